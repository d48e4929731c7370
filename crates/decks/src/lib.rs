//! Decks: what may be in them, and lists of them.
//!
//! `veto` has the formats of VETO! as data, their judge and the plain-text
//! lists; `mount_and_blade` the two fixed decks of that box; `thrones` the rules
//! and lists of Thrones. `entry` is the line both games write their cards on,
//! `mistake` what is told of a line that is not understood.

mod entry;
mod mistake;
pub mod mount_and_blade;
pub mod thrones;
pub mod veto;

pub use mistake::ListMistake;
