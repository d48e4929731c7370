//! AH 705 — Karty podłączane: what an effect has laid under a card in play.
//!
//! It is no element of the table and has no type, so nothing chooses, counts or
//! pays with it; `Table::in_play` and the piles filters look through see to
//! that. When its bearer leaves the Pole Gry it goes to the lazaret, which cards
//! may be waiting for.

use cards::veto::Event;
use kernel::{CardId, Frame};
use rulebook::{cite, rule};
use smallvec::SmallVec;

use crate::{
    ability::{Cards, Named, affected, triggered},
    ruling::Ruling,
    table::{Change, Mover, Place, Table, WarChange},
};

/// Lays the cards under the bearer. Says whether it was done to all of them.
pub(crate) fn tuck(
    table: &Table,
    frame: &Frame,
    cards: &Cards,
    host: &Cards,
    ruling: &mut Ruling,
) -> bool {
    let host = affected(table, frame, host, Named::default()).first().copied();
    let Some(host) = host.filter(|it| table.in_play(*it)) else { return false };
    let cards = affected(table, frame, cards, Named::default());
    let movable = |it: &CardId| {
        let fixed = matches!(table.card(*it).place, Place::Frakcja | Place::Podlaczona);
        *it != host && !fixed
    };
    let by = frame.seat;
    for card in cards.iter().copied().filter(movable) {
        rule!("AH 705.1");
        rule!("AH 705.2");
        rule!("AH 705.3");
        rule!("AH 705.4");
        ruling.by(cite!("AH 705.1"), Change::Move { card, to: Mover::Podlacz { host, by } });
    }
    !cards.is_empty() && cards.iter().all(movable)
}

/// What the cards that have gone to the lazaret or were tapped set off.
pub(crate) fn fallen(table: &Table, ruling: &mut Ruling) {
    let falls = table.wojna.fallen.iter().map(|it| (Event::Falls, *it));
    let taps = table.wojna.tapped.iter().map(|it| (Event::IsTapped, *it));
    let falls: SmallVec<[(Event, CardId); 4]> = falls.chain(taps).collect();
    ruling.and(Change::War(WarChange::Mourned));
    triggered(table, &falls, ruling);
}
