//! A server for one test, on a free port with a database of its own.

use std::{net::SocketAddr, sync::Arc};

use serde_json::{Value, json};
use server::{Config, GameShelf, Server, Timings};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    sync::oneshot,
    task::JoinHandle,
};

use crate::{client::Client, shelf::ToyShelf};

pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

/// An answer over HTTP.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body)
            .unwrap_or_else(|error| panic!("{error} in {} {}", self.status, self.body))
    }

    pub(crate) fn reason(&self) -> String {
        self.json()["reason"].as_str().unwrap_or_default().to_owned()
    }
}

/// A seat with everything its player knows about it.
#[derive(Debug, Clone)]
pub(crate) struct Place {
    pub(crate) room: String,
    pub(crate) seat: u8,
    pub(crate) token: String,
    pub(crate) contribution: String,
}

impl House {
    pub(crate) async fn start() -> House {
        House::with(|_| ()).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> House {
        House::in_folder(TempDir::new().unwrap(), Arc::new(ToyShelf::default()), change).await
    }

    pub(crate) async fn in_folder(
        folder: TempDir,
        shelf: Arc<dyn GameShelf>,
        change: impl FnOnce(&mut Config),
    ) -> House {
        let mut config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: folder.path().join("rooms.sqlite"),
            events: folder.path().join("events"),
            timings: Timings::hasty(),
            ..Config::default()
        };
        change(&mut config);
        let server = Server::bind(config, shelf).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(async move {
            let end = async move { drop(stopped.await) };
            server.run(end).await.unwrap();
        });
        House { address, folder, stop: Some(stop), running }
    }

    /// Stops as SIGTERM does, and leaves the folder.
    pub(crate) async fn close(mut self) -> TempDir {
        drop(self.stop.take());
        self.running.await.unwrap();
        self.folder
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        request(self.address, "GET", path, "", "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.post_text(path, &body.to_string()).await
    }

    pub(crate) async fn post_text(&self, path: &str, body: &str) -> Answer {
        request(self.address, "POST", path, "content-type: application/json\r\n", body).await
    }

    /// Two people with a friendly link, both connected, the cards dealt.
    pub(crate) async fn pair(&self) -> [Client; 2] {
        pair(self.address).await
    }

    pub(crate) async fn open(&self, bot: Option<&str>) -> Place {
        open(self.address, bot).await
    }

    pub(crate) async fn connect(&self, place: &Place) -> Client {
        Client::connect(self.address, place).await
    }
}

pub(crate) async fn pair(address: SocketAddr) -> [Client; 2] {
    let host = open(address, None).await;
    let guest = join(address, &host.room).await;
    let mut clients =
        [Client::connect(address, &host).await, Client::connect(address, &guest).await];
    for client in &mut clients {
        client.reveal().await;
    }
    for client in &mut clients {
        client.welcomed().await;
    }
    clients
}

pub(crate) async fn open(address: SocketAddr, bot: Option<&str>) -> Place {
    let contribution = "a1".repeat(32);
    let body = json!({
        "ruleset": "toy", "name": "Roch", "bot": bot, "faction": "Awanturnicy",
        "commitment": commitment(&contribution),
    });
    let json = "content-type: application/json\r\n";
    let answer = request(address, "POST", "/api/rooms", json, &body.to_string()).await;
    place(&answer, contribution)
}

pub(crate) async fn join(address: SocketAddr, room: &str) -> Place {
    let contribution = "b2".repeat(32);
    let body = json!({ "name": "Bohun", "commitment": commitment(&contribution) });
    let json = "content-type: application/json\r\n";
    let path = format!("/api/rooms/{room}/join");
    let answer = request(address, "POST", &path, json, &body.to_string()).await;
    place(&answer, contribution)
}

pub(crate) fn place(answer: &Answer, contribution: String) -> Place {
    assert_eq!(answer.status, 200, "{}", answer.body);
    let seated: wire::room::Seated = serde_json::from_str(&answer.body).unwrap();
    Place { room: seated.room, seat: seated.seat, token: seated.token, contribution }
}

pub(crate) fn commitment(contribution: &str) -> String {
    hex::encode(kernel::fairness::commitment(&hex::decode(contribution).unwrap()))
}

pub(crate) async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: table\r\nconnection: close\r\n\
         content-length: {length}\r\n{headers}\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    // The server may answer and hang up before it has read a body that is too long.
    let _ = stream.write_all(body.as_bytes()).await;
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").expect("an HTTP answer");
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head: head.to_lowercase(), body: body.to_owned() }
}
