//! A declaration that may be made: enough to begin its program.

use kernel::{Bound, CardId, Frame, Seat};

use super::{Context, IT};

/// Which program, on which card, by whom, and in answer to what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Plan {
    pub(crate) program: u16,
    pub(crate) source: CardId,
    pub(crate) seat: Seat,
    /// The card it answers, if it answers one.
    pub(crate) it: Option<CardId>,
}

impl Plan {
    pub(crate) fn context(self) -> Context {
        Context::new(self.source, self.seat, self.it)
    }

    /// The program at its first instruction.
    pub(crate) fn frame(self) -> Frame {
        let mut bound = Bound::default();
        if let Some(it) = self.it {
            bound.add(IT, it);
        }
        let Plan { program, source, seat, .. } = self;
        Frame { program, position: 0, source, seat, done: true, bound }
    }
}
