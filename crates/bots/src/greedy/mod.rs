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

use kernel::{Chance, Game, Seat};
use veto::{Choice, OverReason, Phase, Question, Veto};

use crate::{
    Playable,
    lookahead::{self, Effort, Insight, Policy},
};

const EFFORT: Effort = Effort { worlds: 4, budget: 6_000, depth: 60 };

impl Playable for Veto {
    type Reason = OverReason;

    fn greedy(&self, seat: Seat, choices: &[Choice], seed: u64) -> usize {
        let round = Round { since: Veto::round(self) };
        lookahead::best(&round, self, seat, choices, &mut Chance::numbered(seed), EFFORT)
    }

    fn end(&self) -> Option<(Option<Seat>, OverReason)> {
        self.view(None).over.map(|(winner, reason, _)| (winner, reason))
    }

    fn round(&self) -> u16 {
        Veto::round(self)
    }
}

/// Tables are compared when the faza gry of the next round begins: then
/// everything is paid, drawn and untapped for everybody, so that no moment
/// inside a round looks better than another.
struct Round {
    /// The round in which the choice is made.
    since: u16,
}

impl Insight<Veto> for Round {
    fn horizon(&self, game: &Veto) -> bool {
        self.since < game.round() && game.phase() == Phase::Gra
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

    fn idle(&self, choice: Choice) -> bool {
        matches!(choice, Choice::EndStint | Choice::Decline | Choice::Done | Choice::No)
    }

    fn policy(&self, game: &Veto, asked: Seat, question: Question, choices: &[Choice]) -> Policy {
        policy::policy(game, asked, question, choices)
    }
}
