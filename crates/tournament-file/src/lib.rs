//! How an event is written to a file and read again: all serde of the tournament side.
//!
//! `results` reads the file of a finished event (profile, rounds) and makes its table.

pub mod results;
