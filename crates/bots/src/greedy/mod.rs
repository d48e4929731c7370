//! The greedy bot of VETO!: `lookahead` with what is known about this game.
//!
//! It asks of every legal choice: if everybody now lets the round end, how do I
//! stand? `policy` is what "lets the round end" means, `duel` how a pojedynek
//! is fought meanwhile, `rating` what a standing is worth, `prospect` what could
//! still have been done in the round.

mod duel;
mod policy;
mod prospect;
mod rating;

use kernel::{Chance, Seat};
use veto::{Choice, Event, Happened, Question, Veto};

use crate::lookahead::{self, Effort, Insight, Policy};

const EFFORT: Effort = Effort { worlds: 4, budget: 6_000, depth: 60 };

/// The place of its choice among `choices`.
pub(crate) fn place(game: &Veto, seat: Seat, choices: &[Choice], seed: u64) -> usize {
    lookahead::best(&Round, game, seat, choices, &mut Chance::numbered(seed), EFFORT)
}

/// Tables are compared when the next round begins: then everything is paid,
/// drawn and untapped for everybody, so that no moment inside a round looks
/// better than another.
struct Round;

impl Insight<Veto> for Round {
    fn horizon(&self, events: &[Happened]) -> bool {
        events.iter().any(|it| matches!(it.event, Event::RoundBegins { .. }))
    }

    fn rate(&self, game: &Veto, seat: Seat) -> i64 {
        rating::rate(game, seat)
    }

    fn quiet(&self, question: Question) -> bool {
        question == Question::Stint
    }

    fn prospect(&self, game: &Veto, seat: Seat) -> i64 {
        prospect::prospect(game, seat)
    }

    fn policy(&self, game: &Veto, asked: Seat, question: Question, choices: &[Choice]) -> Policy {
        policy::policy(game, asked, question, choices)
    }
}
