//! How an event is written to a file, sent and read again: all serde of the tournament side.
//!
//! `command`, `setup` and `event` are the log of an event and its settings,
//! `view` is what each kind of person sees of it, `talk` how both go over a
//! network; `mirror` ties them to the values of the crate `tournament`.
//! `roster` (CSV), `trf`, `trf_import` and `decklist` speak with other programs
//! and people. `results` reads the file of a finished
//! event of any house (profile, rounds) and makes its table.

pub mod command;
pub mod decklist;
pub mod event;
mod ids;
mod mirror;
pub mod results;
pub mod roster;
pub mod setup;
pub mod talk;
pub mod trf;
pub mod trf_import;
mod typescript;
mod unreadable;
pub mod view;

pub use ids::{CommandRef, OpenChoice, Person, Player, SealedChoice, Seed};
pub use mirror::Mirror;
pub use typescript::typescript;
pub use unreadable::Unreadable;
