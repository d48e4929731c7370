//! What travels: the only serde of game data.
//!
//! Plain data types without behaviour, for server, engine protocol, records
//! and client alike. Read `view` first (what a seat sees; `joust` for Thrones),
//! then `decision` (what it is asked, `stops` when), `event` (what happened), `message` (how
//! both travel), `patch` (how little of a view travels), `room` (how one comes
//! to a table), `card` (what is printed), `rule` (what the books say) and `host`
//! (a game under way). `hosted` puts an engine behind it, `veto` and `thrones`
//! translate the engines. Both games share one vocabulary of questions, choices
//! and events, so that whoever words, logs or answers them knows no game. Texts
//! are never sent, only keys and arguments; the client and the terminal render
//! them from `locales/`.

pub mod card;
pub mod decision;
pub mod event;
pub mod host;
mod hosted;
pub mod joust;
pub mod message;
pub mod patch;
pub mod room;
pub mod rule;
pub mod stops;
pub mod thrones;
mod typescript;
pub mod veto;
pub mod view;

pub use hosted::Hosted;
pub use typescript::{box_cards, typescript};
