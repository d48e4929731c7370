//! Where games of VETO! come from: sets, decks, new games and recorded ones.

use std::sync::Arc;

use cards::{
    set::{Set, read_parts},
    veto::Faction,
};
use decks::{
    Builtin, mount_and_blade,
    veto::{BIESIADNE_DECKS, BUILTIN, I2_DECKS, Library, read},
};
use rulebook::{Book, folded, rule};
use veto::{ARTYKULY_HENRYKOWSKIE, BIESIADNE, Catalog, MOUNT_AND_BLADE, Ruleset};

use super::{host::VetoHost, view::card_info};
use crate::{
    card::CardInfo,
    host::{Deck, RecordFile, Setup, deck_called},
    hosted::{check_format, check_setup, problem, seed_of},
    message::Problem,
};

/// A set ready to play with by the rules of an edition.
#[derive(Debug, Clone)]
pub struct Shelf {
    rules: &'static Ruleset,
    set: Set,
    sources: Vec<String>,
    catalog: Arc<Catalog>,
    /// What it comes with.
    decks: Vec<Known>,
}

/// A deck by its name and, if its list has one, its title.
#[derive(Debug, Clone)]
struct Known {
    name: &'static str,
    title: Option<String>,
    deck: Deck,
}

impl Shelf {
    /// The built-in Mount&Blade set.
    pub fn mount_and_blade() -> Shelf {
        let source = [cards::builtin::MOUNT_AND_BLADE];
        let shelf = Shelf::from_sources(&MOUNT_AND_BLADE, &source);
        let mut shelf = shelf.expect("a test opens the built-in set");
        let fixed = |it: Faction| {
            let title = Some(it.name().to_owned());
            Known { name: it.key(), title, deck: fixed_deck(&shelf.set, it) }
        };
        shelf.decks = mount_and_blade::FACTIONS.map(fixed).to_vec();
        shelf
    }

    /// The built-in set and decks of this edition.
    pub fn builtin(rules: &'static Ruleset) -> Shelf {
        match rules.book {
            Book::Mb => Shelf::mount_and_blade(),
            Book::I2 if *rules == BIESIADNE => Shelf::with_lists(rules, BIESIADNE_DECKS),
            Book::I2 => Shelf::with_lists(rules, I2_DECKS),
            _ => Shelf::interregnum(),
        }
    }

    /// The built-in Interregnum set, by Artykuły Henrykowskie.
    pub fn interregnum() -> Shelf {
        Shelf::with_lists(&ARTYKULY_HENRYKOWSKIE, BUILTIN)
    }

    /// The Interregnum set by these rules, with the decks of these lists.
    fn with_lists(rules: &'static Ruleset, lists: &[Builtin]) -> Shelf {
        let sources = cards::builtin::INTERREGNUM;
        let mut shelf =
            Shelf::from_sources(rules, &sources).expect("a test opens the built-in set");
        let library = Library::new(vec![shelf.set.clone()]);
        let listed = |it: &Builtin| {
            let (title, deck) = listed_deck(it.text, &library);
            Known { name: it.id, title, deck }
        };
        shelf.decks = lists.iter().map(listed).collect();
        shelf
    }

    /// A set from the texts of its files.
    ///
    /// # Errors
    ///
    /// Every mistake in the files, or what the engine cannot play by these rules.
    pub fn from_sources<T: AsRef<str>>(
        rules: &'static Ruleset,
        sources: &[T],
    ) -> Result<Shelf, Problem> {
        let set = read_parts("cards", sources).map_err(|mistakes| {
            let text: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
            problem("bad-cards", text.join("\n"))
        })?;
        let cards = set.cards.iter().cloned();
        let catalog =
            Catalog::new(rules, cards).map_err(|it| problem("bad-cards", it.to_string()))?;
        let sources = sources.iter().map(|it| it.as_ref().to_owned()).collect();
        Ok(Shelf { rules, set, sources, catalog, decks: Vec::new() })
    }

    pub fn rules(&self) -> &'static Ruleset {
        self.rules
    }

    /// The texts of the files of the set.
    pub fn sources(&self) -> &[String] {
        &self.sources
    }

    /// The names of the decks that come with the set.
    pub fn deck_names(&self) -> Vec<&'static str> {
        self.decks.iter().map(|it| it.name).collect()
    }

    /// What the deck with this very name is called in its list.
    pub fn deck_title(&self, name: &str) -> Option<&str> {
        self.decks.iter().find(|it| it.name == name)?.title.as_deref()
    }

    /// The deck with this name, or the first one whose name begins so.
    ///
    /// # Errors
    ///
    /// There is none.
    pub fn deck(&self, name: &str) -> Result<Deck, Problem> {
        let name = deck_called(name, &self.deck_names())?;
        let found = self.decks.iter().find(|it| it.name == name);
        Ok(found.map(|it| it.deck.clone()).unwrap_or_default())
    }

    pub fn catalog(&self) -> &Arc<Catalog> {
        &self.catalog
    }

    pub fn set(&self) -> &Set {
        &self.set
    }

    /// Every card of the set, for clients, and what a joined card can be in play.
    pub fn cards(&self) -> Vec<CardInfo> {
        let cards = self.set.cards.iter().map(|it| card_info(&self.set, it));
        let joined = self.set.cards.iter().filter_map(|it| Some((&it.id, it.halves()?)));
        let halves = joined.flat_map(|(id, halves)| {
            let half = |it| CardInfo { half_of: Some(id.clone()), ..card_info(&self.set, it) };
            halves.each_ref().map(half)
        });
        cards.chain(halves).collect()
    }

    /// The digest a set-up names.
    pub fn digest(&self) -> String {
        format!("{:016x}", self.catalog.digest())
    }

    /// A set-up with these decks, seat by seat.
    pub fn setup(&self, decks: Vec<Deck>, seed: [u8; 32]) -> Setup {
        Setup::new(self.rules.name, seed, decks, self.digest())
    }

    /// Begins a game.
    ///
    /// # Errors
    ///
    /// What is wrong with the set-up, with its rule where there is one.
    pub fn open(&self, setup: &Setup) -> Result<VetoHost, Problem> {
        check_setup(setup, self.rules.name, &self.digest())?;
        let seed = seed_of(&setup.seed)?;
        let decks: Vec<veto::Deck> =
            setup.decks.iter().map(|it| self.dealt(it)).collect::<Result<_, _>>()?;
        let catalog = Arc::clone(&self.catalog);
        let begun = veto::Setup { rules: self.rules, catalog, decks, seed }.begin();
        let game = begun.map_err(|it| {
            let rule = Some(it.rule().mark().to_owned());
            Problem { reason: "bad-setup".to_owned(), detail: it.to_string(), rule }
        })?;
        Ok(VetoHost::new(setup.clone(), self.sources.clone(), game))
    }

    fn dealt(&self, deck: &Deck) -> Result<veto::Deck, Problem> {
        let dealt = self.catalog.deck(&deck.faction, deck.cards.iter().map(String::as_str));
        dealt.map_err(|id| problem("no-such-card", format!("no card has the id `{id}`")))
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
        [] => None,
        sources => Some(Shelf::from_sources(shelf.rules, sources)?),
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

/// A built-in list as a deck with its title; its sakwa stays outside the game.
fn listed_deck(list: &str, library: &Library) -> (Option<String>, Deck) {
    let (listed, mistakes) = read(list, library);
    assert!(mistakes.is_empty(), "a test reads the built-in decks");
    let talia = listed.talia;
    let faction = talia.frakcje.first().expect("a test reads the built-in decks");
    // The sakwa stays outside.
    rule!("AH 411.1");
    rule!("AH 602.2.a");
    let cards = talia.dealt().map(str::to_owned).collect();
    (listed.name, Deck { faction: faction.id.clone(), cards })
}

/// The faction whose name this is, with or without Polish letters.
pub fn deck_of(name: &str) -> Option<Faction> {
    Faction::ALL.into_iter().find(|it| folded(it.name()) == folded(name))
}
