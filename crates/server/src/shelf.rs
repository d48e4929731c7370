//! The games a server can offer.
//!
//! The server knows no game: what it can play is handed to it at the start,
//! and every game under way is a `wire::host::Host`.

use wire::{
    card::CardInfo,
    host::{Deck, Host, RecordFile, Setup},
    message::Problem,
};

/// The shelf the games stand on.
pub trait GameShelf: Send + Sync + 'static {
    fn rulesets(&self) -> Vec<Edition>;

    /// The decks this ruleset is played with, at least one for each seat.
    fn decks(&self, ruleset: &str) -> Vec<NamedDeck>;

    /// Every card of this ruleset; empty if there is no such ruleset.
    fn cards(&self, ruleset: &str) -> Vec<CardInfo>;

    /// The names of the bots, the best first.
    fn bots(&self) -> Vec<String>;

    /// Deals a game with the card definitions of today.
    ///
    /// # Errors
    ///
    /// What is wrong with the set-up.
    fn open(&self, setup: &Setup) -> Result<Box<dyn Host>, Problem>;

    /// Plays a recorded game to its end with the card definitions it was dealt with.
    /// The server calls it with an empty list of choices to go on with a game of an older version.
    ///
    /// # Errors
    ///
    /// Where the record or the definitions do not fit.
    fn replay(&self, record: &RecordFile, card_source: &[String])
    -> Result<Box<dyn Host>, Problem>;
}

/// A ruleset together with the cards it is played with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edition {
    /// "mb"
    pub id: String,
    pub seats: u8,
    /// Do its rules say what happens when the time of a match is up (PC 2.6)?
    pub timed: bool,
    /// The digest of the card definitions, as in `Setup::cards`.
    pub cards: String,
    /// The card definitions themselves.
    pub card_source: Vec<String>,
}

/// A deck under the name players ask for it by ("Awanturnicy").
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedDeck {
    pub name: String,
    /// What people call it ("Step i szabla").
    pub title: String,
    /// The faction or house it plays, as its cards spell it.
    pub faction: String,
    pub deck: Deck,
}
