//! Decks: what may be in them, and lists of them.

pub mod mount_and_blade;
