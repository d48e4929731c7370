//! AH 108, 215-217 — numbers are whole; a trait that is named is the printed one.

use rulebook::proves;

use crate::kompania::{JA, ON, piles, play, seen, settle, stol};

/// Whether Bohun (Szabla 3, Kreski 1, Lafa 2) is tapped by this efekt, beside a posesja or postać.
fn taps_bohun(efekt: &str, beside: &[&str]) -> bool {
    let mut game = stol().dwor(JA, &[efekt]).pole(ON, &["bohun"]).pole(ON, beside).begin();
    play(&mut game, efekt);
    settle(&mut game);
    seen(&game, "bohun").zaznaczona
}

#[test]
fn a_trait_that_an_effect_names_is_the_printed_one() {
    let _rules = [proves!("AH 215.2"), proves!("AH 216.2"), proves!("AH 217.3")];
    for (efekt, changes) in [("sad", "chorazy"), ("spis", "folwark"), ("wycena", "drozyzna")] {
        assert!(taps_bohun(efekt, &[]), "{efekt}");
        assert!(taps_bohun(efekt, &[changes]), "{efekt} reads the card, whatever {changes} adds");
    }
}

#[test]
fn a_modified_trait_counts_what_other_cards_change() {
    let _rules = [proves!("AH 215.2.a"), proves!("AH 216.2.a"), proves!("AH 217.3.a")];
    let modified =
        [("sad-zmian", "chorazy"), ("spis-zmian", "folwark"), ("wycena-zmian", "drozyzna")];
    for (efekt, changes) in modified {
        assert!(taps_bohun(efekt, &[]), "{efekt}");
        assert!(!taps_bohun(efekt, &[changes]), "{efekt} counts what {changes} adds");
    }
}

#[test]
fn a_half_is_rounded_up() {
    let _rules = [proves!("AH 108.1"), proves!("AH 108.2"), proves!("AH 108.19")];
    let drawn = |postacie: &[&str]| {
        let table = stol().pole(JA, postacie).dwor(JA, &["pol"]).kredens(JA, &["dworek"; 9]);
        let mut game = table.begin();
        play(&mut game, "pol");
        settle(&mut game);
        piles(&game, JA)[0]
    };
    let numbers = [drawn(&[]), drawn(&["roch"]), drawn(&["roch", "bohun"])];
    assert_eq!(numbers, [0, 1, 1]);
    assert_eq!(drawn(&["roch", "bohun", "wicek"]), 2);
}
