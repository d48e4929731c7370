//! What is asked of a card at every turn, kept with the card itself, so that
//! nobody has to look into the catalog for it.

use crate::{
    ability::{Calls, Facts, Ways},
    ruleset::Ruleset,
};
use cards::veto::Head;

/// A few facts of a card. They follow from its definition, so they have no part in the
/// fingerprint; `audit` holds them against the catalog.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Brief {
    /// The ways of playing it in one's own stint.
    pub(crate) plays: Ways,
    /// What it may be too dear by: nothing, if something else can be paid instead.
    pub(crate) lafa: i8,
    /// The numbers of its names, as `Beside` counts names; most cards have only one.
    pub(crate) name: u8,
    pub(crate) second_name: u8,
    /// What its repliki answer.
    pub(crate) answers: Calls,
    /// Has it a replika at all?
    pub(crate) replika: bool,
    /// Has it a replika to its being played?
    pub(crate) answers_itself: bool,
}

impl std::hash::Hash for Brief {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl Brief {
    pub(super) fn of(facts: Facts, rules: &Ruleset) -> Brief {
        Brief {
            plays: facts.plays(rules),
            lafa: if facts.pays_otherwise { 0 } else { facts.lafa },
            name: facts.name as u8,
            second_name: facts.second_name as u8,
            answers: facts.answers,
            replika: facts.begins(Head::Replika),
            answers_itself: facts.answers_itself,
        }
    }
}
