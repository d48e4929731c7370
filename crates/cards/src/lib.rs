//! The card language: facts and one-sentence abilities in, typed data out.
//!
//! `lang` is what both games share: words, the syntax tree, parser and
//! printer. Each game brings its own words (`veto`). `text` turns the tree
//! into rules text in Polish and in English, so that what is printed and what
//! is done cannot disagree. `set` reads a file of cards and says, with line and
//! column, what it does not understand.

pub mod builtin;
pub mod lang;
pub mod set;
pub mod text;
pub mod thrones;
pub mod veto;
