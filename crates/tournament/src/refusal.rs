//! A refusal: what is wrong, and the rule a judge would quote.

use rulebook::RuleId;
use std::fmt;

/// Something that may not be done. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub rule: RuleId,
    /// Lower case, no full stop.
    pub reason: &'static str,
}

impl Refusal {
    pub const fn new(rule: RuleId, reason: &'static str) -> Refusal {
        Refusal { rule, reason }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.rule)
    }
}

impl std::error::Error for Refusal {}

/// `Err` with this rule and reason where the condition holds.
pub(crate) fn refuse_if(wrong: bool, rule: RuleId, reason: &'static str) -> Result<(), Refusal> {
    if wrong { Err(Refusal::new(rule, reason)) } else { Ok(()) }
}
