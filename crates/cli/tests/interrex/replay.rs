//! `interrex replay`.

use std::sync::LazyLock;

use serde_json::{Value, json};

use crate::{Ran, file, interrex, interrex_reading};

/// A game of two random bots, as a record.
static RECORD: LazyLock<Value> = LazyLock::new(|| {
    let bot = "{\"do\":\"bot\",\"name\":\"random\"}\n";
    let new = r#"{"do":"new","ruleset":"mb","factions":["Awanturnicy","Wiśniowieccy"],"seed":5}"#;
    let input = format!("{new}\n{}{{\"do\":\"record\"}}\n", bot.repeat(70));
    let replies = interrex_reading(&["engine"], &input).fine();
    let last: Value = serde_json::from_str(replies.lines().last().unwrap()).unwrap();
    last["ok"]["record"].clone()
});

/// Verifies the record after a change.
fn verified(name: &str, change: impl FnOnce(&mut Value)) -> Ran {
    let mut record = RECORD.clone();
    change(&mut record);
    let path = file(&format!("{name}.json"), &record.to_string());
    interrex(&["replay", "verify", path.to_str().unwrap()])
}

#[test]
fn a_record_holds_and_is_told() {
    let said = verified("holds", |_| ()).fine();
    assert!(
        said.contains("the record holds") && said.contains("70 choices, 3 fingerprints"),
        "{said}"
    );
    let path = file("told.json", &RECORD.to_string());
    let path = path.to_str().unwrap();
    let told = interrex(&["replay", "show", path, "--lang", "pl"]).fine();
    assert!(told.contains("Runda 1") && told.contains("Gracz 1 (Awanturnicy)"), "{told}");
    let own = interrex(&["replay", "show", path, "--seat", "1", "--lang", "en"]).fine();
    assert!(own.contains("Opponent"), "{own}");
    let said = interrex(&["replay", "show", path, "--seat", "2"]).refused();
    assert!(said.contains("there is no seat 2"), "{said}");
}

#[test]
fn each_kind_of_broken_record_has_its_message() {
    let refused = |name: &str, change: fn(&mut Value), message: &str| {
        let said = verified(name, change).refused();
        assert!(said.contains(message), "{name}: {said}");
    };
    refused("mark", |it| it["marks"][1] = json!("00"), "the state after 40 choices");
    refused("hex", |it| it["marks"][1] = json!("xx"), "a fingerprint is not a hex number");
    refused("marks", |it| it["marks"] = json!([]), "should have 3 fingerprints and has 0");
    refused("choice", |it| it["choices"][3] = json!(77), "choice 3 is number 77");
    refused("format", |it| it["format"] = json!(9), "format 9");
    refused("seed", |it| it["setup"]["seed"] = json!("12"), "64 hex digits");
    refused("rules", |it| it["setup"]["ruleset"] = json!("xx"), "no rule set");
    refused("cards", |it| it["setup"]["cards"] = json!("0"), "other card definitions");
    refused(
        "card",
        |it| it["setup"]["decks"][0]["cards"][0] = json!("x"),
        "no card has the id `x`",
    );
    refused("source", |it| it["card_source"] = json!(["[set]"]), "missing");
    refused("seat", |it| it["conceded"] = json!(200), "there is no seat 200");
    refused("key", |it| it["extra"] = json!(1), "unknown field `extra`");
    refused("short", |it| *it = json!({}), "missing field");
}

#[test]
fn a_seed_must_come_from_its_contributions() {
    let said = verified("no-fair", |it| it["contributions"] = json!(["00ff", "11"])).refused();
    assert!(said.contains("the seed is not the SHA-256 of the contributions"), "{said}");
    let said = verified("no-hex", |it| it["contributions"] = json!(["0g"])).refused();
    assert!(said.contains("contribution 1") && said.contains("not hex"), "{said}");

    let contributions = [[1_u8; 32], [2; 32]];
    let hex = |bytes: &[u8]| bytes.iter().map(|it| format!("{it:02x}")).collect::<String>();
    let seed = hex(&kernel::fairness::seed(contributions.iter().map(|it| &it[..])));
    let said = verified("fair", |it| {
        it["setup"]["seed"] = json!(seed);
        it["contributions"] = json!(contributions.map(|it| hex(&it)));
        it["choices"] = json!([0, 0]);
        it["marks"] = json!([]);
    });
    assert!(said.fine().contains("the SHA-256 of its 2 contributions"));
}

#[test]
fn a_file_that_is_no_record_is_refused() {
    let path = file("prose.json", "It was a dark and stormy night");
    let said = interrex(&["replay", "verify", path.to_str().unwrap()]).refused();
    assert!(said.contains("is no record of a game") && said.contains("line 1"), "{said}");
    assert!(interrex(&["replay", "verify", "nowhere.json"]).refused().contains("cannot read"));
}
