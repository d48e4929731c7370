//! Once more, seats exchanged.

use wire::message::{ClientMessage, ServerMessage};

use crate::{
    client::Client,
    house::{House, Place, commitment},
};

/// What both contribute to the second game.
const NEXT: &str = "d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4d4";

fn rematch() -> ClientMessage {
    ClientMessage::Rematch { commitment: commitment(NEXT) }
}

#[tokio::test]
async fn when_both_ask_they_play_again_with_seats_exchanged() {
    let house = House::start().await;
    let mut clients = house.pair().await;
    clients[0].say(&ClientMessage::Concede).await;
    for client in &mut clients {
        client.until(|it, _| it.view().over).await;
    }

    clients[0].say(&rematch()).await;
    clients[1].until(|it, _| it.players[0].rematch.then_some(())).await;
    clients[1].say(&rematch()).await;
    let places = [announced(&mut clients[0]).await, announced(&mut clients[1]).await];
    assert_eq!(places[0].room, places[1].room);
    assert_eq!(places.each_ref().map(|it| it.seat), [1, 0]);

    let mut again = [house.connect(&places[0]).await, house.connect(&places[1]).await];
    for client in &mut again {
        client.reveal().await;
    }
    for client in &mut again {
        client.welcomed().await;
        let names = client.players.iter().map(|it| it.name.as_str()).collect::<Vec<_>>();
        assert_eq!(names, ["Bohun", "Roch"]);
    }
}

#[tokio::test]
async fn who_was_away_when_it_was_agreed_learns_it_when_he_comes_back() {
    let house = House::start().await;
    let mut clients = house.pair().await;
    clients[0].say(&ClientMessage::Concede).await;
    clients[0].say(&rematch()).await;
    clients[1].until(|it, _| it.players[0].rematch.then_some(())).await;
    let away = clients[0].place.clone().unwrap();
    let [absent, mut present] = clients;
    drop(absent);
    present.say(&rematch()).await;
    announced(&mut present).await;

    let back = announced(&mut house.connect(&away).await).await;
    let watcher = Client::watch(house.address, &away.room).await.until(moved).await;

    assert_eq!((back.seat, back.token), (1, away.token));
    assert_eq!(watcher, (back.room, None, None));
}

#[tokio::test]
async fn the_bot_always_wants_a_rematch() {
    let house = House::start().await;
    let mut player = house.connect(&house.open(Some("random")).await).await;
    player.reveal().await;
    player.welcomed().await;
    player.say(&ClientMessage::Concede).await;
    player.say(&ClientMessage::Rematch { commitment: "none".into() }).await;
    assert_eq!(player.error().await.reason, "bad-commitment");
    player.say(&rematch()).await;

    let mut again = house.connect(&announced(&mut player).await).await;
    again.reveal().await;
    again.welcomed().await;

    assert_eq!(again.view["you"], 1);
    assert_eq!(again.players[0].bot.as_deref(), Some("random"));
}

fn moved(_: &Client, message: &ServerMessage) -> Option<(String, Option<u8>, Option<String>)> {
    match message {
        ServerMessage::Rematch { room, seat, token } => Some((room.clone(), *seat, token.clone())),
        _ => None,
    }
}

async fn announced(client: &mut Client) -> Place {
    let (room, seat, token) = client.until(moved).await;
    Place { room, seat: seat.unwrap(), token: token.unwrap(), contribution: NEXT.to_owned() }
}
