//! Events over HTTP: links, orders that are done once, refusals with their rule, and secrets kept.

use serde_json::{Value, json};

use crate::house::{Answer, House, request};

struct Office {
    house: House,
    event: String,
    token: String,
}

impl Office {
    async fn open() -> Office {
        let house = House::start().await;
        let wish = json!({
            "title": "Turniej Żółwi", "organiser": "Oskar", "class": "local", "format": "otwarty",
            "entrants": "players", "wins": "two", "players": 4, "rounds": 2, "minutes": null,
            "cut": "none", "lists_required": false,
        });
        let founded = house.post("/api/events", &wish).await.json();
        let text = |key: &str| founded[key].as_str().unwrap().to_owned();
        Office { event: text("event"), token: text("token"), house }
    }

    /// With four players and a published round.
    async fn running() -> Office {
        let office = Office::entered().await;
        office.publish_a_round().await;
        office
    }

    /// With four players.
    async fn entered() -> Office {
        let office = Office::open().await;
        let csv = "name\nŁucja\nBogdan\nĆwik\nŻaneta\n";
        let body = json!({ "id": id(1), "csv": csv, "list_handed_in": false });
        let answer = office.post(&office.token, "/roster", &body).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        office
    }

    async fn publish_a_round(&self) {
        assert_eq!(
            self.act(2, json!({ "do": "pair", "policy": "random", "seed": "7" })).await.status,
            200
        );
        assert_eq!(self.act(3, json!({ "do": "publish" })).await.status, 200);
    }

    async fn get(&self, token: Option<&str>, path: &str) -> Answer {
        let header = token.map_or_else(String::new, |it| format!("authorization: Bearer {it}\r\n"));
        let path = format!("/api/events/{}{path}", self.event);
        request(self.house.address, "GET", &path, &header, "").await
    }

    async fn post(&self, token: &str, path: &str, body: &Value) -> Answer {
        let header = format!("authorization: Bearer {token}\r\ncontent-type: application/json\r\n");
        let path = format!("/api/events/{}{path}", self.event);
        request(self.house.address, "POST", &path, &header, &body.to_string()).await
    }

    async fn act(&self, number: u32, act: Value) -> Answer {
        self.post(&self.token, "/do", &json!({ "id": id(number), "act": act })).await
    }

    async fn token_of(&self, name: &str) -> String {
        let links = self.get(Some(&self.token), "/links").await.json();
        let all = links.as_array().unwrap();
        let found = all.iter().find(|it| it["name"] == name).unwrap();
        found["token"].as_str().unwrap().to_owned()
    }
}

fn id(number: u32) -> String {
    format!("{number:032x}")
}

#[tokio::test]
async fn an_order_sent_twice_is_done_once() {
    let office = Office::running().await;
    let played = json!({ "how": "played", "games": [2, 0], "ending": "in_time" });
    let report = json!({ "do": "report", "table": 1, "slip": played });

    let first = office.act(9, report.clone()).await.json();
    let again = office.act(9, report).await.json();

    assert_eq!((&first["already_done"], &again["already_done"]), (&false.into(), &true.into()));
    assert_eq!(first["version"], again["version"]);
    let other = office.act(9, json!({ "do": "close" })).await;
    assert_eq!((other.status, other.reason().as_str()), (409, "not-done"));
}

#[tokio::test]
async fn a_refusal_names_its_rule_and_nonsense_its_place() {
    let office = Office::running().await;
    let drawn = json!({ "how": "played", "games": [3, 3], "ending": "in_time" });

    let refused = office.act(9, json!({ "do": "report", "table": 1, "slip": drawn })).await;
    assert_eq!(refused.status, 409);
    assert_eq!(refused.json()["rule"], "PC 2.2.6");

    let player = office.token_of("Bogdan").await;
    let closing = json!({ "id": id(10), "act": { "do": "close" } });
    let refused = office.post(&player, "/do", &closing).await;
    assert_eq!((refused.status, refused.json()["rule"].as_str()), (409, Some("PC 1.3.0.2")));

    let nonsense = office.act(11, json!({ "do": "dance" })).await;
    assert_eq!((nonsense.status, nonsense.reason().as_str()), (422, "malformed"));
    assert!(nonsense.body.contains("dance"), "{}", nonsense.body);
    let csv = json!({ "id": id(12), "csv": "Anna\n,konto", "list_handed_in": false });
    let unread = office.post(&office.token, "/roster", &csv).await;
    assert!(unread.body.contains("line 2: the name is missing"), "{}", unread.body);
}

#[tokio::test]
async fn a_table_of_players_is_entered_whole_or_not_at_all() {
    let office = Office::open().await;
    let csv = json!({ "id": id(1), "csv": "Anna\nBogdan\n,konto", "list_handed_in": false });

    let refused = office.post(&office.token, "/roster", &csv).await;

    assert_eq!(refused.status, 422, "{}", refused.body);
    let view = office.get(None, "").await.json();
    assert_eq!(view["view"]["public"]["entrants"], json!([]));
}

#[tokio::test]
async fn the_public_learns_nothing_before_its_time() {
    let office = Office::entered().await;
    let list = json!({
        "faction": "Tajna", "alliance": null, "sakwa_alliance": null, "strategy": null,
        "kredens": [{ "count": 1, "card": "Sekretna Karta" }], "sakwa": [],
    });
    let deed = json!({
        "judging": "admit_deck", "player": 1, "list": list, "faults": [], "explanation": "próba",
    });
    let appoint = json!({ "do": "appoint", "person": 0, "role": "sedzia_glowny", "level": 0 });
    assert_eq!(office.act(10, appoint).await.status, 200);
    let admitted = office.act(4, json!({ "do": "judge", "deed": deed })).await;
    assert_eq!(admitted.status, 200, "{}", admitted.body);
    let known = office.get(Some(&office.token), "/files/event.json").await.body;
    assert!(known.contains("Sekretna"), "the list is there to be kept");
    office.publish_a_round().await;
    let results = [1, 2].map(|table| {
        let slip = json!({ "how": "played", "games": [2, 0], "ending": "in_time" });
        json!({ "do": "report", "table": table, "slip": slip })
    });
    for (number, report) in (5..).zip(results) {
        assert_eq!(office.act(number, report).await.status, 200);
    }
    assert_eq!(
        office.act(8, json!({ "do": "pair", "policy": "random", "seed": "9" })).await.status,
        200
    );

    let player = office.token_of("Bogdan").await;
    for token in [None, Some(player.as_str())] {
        let seen = office.get(token, "").await;
        assert_eq!(seen.json()["view"]["office"], Value::Null);
        assert_eq!(seen.json()["view"]["judges"], Value::Null);
        assert_eq!(seen.json()["view"]["public"]["rounds"].as_array().unwrap().len(), 1);
        assert!(!seen.body.contains("Sekretna"), "{}", seen.body);
        for file in ["event.json", "players.csv", "slips.pdf", "lists.pdf", "links.pdf"] {
            let answer = office.get(token, &format!("/files/{file}")).await;
            assert!([401, 403].contains(&answer.status), "{file}: {}", answer.status);
        }
        assert!([401, 403].contains(&office.get(token, "/links").await.status));
    }
    assert_eq!(office.get(Some("0-00"), "").await.status, 401);
    assert_eq!(office.house.get("/api/events/..%2Fsecret").await.status, 404);
}

#[tokio::test]
async fn an_event_goes_on_after_the_server_and_on_another_desk() {
    let office = Office::running().await;
    let before = office.get(Some(&office.token), "").await.json()["view"].clone();
    let exported = office.get(Some(&office.token), "/files/event.json").await.body;
    let Office { house, event, token } = office;
    let folder = house.close().await;

    let shelf = std::sync::Arc::new(crate::shelf::ToyShelf::default());
    let house = House::in_folder(folder, shelf, |_| ()).await;
    let office = Office { house, event, token };

    assert_eq!(office.get(Some(&office.token), "").await.json()["view"], before);
    let made = office.house.post_text("/api/events/import", &exported).await.json();
    let copy = Office {
        event: made["event"].as_str().unwrap().to_owned(),
        token: made["token"].as_str().unwrap().to_owned(),
        house: office.house,
    };
    assert_eq!(copy.get(Some(&copy.token), "").await.json()["view"], before);
    assert_eq!(copy.house.get("/api/events").await.json().as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn sheets_are_pdfs_with_their_letters_inside() {
    let office = Office::running().await;
    for file in ["pairings.pdf", "standings.pdf", "slips.pdf"] {
        let answer = office.get(Some(&office.token), &format!("/files/{file}?lang=pl")).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert!(answer.body.starts_with("%PDF-") && answer.body.contains("DejaVuSansCondensed"));
    }
    let none = office.get(Some(&office.token), "/files/slips.pdf?round=7").await;
    assert_eq!((none.status, none.reason().as_str()), (409, "nothing-to-print"));
}

#[tokio::test]
async fn a_report_of_another_program_becomes_an_event() {
    let office = Office::running().await;
    for table in [1, 2] {
        let slip = json!({ "how": "played", "games": [2, 0], "ending": "in_time" });
        let report = json!({ "do": "report", "table": table, "slip": slip });
        assert_eq!(office.act(20 + table, report).await.status, 200);
    }
    let trf = office.get(None, "/files/event.trf").await.body;

    let plain = "content-type: text/plain\r\n";
    let made = request(office.house.address, "POST", "/api/events/import", plain, &trf).await;

    assert_eq!(made.status, 200, "{}", made.body);
    let path = format!("/api/events/{}", made.json()["event"].as_str().unwrap());
    let view = office.house.get(&path).await.json()["view"]["public"].clone();
    assert_eq!(view["entrants"].as_array().unwrap().len(), 4);
    assert_eq!(view["setup"]["sanctioned"], false, "it was played elsewhere");
    let nonsense =
        request(office.house.address, "POST", "/api/events/import", plain, "001 x").await;
    assert_eq!(nonsense.status, 422, "{}", nonsense.body);
}

#[tokio::test]
async fn latecomers_and_sakwas_are_asked_about_by_those_they_concern() {
    let office = Office::running().await;
    let player = office.token_of("Bogdan").await;

    assert_eq!(office.get(Some(&office.token), "/late").await.json(), json!([]), "just published");
    assert_eq!(office.get(Some(&player), "/late").await.status, 403);
    assert_eq!(office.get(None, "/late").await.status, 401);
    let exchange = json!({ "games": 1, "out": [], "into": [] });
    let none = office.post(&player, "/sakwa", &exchange).await;
    assert_eq!(none.json()["rule"], "PC 2.1.3", "he has registered no list: {}", none.body);
}
