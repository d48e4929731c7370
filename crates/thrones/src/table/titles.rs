//! Which titles are in play: a quick "no" to "is there a copy of this card?".

use cards::thrones::Title;

/// 256 titles are told apart; one that shares its bit with another costs a
/// look at the table and nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Titles([u64; 4]);

impl Titles {
    pub(crate) fn add(&mut self, title: Title) {
        self.0[usize::from(title.0 >> 6 & 3)] |= 1 << (title.0 & 63);
    }

    /// False if no card with this title is there.
    pub(crate) fn may_have(&self, title: Title) -> bool {
        self.0[usize::from(title.0 >> 6 & 3)] >> (title.0 & 63) & 1 == 1
    }
}
