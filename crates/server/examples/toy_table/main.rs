//! A server with a toy game: `toy_table DATABASE` listens on a free port and prints it;
//! `toy_table DATABASE mb` offers VETO! Mount&Blade instead.
//!
//! An example of how a game is put on the shelf, and the process that the
//! tests kill.

mod box_shelf;
mod game;
mod shelf;

use std::{io::Write as _, sync::Arc};

use server::{Config, GameShelf, Server, Timings};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let database = std::env::args_os().nth(1).ok_or("usage: toy_table DATABASE")?;
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: database.into(),
        timings: Timings::hasty(),
        ..Config::default()
    };
    let shelf: Arc<dyn GameShelf> = match std::env::args().nth(2).as_deref() {
        Some("mb") => Arc::new(box_shelf::MountAndBlade::default()),
        _ => Arc::new(shelf::ToyShelf::default()),
    };
    let server = Server::bind(config, shelf).await?;
    println!("listening on {}", server.address());
    std::io::stdout().flush()?;
    server.run(server::asked_to_end()).await?;
    Ok(())
}
