//! Decks of Thrones: what is in them, which are legal, lists of them.
//!
//! `check` judges after the rulebook's chapter on building decks, with what
//! agendas permit and demand. `list` reads and writes the text layouts players
//! exchange. `builtin` has a deck for each faction.

mod builtin;
mod check;
mod list;

pub use builtin::BUILTIN;
pub use check::{Problem, Wrong, check};
pub use list::{Layout, Library, faction_called, faction_name, read, write};

use cards::thrones::{Card, Faction};

/// Everything a player brings to the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Deck<'c> {
    pub name: Option<String>,
    /// Legal with one; lists may have none or several.
    pub factions: Vec<Faction>,
    /// At most one.
    pub agendas: Vec<&'c Card>,
    pub plots: Vec<&'c Card>,
    /// The draw deck.
    pub cards: Vec<&'c Card>,
}
