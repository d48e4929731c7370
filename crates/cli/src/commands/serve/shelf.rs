//! Our games as the server offers them.

use bots::Bot;
use server::{Edition, GameShelf, NamedDeck};
use wire::{
    card::CardInfo,
    host::{Host, RecordFile, Setup},
    message::Problem,
};

use crate::opening::{GameName, Shelf, Shelves};

pub(super) struct OurShelf {
    shelves: Shelves,
    /// The decks of each game, which every visitor asks for.
    decks: [(GameName, Vec<NamedDeck>); GameName::ALL.len()],
}

impl Default for OurShelf {
    fn default() -> OurShelf {
        let shelves = Shelves::default();
        let decks = GameName::ALL.map(|it| (it, named(shelves.of(it))));
        OurShelf { shelves, decks }
    }
}

/// The decks a game comes with, each with its title and its faction.
fn named(shelf: Shelf<'_>) -> Vec<NamedDeck> {
    let cards = shelf.cards();
    let told = |name: &str| {
        let deck = shelf.deck(name).ok()?;
        let frakcja = cards.iter().find(|it| it.id == deck.faction)?;
        let faction = frakcja.faction.clone().unwrap_or_else(|| frakcja.name.clone());
        let title = shelf.deck_title(name).unwrap_or_else(|| frakcja.name.clone());
        Some(NamedDeck { name: name.to_owned(), title, faction, deck })
    };
    shelf.decks().into_iter().filter_map(told).collect()
}

impl GameShelf for OurShelf {
    fn rulesets(&self) -> Vec<Edition> {
        let edition = |game: GameName| {
            let shelf = self.shelves.of(game);
            let (seats, timed) = match shelf {
                Shelf::Veto(veto) => (veto.rules().players.1, true),
                Shelf::Thrones(_) => (2, false),
            };
            let id = game.ruleset().to_owned();
            Edition { id, seats, timed, cards: shelf.digest(), card_source: shelf.sources() }
        };
        GameName::ALL.map(edition).to_vec()
    }

    fn decks(&self, ruleset: &str) -> Vec<NamedDeck> {
        let found = self.decks.iter().find(|(it, _)| it.ruleset() == ruleset);
        found.map(|(_, decks)| decks.clone()).unwrap_or_default()
    }

    fn cards(&self, ruleset: &str) -> Vec<CardInfo> {
        GameName::of_ruleset(ruleset).map(|it| self.shelves.of(it).cards()).unwrap_or_default()
    }

    fn bots(&self) -> Vec<String> {
        Bot::ALL.map(|it| it.name().to_owned()).to_vec()
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn Host>, Problem> {
        self.shelves.open(setup)
    }

    fn replay(&self, record: &RecordFile, source: &[String]) -> Result<Box<dyn Host>, Problem> {
        let record = RecordFile { card_source: source.to_vec(), ..record.clone() };
        self.shelves.replayed(&record)
    }
}
