//! AH 700.1.x — Łucznik: a shot at a postać on the pole elekcyjne.
//!
//! Its controller discards sztychy that are worth enough together, from the
//! dwór or from under it, or the postać itself. He is asked for one sztych at a
//! time; what he has chosen is discarded together, or not at all.

use cards::veto::{Keyword, Kind};
use kernel::{CardId, Frame, Seat};
use rulebook::{cite, rule};

use crate::{
    ruling::Ruling,
    table::{self, Change, Mover, Place, Table},
};

/// What sztychy must be worth together.
const ENOUGH: i8 = 3;

/// Whoever may still choose sztychy. He is asked even if he has none: only he knows.
pub(crate) fn who_shields(table: &Table, frame: &Frame, target: u8, shield: u8) -> Option<Seat> {
    let postac = aimed_at(table, frame, target)?;
    let controller = table.card(postac).controller;
    let might = !table.seats[controller].dwor.is_empty() || table.under(postac).next().is_some();
    (might && worth(table, frame, shield) < ENOUGH).then_some(controller)
}

/// The sztychy that can still be chosen.
pub(crate) fn shields<'t>(
    table: &'t Table,
    frame: &'t Frame,
    target: u8,
    shield: u8,
) -> impl Iterator<Item = CardId> + 't {
    let postac = aimed_at(table, frame, target);
    let dwor = postac.map(|it| &table.seats[table.card(it).controller].dwor);
    let held = dwor.into_iter().flat_map(|it| it.iter());
    let laid = postac.into_iter().flat_map(|it| table.under(it));
    held.chain(laid).filter(move |it| {
        let of_use = table.kind(*it) == Kind::Sztych && 0 < table.facts(*it).szabla;
        of_use && !frame.bound.get(shield).any(|chosen| chosen == *it)
    })
}

/// The sztychy are discarded if they are worth enough, else the postać is. Says whether it is.
pub(crate) fn hit(
    table: &Table,
    frame: &Frame,
    target: u8,
    shield: u8,
    ruling: &mut Ruling,
) -> bool {
    let Some(postac) = aimed_at(table, frame, target) else { return false };
    rule!("AH 700.1.x");
    let mut discard = |card| {
        ruling.by(cite!("AH 700.1.x"), Change::Move { card, to: Mover::Lazaret });
    };
    if ENOUGH <= worth(table, frame, shield) {
        frame.bound.get(shield).for_each(discard);
        return false;
    }
    if table::has_keyword(table, postac, Keyword::Trwaly) {
        return false;
    }
    discard(postac);
    true
}

/// The postać shot at, as long as it can be hit.
fn aimed_at(table: &Table, frame: &Frame, target: u8) -> Option<CardId> {
    frame.bound.first(target).filter(|it| table.card(*it).place == Place::Pole)
}

fn worth(table: &Table, frame: &Frame, shield: u8) -> i8 {
    frame.bound.get(shield).map(|it| table.facts(it).szabla).fold(0, i8::saturating_add)
}
