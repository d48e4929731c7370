//! `interrex play`, through a pipe.

use crate::{interrex, interrex_reading};

/// Of the Mount&Blade box, the short game.
const BOX: [&str; 2] = ["--game", "mb"];

fn played(arguments: &[&str], input: &str) -> String {
    played_by_seed("7", arguments, input)
}

fn played_by_seed(seed: &str, arguments: &[&str], input: &str) -> String {
    let arguments = [&["play", "--seed", seed], arguments].concat();
    interrex_reading(&arguments, input).fine()
}

#[test]
fn a_whole_game_can_be_played_by_number() {
    let said =
        played(&[&BOX[..], &["--bot", "random", "--lang", "en"]].concat(), &"1\n".repeat(3000));
    assert!(said.contains("Game\nnumber 7."), "{said}");
    let end = said.lines().last().unwrap();
    assert!(end.contains("[MB 70]") || end.contains("[MB 71]"), "{end}");
    assert!(!said.contains('\u{1b}'), "no colours in a pipe");
    let long = said.lines().find(|it| 80 < it.chars().count());
    assert_eq!(long, None, "lines fit the terminal");
}

#[test]
fn without_a_word_the_whole_game_is_played_against_another_faction() {
    for (lang, nothing) in [("pl", "Nie kupuję"), ("en", "Buy nothing")] {
        let said = played(
            &["--bot", "random", "--lang", lang, "--deck", "wisniowieccy-honor"],
            &"1\n".repeat(4000),
        );
        assert!(said.contains("wisniowieccy-honor") && said.contains(nothing), "{lang}: {said}");
        assert_eq!(said.matches("wisniowieccy-").count(), 1, "the other is of another faction");
        assert!(said.lines().last().unwrap().contains("[AH 104."), "{lang}: the game ends");
        for key in
            ["question-", "choice-", "event-", "terminal-", "term-", "zone-", "battle-", "figure-"]
        {
            assert!(!said.contains(key), "{lang}: a text is missing: {key}");
        }
        let long = said.lines().find(|it| 80 < it.chars().count());
        assert_eq!(long, None, "{lang}: lines fit the terminal");
    }
}

#[test]
fn karmazyni_ziemie_and_oddzialy_lie_on_the_table_of_the_whole_game() {
    let war = [
        "--bot",
        "random",
        "--lang",
        "en",
        "--deck",
        "dworscy-kandydat",
        "--against",
        "osmanowie-dom-wojny",
    ];
    // Not every game has all of it.
    let games = ["1", "2", "3", "4", "5", "6", "7", "8"];
    let said = games.map(|it| played_by_seed(it, &war, &"1\n".repeat(4000))).concat();
    assert!(said.contains("    pole karmazynów:\n    "), "{said}");
    assert!(said.contains("─── Pole Ziem ─"), "{said}");
    assert!(said.contains("Znaczenie ") && said.contains("Bitność "), "{said}");
    assert!(said.contains("    initiative · Strategia: "), "{said}");
}

#[test]
fn both_languages_speak_throughout() {
    for lang in ["pl", "en"] {
        let said = played(
            &[&BOX[..], &["--lang", lang, "--faction", "wisniowieccy"]].concat(),
            &"1\n".repeat(300),
        );
        for key in ["question-", "choice-", "event-", "terminal-", "duel-", "kind-"] {
            assert!(!said.contains(key), "{lang}: a text is missing: {key}");
        }
    }
}

#[test]
fn cards_rules_and_refusals_are_explained() {
    let said = played(
        &[&BOX[..], &["--lang", "en"]].concat(),
        "1\n? 1\n? bohun\nwhy piach\nrule MB 54\nwhy smok\nrule MB 999\n",
    );
    assert!(said.contains("Jurko Bohun\n  Postać · Awanturnicy · Kozak"), "{said}");
    assert!(said.contains("Piach w oczy – Laying it under a postać: there is no postać"), "{said}");
    assert!(said.contains("[MB 9]\nMB 9 — Four moderunki"), "the rule is quoted: {said}");
    assert!(said.contains("MB 54 — "), "{said}");
    assert!(said.contains("I know no card \"smok\""), "{said}");
    assert!(said.contains("no rulebook has the rule \"MB 999\""), "{said}");
}

#[test]
fn what_is_not_understood_changes_nothing() {
    let said =
        played(&[&BOX[..], &["--lang", "en"]].concat(), "99\n0\ndance\n-1\n\nsave\nundo\nlog\n");
    assert!(said.contains("There is no answer 99; they go from 1 to 2."), "{said}");
    assert!(said.contains("There is no answer 0"), "{said}");
    assert!(said.contains("I do not understand \"dance\""), "{said}");
    assert!(said.contains("nothing has been done yet"), "{said}");
    assert!(said.contains("Nothing has happened yet."), "{said}");
    assert_eq!(said.matches("Do you keep this dwór?").count(), 1, "{said}");
}

#[test]
fn a_choice_is_taken_back_and_a_game_is_given_up() {
    // Answer 2 is a posesja, a drobiazg: the bot has nothing to answer it with.
    let said = played(
        &[&BOX[..], &["--bot", "random", "--lang", "en"]].concat(),
        "1\n2\nundo\nconcede\nconcede\n",
    );
    assert!(said.contains("Taken back.") || said.contains("cannot be taken back"), "{said}");
    assert!(said.contains("Do you really give up?"), "{said}");
    assert!(said.lines().last().unwrap().contains("[AH 104.3]"), "{said}");
}

#[test]
fn an_unknown_faction_is_refused() {
    let said = interrex(&["play", "--game", "mb", "--faction", "Krzyżacy"]).refused();
    assert!(said.contains("there are Awanturnicy, Wisniowieccy"), "{said}");
}

#[test]
fn a_whole_joust_can_be_played_by_number() {
    for lang in ["pl", "en"] {
        let joust = ["--game", "thrones", "--deck", "stark", "--bot", "random", "--lang", lang];
        let said = played(&joust, &"1\n".repeat(4000));
        let end = said.lines().last().unwrap();
        assert!(end.contains("[KZ Zwycięstwo w grze"), "{lang}: {end}");
        for key in ["question-", "choice-", "event-", "terminal-", "joust-", "kind-"] {
            assert!(!said.contains(key), "{lang}: a text is missing: {key}");
        }
        let long = said.lines().find(|it| 80 < it.chars().count());
        assert_eq!(long, None, "lines fit the terminal");
    }
}

#[test]
fn a_card_of_thrones_and_a_refusal_are_explained() {
    let said = played(
        &["--game", "thrones", "--deck", "stark", "--lang", "en"],
        "? eddard\nwhy winter is coming\n",
    );
    assert!(said.contains("Eddard Stark\n  Character · Stark"), "{said}");
    assert!(said.contains("Winter Is Coming – Playing it: actions are possible only"), "{said}");
    assert!(said.contains("KZ Akcje.0 — "), "the rule is quoted: {said}");
}

#[test]
fn an_unknown_deck_is_refused() {
    let said = interrex(&["play", "--game", "thrones", "--deck", "frey"]).refused();
    assert!(said.contains("there is no deck `frey`; there are baratheon-fealty"), "{said}");
}
