//! Our games as the server offers them.

use bots::Bot;
use server::{Edition, GameShelf, NamedDeck};
use wire::{
    card::CardInfo,
    host::{Host, RecordFile, Setup},
    message::Problem,
};

use crate::opening::{GameName, Shelf, Shelves};

#[derive(Default)]
pub(super) struct OurShelf(Shelves);

impl GameShelf for OurShelf {
    fn rulesets(&self) -> Vec<Edition> {
        let edition = |game: GameName| {
            let shelf = self.0.of(game);
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
        let Some(shelf) = GameName::of_ruleset(ruleset).map(|it| self.0.of(it)) else {
            return Vec::new();
        };
        let named = |name: &str| {
            let deck = shelf.deck(name).ok()?;
            Some(NamedDeck { name: name.to_owned(), deck })
        };
        shelf.decks().into_iter().filter_map(named).collect()
    }

    fn cards(&self, ruleset: &str) -> Vec<CardInfo> {
        GameName::of_ruleset(ruleset).map(|it| self.0.of(it).cards()).unwrap_or_default()
    }

    fn bots(&self) -> Vec<String> {
        Bot::ALL.map(|it| it.name().to_owned()).to_vec()
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn Host>, Problem> {
        self.0.open(setup)
    }

    fn replay(&self, record: &RecordFile, source: &[String]) -> Result<Box<dyn Host>, Problem> {
        let record = RecordFile { card_source: source.to_vec(), ..record.clone() };
        self.0.replayed(&record)
    }
}
