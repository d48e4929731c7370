//! Finding cards, seats and numbers in the text, in every game alike.

use std::{ops::Deref, sync::Arc};

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

/// What is needed to understand a line: the names, and the cards of the game behind them.
#[derive(Debug)]
pub(crate) struct Reading<'s, C> {
    pub(crate) names: Names<'s>,
    pub(crate) catalog: &'s Arc<C>,
}

impl<'s, C> Deref for Reading<'s, C> {
    type Target = Names<'s>;

    fn deref(&self) -> &Names<'s> {
        &self.names
    }
}

/// Whom or what a line speaks about; how a card is named differs from game to game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Meant<N> {
    Table,
    Seat(Seat),
    Card(N),
}

impl Names<'_> {
    /// A word for what belongs to nobody, a player, or a card.
    pub(crate) fn meant<N>(
        &self,
        subject: &Phrase,
        table: &[&'static str],
        named: impl FnOnce(&Phrase) -> Result<N, Mistake>,
    ) -> Result<Meant<N>, Mistake> {
        if table.iter().any(|it| same(it, &subject.text)) {
            return Ok(Meant::Table);
        }
        if let Ok(seat) = self.seat(subject) {
            return Ok(Meant::Seat(seat));
        }
        named(subject).map(Meant::Card).map_err(|mistake| {
            let seats = self.seats.iter().map(String::as_str).chain(table.iter().copied());
            let other = self.source.unknown(subject, String::new(), seats).suggestion;
            let message =
                format!("`{}` is no player, no card and no part of the table", subject.text);
            Mistake { message, suggestion: mistake.suggestion.or(other), ..mistake }
        })
    }

    /// A player, or `none`.
    pub(crate) fn somebody(&self, at: &Phrase) -> Result<Option<Seat>, Mistake> {
        match same(&at.text, "none") {
            true => Ok(None),
            false => self.seat(at).map(Some),
        }
    }

    /// `7 : 8`, or `none`.
    pub(crate) fn standing<N: std::str::FromStr>(
        &self,
        at: &Phrase,
        message: &str,
    ) -> Result<Option<(N, N)>, Mistake> {
        if same(&at.text, "none") {
            return Ok(None);
        }
        let (one, other) = at.split_once(":").ok_or_else(|| self.source.mistake(at, message))?;
        Ok(Some((self.number(&one)?, self.number(&other)?)))
    }

    /// `Agata`, or `Agata replika`: who is asked, and for what.
    pub(crate) fn asked<T: Copy>(
        &self,
        at: &Phrase,
        words: &[(&'static str, T)],
    ) -> Result<(Seat, Option<T>), Mistake> {
        let (name, what) = at.first_word();
        let asked = match what.is_empty() {
            true => None,
            false => Some(self.word(&what, words, "nobody is ever asked for `{}`")?),
        };
        Ok((self.seat(&name)?, asked))
    }

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
