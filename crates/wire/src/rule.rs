//! Clauses of the rulebooks, for clients.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One clause: `GET /api/rules/MB/54`, one of `GET /api/rules/MB`, or a hit of `GET /api/rules?q=…`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClauseInfo {
    /// "MB"
    pub book: String,
    /// "54"; together with the book the mark "MB 54" that questions and refusals quote.
    pub id: String,
    /// The heading it stands under, where its number does not tell it.
    pub section: Option<String>,
    /// In Polish, as the book calls it.
    pub title: String,
    /// In English, in our own words.
    pub text: String,
    /// The same in Polish, where it has been written already.
    pub text_pl: Option<String>,
    /// Our reading where the book is unclear.
    pub note: Option<String>,
}
