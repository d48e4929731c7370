//! A few words of one kind: the alternatives of a filter, the icons of a character.

use std::marker::PhantomData;

use super::{Icon, Kind, Zone};
use crate::lang::Word;

/// A word of which there are at most eight.
pub trait Small: Word {
    fn index(self) -> u8;
}

macro_rules! small {
    ($($name:ident)+) => { $(impl Small for $name {
        fn index(self) -> u8 {
            self as u8
        }
    })+ };
}
small!(Icon Kind Zone);

/// A set of small words; one byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Few<W> {
    bits: u8,
    of: PhantomData<W>,
}

impl<W> Few<W> {
    pub const NONE: Few<W> = Few { bits: 0, of: PhantomData };

    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// One bit a word, in the order of the vocabulary.
    pub fn bits(self) -> u8 {
        self.bits
    }

    pub fn len(self) -> usize {
        self.bits.count_ones() as usize
    }
}

impl<W: Small> Few<W> {
    pub fn all() -> Few<W> {
        W::ALL.iter().copied().collect()
    }

    pub fn contains(self, word: W) -> bool {
        self.bits >> word.index() & 1 == 1
    }

    #[must_use]
    pub fn with(self, word: W) -> Few<W> {
        Few { bits: self.bits | 1 << word.index(), of: PhantomData }
    }

    #[must_use]
    pub fn without(self, word: W) -> Few<W> {
        Few { bits: self.bits & !(1 << word.index()), of: PhantomData }
    }

    /// In the order of the vocabulary.
    pub fn iter(self) -> impl Iterator<Item = W> {
        W::ALL.iter().copied().filter(move |it| self.contains(*it))
    }
}

impl<W: Small> FromIterator<W> for Few<W> {
    fn from_iter<I: IntoIterator<Item = W>>(words: I) -> Few<W> {
        words.into_iter().fold(Few::NONE, Few::with)
    }
}

impl<W: Small> From<W> for Few<W> {
    fn from(word: W) -> Few<W> {
        Few::NONE.with(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_is_in() {
        let few: Few<Icon> = [Icon::Power, Icon::Military].into_iter().collect();
        assert_eq!(few.iter().collect::<Vec<_>>(), [Icon::Military, Icon::Power]);
        assert!(!few.contains(Icon::Intrigue) && few.len() == 2);
        assert_eq!(few.with(Icon::Intrigue), Few::all());
        assert!(few.without(Icon::Power).without(Icon::Military).is_empty());
    }
}
