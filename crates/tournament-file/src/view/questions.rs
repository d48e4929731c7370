//! Answers to questions that leave no trace: what would follow, what the tariff says.

use super::judges::GivenView;
use crate::{
    Player,
    command::{Circumstance, Penalty, Slip},
    mirror::{Mirror, words},
};
use serde::{Deserialize, Serialize};
use tournament::{
    PlayerId, Refusal,
    event::{Event, Foresight, Given, Lateness, Rejected},
    penalties::{self, Proposal},
};
use ts_rs::TS;

use crate::Unreadable;

mod of {
    pub(super) use tournament::penalties::Category;
}

words! { Category = of::Category { Tournament, Game, Unsporting, Cheating } }

/// What a command would change, shown before it is taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ForesightView {
    pub moved: Vec<MovedView>,
    /// Rounds that were paired from what would change, and stand.
    pub rounds_paired_since: Vec<u32>,
    pub top_was_cut: bool,
}

/// Place and points of a player before and after; none where he is not listed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MovedView {
    pub player: Player,
    pub from: Option<[u32; 2]>,
    pub to: Option<[u32; 2]>,
}

/// What the tariff proposes for a deed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ProposalView {
    /// What would be recorded, the standard penalty and what is added included.
    pub given: GivenView,
    /// The first is preselected.
    pub options: Vec<Penalty>,
    pub needs_head_judge: bool,
    /// Clauses that define the infraction, speak for the penalty and say how to repair the game.
    pub quoted: Vec<String>,
    pub examples: Vec<String>,
}

/// An entry of the catalogue of infractions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct InfractionView {
    pub code: String,
    pub name: String,
    pub category: Category,
    pub standard: Vec<Penalty>,
    pub circumstances: Vec<Circumstance>,
    pub definition: Vec<String>,
    pub remedy: Vec<String>,
}

/// Somebody who is late, if he has not sat down, and what follows now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LateView {
    pub player: Player,
    /// The infraction he is charged with.
    pub infraction: Option<String>,
    /// Or the result that is recorded at his table.
    pub report: Option<LateReport>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LateReport {
    pub table: u32,
    pub slip: Slip,
}

/// Why something was not done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RefusalView {
    /// The rule a judge would quote.
    pub rule: Option<String>,
    pub reason: String,
}

impl RefusalView {
    pub(super) fn of_refusal(refusal: &Refusal) -> RefusalView {
        RefusalView { rule: Some(refusal.rule.to_string()), reason: refusal.reason.to_owned() }
    }

    pub fn of(rejected: &Rejected) -> RefusalView {
        match rejected {
            Rejected::Rule(refusal) => RefusalView::of_refusal(refusal),
            other => RefusalView {
                rule: other.rule().map(|it| it.to_string()),
                reason: other.to_string(),
            },
        }
    }
}

impl LateView {
    /// Everybody at an open table who would be late at this moment.
    pub fn all(event: &Event, at: i64) -> Vec<LateView> {
        let view = |player: &PlayerId| {
            let (infraction, report) = match event.lateness(*player, at)? {
                Lateness::InTime => return None,
                Lateness::Penalise { infraction } => (Some(infraction.to_owned()), None),
                Lateness::Report { table, slip } => {
                    (None, Some(LateReport { table, slip: Slip::of(&slip) }))
                }
            };
            Some(LateView { player: Player::of(player), infraction, report })
        };
        event.would_be_late(at).iter().filter_map(view).collect()
    }
}

impl ForesightView {
    pub fn of(foresight: &Foresight) -> ForesightView {
        let pair = |it: (u32, u32)| [it.0, it.1];
        let moved = foresight.moved.iter().map(|it| MovedView {
            player: Player::of(&it.player),
            from: it.from.map(pair),
            to: it.to.map(pair),
        });
        ForesightView {
            moved: moved.collect(),
            rounds_paired_since: foresight.rounds_paired_since.clone(),
            top_was_cut: foresight.top_was_cut,
        }
    }
}

impl ProposalView {
    pub fn of(proposal: &Proposal, given: &Given) -> ProposalView {
        let marks = |rules: &[rulebook::RuleId]| rules.iter().map(ToString::to_string).collect();
        ProposalView {
            given: GivenView::of(given),
            options: proposal.options.iter().map(Penalty::of).collect(),
            needs_head_judge: proposal.needs_head_judge,
            quoted: marks(&proposal.quoted),
            examples: marks(proposal.examples),
        }
    }
}

/// The whole catalogue, in the order of the document.
pub fn catalogue() -> Vec<InfractionView> {
    let marks = |rules: &[rulebook::RuleId]| rules.iter().map(ToString::to_string).collect();
    penalties::catalogue()
        .map(|it| InfractionView {
            code: it.code.to_owned(),
            name: it.name.to_owned(),
            category: Category::of(&it.category),
            standard: it.standard.iter().map(Penalty::of).collect(),
            circumstances: it.shifts.iter().map(|it| Circumstance::of(&it.when)).collect(),
            definition: marks(it.definition),
            remedy: marks(it.remedy),
        })
        .collect()
}
