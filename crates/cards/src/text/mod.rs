//! Rules text, generated from the tree in two languages.
//!
//! The grammar of each language is here and serves both games; a game brings
//! its words with their forms (`EnglishWords`, `PolishWords`). `clause` says
//! which effects are told together. The marks C, D and R and the sign Z are
//! not part of the text: they are drawn beside it.

mod clause;
mod english;
mod english_phrase;
mod english_said;
mod polish;
mod polish_phrase;
mod polish_said;
mod polish_words;

pub use english::{EnglishWords, english, english_attach, english_costs, english_effect};
pub use polish::{polish, polish_attach, polish_costs, polish_effect};
pub use polish_words::{Case, Gender, Noun, PolishWords};

/// A language players read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lang {
    Pl,
    En,
}

/// A verb for "you", for one and for several others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Forms {
    pub you: &'static str,
    pub one: &'static str,
    pub many: &'static str,
}

impl Forms {
    pub const fn new(you: &'static str, one: &'static str, many: &'static str) -> Forms {
        Forms { you, one, many }
    }

    fn of(self, person: Person) -> &'static str {
        match person {
            Person::You => self.you,
            Person::One => self.one,
            Person::Many => self.many,
        }
    }
}

/// Of whom something is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Person {
    You,
    One,
    Many,
}

impl Person {
    fn of<V: crate::lang::Vocabulary>(target: &crate::lang::Target<V>) -> Person {
        use crate::lang::{Target, Who};
        match target {
            Target::Who(Who::You) => Person::You,
            // Five and more take the singular in Polish; no card changes so many.
            Target::Choose { count: 2.., .. } => Person::Many,
            _ => Person::One,
        }
    }
}

/// First letter large, full stop at the end.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|it| it.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}
