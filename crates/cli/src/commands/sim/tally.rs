//! What is counted over many games.

use bots::arena::Outcome;
use veto::OverReason;

/// Sums over games; adding them up in any order gives the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) decisions: u64,
    pub(super) forced: u64,
    pub(super) rounds: u64,
    /// Games by bot and seat.
    pub(super) seated: [[u64; 2]; 2],
    /// Wins by bot and seat.
    pub(super) won: [[u64; 2]; 2],
    pub(super) by_elekcja: u64,
    pub(super) by_all_kreski: u64,
    pub(super) by_elekt_killed: u64,
    pub(super) broken_off: u64,
}

impl Tally {
    /// One game, in which bot `seated[s]` had seat s.
    pub(super) fn of(outcome: &Outcome, seated: [usize; 2]) -> Tally {
        let mut tally = Tally {
            games: 1,
            decisions: outcome.decisions.into(),
            forced: outcome.forced.into(),
            rounds: outcome.rounds.into(),
            ..Tally::default()
        };
        for (seat, bot) in seated.into_iter().enumerate() {
            tally.seated[bot][seat] = 1;
        }
        match outcome.end {
            Some((_, OverReason::Elekcja)) => tally.by_elekcja = 1,
            Some((_, OverReason::AllKreski)) => tally.by_all_kreski = 1,
            Some((_, OverReason::ElektKilled)) => tally.by_elekt_killed = 1,
            Some((_, OverReason::Concession)) => {}
            None => tally.broken_off = 1,
        }
        if let Some((Some(winner), _)) = outcome.end {
            let seat = usize::from(winner.0);
            tally.won[seated[seat]][seat] = 1;
        }
        tally
    }

    pub(super) fn with(self, other: &Tally) -> Tally {
        let sum = |a: [[u64; 2]; 2], b: [[u64; 2]; 2]| {
            [0, 1].map(|bot: usize| [0, 1].map(|seat: usize| a[bot][seat] + b[bot][seat]))
        };
        Tally {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            forced: self.forced + other.forced,
            rounds: self.rounds + other.rounds,
            seated: sum(self.seated, other.seated),
            won: sum(self.won, other.won),
            by_elekcja: self.by_elekcja + other.by_elekcja,
            by_all_kreski: self.by_all_kreski + other.by_all_kreski,
            by_elekt_killed: self.by_elekt_killed + other.by_elekt_killed,
            broken_off: self.broken_off + other.broken_off,
        }
    }

    /// Wins and games of a bot.
    pub(super) fn of_bot(&self, bot: usize) -> (u64, u64) {
        (self.won[bot].iter().sum(), self.seated[bot].iter().sum())
    }

    /// Wins and games of the faction in a seat.
    pub(super) fn of_seat(&self, seat: usize) -> (u64, u64) {
        let sum = |counts: [[u64; 2]; 2]| counts[0][seat] + counts[1][seat];
        (sum(self.won), sum(self.seated))
    }
}
