//! Thrones as wire data.
//!
//! `shelf` opens games and lists cards and decks, `host` plays one, and `card`,
//! `view`, `decision` and `event` translate what the engine shows.

mod card;
mod decision;
mod event;
mod host;
mod shelf;
mod view;

pub use host::ThronesHost;
pub use shelf::{JOUST, Shelf, replayed};
