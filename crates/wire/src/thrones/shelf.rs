//! Where games of Thrones come from: sets, decks, new games and recorded ones.

use std::sync::Arc;

use cards::thrones::{Kind, Set, read_set};
use decks::thrones::{BUILTIN, Library, read};
use thrones::Catalog;

use super::{card::card_info, host::ThronesHost};
use crate::{
    card::CardInfo,
    host::{Deck, RecordFile, Setup, deck_called},
    hosted::{check_format, check_setup, problem, seed_of},
    message::Problem,
};

/// The name of the rule set for two.
pub const JOUST: &str = "joust";

/// A set ready to play with.
#[derive(Debug, Clone)]
pub struct Shelf {
    source: String,
    catalog: Arc<Catalog>,
    library: Library,
}

impl Shelf {
    /// The built-in Core Set.
    pub fn core() -> Shelf {
        Shelf::from_source(cards::builtin::THRONES_CORE).expect("a test opens the built-in set")
    }

    /// A set from the text of its file.
    ///
    /// # Errors
    ///
    /// Every mistake in the file, or what the engine cannot play.
    pub fn from_source(source: &str) -> Result<Shelf, Problem> {
        let set: Set = read_set("cards", source).map_err(|mistakes| {
            let text: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
            problem("bad-cards", text.join("\n"))
        })?;
        let catalog = Catalog::new(&set);
        let catalog = catalog.map_err(|it| problem("bad-cards", it.to_string()))?;
        Ok(Shelf { source: source.to_owned(), catalog, library: Library::new(vec![set]) })
    }

    pub fn catalog(&self) -> &Arc<Catalog> {
        &self.catalog
    }

    /// The text of the set's file.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// Every card of the set and the faction cards, for clients.
    pub fn cards(&self) -> Vec<CardInfo> {
        self.catalog.defs().iter().map(|it| card_info(&it.card, self.catalog.names())).collect()
    }

    /// The digest a set-up names.
    pub fn digest(&self) -> String {
        format!("{:016x}", self.catalog.digest())
    }

    /// The names of the built-in decks.
    pub fn deck_names(&self) -> Vec<&'static str> {
        BUILTIN.iter().map(|it| it.id).collect()
    }

    /// The built-in deck with this name, or the first one whose name begins so.
    ///
    /// # Errors
    ///
    /// There is none, or it needs other cards.
    pub fn deck(&self, name: &str) -> Result<Deck, Problem> {
        let name = deck_called(name, &self.deck_names())?;
        let list = BUILTIN.iter().find(|it| it.id == name);
        let list = list.map_or("", |it| it.text);
        let (deck, mistakes) = read(list, &self.library);
        if let Some(mistake) = mistakes.first() {
            return Err(problem("bad-deck", mistake.to_string()));
        }
        let faction = deck.factions.first().and_then(|it| self.catalog.faction_card(*it));
        let faction = faction.ok_or_else(|| problem("bad-deck", "the deck has no faction"))?;
        let cards = deck.agendas.iter().chain(&deck.plots).chain(&deck.cards);
        Ok(Deck {
            faction: self.catalog.def(faction).card.code.clone(),
            cards: cards.map(|it| it.code.clone()).collect(),
        })
    }

    /// A set-up with these decks, seat by seat.
    pub fn setup(&self, decks: Vec<Deck>, seed: [u8; 32]) -> Setup {
        Setup::new(JOUST, seed, decks, self.digest())
    }

    /// Begins a game.
    ///
    /// # Errors
    ///
    /// What is wrong with the set-up, with its rule where there is one.
    pub fn open(&self, setup: &Setup) -> Result<ThronesHost, Problem> {
        check_setup(setup, JOUST, &self.digest())?;
        let seed = seed_of(&setup.seed)?;
        let decks: Vec<thrones::Deck> =
            setup.decks.iter().map(|it| self.dealt(it)).collect::<Result<_, _>>()?;
        let catalog = Arc::clone(&self.catalog);
        let begun = thrones::Setup { catalog, decks, seed }.begin();
        let game = begun.map_err(|it| {
            let rule = Some(it.rule().mark().to_owned());
            Problem { reason: "bad-setup".to_owned(), detail: it.to_string(), rule }
        })?;
        Ok(ThronesHost::new(setup.clone(), vec![self.source.clone()], game))
    }

    /// A deck of the wire is one list; what each card is tells where it belongs.
    fn dealt(&self, deck: &Deck) -> Result<thrones::Deck, Problem> {
        let find = |id: &String| {
            let found = self.catalog.find(id);
            found.ok_or_else(|| problem("no-such-card", format!("no card has the id `{id}`")))
        };
        let facts = |it: u16| &self.catalog.def(it).card;
        let faction = facts(find(&deck.faction)?);
        if faction.kind != Kind::FactionCard {
            let detail = format!("`{}` is no faction card", deck.faction);
            return Err(problem("bad-deck", detail));
        }
        let mut dealt = thrones::Deck {
            faction: faction.faction,
            agenda: None,
            plots: Vec::new(),
            cards: Vec::new(),
        };
        for id in &deck.cards {
            let card = find(id)?;
            match facts(card).kind {
                Kind::Plot => dealt.plots.push(card),
                Kind::Agenda if dealt.agenda.is_none() => dealt.agenda = Some(card),
                _ => dealt.cards.push(card),
            }
        }
        Ok(dealt)
    }
}

/// Plays a record again and checks every fingerprint. The definitions come
/// from the record itself if it has them.
///
/// # Errors
///
/// Where the record does not fit.
pub fn replayed(shelf: &Shelf, file: &RecordFile) -> Result<ThronesHost, Problem> {
    check_format(file)?;
    let own = match &file.card_source[..] {
        [source] if *source != shelf.source => Some(Shelf::from_source(source)?),
        _ => None,
    };
    own.as_ref().unwrap_or(shelf).open(&file.setup)?.again(file)
}
