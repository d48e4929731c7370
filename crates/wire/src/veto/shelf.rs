//! Where games of VETO! come from: sets, decks, new games and recorded ones.

use std::sync::Arc;

use cards::{
    set::{Set, read_set},
    veto::Faction,
};
use rulebook::folded;
use veto::{Catalog, MOUNT_AND_BLADE};

use super::{host::VetoHost, view::card_info};
use crate::{
    card::CardInfo,
    host::{Deck, RecordFile, Setup},
    hosted::{check_format, check_setup, problem, seed_of},
    message::Problem,
};

/// A set ready to play with.
#[derive(Debug, Clone)]
pub struct Shelf {
    set: Set,
    source: String,
    catalog: Arc<Catalog>,
}

impl Shelf {
    /// The built-in Mount&Blade set.
    pub fn mount_and_blade() -> Shelf {
        let source = cards::builtin::MOUNT_AND_BLADE;
        Shelf::from_source(source).expect("a test opens the built-in set")
    }

    /// A set from the text of its file.
    ///
    /// # Errors
    ///
    /// Every mistake in the file, or what the engine cannot play.
    pub fn from_source(source: &str) -> Result<Shelf, Problem> {
        let set = read_set("cards", source).map_err(|mistakes| {
            let text: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
            problem("bad-cards", text.join("\n"))
        })?;
        let catalog = Catalog::new(set.cards.iter().cloned());
        let catalog = catalog.map_err(|it| problem("bad-cards", it.to_string()))?;
        Ok(Shelf { set, source: source.to_owned(), catalog })
    }

    pub fn catalog(&self) -> &Arc<Catalog> {
        &self.catalog
    }

    pub fn set(&self) -> &Set {
        &self.set
    }

    /// Every card of the set, for clients.
    pub fn cards(&self) -> Vec<CardInfo> {
        self.set.cards.iter().map(|it| card_info(&self.set, it)).collect()
    }

    /// The digest a set-up names.
    pub fn digest(&self) -> String {
        format!("{:016x}", self.catalog.digest())
    }

    /// A set-up with these decks, seat by seat.
    pub fn setup(&self, decks: Vec<Deck>, seed: [u8; 32]) -> Setup {
        Setup::new(MOUNT_AND_BLADE.name, seed, decks, self.digest())
    }

    /// Begins a game.
    ///
    /// # Errors
    ///
    /// What is wrong with the set-up, with its rule where there is one.
    pub fn open(&self, setup: &Setup) -> Result<VetoHost, Problem> {
        check_setup(setup, MOUNT_AND_BLADE.name, &self.digest())?;
        let seed = seed_of(&setup.seed)?;
        let decks: Vec<veto::Deck> =
            setup.decks.iter().map(|it| self.deck(it)).collect::<Result<_, _>>()?;
        let catalog = Arc::clone(&self.catalog);
        let begun = veto::Setup { rules: &MOUNT_AND_BLADE, catalog, decks, seed }.begin();
        let game = begun.map_err(|it| {
            let rule = Some(it.rule().mark().to_owned());
            Problem { reason: "bad-setup".to_owned(), detail: it.to_string(), rule }
        })?;
        Ok(VetoHost::new(setup.clone(), vec![self.source.clone()], game))
    }

    fn deck(&self, deck: &Deck) -> Result<veto::Deck, Problem> {
        let find = |id: &String| {
            let found = self.catalog.find(id);
            found.ok_or_else(|| problem("no-such-card", format!("no card has the id `{id}`")))
        };
        Ok(veto::Deck {
            faction: find(&deck.faction)?,
            cards: deck.cards.iter().map(find).collect::<Result<_, _>>()?,
        })
    }
}

/// Plays a record again and checks every fingerprint. The definitions come
/// from the record itself if it has them.
///
/// # Errors
///
/// Where the record does not fit.
pub fn replayed(shelf: &Shelf, file: &RecordFile) -> Result<VetoHost, Problem> {
    check_format(file)?;
    let own = match &file.card_source[..] {
        [source] => Some(Shelf::from_source(source)?),
        _ => None,
    };
    own.as_ref().unwrap_or(shelf).open(&file.setup)?.again(file)
}

/// The fixed deck of a faction of the box.
pub fn fixed_deck(set: &Set, faction: Faction) -> Deck {
    let (frakcja, kredens) = decks::mount_and_blade::part(set, faction);
    Deck {
        faction: frakcja.map(|it| it.id.clone()).unwrap_or_default(),
        cards: kredens.iter().map(|it| it.id.clone()).collect(),
    }
}

/// The faction whose name this is, with or without Polish letters.
pub fn deck_of(name: &str) -> Option<Faction> {
    Faction::ALL.into_iter().find(|it| folded(it.name()) == folded(name))
}
