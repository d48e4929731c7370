//! What is promised is on the disk.

use std::sync::Arc;

use server::{Row, Store, StoreError};
use tempfile::TempDir;

use crate::{client::play, house::House, shelf::ToyShelf};

fn row(room: &str, number: u32) -> Row {
    let entry = format!("entry {number}");
    Row { room: room.to_owned(), number, entry, fingerprint: Some(u64::MAX - u64::from(number)) }
}

#[tokio::test]
async fn entries_come_back_in_order_after_reopening() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("rooms.sqlite");
    let store = Store::open(&file).await.unwrap();
    for number in 0..3 {
        store.append(vec![row("a", number), row("b", number)]).await.unwrap();
    }
    store.close().await;

    let store = Store::open(&file).await.unwrap();

    assert_eq!(store.entries("a").await.unwrap(), [row("a", 0), row("a", 1), row("a", 2)]);
    assert!(store.entries("c").await.unwrap().is_empty());
}

#[tokio::test]
async fn a_collision_harms_only_the_one_who_caused_it() {
    let folder = TempDir::new().unwrap();
    let store = Store::open(&folder.path().join("rooms.sqlite")).await.unwrap();
    store.append(vec![row("a", 0)]).await.unwrap();

    // Asked for at the same time, they are tried in one transaction first.
    let (good, bad, also_good) = tokio::join!(
        store.append(vec![row("b", 0)]),
        store.append(vec![row("c", 0), row("a", 0)]),
        store.append(vec![row("d", 0)]),
    );

    assert!(good.is_ok() && also_good.is_ok());
    assert!(matches!(bad, Err(StoreError::Collision { number: 0, .. })));
    assert!(store.entries("c").await.unwrap().is_empty());
    assert_eq!(store.entries("d").await.unwrap().len(), 1);
}

#[tokio::test]
async fn card_definitions_are_kept_once_and_found_by_their_digest() {
    let folder = TempDir::new().unwrap();
    let store = Store::open(&folder.path().join("rooms.sqlite")).await.unwrap();
    let source = vec!["one".to_owned(), "two".to_owned()];

    store.keep_cards("digest", &source).await.unwrap();
    store.keep_cards("digest", &["other".to_owned()]).await.unwrap();

    assert_eq!(store.cards("digest").await.unwrap(), Some(source));
    assert_eq!(store.cards("none").await.unwrap(), None);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("rooms.sqlite");
    std::fs::write(&file, "a letter to the king, certainly no database".repeat(99)).unwrap();

    let error = Store::open(&file).await.unwrap_err();

    assert!(error.to_string().contains("not a database"), "{error}");
}

#[tokio::test]
async fn a_closed_store_takes_nothing() {
    let folder = TempDir::new().unwrap();
    let store = Store::open(&folder.path().join("rooms.sqlite")).await.unwrap();
    store.close().await;

    assert!(matches!(store.append(vec![row("a", 0)]).await, Err(StoreError::Closed)));
}

#[tokio::test]
async fn a_game_goes_on_with_the_cards_it_was_dealt_with() {
    let house = House::start().await;
    let mut clients = house.pair().await;
    play(&mut clients, 4).await;
    let (places, views) = (
        clients.each_ref().map(|it| it.place.clone().unwrap()),
        clients.each_ref().map(|it| it.view.clone()),
    );
    drop(clients);
    let folder = house.close().await;

    let newer = Arc::new(ToyShelf { cards: "toy-cards-1".to_owned() });
    let house = House::in_folder(folder, newer, |_| ()).await;
    let mut clients = [house.connect(&places[0]).await, house.connect(&places[1]).await];
    for (client, view) in clients.iter_mut().zip(views) {
        client.welcomed().await;
        assert_eq!(client.view["you"], view["you"]);
    }
    let at = clients.iter().map(|it| it.at).max().unwrap();
    for client in &mut clients {
        client.reach(at).await;
    }
    play(&mut clients, 1000).await;

    let path = format!("/api/rooms/{}/replay", places[0].room);
    assert_eq!(house.get(&path).await.json()["card_source"][0], "definitions toy-cards-0");
}

/// Somebody else writes the entry that would be next: the same as a disk that refuses.
#[tokio::test]
async fn a_choice_that_could_not_be_written_never_happened() {
    let house = House::start().await;
    let mut clients = house.pair().await;
    let place = clients[0].place.clone().unwrap();
    let intruder = Store::open(&house.folder.path().join("rooms.sqlite")).await.unwrap();
    let last = intruder.entries(&place.room).await.unwrap().pop().unwrap();
    let entry = r#"{"kind":"said","seat":1,"text":"To ja!"}"#.to_owned();
    intruder.append(vec![Row { number: last.number + 1, entry, ..last }]).await.unwrap();
    let before = clients[0].view.clone();

    clients[0].choose(0).await;

    for client in &mut clients {
        while client.next().await.is_some() {}
        assert_eq!(client.at, 0, "nobody was shown what is not on the disk");
    }
    let mut again =
        [house.connect(&place).await, house.connect(clients[1].place.as_ref().unwrap()).await];
    for client in &mut again {
        client.welcomed().await;
    }
    assert_eq!(again[0].view, before);
    play(&mut again, 1000).await;
    assert!(again[0].view().over.is_some());
}
