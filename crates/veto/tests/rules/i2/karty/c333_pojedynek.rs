//! I2 3.3.3 — Pojedynek.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Event, Place, Question};

use super::{can_challenge, duel, dukaty, stol, szabla};
use crate::{
    kompania::{
        JA, ON, card, challenge, kreski, moves, pick, piles, play, playable, refused, refused_to,
        rule_of, seen, settle,
    },
    laid_out::{choices, choose},
    sejm::{asked, happened},
};

#[test]
fn a_challenge_is_a_czyn_that_taps_the_challenger() {
    let _rules = [proves!("I2 3.3.3.17"), proves!("I2 3.3.3.18")];
    let table = stol().pole(JA, &["roch", "wicek"]).pole(ON, &["bohun", "sedzia"]);
    let mut game = table.begin();
    challenge(&mut game, "roch");
    let enemies: Vec<Choice> = ["bohun", "sedzia"].map(|it| Choice::Pick(card(&game, it))).into();
    assert_eq!(choices(&game), enemies);
    pick(&mut game, "bohun");
    assert!(seen(&game, "roch").zaznaczona);
    choose(&mut game, |it| *it == Choice::Accept);
    settle(&mut game);
    assert!(!can_challenge(&game, "wicek"));
    assert!(refused(&game, "wicek").contains(&cite!("I2 1.8.2")));
    let game = stol().tapped(JA, "roch").pole(ON, &["bohun"]).begin();
    assert!(refused(&game, "roch").contains(&cite!("I2 3.3.3.18")));
}

#[test]
fn refusing_taps_and_costs_a_kreska_and_the_tapped_cannot_refuse() {
    let _rule = proves!("I2 3.3.3.20");
    for (had, left) in [(3, 2), (0, 0)] {
        let mut game = stol().pole(JA, &["roch"]).pole(ON, &["bohun"]).kreski(ON, had).begin();
        challenge(&mut game, "roch");
        assert_eq!(choices(&game), [Choice::Accept, Choice::Refuse]);
        let events = choose(&mut game, |it| *it == Choice::Refuse);
        assert!(seen(&game, "bohun").zaznaczona);
        assert_eq!(kreski(&game, ON), left);
        let tapped = rule_of(&events, |it| matches!(it, Event::Tapped { .. }));
        assert_eq!(tapped, Some(cite!("I2 3.3.3.20")));
    }
    let table = stol().pole(JA, &["roch"]).tapped(ON, "bohun");
    let mut game = table.dwor(JA, &["ciecie"]).begin();
    challenge(&mut game, "roch");
    assert_eq!(asked(&game).1, Question::DuelTurn);
    assert!(refused_to(&game, ON, "bohun").contains(&cite!("I2 3.3.3.20")));
}

#[test]
fn the_challenger_chooses_his_arms_first_and_both_before_the_duel() {
    let _rules = [proves!("I2 3.3.3.21"), proves!("I2 3.3.3.24")];
    let arms = ["szabla", "karabela"];
    let table =
        stol().bearing(JA, "roch", &arms, &[]).bearing(ON, "bohun", &["szpada", "pistolet"], &[]);
    let mut game = table.dwor(JA, &["ciecie"]).begin();
    duel(&mut game, "roch");
    assert_eq!(asked(&game), (JA, Question::Moderunek));
    pick(&mut game, "szabla");
    assert_eq!(asked(&game), (ON, Question::Moderunek));
    pick(&mut game, "pistolet");
    assert_eq!(asked(&game), (JA, Question::DuelTurn));
    assert_eq!(szabla(&game), [5 + 2, 3 + 3]);
    let other = Choice::Pick(card(&game, "karabela"));
    assert!(game.clone().apply(other, &mut Vec::new()).is_err(), "too late");
}

#[test]
fn sztychy_in_turn_until_both_say_bene() {
    let _rule = proves!("I2 3.3.3.23");
    let table = stol().pole(JA, &["roch"]).pole(ON, &["bohun"]);
    let mut game = table.dwor(JA, &["ciecie"; 2]).dwor(ON, &["ciecie"; 2]).begin();
    duel(&mut game, "roch");
    assert_eq!(asked(&game), (JA, Question::DuelTurn));
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(asked(&game), (ON, Question::DuelTurn));
    play(&mut game, "ciecie");
    assert_eq!(asked(&game), (JA, Question::DuelTurn), "his bene was not the last word");
    play(&mut game, "ciecie");
    assert_eq!(szabla(&game), [7, 5]);
    choose(&mut game, |it| *it == Choice::Decline);
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(asked(&game), (JA, Question::Stint));
}

#[test]
fn the_loser_is_wounded_or_killed_and_pays_his_kreski() {
    let _rules = [
        proves!("I2 1.2.4"),
        proves!("I2 3.3.3.25"),
        proves!("I2 3.3.3.26"),
        proves!("I2 3.3.3.27"),
        proves!("I2 3.3.3.28"),
    ];
    let by = |challenger: &str| {
        let table = stol().pole(JA, &[challenger]).pole(ON, &["bohun"]).kreski(ON, 5);
        let mut game = table.begin();
        challenge(&mut game, challenger);
        let events = settle(&mut game);
        let paid = rule_of(&events, |it| matches!(it, Event::Kreski { .. }));
        assert_eq!(paid, Some(cite!("I2 3.3.3.28")));
        let rule = rule_of(&events, |it| matches!(it, Event::DuelWon { .. }));
        (moves(&game, &events, "bohun"), kreski(&game, JA), rule)
    };
    assert_eq!(by("roch"), (vec![Place::Lazaret], 1, Some(cite!("I2 3.3.3.26"))), "5 : 3");
    // Killing brings nothing more.
    assert_eq!(by("mistrz"), (vec![Place::Zalnik], 1, Some(cite!("I2 3.3.3.27"))), "6 : 3");
}

#[test]
fn a_draw_hurts_nobody() {
    let _rule = proves!("I2 3.3.3.29");
    let mut game = stol().pole(JA, &["bohun"]).pole(ON, &["slawny"]).kreski(ON, 5).begin();
    challenge(&mut game, "bohun");
    let events = settle(&mut game);
    assert_eq!(rule_of(&events, |it| *it == Event::DuelDrawn), Some(cite!("I2 3.3.3.29")));
    assert_eq!((piles(&game, JA), piles(&game, ON), kreski(&game, ON)), ([0; 3], [0; 3], 5));
}

#[test]
fn the_result_is_fixed_then_applied_then_the_duel_ends() {
    let _rule = proves!("I2 3.3.3.30");
    let table = stol().pole(JA, &["roch"]).pole(ON, &["bohun"]).kreski(ON, 5);
    let mut game = table.dwor(ON, &["ulaskawienie", "zaduma", "pchniecie"]).begin();
    duel(&mut game, "roch");
    choose(&mut game, |it| *it == Choice::Decline);
    choose(&mut game, |it| *it == Choice::Decline);
    // The result is fixed: what changes the Szabla now comes too late.
    assert_eq!(asked(&game), (ON, Question::Okno));
    assert!(playable(&game, "ulaskawienie") && !playable(&game, "zaduma"));
    assert_eq!(piles(&game, ON)[1], 0, "nobody is put away yet");
    let events = play(&mut game, "ulaskawienie");
    assert!(happened(&events, |it| matches!(it, Event::DuelWon { by: 2, .. })));
    // It is applied.
    assert_eq!(asked(&game), (ON, Question::Okno));
    assert_eq!((kreski(&game, JA), piles(&game, ON)[1]), (1, 2));
    let before = dukaty(&game, ON);
    play(&mut game, "zaduma");
    assert_eq!(dukaty(&game, ON), before + 1);
    // The duel is over: whatever its result, the winner can still be wounded.
    assert_eq!(asked(&game), (ON, Question::Okno));
    let events = play(&mut game, "pchniecie");
    assert_eq!(moves(&game, &events, "roch"), [Place::Lazaret]);
    assert_eq!((kreski(&game, JA), asked(&game)), (1, (JA, Question::Stint)));
}

#[test]
fn who_leaves_play_before_the_result_is_applied_is_not_put_away_again() {
    let table = stol().pole(JA, &["roch"]).pole(ON, &["bohun"]).kreski(ON, 5);
    let mut game = table.dwor(ON, &["ucieczka"]).begin();
    duel(&mut game, "roch");
    choose(&mut game, |it| *it == Choice::Decline);
    play(&mut game, "ucieczka");
    let events = settle(&mut game);
    assert!(happened(&events, |it| *it == Event::DuelDrawn));
    assert_eq!((kreski(&game, ON), piles(&game, ON)), (5, [1, 1, 0]));
}

#[test]
fn a_killed_postac_is_barred_for_both() {
    let table = stol().pole(JA, &["mistrz"]).pole(ON, &["bohun"]);
    let mut game = table.dwor(JA, &["bohun-stary"]).dwor(ON, &["bohun-stary"]).begin();
    challenge(&mut game, "mistrz");
    settle(&mut game);
    for seat in [ON, JA] {
        choose(&mut game, |it| *it == Choice::EndStint);
        assert_eq!(asked(&game), (seat, Question::Stint));
        assert!(!playable(&game, "bohun-stary"));
        assert!(refused(&game, "bohun-stary").contains(&cite!("I2 3.2.6")));
    }
}
