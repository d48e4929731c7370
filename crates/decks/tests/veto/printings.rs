//! Standardowy, Klasyczny, Otwarty: which printings are legal on which day.

use cards::{set::Set, veto::Kind};
use decks::veto::{Announced, Library, Problem, Talia, check, format};
use rulebook::{cite, proves};

use crate::stock::set;

const SEASON: &str = "Szpiedzy i Dyplomaci";

/// A first-edition set, a base set and six expansions, one a year; the third opens the season.
fn sets() -> Vec<Set> {
    let efekt = "type = \"efekt\"";
    let frakcja = "type = \"frakcja\"\nfaction = \"Dworscy\"\nskarb = 18\ndochod = 3";
    let mut sets = vec![
        set("e0", "edition = 1", &[("Stara", efekt)]),
        set("base", "released = 2007-01-01", &[("Podstawa", efekt), ("Wznowiona", efekt)]),
    ];
    for number in 1..=6 {
        let season = if number < 3 { "Warchoły i Pijanice" } else { SEASON };
        let year = 2008 + number;
        let head = format!("expansion = true\nseason = \"{season}\"\nreleased = {year}-05-01");
        let own = format!("Dodatek {number}");
        let mut cards: Vec<(&str, &str)> = vec![(&own, efekt), ("Dworscy", frakcja)];
        if number == 6 {
            cards.push(("Wznowiona", efekt));
        }
        sets.push(set(&format!("e{number}"), &head, &cards));
    }
    sets
}

/// What the format says of this one card on this day.
fn verdict(key: &str, name: &str, announced: &Announced) -> Vec<Problem> {
    let library = Library::new(sets());
    let card = library.find(name, None).unwrap();
    let frakcja = library.find("Dworscy", Some("e6")).unwrap();
    let talia = Talia { frakcje: vec![frakcja], kredens: vec![card; 60], ..Talia::default() };
    let mut problems = check(&talia, format(key).unwrap(), &library, announced);
    problems.retain(|it| matches!(it.key(), "not-legal" | "banned"));
    problems
}

fn is_legal(key: &str, name: &str) -> bool {
    verdict(key, name, &Announced::default()).is_empty()
}

#[test]
fn standardowy_has_the_three_newest_expansions() {
    let _rule = proves!("PC 4.3.1");
    let legal = (1..=6).map(|it| is_legal("standardowy", &format!("Dodatek {it}")));
    assert_eq!(legal.collect::<Vec<_>>(), [false, false, false, true, true, true]);
    assert!(!is_legal("standardowy", "Podstawa"));
    let found = verdict("standardowy", "Dodatek 3", &Announced::default());
    assert_eq!(found[0].rules, [cite!("PC 4.3.1"), cite!("AH 208.2"), cite!("PC 8.2.6.2")]);
}

#[test]
fn the_newest_expansions_are_those_of_the_day() {
    let on = |day: &str, name: &str| {
        let announced = Announced { day: Some(day.parse().unwrap()), ..Announced::default() };
        verdict("standardowy", name, &announced).iter().all(|it| it.card() != Some(name))
    };
    assert!(on("2013-04-30", "Dodatek 2") && !on("2013-05-01", "Dodatek 2"));
    assert!(!on("2013-04-30", "Dodatek 5") && on("2013-05-01", "Dodatek 5"));
}

#[test]
fn any_printing_makes_all_versions_legal() {
    assert!(is_legal("standardowy", "Wznowiona"));
    let old = verdict("klasyczny", "Dodatek 2", &Announced::default());
    assert!(old[0].rules.contains(&cite!("AH 208.2")));
}

#[test]
fn an_announcement_widens_standardowy() {
    let _rule = proves!("PC 4.3.2");
    let announced = Announced { legal: vec!["Dodatek 1".to_owned()], ..Announced::default() };
    assert_eq!(verdict("standardowy", "Dodatek 1", &announced), []);
}

#[test]
fn klasyczny_begins_with_a_season() {
    let _rule = proves!("PC 4.3.3");
    let legal = (1..=6).map(|it| is_legal("klasyczny", &format!("Dodatek {it}")));
    assert_eq!(legal.collect::<Vec<_>>(), [false, false, true, true, true, true]);
    let found = verdict("klasyczny", "Podstawa", &Announced::default());
    assert_eq!(found[0].rule(), cite!("PC 4.3.3"));
}

#[test]
fn otwarty_has_everything_from_the_second_edition_but_banned_cards() {
    let _rule = proves!("PC 4.3.4");
    assert!(is_legal("otwarty", "Podstawa") && is_legal("otwarty", "Dodatek 1"));
    let first_edition = verdict("otwarty", "Stara", &Announced::default());
    assert_eq!((first_edition[0].key(), first_edition[0].rule()), ("not-legal", cite!("PC 4.3.4")));
    let announced = Announced { banned: vec!["Podstawa".to_owned()], ..Announced::default() };
    assert_eq!(verdict("otwarty", "Podstawa", &announced)[0].key(), "banned");
    assert_eq!(verdict("standardowy", "Dodatek 6", &announced), []);
}

#[test]
fn a_strategy_cannot_make_a_banned_card_legal() {
    let mut sets = sets();
    let facts = "type = \"strategia\"\nbudowa = { copies = 99 }";
    sets.push(set("s", "", &[("Wszystko wolno", facts)]));
    let library = Library::new(sets);
    let card = |name: &str| library.find(name, None).unwrap();
    let talia = Talia {
        frakcje: vec![library.find("Dworscy", Some("e6")).unwrap()],
        strategie: vec![card("Wszystko wolno")],
        kredens: vec![card("Podstawa"); 60],
        ..Talia::default()
    };
    let _rule = proves!("AH 112.11.c");
    let announced = Announced { banned: vec!["Podstawa".to_owned()], ..Announced::default() };
    let problems = check(&talia, format("otwarty").unwrap(), &library, &announced);
    assert_eq!(problems.iter().map(Problem::key).collect::<Vec<_>>(), ["banned"]);
}

#[test]
fn cards_of_the_mount_and_blade_box_are_legal_in_otwarty() {
    let _rule = proves!("MB 72");
    let library = Library::builtin();
    let talia = Talia {
        frakcje: vec![library.find("Awanturnicy", None).unwrap()],
        kredens: library.cards().filter(|it| it.set == "mb" && it.kind != Kind::Frakcja).collect(),
        ..Talia::default()
    };
    let problems = check(&talia, format("otwarty").unwrap(), &library, &Announced::default());
    assert!(problems.iter().all(|it| it.key() != "not-legal"), "{problems:?}");
}
