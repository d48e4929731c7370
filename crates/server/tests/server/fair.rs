//! Nobody steers the shuffling, and everybody can check it afterwards.

use kernel::fairness;
use server::Lots;
use wire::{host::RecordFile, message::ClientMessage};

use crate::{
    client::{Client, play},
    house::{House, commitment, join},
};

#[tokio::test]
async fn contributions_come_after_the_game_and_make_the_seed() {
    let house = House::start().await;
    let mut clients = house.pair().await;
    let before = clients[0].fairness.clone().unwrap();
    assert_eq!(before.commitments.len(), 3);
    assert!(before.contributions.is_empty() && before.seed.is_none());

    play(&mut clients, 1000).await;
    let after = clients[0].until(|it, _| it.fairness.clone().filter(|it| it.seed.is_some())).await;

    assert_eq!(after.commitments, before.commitments);
    let contributions: Vec<Vec<u8>> =
        after.contributions.iter().map(|it| hex::decode(it).unwrap()).collect();
    for (contribution, commitment) in contributions.iter().zip(&after.commitments) {
        assert_eq!(hex::encode(fairness::commitment(contribution)), *commitment);
    }
    let seed = hex::encode(fairness::seed(contributions.iter().map(Vec::as_slice)));
    assert_eq!(after.seed, Some(seed.clone()));
    let room = &clients[0].place.as_ref().unwrap().room;
    let record: RecordFile =
        serde_json::from_str(&house.get(&format!("/api/rooms/{room}/replay")).await.body).unwrap();
    assert_eq!((record.setup.seed, record.contributions), (seed, after.contributions));
    assert_eq!(record.card_source, ["definitions toy-cards-0"]);
}

#[tokio::test]
async fn where_the_house_draws_no_lots_the_players_alone_make_the_seed() {
    let promised = |house: House| async move {
        house.pair().await[0].fairness.clone().unwrap().commitments[0].clone()
    };
    let known = || House::with(|it| it.lots = Lots::Known);
    assert_eq!(promised(known().await).await, promised(known().await).await);
    assert_ne!(promised(House::start().await).await, promised(House::start().await).await);
}

#[tokio::test]
async fn a_contribution_that_was_not_committed_to_is_refused() {
    let house = House::start().await;
    let place = house.open(Some("greedy")).await;
    let mut player = house.connect(&place).await;

    player.say(&ClientMessage::Reveal { contribution: "cc".repeat(32) }).await;
    assert_eq!(player.error().await.reason, "tampered-reveal");
    player.say(&ClientMessage::Reveal { contribution: "short".into() }).await;
    assert_eq!(player.error().await.reason, "bad-contribution");

    player.reveal().await;
    player.welcomed().await;
}

#[tokio::test]
async fn nobody_reveals_before_everybody_has_committed() {
    let house = House::start().await;
    let place = house.open(None).await;
    let mut host = house.connect(&place).await;

    host.reveal().await;
    assert_eq!(host.error().await.reason, "too-early");

    let mut guest = house.connect(&join(house.address, &place.room).await).await;
    host.until(|it, _| it.fairness.as_ref().filter(|it| it.commitments.len() == 3).map(drop)).await;
    host.reveal().await;
    guest.reveal().await;
    // Once more, as a client does that lost the connection: it changes nothing.
    guest.reveal().await;
    host.welcomed().await;
    guest.welcomed().await;
}

#[tokio::test]
async fn a_spectator_waits_with_the_players() {
    let house = House::start().await;
    let place = house.open(None).await;

    let mut watcher = Client::watch(house.address, &place.room).await;

    watcher.until(|it, _| (it.players.len() == 1).then_some(())).await;
    assert!(!watcher.received.contains(&commitment(&place.contribution)));
}
