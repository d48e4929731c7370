//! Who may found a tournament, and how often a link may ask.

use serde_json::{Value, json};

use crate::house::{Answer, House, request};

fn wish(players: u32) -> Value {
    json!({
        "title": "Turniej", "organiser": "Oskar", "class": "local", "format": "otwarty",
        "entrants": "players", "wins": "two", "players": players, "rounds": 2, "minutes": null,
        "cut": "none", "lists_required": false,
    })
}

async fn found(house: &House, headers: &str) -> Answer {
    let headers = format!("content-type: application/json\r\n{headers}");
    request(house.address, "POST", "/api/events", &headers, &wish(8).to_string()).await
}

async fn right(house: &House, headers: &str) -> Value {
    let answer = request(house.address, "GET", "/api/events/house", headers, "").await;
    answer.json()["founding"].clone()
}

#[tokio::test]
async fn without_a_key_one_founds_at_the_machine_only() {
    let house = House::start().await;
    assert_eq!(right(&house, "").await, "open");
    assert_eq!(found(&house, "").await.status, 200);
    assert_eq!(found(&house, "origin: http://table\r\n").await.status, 200);

    // Through a proxy nobody told us of everybody seems to be at the machine.
    let forwarded = "x-forwarded-for: 203.0.113.7\r\n";
    assert_eq!(right(&house, forwarded).await, "closed");
    let refused = found(&house, forwarded).await;
    assert_eq!((refused.status, refused.reason().as_str()), (403, "founding-closed"));
    assert_eq!(found(&house, "origin: https://elsewhere\r\n").await.status, 403);
}

#[tokio::test]
async fn behind_a_proxy_nobody_is_at_the_machine() {
    let house = House::with(|config| config.behind_proxy = true).await;
    assert_eq!(found(&house, "").await.status, 403);
    assert_eq!(found(&house, "x-forwarded-for: 127.0.0.1\r\n").await.status, 403);
}

#[tokio::test]
async fn with_a_key_one_founds_from_anywhere() {
    let house = House::with(|config| {
        config.organiser_key = Some("klucz".to_owned());
        config.behind_proxy = true;
    })
    .await;
    let away = "x-forwarded-for: 203.0.113.7\r\n";
    assert_eq!(right(&house, away).await, "with_key");
    for wrong in ["", "authorization: Bearer klucze\r\n", "authorization: klucz\r\n"] {
        let refused = found(&house, &format!("{away}{wrong}")).await;
        assert_eq!((refused.status, refused.reason().as_str()), (401, "wrong-key"), "{wrong}");
    }
    let headers = format!("{away}authorization: Bearer klucz\r\n");
    let founded = found(&house, &headers).await;
    assert_eq!(founded.status, 200, "{}", founded.body);
    let import = request(house.address, "POST", "/api/events/import", away, "{}").await;
    assert_eq!((import.status, import.reason().as_str()), (401, "wrong-key"));
}

#[tokio::test]
async fn a_link_that_asks_without_end_is_told_to_wait_and_no_other() {
    let house = House::with(|config| {
        config.limits.link_burst = 3;
        config.limits.link_per_minute = 0.0;
        config.limits.public_burst = 5;
        config.limits.public_per_minute = 0.0;
    })
    .await;
    let mut links = Vec::new();
    for _ in 0..2 {
        let founded = found(&house, "").await.json();
        let text = |key: &str| founded[key].as_str().unwrap().to_owned();
        links.push((text("event"), text("token")));
    }
    let look = async |(event, token): &(String, String)| {
        let header = format!("authorization: Bearer {token}\r\n");
        request(house.address, "GET", &format!("/api/events/{event}"), &header, "").await
    };
    for _ in 0..3 {
        assert_eq!(look(&links[0]).await.status, 200);
    }
    let refused = look(&links[0]).await;
    assert_eq!((refused.status, refused.reason().as_str()), (429, "too-fast"));
    assert_eq!(look(&links[1]).await.status, 200, "another link has its own measure");

    // Guessing links is asking without one.
    let guess = (links[0].0.clone(), "0-00".to_owned());
    for _ in 0..5 {
        assert_eq!(look(&guess).await.status, 401);
    }
    assert_eq!(look(&guess).await.status, 429);
    assert_eq!(look(&links[1]).await.status, 200);
}

/// A closed event of six, of whom as many have an account as wanted.
async fn closed(house: &House, accounts: usize) {
    let founded = found(house, "").await.json();
    let text = |key: &str| founded[key].as_str().unwrap();
    let (event, token) = (text("event"), text("token"));
    let headers = format!("authorization: Bearer {token}\r\ncontent-type: application/json\r\n");
    let post = async |path: &str, body: Value| {
        let path = format!("/api/events/{event}{path}");
        let answer = request(house.address, "POST", &path, &headers, &body.to_string()).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
    };
    let number = std::cell::Cell::new(0);
    let act = async |act: Value| {
        number.set(number.get() + 1);
        post("/do", json!({ "id": format!("{:032x}", number.get()), "act": act })).await;
    };
    let line = |at: usize| match at < accounts {
        true => format!("Gracz {at},konto{at}\n"),
        false => format!("Gracz {at}\n"),
    };
    let csv: String = (0..6).map(line).collect();
    post("/roster", json!({ "id": "f".repeat(32), "csv": csv, "list_handed_in": false })).await;
    for _ in 0..2 {
        act(json!({ "do": "pair", "policy": "random", "seed": "7" })).await;
        act(json!({ "do": "publish" })).await;
        for table in 1..=3 {
            let slip = json!({ "how": "played", "games": [2, 0], "ending": "in_time" });
            act(json!({ "do": "report", "table": table, "slip": slip })).await;
        }
    }
    act(json!({ "do": "close" })).await;
}

#[tokio::test]
async fn the_ranking_adds_up_the_finished_events_and_says_which_it_leaves_out() {
    let house = House::start().await;
    assert_eq!(found(&house, "").await.status, 200);
    closed(&house, 6).await;
    closed(&house, 5).await;

    let ranking = house.get("/api/events/ranking").await.json();

    assert_eq!(ranking["events"].as_array().unwrap().len(), 1, "{ranking}");
    assert_eq!(ranking["refused"][0]["why"]["rule"], "PC C.5");
    let players = ranking["players"].as_array().unwrap();
    assert_eq!(players.len(), 6);
    for player in players {
        let changes = player["changes"].as_array().unwrap();
        let points: i64 = changes.iter().map(|it| it["points"].as_i64().unwrap()).sum();
        assert_eq!(player["collected"], 1000 + points, "every point has its reason");
        assert_eq!(changes.last().unwrap()["after"], player["collected"]);
        assert_eq!(changes.len(), 2);
        assert_eq!(changes[0]["why"]["k"], 60, "a Skartabellus has K = 60");
    }
    assert_eq!(players[0]["place"], 1);
    let total: i64 = players.iter().map(|it| it["collected"].as_i64().unwrap()).sum();
    assert_eq!(total, 6000, "what one wins another loses");
}
