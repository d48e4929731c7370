//! The Core Set as it is, and the language of Thrones.

mod core_set;
mod mistakes;
mod round_trip;
mod strategy;
mod texts;
