//! A line of a deck list that is not understood.

use std::fmt;

use rulebook::RuleId;

/// A line that is not understood or contradicts the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListMistake {
    /// Counted from one.
    pub line: usize,
    pub source: String,
    pub message: String,
    pub suggestion: Option<String>,
    pub rule: Option<RuleId>,
}

impl fmt::Display for ListMistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: `{}`: {}", self.line, self.source, self.message)?;
        if let Some(suggestion) = &self.suggestion {
            write!(f, "; did you mean `{suggestion}`?")?;
        }
        match self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for ListMistake {}
