//! I2 1.6 — sztychy.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Question};

use super::{duel, stol, szabla};
use crate::{
    kompania::{JA, ON, play, playable, refused, seen},
    laid_out::{choices, choose},
    sejm::asked,
};

#[test]
fn a_sztych_is_played_only_in_a_duel() {
    let mut game = stol().pole(JA, &["roch"]).pole(ON, &["bohun"]).dwor(JA, &["ciecie"]).begin();
    assert!(!playable(&game, "ciecie"));
    assert!(refused(&game, "ciecie").contains(&cite!("I2 1.6.1")));
    duel(&mut game, "roch");
    assert!(playable(&game, "ciecie"));
}

#[test]
fn a_sztych_is_laid_face_down_and_two_are_the_limit() {
    let _rule = proves!("I2 1.6.2");
    let mut game = stol().pole(JA, &["roch"]).dwor(JA, &["ciecie"; 3]).begin();
    for _ in 0..2 {
        choose(&mut game, |it| matches!(it, Choice::Underlay(_)));
        assert_eq!(asked(&game), (JA, Question::Stint), "it is a drobiazg");
    }
    assert!(refused(&game, "ciecie").contains(&cite!("I2 1.6.3")));
    let view = game.view(Some(ON));
    let laid: Vec<_> = view.cards.iter().filter(|(_, it)| it.host.is_some()).collect();
    assert_eq!(laid.len(), 2);
    assert!(laid.iter().all(|(_, it)| it.def.is_none()), "the opponent sees their backs");
}

#[test]
fn under_a_karmazyn_lies_one() {
    let mut game = stol().pole(JA, &["kasztelan"]).dwor(JA, &["ciecie"; 2]).begin();
    choose(&mut game, |it| matches!(it, Choice::Underlay(_)));
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Underlay(_))));
    assert!(refused(&game, "ciecie").contains(&cite!("I2 1.6.3")));
}

#[test]
fn an_attached_sztych_is_played_like_one_of_the_dwor_and_only_by_its_bearer() {
    let _rule = proves!("I2 1.6.5");
    let table = stol().bearing(JA, "roch", &[], &["ciecie"]).pole(ON, &["bohun"]);
    let mut game = table.bearing(JA, "wicek", &[], &["zamroczenie"]).begin();
    duel(&mut game, "roch");
    assert!(!playable(&game, "zamroczenie"));
    assert!(refused(&game, "zamroczenie").contains(&cite!("I2 1.6.6")));
    play(&mut game, "ciecie");
    assert_eq!(szabla(&game), [7, 3]);
    assert_eq!(seen(&game, "wicek").attached.len(), 1);
    let table = stol().bearing(JA, "roch", &[], &["ciecie"]).pole(ON, &["bohun"]);
    let mut game = table.dwor(ON, &["wytracenie"]).begin();
    duel(&mut game, "roch");
    play(&mut game, "ciecie");
    play(&mut game, "wytracenie");
    assert_eq!(szabla(&game), [5, 3], "it can be answered like one of the dwór");
}
