//! PC C.3–C.5, E.4.1 — which results the ranking takes in.

use crate::rating::Weight;
use rulebook::{cite, rule};
use std::collections::BTreeSet;
use tournament::{PlayerId, Refusal};

/// What an organiser hands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    pub weight: Weight,
    pub players: BTreeSet<PlayerId>,
    pub rounds: u32,
    /// Run by a licensed judge.
    pub licensed: bool,
    /// When it was entered in the ranking, and when it began; milliseconds.
    pub announced_at: i64,
    pub began_at: i64,
}

/// Accepts the results or says why not. `known` are the players with an account.
pub fn admit(submission: &Submission, known: &BTreeSet<PlayerId>) -> Result<(), Refusal> {
    let persons = submission.players.len() as u32;
    let mini = submission.weight == Weight::MiniLocal;
    tournament::setup::sanction(persons, submission.licensed, mini)?;
    if mini {
        rule!("PC C.3");
        rule!("PC E.4.1");
        if submission.rounds != 3 {
            return Err(Refusal::new(cite!("PC E.4.1"), "a mini tournament has three rounds"));
        }
    }
    if submission.began_at <= submission.announced_at {
        let reason = "a tournament is entered in the ranking before it begins";
        return Err(Refusal::new(cite!("PC C.4"), reason));
    }
    if !submission.players.is_subset(known) {
        rule!("PC 1.3.5.7");
        let reason = "a player without an account cannot be rated";
        return Err(Refusal::new(cite!("PC C.5"), reason));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rulebook::{RuleId, proves};

    fn players(count: u32) -> BTreeSet<PlayerId> {
        (1..=count).map(PlayerId).collect()
    }

    fn local() -> Submission {
        Submission {
            weight: Weight::Local,
            players: players(8),
            rounds: 3,
            licensed: false,
            announced_at: 1,
            began_at: 2,
        }
    }

    fn refused(submission: &Submission) -> RuleId {
        admit(submission, &players(8)).unwrap_err().rule
    }

    #[test]
    fn results_are_admitted_when_announced_and_played_by_known_players() {
        let _rule = proves!("PC 1.3.5.7");
        assert_eq!(admit(&local(), &players(8)), Ok(()));
        assert_eq!(refused(&Submission { announced_at: 2, ..local() }), cite!("PC C.4"));
        let stranger = Submission { players: (2..=9).map(PlayerId).collect(), ..local() };
        assert_eq!(refused(&stranger), cite!("PC C.5"));
        assert_eq!(refused(&Submission { players: players(5), ..local() }), cite!("PC C.1"));
    }

    #[test]
    fn a_mini_tournament_has_four_players_and_three_rounds() {
        let _rules = [proves!("PC E.4.1"), proves!("PC C.3")];
        let mini = Submission { weight: Weight::MiniLocal, players: players(4), ..local() };
        assert_eq!(admit(&mini, &players(8)), Ok(()));
        assert_eq!(refused(&Submission { rounds: 4, ..mini.clone() }), cite!("PC E.4.1"));
        assert_eq!(refused(&Submission { players: players(3), ..mini }), cite!("PC E.4.1"));
    }
}
