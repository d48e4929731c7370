//! An ordered pile of cards that is copied as one block of memory.

use std::hash::{Hash, Hasher};

use kernel::CardId;

/// More never lie in one pile; `Setup` refuses a larger deck.
pub(crate) const CAPACITY: usize = 120;

/// An ordered pile; the last card is the top.
#[derive(Clone, Copy)]
pub(crate) struct Pile<const N: usize = CAPACITY> {
    len: u8,
    cards: [CardId; N],
}

impl<const N: usize> Pile<N> {
    pub(crate) const fn new() -> Pile<N> {
        Pile { len: 0, cards: [CardId(0); N] }
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn as_slice(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [CardId] {
        &mut self.cards[..usize::from(self.len)]
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = CardId> + ExactSizeIterator + '_ {
        self.as_slice().iter().copied()
    }

    pub(crate) fn contains(&self, card: CardId) -> bool {
        self.as_slice().contains(&card)
    }

    pub(crate) fn top(&self) -> Option<CardId> {
        self.as_slice().last().copied()
    }

    pub(crate) fn put_on_top(&mut self, card: CardId) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    pub(crate) fn put_at_bottom(&mut self, card: CardId) {
        let len = usize::from(self.len);
        self.cards.copy_within(..len, 1);
        self.cards[0] = card;
        self.len += 1;
    }

    /// Takes `card` out; the order of the others stays.
    pub(crate) fn take(&mut self, card: CardId) {
        let place = self.as_slice().iter().position(|it| *it == card);
        let place = place.expect("a card is taken from the pile it lies in");
        self.cards.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
    }

    /// The same, looked for from the top, where a deck is drawn from.
    pub(crate) fn take_from_top(&mut self, card: CardId) {
        match self.top() {
            Some(top) if top == card => self.len -= 1,
            _ => self.take(card),
        }
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl<const N: usize> std::fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice().iter().map(|it| it.0)).finish()
    }
}

impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Pile<N>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<const N: usize> Eq for Pile<N> {}

impl<const N: usize> Hash for Pile<N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}
