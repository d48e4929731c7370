//! I2 1.2.25 — Kozak: he may call out whoever has killed a companion of his.
//!
//! It is a replika that costs nothing, so a tapped Kozak may use it, too, and he
//! is not tapped for it. It comes at once, that is when the duel in which the
//! companion died is over; the challenge itself can be answered and refused.

use cards::veto::Keyword;
use kernel::{CardId, Seat};
use rulebook::rule;

use crate::{
    ch1_ogolne::r119_stos,
    ch5_runda::r513_pojedynek::{can_be_challenged, is_free_to_challenge},
    ruleset::KeywordRules,
    ruling::Ruling,
    step::Step,
    table::{self, ObjectKind, Place, Table},
};

/// A postać is killed: every Kozak of its kompania may want to avenge it.
pub(crate) fn mourn(table: &Table, killed: CardId, killer: CardId, ruling: &mut Ruling) {
    let kompania = table.card(killed).controller;
    if table.rules().keywords != KeywordRules::Instrukcja
        || table.card(killer).controller == kompania
    {
        return;
    }
    let companions = table.postacie(kompania).filter(|it| *it != killed);
    for kozak in companions.filter(|it| table::has_keyword(table, *it, Keyword::Kozak)) {
        ruling.then(Step::Mourn { kozak, killer });
    }
}

/// He is asked if he could call the killer out now.
pub(crate) fn offer(table: &Table, kozak: CardId, killer: CardId, ruling: &mut Ruling) {
    let there = |it: CardId| table.card(it).place == Place::Pole;
    let may = there(kozak)
        && there(killer)
        && is_free_to_challenge(table, kozak).is_ok()
        && can_be_challenged(table, kozak, killer).is_ok();
    if may {
        let seat = table.card(kozak).controller;
        ruling.then(Step::Avenge { seat, kozak, killer });
    }
}

/// The challenge goes on the stos; he stays as he is.
pub(crate) fn avenge(seat: Seat, kozak: CardId, killer: CardId, ruling: &mut Ruling) {
    rule!("I2 1.2.25");
    r119_stos::declare(ObjectKind::Challenge { target: killer }, kozak, seat, ruling);
}
