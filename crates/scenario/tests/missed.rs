//! No printed ability could be taken away without a scenario that notices it.
//!
//! A card written into a scenario stands before the real one of its name. So every card is written without
//! one of its abilities into the scenarios that name it, until one of them fails, which holds
//! with the card as it is.

mod files;

use std::fs;

use cards::{set::read_set, veto::Card};
use files::{root, scenarios};
use rulebook::folded;
use scenario::run_all;

#[test]
fn every_ability_of_interregnum_is_missed() {
    let files = scenarios("scenarios/veto/ah");
    let mut missed = 0;
    let mut idle: Vec<String> = Vec::new();
    for (source, card) in &cards_of("cards/veto/interregnum") {
        let naming = naming(&files, card);
        for sentence in card.texts().map(ToString::to_string) {
            let without = without(source, &sentence);
            match naming.iter().any(|it| !passes(it, &without) && passes(it, source)) {
                true => missed += 1,
                false => idle.push(format!("{}: {sentence}", card.title())),
            }
        }
    }
    assert_eq!(idle, [""; 0], "no scenario shows these at work");
    assert!(250 < missed, "{missed} abilities");
}

/// Every card of the set in this folder, with the lines it is written in.
fn cards_of(folder: &str) -> Vec<(String, Card)> {
    let entries = fs::read_dir(root().join(folder)).expect("our cards are there");
    let mut paths: Vec<_> = entries.map(|it| it.expect("a readable folder").path()).collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        let text = fs::read_to_string(path).expect("a readable file");
        let (head, lines) = text.split_once("[[card]]").expect("a set has cards");
        for lines in lines.split("\n[[card]]") {
            let source = format!("[[card]]{lines}");
            let set = read_set("card.toml", &format!("{head}{source}")).expect("a card of ours");
            found.extend(set.cards.into_iter().map(|it| (source.clone(), it)));
        }
    }
    found
}

/// The scenarios that might speak of this card, those that say its name in full first.
fn naming<'f>(files: &'f [(String, String)], card: &Card) -> Vec<&'f (String, String)> {
    let full: Vec<String> = card.names().map(folded).collect();
    let words: Vec<&str> = full.iter().flat_map(|it| it.split(' ')).collect();
    let says = |it: &str| {
        let text = folded(it);
        let long = |it: &&&str| 3 < it.chars().count() && text.contains(**it);
        match full.iter().any(|it| text.contains(it)) {
            true => Some(0),
            false => words.iter().find(long).map(|_| 1),
        }
    };
    let mut found: Vec<_> = files.iter().filter_map(|it| Some((says(&it.1)?, it))).collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, it)| it).collect()
}

/// Does the scenario hold with the card as it is written here?
fn passes((file, scenario): &(String, String), card: &str) -> bool {
    let (head, table) = scenario.split_once("\nseat ").expect("a scenario has seats");
    let text = format!("{head}\n```\n{card}\n```\n\nseat {table}");
    run_all([(file.as_str(), text.as_str())]).failed() == 0
}

/// The card without this sentence.
fn without(card: &str, sentence: &str) -> String {
    let quoted = format!("\"{sentence}\"");
    let ways = [format!("{quoted}, "), format!(", {quoted}"), quoted];
    let there = ways.iter().find(|it| card.contains(it.as_str()));
    card.replacen(there.expect("a sentence is written as it is printed").as_str(), "", 1)
}
