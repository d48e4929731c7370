//! Finding cards and places in the text.

use std::ops::Range;

use ::veto::Catalog;
use cards::set::Mistake;
use kernel::Seat;

use super::seen::Spot;
use crate::{names, phrase::Phrase};

pub(super) type Reading<'s> = names::Reading<'s, Catalog>;

/// A card as the text names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Named {
    pub(super) def: u16,
    /// Of one of the names of a joined card: that card.
    pub(super) whole: Option<u16>,
    /// The ways of playing it under that name.
    pub(super) ways: Range<u8>,
    pub(super) of: Option<Seat>,
    pub(super) spot: Option<Spot>,
    /// The card it is attached to or lies under.
    pub(super) host: Option<u16>,
    /// Which of its abilities, counted from zero.
    pub(super) ability: Option<u8>,
}

impl Reading<'_> {
    /// A card, and in brackets which one: whose, where, which ability.
    pub(super) fn named(&self, at: &Phrase) -> Result<Named, Mistake> {
        let (name, inside) = at.bracket();
        let def = self.card(&name)?;
        let (whole, ways) = (self.catalog.whole(def), self.catalog.ways_of(def));
        let mut named = Named { def, whole, ways, of: None, spot: None, host: None, ability: None };
        for hint in inside.iter().flat_map(|it| it.split(",")) {
            if let Some(host) = hint.after("under") {
                named.spot = Some(Spot::Under);
                named.host = Some(self.card(&host)?);
            } else if let Some(host) = hint.after("on") {
                named.spot = Some(Spot::Attached);
                named.host = Some(self.card(&host)?);
            } else if let Some(number) = hint.after("ability") {
                let number: u8 = self.number(&number)?;
                named.ability = Some(number.saturating_sub(1));
            } else if let Some(spot) = Spot::read(&hint.text) {
                named.spot = Some(spot);
            } else {
                named.of = Some(self.seat(&hint).map_err(|_| {
                    let message =
                        "expected a player, a place, `under` or `on` a card, or `ability 2`";
                    self.source.mistake(&hint, message)
                })?);
            }
        }
        Ok(named)
    }
}
