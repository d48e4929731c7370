//! AH 514.3 — Potyczka: oddziały fight, the lower Bitność loses.
//!
//! Repliki and sztychy are played as in a pojedynek (`r513_pojedynek`), with
//! which a potyczka shares its place on the table. Here it begins in a bitwa;
//! there several may attack one (AH 516.2.b).

use cards::veto::{Keyword, Span, Stat};
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use crate::{
    ruling::Ruling,
    step::{Step, War},
    table::{
        self, Change, DuelChange, Mover, Object, ObjectKind, Pojedynek, Table, WarChange, Znacznik,
    },
};

/// The potyczka goes on the stos; `first` may act first.
pub(crate) fn begin(attacker: CardId, controller: Seat, first: Seat, ruling: &mut Ruling) {
    rule!("AH 514.3");
    rule!("AH 514.3.a");
    let object = Object {
        kind: ObjectKind::Potyczka,
        controller,
        source: attacker,
        frame: None,
        replied: kernel::SeatSet::NONE,
        negated: false,
    };
    ruling
        .and(Change::Declare(object))
        .and(Change::Duel(DuelChange::Stands))
        .then(Step::DuelTurn(first));
}

/// The lower Bitność is tapped, or destroyed by an advantage of its Karność.
pub(crate) fn resolve(table: &Table, duel: &Pojedynek, ruling: &mut Ruling) {
    rule!("AH 514.3.c");
    ruling.and(Change::TakeOff);
    if duel.sides().iter().any(|it| table.beside(*it).is_empty()) {
        rule!("AH 514.3.g"); // A potyczka whose side has left play remains undecided.
        return drawn(ruling);
    }
    let [attack, defence] = duel.sides().map(|it| table::fighting(table, it));
    if attack == defence {
        rule!("AH 514.3.e");
        rule!("AH 514.3.f");
        return drawn(ruling);
    }
    rule!("AH 514.3.d");
    let (winner, loser) = match defence < attack {
        true => (duel.challenger, duel.challenged),
        false => (duel.challenged, duel.challenger),
    };
    let by = attack.abs_diff(defence);
    let winner = table.card(winner).controller;
    ruling.by(cite!("AH 514.3.d"), Change::War(WarChange::Beaten { winner, by }));
    for oddzial in table.beside(loser) {
        beaten(table, oddzial, by, winner, ruling);
    }
    let side = table.wojna.bitwa.as_ref().and_then(|it| it.side(winner));
    if let Some(side) = side {
        ruling.and(Change::War(WarChange::Won(side as u8)));
    }
    ruling.then(Step::EndDuel);
    after(ruling);
}

/// What becomes of one of those that lost: each by its own Karność.
fn beaten(table: &Table, oddzial: CardId, by: u8, winner: Seat, ruling: &mut Ruling) {
    let rule = cite!("AH 514.3.d");
    let karnosc = table::stat(table, oddzial, Stat::Karnosc) as u8;
    if karnosc <= by {
        let famous = table::acts_as(table, oddzial, Keyword::Slawny);
        if famous {
            rule!("AH 700.1.pp");
        }
        rule!("AH 516.5");
        let (from, to) = (Some(table.card(oddzial).controller), Some(winner));
        let amount = 1 + u8::from(famous);
        ruling
            .by(rule, Change::Move { card: oddzial, to: Mover::Lazaret })
            .by(rule, Change::Kreski { from, to, amount });
    } else if !table.card(oddzial).zaznaczona {
        ruling.by(rule, Change::Tap(oddzial));
    } else if !table.bears(oddzial, Znacznik::Zmeczenie) {
        ruling.by(rule, Change::War(WarChange::Mark(oddzial, Znacznik::Zmeczenie)));
    }
}

fn drawn(ruling: &mut Ruling) {
    ruling.by(cite!("AH 514.3.e"), Change::War(WarChange::Drawn)).then(Step::EndDuel);
    after(ruling);
}

/// In a bitwa the next potyczka follows.
fn after(ruling: &mut Ruling) {
    ruling.then(Step::War(War::Fought));
}

/// The sztychy played are discarded, and what lasted for the potyczka is over.
pub(crate) fn end(table: &Table, duel: &Pojedynek, ruling: &mut Ruling) {
    rule!("AH 514.3.h");
    for (_, card) in &duel.played {
        let to = table::after_effect(table, *card);
        ruling.by(cite!("AH 408.1.a"), Change::Move { card: *card, to });
    }
    ruling.and(Change::EndSpan(Span::Duel)).and(Change::Duel(DuelChange::Ends));
}
