//! An ability under way.
//!
//! One frame type serves every ability of every card: which program, how far
//! it has got, whose it is, and what it has found so far. A game keeps frames
//! in its state, so a half-resolved ability can be cloned, compared and saved.

use crate::{CardId, Seat};

/// How many separate results one ability can remember.
const SLOTS: u8 = 4;

/// A program being run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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

/// Cards bound to numbered slots, in the order of binding. Packed into whole
/// words: frames are copied with every step, and copying piece by piece is slow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bound {
    /// Sixteen bits a card; what is not bound yet stays zero.
    cards: [u64; Bound::ROOM / 4],
    /// Two bits a card: its slot.
    slots: u16,
    len: u8,
}

impl Bound {
    /// How many cards all results of one ability hold together.
    pub const ROOM: usize = 8;

    /// The cards in `slot`, first bound first.
    pub fn get(&self, slot: u8) -> impl Iterator<Item = CardId> + '_ {
        let at = move |place: &usize| self.slots >> (2 * place) & 3 == u16::from(slot);
        (0..usize::from(self.len)).filter(at).map(|place| self.card(place))
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
        assert!(slot < SLOTS, "an ability has {SLOTS} slots");
        let place = usize::from(self.len);
        assert!(place < Bound::ROOM, "an ability binds at most {} cards", Bound::ROOM);
        self.cards[place / 4] |= u64::from(card.0) << (16 * (place % 4));
        self.slots |= u16::from(slot) << (2 * place);
        self.len += 1;
    }

    /// Everything bound, slot by slot as it came.
    pub fn all(&self) -> impl Iterator<Item = CardId> + '_ {
        (0..usize::from(self.len)).map(|place| self.card(place))
    }

    fn card(&self, place: usize) -> CardId {
        CardId((self.cards[place / 4] >> (16 * (place % 4))) as u16)
    }
}

#[cfg(test)]
mod tests {
    use super::Bound;
    use crate::CardId;

    #[test]
    fn cards_come_back_slot_by_slot_in_the_order_of_binding() {
        let mut bound = Bound::default();
        let cards = [7, 65_535, 0, 300, 12, 9, 1, 2].map(CardId);
        for (place, card) in cards.into_iter().enumerate() {
            bound.add((place % 4) as u8, card);
        }
        assert_eq!(bound.get(1).collect::<Vec<_>>(), [CardId(65_535), CardId(9)]);
        assert_eq!((bound.first(3), bound.count(2)), (Some(CardId(300)), 2));
        assert_eq!(bound.all().collect::<Vec<_>>(), cards);
    }
}
