//! The greedy bot of Thrones: `lookahead` with what is known about this game.
//!
//! It asks of every legal choice: if everybody now lets the round end, how do I
//! stand? `policy` is what "lets the round end" means, `rating` what a standing
//! is worth, with power first and the board second.

mod policy;
mod rating;

use cards::thrones::Phase;
use kernel::{Chance, Game, Seat};
use thrones::{Choice, OverReason, Question, Thrones};

use crate::{
    Playable,
    lookahead::{self, Effort, Insight, Policy},
};

const EFFORT: Effort = Effort { worlds: 3, budget: 4_000, depth: 120 };

impl Playable for Thrones {
    type Reason = OverReason;

    fn greedy(&self, seat: Seat, choices: &[Choice], seed: u64) -> usize {
        let round = Round { since: Thrones::round(self) };
        lookahead::best(&round, self, seat, choices, &mut Chance::numbered(seed), EFFORT)
    }

    fn end(&self) -> Option<(Option<Seat>, OverReason)> {
        self.view(None).over.map(|(winner, reason, _)| (winner, reason))
    }

    fn round(&self) -> u16 {
        Thrones::round(self)
    }
}

/// Tables are compared when the next round begins: everything stands, gold is
/// returned and hands are drawn, so that no moment looks better than another.
struct Round {
    /// The round in which the choice is made.
    since: u16,
}

impl Insight<Thrones> for Round {
    fn horizon(&self, game: &Thrones) -> bool {
        self.since < game.round()
    }

    fn rate(&self, game: &Thrones, seat: Seat) -> i64 {
        rating::rate(game, seat)
    }

    fn quiet(&self, question: Question) -> bool {
        match question {
            Question::Challenge => true,
            Question::Window { phase, .. } => phase == Phase::Marshaling,
            _ => false,
        }
    }

    fn prospect(&self, game: &Thrones, seat: Seat) -> i64 {
        rating::prospect(game, seat)
    }

    fn idle(&self, choice: Choice) -> bool {
        choice == Choice::Pass
    }

    fn policy(&self, _: &Thrones, _: Seat, question: Question, choices: &[Choice]) -> Policy {
        policy::policy(question, choices)
    }
}
