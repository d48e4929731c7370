//! VETO! as the server offers it.

use bots::Bot;
use server::{Edition, GameShelf, NamedDeck};
use wire::{
    card::CardInfo,
    host::{Host, RecordFile, Setup},
    message::Problem,
    veto::{Shelf, fixed_deck, replayed},
};

use crate::opening;

/// The name of the one ruleset there is so far.
const MOUNT_AND_BLADE: &str = veto::MOUNT_AND_BLADE.name;

pub(super) struct VetoShelf(Shelf);

impl Default for VetoShelf {
    fn default() -> VetoShelf {
        VetoShelf(Shelf::mount_and_blade())
    }
}

impl GameShelf for VetoShelf {
    fn rulesets(&self) -> Vec<Edition> {
        vec![Edition {
            id: MOUNT_AND_BLADE.to_owned(),
            seats: veto::MOUNT_AND_BLADE.players.1,
            cards: self.0.digest(),
            card_source: vec![cards::builtin::MOUNT_AND_BLADE.to_owned()],
        }]
    }

    fn decks(&self, ruleset: &str) -> Vec<NamedDeck> {
        let factions = opening::BOX.iter().filter(|_| ruleset == MOUNT_AND_BLADE);
        let named = factions
            .map(|it| NamedDeck { name: it.key().to_owned(), deck: fixed_deck(self.0.set(), *it) });
        named.collect()
    }

    fn cards(&self, ruleset: &str) -> Vec<CardInfo> {
        if ruleset == MOUNT_AND_BLADE { self.0.cards() } else { Vec::new() }
    }

    fn bots(&self) -> Vec<String> {
        Bot::ALL.map(|it| it.name().to_owned()).to_vec()
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn Host>, Problem> {
        Ok(Box::new(self.0.open(setup)?))
    }

    fn replay(&self, record: &RecordFile, source: &[String]) -> Result<Box<dyn Host>, Problem> {
        let record = RecordFile { card_source: source.to_vec(), ..record.clone() };
        Ok(Box::new(replayed(&self.0, &record)?))
    }
}
