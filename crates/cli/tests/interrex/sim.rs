//! `interrex sim`.

use serde_json::Value;

use crate::interrex;

fn counted(arguments: &[&str]) -> Value {
    let mut all = vec!["sim", "--json"];
    all.extend(arguments);
    let mut value: Value = serde_json::from_str(&interrex(&all).fine()).unwrap();
    // How long it took is nobody's promise.
    for key in ["seconds", "games_per_second"] {
        assert!(value[key].is_number());
        value[key] = Value::Null;
    }
    value
}

#[test]
fn games_are_counted_and_do_not_depend_on_the_threads() {
    let games = ["--games", "40", "--bots", "random,random", "--seed", "3", "--swap"];
    let one = counted(&[&games[..], &["--threads", "1"]].concat());
    let two = counted(&[&games[..], &["--threads", "2"]].concat());
    assert_eq!(one, two);
    assert_eq!(one["games"], 40);
    let wins: u64 =
        one["factions"].as_array().unwrap().iter().map(|it| it["wins"].as_u64().unwrap()).sum();
    assert_eq!(wins, 40 - one["ends"]["broken_off"].as_u64().unwrap());
}

#[test]
fn the_table_shows_shares_with_intervals() {
    let table =
        interrex(&["sim", "--game", "mb", "--games", "4", "--bots", "greedy,random"]).fine();
    assert!(table.contains("95 % interval") && table.contains("games/s"), "{table}");
    assert!(
        table.contains("Awanturnicy (seat 0)") && table.contains("decisions a game"),
        "{table}"
    );
}

#[test]
fn wrong_arguments_are_refused_by_name() {
    let refused = |arguments: &[&str]| interrex(&[&["sim"], arguments].concat()).refused();
    assert!(refused(&["--bots", "deep,random"]).contains("no bot is called `deep`"));
    assert!(refused(&["--bots", "random"]).contains("--bots wants two names"));
    assert!(refused(&["--decks", "Krzyżacy,Awanturnicy"]).contains("there is no deck `Krzyżacy`"));
    let same = refused(&["--game", "mb", "--decks", "Awanturnicy,Awanturnicy"]);
    assert!(same.contains("must play different factions (MB 3)"), "{same}");
}

#[test]
fn without_a_word_the_whole_game_is_simulated_with_two_factions() {
    let counted = counted(&["--games", "2", "--bots", "random,random"]);
    let decks = counted["factions"].as_array().unwrap();
    let faction = |place: usize| decks[place]["faction"].as_str().unwrap().split('-').next();
    assert_eq!(faction(0), Some("awanturnicy"), "{counted}");
    assert_ne!(faction(0), faction(1), "{counted}");
}

#[test]
fn jousts_are_counted() {
    let joust = ["--game", "thrones", "--games", "6", "--bots", "random,random"];
    let counted = counted(&[&joust[..], &["--decks", "stark,tyrell-lion"]].concat());
    assert_eq!(counted["games"], 6);
    assert_eq!(counted["factions"][0]["faction"], "stark-fealty");
    let ends = counted["ends"].as_object().unwrap();
    assert_eq!(ends.values().map(|it| it.as_u64().unwrap()).sum::<u64>(), 6);
}
