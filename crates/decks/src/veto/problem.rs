//! What is wrong with a deck, with its rules and its card.

use std::fmt;

use rulebook::RuleId;

use super::format::Rules;
use crate::{
    mount_and_blade,
    saying::{Args, Saying, args},
};

/// One fault of a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    pub what: Wrong,
    /// The clauses it offends, the one a judge would quote first.
    pub rules: Vec<RuleId>,
}

/// The kinds of faults.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    NoFactionCard,
    SeveralFactionCards {
        found: usize,
    },
    FactionsNotChosen {
        found: usize,
        expected: usize,
    },
    SeveralStrategies {
        found: usize,
    },
    StrategyNotAllowed {
        card: String,
    },
    /// A faction card or a strategy among the cards that are drawn.
    LaidOutBeforeTheGame {
        card: String,
    },
    TooFew {
        found: usize,
        least: usize,
    },
    SakwaSize {
        found: usize,
        expected: usize,
    },
    NoSakwa {
        found: usize,
    },
    TooManyCopies {
        name: String,
        found: usize,
        most: usize,
    },
    LegendaryTwice {
        name: String,
        found: usize,
    },
    TooManyLegendary {
        found: usize,
        most: usize,
    },
    Alliances {
        found: Vec<String>,
    },
    Foreign {
        card: String,
        factions: String,
    },
    Disloyal {
        card: String,
        factions: String,
    },
    Biesiadny {
        card: String,
    },
    NotLegal {
        card: String,
    },
    /// A card of a kind the edition does not have.
    NotInThisEdition {
        card: String,
    },
    Banned {
        card: String,
    },
    /// The zestaw has fewer of it, or none.
    NotInZestaw {
        card: String,
        found: usize,
        registered: usize,
    },
    OfATeamMate {
        card: String,
    },
    NotThere {
        card: String,
    },
    UnequalExchange {
        out: usize,
        into: usize,
    },
    NotNow,
    SameFaction {
        faction: String,
    },
    SameStrategy {
        card: String,
    },
    /// A fault of a fixed deck.
    Fixed(mount_and_blade::Problem),
}

impl Problem {
    pub(crate) fn new(what: Wrong, rules: Rules) -> Problem {
        assert!(!rules.is_empty(), "a deck is refused only by a rule");
        Problem { what, rules: rules.to_vec() }
    }

    /// The rule a judge would quote.
    pub fn rule(&self) -> RuleId {
        self.rules[0]
    }

    /// The card it is about, if it is about one.
    pub fn card(&self) -> Option<&str> {
        match &self.what {
            Wrong::StrategyNotAllowed { card }
            | Wrong::LaidOutBeforeTheGame { card }
            | Wrong::TooManyCopies { name: card, .. }
            | Wrong::LegendaryTwice { name: card, .. }
            | Wrong::Foreign { card, .. }
            | Wrong::Disloyal { card, .. }
            | Wrong::Biesiadny { card }
            | Wrong::NotLegal { card }
            | Wrong::NotInThisEdition { card }
            | Wrong::Banned { card }
            | Wrong::NotInZestaw { card, .. }
            | Wrong::OfATeamMate { card }
            | Wrong::NotThere { card }
            | Wrong::SameStrategy { card } => Some(card),
            Wrong::Fixed(problem) => problem.card(),
            _ => None,
        }
    }

    /// What is wrong, in nobody's language yet and without the rule.
    pub fn said(&self) -> Saying {
        let key = match &self.what {
            Wrong::Fixed(problem) => return problem.said(),
            Wrong::Disloyal { factions, .. } if factions.is_empty() => "disloyal-without-faction",
            _ => self.key(),
        };
        Saying { key: key.to_owned(), args: self.what.args(), plain: self.what.to_string() }
    }

    /// A short name for programs: "too-few".
    pub fn key(&self) -> &'static str {
        match &self.what {
            Wrong::NoFactionCard => "no-faction-card",
            Wrong::SeveralFactionCards { .. } => "several-faction-cards",
            Wrong::FactionsNotChosen { .. } => "factions-not-chosen",
            Wrong::SeveralStrategies { .. } => "several-strategies",
            Wrong::StrategyNotAllowed { .. } => "strategy-not-allowed",
            Wrong::LaidOutBeforeTheGame { .. } => "laid-out-before-the-game",
            Wrong::TooFew { .. } => "too-few",
            Wrong::SakwaSize { .. } => "sakwa-size",
            Wrong::NoSakwa { .. } => "no-sakwa",
            Wrong::TooManyCopies { .. } => "too-many-copies",
            Wrong::LegendaryTwice { .. } => "legendary-twice",
            Wrong::TooManyLegendary { .. } => "too-many-legendary",
            Wrong::Alliances { .. } => "alliances",
            Wrong::Foreign { .. } => "foreign",
            Wrong::Disloyal { .. } => "disloyal",
            Wrong::Biesiadny { .. } => "biesiadny",
            Wrong::NotLegal { .. } => "not-legal",
            Wrong::NotInThisEdition { .. } => "not-in-this-edition",
            Wrong::Banned { .. } => "banned",
            Wrong::NotInZestaw { .. } => "not-in-zestaw",
            Wrong::OfATeamMate { .. } => "of-a-team-mate",
            Wrong::NotThere { .. } => "not-there",
            Wrong::UnequalExchange { .. } => "unequal-exchange",
            Wrong::NotNow => "not-now",
            Wrong::SameFaction { .. } => "same-faction",
            Wrong::SameStrategy { .. } => "same-strategy",
            Wrong::Fixed(_) => "fixed-deck",
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.what {
            // It names its rule itself.
            Wrong::Fixed(problem) => write!(f, "{problem}"),
            what => write!(f, "{what} ({})", self.rule()),
        }
    }
}

impl std::error::Error for Problem {}

impl Wrong {
    fn args(&self) -> Args {
        match self {
            Wrong::NoFactionCard | Wrong::NotNow | Wrong::Fixed(_) => Args::new(),
            Wrong::SeveralFactionCards { found }
            | Wrong::SeveralStrategies { found }
            | Wrong::NoSakwa { found } => args![found],
            Wrong::FactionsNotChosen { found, expected } | Wrong::SakwaSize { found, expected } => {
                args![found, expected]
            }
            Wrong::StrategyNotAllowed { card }
            | Wrong::LaidOutBeforeTheGame { card }
            | Wrong::Biesiadny { card }
            | Wrong::NotLegal { card }
            | Wrong::NotInThisEdition { card }
            | Wrong::Banned { card }
            | Wrong::OfATeamMate { card }
            | Wrong::NotThere { card }
            | Wrong::SameStrategy { card } => args![card],
            Wrong::TooFew { found, least } => args![found, least],
            Wrong::TooManyCopies { name, found, most } => args![name, found, most],
            Wrong::LegendaryTwice { name, found } => args![name, found],
            Wrong::TooManyLegendary { found, most } => args![found, most],
            Wrong::Alliances { found } => args![found],
            Wrong::Foreign { card, factions } | Wrong::Disloyal { card, factions } => {
                args![card, factions]
            }
            Wrong::NotInZestaw { card, found, registered } => args![card, found, registered],
            Wrong::UnequalExchange { out, into } => args![out, into],
            Wrong::SameFaction { faction } => args![faction],
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::NoFactionCard => write!(f, "there is no faction card"),
            Wrong::SeveralFactionCards { found } => write!(f, "{found} faction cards, not one"),
            Wrong::FactionsNotChosen { found, expected } => {
                write!(f, "{found} factions are chosen, not {expected}")
            }
            Wrong::SeveralStrategies { found } => write!(f, "{found} strategies, at most one"),
            Wrong::StrategyNotAllowed { card } => write!(f, "{card}: strategies are not allowed"),
            Wrong::LaidOutBeforeTheGame { card } => {
                write!(f, "{card} is laid out before the game and cannot be in kredens or sakwa")
            }
            Wrong::TooFew { found, least } => {
                write!(f, "{found} cards in the kredens, at least {least}")
            }
            Wrong::SakwaSize { found, expected } => {
                write!(f, "{found} cards in the sakwa, not {expected} or none")
            }
            Wrong::NoSakwa { found } => write!(f, "{found} cards in a sakwa, but there is none"),
            Wrong::TooManyCopies { name, found, most } => {
                write!(f, "{name} is there {found} times, at most {most}")
            }
            Wrong::LegendaryTwice { name, found } => {
                write!(f, "{name} is Legendarny and there {found} times, at most once")
            }
            Wrong::TooManyLegendary { found, most } => {
                write!(f, "{found} Legendarne, at most {most}")
            }
            Wrong::Alliances { found } => {
                write!(f, "cards of several alliances in the kredens: {}", found.join(", "))
            }
            Wrong::Foreign { card, factions } => write!(f, "{card} belongs to {factions}"),
            Wrong::Disloyal { card, factions } if factions.is_empty() => {
                write!(f, "{card} is Lojalny and belongs to no faction")
            }
            Wrong::Disloyal { card, factions } => {
                write!(f, "{card} is Lojalny and belongs to {factions}")
            }
            Wrong::Biesiadny { card } => write!(f, "{card} is Biesiadny"),
            Wrong::NotLegal { card } => write!(f, "{card} is not legal in this format"),
            Wrong::NotInThisEdition { card } => {
                write!(f, "{card} is of a type this edition does not have")
            }
            Wrong::Banned { card } => write!(f, "{card} is banned"),
            Wrong::NotInZestaw { card, found, registered } => {
                write!(f, "{card} is there {found} times, in the zestaw {registered} times")
            }
            Wrong::OfATeamMate { card } => write!(f, "{card} is a card of a team-mate"),
            Wrong::NotThere { card } => write!(f, "{card} is not there to be exchanged"),
            Wrong::UnequalExchange { out, into } => {
                write!(f, "{out} cards go out and {into} come in")
            }
            Wrong::NotNow => write!(f, "the sakwa cannot be used now"),
            Wrong::SameFaction { faction } => write!(f, "{faction} is played twice"),
            Wrong::SameStrategy { card } => write!(f, "{card} is used twice"),
            Wrong::Fixed(problem) => write!(f, "{problem}"),
        }
    }
}
