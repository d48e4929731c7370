//! `interrex serve`: the server with its web client.
//!
//! `shelf` puts our games on the shelf the server takes them from.

mod shelf;

use std::{
    fs,
    io::{Write, stdout},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

use anyhow::{Context, Result, ensure};
use decks::veto::Announced;
use server::{Config, Lots, Server, Timings};
use tournament::deck_lists::Shelf;

use super::deck::shelf::library;
use shelf::OurShelf;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Where to listen; port 0 finds a free one
    #[arg(long, default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The SQLite file with all games; created if it is not there
    #[arg(long, default_value = "interrex.sqlite")]
    database: PathBuf,
    /// The folder with the files of tournaments
    #[arg(long, default_value = "events")]
    events: PathBuf,
    /// Open this file of a tournament, and print the organiser's link
    #[arg(long)]
    event: Vec<PathBuf>,
    /// A card set besides the built-in ones, for deck lists and boosters of tournaments
    #[arg(long = "set", value_name = "FILE")]
    sets: Vec<PathBuf>,
    /// A file with the key that founding tournaments needs; without it they are founded at this
    /// machine only
    #[arg(long)]
    organiser_key: Option<PathBuf>,
    /// The server stands behind a proxy that sets X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// No pauses between the actions of a bot (for tests and programs)
    #[arg(long)]
    hasty: bool,
    /// The house adds nothing to the shuffles: what the players add decides the game (for tests)
    #[arg(long)]
    known_lots: bool,
}

pub(super) fn serve(arguments: &Arguments) -> Result<ExitCode> {
    let wanted = tracing_subscriber::EnvFilter::try_from_default_env();
    let filter = wanted.unwrap_or_else(|_| "info".into());
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let config = Config {
        listen: arguments.listen,
        database: arguments.database.clone(),
        events: arguments.events.clone(),
        shelf: Shelf { library: library(&arguments.sets)?, announced: Announced::default() },
        organiser_key: arguments.organiser_key.as_deref().map(key_in).transpose()?,
        behind_proxy: arguments.behind_proxy,
        lots: if arguments.known_lots { Lots::Known } else { Lots::Drawn },
        timings: if arguments.hasty { Timings::hasty() } else { Timings::default() },
        ..Config::default()
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.context("cannot start the runtime")?;
    runtime.block_on(async {
        let server = Server::bind(config, Arc::new(OurShelf::default())).await?;
        writeln!(stdout(), "listening on http://{}", server.address())?;
        for file in &arguments.event {
            let (event, token) = server.open_event(file).await?;
            writeln!(stdout(), "organiser http://{}/#/event/{event}/{token}", server.address())?;
        }
        stdout().flush()?;
        server.run(server::asked_to_end()).await?;
        Ok(ExitCode::SUCCESS)
    })
}

/// A file, because whatever stands on a command line is seen by everybody at the machine.
fn key_in(file: &Path) -> Result<String> {
    let place = file.display();
    let text = fs::read_to_string(file).with_context(|| format!("cannot read the key {place}"))?;
    let key = text.trim();
    ensure!(!key.is_empty(), "the file {place} holds no key");
    Ok(key.to_owned())
}
