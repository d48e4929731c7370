//! One numbered statement of a rulebook.

use crate::Book;
use std::fmt;

/// A clause in our own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    pub book: Book,
    /// Exactly as in the ledger: "513.6", "MB.54".
    pub id: String,
    /// As marks write it: "AH 513.6", "MB 54".
    pub mark: String,
    /// In Polish.
    pub title: String,
    pub title_en: String,
    /// In English.
    pub text: String,
    pub text_pl: String,
    /// What sort of statement it is: "definition", "prohibition", …
    pub kind: String,
    pub enforced_by: EnforcedBy,
    /// The heading in the book, where the number does not tell it.
    pub section: Option<String>,
    /// A test in words: given, when, then.
    pub check: Option<String>,
    /// Our reading where the book is unclear, or why nothing is enforced.
    pub note: Option<String>,
    /// The same in Polish.
    pub note_pl: Option<String>,
    /// How the clause differs from the comprehensive rules.
    pub differs_from_ah: Option<String>,
    /// Marks of related clauses, of any book.
    pub refs: Vec<String>,
}

impl Clause {
    /// The title in Polish or in English.
    pub fn title_in(&self, polish: bool) -> &str {
        if polish { &self.title } else { &self.title_en }
    }

    /// The text in Polish or in English.
    pub fn text_in(&self, polish: bool) -> &str {
        if polish { &self.text_pl } else { &self.text }
    }

    /// Our note in Polish or in English.
    pub fn note_in(&self, polish: bool) -> Option<&str> {
        if polish { self.note_pl.as_deref() } else { self.note.as_deref() }
    }
}

/// The part of the product that has to see to it that the clause is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EnforcedBy {
    Engine,
    Deck,
    Client,
    Tournament,
    Ranking,
    Judge,
    /// Nothing to enforce; the clause's note says why.
    None,
}

impl EnforcedBy {
    pub const ALL: [EnforcedBy; 7] = [
        EnforcedBy::Engine,
        EnforcedBy::Deck,
        EnforcedBy::Client,
        EnforcedBy::Tournament,
        EnforcedBy::Ranking,
        EnforcedBy::Judge,
        EnforcedBy::None,
    ];

    /// The word in the ledgers.
    pub const fn word(self) -> &'static str {
        match self {
            EnforcedBy::Engine => "engine",
            EnforcedBy::Deck => "deck",
            EnforcedBy::Client => "client",
            EnforcedBy::Tournament => "tournament",
            EnforcedBy::Ranking => "ranking",
            EnforcedBy::Judge => "judge",
            EnforcedBy::None => "none",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<EnforcedBy> {
        EnforcedBy::ALL.into_iter().find(|it| it.word() == word)
    }
}

impl fmt::Display for EnforcedBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}
