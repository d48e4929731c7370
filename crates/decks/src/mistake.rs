//! A line of a deck list that is not understood.

use std::fmt;

use rulebook::RuleId;

use crate::saying::{Args, Saying, args};

/// A line that is not understood or contradicts the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListMistake {
    /// Counted from one.
    pub line: usize,
    pub source: String,
    pub what: Misread,
    pub suggestion: Option<String>,
    pub rule: Option<RuleId>,
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Misread {
    /// A card is there so many times at most, and once at least.
    Number {
        most: usize,
    },
    NoCard,
    UnknownCard,
    UnknownSet,
    /// The titles that would do.
    Ambiguous {
        choices: Vec<String>,
    },
    NoSuchFormat,
    NoStrategy,
    NoFaction {
        name: String,
    },
    /// A heading promises another number of cards.
    Count {
        found: usize,
        said: usize,
    },
    OtherAlliance {
        alliance: String,
    },
    AllianceNotSaid {
        alliance: String,
    },
    /// A card that is never part of a deck.
    NotOfADeck,
}

impl Misread {
    /// A short name for programs: "unknown-card".
    pub fn key(&self) -> &'static str {
        match self {
            Misread::Number { .. } => "number",
            Misread::NoCard => "no-card",
            Misread::UnknownCard => "unknown-card",
            Misread::UnknownSet => "unknown-set",
            Misread::Ambiguous { .. } => "ambiguous",
            Misread::NoSuchFormat => "no-such-format",
            Misread::NoStrategy => "no-strategy",
            Misread::NoFaction { .. } => "no-faction",
            Misread::Count { .. } => "count",
            Misread::OtherAlliance { .. } => "other-alliance",
            Misread::AllianceNotSaid { .. } => "alliance-not-said",
            Misread::NotOfADeck => "not-of-a-deck",
        }
    }

    fn args(&self) -> Args {
        match self {
            Misread::Number { most } => args![most],
            Misread::Ambiguous { choices } => {
                let choices = &choices.join("; ");
                args![choices]
            }
            Misread::NoFaction { name } => args![name],
            Misread::Count { found, said } => args![found, said],
            Misread::OtherAlliance { alliance } | Misread::AllianceNotSaid { alliance } => {
                args![alliance]
            }
            _ => Args::new(),
        }
    }
}

impl ListMistake {
    /// The whole of it but for the rule.
    pub fn said(&self) -> Saying {
        let ListMistake { line, source, what, suggestion, .. } = self;
        let near = suggestion.as_deref().unwrap_or("");
        let guess = if suggestion.is_some() { "yes" } else { "no" };
        let mut args = what.args();
        args.extend(args![line, source, near, guess]);
        Saying { key: format!("line-{}", what.key()), args, plain: self.plain() }
    }

    fn plain(&self) -> String {
        let told = format!("line {}: `{}`: {}", self.line, self.source, self.what);
        match &self.suggestion {
            Some(near) => format!("{told}; did you mean `{near}`?"),
            None => told,
        }
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misread::Number { most } => write!(f, "a card is there from 1 to {most} times"),
            Misread::NoCard => write!(f, "there is a number but no card"),
            Misread::UnknownCard => write!(f, "no card is called so"),
            Misread::UnknownSet => write!(f, "no set is called so"),
            Misread::Ambiguous { choices } => {
                write!(f, "several cards are called so: {}", choices.join("; "))
            }
            Misread::NoSuchFormat => write!(f, "no such format"),
            Misread::NoStrategy => write!(f, "this card is no strategy"),
            Misread::NoFaction { name } => write!(f, "`{name}` is no faction"),
            Misread::Count { found, said } => write!(f, "{found} cards follow, not {said}"),
            Misread::OtherAlliance { alliance } => {
                write!(f, "the cards are of the alliance {alliance}")
            }
            Misread::AllianceNotSaid { alliance } => {
                write!(f, "the list does not say `Sojusz: {alliance}`")
            }
            Misread::NotOfADeck => write!(f, "this is no card of a deck"),
        }
    }
}

impl fmt::Display for ListMistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            Some(rule) => write!(f, "{} ({rule})", self.plain()),
            None => f.write_str(&self.plain()),
        }
    }
}

impl std::error::Error for ListMistake {}
