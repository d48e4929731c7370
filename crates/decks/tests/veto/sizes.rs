//! How many cards, how many of each, and what lies beside them.

use decks::veto::{FORMATS, Talia, format};
use rulebook::{cite, proves};

use crate::stock::{
    card, cards, dworscy, legal, plain, problems, refused, with_sakwa, wybraniecki,
};

#[test]
fn there_are_constructed_and_limited_decks() {
    let _rule = proves!("AH 100.5");
    assert_eq!(format("Kwarciany").map(|it| it.key), Some("kwarciany"));
    assert_eq!(format("wybraniecki").map(|it| it.key), Some("wybraniecki"));
    assert!(["standardowy", "klasyczny", "otwarty"].iter().all(|it| format(it).is_some()));
    assert_eq!(format("modern"), None);
    assert!(FORMATS.iter().all(|it| format(it.key) == Some(it)));
}

#[test]
fn a_kwarciany_deck_has_a_faction_card_and_sixty_cards() {
    let _rules = [proves!("PC 4.1.0.1"), proves!("AH 100.5.a"), proves!("AH 403.4")];
    legal("kwarciany", &dworscy(&[]));
    let mut short = dworscy(&[]);
    short.kredens.pop();
    let rules = [cite!("PC 4.1.0.1"), cite!("AH 403.4"), cite!("AH 100.5.a"), cite!("PC 8.2.6.1")];
    refused("kwarciany", &short, "too-few", &rules);
    refused("ah", &short, "too-few", &[cite!("AH 403.4"), cite!("AH 100.5.a")]);
    refused("i2", &short, "too-few", &[cite!("I2 2.1.2")]);
}

#[test]
fn faction_card_and_strategy_are_not_counted() {
    let mut short = dworscy(&[]);
    short.strategie = cards(&["Podstęp"]);
    short.kredens.pop();
    refused("i2", &short, "too-few", &[cite!("I2 2.1.2")]);
}

#[test]
fn nothing_limits_a_large_kredens() {
    let _rules =
        [proves!("AH 100.7"), proves!("PC 4.1.0.2"), proves!("PC 5.1.3"), proves!("I2 2.1.3")];
    let large = Talia { kredens: plain(250, 1), ..dworscy(&[]) };
    for key in ["ah", "kwarciany", "i2"] {
        legal(key, &large);
    }
    let whole = Talia { kredens: plain(44, 1), ..wybraniecki(&[]) };
    legal("wybraniecki", &whole);
}

#[test]
fn a_limited_deck_has_thirty_cards_and_any_number_of_copies() {
    let _rules =
        [proves!("PC 5.1.1"), proves!("PC 5.1.4"), proves!("AH 100.5.b"), proves!("AH 403.5")];
    let mut talia = wybraniecki(&["Efekt 80"; 5]);
    legal("wybraniecki", &talia);
    talia.kredens.pop();
    let rules = [cite!("PC 5.1.1"), cite!("AH 403.5"), cite!("AH 100.5.b"), cite!("PC 8.2.6.1")];
    refused("wybraniecki", &talia, "too-few", &rules);
}

#[test]
fn three_copies_of_a_name_over_kredens_and_sakwa() {
    let _rules = [proves!("PC 4.1.0.1"), proves!("I2 1.7.3")];
    legal("kwarciany", &dworscy(&["Łuk"; 3]));
    let rules = [cite!("PC 4.1.0.4"), cite!("AH 100.5.a")];
    refused("kwarciany", &dworscy(&["Łuk"; 4]), "too-many-copies", &rules);
    refused("i2", &dworscy(&["Łuk"; 4]), "too-many-copies", &[cite!("I2 2.1.1"), cite!("I2 0.2")]);
    legal("i2", &dworscy(&["Łuk"; 3]));
    let talia = with_sakwa(dworscy(&["Łuk"; 2]), &["Łuk"; 2]);
    refused("kwarciany", &talia, "too-many-copies", &rules);
    legal("kwarciany", &with_sakwa(dworscy(&["Łuk"; 2]), &["Łuk"]));
}

#[test]
fn versions_of_a_card_and_halves_of_a_joined_one_share_the_limit() {
    let rogala = ["Jan Rogala – Młodszy", "Jan Rogala – Starszy"];
    let both = [rogala[0], rogala[0], rogala[1], rogala[1]];
    refused("kwarciany", &dworscy(&both), "too-many-copies", &[cite!("AH 100.5.a")]);
    legal("kwarciany", &dworscy(&both[1..]));
    let joined = ["Hop ALBO Siup", "Hop ALBO Siup", "Siup", "Siup"];
    refused("kwarciany", &dworscy(&joined), "too-many-copies", &[cite!("PC 4.1.0.4")]);
}

#[test]
fn zasady_biesiadne_allow_two_copies() {
    let biesiadny = |with: &[&str]| {
        let kredens = (1..=60).map(|it| card(&format!("Efekt {it}"))).chain(cards(with));
        Talia { kredens: kredens.collect(), ..dworscy(&[]) }
    };
    legal("biesiadny", &biesiadny(&["Łuk"; 2]));
    refused("biesiadny", &biesiadny(&["Łuk"; 3]), "too-many-copies", &[cite!("I2 5.2.3")]);
}

#[test]
fn the_sakwa_has_fifteen_cards_or_none() {
    let _rules = [proves!("PC 3.5.1.1"), proves!("AH 411.2"), proves!("AH 100.6")];
    for key in ["ah", "kwarciany"] {
        legal(key, &dworscy(&[]));
        legal(key, &with_sakwa(dworscy(&[]), &[]));
    }
    for size in [14, 16] {
        let talia = Talia { sakwa: plain(size, 60), ..dworscy(&[]) };
        let rules = [cite!("PC 3.5.1.1"), cite!("PC 4.1.0.1"), cite!("AH 411.2")];
        refused("kwarciany", &talia, "sakwa-size", &rules);
        refused("ah", &talia, "sakwa-size", &[cite!("AH 411.2")]);
    }
    assert_eq!(problems("i2", &with_sakwa(dworscy(&[]), &[]))[0].key(), "no-sakwa");
}

#[test]
fn exactly_one_faction_card() {
    let _rule = proves!("AH 309.5");
    legal("ah", &dworscy(&[]));
    let none = Talia { frakcje: Vec::new(), ..dworscy(&[]) };
    refused("ah", &none, "no-faction-card", &[cite!("AH 309.5")]);
    let two = Talia { frakcje: cards(&["Dworscy", "Osmanowie"]), ..dworscy(&[]) };
    refused("kwarciany", &two, "several-faction-cards", &[cite!("AH 309.5"), cite!("PC 4.1.0.1")]);
}

#[test]
fn one_strategy_or_none() {
    let _rules = [proves!("AH 308.4"), proves!("PC 4.1.0.3"), proves!("I2 1.7.3")];
    let with = |strategie: &[&str]| Talia { strategie: cards(strategie), ..dworscy(&[]) };
    for key in ["ah", "kwarciany", "i2"] {
        legal(key, &with(&[]));
        legal(key, &with(&["Podstęp"]));
    }
    let two = with(&["Podstęp", "Siła"]);
    refused("kwarciany", &two, "several-strategies", &[cite!("AH 308.4"), cite!("PC 4.1.0.3")]);
    refused("i2", &two, "several-strategies", &[cite!("I2 1.7.3")]);
}

#[test]
fn what_is_laid_out_before_the_game_is_no_part_of_the_kredens() {
    let strategy = dworscy(&["Podstęp"]);
    refused("i2", &strategy, "laid-out-before-the-game", &[cite!("I2 1.7.1"), cite!("AH 308.1")]);
    refused("ah", &dworscy(&["Dworscy"]), "laid-out-before-the-game", &[cite!("AH 309.2")]);
}

#[test]
fn a_strategy_may_change_how_decks_are_built() {
    let _rule = proves!("AH 112.11.c");
    let with = |strategia: &str, talia| Talia { strategie: cards(&[strategia]), ..talia };
    legal("kwarciany", &with("Nadmiar", dworscy(&["Łuk"; 4])));
    let five = with("Nadmiar", dworscy(&["Łuk"; 5]));
    refused("kwarciany", &five, "too-many-copies", &[cite!("AH 112.11.c"), cite!("PC 4.1.0.4")]);
    let small = with("Ogrom", dworscy(&[]));
    refused("kwarciany", &small, "too-few", &[cite!("AH 112.11.c")]);
    legal("kwarciany", &with("Przekupstwo", dworscy(&["List Osmanowie"])));
}

#[test]
fn all_problems_are_told() {
    let mut talia = dworscy(&["Łuk", "Łuk", "Łuk", "Łuk", "Poseł Osmanowie", "Uczta"]);
    talia.kredens.truncate(50);
    talia.frakcje.clear();
    talia.chosen = card("Dworscy").factions;
    talia.sakwa = plain(3, 70);
    let kinds: Vec<&str> = problems("kwarciany", &talia).iter().map(|it| it.key()).collect();
    let expected =
        ["no-faction-card", "too-few", "sakwa-size", "too-many-copies", "foreign", "biesiadny"];
    assert_eq!(kinds, expected);
}

#[test]
fn a_problem_names_its_card_and_its_rule() {
    let found = problems("kwarciany", &dworscy(&["Łuk"; 4]));
    assert_eq!(found[0].to_string(), "Łuk is there 4 times, at most 3 (PC 4.1.0.4)");
    assert_eq!(found[0].card(), Some("Łuk"));
}
