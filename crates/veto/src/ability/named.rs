//! What `that` and `host` mean at one place of a sentence.
//!
//! A filter or an amount can speak of a card the sentence chose before, or of the
//! bearer of a card that was given up as a price. Both are kept in slots of the
//! frame; which ones is settled when the sentence is compiled.

use std::fmt::Display;

/// The slots an instruction speaks of without choosing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Named {
    /// What was chosen last before it.
    pub(crate) that: Option<u8>,
    /// The bearer this card had when the ability was declared.
    pub(crate) host: Option<u8>,
}

/// Does this word stand in the sentence?
pub(super) fn speaks_of(sentence: &impl Display, word: &str) -> bool {
    sentence.to_string().split(|it: char| !it.is_alphabetic()).any(|it| it == word)
}
