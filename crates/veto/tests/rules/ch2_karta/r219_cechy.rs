//! AH 211, 219-222 — of the other traits, too, the printed one is meant unless it says "modified".

use rulebook::proves;
use veto::{Choice, Veto};

use crate::{
    laid_out::choose,
    sejm::{dukaty, until},
    tablica::{Tablica, UBODZY, is_tapped, lets_go, named, skutki},
};

/// Plays the efekt in its first (as printed) or second (modified) way.
fn played(table: Tablica, name: &str, way: u8) -> Veto {
    let mut game = table.begin();
    let card = named(&game, UBODZY, name);
    choose(&mut game, |it| *it == Choice::Play { card, way });
    lets_go(&mut game);
    game
}

/// (the efekt, the card whose trait it asks for, what changes that trait)
fn asks(efekt: &str, name: &str, subject: (&str, &str), changed_by: &str) {
    let table = |changed: bool| {
        let table = skutki().pole(UBODZY, subject.0).dwor(UBODZY, &[efekt]);
        if changed { table.pole(UBODZY, changed_by) } else { table }
    };
    let tapped = |changed, way| is_tapped(&played(table(changed), name, way), subject.1);
    assert!(tapped(false, 0) && tapped(false, 1), "{name}: nothing changes it");
    assert!(tapped(true, 0), "{name} reads what is printed");
    assert!(!tapped(true, 1), "{name} counts what {changed_by} changes");
}

#[test]
fn bitnosc_and_karnosc() {
    let _rules =
        [proves!("AH 219.2"), proves!("AH 219.2.a"), proves!("AH 220.2"), proves!("AH 220.2.a")];
    asks("spis-bitnosci", "Spis bitności", ("piechota", "Piechota"), "sierzant");
    asks("spis-karnosci", "Spis karności", ("piechota", "Piechota"), "sierzant");
}

#[test]
fn znaczenie_and_dobrobyt() {
    let _rules =
        [proves!("AH 221.2"), proves!("AH 221.2.a"), proves!("AH 222.2"), proves!("AH 222.2.a")];
    asks("spis-znaczenia", "Spis znaczenia", ("ukraina", "Ukraina"), "najazd");
    asks("spis-dobrobytu", "Spis dobrobytu", ("ukraina", "Ukraina"), "najazd");
}

#[test]
fn dochod() {
    let _rules = [proves!("AH 211.2.a"), proves!("AH 211.2.b")];
    asks("spis-dochodu", "Spis dochodu", ("palacyk", "Pałacyk"), "zarzadca");
}

/// What a round brings the poor, whose faction card gives three.
fn income(posesje: &[&str]) -> u16 {
    let table = posesje.iter().fold(skutki(), |table, it| table.pole(UBODZY, it));
    let mut game = table.begin();
    let before = dukaty(&game, UBODZY);
    until(&mut game, veto::Question::Inicjatywa);
    until(&mut game, veto::Question::Stint);
    dukaty(&game, UBODZY) - before
}

#[test]
fn a_name_means_every_card_of_that_name_and_no_other() {
    let _rules = [proves!("AH 600.3"), proves!("AH 309.1.c")];
    assert_eq!(income(&["szynk", "szynk", "szynk", "gospoda"]), 3 + 4);
    assert_eq!(income(&["szynk", "szynk", "szynk", "gospoda", "winiarz"]), 3 + 4 + 3);
}
