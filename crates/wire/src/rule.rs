//! Clauses of the rulebooks, for clients.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One clause: `GET /api/rules/MB/54`, or a hit of `GET /api/rules?q=…`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClauseInfo {
    /// "MB"
    pub book: String,
    /// "54"; together with the book the mark "MB 54" that questions and refusals quote.
    pub id: String,
    /// In Polish, as the book calls it.
    pub title: String,
    pub title_en: String,
    /// In English, in our own words.
    pub text: String,
    pub text_pl: String,
    /// Our reading where the book is unclear.
    pub note: Option<String>,
    pub note_pl: Option<String>,
    /// The id of the section it stands in.
    pub section: String,
    /// The marks of related clauses, of any book.
    pub refs: Vec<String>,
}

/// A rulebook and its table of contents: `GET /api/books`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BookInfo {
    /// "MB"
    pub book: String,
    /// The name on the cover.
    pub name: String,
    pub sections: Vec<SectionInfo>,
}

/// A heading of a rulebook; `GET /api/books/AH/513` gives the clauses that stand under it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SectionInfo {
    pub id: String,
    pub title: String,
    /// In English, where it has been written already.
    pub title_en: Option<String>,
    /// How many clauses stand directly under it; a chapter has none.
    pub clauses: u32,
}
