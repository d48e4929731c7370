//! Rules text, generated from the tree in two languages.
//!
//! The grammar of each language is here and serves both games; a game brings
//! its words with their forms (`EnglishWords`, `PolishWords`). The marks C, D
//! and R and the sign Z are not part of the text: they are drawn beside it.

mod english;
mod polish;
mod polish_phrase;

pub use english::{EnglishWords, english, english_effect};
pub use polish::{Gender, Noun, PolishWords, polish, polish_effect};
pub use polish_phrase::Case;

/// A language players read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lang {
    Pl,
    En,
}

/// First letter large, full stop at the end.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|it| it.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}
