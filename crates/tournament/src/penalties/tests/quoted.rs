//! What a judge is shown when he chooses an infraction: every clause about it, in its part.
//!
//! These clauses bind people, not programs; the program's share is to put them
//! before the judge at the right moment, and to leave none out.

use super::{Severity, infraction, propose};
use rulebook::{RuleId, proves};

/// Proposes the infraction and checks that nothing is quoted twice and that
/// definition, penalty, escalation, remedy and examples have so many clauses.
#[track_caller]
fn shows(code: &str, parts: [usize; 5]) {
    let entry = infraction(code).expect("an infraction");
    let lists = [entry.definition, entry.penalty, entry.escalation, entry.remedy, entry.examples];
    assert_eq!(lists.map(<[RuleId]>::len), parts);
    let proposal = propose(code, &[], Severity::Full).expect("an infraction");
    let mut shown = [&proposal.quoted[..], proposal.examples].concat();
    assert_eq!(shown.len(), parts.iter().sum::<usize>());
    let prefix = format!("{code}.");
    assert!(shown.iter().all(|it| it.number().starts_with(&prefix)), "{shown:?}");
    shown.sort_unstable();
    shown.dedup();
    assert_eq!(shown.len(), parts.iter().sum::<usize>(), "a clause is quoted twice");
}

#[test]
fn lateness() {
    let _rules = [
        proves!("PC 8.2.1.1"),
        proves!("PC 8.2.1.2"),
        proves!("PC 8.2.1.3"),
        proves!("PC 8.2.1.4"),
        proves!("PC 8.2.1.5"),
    ];
    shows("8.2.1", [1, 1, 1, 1, 1]);
}

#[test]
fn slow_play() {
    let _rules = [
        proves!("PC 8.2.2.1"),
        proves!("PC 8.2.2.3"),
        proves!("PC 8.2.2.4"),
        proves!("PC 8.2.2.5"),
        proves!("PC 8.2.2.7"),
    ];
    shows("8.2.2", [2, 1, 0, 1, 1]);
}

#[test]
fn insufficient_shuffling() {
    let _rules = [
        proves!("PC 8.2.3.1"),
        proves!("PC 8.2.3.3"),
        proves!("PC 8.2.3.4"),
        proves!("PC 8.2.3.5"),
        proves!("PC 8.2.3.6"),
        proves!("PC 8.2.3.7"),
        proves!("PC 8.2.3.8"),
    ];
    shows("8.2.3", [1, 1, 1, 3, 1]);
}

#[test]
fn announcements_and_procedures() {
    let _rules = [
        proves!("PC 8.2.4.1"),
        proves!("PC 8.2.4.3"),
        proves!("PC 8.2.4.5"),
        proves!("PC 8.2.4.6"),
    ];
    shows("8.2.4", [1, 1, 0, 1, 1]);
}

#[test]
fn marked_cards() {
    let _rules = [
        proves!("PC 8.2.5.1"),
        proves!("PC 8.2.5.2"),
        proves!("PC 8.2.5.3"),
        proves!("PC 8.2.5.4"),
        proves!("PC 8.2.5.7"),
    ];
    shows("8.2.5", [1, 1, 0, 2, 1]);
}

#[test]
fn deck_and_list() {
    let _rules = [
        proves!("PC 8.2.6.1"),
        proves!("PC 8.2.6.2"),
        proves!("PC 8.2.6.3"),
        proves!("PC 8.2.6.4"),
        proves!("PC 8.2.6.5"),
        proves!("PC 8.2.6.6"),
        proves!("PC 8.2.6.7"),
        proves!("PC 8.2.6.8"),
        proves!("PC 8.2.6.10"),
        proves!("PC 8.2.6.11"),
        proves!("PC 8.2.6.12"),
        proves!("PC 8.2.6.14"),
    ];
    shows("8.2.6", [5, 1, 0, 5, 1]);
}

#[test]
fn a_missed_triggered_ability() {
    let _rules = [
        proves!("PC 8.3.1.1"),
        proves!("PC 8.3.1.2"),
        proves!("PC 8.3.1.4"),
        proves!("PC 8.3.1.5"),
        proves!("PC 8.3.1.6"),
        proves!("PC 8.3.1.7"),
        proves!("PC 8.3.1.8"),
    ];
    shows("8.3.1", [1, 3, 0, 2, 1]);
}

#[test]
fn looking_at_cards() {
    let _rules = [
        proves!("PC 8.3.2.1"),
        proves!("PC 8.3.2.3"),
        proves!("PC 8.3.2.4"),
        proves!("PC 8.3.2.5"),
        proves!("PC 8.3.2.6"),
        proves!("PC 8.3.2.8"),
    ];
    shows("8.3.2", [2, 2, 0, 1, 1]);
}

#[test]
fn drawing_extra_cards() {
    let _rules = [
        proves!("PC 8.3.3.1"),
        proves!("PC 8.3.3.2"),
        proves!("PC 8.3.3.3"),
        proves!("PC 8.3.3.4"),
        proves!("PC 8.3.3.6"),
        proves!("PC 8.3.3.8"),
    ];
    shows("8.3.3", [2, 2, 0, 1, 1]);
}

#[test]
fn outside_help() {
    let _rules = [
        proves!("PC 8.3.4.1"),
        proves!("PC 8.3.4.2"),
        proves!("PC 8.3.4.3"),
        proves!("PC 8.3.4.4"),
        proves!("PC 8.3.4.5"),
        proves!("PC 8.3.4.6"),
        proves!("PC 8.3.4.7"),
        proves!("PC 8.3.4.8"),
    ];
    shows("8.3.4", [4, 1, 1, 1, 1]);
}

#[test]
fn a_card_not_revealed() {
    let _rules = [
        proves!("PC 8.3.5.1"),
        proves!("PC 8.3.5.2"),
        proves!("PC 8.3.5.4"),
        proves!("PC 8.3.5.5"),
    ];
    shows("8.3.5", [1, 1, 0, 1, 1]);
}

#[test]
fn breaking_the_rules_of_the_game() {
    let _rules = [
        proves!("PC 8.3.6.1"),
        proves!("PC 8.3.6.2"),
        proves!("PC 8.3.6.3"),
        proves!("PC 8.3.6.4"),
        proves!("PC 8.3.6.5"),
        proves!("PC 8.3.6.6"),
        proves!("PC 8.3.6.7"),
        proves!("PC 8.3.6.8"),
    ];
    shows("8.3.6", [2, 1, 1, 3, 1]);
}

#[test]
fn not_watching_the_game_state() {
    let _rules = [
        proves!("PC 8.3.7.1"),
        proves!("PC 8.3.7.3"),
        proves!("PC 8.3.7.4"),
        proves!("PC 8.3.7.5"),
        proves!("PC 8.3.7.6"),
    ];
    shows("8.3.7", [1, 1, 1, 1, 1]);
}

#[test]
fn minor_unsporting_behaviour() {
    let _rules = [
        proves!("PC 8.4.1.1"),
        proves!("PC 8.4.1.2"),
        proves!("PC 8.4.1.3"),
        proves!("PC 8.4.1.4"),
        proves!("PC 8.4.1.5"),
        proves!("PC 8.4.1.6"),
    ];
    shows("8.4.1", [1, 1, 1, 2, 1]);
}

#[test]
fn serious_unsporting_behaviour() {
    let _rules = [
        proves!("PC 8.4.2.1"),
        proves!("PC 8.4.2.2"),
        proves!("PC 8.4.2.3"),
        proves!("PC 8.4.2.5"),
        proves!("PC 8.4.2.6"),
    ];
    shows("8.4.2", [2, 1, 0, 1, 1]);
}

#[test]
fn another_way_of_finding_the_winner() {
    let _rules = [
        proves!("PC 8.4.3.1"),
        proves!("PC 8.4.3.2"),
        proves!("PC 8.4.3.3"),
        proves!("PC 8.4.3.5"),
        proves!("PC 8.4.3.6"),
    ];
    shows("8.4.3", [2, 1, 0, 1, 1]);
}

#[test]
fn bribery_and_bets() {
    let _rules = [
        proves!("PC 8.4.4.1"),
        proves!("PC 8.4.4.2"),
        proves!("PC 8.4.4.3"),
        proves!("PC 8.4.4.4"),
        proves!("PC 8.4.4.5"),
        proves!("PC 8.4.4.6"),
    ];
    shows("8.4.4", [2, 1, 1, 1, 1]);
}

#[test]
fn aggression() {
    let _rules = [
        proves!("PC 8.4.5.1"),
        proves!("PC 8.4.5.2"),
        proves!("PC 8.4.5.3"),
        proves!("PC 8.4.5.4"),
        proves!("PC 8.4.5.5"),
    ];
    shows("8.4.5", [1, 1, 1, 1, 1]);
}

#[test]
fn theft() {
    let _rules = [
        proves!("PC 8.4.6.1"),
        proves!("PC 8.4.6.2"),
        proves!("PC 8.4.6.3"),
        proves!("PC 8.4.6.4"),
        proves!("PC 8.4.6.5"),
    ];
    shows("8.4.6", [1, 1, 1, 1, 1]);
}

#[test]
fn stalling() {
    let _rules = [
        proves!("PC 8.5.1.1"),
        proves!("PC 8.5.1.2"),
        proves!("PC 8.5.1.4"),
        proves!("PC 8.5.1.5"),
    ];
    shows("8.5.1", [1, 1, 0, 1, 1]);
}

#[test]
fn dishonesty() {
    let _rules = [
        proves!("PC 8.5.2.1"),
        proves!("PC 8.5.2.2"),
        proves!("PC 8.5.2.3"),
        proves!("PC 8.5.2.4"),
        proves!("PC 8.5.2.5"),
        proves!("PC 8.5.2.6"),
        proves!("PC 8.5.2.7"),
    ];
    shows("8.5.2", [3, 1, 1, 1, 1]);
}

#[test]
fn hidden_information() {
    let _rules = [
        proves!("PC 8.5.3.1"),
        proves!("PC 8.5.3.2"),
        proves!("PC 8.5.3.3"),
        proves!("PC 8.5.3.4"),
        proves!("PC 8.5.3.6"),
        proves!("PC 8.5.3.7"),
    ];
    shows("8.5.3", [3, 1, 0, 1, 1]);
}

#[test]
fn manipulating_the_elements_of_the_game() {
    let _rules = [
        proves!("PC 8.5.4.1"),
        proves!("PC 8.5.4.2"),
        proves!("PC 8.5.4.3"),
        proves!("PC 8.5.4.4"),
        proves!("PC 8.5.4.5"),
    ];
    shows("8.5.4", [1, 1, 1, 1, 1]);
}
