//! A process is killed while it writes; whatever it had acknowledged is there.

#![allow(clippy::unwrap_used, reason = "the whole file is a test")]

use desk::{Desk, Order, new_id, new_seed};
use std::{
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};
use tournament::{setup, standings::Wins};
use tournament_file::{
    Mirror, Person, Player,
    command::Act,
    event::{Founding, SHAPE},
};

const FILE: &str = "INTERREX_KILLED_FILE";

/// Runs itself a second time as the process that is killed.
#[tokio::test]
async fn acknowledged_commands_survive() {
    match std::env::var_os(FILE) {
        Some(path) => write_for_ever(&PathBuf::from(path)).await,
        None => survive().await,
    }
}

/// The process that will be killed: enters players and says which it has entered.
async fn write_for_ever(path: &Path) {
    let desk = Desk::open(path).await.unwrap();
    let from = desk.view(None).await.version;
    for number in from + 1.. {
        let (player, person) = (Player(number), Person(number));
        let act = Act::Enter { player, person, name: number.to_string(), list_handed_in: false };
        desk.apply(Order { id: new_id(), by: Person(0), at: 0, act }).await.unwrap();
        // The test runner may have begun a line.
        println!("\n{number}");
        std::io::stdout().flush().unwrap();
    }
}

async fn survive() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.ixt");
    let preset = setup::Setup::preset(setup::Class::Local, setup::Format::Otwarty, Wins::Two, 6);
    let setup = tournament_file::setup::Setup::of(&preset);
    let organiser = Person(0);
    let founding = Founding { shape: SHAPE, setup, organiser, lot: new_seed(), at: 0 };
    Desk::found(&path, founding).await.unwrap().close().await;
    for blow in 1..=5_u32 {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "acknowledged_commands_survive", "--nocapture"])
            .env(FILE, &path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut numbers = lines.map_while(Result::ok).filter_map(|it| it.parse::<u32>().ok());
        let mut acknowledged: u32 = 0;
        for _ in 0..4 * blow {
            acknowledged = numbers.next().unwrap();
        }
        // SIGKILL: no destructor, no handler, whatever it was doing.
        child.kill().unwrap();
        child.wait().unwrap();
        let acknowledged = numbers.last().unwrap_or(acknowledged);
        let desk = Desk::open(&path).await.unwrap();
        let kept = desk.view(None).await.version;
        assert!(acknowledged <= kept, "{acknowledged} acknowledged, {kept} kept");
        assert!(kept <= acknowledged + 1, "a command nobody ordered");
        desk.close().await;
    }
}
