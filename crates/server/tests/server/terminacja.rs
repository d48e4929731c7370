//! A match with a clock: when it runs out, terminacja decides, whatever happens to the server.

use tempfile::TempDir;
use wire::{
    host::{Host as _, RecordFile},
    message::{ClientMessage, ServerMessage},
    veto::{Shelf, TimedHost, replayed},
    view::OverReason,
};

use crate::{
    client::Client,
    house::{House, commitment, join, place, request},
    kill::Process,
};

/// Two at a table of Mount&Blade whose match lasts a short minute.
async fn timed_pair(process: &Process) -> [Client; 2] {
    let contribution = "a1".repeat(32);
    let body = serde_json::json!({
        "ruleset": "mb", "name": "Roch", "minutes": 1, "commitment": commitment(&contribution),
    });
    let json = "content-type: application/json\r\n";
    let answer = request(process.address, "POST", "/api/rooms", json, &body.to_string()).await;
    let host = place(&answer, contribution);
    let guest = join(process.address, &host.room).await;
    let mut clients = [
        Client::connect(process.address, &host).await,
        Client::connect(process.address, &guest).await,
    ];
    for client in &mut clients {
        client.say(&ClientMessage::Stops { stops: wire::stops::Stops::everywhere() }).await;
        client.reveal().await;
    }
    for client in &mut clients {
        client.welcomed().await;
    }
    clients
}

/// Whoever is asked gives his stint up, or declines.
async fn gives_up(clients: &mut [Client; 2]) {
    let at = clients[0].at;
    let asked = clients.iter_mut().find(|it| it.is_asked()).expect("somebody is asked");
    let last = asked.decision.as_ref().unwrap().choices.len() - 1;
    asked.choose(last as u16).await;
    for client in clients {
        client.reach(at + 1).await;
    }
}

#[tokio::test]
async fn the_end_of_time_is_counted_and_decided_through_every_kill() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("rooms.sqlite");
    let mut process = Process::offering("mb", &database);
    let mut clients = timed_pair(&process).await;
    let left = clients[1].until(|_, it| match it {
        ServerMessage::Clock { seconds } => Some(*seconds),
        _ => None,
    });
    assert!(left.await <= 2, "the clock is shown");
    gives_up(&mut clients).await;
    for client in &mut clients {
        let out = |_: &Client, it: &ServerMessage| {
            (*it == ServerMessage::Clock { seconds: 0 }).then_some(())
        };
        client.until(out).await;
        client.until(|it, _| it.view().terminacja.map(drop)).await;
        assert!(!client.can_undo);
    }

    let mut stints = Vec::new();
    while clients[0].view().over.is_none() {
        stints.extend(clients[0].view().terminacja.map(|it| (it.stint, it.of)));
        let before = clients.each_ref().map(|it| (it.at, it.view.clone(), it.events.clone()));
        drop(process);
        process = Process::offering("mb", &database);
        for (client, before) in clients.iter_mut().zip(before) {
            let place = client.place.clone().unwrap();
            *client = Client::connect(process.address, &place).await;
            client.welcomed().await;
            assert_eq!((client.at, client.view.clone(), client.events.clone()), before);
        }
        gives_up(&mut clients).await;
    }

    assert!(stints.contains(&(1, 10)) && stints.contains(&(2, 10)), "{stints:?}");
    let view = clients[1].view();
    let over = view.over.clone().unwrap();
    assert_eq!((over.reason, over.rule.as_str()), (OverReason::Terminacja, "PC 2.6.6"));
    let winner = usize::from(over.winner.unwrap());
    assert!(view.seats[1 - winner].kreski <= view.seats[winner].kreski, "{:?}", view.seats);
    assert!(clients.iter().all(|it| it.decision.is_none()));

    let room = &clients[0].place.as_ref().unwrap().room;
    let path = format!("/api/rooms/{room}/replay");
    let record = request(process.address, "GET", &path, "", "").await.body;
    let record: RecordFile = serde_json::from_str(&record).unwrap();
    let again = TimedHost::new(replayed(&Shelf::mount_and_blade(), &record).unwrap());
    assert_eq!(again.made(), clients[0].at, "the record is that of an ordinary game");
}

#[tokio::test]
async fn a_clock_without_sense_is_refused() {
    let house = House::start().await;
    for minutes in [0, 601] {
        let body = serde_json::json!({
            "ruleset": "toy", "name": "Roch", "minutes": minutes,
            "commitment": commitment(&"a1".repeat(32)),
        });
        assert_eq!(house.post("/api/rooms", &body).await.reason(), "bad-clock");
    }
}

#[tokio::test]
async fn a_game_without_a_rule_for_the_end_of_time_has_no_clock() {
    let house = House::start().await;
    let body = serde_json::json!({
        "ruleset": "toy", "name": "Roch", "minutes": 30,
        "commitment": commitment(&"a1".repeat(32)),
    });
    assert_eq!(house.post("/api/rooms", &body).await.reason(), "no-clock");
}
