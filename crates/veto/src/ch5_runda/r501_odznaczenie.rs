//! AH 501 — Faza odznaczenia: who holds the initiative, who has influence, untapping.

use kernel::Seat;
use rulebook::{cite, rule};

use crate::{
    choice::Choice,
    illegal::{Attempt, Illegal, Reason},
    ruleset::Initiative,
    ruling::Ruling,
    step::Step,
    table::{self, Auction, Change, Table},
};

/// The auction begins with whoever has fewer points; from a tie with the seat
/// after the holder, because a tie leaves him the initiative (AMB-10).
pub(crate) fn settle_initiative(table: &Table, ruling: &mut Ruling) {
    rule!("I2 3.3.1.1");
    if table.rules().initiative == Initiative::Alternating {
        rule!("I2 5.2.2");
        let other = table.next_seat(table.initiative);
        ruling.by(cite!("I2 5.2.2"), Change::Initiative(other));
        return;
    }
    rule!("AH 501.1.b");
    rule!("I2 3.3.1.5");
    rule!("I2 8.5");
    ruling.and(Change::OpenAuction).then(Step::FirstBid).then(Step::SettleInitiative);
}

pub(crate) fn first_bid(table: &Table, ruling: &mut Ruling) {
    let Some(auction) = &table.auction else { return };
    let after_holder = table.opponents(table.initiative).chain([table.initiative]);
    let first = after_holder.min_by_key(|it| auction.points[*it]);
    let first = first.expect("a game has seats");
    next_bid(table, first, 0, |it| can_bid(table, table.seats[it].dukaty), ruling);
}

/// The next seat that has the dukaty for a bid is asked; the others can only pass, as everybody sees,
/// and that is the end of the auction when all have passed in a row.
fn next_bid(
    table: &Table,
    mut seat: Seat,
    passed: u8,
    can_bid: impl Fn(Seat) -> bool,
    ruling: &mut Ruling,
) {
    for _ in passed..table.seat_count() {
        if can_bid(seat) {
            ruling.then(Step::Bid(seat));
            return;
        }
        ruling.and(Change::PassBid(seat));
        seat = table.next_seat(seat);
    }
}

/// Every bid this seat can pay, and passing.
pub(crate) fn bids(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    rule!("AH 108.4");
    into.extend((1..=most(table, seat)).map(Choice::Bid));
    into.push(Choice::Decline);
}

/// The most points this seat can pay for.
fn most(table: &Table, seat: Seat) -> u8 {
    let Initiative::Auction { price } = table.rules().initiative else { return 0 };
    // A price is told in one byte, so a single bid is limited by that.
    (table.seats[seat].dukaty / u16::from(price)).min(u16::from(u8::MAX / price)) as u8
}

/// Are so many dukaty enough for a point?
fn can_bid(table: &Table, dukaty: u16) -> bool {
    match table.rules().initiative {
        Initiative::Auction { price } => u16::from(price) <= dukaty,
        _ => false,
    }
}

pub(crate) fn bid(
    table: &Table,
    seat: Seat,
    points: u8,
    ruling: &mut Ruling,
) -> Result<(), Illegal> {
    let price = match table.rules().initiative {
        Initiative::Auction { price } => price.saturating_mul(points),
        _ => 0,
    };
    if points == 0 || most(table, seat) < points {
        let reason =
            Reason::TooFewDukaty { price: price.into(), has: table.seats[seat].dukaty.into() };
        return Err(Illegal::new(Attempt::Bid, reason));
    }
    rule!("AH 103.5.a");
    rule!("I2 3.3.1.6");
    ruling.by(cite!("AH 501.1.b"), Change::Bid { seat, points, price });
    let left = |it: Seat| match it == seat {
        true => table.seats[it].dukaty - u16::from(price),
        false => table.seats[it].dukaty,
    };
    next_bid(table, table.next_seat(seat), 0, |it| can_bid(table, left(it)), ruling);
    Ok(())
}

/// Passing is not final; when all have passed in a row the auction is over.
pub(crate) fn pass(table: &Table, auction: &Auction, seat: Seat, ruling: &mut Ruling) {
    ruling.and(Change::PassBid(seat));
    let can_bid = |it: Seat| can_bid(table, table.seats[it].dukaty);
    next_bid(table, table.next_seat(seat), auction.passed + 1, can_bid, ruling);
}

/// The most points win; a tie leaves the initiative where it was.
pub(crate) fn settle(table: &Table, ruling: &mut Ruling) {
    let Some(auction) = &table.auction else { return };
    let winner = table.in_order().fold(table.initiative, |best, seat| {
        if auction.points[best] < auction.points[seat] { seat } else { best }
    });
    rule!("I2 3.3.1.4");
    if table.opponents(winner).any(|it| auction.points[it] == auction.points[winner]) {
        rule!("I2 3.3.1.7");
    }
    ruling.by(cite!("AH 501.1.b"), Change::Initiative(winner));
}

/// The greater sum of base Szabla on the pole elekcyjne gives the Wpływ Bojowy; a tie gives it to nobody.
pub(crate) fn influence(table: &Table, ruling: &mut Ruling) {
    rule!("AH 501.1.c");
    let sum = |seat: Seat| -> i32 {
        table.on_pole_elekcyjne(seat).map(|it| i32::from(table.facts(it).szabla)).sum()
    };
    let most = table.seats.seats().map(sum).max().unwrap_or(0);
    let mut leaders = table.seats.seats().filter(|it| sum(*it) == most);
    let leader = leaders.next().filter(|_| leaders.next().is_none());
    ruling.by(cite!("AH 501.1.c"), Change::Influence(leader));
}

/// Everything of everybody at once.
pub(crate) fn untap(table: &Table, ruling: &mut Ruling) {
    rule!("AH 501.1.d");
    rule!("AH 122.1");
    rule!("I2 3.3.1.8");
    rule!("I2 6.6.3");
    rule!("AH 122.2");
    for seat in table.in_order() {
        let kompania = &table.seats[seat];
        // By the instruction nothing but itself untaps what was laid out before the game.
        let laid_out = kompania.strategia.0.into_iter().chain([kompania.frakcja]);
        let laid_out = laid_out.filter(|_| !table.rules().laid_out_untouched);
        for card in kompania.pole.iter().chain(kompania.attached.iter()).chain(laid_out) {
            if table.card(card).zaznaczona && table::may_be_untapped(table, card) {
                ruling.by(cite!("AH 501.1.d"), Change::Untap(card));
            }
        }
    }
}
