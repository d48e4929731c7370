//! Bots against each other, and how sure one may be of the result.

use kernel::{Deaf, Game, Pending, Seat};
use veto::{OverReason, Veto};

use crate::Bot;

/// A game that takes more choices than this is broken off; nothing in the rules
/// makes two players who only pass come to an end.
pub const LONGEST: u32 = 5_000;

/// How a game went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// None if it was broken off.
    pub end: Option<(Option<Seat>, OverReason)>,
    pub decisions: u32,
    /// Decisions with a single legal choice.
    pub forced: u32,
    pub rounds: u16,
}

/// Plays a game from `start`, one bot for each seat. The same arguments give
/// the same game on every machine.
pub fn play(start: Veto, bots: &[Bot], salt: u64) -> Outcome {
    assert_eq!(bots.len(), usize::from(start.seats()), "one bot for each seat");
    let mut game = start;
    let (mut decisions, mut forced) = (0, 0);
    let mut choices = Vec::new();
    while let Pending::Decision { seat, .. } = game.pending() {
        if decisions == LONGEST {
            break;
        }
        choices.clear();
        game.choices(&mut choices);
        forced += u32::from(choices.len() == 1);
        let bot = bots[usize::from(seat.0)];
        let salt = salt ^ (u64::from(decisions) << 40);
        let place = bot.choose(&game, salt).expect("somebody is asked");
        game.apply(choices[place], &mut Deaf).expect("a choice that was offered is legal");
        decisions += 1;
    }
    let view = game.view(None);
    let end = view.over.map(|(winner, reason, _)| (winner, reason));
    Outcome { end, decisions, forced, rounds: view.round }
}

/// Wilson's 95 % interval for a share of `wins` among `games`.
pub fn wilson(wins: u64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, share) = (games as f64, wins as f64 / games as f64);
    let spread = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / spread;
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt() / spread;
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = wilson(8, 10);
        assert!((low - 0.4902).abs() < 5e-4 && (high - 0.9433).abs() < 5e-4, "{low} {high}");
        assert_eq!(wilson(0, 0), (0.0, 1.0));
        assert_eq!(wilson(5, 5).1, 1.0);
    }
}
