//! The two fixed decks of the Mount&Blade box (MB 3-18).

use std::{collections::BTreeMap, fmt};

use cards::{
    lang::Word,
    set::Set,
    veto::{Card, Faction, Kind},
};
use rulebook::{RuleId, cite, rule};

use crate::saying::{Args, Saying, args};

/// The id of its set.
pub const SET: &str = "mb";

/// The factions of the box.
pub const FACTIONS: [Faction; 2] = [Faction::Awanturnicy, Faction::Wisniowieccy];

/// How many cards of each type a part of the box has.
const PARTS: [(Kind, usize); 5] = [
    (Kind::Postac, 7),
    (Kind::Moderunek, 4),
    (Kind::Posesja, 4),
    (Kind::Sztych, 6),
    (Kind::Efekt, 6),
];

/// The part of the box that belongs to a faction: its faction card and its kredens.
pub fn part(set: &Set, faction: Faction) -> (Option<&Card>, Vec<&Card>) {
    let own = || set.cards.iter().filter(move |it| it.factions.has(faction));
    let kredens = own().filter(|it| it.kind != Kind::Frakcja);
    let kredens = kredens.flat_map(|it| vec![it; it.copies.into()]);
    (own().find(|it| it.kind == Kind::Frakcja), kredens.collect())
}

/// What is wrong with a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    FactionCardInside {
        card: String,
    },
    WrongFaction {
        faction: String,
    },
    OpponentsCard {
        card: String,
    },
    Count {
        kind: Kind,
        found: usize,
        expected: usize,
    },
    /// A card the fixed list does not have, or not as often.
    NotInThePart {
        card: String,
        found: usize,
        expected: usize,
    },
    SameFactionTwice,
}

impl Problem {
    /// The rule a judge would quote.
    pub fn rule(&self) -> RuleId {
        match self {
            Problem::FactionCardInside { .. } => cite!("MB 6"),
            Problem::WrongFaction { .. } | Problem::SameFactionTwice => cite!("MB 3"),
            Problem::OpponentsCard { .. } => cite!("MB 18"),
            Problem::Count { kind: Kind::Postac, .. } => cite!("MB 7"),
            Problem::Count { kind: Kind::Moderunek, .. } => cite!("MB 9"),
            Problem::Count { kind: Kind::Posesja, .. } => cite!("MB 11"),
            Problem::Count { kind: Kind::Sztych, .. } => cite!("MB 13"),
            Problem::Count { .. } => cite!("MB 15"),
            Problem::NotInThePart { .. } => cite!("MB 17"),
        }
    }

    /// The card it is about, if it is about one.
    pub fn card(&self) -> Option<&str> {
        match self {
            Problem::FactionCardInside { card }
            | Problem::OpponentsCard { card }
            | Problem::NotInThePart { card, .. } => Some(card),
            _ => None,
        }
    }
}

impl Problem {
    /// What is wrong, in nobody's language yet and without the rule.
    pub fn said(&self) -> Saying {
        let key = match self {
            Problem::FactionCardInside { .. } => "fixed-faction-card-inside",
            Problem::WrongFaction { .. } => "fixed-wrong-faction",
            Problem::OpponentsCard { .. } => "fixed-opponents-card",
            Problem::Count { .. } => "fixed-count",
            Problem::NotInThePart { .. } => "fixed-not-in-the-part",
            Problem::SameFactionTwice => "fixed-same-faction-twice",
        };
        Saying { key: key.to_owned(), args: self.args(), plain: self.plain() }
    }

    fn args(&self) -> Args {
        match self {
            Problem::FactionCardInside { card } | Problem::OpponentsCard { card } => args![card],
            Problem::WrongFaction { faction } => args![faction],
            Problem::Count { kind, found, expected } => {
                let kind = kind.spelling();
                args![kind, found, expected]
            }
            Problem::NotInThePart { card, found, expected } => args![card, found, expected],
            Problem::SameFactionTwice => Args::new(),
        }
    }

    fn plain(&self) -> String {
        match self {
            Problem::FactionCardInside { card } => {
                format!("{card} is a faction card and is kept apart")
            }
            Problem::WrongFaction { faction } => format!("{faction} is no faction of this box"),
            Problem::OpponentsCard { card } => format!("{card} bears the other coat of arms"),
            Problem::Count { kind, found, expected } => {
                format!("{found} of the type {}, not {expected}", kind.spelling())
            }
            Problem::NotInThePart { card, found, expected } => {
                format!("{card} is there {found} times, in the box {expected} times")
            }
            Problem::SameFactionTwice => "both players play the same faction".to_owned(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.plain(), self.rule())
    }
}

impl std::error::Error for Problem {}

/// Everything wrong with this kredens of this faction; nothing if it is the fixed list.
pub fn check(set: &Set, faction: &Card, kredens: &[&Card]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let Some(own) = faction.factions.only().filter(|it| FACTIONS.contains(it)) else {
        return vec![Problem::WrongFaction { faction: faction.name.clone() }];
    };
    let name = |card: &Card| card.name.clone();
    for card in kredens {
        if card.kind == Kind::Frakcja {
            problems.push(Problem::FactionCardInside { card: name(card) });
        } else if !card.factions.has(own) {
            problems.push(Problem::OpponentsCard { card: name(card) });
        }
    }
    for (kind, expected) in PARTS {
        let found = kredens.iter().filter(|it| it.kind == kind).count();
        if found != expected {
            problems.push(Problem::Count { kind, found, expected });
        }
    }
    let (_, fixed) = part(set, own);
    let (given, fixed) = (tally(kredens), tally(&fixed));
    for (title, (card, found)) in &given {
        let expected = fixed.get(title).map_or(0, |(_, count)| *count);
        if *found != expected && card.factions.has(own) {
            let (found, card) = (*found, name(card));
            problems.push(Problem::NotInThePart { card, found, expected });
        }
    }
    if problems.is_empty() {
        rule!("MB 17");
        rule!("MB 7");
        rule!("MB 11");
        rule!("MB 13");
        rule!("MB 15");
    }
    problems
}

/// The two players of a game must have one part each.
pub fn check_pair(one: &Card, other: &Card) -> Result<(), Problem> {
    match one.factions == other.factions {
        true => Err(Problem::SameFactionTwice),
        false => {
            rule!("MB 3");
            Ok(())
        }
    }
}

/// By title: a reprint is the same card.
fn tally<'c>(cards: &[&'c Card]) -> BTreeMap<String, (&'c Card, usize)> {
    let mut tally = BTreeMap::new();
    for card in cards {
        tally.entry(card.title()).or_insert((*card, 0)).1 += 1;
    }
    tally
}
