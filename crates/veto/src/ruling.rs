//! What a rule answers: changes to the table, and the steps that follow.

use rulebook::RuleId;
use smallvec::SmallVec;

use crate::{step::Step, table::Change};

#[derive(Debug, Default)]
pub(crate) struct Ruling {
    /// Each with the rule it follows, where it is not simply what a player chose.
    pub(crate) changes: SmallVec<[(Change, Option<RuleId>); 2]>,
    /// In the order in which they are to be taken.
    pub(crate) then: SmallVec<[Step; 2]>,
}

impl Ruling {
    #[inline]
    pub(crate) fn nothing() -> Ruling {
        Ruling::default()
    }

    #[inline]
    pub(crate) fn change(change: Change) -> Ruling {
        Ruling::nothing().and(change)
    }

    #[inline]
    pub(crate) fn step(step: Step) -> Ruling {
        Ruling::nothing().then(step)
    }

    #[inline]
    pub(crate) fn and(mut self, change: Change) -> Ruling {
        self.changes.push((change, None));
        self
    }

    /// A consequence that a rule brings about by itself.
    #[inline]
    pub(crate) fn by(mut self, rule: RuleId, change: Change) -> Ruling {
        self.changes.push((change, Some(rule)));
        self
    }

    #[inline]
    pub(crate) fn then(mut self, step: Step) -> Ruling {
        self.then.push(step);
        self
    }
}
