//! Commands: what can be done to an event, by whom, when.

use super::staff::Role;
use crate::{
    PlayerId, Refusal,
    pairing::Policy,
    standings::{IllegalResult, Slip},
};
use rulebook::RuleId;
use std::fmt;

/// Given by whoever issues the command; the same id is the same command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandId(pub u128);

/// A person with an account, whatever he does at the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub u32);

/// An act with its author and its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    pub id: CommandId,
    pub by: PersonId,
    /// Milliseconds since 1970, as the author's clock showed them.
    pub at: i64,
    pub act: Act,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// `level` is the judge's licence, 0 without one.
    Appoint {
        person: PersonId,
        role: Role,
        level: u8,
    },
    /// The number is given by whoever registers, so that undoing an entry renumbers nobody.
    Enter {
        player: PlayerId,
        person: PersonId,
        name: String,
        list_handed_in: bool,
    },
    HandInList {
        player: PlayerId,
    },
    Drop {
        player: PlayerId,
    },
    Disqualify {
        player: PlayerId,
    },
    FixTable {
        player: PlayerId,
        table: u32,
    },
    Forbid {
        players: [PlayerId; 2],
    },
    /// Makes a preview of the next round; the seed is drawn by the caller.
    Pair {
        policy: Policy,
        seed: u64,
    },
    /// Exchanges two players of the preview.
    Swap {
        players: [PlayerId; 2],
    },
    Discard,
    Publish,
    /// A result of the current round.
    Report {
        table: u32,
        slip: Slip,
    },
    /// Another result for a match that has one, of any round (from one).
    Correct {
        round: u32,
        table: u32,
        slip: Slip,
    },
    Close,
    Undo {
        command: CommandId,
    },
}

/// Why a command was not taken. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejected {
    Rule(Refusal),
    Result(IllegalResult),
    /// There is no such player, table, round or command.
    Unknown(&'static str),
    /// Not at this point of the event.
    NotNow(&'static str),
    /// The id belongs to another command.
    IdTaken,
    /// Later commands rest on the one that was to be undone.
    Needed {
        by: CommandId,
    },
}

impl Rejected {
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Rejected::Rule(refusal) => Some(refusal.rule),
            Rejected::Result(illegal) => Some(illegal.rule()),
            Rejected::Unknown(_)
            | Rejected::NotNow(_)
            | Rejected::IdTaken
            | Rejected::Needed { .. } => None,
        }
    }
}

impl From<Refusal> for Rejected {
    fn from(refusal: Refusal) -> Rejected {
        Rejected::Rule(refusal)
    }
}

impl From<IllegalResult> for Rejected {
    fn from(illegal: IllegalResult) -> Rejected {
        Rejected::Result(illegal)
    }
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejected::Rule(refusal) => refusal.fmt(f),
            Rejected::Result(illegal) => illegal.fmt(f),
            Rejected::Unknown(what) => write!(f, "there is no such {what}"),
            Rejected::NotNow(why) => f.write_str(why),
            Rejected::IdTaken => f.write_str("another command has this id"),
            Rejected::Needed { by } => {
                write!(f, "command {} rests on it; undo that one first", by.0)
            }
        }
    }
}

impl std::error::Error for Rejected {}
