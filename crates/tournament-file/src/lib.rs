//! How an event is written to a file, sent and read again: all serde of the tournament side.
//!
//! `command`, `setup` and `event` are the log of an event and its settings,
//! `view` is what each kind of person sees of it, `talk` how both go over a
//! network; `mirror` ties them to the values of the crate `tournament`.
//! `roster` (CSV), `trf` and `trf_import` speak with other programs, `fault` is
//! what a deck room has to say, `sheet` a deck list on paper. `results` reads the file of a finished
//! event of any house (profile, rounds) and makes its table.

pub mod command;
pub mod event;
mod fault;
mod ids;
mod mirror;
pub mod results;
pub mod roster;
pub mod setup;
pub mod sheet;
pub mod talk;
pub mod trf;
pub mod trf_import;
mod typescript;
mod unreadable;
pub mod view;

pub use fault::{Fault, FaultArg};
pub use ids::{CommandRef, OpenChoice, Person, Player, SealedChoice, Seed};
pub use mirror::Mirror;
pub use typescript::typescript;
pub use unreadable::Unreadable;
