//! AH 500 — the stages of a full round, one after the other.
//!
//! A stage does what the game does in it and names the next one. Stages in
//! which nothing happens of itself are not written down; their windows come
//! with the first card that can be used in them.

use rulebook::rule;

use super::{r501_odznaczenie, r502_rozliczenie, r519_zakonczenie};
use crate::{
    ch7_slowa::r704_legalnosc,
    ruling::Ruling,
    step::{Etap, Step},
    table::{Change, Phase, Table},
};

/// The first round has no faza odznaczenia: its initiative was settled in the set-up.
pub(crate) fn begin(table: &Table, ruling: &mut Ruling) {
    ruling.and(Change::BeginRound);
    if table.round == 0 {
        rule!("AH 103.8");
        ruling.and(Change::Phase(Phase::Rozliczenie)).then(Step::Etap(Etap::Dobieranie));
        return;
    }
    rule!("AH 501.1");
    ruling.and(Change::Phase(Phase::Odznaczenie)).then(Step::Etap(Etap::Inicjatywa));
}

pub(crate) fn take(table: &Table, etap: Etap, ruling: &mut Ruling) {
    match etap {
        Etap::Inicjatywa => {
            r501_odznaczenie::open_auction(ruling);
            ruling.then(Step::Etap(Etap::Wplyw));
        }
        Etap::Wplyw => {
            r501_odznaczenie::influence(table, ruling);
            ruling.then(Step::Etap(Etap::Odznaczanie));
        }
        Etap::Odznaczanie => {
            r501_odznaczenie::untap(table, ruling);
            rule!("AH 502.1");
            ruling.and(Change::Phase(Phase::Rozliczenie));
            r502_rozliczenie::rest(table, ruling);
            ruling.then(Step::Etap(Etap::Dobieranie));
        }
        Etap::Dobieranie => {
            r502_rozliczenie::draw_up(table, ruling);
            ruling.then(Step::Etap(Etap::Utrzymanie));
        }
        Etap::Utrzymanie => {
            r502_rozliczenie::ask_for_upkeep(table, ruling);
            ruling.then(Step::Etap(Etap::Dochod));
        }
        Etap::Dochod => {
            r502_rozliczenie::income(table, ruling);
            ruling.then(Step::Etap(Etap::Ogloszenie));
        }
        Etap::Ogloszenie => {
            r502_rozliczenie::ask_for_election(table, ruling);
            ruling.then(Step::Etap(Etap::Gra));
        }
        Etap::Gra => {
            rule!("AH 503.1.b");
            rule!("AH 103.9");
            rule!("AH 115.4");
            let first = table.initiative;
            ruling.and(Change::Phase(Phase::Gra)).and(Change::Voice(first));
            r704_legalnosc::restore(table, first, ruling);
            ruling.then(Step::Stint(first));
        }
        Etap::Slawni => {
            r519_zakonczenie::slawni(table, ruling);
            ruling.then(Step::Etap(Etap::Elekcja));
        }
        Etap::Elekcja => {
            r519_zakonczenie::elekcja(table, ruling);
            ruling.then(Step::Etap(Etap::Odrzucanie));
        }
        Etap::Odrzucanie => {
            rule!("AH 519.1.b");
            for seat in table.in_order().filter(|it| !table.seats[*it].dwor.is_empty()) {
                ruling.then(Step::Discard(seat));
            }
            ruling.then(Step::Etap(Etap::KoniecRundy));
        }
        Etap::KoniecRundy => r519_zakonczenie::end_round(ruling),
    }
}
