//! How a game begins: games, decks and seeds as people write them.

use std::hash::{BuildHasher, Hasher, RandomState};

use anyhow::{Result, bail};
use cards::veto::Faction;
use clap::ValueEnum;
use wire::{
    card::CardInfo,
    host::{Deck, Host, RecordFile, Setup},
    message::Problem,
    thrones,
    veto::{self, deck_of, fixed_deck},
};

/// The factions of the Mount&Blade box, in the order of their seats: the lower skarb begins.
pub(crate) const BOX: [Faction; 2] = decks::mount_and_blade::FACTIONS;

/// One of our games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum GameName {
    /// VETO!, the Mount&Blade box
    #[default]
    Veto,
    /// A joust of Thrones
    Thrones,
}

impl GameName {
    pub(crate) const ALL: [GameName; 2] = [GameName::Veto, GameName::Thrones];

    /// The name of its rule set in set-ups and records.
    pub(crate) fn ruleset(self) -> &'static str {
        match self {
            GameName::Veto => ::veto::MOUNT_AND_BLADE.name,
            GameName::Thrones => thrones::JOUST,
        }
    }

    /// The game with this rule set.
    pub(crate) fn of_ruleset(ruleset: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|it| it.ruleset() == ruleset)
    }

    /// The decks it comes with.
    pub(crate) fn decks(self) -> Vec<&'static str> {
        match self {
            GameName::Veto => BOX.map(Faction::name).to_vec(),
            GameName::Thrones => thrones::Shelf::deck_names(),
        }
    }

    /// The full name of the deck somebody means.
    pub(crate) fn deck_called(self, name: &str) -> Result<&'static str> {
        match self {
            GameName::Veto => Ok(faction(name)?.name()),
            GameName::Thrones => {
                let wanted = rulebook::folded(name);
                let decks = self.decks();
                let exact = decks.iter().find(|it| **it == wanted);
                let near = || decks.iter().find(|it| it.starts_with(&wanted));
                match exact.or_else(near).filter(|_| !wanted.is_empty()) {
                    Some(deck) => Ok(deck),
                    None => bail!("there is no deck `{name}`; there are {}", decks.join(", ")),
                }
            }
        }
    }
}

/// The cards and decks of every game.
#[derive(Debug)]
pub(crate) struct Shelves {
    pub(crate) veto: veto::Shelf,
    pub(crate) thrones: thrones::Shelf,
}

impl Default for Shelves {
    fn default() -> Shelves {
        Shelves { veto: veto::Shelf::mount_and_blade(), thrones: thrones::Shelf::core() }
    }
}

impl Shelves {
    pub(crate) fn deck(&self, game: GameName, name: &str) -> Result<Deck> {
        match game {
            GameName::Veto => Ok(fixed_deck(self.veto.set(), faction(name)?)),
            GameName::Thrones => self.thrones.deck(game.deck_called(name)?).map_err(told),
        }
    }

    /// A set-up of a game with these decks, seat by seat.
    pub(crate) fn setup(&self, game: GameName, decks: Vec<Deck>, seed: [u8; 32]) -> Setup {
        match game {
            GameName::Veto => self.veto.setup(decks, seed),
            GameName::Thrones => self.thrones.setup(decks, seed),
        }
    }

    /// A numbered game with these decks, seat by seat.
    pub(crate) fn numbered(&self, game: GameName, decks: &[&str], number: u64) -> Result<Setup> {
        let decks = decks.iter().map(|it| self.deck(game, it)).collect::<Result<_>>()?;
        Ok(self.setup(game, decks, seed_of(number)))
    }

    pub(crate) fn open(&self, setup: &Setup) -> Result<Box<dyn Host>, Problem> {
        Ok(match GameName::of_ruleset(&setup.ruleset) {
            Some(GameName::Thrones) => Box::new(self.thrones.open(setup)?),
            _ => Box::new(veto::TimedHost::new(self.veto.open(setup)?)),
        })
    }

    /// Plays a record again and checks every fingerprint.
    pub(crate) fn replayed(&self, record: &RecordFile) -> Result<Box<dyn Host>, Problem> {
        Ok(match GameName::of_ruleset(&record.setup.ruleset) {
            Some(GameName::Thrones) => Box::new(thrones::replayed(&self.thrones, record)?),
            _ => Box::new(veto::TimedHost::new(veto::replayed(&self.veto, record)?)),
        })
    }

    pub(crate) fn cards(&self, game: GameName) -> Vec<CardInfo> {
        match game {
            GameName::Veto => self.veto.cards(),
            GameName::Thrones => self.thrones.cards(),
        }
    }

    /// The cards a record was played with.
    pub(crate) fn cards_of(&self, record: &RecordFile) -> Result<Vec<CardInfo>> {
        let game = GameName::of_ruleset(&record.setup.ruleset).unwrap_or_default();
        Ok(match (&record.card_source[..], game) {
            ([source], GameName::Veto) => veto::Shelf::from_source(source).map_err(told)?.cards(),
            ([source], GameName::Thrones) => {
                thrones::Shelf::from_source(source).map_err(told)?.cards()
            }
            _ => self.cards(game),
        })
    }
}

/// The faction of the box with this name.
fn faction(name: &str) -> Result<Faction> {
    match deck_of(name).filter(|it| BOX.contains(it)) {
        Some(faction) => Ok(faction),
        None => {
            let names = BOX.map(Faction::name).join(" and ");
            bail!("`{name}` is no faction of the box; there are {names}")
        }
    }
}

/// The seed of a numbered game.
pub(crate) fn seed_of(number: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

/// A number nobody has chosen, short enough to be typed in again.
pub(crate) fn any_number() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000
}

/// A problem of the wire as an error of the rim.
pub(crate) fn told(problem: Problem) -> anyhow::Error {
    anyhow::anyhow!("{}", problem.detail)
}
