//! Sheets of an event for the printer: pairings, slips, standings, deck lists, links.
//!
//! Each sheet lays out `page::Page`s, which are nothing but lists of marks;
//! `paper` turns them into a PDF with the letters of `letters`, and `words` has
//! the texts. A sheet shows what the view it is given shows, and nothing else.

mod cards;
mod letters;
mod lists;
mod page;
mod pairings;
mod paper;
mod slips;
mod standings;
mod words;

pub use cards::{LinkCard, link_cards, qr_svg};
pub use lists::lists;
pub use pairings::pairings;
pub use slips::slips;
pub use standings::standings;
pub use words::Lang;

/// Why there is nothing to print.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unprintable {
    #[error("round {0} has not been published")]
    NoSuchRound(u32),
    #[error("there is nothing to print yet")]
    Nothing,
    /// The library that writes the file refused; its own words.
    #[error("the sheet could not be made: {0}")]
    Pdf(String),
}
