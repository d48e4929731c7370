//! AH 517 — Ruch oddziałów: untapped oddziały go from one ziemia to another.

use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use crate::{
    ch7_slowa::r700_wojsko::may_stand,
    illegal::Reason,
    ruling::Ruling,
    step::{Step, War},
    table::{Change, Place, Table, WarChange},
};

/// The oddziały this seat may move.
pub(crate) fn movable(table: &Table, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    table.oddzialy(seat).filter(move |it| may_move(table, seat, *it).is_ok())
}

fn may_move(table: &Table, seat: Seat, card: CardId) -> Result<(), Reason> {
    let state = table.card(card);
    if state.controller != seat {
        return Err(Reason::NotYours);
    }
    if state.place != Place::NaZiemi {
        return Err(Reason::NothingToDo);
    }
    if state.zaznaczona {
        return Err(Reason::Zaznaczona(card));
    }
    match destinations(table, card).next() {
        Some(_) => Ok(()),
        None => Err(Reason::Nowhere(card)),
    }
}

/// Every other ziemia on which the oddział may stand; which lie side by side does not matter.
pub(crate) fn destinations(table: &Table, card: CardId) -> impl Iterator<Item = CardId> + '_ {
    let here = table.card(card).host;
    table.ziemie().filter(move |it| Some(*it) != here && may_stand(table, card, Some(*it)).is_ok())
}

/// Why this oddział does not move.
pub(crate) fn why_not(table: &Table, seat: Seat, card: CardId) -> Reason {
    may_move(table, seat, card).err().unwrap_or(Reason::NotOffered)
}

/// Why it does not go there.
pub(crate) fn why_not_there(table: &Table, card: CardId, ziemia: CardId) -> Reason {
    let is_ziemia = table.card(ziemia).place == Place::Ziemie;
    let refused = is_ziemia.then(|| may_stand(table, card, Some(ziemia)).err()).flatten();
    refused.unwrap_or(Reason::NotOffered)
}

/// This seat may move, if it can.
pub(crate) fn movement(table: &Table, seat: Seat, ruling: &mut Ruling) {
    if movable(table, seat).next().is_some() {
        ruling.then(Step::War(War::March(seat)));
    }
}

/// Where to is asked, unless there is only one other place.
pub(crate) fn choose(table: &Table, seat: Seat, card: CardId, ruling: &mut Ruling) {
    let mut places = destinations(table, card);
    match (places.next(), places.next()) {
        (Some(only), None) => march(seat, card, only, ruling),
        _ => {
            ruling.then(Step::War(War::Whither { seat, card }));
        }
    }
}

/// The oddział arrives tapped; others may follow.
pub(crate) fn march(seat: Seat, card: CardId, ziemia: CardId, ruling: &mut Ruling) {
    rule!("AH 517.2");
    rule!("AH 517.4");
    let march = WarChange::March { card, to: Some(ziemia) };
    ruling
        .by(cite!("AH 517.4"), Change::Tap(card))
        .by(cite!("AH 517.4"), Change::War(march))
        .then(Step::War(War::Movement(seat)));
}
