//! What can be asked, and what can be answered.

use cards::thrones::{Icon, Kind, Phase};
use kernel::{CardId, Seat};

/// The keywords that are resolved after a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum KeywordType {
    Insight,
    Intimidate,
    Pillage,
    Renown,
}

impl KeywordType {
    pub const ALL: [KeywordType; 4] =
        [KeywordType::Insight, KeywordType::Intimidate, KeywordType::Pillage, KeywordType::Renown];
}

/// The number under which a duplicate's own interrupt is used.
pub const DUPLICATE: u8 = u8::MAX;

/// One answer to a pending decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Choice {
    Keep,
    Mulligan,
    Pass,
    /// A character, location, attachment or duplicate from hand.
    Marshal(CardId),
    /// An ambush card from hand, for this much gold.
    Ambush {
        card: CardId,
        gold: u8,
    },
    /// An event from hand; `on` is the place of the condition it answers.
    Play {
        card: CardId,
        ability: u8,
        on: u8,
    },
    /// An ability of a card that lies on the table.
    Use {
        card: CardId,
        ability: u8,
        on: u8,
    },
    /// A challenge of this type against this opponent.
    Challenge {
        icon: Icon,
        against: Seat,
    },
    /// This card.
    Pick(CardId),
    /// A card with this definition from what is being searched.
    Find(u16),
    Player(Seat),
    Icon(Icon),
    Kind(Kind),
    /// X.
    Number(u8),
    /// One of the ways a card offers.
    Way(u8),
    Keyword(KeywordType),
    /// No (further) card.
    Done,
    Yes,
    No,
}

/// In which window a player may act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WindowKind {
    Action,
    /// To what would happen: saves and cancels.
    Would,
    Interrupt,
    Reaction,
}

/// What a decision is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Question {
    Mulligan,
    /// Place another card face down, or be done.
    SetUp,
    /// What is this attachment attached to?
    SetUpHost {
        card: CardId,
    },
    Plot,
    FirstPlayer,
    Window {
        kind: WindowKind,
        phase: Phase,
    },
    /// Which of these abilities, which all must be resolved, comes next?
    Order,
    /// Initiate a challenge, or pass.
    Challenge,
    Attackers,
    /// Whom does this attacker bypass?
    Stealth {
        card: CardId,
    },
    Defenders,
    /// Which characters die for the claim?
    Claim,
    /// Which type of keyword is resolved next?
    KeywordOrder,
    /// Use this keyword, and how often?
    Keyword(KeywordType),
    /// Which characters stand?
    Standing,
    /// Which cards are discarded down to the reserve?
    Reserve,
    /// Choose a card for the ability or play of this source.
    Card {
        source: CardId,
    },
    Seat {
        source: CardId,
    },
    /// A cost of the source is paid with a card.
    Cost {
        source: CardId,
    },
    X {
        source: CardId,
    },
    Icon {
        source: CardId,
    },
    Kind {
        source: CardId,
    },
    Way {
        source: CardId,
    },
    /// What is found in a deck, if anything.
    Search {
        source: CardId,
    },
    /// The order of cards that were looked at.
    Sort {
        source: CardId,
    },
    /// Several players have reached 15 power, or lost their last card, together.
    Winner,
}
