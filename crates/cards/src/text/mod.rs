//! Rules text, generated from the tree in two languages.
//!
//! The grammar of each language is here and serves both games; a game brings
//! its words with their forms (`EnglishWords`, `PolishWords`). The marks C, D
//! and R and the sign Z are not part of the text: they are drawn beside it.

mod english;
mod polish;
mod polish_phrase;

use crate::lang::{Effect, Link, Step, Vocabulary};

pub use english::{EnglishWords, english, english_attach, english_costs, english_effect};
pub use polish::{Gender, Noun, PolishWords, polish, polish_attach, polish_costs, polish_effect};
pub use polish_phrase::Case;

/// A language players read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lang {
    Pl,
    En,
}

/// Does the next effect last as long, so that the span need be told only once?
fn span_follows<V: Vocabulary>(effects: &[Step<V>], place: usize) -> bool {
    let span = |step: &Step<V>| match step.effect {
        Effect::Gets { span, .. }
        | Effect::Gains { span, .. }
        | Effect::Loses { span, .. }
        | Effect::Cannot { span, .. }
        | Effect::Can { span, .. } => span,
        _ => None,
    };
    let next = effects.get(place + 1).filter(|it| it.link == Link::And);
    span(&effects[place]).is_some() && next.map(span) == Some(span(&effects[place]))
}

/// First letter large, full stop at the end.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|it| it.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}
