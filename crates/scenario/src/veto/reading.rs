//! Finding cards, seats, places and numbers in the text.

use std::sync::Arc;

use ::veto::Catalog;
use cards::set::Mistake;
use kernel::Seat;

use super::seen::Spot;
use rulebook::folded;

use crate::phrase::{Phrase, Source, same};

/// What is needed to understand a line.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reading<'s> {
    pub(super) source: &'s Source,
    pub(super) catalog: &'s Arc<Catalog>,
    pub(super) seats: &'s [String],
}

/// A card as the text names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Named {
    pub(super) def: u16,
    pub(super) of: Option<Seat>,
    pub(super) spot: Option<Spot>,
    /// The card it is attached to or lies under.
    pub(super) host: Option<u16>,
    /// Which of its abilities, counted from zero.
    pub(super) ability: Option<u8>,
}

impl Reading<'_> {
    pub(super) fn seat(&self, at: &Phrase) -> Result<Seat, Mistake> {
        let found = self.seats.iter().position(|it| same(it, &at.text));
        found.map(|it| Seat(it as u8)).ok_or_else(|| {
            let known = self.seats.iter().map(String::as_str);
            self.source.unknown(at, format!("nobody here is called `{}`", at.text), known)
        })
    }

    pub(super) fn number<N: std::str::FromStr>(&self, at: &Phrase) -> Result<N, Mistake> {
        let wrong = || self.source.mistake(at, format!("expected a number, not `{}`", at.text));
        at.text.parse().map_err(|_| wrong())
    }

    /// A card by its name, or by a part of it that only one card has.
    pub(super) fn card(&self, at: &Phrase) -> Result<u16, Mistake> {
        let asked = folded(at.unquoted());
        let names = || self.catalog.defs().map(|it| it.card.name.as_str()).zip(0_u16..);
        // A card of the file stands before one of the set with the same name.
        if let Some((_, def)) = names().filter(|(it, _)| folded(it) == asked).last() {
            return Ok(def);
        }
        let whole_words = |name: &str| {
            let name = format!(" {} ", folded(name));
            !asked.is_empty() && name.contains(&format!(" {asked} "))
        };
        let near: Vec<(&str, u16)> = names().filter(|(it, _)| whole_words(it)).collect();
        match near.as_slice() {
            [(_, def)] => Ok(*def),
            [] => {
                let message = match at.is_empty() {
                    true => "expected the name of a card".to_owned(),
                    false => format!("there is no card `{}`", at.text),
                };
                Err(self.source.unknown(at, message, names().map(|(it, _)| it)))
            }
            several => {
                let names: Vec<&str> = several.iter().map(|(it, _)| *it).collect();
                let message = format!("`{}` may be {}", at.text, names.join(" or "));
                Err(self.source.mistake(at, message))
            }
        }
    }

    /// A card, and in brackets which one: whose, where, which ability.
    pub(super) fn named(&self, at: &Phrase) -> Result<Named, Mistake> {
        let (name, inside) = at.bracket();
        let def = self.card(&name)?;
        let mut named = Named { def, of: None, spot: None, host: None, ability: None };
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

    /// `Finta, 2x Odbicie`
    pub(super) fn cards(&self, list: &Phrase) -> Result<Vec<u16>, Mistake> {
        let mut cards = Vec::new();
        for item in list.split(",") {
            let (count, name) = self.counted(&item)?;
            let def = self.card(&name)?;
            cards.extend(std::iter::repeat_n(def, count));
        }
        Ok(cards)
    }

    /// `2x Odbicie` as two and the name.
    pub(super) fn counted(&self, item: &Phrase) -> Result<(usize, Phrase), Mistake> {
        let (first, rest) = item.first_word();
        let Some(count) = first.text.strip_suffix(['x', '×']) else {
            return Ok((1, item.clone()));
        };
        match count.parse() {
            Ok(count @ 1..=60) => Ok((count, rest)),
            Ok(_) => Err(self.source.mistake(&first, "expected 1x to 60x")),
            Err(_) => Ok((1, item.clone())),
        }
    }
}
