//! AH 109, 110 — owners, controllers, and which objects are the same.

use rulebook::proves;
use veto::Choice;

use crate::{
    kompania::{JA, ON, all, play, settle, stol},
    laid_out::choices,
};

#[test]
fn two_cards_on_the_pole_gry_are_never_the_same() {
    let _rule = proves!("AH 110.5");
    let table = stol().dwor(JA, &["areszt"]).pole(ON, &["pacholek", "pacholek"]);
    let mut game = table.begin();
    play(&mut game, "areszt");
    let offered = choices(&game);
    let expected: Vec<Choice> = all(&game, "pacholek").into_iter().map(Choice::Pick).collect();
    assert_eq!((offered.len(), &offered), (2, &expected), "each of them can be meant");
    settle(&mut game);
}

#[test]
fn outside_the_pole_gry_name_and_przydomek_tell_cards_apart() {
    let _rules =
        [proves!("AH 110.6"), proves!("AH 110.7"), proves!("AH 203.2"), proves!("AH 204.2")];
    let kredens = ["roch", "roch-druk", "roch", "bohun", "bohun-stary", "bohun"];
    let mut game = stol().dwor(JA, &["zaciag"]).kredens(JA, &kredens).begin();
    play(&mut game, "zaciag");
    settle(&mut game);
    let found = choices(&game).into_iter().filter(|it| matches!(it, Choice::Find(_))).count();
    assert_eq!(found, 3, "Roch however printed, Bohun and the old Bohun");
}
