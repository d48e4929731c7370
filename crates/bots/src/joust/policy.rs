//! How both sides are taken to answer until the round is over.

use thrones::{Choice, Question};

use crate::lookahead::Policy;

/// Nobody starts anything new; what has been started is answered sensibly.
pub(super) fn policy(question: Question, choices: &[Choice]) -> Policy {
    let found = |wanted: Choice| choices.iter().position(|it| *it == wanted);
    let take = |wanted: Choice| found(wanted).map_or(Policy::Weigh, Policy::Take);
    match question {
        Question::Mulligan => take(Choice::Keep),
        Question::SetUp | Question::Reserve | Question::Standing => take(Choice::Done),
        Question::Window { .. } | Question::Challenge => take(Choice::Pass),
        Question::Order | Question::KeywordOrder | Question::Plot | Question::Sort { .. } => {
            Policy::Take(0)
        }
        // Keywords help the one who has them.
        Question::Keyword(_) => found(Choice::Yes).map_or(Policy::Weigh, Policy::Take),
        // One attacker is enough to see what a challenge is worth.
        Question::Attackers => take(Choice::Done),
        _ => Policy::Weigh,
    }
}
