//! Finding cards in the text, and which of several is meant.

use ::thrones::{Catalog, Place};
use cards::set::Mistake;
use kernel::Seat;

use super::seen::PLACES;
use crate::{
    names,
    phrase::{Phrase, same},
};

pub(super) type Reading<'s> = names::Reading<'s, Catalog>;

/// A card as the text names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Named {
    pub(super) def: u16,
    pub(super) of: Option<Seat>,
    pub(super) place: Option<Place>,
    /// The card it is attached to.
    pub(super) host: Option<u16>,
    pub(super) kneeling: Option<bool>,
    /// Which of its abilities, counted from zero.
    pub(super) ability: Option<u8>,
}

impl Reading<'_> {
    /// A card, and in brackets which one: whose, where, which ability.
    pub(super) fn named(&self, at: &Phrase) -> Result<Named, Mistake> {
        let (name, inside) = match at.text.starts_with('"') {
            true => (at.clone(), None),
            false => at.bracket(),
        };
        let def = self.card(&name)?;
        let mut named =
            Named { def, of: None, place: None, host: None, kneeling: None, ability: None };
        for hint in inside.iter().flat_map(|it| it.split(",")) {
            if let Some(host) = hint.after("on") {
                named.host = Some(self.card(&host)?);
            } else if let Some(number) = hint.after("ability") {
                let number: u8 = self.number(&number)?;
                named.ability = Some(number.saturating_sub(1));
            } else if same(&hint.text, "kneeling") {
                named.kneeling = Some(true);
            } else if same(&hint.text, "standing") {
                named.kneeling = Some(false);
            } else if let Some((_, place)) = PLACES.iter().find(|(it, _)| same(it, &hint.text)) {
                named.place = Some(*place);
            } else {
                named.of = Some(self.seat(&hint).map_err(|_| {
                    let message = "expected a player, a place, `on` a card, `standing`, \
                                   `kneeling` or `ability 2`";
                    self.source.mistake(&hint, message)
                })?);
            }
        }
        Ok(named)
    }
}
