//! AH 513 — Pojedynek.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Event, Place, Question, Veto};

use crate::{
    kompania::{
        JA, ON, card, challenge, kreski, moves, pick, piles, play, refused_to, rule_of, seen,
        settle, stol,
    },
    laid_out::{choices, choose},
    sejm::{asked, happened},
};

fn accepted(game: &mut Veto, challenger: &str) {
    challenge(game, challenger);
    choose(game, |it| *it == Choice::Accept);
}

#[test]
fn a_challenge_taps_the_challenger_and_is_aimed_at_an_enemy() {
    let _rules = [
        proves!("AH 512.2.b"),
        proves!("AH 513.1"),
        proves!("AH 513.2"),
        proves!("AH 513.2.a"),
        proves!("AH 513.2.c"),
        proves!("AH 513.2.e"),
    ];
    let mut game = stol().pole(JA, &["bohun", "wicek"]).pole(ON, &["roch", "sedzia"]).begin();
    challenge(&mut game, "bohun");
    let enemies: Vec<Choice> = ["roch", "sedzia"].map(|it| Choice::Pick(card(&game, it))).into();
    assert_eq!(choices(&game), enemies);
    pick(&mut game, "roch");
    assert!(seen(&game, "bohun").zaznaczona);
    assert_eq!(asked(&game), (ON, Question::Acceptance));
    assert!(game.view(None).duel.is_some());
}

#[test]
fn a_tapped_postac_cannot_challenge() {
    let game = stol().tapped(JA, "bohun").pole(ON, &["roch"]).begin();
    assert!(refused_to(&game, JA, "bohun").contains(&cite!("AH 513.2.a")));
    assert!(refused_to(&game, JA, "bohun").contains(&cite!("AH 512.2.a")));
}

#[test]
fn refusing_taps_the_challenged_and_costs_a_kreska_if_there_is_one() {
    let _rules = [proves!("AH 513.3.a"), proves!("AH 513.3.b")];
    for (had, left) in [(3, 2), (0, 0)] {
        let mut game = stol().pole(JA, &["bohun"]).pole(ON, &["roch"]).kreski(ON, had).begin();
        challenge(&mut game, "bohun");
        let events = choose(&mut game, |it| *it == Choice::Refuse);
        assert!(seen(&game, "roch").zaznaczona);
        assert_eq!(kreski(&game, ON), left);
        assert_eq!(game.view(None).pool_kreski, 21 - left);
        let tapped = rule_of(&events, |it| matches!(it, Event::Tapped { .. }));
        assert_eq!(tapped, Some(cite!("AH 513.3.b")));
    }
}

#[test]
fn a_tapped_postac_cannot_refuse() {
    let mut game = stol().pole(JA, &["bohun"]).tapped(ON, "roch").dwor(JA, &["ciecie"]).begin();
    challenge(&mut game, "bohun");
    assert_eq!(asked(&game).1, Question::DuelTurn, "nobody is asked whether he accepts");
    assert!(refused_to(&game, ON, "roch").contains(&cite!("AH 513.3.b")));
}

#[test]
fn an_accepted_duel_lies_on_the_stos_and_the_challenger_acts_first() {
    let _rules = [
        proves!("AH 513.3.c"),
        proves!("AH 513.5.a"),
        proves!("AH 513.5.b"),
        proves!("AH 513.5.c"),
    ];
    let table = stol().pole(JA, &["bohun"]).pole(ON, &["roch"]);
    let mut game = table.dwor(JA, &["ciecie"; 2]).dwor(ON, &["ciecie"; 2]).begin();
    accepted(&mut game, "bohun");
    assert_eq!(game.view(None).stos.len(), 1);
    assert_eq!(asked(&game), (JA, Question::DuelTurn));
    for seat in [JA, ON, JA, ON] {
        assert_eq!(asked(&game), (seat, Question::DuelTurn), "any number of repliki in turn");
        play(&mut game, "ciecie");
    }
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(asked(&game), (ON, Question::DuelTurn));
    let events = choose(&mut game, |it| *it == Choice::Decline);
    assert!(happened(&events, |it| matches!(it, Event::DuelWon { by: 2, .. })), "7 against 9");
}

#[test]
fn of_arms_one_is_chosen_and_other_moderunki_all_count() {
    let _rules =
        [proves!("AH 218.2"), proves!("AH 303.2.e"), proves!("AH 513.4"), proves!("AH 513.4.a")];
    let arms = ["szabla", "karabela", "pierscien", "sygnet"];
    let table = stol().bearing(JA, "bohun", &arms, &[]).pole(ON, &["wicek"]);
    let mut game = table.dwor(JA, &["ciecie"]).begin();
    accepted(&mut game, "bohun");
    assert_eq!(asked(&game), (JA, Question::Moderunek));
    assert_eq!(choices(&game).len(), 2, "szabla or karabela");
    pick(&mut game, "szabla");
    assert_eq!(asked(&game), (JA, Question::DuelTurn), "of the others nothing is chosen");
    let duel = game.view(None).duel.expect("it is under way");
    assert_eq!(duel.challenger.szabla, 3 + 2 + 1 + 1);
}

#[test]
fn a_sztych_is_played_only_for_the_postac_under_which_it_lies() {
    let _rule = proves!("AH 304.5");
    let table =
        stol().bearing(JA, "bohun", &[], &["ciecie"]).bearing(JA, "sedzia", &[], &["zamroczenie"]);
    let mut game = table.pole(ON, &["roch"]).begin();
    accepted(&mut game, "bohun");
    assert!(refused_to(&game, JA, "zamroczenie").contains(&cite!("AH 304.5")));
    play(&mut game, "ciecie");
    let events = settle(&mut game);
    assert!(happened(&events, |it| *it == Event::DuelDrawn), "5 against 5");
}

#[test]
fn the_loser_is_wounded_and_pays_the_kreski_of_the_postac() {
    let _rules = [proves!("AH 513.6"), proves!("AH 513.6.d"), proves!("AH 513.11")];
    let mut game = stol().pole(JA, &["mistrz"]).pole(ON, &["nietykalny"]).begin();
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Challenge(_))));
    game = stol()
        .pole(JA, &["mistrz"])
        .pole(ON, &["roch"])
        .kreski(ON, 5)
        .kredens(JA, &["ciecie"; 2])
        .begin();
    challenge(&mut game, "mistrz");
    let events = settle(&mut game);
    assert_eq!(moves(&game, &events, "roch"), [Place::Lazaret]);
    assert_eq!([kreski(&game, JA), kreski(&game, ON)], [2, 3]);
    assert_eq!(piles(&game, JA)[0], 1, "who wins a duel draws after it");
    assert!(game.view(None).duel.is_none());
    let paid = rule_of(&events, |it| matches!(it, Event::Kreski { .. }));
    assert_eq!(paid, Some(cite!("AH 513.6")));
}

#[test]
fn an_advantage_of_three_kills_and_costs_one_kreska_more() {
    let _rules = [proves!("AH 513.6"), proves!("AH 409.1.d")];
    for (challenger, place, paid) in [("roch", Place::Lazaret, 1), ("mistrz", Place::Zalnik, 2)] {
        let mut game = stol().pole(JA, &[challenger]).pole(ON, &["bohun"]).kreski(ON, 5).begin();
        challenge(&mut game, challenger);
        let events = settle(&mut game);
        assert_eq!(moves(&game, &events, "bohun"), [place]);
        assert_eq!(kreski(&game, JA), paid);
    }
}

#[test]
fn with_equal_szabla_nobody_is_hurt() {
    let _rules = [proves!("AH 513.6.a"), proves!("AH 513.6.b")];
    let mut game = stol().pole(JA, &["roch"]).pole(ON, &["roch"]).kreski(ON, 5).begin();
    challenge(&mut game, "roch");
    let events = settle(&mut game);
    assert_eq!(rule_of(&events, |it| *it == Event::DuelDrawn), Some(cite!("AH 513.6.a")));
    assert_eq!([piles(&game, JA), piles(&game, ON)], [[0; 3]; 2]);
    assert_eq!(kreski(&game, ON), 5);
}

#[test]
fn an_interrupted_duel_remains_undecided() {
    let _rule = proves!("AH 513.6.c");
    let table = stol().pole(JA, &["wicek"]).pole(ON, &["roch"]).kreski(JA, 5);
    let mut game = table.dwor(JA, &["ucieczka"]).begin();
    accepted(&mut game, "wicek");
    let mut events = play(&mut game, "ucieczka");
    events.extend(settle(&mut game));
    assert!(happened(&events, |it| *it == Event::DuelDrawn));
    assert_eq!((kreski(&game, JA), piles(&game, JA)), (5, [1, 1, 0]));
    assert_eq!(asked(&game), (JA, Question::Stint));
}
