//! PC 8 — infractions and penalties: the program proposes and explains, the judge decides.
//!
//! `catalogue` is the data, `proposal` turns an infraction and its
//! circumstances into a penalty with the clauses that speak for it, `ladder`
//! counts warnings, `verdict` says who may impose what, `course` what a penalty
//! does to the match. An upomnienie is never recorded: it has no place here
//! but as a proposal.

mod catalogue;
mod course;
mod guidance;
mod ladder;
mod pending;
mod proposal;
mod verdict;

pub use catalogue::{catalogue, infraction, of_category, order_of_search};
pub use course::{After, Course, Fate, Suffered, match_loss, simultaneous, together};
pub use guidance::{Case, guidance};
pub use ladder::{Consequence, Warning, next_warning};
pub use pending::{Imposed, Pending};
pub use proposal::{Proposal, propose};
use rulebook::RuleId;
pub use verdict::{Decision, Grounds, Verdict, review};

/// From nothing to the end of the tournament, in order of weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Penalty {
    Nothing,
    /// A word; it is recorded nowhere.
    Upomnienie,
    Ostrzezenie,
    KaraGry,
    KaraMeczu,
    Dyskwalifikacja,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    Tournament,
    Game,
    Unsporting,
    Cheating,
}

/// What the judge may find when he looks closer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Circumstance {
    Intentional,
    Unintentional,
    InfluencedResult,
    /// The instruction was given to him, not to everybody.
    AddressedToHim,
    Persistent,
    LargeAdvantage,
    TooFewCardsLeft,
    ClericalError,
    /// The ability allowed something and demanded nothing.
    Optional,
    TouchedTheDwor,
    /// He went on playing instead of calling a judge.
    PlayedOn,
    CardIdentifiable,
    CalledJudgeAtOnce,
}

/// What a circumstance does to the standard penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    To(Penalty),
    /// It is another infraction.
    Becomes(&'static str),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift {
    pub clause: RuleId,
    pub when: Circumstance,
    pub effect: Effect,
    /// Only the head judge may apply it.
    pub head_judge: bool,
}

/// An entry of the catalogue; its words are those of the clauses in the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Infraction {
    pub code: &'static str,
    pub name: &'static str,
    pub category: Category,
    /// The first is proposed.
    pub standard: &'static [Penalty],
    pub definition: &'static [RuleId],
    pub penalty: &'static [RuleId],
    pub escalation: &'static [RuleId],
    pub remedy: &'static [RuleId],
    pub examples: &'static [RuleId],
    pub shifts: &'static [Shift],
}

#[cfg(test)]
mod tests;
