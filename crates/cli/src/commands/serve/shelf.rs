//! Our games as the server offers them.

use bots::Bot;
use server::{Edition, GameShelf, NamedDeck};
use wire::{
    card::CardInfo,
    host::{Host, RecordFile, Setup},
    message::Problem,
    veto::fixed_deck,
};

use crate::opening::{self, GameName, Shelves};

#[derive(Default)]
pub(super) struct OurShelf(Shelves);

impl GameShelf for OurShelf {
    fn rulesets(&self) -> Vec<Edition> {
        let edition = |game: GameName| {
            let (seats, cards, source) = match game {
                GameName::Veto => (
                    veto::MOUNT_AND_BLADE.players.1,
                    self.0.veto.digest(),
                    cards::builtin::MOUNT_AND_BLADE,
                ),
                GameName::Thrones => (2, self.0.thrones.digest(), cards::builtin::THRONES_CORE),
            };
            let id = game.ruleset().to_owned();
            let timed = game == GameName::Veto;
            Edition { id, seats, timed, cards, card_source: vec![source.to_owned()] }
        };
        GameName::ALL.map(edition).to_vec()
    }

    fn decks(&self, ruleset: &str) -> Vec<NamedDeck> {
        match GameName::of_ruleset(ruleset) {
            Some(GameName::Veto) => {
                let set = self.0.veto.set();
                let named = opening::BOX
                    .iter()
                    .map(|it| NamedDeck { name: it.key().to_owned(), deck: fixed_deck(set, *it) });
                named.collect()
            }
            Some(GameName::Thrones) => {
                let named = |name: &str| {
                    let deck = self.0.thrones.deck(name).ok()?;
                    Some(NamedDeck { name: name.to_owned(), deck })
                };
                GameName::Thrones.decks().into_iter().filter_map(named).collect()
            }
            None => Vec::new(),
        }
    }

    fn cards(&self, ruleset: &str) -> Vec<CardInfo> {
        GameName::of_ruleset(ruleset).map(|it| self.0.cards(it)).unwrap_or_default()
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
