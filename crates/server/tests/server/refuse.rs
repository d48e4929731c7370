//! What is not accepted is explained and changes nothing.

use serde_json::json;
use tokio_tungstenite::tungstenite::Message;
use wire::message::ClientMessage;

use crate::{
    client::{Client, play},
    house::{House, commitment, request},
};

#[tokio::test]
async fn a_wrong_seat_an_old_question_and_an_unknown_choice_are_refused() {
    let house = House::start().await;
    let [mut player, mut other] = house.pair().await;
    let before = player.view.clone();

    other.choose(0).await;
    let problem = other.error().await;
    assert_eq!(
        (problem.reason.as_str(), problem.rule.as_deref()),
        ("not-your-turn", Some("TOY 3"))
    );
    player.say(&ClientMessage::Choose { at: 7, choice: 0 }).await;
    assert_eq!(player.error().await.reason, "outdated");
    player.choose(99).await;
    assert_eq!(player.error().await.reason, "no-such-choice");

    assert_eq!(fresh(&house, &player).await.view, before);
}

#[tokio::test]
async fn malformed_messages_are_answered_and_the_line_stays_open() {
    let house = House::start().await;
    let [mut player, _other] = house.pair().await;
    let bad = [
        "",
        "{",
        "[]",
        "null",
        r#"["choose",0,0]"#,
        r#"{"type":"dance"}"#,
        r#"{"type":"choose","at":-1}"#,
    ];

    for text in bad {
        player.send(Message::text(text)).await;
        assert_eq!(player.error().await.reason, "malformed", "{text}");
    }
    player.send(Message::binary(vec![0, 159, 146, 150])).await;
    assert_eq!(player.error().await.reason, "malformed");
    player.send(Message::text(format!("\"{}\"", "x".repeat(20_000)))).await;
    assert_eq!(player.error().await.reason, "too-big");

    let mut clients = [player, _other];
    play(&mut clients, 1).await;
    assert_eq!(clients[0].at, 1);
}

#[tokio::test]
async fn a_message_far_too_big_closes_the_line_and_nothing_else() {
    let house = House::start().await;
    let [mut player, other] = house.pair().await;

    player.send(Message::text("x".repeat(200_000))).await;

    while player.next().await.is_some() {}
    let again = fresh(&house, &player).await;
    play(&mut [again, other], 1).await;
}

#[tokio::test]
async fn too_many_messages_are_refused_and_at_last_the_door_is_shown() {
    let house = House::with(|config| {
        config.limits.message_burst = 3;
        config.limits.messages_per_second = 0.0;
        config.limits.bad_messages = 2;
    })
    .await;
    let place = house.open(None).await;
    let mut player = house.connect(&place).await;
    for _ in 0..5 {
        player.say(&ClientMessage::Chat { text: "hej".into() }).await;
    }

    assert_eq!(player.error().await.reason, "too-fast");
    assert_eq!(player.error().await.reason, "too-fast");
    while player.next().await.is_some() {}
    assert_eq!(player.closed, Some(1008));
}

#[tokio::test]
async fn chat_lines_have_a_length_and_a_content() {
    let house = House::start().await;
    let place = house.open(None).await;
    let mut player = house.connect(&place).await;

    player.say(&ClientMessage::Chat { text: "ż".repeat(501) }).await;
    assert_eq!(player.error().await.reason, "chat-too-long");
    player.say(&ClientMessage::Chat { text: " \n ".into() }).await;
    assert_eq!(player.error().await.reason, "chat-empty");
}

#[tokio::test]
async fn nothing_can_be_done_before_the_deal_or_without_a_seat() {
    let house = House::start().await;
    let place = house.open(None).await;
    let mut player = house.connect(&place).await;
    let mut watcher = Client::watch(house.address, &place.room).await;

    player.choose(0).await;
    assert_eq!(player.error().await.reason, "not-started");
    player.say(&ClientMessage::Rematch { commitment: String::new() }).await;
    assert_eq!(player.error().await.reason, "not-over");
    watcher.say(&ClientMessage::Concede).await;
    assert_eq!(watcher.error().await.reason, "spectator");
}

#[tokio::test]
async fn rooms_and_tokens_that_do_not_exist_open_nothing() {
    let house = House::start().await;
    let place = house.open(None).await;

    let token = format!("?token={}", "0".repeat(64));
    assert_eq!(Client::dial(house.address, &place.room, &token).await.err(), Some(401));
    assert_eq!(Client::dial(house.address, "zzzzzzzzzzzz", "").await.err(), Some(404));
    // A browser is not told the status of a refused socket, so it asks.
    let seat = format!("/api/rooms/{}/seat", place.room);
    let wrong = format!("authorization: Bearer {}\r\n", "0".repeat(64));
    let answer = request(house.address, "GET", &seat, &wrong, "").await;
    assert_eq!((answer.status, answer.reason().as_str()), (401, "wrong-token"));
    let right = format!("authorization: Bearer {}\r\n", place.token);
    let answer = request(house.address, "GET", &seat, &right, "").await;
    assert_eq!((answer.status, answer.json()["seat"].as_u64()), (200, Some(0)));
    assert!(house.get(&seat).await.json()["seat"].is_null());
    assert_eq!(house.get("/api/rooms/zzzzzzzzzzzz/seat").await.status, 404);
    let answer = house.get("/api/rooms/..%2fsecret").await;
    assert_eq!((answer.status, answer.reason().as_str()), (404, "no-such-room"));
}

#[tokio::test]
async fn bad_requests_are_told_what_is_wrong() {
    let house = House::start().await;
    let good =
        json!({"ruleset": "toy", "name": "Roch", "commitment": commitment(&"a1".repeat(32))});
    let with = |key: &str, value: &str| {
        let mut body = good.clone();
        body[key] = value.into();
        body
    };
    for (body, status, reason) in [
        (with("ruleset", "chess"), 404, "no-such-ruleset"),
        (with("bot", "deep"), 409, "no-such-bot"),
        (with("faction", "Szwedzi"), 409, "no-such-deck"),
        (with("commitment", "beef"), 409, "bad-commitment"),
        (with("extra", "x"), 422, "malformed"),
        (json!(["toy", "Roch", null, null, "a1".repeat(32)]), 422, "malformed"),
    ] {
        let answer = house.post("/api/rooms", &body).await;
        assert_eq!((answer.status, answer.reason().as_str()), (status, reason), "{body}");
    }
    assert_eq!(house.post_text("/api/rooms", "{nonsense").await.reason(), "malformed");
    let long = with("name", &"x".repeat(20_000));
    assert_eq!(house.post("/api/rooms", &long).await.reason(), "malformed");
}

#[tokio::test]
async fn a_full_room_takes_nobody_in() {
    let house = House::start().await;
    let [player, _other] = house.pair().await;
    let room = player.place.unwrap().room;
    let body = json!({"name": "Kmicic", "commitment": commitment(&"a1".repeat(32))});

    let answer = house.post(&format!("/api/rooms/{room}/join"), &body).await;

    assert_eq!((answer.status, answer.reason().as_str()), (409, "room-full"));
}

#[tokio::test]
async fn one_address_opens_only_so_many_rooms_and_the_house_holds_only_so_many() {
    let house = House::with(|config| {
        config.limits.rooms_burst = 4;
        config.limits.rooms_per_minute = 0.0;
        config.limits.rooms_awake = 1;
    })
    .await;
    let body = json!({"ruleset": "toy", "name": "", "commitment": commitment(&"a1".repeat(32))});
    let [first, second] = [house.open(None).await, house.open(None).await];

    let _awake = house.connect(&first).await;
    let query = format!("?token={}", second.token);
    assert_eq!(Client::dial(house.address, &second.room, &query).await.err(), Some(503));
    assert_eq!(house.post("/api/rooms", &body).await.reason(), "server-full");
    house.post("/api/rooms", &body).await;
    let answer = house.post("/api/rooms", &body).await;
    assert_eq!((answer.status, answer.reason().as_str()), (429, "too-fast"));
}

async fn fresh(house: &House, client: &Client) -> Client {
    let mut again = house.connect(client.place.as_ref().unwrap()).await;
    again.welcomed().await;
    again
}
