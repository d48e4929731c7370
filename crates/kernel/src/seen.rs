//! Pointing at cards without giving away which card it is.
//!
//! A card that passes through a hidden zone must not be recognised when it
//! comes out again. So a view never shows a `CardId`: it shows a handle, and a
//! card gets a fresh one with every step into or out of a place where not
//! everybody sees it.

use crate::seat::{Seat, SeatSet};

/// The number under which the players know a card for the moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Handle(pub u32);

/// Gives out handles, each once.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Handles {
    given: u32,
}

impl Handles {
    pub fn fresh(&mut self) -> Handle {
        self.given += 1;
        Handle(self.given)
    }
}

/// A card in an event, which is told to each seat without looking at the table again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Face {
    /// Which card it is: an index of the catalog.
    pub def: u16,
    pub owner: Seat,
    /// Who sees the face.
    pub seen_by: SeatSet,
    /// Its handle before, and who could point at it.
    pub was: (Handle, SeatSet),
    /// Its handle now, and who can point at it.
    pub now: (Handle, SeatSet),
}

impl Face {
    /// What a viewer is told: where he can point now, where he could before if that was
    /// elsewhere, and which card it is.
    pub fn to(&self, viewer: Option<Seat>) -> (Option<Handle>, Option<Handle>, Option<u16>) {
        let ((was, was_to), (now, now_to)) = (self.was, self.now);
        let moved = was != now && was_to.includes(viewer);
        (
            now_to.includes(viewer).then_some(now),
            moved.then_some(was),
            self.seen_by.includes(viewer).then_some(self.def),
        )
    }
}
