//! I2 3.2 — cards that are played, in play, discarded, removed, tapped.

use kernel::{Game, Pending};
use rulebook::{cite, proves};
use veto::{Choice, Event, Place, Question};

use super::{can_agitate, can_challenge, dukaty, plays, stol};
use crate::{
    kompania::{
        JA, ON, agitate, card, challenge, moves, piles, play, playable, refused, rule_of, seen,
        settle,
    },
    laid_out::{choices, choose},
    sejm::{asked, happened},
};

#[test]
fn a_card_that_is_negated_costs_nothing() {
    let _rules = [proves!("I2 3.2.1"), proves!("I2 3.3.3.7")];
    let table = stol().dwor(JA, &["roch"]).dwor(ON, &["weto"]);
    let mut game = table.begin();
    play(&mut game, "roch");
    assert_eq!(asked(&game), (ON, Question::Reply));
    assert!(seen(&game, "roch").def.is_some(), "it is shown before it is in play");
    let events = play(&mut game, "weto");
    assert_eq!((dukaty(&game, JA), piles(&game, JA)), (18, [0, 1, 0]));
    let gone = |it: &Event| matches!(it, Event::Moved { to: Place::Lazaret, .. });
    assert!(happened(&events, gone));
    // Unanswered it is paid for.
    let mut game = stol().dwor(JA, &["roch"]).begin();
    plays(&mut game, "roch");
    assert_eq!(dukaty(&game, JA), 18 - 4);
}

#[test]
fn a_card_in_play_stays_there() {
    let _rule = proves!("I2 3.2.2");
    let mut game = stol().dwor(JA, &["chorazy"]).pole(JA, &["roch"]).begin();
    plays(&mut game, "chorazy");
    for _ in 0..2 {
        let round = game.view(None).round;
        while game.view(None).round == round {
            let least = [Choice::EndStint, Choice::Decline, Choice::Done, Choice::No];
            choose(&mut game, |it| least.contains(it));
        }
    }
    assert_eq!(seen(&game, "roch").szabla, Some(6), "and so does its rule");
}

#[test]
fn the_uniqueness_of_a_discarded_card_does_not_count() {
    let _rule = proves!("I2 3.2.3");
    let table = stol().pole(JA, &["palac"]).pole(ON, &["roch"]);
    let mut game = table.dwor(JA, &["palac", "proces"]).begin();
    assert!(!playable(&game, "palac"));
    plays(&mut game, "proces");
    assert!(playable(&game, "palac"));
}

#[test]
fn what_is_attached_goes_with_its_bearer() {
    let _rule = proves!("I2 3.2.4");
    let table = stol().bearing(ON, "roch", &["szabla", "klatwa"], &["ciecie"]);
    let mut game = table.dwor(JA, &["nagana"]).begin();
    let events = plays(&mut game, "nagana");
    assert_eq!(piles(&game, ON), [0, 4, 0]);
    let orphan = |it: &Event| match it {
        Event::Moved { from, .. } => *from == Place::Attached,
        _ => false,
    };
    assert_eq!(rule_of(&events, orphan), Some(cite!("I2 3.2.4")));
}

#[test]
fn of_a_removed_postac_no_copy_appears_any_more() {
    // It was not killed, only removed; and both players are bound.
    let table = stol().pole(ON, &["bohun"]).dwor(JA, &["zsylka", "bohun-stary"]);
    let mut game = table.dwor(ON, &["bohun"]).begin();
    let events = plays(&mut game, "zsylka");
    assert_eq!(moves(&game, &events, "bohun"), [Place::Zalnik]);
    assert!(!playable(&game, "bohun-stary"));
    assert!(refused(&game, "bohun-stary").contains(&cite!("I2 3.2.6")));
    choose(&mut game, |it| *it == Choice::EndStint);
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Play { .. })));
    // What it bore is discarded.
    let table = stol().bearing(ON, "roch", &["szabla"], &[]).dwor(JA, &["zsylka"]);
    let mut game = table.begin();
    plays(&mut game, "zsylka");
    assert_eq!(piles(&game, ON), [0, 1, 1]);
}

#[test]
fn no_effect_puts_out_a_copy_of_a_removed_postac() {
    let table = stol().zalnik(ON, &["bohun"]).dwor(JA, &["przybycie", "bohun-stary"]);
    let mut game = table.begin();
    play(&mut game, "przybycie");
    settle(&mut game);
    if let Pending::Decision { question: Question::Card { .. }, .. } = game.pending() {
        let stary = card(&game, "bohun-stary");
        choose(&mut game, |it| *it == Choice::Pick(stary));
    }
    assert!(game.view(None).seats[0].pole.is_empty());
}

#[test]
fn who_is_removed_is_not_killed() {
    let _rule = proves!("I2 3.2.7");
    let mut game = stol().pole(JA, &["pretendent"]).dwor(JA, &["zdrada"]).begin();
    plays(&mut game, "zdrada");
    assert_eq!((game.pending().seat(), piles(&game, JA)), (Some(JA), [0, 1, 1]));
    // A discarded one is not wounded either, but a wounded one is discarded.
    let mut game = stol().pole(JA, &["roch"]).pole(ON, &["bohun"]).begin();
    challenge(&mut game, "roch");
    settle(&mut game);
    assert_eq!(piles(&game, ON), [0, 1, 0]);
}

#[test]
fn a_tapped_card_is_not_tapped_again() {
    let _rule = proves!("I2 3.2.8");
    let mut game = stol().pole(JA, &["roch"]).pole(ON, &["bohun"]).begin();
    agitate(&mut game, "roch");
    settle(&mut game);
    assert!(seen(&game, "roch").zaznaczona);
    choose(&mut game, |it| *it == Choice::EndStint);
    choose(&mut game, |it| *it == Choice::EndStint);
    let game = stol().tapped(JA, "roch").pole(ON, &["bohun"]).begin();
    assert!(!can_agitate(&game, "roch") && !can_challenge(&game, "roch"));
    let rules = refused(&game, "roch");
    assert!(rules.contains(&cite!("I2 3.3.3.14")) && rules.contains(&cite!("I2 3.3.3.18")));
}
