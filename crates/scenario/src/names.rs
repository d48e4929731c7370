//! Finding cards, seats and numbers in the text, in every game alike.

use cards::set::Mistake;
use kernel::Seat;
use rulebook::folded;

use crate::phrase::{Phrase, Source, same};

/// What is called how in this scenario.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Names<'s> {
    pub(crate) source: &'s Source,
    /// The cards by their number; those of the file come last.
    pub(crate) cards: &'s [String],
    pub(crate) seats: &'s [String],
}

impl Names<'_> {
    pub(crate) fn seat(&self, at: &Phrase) -> Result<Seat, Mistake> {
        let found = self.seats.iter().position(|it| same(it, &at.text));
        found.map(|it| Seat(it as u8)).ok_or_else(|| {
            let known = self.seats.iter().map(String::as_str);
            self.source.unknown(at, format!("nobody here is called `{}`", at.text), known)
        })
    }

    pub(crate) fn number<N: std::str::FromStr>(&self, at: &Phrase) -> Result<N, Mistake> {
        let wrong = || self.source.mistake(at, format!("expected a number, not `{}`", at.text));
        at.text.parse().map_err(|_| wrong())
    }

    /// One of these words, or which of them was probably meant.
    pub(crate) fn word<T: Copy>(
        &self,
        at: &Phrase,
        words: &[(&'static str, T)],
        message: &str,
    ) -> Result<T, Mistake> {
        let found = words.iter().find(|(word, _)| same(word, &at.text));
        found.map(|(_, it)| *it).ok_or_else(|| {
            let known = words.iter().map(|(it, _)| *it);
            self.source.unknown(at, message.replace("{}", &at.text), known)
        })
    }

    /// A card by its name, or by a part of it that only one card has.
    pub(crate) fn card(&self, at: &Phrase) -> Result<u16, Mistake> {
        let asked = folded(at.unquoted());
        let names = || self.cards.iter().map(String::as_str).zip(0_u16..);
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

    /// `Finta, 2x Odbicie`
    pub(crate) fn list(&self, list: &Phrase) -> Result<Vec<u16>, Mistake> {
        let mut cards = Vec::new();
        for item in list.split(",") {
            let (count, name) = self.counted(&item)?;
            let def = self.card(&name)?;
            cards.extend(std::iter::repeat_n(def, count));
        }
        Ok(cards)
    }

    /// `2x Odbicie` as two and the name.
    pub(crate) fn counted(&self, item: &Phrase) -> Result<(usize, Phrase), Mistake> {
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
