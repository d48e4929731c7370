//! The points at which a game stops and waits.

use crate::Seat;

/// What a game is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pending<Q> {
    /// This seat must answer. The legal answers are `Game::choices`.
    Decision { seat: Seat, question: Q },
    /// Nothing: the game is over.
    Over { winner: Option<Seat> },
}

impl<Q> Pending<Q> {
    /// The seat that has to answer, if any.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Pending::Decision { seat, .. } => Some(*seat),
            Pending::Over { .. } => None,
        }
    }

    pub fn is_over(&self) -> bool {
        matches!(self, Pending::Over { .. })
    }
}
