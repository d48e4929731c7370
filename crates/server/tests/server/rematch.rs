//! Once more, seats exchanged.

use serde_json::json;
use wire::message::{ClientMessage, ServerMessage};

use crate::{
    client::Client,
    house::{House, Place, commitment, place},
};

#[tokio::test]
async fn when_both_ask_they_play_again_with_seats_exchanged() {
    let house = House::start().await;
    let mut clients = house.pair().await;
    clients[0].say(&ClientMessage::Concede).await;
    for client in &mut clients {
        client.until(|it, _| it.view().over).await;
    }

    clients[0].say(&ClientMessage::Rematch).await;
    clients[1].until(|it, _| it.players[0].rematch.then_some(())).await;
    clients[1].say(&ClientMessage::Rematch).await;
    let rooms = [announced(&mut clients[0]).await, announced(&mut clients[1]).await];
    assert_eq!(rooms[0], rooms[1]);

    let old = clients.each_ref().map(|it| it.place.clone().unwrap());
    let stranger = json!({"name": "Kmicic", "commitment": commitment(&"c3".repeat(32))});
    let answer = house.post(&format!("/api/rooms/{}/join", rooms[0]), &stranger).await;
    assert_eq!(answer.reason(), "room-full");
    let first = rejoin(&house, &rooms[0], &old[0]).await;
    let second = rejoin(&house, &rooms[0], &old[1]).await;
    assert_eq!((first.seat, second.seat), (1, 0));
    let mut again = [house.connect(&first).await, house.connect(&second).await];
    for client in &mut again {
        client.reveal().await;
    }
    for client in &mut again {
        client.welcomed().await;
        assert_eq!(client.players[1].name, "Roch");
    }
}

#[tokio::test]
async fn the_bot_always_wants_a_rematch() {
    let house = House::start().await;
    let old = house.open(Some("random")).await;
    let mut player = house.connect(&old).await;
    player.reveal().await;
    player.welcomed().await;
    player.say(&ClientMessage::Concede).await;
    player.say(&ClientMessage::Rematch).await;

    let room = announced(&mut player).await;
    let mut again = house.connect(&rejoin(&house, &room, &old).await).await;
    again.reveal().await;
    again.welcomed().await;

    assert_eq!(again.view["you"], 1);
    assert_eq!(again.players[0].bot.as_deref(), Some("random"));
}

async fn announced(client: &mut Client) -> String {
    client
        .until(|_, it| match it {
            ServerMessage::Rematch { room } => Some(room.clone()),
            _ => None,
        })
        .await
}

async fn rejoin(house: &House, room: &str, old: &Place) -> Place {
    let contribution = "d4".repeat(32);
    let name = if old.seat == 0 { "Roch" } else { "Bohun" };
    let body = json!({"name": name, "commitment": commitment(&contribution), "token": old.token});
    place(&house.post(&format!("/api/rooms/{room}/join"), &body).await, contribution)
}
