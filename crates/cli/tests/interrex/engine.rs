//! `interrex engine`: its description stays true.

use serde_json::Value;

use crate::interrex_reading;

const DESCRIPTION: &str = include_str!("../../../../docs/engine-protocol.md");

/// Does the reply fit the described one? "…" stands for anything, as a member for further members.
fn fits(described: &Value, reply: &Value) -> bool {
    match (described, reply) {
        (Value::String(any), _) if any == "…" => true,
        (Value::Object(described), Value::Object(reply)) => {
            let open = described.contains_key("…");
            let named: Vec<_> = described.iter().filter(|(key, _)| *key != "…").collect();
            let fit = named.iter().all(|(key, it)| reply.get(*key).is_some_and(|re| fits(it, re)));
            fit && (open || named.len() == reply.len())
        }
        (Value::Array(described), Value::Array(reply)) => {
            described.len() == reply.len() && described.iter().zip(reply).all(|(a, b)| fits(a, b))
        }
        _ => described == reply,
    }
}

#[test]
fn the_conversation_in_the_description_takes_place() {
    let lines =
        |mark: &'static str| DESCRIPTION.lines().filter_map(move |it| it.strip_prefix(mark));
    let requests: Vec<&str> = lines("→ ").collect();
    let described: Vec<Value> = lines("← ").map(|it| serde_json::from_str(it).unwrap()).collect();
    assert_eq!(requests.len(), described.len());
    assert!(10 < requests.len());

    let replies = interrex_reading(&["engine"], &(requests.join("\n") + "\n")).fine();

    let replies: Vec<Value> = replies.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    assert_eq!(replies.len(), requests.len());
    for ((request, described), reply) in requests.iter().zip(&described).zip(&replies) {
        assert!(fits(described, reply), "{request}\ndescribed: {described}\nreplied:   {reply}");
    }
}

#[test]
fn every_request_and_reason_of_the_code_is_described() {
    for word in [
        "new",
        "load",
        "decision",
        "choose",
        "bot",
        "view",
        "events",
        "why",
        "undo",
        "concede",
        "fingerprint",
        "record",
        "cards",
        "quit",
    ] {
        assert!(DESCRIPTION.contains(&format!("| `{word}` |")), "{word} is not described");
    }
}

#[test]
fn a_program_can_play_a_whole_game() {
    let new = r#"{"do":"new","ruleset":"mb","factions":["Awanturnicy","Wiśniowieccy"],"seed":11}"#;
    let bot = "{\"id\":1,\"do\":\"bot\",\"name\":\"random\"}\n";
    let replies = interrex_reading(&["engine"], &format!("{new}\n{}", bot.repeat(2000))).fine();
    let last: Value = serde_json::from_str(replies.lines().last().unwrap()).unwrap();
    assert_eq!(last["error"]["reason"], "over", "{last}");
}

#[test]
fn a_program_can_play_a_whole_joust() {
    let new = r#"{"do":"new","ruleset":"joust","factions":["stark","lannister-rose"],"seed":11}"#;
    let bot = "{\"id\":1,\"do\":\"bot\",\"name\":\"random\"}\n";
    let replies = interrex_reading(&["engine"], &format!("{new}\n{}", bot.repeat(2000))).fine();
    let last: Value = serde_json::from_str(replies.lines().last().unwrap()).unwrap();
    assert_eq!(last["error"]["reason"], "over", "{last}");
}
