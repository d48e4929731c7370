//! Cards as numbers, and ordered piles of them.

use arrayvec::ArrayVec;

/// A card of one game: its place in the list made at set-up. It never leaves
/// the engine; a view points at cards by `Handle`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct CardId(pub u16);

impl CardId {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// More never lie in one pile.
const CAPACITY: usize = 120;

/// An ordered pile; the last card is the top.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Zone(ArrayVec<CardId, CAPACITY>);

impl Zone {
    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn as_slice(&self) -> &[CardId] {
        &self.0
    }

    pub fn as_mut_slice(&mut self) -> &mut [CardId] {
        &mut self.0
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = CardId> + ExactSizeIterator + '_ {
        self.0.iter().copied()
    }

    pub fn contains(&self, card: CardId) -> bool {
        self.0.contains(&card)
    }

    pub fn top(&self) -> Option<CardId> {
        self.0.last().copied()
    }

    pub fn put_on_top(&mut self, card: CardId) {
        self.0.push(card);
    }

    /// Takes `card` out; the order of the others stays.
    pub fn take(&mut self, card: CardId) {
        // Most cards are taken from the top.
        let place = self.0.iter().rposition(|it| *it == card);
        self.0.remove(place.expect("a card is taken from the pile it lies in"));
    }
}

impl FromIterator<CardId> for Zone {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Zone {
        Zone(cards.into_iter().collect())
    }
}
