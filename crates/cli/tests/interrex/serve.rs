//! `interrex serve`: it comes up, answers, and refuses what it cannot have.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use crate::interrex;

/// A server on a free port; ends with the test.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn new(database: &str) -> Served {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(database);
        std::fs::remove_file(&path).ok();
        let mut child = Command::new(env!("CARGO_BIN_EXE_interrex"))
            .args(["serve", "--listen", "127.0.0.1:0", "--hasty", "--database"])
            .arg(path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").unwrap().to_owned();
        Served { child, address }
    }

    fn asked(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        let head = format!("{method} {path} HTTP/1.1\r\nHost: it\r\nConnection: close");
        let kind = "Content-Type: application/json";
        write!(stream, "{head}\r\n{kind}\r\nContent-Length: {length}\r\n\r\n{body}").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

#[test]
fn our_games_stand_on_its_shelf() {
    let served = Served::new("serve.sqlite");
    assert!(served.asked("GET", "/api/health", "").contains("\"ok\""));
    let cards = served.asked("GET", "/api/cards/mb", "");
    assert!(cards.starts_with("HTTP/1.1 200") && cards.contains("mb-bohun"), "{cards}");
    let commitment = "ab".repeat(32);
    for (bot, faction) in [("greedy", "Wisniowieccy"), ("random", "Awanturnicy")] {
        let body = format!(
            r#"{{"ruleset":"mb","name":"Roch","bot":"{bot}","faction":"{faction}","commitment":"{commitment}"}}"#
        );
        let room = served.asked("POST", "/api/rooms", &body);
        assert!(room.contains("\"token\""), "{room}");
    }
    let cards = served.asked("GET", "/api/cards/joust", "");
    assert!(cards.starts_with("HTTP/1.1 200") && cards.contains("Eddard Stark"), "{cards}");
    let body = format!(
        r#"{{"ruleset":"joust","name":"Ned","bot":"greedy","faction":"stark-fealty","commitment":"{commitment}"}}"#
    );
    let room = served.asked("POST", "/api/rooms", &body);
    assert!(room.contains("\"token\""), "{room}");
}

#[test]
fn an_address_in_use_is_refused() {
    let served = Served::new("first.sqlite");
    let database = format!("{}/second.sqlite", env!("CARGO_TARGET_TMPDIR"));
    let said = interrex(&["serve", "--listen", &served.address, "--database", &database]).refused();
    assert!(said.contains(&served.address), "{said}");
}
