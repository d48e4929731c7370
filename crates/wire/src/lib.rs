//! What travels: the only serde of game data.
//!
//! Plain data types without behaviour, for server, engine protocol, records
//! and client alike. Read `view` first (what a seat sees), then `decision`
//! (what it is asked), `event` (what happened), `message` (how both travel),
//! `patch` (how little of a view travels), `room` (how one comes to a table),
//! `card` (what is printed), `rule` (what the books say) and `host` (a game
//! under way); `veto` translates the engine. Texts are never sent, only keys and
//! arguments; the client and the terminal render them from `locales/`.

pub mod card;
pub mod decision;
pub mod event;
pub mod host;
pub mod message;
pub mod patch;
pub mod room;
pub mod rule;
mod typescript;
pub mod veto;
pub mod view;

pub use typescript::typescript;
