//! AH 103 — Rozpoczęcie gry: the initiative, seven cards, grymaszenie.

use kernel::Seat;
use rulebook::{cite, rule};

use crate::{
    ruling::Ruling,
    step::Step,
    table::{Change, Table},
};

/// Seven cards each, then everybody may grymasić once, the holder of the initiative first.
pub(crate) fn draw_hands(table: &Table, ruling: &mut Ruling) {
    rule!("AH 103.6");
    rule!("I2 2.5.4");
    rule!("I2 6.3.1");
    for seat in table.in_order() {
        for _ in 0..table.rules().start_hand {
            ruling.by(cite!("AH 103.6"), Change::Draw(seat));
        }
    }
    for seat in table.in_order() {
        ruling.then(Step::Grymaszenie(seat));
    }
    ruling.then(Step::ExchangeTogether).then(Step::BeginRound);
}

/// Whoever is dissatisfied says so; nothing happens until all have spoken.
pub(crate) fn grymasi(seat: Seat, ruling: &mut Ruling) {
    ruling.and(Change::WantsExchange(seat));
}

pub(crate) fn exchange_together(table: &Table, ruling: &mut Ruling) {
    for seat in table.in_order().filter(|it| table.exchanging.contains(*it)) {
        rule!("AH 103.7");
        rule!("I2 2.5.6");
        ruling.by(cite!("AH 103.7"), Change::ExchangeDwor(seat));
    }
}
