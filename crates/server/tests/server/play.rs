//! A game from the deal to the winner, over sockets.

use std::time::Duration;

use tokio::time::timeout;
use wire::{
    decision::{ChoiceKind, QuestionKind},
    message::{ClientMessage, ServerMessage},
    stops::{Stop, Stops, Window},
};

use crate::{
    client::{Client, play},
    house::House,
};

#[tokio::test]
async fn two_players_play_to_the_end_and_their_patches_add_up() {
    let house = House::start().await;
    let mut clients = house.pair().await;

    play(&mut clients, 1000).await;

    for client in &clients {
        assert!(client.view().over.is_some());
        let mut fresh = house.connect(client.place.as_ref().unwrap()).await;
        fresh.welcomed().await;
        assert_eq!(fresh.view, client.view);
        assert_eq!(fresh.events, client.events);
        assert_eq!(fresh.at, client.at);
    }
    let mut sizes: Vec<usize> = clients.iter().flat_map(|it| it.updates.clone()).collect();
    sizes.sort_unstable();
    assert!(
        sizes[sizes.len() / 2] < 2000,
        "the median update has {} bytes",
        sizes[sizes.len() / 2]
    );
}

#[tokio::test]
async fn the_bot_answers_by_itself() {
    let house = House::start().await;
    let place = house.open(Some("greedy")).await;
    let mut player = house.connect(&place).await;
    player.reveal().await;
    player.welcomed().await;
    assert_eq!(player.players[1].bot.as_deref(), Some("greedy"));

    while player.decision.is_some() {
        let at = player.at;
        if player.is_asked() && !player.is_forced_window() {
            player.choose(0).await;
        }
        player.reach(at + 1).await;
    }

    assert!(player.view().over.is_some());
}

#[tokio::test]
async fn a_bot_that_finds_no_answer_can_only_be_conceded_to() {
    let house = House::start().await;
    let mut player = house.connect(&house.open(Some("absent")).await).await;
    player.reveal().await;
    player.welcomed().await;
    let pas = player.offered(ChoiceKind::Pas).unwrap();

    player.choose(pas).await;
    assert_eq!(player.error().await.reason, "bot-stuck");
    player.say(&ClientMessage::Concede).await;

    player.until(|it, _| it.view().over).await;
}

#[tokio::test]
async fn a_forced_window_waits_for_the_player_who_wants_to_stop() {
    let house = House::start().await;
    let mut clients = house.pair().await;
    for client in &mut clients {
        client.say(&ClientMessage::Stops { stops: Stops::everywhere() }).await;
    }
    // There are four stop cards and at least eight replies.
    while !clients.iter().any(Client::is_forced_window) {
        play(&mut clients, 1).await;
    }
    let at = clients[0].at;
    let asked = clients.iter_mut().find(|it| it.is_asked()).unwrap();
    assert!(timeout(Duration::from_millis(300), asked.next()).await.is_err());

    asked.say(&ClientMessage::Stops { stops: Stops::default() }).await;

    asked.reach(at + 1).await;
}

#[tokio::test]
async fn stops_are_set_window_by_window() {
    let house = House::start().await;
    let mut clients = house.pair().await;
    let elsewhere = Stops::default().with(Window::Reaction, Stop::Always);
    for client in &mut clients {
        client.say(&ClientMessage::Stops { stops: Stops::everywhere() }).await;
    }
    while !clients.iter().any(Client::is_forced_window) {
        play(&mut clients, 1).await;
    }
    let at = clients[0].at;
    let asked = clients.iter_mut().find(|it| it.is_asked()).unwrap();
    let replies = Stops::default().with(Window::Reply, Stop::Always);
    asked.say(&ClientMessage::Stops { stops: replies }).await;
    assert!(timeout(Duration::from_millis(300), asked.next()).await.is_err());

    asked.say(&ClientMessage::Stops { stops: elsewhere }).await;

    asked.reach(at + 1).await;
}

#[tokio::test]
async fn a_choice_can_be_taken_back_until_something_was_seen() {
    let house = House::start().await;
    let [mut player, mut other] = pair_with_a_card_to_play(&house).await;
    let (before, log) = (player.view.clone(), player.events.clone());
    player.choose(0).await;
    player.reach(1).await;
    assert!(player.can_undo);

    player.say(&ClientMessage::Undo { at: 0 }).await;
    assert_eq!(player.error().await.reason, "outdated");
    player.say(&ClientMessage::Undo { at: 1 }).await;
    player.welcomed().await;

    assert_eq!((player.at, &player.view, &player.events), (0, &before, &log));
    other.until(|it, _| (it.welcomes == 2).then_some(())).await;
    assert_eq!(other.at, 0);

    player.choose(0).await;
    player.reach(1).await;
    player.choose(0).await;
    player.reach(2).await;
    assert!(!player.can_undo);
    let at = player.at;
    player.say(&ClientMessage::Undo { at }).await;
    let reason = player.until(refusal).await;
    // The other's window may have been passed in the meantime; then the question is outdated.
    assert!(["cannot-undo", "outdated"].contains(&reason.as_str()), "{reason}");
}

#[tokio::test]
async fn who_concedes_has_lost_and_everybody_learns_it() {
    let house = House::start().await;
    let [mut player, mut other] = house.pair().await;

    player.say(&ClientMessage::Concede).await;

    for client in [&mut player, &mut other] {
        client.until(|it, _| it.view().over.and_then(|it| it.winner)).await;
        assert_eq!(client.view().over.unwrap().winner, Some(1));
        assert!(client.decision.is_none());
    }
    player.say(&ClientMessage::Concede).await;
    assert_eq!(player.error().await.reason, "over");
}

#[tokio::test]
async fn chat_reaches_everybody_and_those_who_come_later() {
    let house = House::start().await;
    let [mut player, mut other] = house.pair().await;

    player.say(&ClientMessage::Chat { text: " Czołem\u{7} waszmości ".into() }).await;

    let expected = ServerMessage::Chat { seat: Some(0), text: "Czołem waszmości".into() };
    other.until(|_, it| (*it == expected).then_some(())).await;
    let mut late = Client::watch(house.address, &player.place.unwrap().room).await;
    late.until(|_, it| (*it == expected).then_some(())).await;
}

#[tokio::test]
async fn why_not_is_answered_with_the_rule() {
    let house = House::start().await;
    let [mut player, _other] = house.pair().await;

    player.say(&ClientMessage::WhyNot { card: 3 }).await;

    let rule = player
        .until(|_, it| match it {
            ServerMessage::WhyNot { card: 3, refusals } => Some(refusals[0].rule.clone()),
            _ => None,
        })
        .await;
    assert_eq!(rule, "TOY 3");
}

/// The last update and the seed come together, which is one message more than fits.
#[tokio::test]
async fn a_connection_that_falls_behind_gets_a_fresh_welcome() {
    let house = House::with(|config| config.limits.outbox = 1).await;
    let mut clients = house.pair().await;

    play(&mut clients, 1000).await;

    for client in &mut clients {
        let patched = client.view.clone();
        client.until(|it, _| (it.welcomes > 1).then_some(())).await;
        assert_eq!(client.view, patched);
        assert!(client.fairness.as_ref().is_some_and(|it| it.seed.is_some()));
    }
}

#[tokio::test]
async fn a_room_that_fell_asleep_wakes_as_it_was() {
    let house = House::with(|config| config.timings.sleep_after = Duration::from_millis(50)).await;
    let mut clients = house.pair().await;
    play(&mut clients, 3).await;
    let places = clients.each_ref().map(|it| it.place.clone().unwrap());
    let views = clients.each_ref().map(|it| it.view.clone());
    drop(clients);
    tokio::time::sleep(Duration::from_millis(300)).await;

    for (place, view) in places.iter().zip(views) {
        let mut client = house.connect(place).await;
        client.welcomed().await;
        assert_eq!(client.view["seats"], view["seats"]);
    }
}

#[tokio::test]
async fn many_rooms_play_at_the_same_time() {
    let house = House::with(|config| config.limits.rooms_burst = 1000).await;
    let address = house.address;

    let games: Vec<_> = (0..25)
        .map(|_| {
            tokio::spawn(async move {
                let mut clients = crate::house::pair(address).await;
                play(&mut clients, 1000).await;
                clients[0].view().over.is_some()
            })
        })
        .collect();

    for game in games {
        assert!(game.await.unwrap());
    }
}

#[tokio::test]
async fn the_oldest_window_of_a_player_gives_way() {
    let house = House::with(|config| {
        config.limits.windows = 1;
        config.limits.spectators = 0;
    })
    .await;
    let place = house.open(None).await;
    let mut old = house.connect(&place).await;
    old.until(|it, _| it.fairness.as_ref().map(drop)).await;

    let mut new = house.connect(&place).await;

    while old.next().await.is_some() {}
    new.until(|it, _| it.fairness.as_ref().map(drop)).await;
    let mut watcher = Client::watch(house.address, &place.room).await;
    assert_eq!(watcher.error().await.reason, "server-full");
}

#[tokio::test]
async fn a_worn_out_room_can_still_be_left_by_conceding() {
    let house = House::with(|config| config.limits.entries = 8).await;
    let [mut player, _other] = house.pair().await;
    for text in ["raz", "dwa", "trzy"] {
        player.say(&ClientMessage::Chat { text: text.into() }).await;
    }
    assert_eq!(player.error().await.reason, "worn-out");

    player.say(&ClientMessage::Concede).await;

    player.until(|it, _| it.view().over).await;
}

fn refusal(_: &Client, message: &ServerMessage) -> Option<String> {
    match message {
        ServerMessage::Error { error } => Some(error.reason.clone()),
        _ => None,
    }
}

async fn pair_with_a_card_to_play(house: &House) -> [Client; 2] {
    loop {
        let clients = house.pair().await;
        if clients[0].offered(ChoiceKind::Play).is_some() {
            assert_eq!(clients[0].asked(), QuestionKind::Stint);
            return clients;
        }
    }
}
