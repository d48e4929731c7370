//! I2 1.5, 1.8 — efekty, and the kinds of actions.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Question};

use super::{dukaty, plays, stol};
use crate::{
    kompania::{
        JA, ON, agitate, all, challenge, end_stint, pick, piles, play, playable, refused,
        refused_to, seen, settle, uses,
    },
    laid_out::{choices, choose},
    sejm::asked,
};

#[test]
fn of_an_efekt_several_copies_may_be_in_play() {
    let _rule = proves!("I2 1.5.1");
    let mut game = stol().dwor(JA, &["glejt", "glejt"]).begin();
    plays(&mut game, "glejt");
    plays(&mut game, "glejt");
    assert_eq!(game.view(None).seats[0].attached.len(), 2);
}

#[test]
fn an_efekt_with_a_mark_is_for_its_faction() {
    let game = stol().dwor(JA, &["pismo"]).begin();
    assert!(!playable(&game, "pismo"));
    assert!(refused(&game, "pismo").contains(&cite!("I2 1.5.2")));
    let mut table = stol().dwor(ON, &["pismo"]);
    table.layout.voice = ON;
    assert!(playable(&table.begin(), "pismo"));
}

#[test]
fn what_is_trwaly_is_not_discarded_by_other_cards() {
    let _rule = proves!("I2 1.5.3");
    let table = stol().bearing(ON, "roch", &["laska"], &[]).dwor(JA, &["precz"]);
    let mut game = table.begin();
    plays(&mut game, "precz");
    assert_eq!(piles(&game, ON), [0, 0, 0]);
    let table = stol().bearing(ON, "roch", &["klatwa"], &[]).dwor(JA, &["precz"]);
    let mut game = table.begin();
    plays(&mut game, "precz");
    assert_eq!(piles(&game, ON), [0, 1, 0], "any other is");
}

#[test]
fn what_is_usuwany_is_removed_after_its_effect_and_discarded_if_negated() {
    let _rules = [proves!("I2 1.5.4"), proves!("I2 3.2.1")];
    let mut game = stol().dwor(JA, &["gawenda"]).begin();
    plays(&mut game, "gawenda");
    assert_eq!(piles(&game, JA), [0, 0, 1]);
    let mut game = stol().dwor(JA, &["gawenda"]).dwor(ON, &["zakaz"]).begin();
    play(&mut game, "gawenda");
    play(&mut game, "zakaz");
    settle(&mut game);
    assert_eq!(piles(&game, JA), [0, 1, 0]);
}

#[test]
fn while_a_unikat_is_in_play_nobody_plays_a_copy() {
    for own in [true, false] {
        let seat = if own { 0 } else { 1 };
        let mut table = stol().dwor(JA, &["przywilej"]);
        let przywilej = table.layout.seats[0].dwor[0];
        table.layout.seats[seat].attached = vec![przywilej];
        let game = table.begin();
        assert!(!playable(&game, "przywilej"));
        let rules: Vec<_> = all(&game, "przywilej")
            .into_iter()
            .flat_map(|it| game.refusals(JA, it))
            .map(|it| it.rule())
            .collect();
        assert!(rules.contains(&cite!("I2 1.5.5")), "{rules:?}");
    }
}

#[test]
fn an_attached_efekt_stays_until_its_text_says_otherwise() {
    let _rule = proves!("I2 1.5.6");
    let table = stol().bearing(ON, "roch", &["szabla"], &[]).dwor(JA, &["rdza", "klatwa"]);
    let mut game = table.begin();
    plays(&mut game, "rdza");
    plays(&mut game, "klatwa");
    assert_eq!(piles(&game, JA), [0, 0, 0]);
    let round = game.view(None).round;
    while game.view(None).round == round {
        let least = [Choice::EndStint, Choice::Decline, Choice::Done, Choice::No];
        choose(&mut game, |it| least.contains(it));
    }
    assert_eq!(seen(&game, "roch").szabla, Some(4), "the curse is still there");
    assert_eq!(piles(&game, JA)[1], 1, "the rust is gone");
}

#[test]
fn an_efekt_that_is_only_played_is_discarded() {
    let _rules = [proves!("I2 1.5.7"), proves!("I2 3.2.3")];
    let mut game = stol().dwor(JA, &["poselstwo"]).begin();
    plays(&mut game, "poselstwo");
    assert_eq!(piles(&game, JA), [0, 1, 0]);
}

#[test]
fn who_bears_no_efekty_may_have_others_played_on_him() {
    let _rule = proves!("I2 1.5.8");
    let table = |postac: &str| stol().pole(ON, &[postac]).dwor(JA, &["klatwa", "areszt"]).begin();
    let mut game = table("zamkniety");
    assert!(!playable(&game, "klatwa"));
    assert!(refused(&game, "klatwa").contains(&cite!("I2 4.1.1")));
    plays(&mut game, "areszt");
    assert!(seen(&game, "zamkniety").zaznaczona);
    let game = table("niedostepny");
    assert!(!playable(&game, "klatwa") && !playable(&game, "areszt"), "this bars both");
    assert!(refused(&game, "areszt").contains(&cite!("I2 4.1.1")));
    let game = table("bohun");
    assert!(playable(&game, "klatwa") && playable(&game, "areszt"));
}

#[test]
fn an_efekt_is_attached_to_what_its_text_names() {
    let _rule = proves!("I2 1.5.9");
    let dwor = ["klatwa", "rdza", "komornik", "przypis", "glejt", "paszkwil"];
    let table = stol().bearing(ON, "roch", &["szabla"], &[]).pole(ON, &["dworek"]);
    let mut game = table.dwor(JA, &dwor).begin();
    assert!(!playable(&game, "przypis"), "there is no efekt yet");
    assert!(refused(&game, "przypis").contains(&cite!("I2 1.5.9")));
    for id in ["klatwa", "rdza", "komornik", "glejt", "paszkwil"] {
        plays(&mut game, id);
    }
    assert_eq!(piles(&game, JA), [1, 0, 0]);
    let view = game.view(None);
    assert_eq!([view.seats[0].attached.len(), view.seats[1].attached.len()], [1, 1]);
    // A strategy is no faction card.
    let mut table = stol().dwor(JA, &["glejt"]);
    table.layout.seats[0].strategia = table.layout.catalog.find("kompania-zamysl");
    let mut game = table.begin();
    plays(&mut game, "glejt");
    assert_eq!(asked(&game), (JA, Question::Stint), "nobody is asked which of the two");
    assert_eq!(seen(&game, "zamysl").attached, []);
}

#[test]
fn an_efekt_may_be_attached_to_an_efekt() {
    let table = stol().bearing(ON, "roch", &["laska"], &[]).dwor(JA, &["przypis"]);
    let mut game = table.begin();
    plays(&mut game, "przypis");
    assert_eq!(seen(&game, "laska").attached.len(), 1);
}

#[test]
fn one_czyn_in_a_turn_and_any_number_of_drobiazgi() {
    let _rules = [
        proves!("I2 1.8.2"),
        proves!("I2 1.8.4"),
        proves!("I2 3.3.3.3"),
        proves!("I2 3.3.3.6"),
        proves!("I2 3.3.3.34"),
        proves!("I2 3.3.3.35"),
    ];
    let table = stol().pole(JA, &["wicek", "roch"]).pole(ON, &["bohun"]);
    let mut game = table.dwor(JA, &["dworek", "szabla", "sejmik", "swojak"]).begin();
    plays(&mut game, "dworek");
    play(&mut game, "szabla");
    pick(&mut game, "roch");
    settle(&mut game);
    agitate(&mut game, "roch");
    settle(&mut game);
    plays(&mut game, "sejmik");
    uses(&mut game, "wicek");
    settle(&mut game);
    assert!(!playable(&game, "swojak"), "putting out a postać would be a second czyn");
    for id in ["swojak", "wicek"] {
        assert!(refused(&game, id).contains(&cite!("I2 1.8.2")), "{id}");
    }
    assert_eq!(dukaty(&game, JA), 18 - 2 - 1 - 1 - 1 + 3);
}

#[test]
fn no_drobiazg_is_played_while_a_czyn_is_carried_out() {
    let table = stol().pole(JA, &["roch", "wicek"]).pole(ON, &["bohun"]).dwor(JA, &["sejmik"]);
    let mut game = table.begin();
    challenge(&mut game, "roch");
    choose(&mut game, |it| *it == Choice::Accept);
    assert_eq!(asked(&game), (JA, Question::DuelTurn));
    for id in ["sejmik", "wicek"] {
        assert!(refused(&game, id).contains(&cite!("I2 1.8.3")), "{id}");
    }
    let mut game = stol().pole(JA, &["roch"]).dwor(ON, &["sejmik"]).begin();
    assert!(refused_to(&game, ON, "sejmik").contains(&cite!("I2 1.8.3")), "nor in another's turn");
    end_stint(&mut game);
    assert!(playable(&game, "sejmik"));
}

#[test]
fn outside_the_faza_gry_there_are_only_repliki_that_say_so() {
    let mut game = stol().dwor(JA, &["modlitwa"]).dwor(ON, &["donos"]).begin();
    assert!(refused(&game, "modlitwa").contains(&cite!("I2 1.8.5")));
    let round = game.view(None).round;
    while asked(&game).1 != Question::Okno {
        let least = [Choice::EndStint, Choice::Decline, Choice::Done, Choice::No];
        choose(&mut game, |it| least.contains(it));
    }
    assert_eq!((asked(&game).0, game.view(None).round), (JA, round + 1));
    assert!(playable(&game, "modlitwa"));
    let before = dukaty(&game, JA);
    plays(&mut game, "modlitwa");
    assert_eq!(dukaty(&game, JA), before + 1 + 3, "and then comes the income");
}

#[test]
fn what_is_tapped_cannot_be_tapped_for_its_rule() {
    let game = stol().tapped(JA, "wicek").begin();
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Use { .. })));
    assert!(refused(&game, "wicek").contains(&cite!("I2 1.8.6")));
    let mut game = stol().pole(JA, &["wicek", "roch"]).begin();
    uses(&mut game, "wicek");
    settle(&mut game);
    assert!(seen(&game, "wicek").zaznaczona, "the sign means the card on which it stands");
    assert!(!seen(&game, "roch").zaznaczona);
}
