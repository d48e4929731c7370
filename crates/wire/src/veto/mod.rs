//! VETO! as wire data.
//!
//! `shelf` opens games and lists cards, `host` plays one, `timed` under a
//! tournament's watch, and `view`, `decision` and `event` translate what the engine shows.

mod decision;
mod event;
mod host;
mod shelf;
mod timed;
mod view;

pub use host::VetoHost;
pub use shelf::{Shelf, deck_of, fixed_deck, replayed};
pub use timed::TimedHost;
pub use view::ability_text;
