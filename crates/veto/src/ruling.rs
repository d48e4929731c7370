//! What a rule answers: changes to the table, and the steps that follow.
//!
//! A rule writes into the ruling it is given instead of returning one: the
//! loop keeps one for the whole game, so that nothing is copied about and
//! nothing allocated.

use rulebook::RuleId;

use crate::{step::Step, table::Change};

#[derive(Debug, Default)]
pub(crate) struct Ruling {
    /// Each with the rule it follows, where it is not simply what a player chose.
    pub(crate) changes: Vec<(Change, Option<RuleId>)>,
    /// In the order in which they are to be taken.
    pub(crate) then: Vec<Step>,
}

/// Paper to write rulings on. Between two choices it is empty, so it is no part
/// of the state: a copy of a game begins with a fresh one.
#[derive(Debug, Default)]
pub(crate) struct Paper(pub(crate) Ruling);

impl Clone for Paper {
    fn clone(&self) -> Paper {
        Paper::default()
    }
}

impl std::hash::Hash for Paper {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl Ruling {
    pub(crate) fn clear(&mut self) {
        self.changes.clear();
        self.then.clear();
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.changes.is_empty() && self.then.is_empty()
    }

    #[inline]
    pub(crate) fn and(&mut self, change: Change) -> &mut Ruling {
        self.changes.push((change, None));
        self
    }

    /// A consequence that a rule brings about by itself.
    #[inline]
    pub(crate) fn by(&mut self, rule: RuleId, change: Change) -> &mut Ruling {
        self.changes.push((change, Some(rule)));
        self
    }

    #[inline]
    pub(crate) fn then(&mut self, step: Step) -> &mut Ruling {
        self.then.push(step);
        self
    }
}
