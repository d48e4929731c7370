//! Nonsense of every kind at the socket, and the room unharmed.

use std::time::Duration;

use proptest::{
    prelude::*,
    strategy::ValueTree as _,
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use serde_json::{Value, json};
use tokio::{io::AsyncWriteExt as _, net::TcpStream};
use tokio_tungstenite::tungstenite::Message;
use wire::message::{ClientMessage, ServerMessage};

use crate::{
    client::{Client, play},
    house::House,
};

/// Almost a message: the right words in the wrong places.
fn crooked() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
        Just(json!("ff".repeat(32))),
    ];
    let any_json = leaf.prop_recursive(3, 16, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map("[a-z]{0,6}", inner, 0..4)
                .prop_map(|it| Value::Object(it.into_iter().collect())),
        ]
    });
    let kinds = ["choose", "why_not", "undo", "stops", "reveal", "rematch", "chat", "Choose", ""];
    let keys = ["at", "choice", "card", "stops", "contribution", "type", "extra"];
    let members =
        prop::collection::vec((prop::sample::select(keys.to_vec()), any_json.clone()), 0..4);
    let message = (prop::sample::select(kinds.to_vec()), members).prop_map(|(kind, members)| {
        let mut message = json!({ "type": kind });
        for (key, value) in members {
            message[key] = value;
        }
        message
    });
    prop_oneof![3 => message, 1 => any_json]
}

fn nonsense() -> impl Strategy<Value = Message> {
    prop_oneof![
        4 => crooked().prop_map(|it| Message::text(it.to_string())),
        1 => ".{0,200}".prop_map(Message::text),
        1 => prop::collection::vec(any::<u8>(), 0..300).prop_map(Message::binary),
        1 => prop::collection::vec(any::<u8>(), 0..100).prop_map(|it| Message::Ping(it.into())),
    ]
}

/// How many messages; `INTERREX_STORM=200000 cargo test -p server storm` makes a real storm of it.
fn rounds() -> u32 {
    std::env::var("INTERREX_STORM").ok().and_then(|it| it.parse().ok()).unwrap_or(1500)
}

fn runner() -> TestRunner {
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]);
    TestRunner::new_with_rng(Config::default(), rng)
}

#[tokio::test]
async fn random_messages_leave_the_room_as_it_was() {
    let house = House::with(|config| {
        config.limits.bad_messages = u32::MAX;
        config.limits.message_burst = u32::MAX;
        // The other client does not read, let alone answer pings, while the storm lasts.
        config.timings.silence = Duration::from_secs(86_400);
    })
    .await;
    let mut clients = house.pair().await;
    let before = clients.each_ref().map(|it| (it.at, it.view.clone()));
    let (mut runner, strategy) = (runner(), nonsense());

    for round in 1..=rounds() {
        // The seat that is not asked, so that no lucky word is a legal choice.
        clients[1].send(strategy.new_tree(&mut runner).unwrap().current()).await;
        // Who never reads is cut off in the end, so the answers are read from time to time.
        if round % 500 == 0 {
            read_everything(&mut clients[1], round).await;
        }
    }

    for (client, before) in clients.iter().zip(before) {
        assert_eq!((client.at, client.view.clone()), before);
    }
    // Among so many words there may have been the wish to be asked in every window.
    clients[1].say(&ClientMessage::Stops { stops: wire::stops::Stops::default() }).await;
    play(&mut clients, 1000).await;
    assert!(clients[0].view().over.is_some());
}

/// Asks a question and reads up to its answer; a welcome instead means that it was left out.
async fn read_everything(client: &mut Client, card: u32) {
    let answered = |_: &Client, message: &ServerMessage| match message {
        ServerMessage::WhyNot { card: found, .. } if *found == card => Some(true),
        ServerMessage::Welcome { .. } => Some(false),
        _ => None,
    };
    client.say(&ClientMessage::WhyNot { card }).await;
    while !client.until(answered).await {
        client.say(&ClientMessage::WhyNot { card }).await;
    }
}

#[tokio::test]
async fn random_bytes_on_the_wire_close_that_line_only() {
    let house = House::start().await;
    let mut clients = house.pair().await;
    let place = clients[0].place.clone().unwrap();
    let (mut runner, strategy) = (runner(), prop::collection::vec(any::<u8>(), 1..600));

    for round in 0..100 {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        if round % 2 == 0 {
            let head = format!(
                "GET /api/rooms/{}/ws?token={} HTTP/1.1\r\nhost: table\r\nupgrade: websocket\r\n\
                 connection: upgrade\r\nsec-websocket-version: 13\r\n\
                 sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
                place.room, place.token
            );
            stream.write_all(head.as_bytes()).await.unwrap();
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        let bytes = strategy.new_tree(&mut runner).unwrap().current();
        // The server may have hung up in the middle, which is its right.
        let _ = stream.write_all(&bytes).await;
    }

    play(&mut clients, 1000).await;
    assert!(clients[0].view().over.is_some());
    assert_eq!(house.get("/api/health").await.status, 200);
}

#[tokio::test]
async fn random_bodies_open_no_room_and_break_nothing() {
    let house = House::with(|config| config.limits.rooms_burst = u32::MAX).await;
    let place = house.open(None).await;
    let (mut runner, strategy) = (runner(), crooked());

    for round in 0..rounds() / 10 {
        let body = strategy.new_tree(&mut runner).unwrap().current();
        let join = format!("/api/rooms/{}/join", place.room);
        let path = if round % 2 == 0 { "/api/rooms" } else { &join };
        let answer = house.post(path, &body).await;
        assert_eq!((answer.status, answer.reason().as_str()), (422, "malformed"), "{body}");
    }

    assert_eq!(house.get(&format!("/api/rooms/{}", place.room)).await.status, 200);
}
