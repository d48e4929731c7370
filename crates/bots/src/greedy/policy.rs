//! How both sides are taken to answer until the round is over.

use kernel::Seat;
use veto::{Choice, Question, Veto};

use super::duel;
use crate::lookahead::Policy;

/// Nobody starts anything new; what has been started is answered sensibly.
pub(super) fn policy(game: &Veto, asked: Seat, question: Question, choices: &[Choice]) -> Policy {
    let take = |wanted: Choice| match choices.iter().position(|it| *it == wanted) {
        Some(place) => Policy::Take(place),
        None => Policy::Weigh,
    };
    match question {
        Question::Grymaszenie => take(Choice::Keep),
        Question::Stint => take(Choice::EndStint),
        // Whoever can kill an Elekt uses all he has.
        Question::Reply if duel::fights_an_elekt(game, asked) => Policy::Weigh,
        Question::Reply | Question::Okno | Question::Inicjatywa | Question::Bitwa => {
            take(Choice::Decline)
        }
        Question::Discard | Question::Utrzymanie | Question::Atak | Question::Ruch => {
            take(Choice::Done)
        }
        // Nothing is gained by guessing at what is chosen in secret.
        Question::Zastep | Question::Kontrola => Policy::Take(0),
        // As printed; what comes of another order is rarely worth a look.
        Question::Kolejnosc { .. } => Policy::Take(0),
        Question::Elekcja => take(Choice::Yes),
        Question::DuelTurn => Policy::Take(duel::turn(game, asked, choices)),
        Question::Acceptance
        | Question::Moderunek
        | Question::Surcharge { .. }
        | Question::Instead { .. }
        | Question::Card { .. }
        | Question::May { .. }
        | Question::OneOf { .. }
        | Question::Nazwa { .. }
        | Question::Pole { .. }
        | Question::Szyk
        | Question::Dokad { .. } => Policy::Weigh,
    }
}
