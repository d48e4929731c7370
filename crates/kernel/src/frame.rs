//! An ability under way.
//!
//! One frame type serves every ability of every card: which program, how far
//! it has got, whose it is, and what it has found so far. A game keeps frames
//! in its state, so a half-resolved ability can be cloned, compared and saved.

use arrayvec::ArrayVec;

use crate::{CardId, Seat};

/// How many separate results one ability can remember.
const SLOTS: usize = 4;

/// A program being run.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Frame {
    /// Which program of the catalog.
    pub program: u16,
    /// The next instruction.
    pub position: u8,
    /// The card the ability stands on.
    pub source: CardId,
    /// Who declared it: the "you" of its text.
    pub seat: Seat,
    /// Was the latest deed done in full? What hangs on it with "then" asks.
    pub done: bool,
    /// What it has bound so far.
    pub bound: Bound,
}

/// Cards bound to numbered slots, in the order of binding.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Bound {
    cards: ArrayVec<(u8, CardId), { Bound::ROOM }>,
}

impl Bound {
    /// How many cards all results of one ability hold together.
    pub const ROOM: usize = 8;

    /// The cards in `slot`, first bound first.
    pub fn get(&self, slot: u8) -> impl Iterator<Item = CardId> + '_ {
        self.cards.iter().filter(move |(at, _)| *at == slot).map(|(_, card)| *card)
    }

    pub fn first(&self, slot: u8) -> Option<CardId> {
        self.get(slot).next()
    }

    pub fn count(&self, slot: u8) -> u8 {
        self.get(slot).count() as u8
    }

    /// # Panics
    ///
    /// There is no such slot or no room; a game refuses such an ability when it makes its catalog.
    pub fn add(&mut self, slot: u8, card: CardId) {
        assert!(usize::from(slot) < SLOTS, "an ability has {SLOTS} slots");
        self.cards.push((slot, card));
    }

    /// Everything bound, slot by slot as it came.
    pub fn all(&self) -> impl Iterator<Item = CardId> + '_ {
        self.cards.iter().map(|(_, card)| *card)
    }
}
