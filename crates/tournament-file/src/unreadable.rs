//! What is wrong with a file or a message, and where.

use std::fmt;
use tournament::event::Rejected;

#[derive(Debug)]
pub enum Unreadable {
    Json(serde_json::Error),
    Profile {
        field: &'static str,
        reason: String,
    },
    Match {
        round: usize,
        table: usize,
        reason: String,
    },
    /// Something else stands where this was expected.
    Word {
        expected: &'static str,
        found: String,
    },
    /// A line of a table, counted from one.
    Line {
        line: usize,
        reason: String,
    },
    /// A command of a log that cannot have been taken.
    Command {
        number: usize,
        rejected: Rejected,
    },
}

impl Unreadable {
    pub(crate) fn word(expected: &'static str, found: &str) -> Unreadable {
        Unreadable::Word { expected, found: found.to_owned() }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Json(error) => write!(f, "no file of this kind: {error}"),
            Unreadable::Profile { field, reason } => write!(f, "profile, {field}: {reason}"),
            Unreadable::Match { round, table, reason } => {
                write!(f, "round {round}, match {table}: {reason}")
            }
            Unreadable::Word { expected, found } => write!(f, "\"{found}\" is no {expected}"),
            Unreadable::Line { line, reason } => write!(f, "line {line}: {reason}"),
            Unreadable::Command { number, rejected } => write!(f, "command {number}: {rejected}"),
        }
    }
}

impl std::error::Error for Unreadable {}
