//! AH 108, 215-217 — numbers are whole; a trait that is named is the printed one.

use rulebook::proves;
use veto::Choice;

use crate::{
    kompania::{JA, ON, piles, play, seen, settle, stol},
    laid_out::choose,
    tablica::{SLOWA, Tablica, UBODZY, is_tapped, lets_go},
};

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
fn the_modified_szabla_of_a_bearer_counts_his_moderunki_outside_a_duel_too() {
    let _rules = [proves!("AH 215.2.a"), proves!("AH 218.2")];
    let text = |szabla: u8| {
        format!(
            "{SLOWA}\n[[card]]\nid = \"przeglad\"\nname = \"Przegląd\"\ntype = \"efekt\"\nlafa = 0\n\
             abilities = [\"D: zaznacz each own postać with modified szabla = {szabla}\"]\n\n\
             [[card]]\nid = \"krocica\"\nname = \"Krócica\"\ntype = \"moderunek\"\nlafa = 0\nszabla = 4\n\
             keywords = [\"Broń palna\"]\n"
        )
    };
    for (bears, tires, szabla) in [
        (&[][..], false, 3),
        (&["koncerz"], false, 3 + 2),
        (&["koncerz", "zbroja"], false, 3 + 2 + 2),
        (&["koncerz"], true, 3),
        (&["zbroja"], true, 3 + 2),
        (&["krocica"], false, 3),
    ] {
        for named in 3..=7 {
            let table = Tablica::of("slowa", &text(named)).bearing(UBODZY, "jezdziec", bears);
            let mut game = table.dwor(UBODZY, &["przeglad", "znuzenie"]).begin();
            let plays = if tires { &["Znużenie", "Przegląd"][..] } else { &["Przegląd"] };
            for efekt in plays {
                let of = crate::tablica::named(&game, UBODZY, efekt);
                choose(&mut game, |it| matches!(it, Choice::Play { card, .. } if *card == of));
                lets_go(&mut game);
            }
            let tapped = is_tapped(&game, "Jeździec");
            assert_eq!(tapped, named == szabla, "{bears:?}: {named}");
        }
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
