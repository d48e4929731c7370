//! PC 2.2–2.3 — what a match is worth, and who stands where.
//!
//! `result` accepts what may be written on a slip and refuses the rest with
//! its rule; `profile` holds the switches on which real systems differ;
//! `table` makes the table. Kreski are not even an input (PC 2.2.14).

mod profile;
mod result;
mod table;

pub use profile::Profile;
pub use result::{Ending, IllegalResult, Score, Side, Slip, Stage, Wins, record};
pub use table::{CountsFor, Match, Row, Standings, standings};
