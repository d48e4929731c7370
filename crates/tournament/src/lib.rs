//! Tournaments after Pacta Conventa, as values: no file, no clock, no network.
//!
//! Read on in this order: `setup` (what an event may be), `standings` (what a
//! match is worth, who stands where), `pairing` (who plays whom), `event` (the
//! log of commands and its fold), `cut` (the top), `clock`, `deck_lists`, `draft`, `teams`, `terminacja`,
//! `penalties`, `publicity`, `briefing` (what people are told). Time is always
//! an argument, and every lot is drawn from a seed that the caller keeps, so
//! that each table and each pairing can be computed again by anybody who
//! doubts it. How an event is written to a file is the business of the crate
//! `tournament-file`.

pub mod briefing;
pub mod clock;
pub mod cut;
pub mod deck_lists;
pub mod draft;
pub mod event;
pub mod fraction;
pub mod pairing;
pub mod penalties;
pub mod publicity;
pub mod refusal;
pub mod setup;
pub mod standings;
pub mod teams;
pub mod terminacja;

pub use fraction::Fraction;
pub use refusal::Refusal;

/// An entry of the event: a player, a pair or a team. Numbered in order of entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub u32);
