//! The words, the tree and the printed facts of Thrones.
//!
//! Read `words` (the closed words), `names` (traits and titles, which a set
//! brings), `filter` and `ast` (the tree), `card` (the facts). The frame of a
//! sentence, its tokens, its problems and the rule of one canonical form are
//! those of `lang`; the tree is our own, because the game names its objects by
//! slot and separates targets from selections, which VETO! does not.

mod ast;
mod card;
mod few;
mod filter;
mod names;
mod parse;
mod print;
mod set;
mod text;
mod words;

pub use ast::*;
pub use card::*;
pub use few::{Few, Small};
pub use filter::*;
pub use names::{Names, Title, Trait};
pub use parse::{parse_ability, parse_deck_rule, parse_filter, parse_keyword};
pub use print::Spelled;
pub use set::{is_thrones, read_set, read_set_after};
pub use text::{ability_text, figures, rules_text, type_line};
pub use words::*;
