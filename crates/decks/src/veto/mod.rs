//! Decks of VETO!.
//!
//! A `Talia` is what a player brings: faction card, kredens, sakwa, perhaps a
//! strategy. `format` says as data what each format demands, `check` judges,
//! `problem` is its answer: every fault with its rules and its card. `sakwa` is
//! the exchange between games, `zestaw` the cards of a limited tournament,
//! `control` the deck check, `together` teams and pairs. `list` reads and
//! writes lists, `library` knows which card is meant.

mod builtin;
mod check;
mod control;
mod format;
mod library;
mod list;
mod problem;
mod sakwa;
mod together;
mod zestaw;

pub use builtin::{BIESIADNE_DECKS, BUILTIN, I2_DECKS};
pub use check::check;
pub use control::{Difference, Remedy, compare, remedy};
pub use format::{FORMATS, Format, Printings, format};
pub use library::{Announced, Library, NotFound};
pub use list::{Listed, by_type, read, write};
pub use problem::{Problem, Wrong};
pub use sakwa::{Between, exchange, for_next_match, may_exchange};
pub use together::{Together, check_together};
pub use zestaw::Zestaw;

use cards::veto::{Budowa, Card, Factions};

/// Everything a player brings to the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Talia<'c> {
    /// Legal with one; lists may have none or several.
    pub frakcje: Vec<&'c Card>,
    /// At most one.
    pub strategie: Vec<&'c Card>,
    /// The factions marked on the special card of a wybraniecki tournament (PC 5.2.2).
    pub chosen: Factions,
    pub kredens: Vec<&'c Card>,
    pub sakwa: Vec<&'c Card>,
}

impl<'c> Talia<'c> {
    /// The factions the player plays.
    pub fn factions(&self) -> Factions {
        self.frakcje.iter().fold(self.chosen, |it, card| it.and(card.factions))
    }

    /// The ids of the cards a game begins with besides the karta frakcji.
    pub fn dealt(&self) -> impl Iterator<Item = &'c str> {
        self.strategie.iter().chain(&self.kredens).map(|it| it.id.as_str())
    }

    /// Kredens and sakwa as the whole they are for limits and penalties (PC 8.2.6.5).
    pub fn cards(&self) -> impl Iterator<Item = &'c Card> {
        self.kredens.iter().chain(&self.sakwa).copied()
    }

    /// What the cards laid out before the game change in deck building.
    fn budowa(&self) -> Option<Budowa> {
        self.strategie.iter().chain(&self.frakcje).find_map(|it| it.budowa)
    }

    /// The alliance the cards of the kredens have in common.
    pub fn sojusz(&self) -> Option<&'c str> {
        common_alliance(&self.kredens)
    }

    /// The alliance the cards of the sakwa have in common.
    pub fn sojusz_w_sakwie(&self) -> Option<&'c str> {
        common_alliance(&self.sakwa)
    }
}

fn common_alliance<'c>(cards: &[&'c Card]) -> Option<&'c str> {
    let mut allied = cards.iter().filter(|it| !it.sojusze.is_empty());
    let first = allied.next()?;
    let rest: Vec<&&Card> = allied.collect();
    let common = first.sojusze.iter().find(|it| rest.iter().all(|card| card.sojusze.contains(it)));
    common.map(String::as_str)
}
