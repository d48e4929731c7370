//! AH 500 — the stages of a full round, one after the other.
//!
//! A stage does what the game does in it, opens its window (`r500_okna`) and
//! names the next one.

use cards::veto::{Moment, Span};
use rulebook::{Book, rule};

use super::{
    r500_okna::window, r501_odznaczenie, r502_rozliczenie, r515_oddzialy, r519_zakonczenie,
};
use crate::{
    ruleset::{FirstRound, Wplywy},
    ruling::Ruling,
    step::{Etap, Step},
    table::{Change, OverReason, Phase, Table},
};

/// Where all postacie are dead a game would never end; most are over before the thirtieth round.
const MOST_ROUNDS: u16 = 100;

/// The first round has no faza odznaczenia: its initiative was settled in the set-up.
pub(crate) fn begin(table: &Table, ruling: &mut Ruling) {
    if table.round == MOST_ROUNDS {
        rule!("AH 104.8");
        let (winner, reason) = (Some(table.ahead()), OverReason::Exhaustion);
        ruling.by(reason.rule(), Change::Over { winner, reason });
        return;
    }
    ruling.and(Change::BeginRound);
    rule!("I2 3.3.0.1");
    if table.round == 0 && table.rules().first_round == FirstRound::Gra {
        rule!("I2 3.3.1.9");
        rule!("I2 3.3.2.6");
        ruling.then(Step::Etap(Etap::Gra));
        return;
    }
    if table.round == 0 {
        rule!("AH 103.8");
        ruling.then(Step::Etap(Etap::Rozliczenie));
        return;
    }
    rule!("AH 501.1");
    rule!("I2 3.3.1.2");
    ruling.and(Change::Phase(Phase::Odznaczenie));
    window(table, Moment::PoczatekOdznaczenia, ruling);
    ruling.then(Step::Etap(Etap::Inicjatywa));
}

pub(crate) fn take(table: &Table, etap: Etap, ruling: &mut Ruling) {
    match etap {
        Etap::Inicjatywa => {
            r501_odznaczenie::settle_initiative(table, ruling);
            window(table, Moment::Inicjatywa, ruling);
            ruling.then(Step::Etap(Etap::Wplyw));
        }
        Etap::Wplyw => {
            if table.rules().wplywy == Wplywy::All {
                r501_odznaczenie::influence(table, ruling);
            }
            ruling.then(Step::Etap(Etap::Odznaczanie));
        }
        Etap::Odznaczanie => {
            r501_odznaczenie::untap(table, ruling);
            window(table, Moment::Odznaczanie, ruling);
            window(table, Moment::KoniecOdznaczenia, ruling);
            ruling.then(Step::Etap(Etap::Rozliczenie));
        }
        Etap::Rozliczenie => begin_rozliczenie(table, ruling),
        Etap::Dobieranie => {
            r502_rozliczenie::draw_up(table, ruling);
            r502_rozliczenie::ask_for_excess(table, ruling);
            window(table, Moment::Dobieranie, ruling);
            ruling.then(Step::Etap(Etap::Utrzymanie));
        }
        Etap::Utrzymanie => {
            if table.rules().upkeep_refusable {
                r502_rozliczenie::ask_for_upkeep(table, ruling);
            }
            further_window(table, Moment::Obliczenie, ruling);
            ruling.then(Step::Etap(Etap::Dochod));
        }
        Etap::Dochod => {
            r502_rozliczenie::income(table, ruling);
            window(table, Moment::Dochod, ruling);
            ruling.then(Step::Etap(Etap::Ogloszenie));
        }
        Etap::Ogloszenie => {
            r502_rozliczenie::end(table, ruling);
            ruling.then(Step::Etap(Etap::Gra));
        }
        Etap::Elekci => r502_rozliczenie::ask_for_election(table, ruling),
        Etap::Gra => {
            ruling.and(Change::Phase(Phase::Gra));
            rule!("I2 3.3.3.36");
            window(table, Moment::PoczatekGry, ruling);
            ruling.then(Step::Etap(Etap::Glowny));
        }
        Etap::Glowny => {
            rule!("AH 503.1.b");
            rule!("AH 103.9");
            rule!("AH 115.4");
            rule!("AH S.Inicjatywa");
            rule!("I2 3.3.3.1");
            let first = table.initiative;
            ruling.and(Change::Voice(first));
            ruling.then(Step::Stint(first));
        }
        Etap::Oddzialy
        | Etap::Zakonczenie
        | Etap::Slawni
        | Etap::Elekcja
        | Etap::Odrzucanie
        | Etap::KoniecRundy => after_play(table, etap, ruling),
    }
}

fn begin_rozliczenie(table: &Table, ruling: &mut Ruling) {
    rule!("AH 500.1");
    rule!("AH 502.1");
    rule!("I2 3.3.2.7");
    rule!("I2 6.6.4");
    ruling.and(Change::Phase(Phase::Rozliczenie));
    r502_rozliczenie::rest(table, ruling);
    window(table, Moment::PoczatekRozliczenia, ruling);
    ruling.then(Step::Etap(Etap::Dobieranie));
}

/// A window that only the instruction has: it allows repliki after every step of a phase.
fn further_window(table: &Table, moment: Moment, ruling: &mut Ruling) {
    if table.rules().book == Book::I2 {
        window(table, moment, ruling);
    }
}

/// The stages that follow the faza gry.
fn after_play(table: &Table, etap: Etap, ruling: &mut Ruling) {
    match etap {
        Etap::Oddzialy => r515_oddzialy::begin(table, ruling),
        Etap::Zakonczenie => {
            rule!("I2 3.3.4.4");
            ruling.and(Change::Phase(Phase::Zakonczenie)).then(Step::Etap(Etap::Slawni));
            if table.rules().round_ends_early {
                rule!("I2 3.3.4.1");
                rule!("I2 6.6.2");
                ruling.and(Change::EndLasting(Span::Round));
            }
        }
        Etap::Slawni => {
            r519_zakonczenie::slawni(table, ruling);
            window(table, Moment::PoczatekZakonczenia, ruling);
            ruling.then(Step::Etap(Etap::Elekcja));
        }
        Etap::Elekcja => {
            r519_zakonczenie::elekcja(table, ruling);
            further_window(table, Moment::Sprawdzenie, ruling);
            ruling.then(Step::Etap(Etap::Odrzucanie));
        }
        Etap::Odrzucanie => {
            rule!("AH 519.1.b");
            rule!("I2 3.3.4.3");
            // Where a card answers it, it is an object of the stos.
            let answered = table.catalog.0.answers_discards();
            for seat in table.in_order().filter(|it| !table.seats[*it].dwor.is_empty()) {
                let discards = if answered { Step::Odrzucenie(seat) } else { Step::Discard(seat) };
                ruling.then(discards);
            }
            further_window(table, Moment::Odrzucanie, ruling);
            window(table, Moment::KoniecZakonczenia, ruling);
            window(table, Moment::KoniecRundy, ruling);
            ruling.then(Step::Etap(Etap::KoniecRundy));
        }
        _ => r519_zakonczenie::end_round(ruling),
    }
}
