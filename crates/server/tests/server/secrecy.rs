//! Nobody is sent what he may not know.

use std::{cell::RefCell, io};

use serde_json::Value;
use wire::event::EventView;

use crate::{
    client::{Client, play},
    house::House,
};

#[tokio::test]
async fn a_spectator_sees_no_hand_and_no_choice() {
    let house = House::start().await;
    let mut clients = house.pair().await.map(Some);
    let room = clients[0].as_ref().unwrap().place.as_ref().unwrap().room.clone();
    let mut watcher = Client::watch(house.address, &room).await;
    watcher.welcomed().await;
    let mut table = clients.each_mut().map(|it| it.take().unwrap());

    for _ in 0..20 {
        assert!(watcher.view["seats"].as_array().unwrap().iter().all(|it| it["dwor"] == empty()));
        assert!(watcher.decision.iter().all(|it| it.choices.is_empty()));
        assert_eq!(watcher.view["you"], Value::Null);
        let public = watcher.view().seats.iter().map(|it| it.lazaret.len()).sum::<usize>();
        assert_eq!(watcher.view().cards.len(), public);
        play(&mut table, 1).await;
        watcher.reach(table[0].at).await;
    }

    assert!(draws(&watcher).all(|(_, face)| face.is_none()));
}

#[tokio::test]
async fn a_player_sees_only_his_own_draws() {
    let house = House::start().await;
    let mut clients = house.pair().await;

    play(&mut clients, 1000).await;

    for (seat, client) in clients.iter().enumerate() {
        assert!(draws(client).all(|(who, face)| face.is_some() == (usize::from(who) == seat)));
        let other = &client.view().seats[1 - seat];
        assert!(other.dwor.is_empty());
    }
}

#[tokio::test]
async fn the_record_is_given_only_when_the_game_is_over() {
    let house = House::start().await;
    let mut clients = house.pair().await;
    let path = format!("/api/rooms/{}/replay", clients[0].place.as_ref().unwrap().room);

    let early = house.get(&path).await;
    assert_eq!((early.status, early.reason().as_str()), (409, "not-over"));

    play(&mut clients, 1000).await;
    let record = house.get(&path).await.json();
    assert_eq!(record["choices"].as_array().unwrap().len(), clients[0].at as usize);
}

#[tokio::test]
async fn the_database_holds_no_token() {
    let house = House::start().await;
    let clients = house.pair().await;
    let tokens = clients.each_ref().map(|it| it.place.clone().unwrap().token);
    drop(clients);

    let folder = house.close().await;

    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for token in &tokens {
            assert!(!bytes.windows(token.len()).any(|it| it == token.as_bytes()));
        }
    }
}

#[tokio::test]
async fn the_logs_hold_no_secret() {
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::DEBUG)
        .with_writer(|| Log)
        .finish();
    // For all threads: where another test says something first on a thread without a log, nobody
    // is ever told of it again.
    tracing::subscriber::set_global_default(subscriber).unwrap();
    let house = House::start().await;
    let mut clients = house.pair().await;
    play(&mut clients, 4).await;

    let text = String::from_utf8(SAID.take()).unwrap();
    let room = &clients[0].place.as_ref().unwrap().room;
    assert!(text.contains(room), "the log tells of the room");
    for place in clients.iter().map(|it| it.place.as_ref().unwrap()) {
        assert!(!text.contains(&place.token) && !text.contains(&place.contribution));
    }
}

thread_local! {
    /// What was logged on the thread of this test, where server and clients run.
    static SAID: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A log that is kept to be read, on each thread its own.
struct Log;

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // A thread that is ending keeps none.
        let _ = SAID.try_with(|said| said.borrow_mut().extend_from_slice(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn empty() -> Value {
    Value::Array(Vec::new())
}

/// Who drew, and the face if it was shown.
fn draws(client: &Client) -> impl Iterator<Item = (u8, Option<&String>)> {
    client.events.iter().filter_map(|it| match &it.event {
        EventView::Drew { seat, cards } => Some((*seat, cards[0].card.as_ref())),
        _ => None,
    })
}
