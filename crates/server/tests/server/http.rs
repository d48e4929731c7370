//! Pages, lists and headers.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::{
    house::{House, request},
    shelf::ToyShelf,
};

#[tokio::test]
async fn the_server_says_that_it_is_well() {
    let house = House::start().await;

    let answer = house.get("/api/health").await;

    assert_eq!((answer.status, answer.json()["status"].as_str()), (200, Some("ok")));
    assert!(answer.head.contains("cache-control: no-store"));
}

#[tokio::test]
async fn the_client_is_served_for_every_path_of_its_own() {
    let house = House::start().await;

    for path in ["/", "/index.html", "/room/abc"] {
        let answer = house.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.head.contains("content-type: text/html; charset=utf-8"), "{}", answer.head);
        assert!(answer.head.contains("cache-control: no-cache"));
        assert!(answer.body.contains("Interrex") || answer.body.contains("<script"));
    }
    assert_eq!(house.get("/assets/none.js").await.status, 404);
    assert_eq!(house.get("/api/none").await.reason(), "no-such-page");
}

#[tokio::test]
async fn a_page_that_is_known_is_not_sent_again() {
    let house = House::start().await;
    let first = house.get("/").await;
    let tag = first.head.lines().find_map(|it| it.strip_prefix("etag: ")).unwrap();

    let header = format!("if-none-match: {tag}\r\n");
    let second = request(house.address, "GET", "/", &header, "").await;

    assert_eq!((second.status, second.body.as_str()), (304, ""));
}

#[tokio::test]
async fn no_page_runs_foreign_or_inline_scripts() {
    let house = House::start().await;

    let head = house.get("/").await.head;

    assert!(head.contains("script-src 'self';"));
    for header in ["x-content-type-options: nosniff", "referrer-policy: no-referrer"] {
        assert!(head.contains(header), "{header}");
    }
}

#[tokio::test]
async fn answers_are_compressed_for_those_who_can_read_it() {
    let house = House::start().await;

    let answer =
        request(house.address, "GET", "/api/cards/toy", "accept-encoding: gzip\r\n", "").await;

    assert!(answer.head.contains("content-encoding: gzip"), "{}", answer.head);
}

#[tokio::test]
async fn the_cards_of_a_ruleset_are_listed() {
    let house = House::start().await;

    assert_eq!(house.get("/api/cards/toy").await.json().as_array().unwrap().len(), 4);
    assert_eq!(house.get("/api/cards/chess").await.reason(), "no-such-ruleset");
}

#[tokio::test]
async fn a_room_tells_who_is_there() {
    let house = House::start().await;
    let place = house.open(Some("greedy")).await;

    let answer = house.get(&format!("/api/rooms/{}", place.room)).await.json();

    assert_eq!(answer["ruleset"], "toy");
    assert_eq!((&answer["started"], &answer["over"]), (&false.into(), &false.into()));
    assert_eq!(answer["players"][0]["name"], "Roch");
    assert_eq!(answer["players"][1]["bot"], "greedy");
}

#[tokio::test]
async fn a_clause_can_be_looked_up_and_found_by_its_words() {
    let house = House::start().await;

    let clause = house.get("/api/rules/MB/54").await.json();
    assert_eq!((&clause["book"], &clause["id"]), (&"MB".into(), &"54".into()));
    assert!(!clause["text"].as_str().unwrap().is_empty());
    let answer = house.get("/api/rules/MB/540").await;
    assert_eq!((answer.status, answer.reason().as_str()), (404, "no-such-rule"));
    assert_eq!(house.get("/api/rules/XX/1").await.status, 404);

    let hits = house.get("/api/rules?q=pojedynek").await.json();
    assert!(!hits.as_array().unwrap().is_empty());
    assert_eq!(house.get("/api/rules?q=").await.body, "[]");
}

#[tokio::test]
async fn a_rulebook_can_be_read_section_by_section() {
    let house = House::start().await;
    let books = house.get("/api/books").await.json();
    let count = |book: &serde_json::Value| {
        let sections = book["sections"].as_array().unwrap();
        sections.iter().map(|it| it["clauses"].as_u64().unwrap()).sum::<u64>()
    };
    assert_eq!(books.as_array().unwrap().iter().map(count).sum::<u64>(), 2195);

    let clauses = house.get("/api/books/AH/513").await.json();
    assert_eq!(clauses[0]["id"], "513.1");
    assert_eq!(house.get("/api/rules/AH/513.6").await.json()["section"], "513");
    for nowhere in ["/api/books/AH/999", "/api/books/XX/1"] {
        let answer = house.get(nowhere).await;
        assert_eq!((answer.status, answer.reason().as_str()), (404, "no-such-rule"));
    }
}

#[tokio::test]
async fn the_house_tells_what_it_plays_and_with_which_decks() {
    let house = House::start().await;
    let told = house.get("/api/rulesets").await.json();
    let deck =
        |name: &str| json!({ "name": name, "title": format!("The {name}"), "faction": name });
    let decks = [deck("Awanturnicy"), deck("Wisniowieccy")];
    let toy = json!({ "id": "toy", "seats": 2, "timed": false, "decks": decks });
    assert_eq!(told, json!([toy]));
}

#[tokio::test]
async fn guests_without_a_name_are_told_apart_and_keep_their_names_over_a_restart() {
    let house = House::start().await;
    let host = json!({ "ruleset": "toy", "name": " ", "bot": null, "faction": null, "commitment": "a1".repeat(32) });
    let seated = house.post("/api/rooms", &host).await.json();
    let room = format!("/api/rooms/{}", seated["room"].as_str().unwrap());
    let guest = json!({ "name": "", "commitment": "b2".repeat(32) });
    assert_eq!(house.post(&format!("{room}/join"), &guest).await.status, 200);

    let names = |answer: Value| {
        answer["players"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it["name"].clone())
            .collect::<Vec<_>>()
    };
    let before = names(house.get(&room).await.json());
    assert!(before.iter().all(|it| !it.as_str().unwrap().is_empty()), "{before:?}");
    assert_ne!(before[0], before[1]);

    let folder = house.close().await;
    let house = House::in_folder(folder, Arc::new(ToyShelf::default()), |_| ()).await;
    assert_eq!(names(house.get(&room).await.json()), before);
}
