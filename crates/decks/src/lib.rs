//! Decks: what may be in them, and lists of them.
//!
//! `veto` has the formats of VETO! as data, their judge and the plain-text
//! lists; `mount_and_blade` the two fixed decks of that box. `entry` is the
//! line both games write their cards on.

mod entry;
pub mod mount_and_blade;
pub mod veto;
