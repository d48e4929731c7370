//! What is counted over many games.

use std::collections::BTreeMap;

use bots::arena::Outcome;

/// Sums over games; adding them up in any order gives the same.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) decisions: u64,
    pub(super) forced: u64,
    pub(super) rounds: u64,
    /// Games by bot and seat.
    pub(super) seated: [[u64; 2]; 2],
    /// Wins by bot and seat.
    pub(super) won: [[u64; 2]; 2],
    /// How many games ended in which way.
    pub(super) ends: BTreeMap<&'static str, u64>,
}

/// Every way a simulated game can end, those of VETO!.
pub(super) const VETO_ENDS: [&str; 7] = [
    "elekcja",
    "all_kreski",
    "elekt_killed",
    "won_by_card",
    "lost_by_card",
    "exhaustion",
    BROKEN_OFF,
];
/// Those of Thrones.
pub(super) const THRONES_ENDS: [&str; 3] = ["power", "last_standing", BROKEN_OFF];
const BROKEN_OFF: &str = "broken_off";
/// Bots do not give up.
const CONCESSION: &str = "concession";

pub(super) fn veto_end(reason: veto::OverReason) -> &'static str {
    match reason {
        veto::OverReason::Elekcja => VETO_ENDS[0],
        veto::OverReason::AllKreski => VETO_ENDS[1],
        veto::OverReason::ElektKilled => VETO_ENDS[2],
        veto::OverReason::WonByCard => VETO_ENDS[3],
        veto::OverReason::LostByCard => VETO_ENDS[4],
        veto::OverReason::Exhaustion => VETO_ENDS[5],
        veto::OverReason::Concession => CONCESSION,
    }
}

pub(super) fn thrones_end(reason: thrones::OverReason) -> &'static str {
    match reason {
        thrones::OverReason::Power => THRONES_ENDS[0],
        thrones::OverReason::LastStanding => THRONES_ENDS[1],
        thrones::OverReason::Concession => CONCESSION,
    }
}

impl Tally {
    /// One game, in which bot `seated[s]` had seat s.
    pub(super) fn of<R: Copy>(
        outcome: &Outcome<R>,
        seated: [usize; 2],
        way: fn(R) -> &'static str,
    ) -> Tally {
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
        let end = outcome.end.map_or(BROKEN_OFF, |(_, reason)| way(reason));
        tally.ends.insert(end, 1);
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
        let mut ends = self.ends;
        for (end, count) in &other.ends {
            *ends.entry(end).or_default() += count;
        }
        Tally {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            forced: self.forced + other.forced,
            rounds: self.rounds + other.rounds,
            seated: sum(self.seated, other.seated),
            won: sum(self.won, other.won),
            ends,
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
