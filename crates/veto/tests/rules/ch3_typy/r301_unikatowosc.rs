//! AH 203.4, 301.3-301.4, 303.3 — one postać of a name; whose duels a card has a say in.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Question, Veto};

use crate::{
    kompania::{JA, ON, all, challenge, pick, playable, refused, refused_to, stol},
    laid_out::{choices, choose},
    sejm::asked,
};

#[test]
fn every_postac_is_unique_by_its_name() {
    let _rules = [proves!("AH 203.4"), proves!("AH 203.4.a"), proves!("AH 301.3")];
    for seat in [JA, ON] {
        let game = stol().pole(seat, &["roch"]).dwor(JA, &["roch-druk", "bohun"]).begin();
        assert!(playable(&game, "bohun") && !playable(&game, "roch-druk"));
        let rules = refused(&game, "roch-druk");
        assert!(rules.contains(&cite!("AH 301.3.c")), "another printing is a copy: {rules:?}");
        let game = stol().pole(seat, &["bohun-stary"]).dwor(JA, &["bohun"]).begin();
        let rules = refused(&game, "bohun");
        assert!(rules.contains(&cite!("AH 301.3.a")), "another version has the name: {rules:?}");
    }
    let game = stol().pole(JA, &["pacholek"]).dwor(JA, &["pacholek"]).begin();
    assert!(playable(&game, "pacholek"), "the Pospolity is the exception");
}

/// A duel between the first cards of both sides; whoever is asked, it is the challenger's turn.
fn duel(game: &mut Veto, challenger: &str, challenged: &str) {
    challenge(game, challenger);
    if matches!(asked(game).1, Question::Card { .. }) {
        pick(game, challenged);
    }
    choose(game, |it| *it == Choice::Accept);
    while asked(game) != (JA, Question::DuelTurn) {
        choose(game, |it| matches!(it, Choice::Decline | Choice::Pick(_)));
    }
}

fn may_use(game: &Veto, id: &str) -> bool {
    let cards = all(game, id);
    choices(game).iter().any(|it| matches!(it, Choice::Use { card, .. } if cards.contains(card)))
}

#[test]
fn an_ability_for_duels_belongs_to_the_duels_of_its_postac() {
    let table = || stol().pole(JA, &["fechmistrz", "roch"]).pole(ON, &["bohun"]);
    let mut game = table().begin();
    duel(&mut game, "fechmistrz", "bohun");
    assert!(may_use(&game, "fechmistrz"), "it fights itself");
    let mut game = table().dwor(JA, &["ciecie"]).begin();
    duel(&mut game, "roch", "bohun");
    assert!(!may_use(&game, "fechmistrz"));
    let rules = refused_to(&game, JA, "fechmistrz");
    assert!(rules.contains(&cite!("AH 301.4")), "{rules:?}");
}

#[test]
fn an_ability_for_duels_belongs_to_the_duels_of_the_bearer() {
    let table =
        || stol().bearing(JA, "wicek", &["rapier"], &[]).pole(JA, &["roch"]).pole(ON, &["bohun"]);
    let mut game = table().begin();
    duel(&mut game, "wicek", "bohun");
    assert!(may_use(&game, "rapier"), "its bearer fights");
    let mut game = table().dwor(JA, &["ciecie"]).begin();
    duel(&mut game, "roch", "bohun");
    assert!(!may_use(&game, "rapier"));
    let rules = refused_to(&game, JA, "rapier");
    assert!(rules.contains(&cite!("AH 303.3")), "{rules:?}");
    assert_eq!(game.view(None).seats[0].pole.len(), 2);
}
