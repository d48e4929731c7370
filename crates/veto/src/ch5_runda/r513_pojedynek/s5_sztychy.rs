//! AH 513.5 — Etap pojedynku: sztychy and repliki in turn, one at a time.

use cards::veto::Event;
use kernel::Seat;
use rulebook::rule;

use crate::{
    ability::Plan,
    ch1_ogolne::r114_akcje,
    ch7_slowa::r700_slowa,
    ruling::Ruling,
    step::Step,
    table::{Change, DuelChange, Object, ObjectKind, Place, Pojedynek, Table},
};

/// The duel goes on the stos; whoever is przy głosie, as a rule the challenger, may act first.
pub(crate) fn begin_duel(table: &Table, duel: &Pojedynek, ruling: &mut Ruling) {
    rule!("AH 513.5");
    rule!("I2 3.3.3.24");
    rule!("AH 513.5.a");
    let challenger = table.card(duel.challenger).controller;
    let first = table.voice.unwrap_or(challenger);
    let object = Object {
        kind: ObjectKind::Duel,
        controller: challenger,
        source: duel.challenger,
        frame: None,
        replied: kernel::SeatSet::NONE,
        negated: false,
    };
    ruling
        .and(Change::Duel(DuelChange::Begins))
        .and(Change::Declare(object))
        .and(Change::Duel(DuelChange::Stands));
    if table.catalog.0.hears(Event::Duels) {
        ruling.then(Step::FightBegins(first));
    }
    ruling.then(Step::DuelTurn(first));
}

/// Somebody acted; when that is resolved the next one may.
pub(crate) fn goes_on(
    table: &Table,
    duel: &Pojedynek,
    seat: Seat,
    plan: Plan,
    ruling: &mut Ruling,
) {
    rule!("MB 48");
    rule!("AH 513.5.b");
    rule!("I2 6.5.6");
    rule!("I2 3.3.3.23");
    if table.is_potyczka() {
        rule!("AH 514.3.b");
    }
    r700_slowa::plays_sztych(table, plan.source);
    r700_slowa::helps_companion(table, plan.source);
    if plan.program == table.catalog.0.copying() {
        rule!("AH 513.5.b.1");
    }
    if table.card(plan.source).place == Place::Under {
        rule!("MB 50");
        rule!("AH 304.5");
        rule!("I2 1.6.5");
    }
    if duel.bene != 0 {
        rule!("MB 51");
    }
    ruling.and(Change::Duel(DuelChange::GoesOn));
    r114_akcje::reply(table, seat, plan, ruling);
    ruling.then(Step::DuelTurn(table.next_seat(seat)));
}

/// When all have said bene in a row the duel is over.
pub(crate) fn bene(table: &Table, duel: &Pojedynek, seat: Seat, ruling: &mut Ruling) {
    ruling.and(Change::Duel(DuelChange::Bene(seat)));
    if duel.bene + 1 < table.seat_count() {
        ruling.then(Step::DuelTurn(table.next_seat(seat)));
        return;
    }
    rule!("MB 52");
    rule!("AH 513.5.c");
    ruling.then(Step::ResolveDuel);
}
