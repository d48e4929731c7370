//! AH 519, 501, 502 — the end of one round and the beginning of the next, in
//! the order of the small edition: election, untapping, discarding and
//! drawing, income, announcement.

use cards::veto::{Ban, Span};
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use crate::{
    ruling::Ruling,
    step::Step,
    table::{self, Change, Mover, OverReason, Table},
};

/// Every seat, the holder of the initiative first.
fn in_order(table: &Table) -> impl Iterator<Item = Seat> + use<> {
    std::iter::once(table.initiative).chain(table.opponents(table.initiative))
}

/// Whoever announced an election last round and still has enough kreski has won.
pub(crate) fn election_check(table: &Table, ruling: &mut Ruling) {
    let Some(seat) = table.election else { return };
    rule!("MB 70");
    let outcome = match table.rules().election_kreski <= table.seats[seat].kreski {
        true => Change::Over { winner: Some(seat), reason: OverReason::Elekcja },
        false => Change::ElectionFails(seat),
    };
    ruling.by(cite!("MB 70"), outcome);
}

pub(crate) fn untap(table: &Table, ruling: &mut Ruling) {
    rule!("MB 65");
    for seat in in_order(table) {
        let kompania = &table.seats[seat];
        for card in kompania.pole.iter().chain(kompania.attached.iter()) {
            let free = || table::forbidden(table, card, Ban::Untap).is_none();
            if table.card(card).zaznaczona && free() {
                ruling.by(cite!("MB 65"), Change::Untap(card));
            }
        }
    }
    ruling.and(Change::EndSpan(Span::Round));
    for seat in in_order(table).filter(|it| !table.seats[*it].dwor.is_empty()) {
        ruling.then(Step::Discard(seat));
    }
    ruling.then(Step::DrawUp);
}

/// One card or none.
pub(crate) fn discard(card: Option<CardId>, ruling: &mut Ruling) {
    rule!("MB 66");
    if let Some(card) = card {
        ruling.by(cite!("MB 66"), Change::Move { card, to: Mover::Lazaret });
    }
}

pub(crate) fn draw_up(table: &Table, ruling: &mut Ruling) {
    for seat in in_order(table) {
        let missing =
            usize::from(table.rules().hand_max).saturating_sub(table.seats[seat].dwor.len());
        for _ in 0..missing {
            rule!("MB 66");
            ruling.by(cite!("MB 66"), Change::Draw(seat));
        }
    }
    ruling.then(Step::Income);
}

pub(crate) fn income(table: &Table, ruling: &mut Ruling) {
    for seat in in_order(table) {
        rule!("MB 5");
        rule!("MB 12");
        rule!("MB 20");
        rule!("MB 67");
        let amount = table::income(table, seat).clamp(0, 255) as u8;
        ruling.by(cite!("MB 67"), Change::Income { seat, amount });
    }
    for seat in in_order(table).filter(|it| can_announce(table, *it)) {
        ruling.then(Step::Announce(seat));
    }
    ruling.then(Step::BeginRound);
}

/// Enough kreski to announce a wolna elekcja?
pub(crate) fn can_announce(table: &Table, seat: Seat) -> bool {
    table.rules().election_kreski <= table.seats[seat].kreski
}

pub(crate) fn announce(seat: Seat, ruling: &mut Ruling) {
    rule!("MB 68");
    ruling.by(cite!("MB 68"), Change::Announce(seat));
}

/// A new round; the same seat begins every one.
pub(crate) fn begin_round(table: &Table, ruling: &mut Ruling) {
    rule!("MB 24");
    rule!("MB 25");
    let first = table.initiative;
    ruling.and(Change::BeginRound).and(Change::Voice(first)).then(Step::Stint(first));
}
