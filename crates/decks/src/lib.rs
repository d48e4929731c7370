//! Decks: what may be in them, and lists of them.
//!
//! `veto` has the formats of VETO! as data, their judge and the plain-text
//! lists; `mount_and_blade` the two fixed decks of that box; `thrones` the rules
//! and lists of Thrones. `builtin` is a deck that comes with the program, `entry`
//! the line both games write their cards on, `mistake` what is wrong with one that
//! is not understood, `saying` how that and every fault is handed to whoever knows
//! the reader's language.

mod builtin;
mod entry;
mod mistake;
pub mod mount_and_blade;
mod saying;
pub mod thrones;
pub mod veto;

pub use builtin::Builtin;
pub use mistake::{ListMistake, Misread};
pub use saying::{Args, Saying, Value};
