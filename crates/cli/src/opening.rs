//! How a game begins: games, decks and seeds as people write them.

use std::{
    hash::{BuildHasher, Hasher, RandomState},
    sync::LazyLock,
};

use anyhow::Result;
use clap::ValueEnum;
use wire::{
    card::CardInfo,
    host::{Deck, Host, RecordFile, Setup},
    message::Problem,
    thrones, veto,
};

/// One of our games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum GameName {
    /// VETO! after Artykuły Henrykowskie, with the Interregnum set
    #[default]
    #[value(alias = "ah")]
    Veto,
    /// VETO!, the Mount&Blade box: a short game for the first evening
    Mb,
    /// VETO! after the instruction of the second edition
    I2,
    /// VETO! by the zasady biesiadne
    Biesiadne,
    /// A joust of Thrones
    Thrones,
}

impl GameName {
    pub(crate) const ALL: [GameName; 5] =
        [GameName::Veto, GameName::Mb, GameName::I2, GameName::Biesiadne, GameName::Thrones];

    /// The name of its rule set in set-ups and records.
    pub(crate) fn ruleset(self) -> &'static str {
        match self {
            GameName::Mb => ::veto::MOUNT_AND_BLADE.name,
            GameName::Veto => ::veto::ARTYKULY_HENRYKOWSKIE.name,
            GameName::I2 => ::veto::INSTRUKCJA.name,
            GameName::Biesiadne => ::veto::BIESIADNE.name,
            GameName::Thrones => thrones::JOUST,
        }
    }

    /// The game with this rule set.
    pub(crate) fn of_ruleset(ruleset: &str) -> Option<GameName> {
        GameName::ALL.into_iter().find(|it| it.ruleset() == ruleset)
    }
}

/// The cards and decks of every game, each read when it is first asked for.
#[derive(Debug)]
pub(crate) struct Shelves {
    mb: LazyLock<veto::Shelf>,
    veto: LazyLock<veto::Shelf>,
    i2: LazyLock<veto::Shelf>,
    biesiadne: LazyLock<veto::Shelf>,
    thrones: LazyLock<thrones::Shelf>,
}

/// The cards and decks of one game.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Shelf<'s> {
    Veto(&'s veto::Shelf),
    Thrones(&'s thrones::Shelf),
}

impl Default for Shelves {
    fn default() -> Shelves {
        Shelves {
            mb: LazyLock::new(veto::Shelf::mount_and_blade),
            veto: LazyLock::new(veto::Shelf::interregnum),
            i2: LazyLock::new(|| veto::Shelf::builtin(&::veto::INSTRUKCJA)),
            biesiadne: LazyLock::new(|| veto::Shelf::builtin(&::veto::BIESIADNE)),
            thrones: LazyLock::new(thrones::Shelf::core),
        }
    }
}

impl Shelves {
    pub(crate) fn of(&self, game: GameName) -> Shelf<'_> {
        match game {
            GameName::Mb => Shelf::Veto(&self.mb),
            GameName::Veto => Shelf::Veto(&self.veto),
            GameName::I2 => Shelf::Veto(&self.i2),
            GameName::Biesiadne => Shelf::Veto(&self.biesiadne),
            GameName::Thrones => Shelf::Thrones(&self.thrones),
        }
    }

    /// A numbered game with these decks, seat by seat.
    pub(crate) fn numbered(&self, game: GameName, decks: &[&str], number: u64) -> Result<Setup> {
        let shelf = self.of(game);
        let decks = decks.iter().map(|it| shelf.deck(it)).collect::<Result<_, _>>();
        Ok(shelf.setup(decks.map_err(told)?, seed_of(number)))
    }

    pub(crate) fn open(&self, setup: &Setup) -> Result<Box<dyn Host>, Problem> {
        Ok(match self.of(GameName::of_ruleset(&setup.ruleset).unwrap_or_default()) {
            Shelf::Thrones(shelf) => Box::new(shelf.open(setup)?),
            Shelf::Veto(shelf) => Box::new(veto::TimedHost::new(shelf.open(setup)?)),
        })
    }

    /// Plays a record again and checks every fingerprint.
    pub(crate) fn replayed(&self, record: &RecordFile) -> Result<Box<dyn Host>, Problem> {
        Ok(match self.of(GameName::of_ruleset(&record.setup.ruleset).unwrap_or_default()) {
            Shelf::Thrones(shelf) => Box::new(thrones::replayed(shelf, record)?),
            Shelf::Veto(shelf) => Box::new(veto::TimedHost::new(veto::replayed(shelf, record)?)),
        })
    }

    /// The cards a record was played with.
    pub(crate) fn cards_of(&self, record: &RecordFile) -> Result<Vec<CardInfo>> {
        let shelf = self.of(GameName::of_ruleset(&record.setup.ruleset).unwrap_or_default());
        Ok(match (&record.card_source[..], shelf) {
            ([], _) => shelf.cards(),
            (sources, Shelf::Veto(shelf)) => {
                veto::Shelf::from_sources(shelf.rules(), sources).map_err(told)?.cards()
            }
            ([source, ..], Shelf::Thrones(_)) => {
                thrones::Shelf::from_source(source).map_err(told)?.cards()
            }
        })
    }
}

impl Shelf<'_> {
    /// The names of the decks it comes with.
    pub(crate) fn decks(self) -> Vec<&'static str> {
        match self {
            Shelf::Veto(shelf) => shelf.deck_names(),
            Shelf::Thrones(shelf) => shelf.deck_names(),
        }
    }

    /// What the list of a built-in deck calls it.
    pub(crate) fn deck_title(self, name: &str) -> Option<String> {
        match self {
            Shelf::Veto(shelf) => shelf.deck_title(name).map(str::to_owned),
            Shelf::Thrones(_) => None,
        }
    }

    /// The deck after the one at `place` that is of another faction, if there is one.
    pub(crate) fn facing(self, place: usize) -> &'static str {
        let known = self.decks();
        let faction = |it: &str| self.deck(it).map(|it| it.faction).unwrap_or_default();
        let own = faction(known[place]);
        let mut others = known.iter().cycle().skip(place + 1).take(known.len());
        others.find(|it| faction(it) != own).copied().unwrap_or(known[(place + 1) % known.len()])
    }

    /// The full name of the deck somebody means.
    pub(crate) fn deck_called(self, name: &str) -> Result<&'static str> {
        wire::host::deck_called(name, &self.decks()).map_err(told)
    }

    pub(crate) fn deck(self, name: &str) -> Result<Deck, Problem> {
        match self {
            Shelf::Veto(shelf) => shelf.deck(name),
            Shelf::Thrones(shelf) => shelf.deck(name),
        }
    }

    /// A set-up of a game with these decks, seat by seat.
    pub(crate) fn setup(self, decks: Vec<Deck>, seed: [u8; 32]) -> Setup {
        match self {
            Shelf::Veto(shelf) => shelf.setup(decks, seed),
            Shelf::Thrones(shelf) => shelf.setup(decks, seed),
        }
    }

    pub(crate) fn cards(self) -> Vec<CardInfo> {
        match self {
            Shelf::Veto(shelf) => shelf.cards(),
            Shelf::Thrones(shelf) => shelf.cards(),
        }
    }

    pub(crate) fn digest(self) -> String {
        match self {
            Shelf::Veto(shelf) => shelf.digest(),
            Shelf::Thrones(shelf) => shelf.digest(),
        }
    }

    /// The texts of the files with the cards.
    pub(crate) fn sources(self) -> Vec<String> {
        match self {
            Shelf::Veto(shelf) => shelf.sources().to_vec(),
            Shelf::Thrones(shelf) => vec![shelf.source().to_owned()],
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
