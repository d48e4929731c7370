//! The power fails in the middle of a game.

use std::{
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use tempfile::TempDir;
use wire::message::{ClientMessage, ServerMessage};

use crate::{
    client::{Client, play},
    house::{open, pair},
};

/// A server in a process of its own, killed without warning at the end.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    fn start(database: &Path) -> Process {
        Process::offering("toy", database)
    }

    pub(crate) fn offering(game: &str, database: &Path) -> Process {
        let mut child = Command::new(binary())
            .arg(database)
            .arg(game)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the example toy_table starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on ").unwrap().parse().unwrap();
        Process { child, address }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // On Unix this is SIGKILL: nothing is flushed, nobody is told.
        // One that has ended already cannot be killed, and need not be.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The example beside this test; cargo builds both, except when asked for this test alone.
fn binary() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let folder = test.parent().and_then(Path::parent).unwrap();
    let binary = folder.join("examples").join(format!("toy_table{}", std::env::consts::EXE_SUFFIX));
    if !binary.exists() {
        let build = ["build", "--quiet", "--package", "server", "--example", "toy_table"];
        assert!(Command::new(env!("CARGO")).args(build).status().unwrap().success());
    }
    binary
}

#[tokio::test]
async fn after_a_kill_both_go_on_exactly_where_they_were() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("rooms.sqlite");
    let process = Process::start(&database);
    let mut clients = pair(process.address).await;
    clients[1].say(&ClientMessage::Chat { text: "Bij, kto w Boga wierzy!".into() }).await;
    for client in &mut clients {
        client.say(&ClientMessage::Stops { stops: wire::stops::Stops::everywhere() }).await;
    }

    // The lights go out again and again until the game is over.
    let mut process = Some(process);
    for lifetime in 0.. {
        play_windows_too(&mut clients, 3 + lifetime % 3).await;
        let before = clients.each_ref().map(Memory::of);
        drop(process.take());
        let next = Process::start(&database);
        for client in &mut clients {
            let place = client.place.clone().unwrap();
            *client = Client::connect(next.address, &place).await;
            client.welcomed().await;
            client
                .until(|_, it| {
                    matches!(it, ServerMessage::Chat { seat: Some(1), .. }).then_some(())
                })
                .await;
        }
        process = Some(next);
        assert_eq!(clients.each_ref().map(Memory::of), before);
        if clients[0].view().over.is_some() {
            return;
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn asked_politely_the_server_says_goodbye_and_ends() {
    let folder = TempDir::new().unwrap();
    let mut process = Process::start(&folder.path().join("rooms.sqlite"));
    let mut clients = pair(process.address).await;
    play(&mut clients, 2).await;

    let id = process.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());

    for client in &mut clients {
        while client.next().await.is_some() {}
        assert_eq!(client.closed, Some(1001));
    }
    assert!(process.child.wait().unwrap().success());
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "the log was folded into the database: {left:?}");
}

#[tokio::test]
async fn after_a_kill_the_bot_goes_on_too() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("rooms.sqlite");
    let mut process = Process::start(&database);
    let place = open(process.address, Some("greedy")).await;
    let mut player = Client::connect(process.address, &place).await;
    player.reveal().await;
    player.welcomed().await;

    let mut answers = 0;
    while player.decision.is_some() {
        let at = player.at;
        if player.is_asked() && !player.is_forced_window() {
            player.choose(0).await;
            answers += 1;
            if answers % 3 == 0 {
                // Perhaps the choice is on the disk, perhaps not; it is never lost once acknowledged.
                drop(process);
                process = Process::start(&database);
                player = Client::connect(process.address, &place).await;
                player.welcomed().await;
                assert!(player.at >= at, "an acknowledged choice is lost");
                continue;
            }
        }
        player.reach(at + 1).await;
    }

    assert!(player.view().over.is_some());
}

/// Everything a client knows about the game.
#[derive(Debug, PartialEq)]
struct Memory {
    at: u32,
    view: serde_json::Value,
    decision: Option<wire::decision::DecisionView>,
    events: Vec<wire::event::SeenEvent>,
    can_undo: bool,
}

impl Memory {
    fn of(client: &Client) -> Memory {
        Memory {
            at: client.at,
            view: client.view.clone(),
            decision: client.decision.clone(),
            events: client.events.clone(),
            can_undo: client.can_undo,
        }
    }
}

/// Both have asked to stop at every window, so the server answers nothing for them.
async fn play_windows_too(clients: &mut [Client; 2], choices: u32) {
    for _ in 0..choices {
        let at = clients[0].at;
        match clients.iter_mut().find(|it| it.is_forced_window()) {
            None => play(clients, 1).await,
            Some(asked) => {
                asked.choose(0).await;
                for client in clients.iter_mut() {
                    client.reach(at + 1).await;
                }
            }
        }
    }
}
