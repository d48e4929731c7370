//! I2 3.1 — Strefy gry.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Question};

use super::{can_agitate, can_challenge, dukaty, karmazyn, plays, stol};
use crate::{
    kompania::{JA, ON, agitate, card, end_stint, kreski, piles, play, playable, refused, settle},
    laid_out::{choices, choose},
    sejm::asked,
};

#[test]
fn most_postacie_are_put_out_on_the_pole_elekcyjne() {
    let _rules = [proves!("I2 3.1.1"), proves!("I2 3.3.3.8")];
    let mut game = stol().dwor(JA, &["roch"]).begin();
    let roch = card(&game, "roch");
    let ways: Vec<Choice> =
        choices(&game).into_iter().filter(|it| matches!(it, Choice::Play { .. })).collect();
    assert_eq!(ways, [Choice::Play { card: roch, way: 0 }]);
    plays(&mut game, "roch");
    let view = game.view(None);
    assert_eq!((view.seats[0].pole.len(), view.seats[0].karmazyni.len()), (1, 0));
    assert!(view.cards.iter().all(|(_, it)| !it.zaznaczona));
}

#[test]
fn on_the_pole_karmazynow_nobody_agitates_challenges_or_is_challenged() {
    let game = karmazyn(stol(), JA, "kasztelan").pole(ON, &["roch"]).begin();
    assert!(!can_agitate(&game, "kasztelan") && !can_challenge(&game, "kasztelan"));
    let rules = refused(&game, "kasztelan");
    assert!(rules.contains(&cite!("I2 3.1.2")) && rules.contains(&cite!("I2 3.3.3.19")));
    let game = karmazyn(stol(), ON, "kasztelan").pole(JA, &["roch"]).begin();
    assert!(!can_challenge(&game, "roch"));
    assert!(refused(&game, "roch").contains(&cite!("I2 3.3.3.19")));
}

#[test]
fn when_the_kredens_runs_out_the_lazaret_becomes_the_new_one() {
    let _rule = proves!("I2 3.1.3");
    let table = stol().kredens(JA, &["roch"]).lazaret(JA, &["bohun", "wicek", "sedzia"]);
    let mut game = table.dwor(JA, &["odpust"]).begin();
    plays(&mut game, "odpust");
    let view = game.view(None);
    assert_eq!((view.seats[0].kredens_size, view.seats[0].lazaret.len()), (3, 0));
}

#[test]
fn of_a_lazaret_only_the_top_card_is_seen() {
    let _rule = proves!("I2 3.1.4");
    let table = stol().lazaret(ON, &["roch", "bohun", "wicek"]);
    let game = table.begin();
    for viewer in [Some(JA), Some(ON), None] {
        let view = game.view(viewer);
        let pile = &view.seats[1].lazaret;
        let seen = |at: usize| view.cards.iter().find(|(it, _)| *it == pile[at]).expect("it").1.def;
        assert_eq!(pile.len(), 3);
        assert_eq!([seen(0), seen(1)], [None, None]);
        assert_eq!(seen(2), game.catalog().find("kompania-wicek"), "the last one lies on top");
    }
}

#[test]
fn whoever_chooses_from_a_lazaret_looks_through_it() {
    let table = stol().lazaret(JA, &["roch", "bohun", "szabla"]).dwor(JA, &["odwolanie"]);
    let mut game = table.begin();
    play(&mut game, "odwolanie");
    assert!(matches!(asked(&game), (JA, Question::Card { .. })));
    let open = |viewer| {
        let view = game.view(viewer);
        let pile = &view.seats[0].lazaret;
        view.cards.iter().filter(|(it, card)| pile.contains(it) && card.def.is_some()).count()
    };
    assert_eq!((open(Some(JA)), open(Some(ON))), (3, 1), "two to choose from, and the top");
    let bohun = card(&game, "bohun");
    choose(&mut game, |it| *it == Choice::Pick(bohun));
    assert_eq!(piles(&game, JA)[0], 1);
}

#[test]
fn what_was_removed_never_returns() {
    let _rule = proves!("I2 3.1.5");
    let mut game = stol().zalnik(JA, &["dworek"]).dwor(JA, &["powrot"]).begin();
    plays(&mut game, "powrot");
    assert_eq!(piles(&game, JA), [0, 1, 1]);
    assert!(game.view(None).seats[0].pole.is_empty());
}

#[test]
fn kreski_and_dukaty_have_their_pools() {
    let _rules = [proves!("I2 3.1.7"), proves!("I2 3.1.9")];
    let table = stol().pole(JA, &["roch", "wicek"]).kreski(ON, 4).dukaty(JA, 5);
    let mut game = table.dwor(JA, &["szabla", "palac"]).begin();
    agitate(&mut game, "roch");
    settle(&mut game);
    let view = game.view(None);
    assert_eq!(view.pool_kreski + kreski(&game, JA) + kreski(&game, ON), 21);
    plays(&mut game, "palac");
    assert_eq!(dukaty(&game, JA), 4);
    assert!(playable(&game, "szabla"));
    end_stint(&mut game);
}
