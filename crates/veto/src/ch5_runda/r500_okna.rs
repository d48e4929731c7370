//! AH 500.2 — Etapy aktywne i pasywne: the windows of the stages.
//!
//! After what the game itself does in an active stage everybody has priority, the
//! holder of the initiative first, and may begin one replika that names this
//! moment (AMB-03). A window opens only where a card of the game speaks of it,
//! and asks only those who, for all that everybody knows, could use it.

use cards::veto::Moment;
use kernel::{Seat, SeatSet};
use rulebook::rule;

use super::r502_rozliczenie;
use crate::{
    ability::{self, Plan},
    ruling::Ruling,
    step::{Etap, Step},
    table::{Change, OknoChange, Table},
};

/// The window of this moment follows, if any card speaks of it.
#[inline]
pub(crate) fn window(table: &Table, moment: Moment, ruling: &mut Ruling) {
    if table.catalog.0.moments().contains(moment) {
        ruling.then(Step::OpenWindow(moment));
    }
}

/// What goes off at this moment goes off; then everybody has priority.
pub(crate) fn open(table: &Table, moment: Moment, ruling: &mut Ruling) {
    ability::go_off_at(table, moment, ruling);
    if moment == Moment::KoniecRundy {
        rule!("AH 500.2.b");
        return;
    }
    let count = table.seat_count();
    let after = Seat((table.initiative.0 + count - 1) % count);
    ruling.and(Change::Okno(OknoChange::Opens(moment)));
    if moment == Moment::KoniecRozliczenia {
        ruling.then(Step::Etap(Etap::Elekci));
    }
    ruling.then(Step::Grant { after, declined: 0 });
}

/// The next seat that could begin something is asked, until all have declined in a row.
pub(crate) fn grant(table: &Table, after: Seat, declined: u8, ruling: &mut Ruling) {
    let Some(moment) = table.okno.moment else { return };
    let mut seat = after;
    for declined in declined..table.seat_count() {
        seat = table.next_seat(seat);
        if ability::may_begin(table, seat, moment) {
            follows(moment);
            ruling.then(Step::Window { seat, declined });
            return;
        }
    }
    ruling.and(Change::Okno(OknoChange::Closes));
    let acted = table.okno.begun != SeatSet::NONE;
    if moment == Moment::KoniecRozliczenia && acted && table.election.is_none() {
        // What was done in this stage may have changed the mind of whoever may announce, or made him able to.
        r502_rozliczenie::ask_for_election(table, ruling);
    }
}

/// A replika that answers nothing but the moment.
pub(crate) fn begin(seat: Seat, plan: Plan, ruling: &mut Ruling) {
    rule!("AH 108.14");
    rule!("AH 114.5");
    rule!("AH 119.6.a");
    ruling
        .and(Change::Okno(OknoChange::Begun(seat)))
        .then(Step::Run(plan.frame()))
        .then(Step::Grant { after: seat, declined: 0 });
}

pub(crate) fn decline(seat: Seat, declined: u8, ruling: &mut Ruling) {
    let next = Step::Grant { after: seat, declined: declined + 1 };
    ruling.and(Change::Declined(seat)).then(next);
}

/// The clause that gives priority at this moment.
fn follows(moment: Moment) {
    rule!("AH 500.2");
    rule!("AH 500.2.a");
    rule!("I2 3.3.1.3");
    match moment {
        Moment::PoczatekOdznaczenia => rule!("AH 501.1.a"),
        Moment::KoniecOdznaczenia => rule!("AH 501.1.e"),
        Moment::PoczatekRozliczenia => rule!("AH 502.1.a"),
        Moment::PoczatekGry => {
            rule!("AH 503.1");
            rule!("AH 503.1.a");
            rule!("I2 3.3.3.36");
        }
        Moment::KoniecGry => {
            rule!("AH 503.1");
            rule!("AH 503.1.c");
        }
        Moment::PoczatekOddzialow => rule!("AH 515.1.a"),
        Moment::Kontrola => rule!("AH 518.6"),
        Moment::KoniecOddzialow => rule!("AH 515.1.c"),
        Moment::KoniecZakonczenia => rule!("AH 519.1.c"),
        Moment::Odpowiedz => rule!("AH 513.3"),
        Moment::KoniecPojedynku => rule!("AH 513.11"),
        Moment::KoniecPotyczki => rule!("AH 514.8"),
        Moment::Obliczenie => rule!("I2 3.3.2.7"),
        Moment::Sprawdzenie | Moment::Odrzucanie => rule!("I2 3.3.4.4"),
        _ => {}
    }
}
