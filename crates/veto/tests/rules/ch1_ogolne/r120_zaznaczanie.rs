//! AH 120-122, 512.2 — tapping and untapping.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Question};

use crate::{
    kompania::{JA, ON, agitate, kreski, play, refused_to, seen, settle, stol},
    laid_out::{choices, choose},
    sejm::{asked, dukaty, until},
};

#[test]
fn a_card_enters_play_untapped() {
    let _rule = proves!("AH 120.2");
    let table = stol().tapped(JA, "bohun").dwor(JA, &["roch", "szabla"]).dukaty(JA, 9);
    let mut game = table.begin();
    play(&mut game, "roch");
    settle(&mut game);
    play(&mut game, "szabla");
    crate::kompania::pick(&mut game, "roch");
    settle(&mut game);
    assert!(!seen(&game, "roch").zaznaczona && !seen(&game, "szabla").zaznaczona);
    assert!(seen(&game, "bohun").zaznaczona);
}

#[test]
fn a_tapped_card_cannot_be_tapped_again() {
    let _rules = [proves!("AH 121.1"), proves!("AH 121.3")];
    let taken = |tapped: bool| {
        let table = stol().dwor(JA, &["kazn"]);
        let table = if tapped { table.tapped(ON, "roch") } else { table.pole(ON, &["roch"]) };
        let mut game = table.begin();
        let before = dukaty(&game, JA);
        play(&mut game, "kazn");
        settle(&mut game);
        assert!(seen(&game, "roch").zaznaczona);
        dukaty(&game, JA) - before
    };
    assert_eq!(taken(false), 2);
    assert_eq!(taken(true), 0, "what depends on the tapping does not follow");
}

#[test]
fn agitacja_a_challenge_a_refusal_and_some_abilities_need_tapping() {
    let _rules = [proves!("AH 121.2"), proves!("AH 512.2")];
    let mut game =
        stol().pole(JA, &["roch", "wicek"]).tapped(JA, "sedzia").pole(ON, &["bohun"]).begin();
    for tapped in ["sedzia"] {
        let rules = refused_to(&game, JA, tapped);
        for rule in [cite!("AH 512.2.a"), cite!("AH 513.2.a"), cite!("AH 108.16")] {
            assert!(rules.contains(&rule), "{rule} among {rules:?}");
        }
    }
    agitate(&mut game, "roch");
    assert!(seen(&game, "roch").zaznaczona, "before anything came of it");
    settle(&mut game);
    assert_eq!(kreski(&game, JA), 1);
    crate::kompania::uses(&mut game, "wicek");
    assert!(seen(&game, "wicek").zaznaczona);
    settle(&mut game);
    let mut game = stol().pole(JA, &["roch"]).pole(ON, &["bohun"]).kreski(ON, 1).begin();
    crate::kompania::challenge(&mut game, "roch");
    assert!(seen(&game, "roch").zaznaczona && !seen(&game, "bohun").zaznaczona);
    choose(&mut game, |it| *it == Choice::Refuse);
    assert!(seen(&game, "bohun").zaznaczona);
}

#[test]
fn cards_are_untapped_in_their_phase_or_by_a_card() {
    let _rules = [proves!("AH 122.1"), proves!("AH 122.2")];
    let mut game = stol().tapped(JA, "roch").tapped(JA, "bohun").dwor(JA, &["pobudka"]).begin();
    play(&mut game, "pobudka");
    crate::kompania::pick(&mut game, "roch");
    settle(&mut game);
    assert!(!seen(&game, "roch").zaznaczona && seen(&game, "bohun").zaznaczona);
    agitate(&mut game, "roch");
    settle(&mut game);
    until(&mut game, Question::Inicjatywa);
    assert!(seen(&game, "bohun").zaznaczona, "the phase has only begun");
    until(&mut game, Question::Stint);
    assert!(!seen(&game, "roch").zaznaczona && !seen(&game, "bohun").zaznaczona);
    assert_eq!(asked(&game), (JA, Question::Stint));
    let agitators = choices(&game).into_iter().filter(|it| matches!(it, Choice::Agitate(_)));
    assert_eq!((agitators.count(), game.view(None).round), (2, 2));
}
