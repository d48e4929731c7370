//! What people are told: clauses that bind persons and that no program can enforce.
//!
//! The program's share is to show each to the right person at the right
//! moment. A test holds this list and the catalogue of infractions against the
//! ledger, so that none is forgotten.

use rulebook::{RuleId, cite, trace};

/// Who is told, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Audience {
    /// The head judge, when he takes office.
    HeadJudge,
    /// Every judge, before the first round.
    LineJudge,
    /// The technical judge.
    TechnicalJudge,
    /// Players, when they enter.
    Player,
    /// Whoever opens a match of others.
    Spectator,
    /// Members of a team, before a match.
    TeamMember,
    /// The judge of a team draft, step by step.
    DraftJudge,
    /// A judge who is about to decide on a penalty.
    DecidingJudge,
}

impl Audience {
    pub const ALL: [Audience; 8] = [
        Audience::HeadJudge,
        Audience::LineJudge,
        Audience::TechnicalJudge,
        Audience::Player,
        Audience::Spectator,
        Audience::TeamMember,
        Audience::DraftJudge,
        Audience::DecidingJudge,
    ];
}

/// The clauses to show, in the order of the document.
pub fn briefing(audience: Audience) -> &'static [RuleId] {
    let clauses = match audience {
        Audience::HeadJudge => HEAD_JUDGE,
        Audience::LineJudge => LINE_JUDGE,
        Audience::TechnicalJudge => TECHNICAL_JUDGE,
        Audience::Player => PLAYER,
        Audience::Spectator => SPECTATOR,
        Audience::TeamMember => TEAM_MEMBER,
        Audience::DraftJudge => DRAFT_JUDGE,
        Audience::DecidingJudge => DECIDING_JUDGE,
    };
    clauses.iter().for_each(|it| trace::hit(*it));
    clauses
}

static HEAD_JUDGE: &[RuleId] =
    &[cite!("PC 1.3.2.2"), cite!("PC 1.3.2.3"), cite!("PC 1.3.2.5"), cite!("PC 1.3.2.7")];

static LINE_JUDGE: &[RuleId] = &[
    cite!("PC 1.3.3.2"),
    cite!("PC 1.3.3.3"),
    cite!("PC 1.3.3.4"),
    cite!("PC 2.10.3"),
    cite!("PC 3.8.2"),
    cite!("PC 8.1.0.1"),
    cite!("PC 8.1.0.2"),
    cite!("PC 8.1.0.3"),
    cite!("PC 8.1.0.4"),
    cite!("PC 8.1.0.5"),
];

static TECHNICAL_JUDGE: &[RuleId] = &[cite!("PC 1.3.4.3")];

static PLAYER: &[RuleId] = &[
    cite!("PC 1.3.5.1"),
    cite!("PC 1.3.5.2"),
    cite!("PC 1.3.5.5"),
    cite!("PC 1.3.5.8"),
    cite!("PC 2.5.2"),
    cite!("PC 2.5.3"),
    cite!("PC 3.1.2"),
    cite!("PC 3.2.5"),
    cite!("PC 3.3.4"),
    cite!("PC 3.4.3"),
    cite!("PC 3.6.2"),
    cite!("PC 3.6.3"),
    cite!("PC 3.6.4"),
    cite!("PC 3.6.8"),
    cite!("PC 3.6.9"),
    cite!("PC 3.7.5"),
];

static SPECTATOR: &[RuleId] = &[cite!("PC 1.3.6.2")];

static TEAM_MEMBER: &[RuleId] = &[cite!("PC 6.3.7")];

static DRAFT_JUDGE: &[RuleId] = &[
    cite!("PC 6.6.9"),
    cite!("PC 6.6.10"),
    cite!("PC 6.6.11"),
    cite!("PC 6.6.21"),
    cite!("PC 6.6.24"),
    cite!("PC 6.6.30"),
    cite!("PC 6.6.34"),
    cite!("PC 6.6.35"),
    cite!("PC 6.6.36"),
    cite!("PC 6.6.38"),
];

static DECIDING_JUDGE: &[RuleId] = &[
    cite!("PC 8.1.1.1"),
    cite!("PC 8.1.1.3"),
    cite!("PC 8.1.1.5"),
    cite!("PC 8.1.1.6"),
    cite!("PC 8.1.1.7"),
    cite!("PC 8.1.1.8"),
    cite!("PC 8.1.1.9"),
    cite!("PC 8.1.1.10"),
    cite!("PC 8.1.1.11"),
    cite!("PC 8.1.1.12"),
    cite!("PC 8.1.1.14"),
    cite!("PC 8.1.1.22"),
    cite!("PC 8.1.1.23"),
    cite!("PC 8.1.1.30"),
    cite!("PC 8.1.1.33"),
    cite!("PC 8.1.1.37"),
    cite!("PC 8.1.1.38"),
    cite!("PC 8.1.2.3"),
    cite!("PC 8.3.0.2"),
    cite!("PC 8.4.0.2"),
    cite!("PC 8.4.0.3"),
    cite!("PC 8.4.0.4"),
    cite!("PC 8.5.0.2"),
];

#[cfg(test)]
mod tests;
