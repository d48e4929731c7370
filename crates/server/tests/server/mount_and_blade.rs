//! The real game on the shelf: VETO! Mount&Blade against a bot, over sockets.

use std::sync::Arc;

use tempfile::TempDir;
use wire::{
    host::{Host, RecordFile},
    veto::{Shelf, replayed},
};

use crate::{
    box_shelf::MountAndBlade,
    client::Client,
    house::{House, commitment, place},
};

async fn house() -> House {
    let shelf = Arc::new(MountAndBlade::default());
    House::in_folder(TempDir::new().unwrap(), shelf, |config| {
        config.limits.message_burst = 10_000;
    })
    .await
}

/// Plays against the random bot to the end, always with the choice that stands in the middle.
async fn finished_game(house: &House) -> Client {
    let contribution = "a1".repeat(32);
    let body = serde_json::json!({
        "ruleset": "mb", "name": "Roch", "bot": "random", "faction": "Wisniowieccy",
        "commitment": commitment(&contribution),
    });
    let seat = place(&house.post("/api/rooms", &body).await, contribution);
    let mut player = house.connect(&seat).await;
    player.reveal().await;
    player.welcomed().await;
    while let Some(decision) = player.decision.clone() {
        let at = player.at;
        if player.is_asked() && !player.is_forced_window() {
            player.choose((decision.choices.len() / 2) as u16).await;
        }
        player.reach(at + 1).await;
    }
    player
}

#[tokio::test]
async fn a_game_of_mount_and_blade_is_played_in_small_updates() {
    let house = house().await;

    let player = finished_game(&house).await;

    let mut fresh = house.connect(player.place.as_ref().unwrap()).await;
    fresh.welcomed().await;
    assert_eq!((&fresh.view, &fresh.events), (&player.view, &player.events));
    let mut sizes = player.updates.clone();
    sizes.sort_unstable();
    let median = sizes[sizes.len() / 2];
    println!("{} updates, median {median} bytes, longest {:?}", sizes.len(), sizes.last());
    assert!(median < 2000, "the median update has {median} bytes");
}

#[tokio::test]
async fn its_record_stands_by_itself() {
    let house = house().await;
    let player = finished_game(&house).await;
    let room = player.place.as_ref().unwrap().room.clone();

    let answer = house.get(&format!("/api/rooms/{room}/replay")).await;
    let record: RecordFile = serde_json::from_str(&answer.body).unwrap();

    let again = replayed(&Shelf::mount_and_blade(), &record).unwrap();
    assert_eq!(again.over(), player.view().over);
    assert_eq!(again.made(), player.at);
}

#[tokio::test]
async fn its_rooms_come_back_from_the_disk() {
    let house = house().await;
    let seat = {
        let contribution = "a1".repeat(32);
        let body = serde_json::json!({
            "ruleset": "mb", "name": "Roch", "faction": null,
            "commitment": commitment(&contribution),
        });
        place(&house.post("/api/rooms", &body).await, contribution)
    };
    let other = crate::house::join(house.address, &seat.room).await;
    let mut clients = [house.connect(&seat).await, house.connect(&other).await];
    for client in &mut clients {
        client
            .say(&wire::message::ClientMessage::Stops { stops: wire::stops::Stops::everywhere() })
            .await;
        client.reveal().await;
    }
    for client in &mut clients {
        client.welcomed().await;
    }
    for _ in 0..40 {
        let at = clients[0].at;
        match clients.iter_mut().find(|it| it.is_asked()) {
            Some(asked) => asked.choose(0).await,
            None => break,
        }
        for client in &mut clients {
            client.reach(at + 1).await;
        }
    }
    let before = clients.each_ref().map(|it| (it.at, it.view.clone(), it.events.clone()));
    drop(clients);
    let folder = house.close().await;

    let shelf = Arc::new(MountAndBlade::default());
    let house = House::in_folder(folder, shelf, |_| ()).await;
    let mut clients = [house.connect(&seat).await, house.connect(&other).await];
    for (client, before) in clients.iter_mut().zip(before) {
        client.welcomed().await;
        assert_eq!((client.at, client.view.clone(), client.events.clone()), before);
    }
}
