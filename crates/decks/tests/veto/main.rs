//! Decks of VETO!: every clause about them, in a stock of invented cards.

#![allow(clippy::unwrap_used, reason = "the whole program is a test")]

mod control;
mod factions;
mod lists;
mod printings;
mod properties;
mod sakwa;
mod sizes;
mod stock;
mod together;
