//! The language both games share.
//!
//! A sentence is `head [in zone] [when event | at moment] [if condition]: [costs =>] effects [(limit)]`.
//! `ast` is its shape, `word` the contract of a game's vocabulary, `parse` reads
//! a sentence and `print` writes it in the one canonical form.

mod ast;
mod filter;
mod parse;
mod print;
mod problem;
mod reader;
mod token;
mod word;

pub use ast::*;
pub use parse::{parse_ability, parse_deed, parse_filter};
pub use problem::{Problem, nearest};
pub(crate) use reader::Reader;
pub(crate) use word::words;
pub use word::{Signature, VerbWord, Vocabulary, Word};
