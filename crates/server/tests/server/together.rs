//! Pairs and teams enter in one piece, and boosters are seen by nobody but their player.

use std::collections::BTreeSet;

use cards::set::read_set;
use decks::veto::{Announced, Library};
use serde_json::{Value, json};
use tournament::deck_lists::Shelf;

use crate::house::{Answer, House, request};

const SEJMIK: &str = include_str!("../../../../docs/examples/sejmik.toml");

struct Hall {
    house: House,
    event: String,
    token: String,
    next: std::cell::Cell<u32>,
}

impl Hall {
    async fn of(entrants: &str, format: &str) -> Hall {
        let set = read_set("sejmik.toml", SEJMIK).unwrap();
        let library = Library::new(vec![set]);
        let shelf = Shelf { library, announced: Announced::default() };
        let house = House::with(|config| config.shelf = shelf).await;
        let wish = json!({
            "title": "Razem", "organiser": "Oskar", "class": "local", "format": format,
            "entrants": entrants, "wins": "two", "players": 4, "rounds": 2, "minutes": null,
            "cut": "none", "lists_required": false,
        });
        let founded = house.post("/api/events", &wish).await.json();
        let text = |key: &str| founded[key].as_str().unwrap().to_owned();
        Hall { event: text("event"), token: text("token"), house, next: 1.into() }
    }

    async fn post(&self, path: &str, mut body: Value) -> Answer {
        self.next.set(self.next.get() + 1);
        if body.get("id").is_none() {
            body["id"] = json!(format!("{:032x}", self.next.get()));
        }
        let headers =
            format!("authorization: Bearer {}\r\ncontent-type: application/json\r\n", self.token);
        let path = format!("/api/events/{}{path}", self.event);
        request(self.house.address, "POST", &path, &headers, &body.to_string()).await
    }

    async fn does(&self, path: &str, body: Value) {
        let answer = self.post(path, body).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    }

    async fn view(&self, token: Option<&str>) -> Answer {
        let header = token.map_or_else(String::new, |it| format!("authorization: Bearer {it}\r\n"));
        request(self.house.address, "GET", &format!("/api/events/{}", self.event), &header, "")
            .await
    }

    async fn tokens(&self) -> Vec<String> {
        let header = format!("authorization: Bearer {}\r\n", self.token);
        let path = format!("/api/events/{}/links", self.event);
        let links = request(self.house.address, "GET", &path, &header, "").await.json();
        let players = links.as_array().unwrap().iter().filter(|it| it["roles"] == json!(["gracz"]));
        players.map(|it| it["token"].as_str().unwrap().to_owned()).collect()
    }
}

fn team(name: &str, members: [&str; 3], captain: u32) -> Value {
    let members = members.map(|name| json!({ "name": name, "account": null }));
    json!({ "name": name, "members": members, "captain": captain, "list_handed_in": false })
}

#[tokio::test]
async fn a_team_enters_whole_or_not_at_all() {
    let hall = Hall::of("teams", "otwarty").await;
    hall.does("/enter", team("Orły", ["Ala", "Bea", "Cyd"], 2)).await;

    let nameless = hall.post("/enter", team(" ", ["Dan", "Eda", "Fil"], 1)).await;
    assert_eq!(nameless.json()["rule"], "PC 6.1.1", "{}", nameless.body);
    let outsider = hall.post("/enter", team("Sokoły", ["Dan", "Eda", "Fil"], 4)).await;
    assert_eq!(outsider.status, 422, "{}", outsider.body);
    let csv = json!({ "csv": "Sokoły,Dan,Eda,Fil\nKruki,Gaj,Hub", "list_handed_in": false });
    let short = hall.post("/roster", csv).await;
    assert!(short.body.contains("line 2: Kruki has 2 members instead of 3"), "{}", short.body);

    let office = hall.view(Some(&hall.token)).await.json()["view"]["office"].clone();
    assert_eq!(office["entries"].as_array().unwrap().len(), 1);
    let members = office["entries"][0]["members"].as_array().unwrap();
    let captains: Vec<bool> = members.iter().map(|it| it["captain"] == true).collect();
    assert_eq!(captains, [false, true, false]);
    assert!(!office["log"].to_string().contains("Dan"), "nobody of the refused is left behind");
}

#[tokio::test]
async fn two_desks_never_give_one_number_twice() {
    let hall = Hall::of("players", "otwarty").await;
    let one = |at: u32| {
        let members = json!([{ "name": format!("Gracz {at}"), "account": null }]);
        let id = format!("{:032x}", 1000 + at);
        json!({ "id": id, "name": null, "members": members, "captain": 1, "list_handed_in": false })
    };
    let entered = tokio::join!(
        hall.post("/enter", one(1)),
        hall.post("/enter", one(2)),
        hall.post("/enter", one(3)),
        hall.post("/enter", one(1)),
    );
    let answers = [entered.0, entered.1, entered.2, entered.3];
    assert!(answers.iter().all(|it| it.status == 200));
    let view = hall.view(None).await.json();
    let entrants = view["view"]["public"]["entrants"].as_array().unwrap().clone();
    let names: BTreeSet<&str> = entrants.iter().map(|it| it["name"].as_str().unwrap()).collect();
    assert_eq!((entrants.len(), names.len()), (3, 3), "the same request was taken once");
}

#[tokio::test]
async fn a_pack_is_seen_by_nobody_but_its_player() {
    let hall = Hall::of("players", "draft").await;
    let csv = json!({ "csv": "Ala\nBea\nCyd", "list_handed_in": false });
    hall.does("/roster", csv).await;
    let deal = |set: &str| {
        let to = json!({ "to": "draft", "persons": [1, 2, 3], "most": 8 });
        json!({ "set": set, "to": to })
    };
    assert_eq!(hall.post("/deal", deal("nic")).await.status, 422);

    hall.does("/deal", deal("sejmik")).await;

    let tokens = hall.tokens().await;
    let mut packs = Vec::new();
    for token in &tokens {
        let own = hall.view(Some(token)).await.json()["view"]["own"].clone();
        let pack = own["draft"]["pack"].as_array().unwrap().clone();
        assert_eq!(pack.len(), 11);
        packs.push(pack);
    }
    let choose = json!({ "do": "limited", "deed": {
        "dealing": "choose", "draft": 1, "person": 1, "card": packs[0][0],
    } });
    hall.does("/do", json!({ "act": choose })).await;
    let desk = hall.view(Some(&hall.token)).await;
    let public = hall.view(None).await;
    for card in packs.concat() {
        assert!(!desk.body.contains(card.as_str().unwrap()), "the desk sees {card}");
        assert!(!public.body.contains(card.as_str().unwrap()), "everybody sees {card}");
    }
    let limited = &desk.json()["view"]["office"]["limited"];
    let seats = limited["drafts"][0]["seats"].as_array().unwrap();
    assert_eq!(seats.iter().filter(|it| it["chosen"] == true).count(), 1);
    assert!(seats.iter().all(|it| it["pack"] == 11 && it["picks"] == 0));
    let own = hall.view(Some(&tokens[1])).await.json()["view"]["own"].clone();
    assert_eq!((&own["draft"]["chosen"], &own["draft"]["waiting"]), (&Value::Null, &json!(2)));
}

#[tokio::test]
async fn teams_sit_down_to_draft_as_the_rules_want_it() {
    let hall = Hall::of("teams", "draft").await;
    hall.does("/enter", team("Orły", ["O1", "O2", "O3"], 1)).await;
    hall.does("/enter", team("Sokoły", ["S1", "S2", "S3"], 1)).await;
    let deal = json!({ "set": "sejmik", "to": { "to": "teams" } });
    let early = hall.post("/deal", deal.clone()).await;
    assert_eq!(early.json()["rule"], "PC 6.6.2", "no round is published");
    let pair = json!({ "do": "pair", "policy": "random", "seed": "7" });
    hall.does("/do", json!({ "act": pair })).await;
    hall.does("/do", json!({ "act": { "do": "publish" } })).await;

    hall.does("/deal", deal).await;

    let office = hall.view(Some(&hall.token)).await.json()["view"]["office"].clone();
    let seats = office["limited"]["drafts"][0]["seats"].as_array().unwrap().clone();
    let names: String = seats.iter().map(|it| it["name"].as_str().unwrap()).collect();
    let twice = names.repeat(2);
    // The ones beside each other, the twos beside the other team's ones, the threes beside its twos.
    let around = |one: &str, other: &str| {
        twice.contains(&format!("{one}{other}")) || twice.contains(&format!("{other}{one}"))
    };
    let beside = [("O1", "S1"), ("O2", "S1"), ("S2", "O1"), ("O3", "S2"), ("S3", "O2")];
    assert!(beside.iter().all(|(one, other)| around(one, other)), "{names}");
}

#[tokio::test]
async fn a_judge_holds_each_deck_of_a_team_against_its_own_list() {
    let hall = Hall::of("teams", "otwarty").await;
    hall.does("/enter", team("Orły", ["Ala", "Bea", "Cyd"], 1)).await;
    hall.does("/enter", team("Sokoły", ["Dan", "Eda", "Fil"], 1)).await;
    let entries = hall.view(Some(&hall.token)).await.json()["view"]["office"]["entries"].clone();
    let bea = &entries[0]["members"][1]["person"];
    let list = json!({
        "faction": "Senat", "alliance": null, "sakwa_alliance": null, "strategy": null,
        "kredens": [{ "count": 1, "card": "Riposta" }], "sakwa": [],
    });
    let deed = json!({
        "judging": "admit_deck", "player": entries[0]["player"], "person": bea, "list": list,
        "faults": [], "explanation": "próba",
    });
    let appoint = json!({ "do": "appoint", "person": 0, "role": "sedzia_glowny", "level": 0 });
    hall.does("/do", json!({ "act": appoint })).await;
    hall.does("/do", json!({ "act": { "do": "judge", "deed": deed } })).await;
    let pair = json!({ "do": "pair", "policy": "random", "seed": "7" });
    hall.does("/do", json!({ "act": pair })).await;
    hall.does("/do", json!({ "act": { "do": "publish" } })).await;
    let draw = json!({ "timing": "draw_checks", "count": 1, "seed": "5" });
    hall.does("/do", json!({ "act": { "do": "time", "deed": draw } })).await;

    let check = hall.view(Some(&hall.token)).await.json()["view"]["judges"]["checks"][0].clone();

    let sides = check["decks"].as_array().unwrap();
    let decks: Vec<&Value> = sides.iter().flat_map(|it| it.as_array().unwrap()).collect();
    let names: BTreeSet<&str> = decks.iter().map(|it| it["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ala", "Bea", "Cyd", "Dan", "Eda", "Fil"].into());
    let listed: Vec<&&Value> = decks.iter().filter(|it| !it["list"].is_null()).collect();
    assert_eq!(listed.len(), 1, "the others are on paper");
    assert_eq!((&listed[0]["person"], &listed[0]["list"]["faction"]), (bea, &json!("Senat")));
}
