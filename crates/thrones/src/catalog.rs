//! Every card a game is played with: printed facts and what they do, shared by
//! all copies of a game and never changed.

use std::{fmt, hash::Hash, sync::Arc};

use cards::thrones::{
    AmbushCost, Bonus, Card, Faction, Few, Filter, Keyword, Kind, Names, PlotValues, Price, Set,
    State, Test, Title, Trait,
};
use kernel::Fingerprint;
use rulebook::rule;

use crate::ability::{Ability, Acts, Check, Constant, Hooks, LastingText, Reach, compile, kind};

/// A set of traits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Traits([u64; 4]);

impl Traits {
    pub(crate) fn of(traits: &[Trait]) -> Traits {
        traits.iter().fold(Traits::default(), |mut set, it| {
            set.0[usize::from(it.0 >> 6)] |= 1 << (it.0 & 63);
            set
        })
    }

    pub(crate) fn has(&self, it: Trait) -> bool {
        self.0[usize::from(it.0 >> 6)] >> (it.0 & 63) & 1 == 1
    }
}

/// Keywords that have no number, as bits.
pub(crate) mod word {
    pub(crate) const INSIGHT: u16 = 1;
    pub(crate) const INTIMIDATE: u16 = 1 << 1;
    pub(crate) const LIMITED: u16 = 1 << 2;
    pub(crate) const NO_ATTACHMENTS: u16 = 1 << 3;
    /// Some attachments are allowed; which, the card says.
    pub(crate) const NO_ATTACHMENTS_EXCEPT: u16 = 1 << 4;
    pub(crate) const PILLAGE: u16 = 1 << 5;
    pub(crate) const RENOWN: u16 = 1 << 6;
    pub(crate) const STEALTH: u16 = 1 << 7;
    pub(crate) const TERMINAL: u16 = 1 << 8;
    pub(crate) const AMBUSH: u16 = 1 << 9;
    /// Some attachments are forbidden; which, the card says.
    pub(crate) const NO_SUCH_ATTACHMENTS: u16 = 1 << 10;
}

pub(crate) fn keyword_bit(keyword: Keyword) -> u16 {
    rule!("KZ Słowo kluczowe.3");
    match keyword {
        Keyword::Insight => word::INSIGHT,
        Keyword::Intimidate => word::INTIMIDATE,
        Keyword::Limited => word::LIMITED,
        Keyword::NoAttachments => word::NO_ATTACHMENTS,
        Keyword::NoAttachmentsExcept(_) => word::NO_ATTACHMENTS_EXCEPT,
        Keyword::NoSuchAttachments(_) => word::NO_SUCH_ATTACHMENTS,
        Keyword::Pillage => word::PILLAGE,
        Keyword::Renown => word::RENOWN,
        Keyword::Stealth => word::STEALTH,
        Keyword::Terminal => word::TERMINAL,
        Keyword::Ambush(_) => word::AMBUSH,
    }
}

/// What a card has in its text box.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct TextBox {
    pub(crate) traits: Traits,
    pub(crate) keywords: u16,
    pub(crate) allowed_attachments: Vec<Trait>,
    pub(crate) forbidden_attachments: Vec<Trait>,
    pub(crate) ambush: Option<AmbushCost>,
    pub(crate) constants: Vec<Constant>,
    /// The kinds of its constants.
    pub(crate) mask: u64,
    pub(crate) reach: Reach,
    pub(crate) abilities: Vec<Ability>,
    pub(crate) checks: Vec<Check>,
    pub(crate) lasting: Vec<LastingText>,
    pub(crate) hooks: Hooks,
    /// When its abilities can be used at all.
    pub(crate) acts: Acts,
}

/// One card: what is printed on it, and what that does.
#[derive(Debug, Clone, PartialEq)]
pub struct Def {
    /// Apart, because the engine asks for it rarely: what it asks for often lies close together.
    pub card: Box<Card>,
    pub(crate) kind: Kind,
    pub(crate) faction: Faction,
    pub(crate) title: Title,
    pub(crate) unique: bool,
    pub(crate) icons: u8,
    /// X counts nothing.
    pub(crate) price: u8,
    pub(crate) strength: i16,
    pub(crate) plot: PlotValues,
    pub(crate) bonus: Bonus,
    pub(crate) text: TextBox,
    /// Of an event that stays: its text as an attachment.
    pub(crate) attached: Option<Box<TextBox>>,
}

/// Why a card cannot be played with this engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CatalogProblem {
    pub card: String,
    pub problem: String,
}

impl fmt::Display for CatalogProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.card, self.problem)
    }
}

impl std::error::Error for CatalogProblem {}

/// All cards of the loaded sets.
#[derive(Debug)]
pub struct Catalog {
    defs: Vec<Def>,
    names: Names,
    digest: u64,
}

impl Catalog {
    /// The cards of a set, and the eight faction cards, which no set lists.
    ///
    /// # Errors
    ///
    /// The first card the engine cannot play.
    pub fn new(set: &Set) -> Result<Arc<Catalog>, CatalogProblem> {
        let mut defs = Vec::with_capacity(set.cards.len() + 8);
        for card in &set.cards {
            defs.push(define(card.clone())?);
        }
        let listed = defs.iter().any(|it| it.kind == Kind::FactionCard);
        for faction in FACTIONS.into_iter().filter(|_| !listed) {
            defs.push(define(faction_card(faction))?);
        }
        let mut text = String::new();
        for def in &defs {
            text.push_str(&format!("{:?}", def.card));
        }
        let digest = Fingerprint::of(&Text(&text));
        Ok(Arc::new(Catalog { defs, names: set.names.clone(), digest }))
    }

    pub fn def(&self, index: u16) -> &Def {
        &self.defs[usize::from(index)]
    }

    pub fn defs(&self) -> &[Def] {
        &self.defs
    }

    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The index of the card with this code.
    pub fn find(&self, code: &str) -> Option<u16> {
        let place = self.defs.iter().position(|it| it.card.code == code)?;
        Some(place as u16)
    }

    /// The index of this faction's card.
    pub fn faction_card(&self, faction: Faction) -> Option<u16> {
        let fits = |it: &Def| it.kind == Kind::FactionCard && it.faction == faction;
        self.defs.iter().position(fits).map(|it| it as u16)
    }

    /// Differs when a card differs; a record pins it.
    pub fn digest(&self) -> u64 {
        self.digest
    }
}

/// Text enters the digest byte by byte.
struct Text<'a>(&'a str);

impl Hash for Text<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write(self.0.as_bytes());
    }
}

const FACTIONS: [Faction; 8] = [
    Faction::Baratheon,
    Faction::Greyjoy,
    Faction::Lannister,
    Faction::Martell,
    Faction::NightsWatch,
    Faction::Stark,
    Faction::Targaryen,
    Faction::Tyrell,
];

/// No card has this title, so that faction cards are copies of nothing.
const NO_TITLE: Title = Title(u16::MAX);

fn faction_card(faction: Faction) -> Card {
    Card {
        code: format!("faction-{faction:?}").to_lowercase(),
        name: cards::lang::Word::spelling(faction).to_owned(),
        title: NO_TITLE,
        polish_name: None,
        kind: Kind::FactionCard,
        faction,
        loyal: false,
        unique: false,
        cost: None,
        strength: None,
        icons: Few::NONE,
        traits: Vec::new(),
        keywords: Vec::new(),
        plot: None,
        bonus: Bonus::default(),
        attach: None,
        abilities: Vec::new(),
        as_attachment: None,
        deck_rules: Vec::new(),
        relations: None,
        deck_limit: 1,
        quantity: 1,
    }
}

/// Does the filter ask for more than what is printed and who controls it?
fn is_fickle(filter: &Filter) -> bool {
    let state = |it: &State| !matches!(it, State::Unique | State::NonUnique | State::Loyal);
    let test = |it: &Test| !matches!(it, Test::Marked(_));
    filter.states.iter().any(state) || filter.tests.iter().any(test)
}

fn define(card: Card) -> Result<Def, CatalogProblem> {
    let wrong = |problem: String| CatalogProblem { card: card.code.clone(), problem };
    let mut text = compile(&card.abilities, &card.traits, &card.keywords).map_err(wrong)?;
    if card.attach.as_ref().is_some_and(is_fickle) {
        text.mask |= kind::FICKLE_HOST;
    }
    let attached = match &card.as_attachment {
        Some(it) => {
            Some(Box::new(compile(&it.abilities, &it.traits, &it.keywords).map_err(wrong)?))
        }
        None => None,
    };
    let nothing = PlotValues { gold: 0, initiative: 0, claim: 0, reserve: 0 };
    Ok(Def {
        kind: card.kind,
        faction: card.faction,
        title: card.title,
        unique: card.unique,
        icons: card.icons.bits(),
        price: match card.cost {
            Some(Price::Gold(gold)) => gold,
            _ => 0,
        },
        strength: card.strength.map_or(0, i16::from),
        plot: card.plot.unwrap_or(nothing),
        bonus: card.bonus,
        text,
        attached,
        card: Box::new(card),
    })
}
