//! Everybody is told what binds him, and nothing is left out.

use super::*;
use crate::penalties::{Case, catalogue, guidance};
use crate::setup::Severity;
use rulebook::{
    Book, proves,
    text::{EnforcedBy, library},
};
use std::collections::BTreeSet;

#[test]
fn the_head_judge() {
    let _rules = [
        proves!("PC 1.3.2.2"),
        proves!("PC 1.3.2.3"),
        proves!("PC 1.3.2.5"),
        proves!("PC 1.3.2.7"),
    ];
    assert_eq!(briefing(Audience::HeadJudge).len(), 4);
}

#[test]
fn every_judge() {
    let _rules = [
        proves!("PC 1.3.3.2"),
        proves!("PC 1.3.3.3"),
        proves!("PC 1.3.3.4"),
        proves!("PC 2.10.3"),
        proves!("PC 3.8.2"),
        proves!("PC 8.1.0.1"),
        proves!("PC 8.1.0.2"),
        proves!("PC 8.1.0.3"),
        proves!("PC 8.1.0.4"),
        proves!("PC 8.1.0.5"),
    ];
    assert_eq!(briefing(Audience::LineJudge).len(), 10);
}

#[test]
fn the_technical_judge() {
    let _rules = [proves!("PC 1.3.4.3")];
    assert_eq!(briefing(Audience::TechnicalJudge).len(), 1);
}

#[test]
fn players() {
    let _rules = [
        proves!("PC 1.3.5.1"),
        proves!("PC 1.3.5.2"),
        proves!("PC 1.3.5.5"),
        proves!("PC 1.3.5.8"),
        proves!("PC 2.5.2"),
        proves!("PC 2.5.3"),
        proves!("PC 3.1.2"),
        proves!("PC 3.2.5"),
        proves!("PC 3.3.4"),
        proves!("PC 3.4.3"),
        proves!("PC 3.6.2"),
        proves!("PC 3.6.3"),
        proves!("PC 3.6.4"),
        proves!("PC 3.6.8"),
        proves!("PC 3.6.9"),
        proves!("PC 3.7.5"),
    ];
    assert_eq!(briefing(Audience::Player).len(), 16);
}

#[test]
fn spectators() {
    let _rules = [proves!("PC 1.3.6.2")];
    assert_eq!(briefing(Audience::Spectator).len(), 1);
}

#[test]
fn members_of_a_team() {
    let _rules = [proves!("PC 6.3.7")];
    assert_eq!(briefing(Audience::TeamMember).len(), 1);
}

#[test]
fn the_judge_of_a_team_draft() {
    let _rules = [
        proves!("PC 6.6.9"),
        proves!("PC 6.6.10"),
        proves!("PC 6.6.11"),
        proves!("PC 6.6.21"),
        proves!("PC 6.6.24"),
        proves!("PC 6.6.30"),
        proves!("PC 6.6.34"),
        proves!("PC 6.6.35"),
        proves!("PC 6.6.36"),
        proves!("PC 6.6.38"),
    ];
    assert_eq!(briefing(Audience::DraftJudge).len(), 10);
}

#[test]
fn a_judge_before_he_decides() {
    let _rules = [
        proves!("PC 8.1.1.1"),
        proves!("PC 8.1.1.3"),
        proves!("PC 8.1.1.5"),
        proves!("PC 8.1.1.6"),
        proves!("PC 8.1.1.7"),
        proves!("PC 8.1.1.8"),
        proves!("PC 8.1.1.9"),
        proves!("PC 8.1.1.10"),
        proves!("PC 8.1.1.11"),
        proves!("PC 8.1.1.12"),
        proves!("PC 8.1.1.14"),
        proves!("PC 8.1.1.22"),
        proves!("PC 8.1.1.23"),
        proves!("PC 8.1.1.30"),
        proves!("PC 8.1.1.33"),
        proves!("PC 8.1.1.37"),
        proves!("PC 8.1.1.38"),
        proves!("PC 8.1.2.3"),
        proves!("PC 8.3.0.2"),
        proves!("PC 8.4.0.2"),
        proves!("PC 8.4.0.3"),
        proves!("PC 8.4.0.4"),
        proves!("PC 8.5.0.2"),
    ];
    assert_eq!(briefing(Audience::DecidingJudge).len(), 23);
}

/// Clauses for judges that another room of this crate acts on.
const ACTED_ON: [&str; 2] = ["PC 6.3.8", "PC 8.1.1.13"];

#[test]
fn no_clause_that_binds_people_is_left_unshown() {
    let briefed = Audience::ALL.into_iter().flat_map(briefing).copied();
    let levels = [Severity::VeryLenient, Severity::Lenient, Severity::Full, Severity::Restrictive];
    let cases = [
        Case::IncomeBeforeCards,
        Case::UnderpaidPostac,
        Case::MisusedCard,
        Case::CardsAddedBetweenGames,
    ];
    let guided = levels.into_iter().flat_map(|level| cases.map(|case| guidance(level, case).1));
    let listed = catalogue().flat_map(|it| {
        let parts = [it.definition, it.penalty, it.escalation, it.remedy, it.examples].concat();
        parts.into_iter().chain(it.shifts.iter().map(|shift| shift.clause))
    });
    let shown: BTreeSet<&str> = briefed.chain(guided).chain(listed).map(RuleId::mark).collect();
    let bound = library().ledger(Book::Pc).clauses.iter();
    let bound = bound.filter(|it| it.enforced_by == EnforcedBy::Judge).map(|it| it.mark.as_str());
    let missing: Vec<&str> =
        bound.filter(|it| !shown.contains(it) && !ACTED_ON.contains(it)).collect();
    assert_eq!(missing, [""; 0]);
}
