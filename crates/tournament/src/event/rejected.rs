//! Why a command was not taken.

use super::CommandId;
use crate::{Refusal, standings::IllegalResult};
use rulebook::RuleId;
use std::fmt;

/// Why a command was not taken. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejected {
    Rule(Refusal),
    Result(IllegalResult),
    /// There is no such player, table, round or command.
    Unknown(&'static str),
    /// The id belongs to another command.
    IdTaken,
    /// Later commands rest on the one that was to be undone.
    Needed {
        by: CommandId,
    },
}

impl Rejected {
    /// The rule a judge would quote; none where only the command itself is at fault.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Rejected::Rule(refusal) => Some(refusal.rule),
            Rejected::Result(illegal) => Some(illegal.rule()),
            Rejected::Unknown(_) | Rejected::IdTaken | Rejected::Needed { .. } => None,
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
            Rejected::IdTaken => f.write_str("another command has this id"),
            Rejected::Needed { by } => {
                write!(f, "command {:032x} rests on it; undo that one first", by.0)
            }
        }
    }
}

impl std::error::Error for Rejected {}

/// What cannot be done at this point of the event, and the rule that orders its course.
pub(super) fn not_now<T>(rule: RuleId, reason: &'static str) -> Result<T, Rejected> {
    Err(Rejected::Rule(Refusal::new(rule, reason)))
}
