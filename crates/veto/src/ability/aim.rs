//! What keeps a card from being chosen, whatever the text of the card that
//! chooses says: it is absent, no efekty may be played on it, or it was laid
//! out before the game.

use cards::veto::{Ban, Kind};
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use super::{Context, Op, context::candidates, program::Demand, timing::may_bear};
use crate::{
    ch7_slowa::r700_slowa,
    illegal::Reason,
    table::{self, Place, Table},
};

/// May an effect of `source` be aimed at this card, for what the rules demand of it?
pub(super) fn may_be_aimed_at(
    table: &Table,
    source: CardId,
    demand: Demand,
    card: CardId,
) -> Result<(), Reason> {
    match demand {
        Demand::Nothing | Demand::Together | Demand::OnPole => may_be_chosen(table, source, card),
        Demand::MayTouch => may_be_touched(table, source, card),
        Demand::MayBear => {
            may_bear_efekt(table, source, card).and_then(|()| may_bear(table, source, card))
        }
        _ => Ok(()),
    }
}

/// May an effect of `source` choose this card?
#[inline]
pub(super) fn may_be_chosen(table: &Table, source: CardId, card: CardId) -> Result<(), Reason> {
    if r700_slowa::is_absent(table, card) {
        return Err(Reason::Keyword(cite!("I2 1.2.24")));
    }
    match table.kind(source) {
        Kind::Efekt => may_be_played_on(table, card),
        _ => Ok(()),
    }
}

/// The same, if it would be tapped, untapped, discarded or removed.
pub(super) fn may_be_touched(table: &Table, source: CardId, card: CardId) -> Result<(), Reason> {
    if card != source && table.card(card).place == Place::Frakcja {
        let rule = match table.kind(card) {
            Kind::Strategia => cite!("I2 1.7.2"),
            _ => cite!("I2 1.1.2"),
        };
        return Err(Reason::Untouchable(rule));
    }
    may_be_chosen(table, source, card)
}

/// May `card`, if it is an efekt, be attached to `host`?
pub(super) fn may_bear_efekt(table: &Table, card: CardId, host: CardId) -> Result<(), Reason> {
    if table.kind(card) != Kind::Efekt {
        return Ok(());
    }
    may_be_chosen(table, card, host)?;
    match table::forbidden(table, host, Ban::BearEfekty) {
        Some(by) => Err(Reason::Forbidden { by }),
        None => Ok(()),
    }
}

/// Who may bear no efekty may yet have others played on it; who may have none played on it may bear none either.
fn may_be_played_on(table: &Table, card: CardId) -> Result<(), Reason> {
    if table::forbidden(table, card, Ban::BearEfekty).is_some() {
        rule!("I2 1.5.8");
    }
    match table::forbidden(table, card, Ban::BeTargetOfEfekty) {
        Some(by) => Err(Reason::Forbidden { by }),
        None => Ok(()),
    }
}

/// Why there is nothing to aim this play or ability at, if the text would have something.
pub(super) fn why_nothing(table: &Table, seat: Seat, source: CardId) -> Option<Reason> {
    let def = table.def(source);
    let context = Context::new(source, seat, None);
    let halves = def.halves.into_iter().flatten().map(|it| table.catalog.0.def(it));
    let put_out = std::iter::once(def).chain(halves).filter_map(|it| it.put_out);
    let programs = put_out.chain(def.ways.iter().map(|it| it.program));
    let ops = programs.flat_map(|it| &table.catalog.0.program(it).ops);
    ops.filter_map(|op| match op {
        Op::Choose { filter, demand, .. } => Some((filter, *demand)),
        _ => None,
    })
    .flat_map(|(filter, demand)| {
        let fitting = candidates(table, &context, filter).into_iter();
        fitting.filter_map(move |it| may_be_aimed_at(table, source, demand, it).err())
    })
    .next()
}
