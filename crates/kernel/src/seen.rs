//! Pointing at cards without giving away which card it is.
//!
//! A card that passes through a hidden zone must not be recognised when it
//! comes out again. So a view never shows a `CardId`: it shows a handle, and a
//! card gets a fresh one with every step into or out of a place where not
//! everybody sees it.

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
