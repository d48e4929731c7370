//! Cards on top of the kredens that are looked at and bought.

use kernel::{CardId, Frame, Seat};

use crate::{
    ruling::Ruling,
    step::Step,
    table::{Change, Mover, Table},
};

/// Dukaty a card costs.
const PRICE: u8 = 3;

fn top(table: &Table, seat: Seat, count: u8) -> impl Iterator<Item = CardId> + '_ {
    table.seats[seat].kredens.as_slice().iter().rev().take(usize::from(count)).copied()
}

/// The seat sees them; the program goes on when it has.
pub(super) fn browse(table: &Table, rest: &Frame, count: u8, ruling: &mut Ruling) {
    for card in top(table, rest.seat, count) {
        ruling.and(Change::Show { to: rest.seat, card });
    }
    ruling.then(Step::Run(*rest));
}

/// Is it one of those looked at, and can it be paid for besides those chosen already?
pub(super) fn is_for_sale(table: &Table, frame: &Frame, slot: u8, count: u8, card: CardId) -> bool {
    let price = u16::from(PRICE) * u16::from(frame.bound.count(slot) + 1);
    price <= table.seats[frame.seat].dukaty && top(table, frame.seat, count).any(|it| it == card)
}

/// Those chosen are paid for and taken. Says whether there were any.
pub(super) fn buy(table: &Table, frame: &Frame, slot: u8, ruling: &mut Ruling) -> bool {
    let amount = PRICE * frame.bound.count(slot);
    if amount != 0 {
        ruling.and(Change::Dukaty { from: Some(frame.seat), to: None, amount });
    }
    for card in
        frame.bound.get(slot).filter(|it| top(table, frame.seat, u8::MAX).any(|top| top == *it))
    {
        ruling.and(Change::Move { card, to: Mover::Dwor });
    }
    amount != 0
}
