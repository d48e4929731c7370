//! VETO! Mount&Blade on the shelf of a server.

use server::{Edition, GameShelf, NamedDeck};
use wire::{
    card::CardInfo,
    host::{Host, RecordFile, Setup},
    message::Problem,
    veto::{Shelf, TimedHost, deck_of, fixed_deck, replayed},
};

/// VETO! Mount&Blade as a server offers it.
pub(crate) struct MountAndBlade(Shelf);

impl Default for MountAndBlade {
    fn default() -> MountAndBlade {
        MountAndBlade(Shelf::mount_and_blade())
    }
}

impl GameShelf for MountAndBlade {
    fn rulesets(&self) -> Vec<Edition> {
        let card_source = vec![cards::builtin::MOUNT_AND_BLADE.to_owned()];
        vec![Edition {
            id: "mb".into(),
            seats: 2,
            timed: true,
            cards: self.0.digest(),
            card_source,
        }]
    }

    fn decks(&self, _: &str) -> Vec<NamedDeck> {
        ["Awanturnicy", "Wisniowieccy"]
            .map(|name| {
                let faction = deck_of(name).expect("both are factions of the box");
                NamedDeck {
                    name: name.to_owned(),
                    title: faction.name().to_owned(),
                    faction: faction.name().to_owned(),
                    deck: fixed_deck(self.0.set(), faction),
                }
            })
            .to_vec()
    }

    fn cards(&self, _: &str) -> Vec<CardInfo> {
        self.0.cards()
    }

    fn bots(&self) -> Vec<String> {
        bots::Bot::ALL.map(|it| it.name().to_owned()).to_vec()
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn Host>, Problem> {
        Ok(Box::new(TimedHost::new(self.0.open(setup)?)))
    }

    fn replay(&self, record: &RecordFile, source: &[String]) -> Result<Box<dyn Host>, Problem> {
        let record = RecordFile { card_source: source.to_vec(), ..record.clone() };
        Ok(Box::new(TimedHost::new(replayed(&self.0, &record)?)))
    }
}
