//! What every card game here has in common, and nothing that only one has.
//!
//! Read `game` first: a game is a value that stops at a decision or is over.
//! `chance` is the only source of randomness, `seen` says who knows which
//! card, `frame` is an ability under way, `agenda` the work still to do,
//! `history` and `record` turn a game into a list of small integers and back,
//! and `conformance` is the suite every game has to pass.
//!
//! Invariant: nothing in this crate names a game, a card or a rule.

mod agenda;
mod chance;
pub mod conformance;
mod decision;
pub mod fairness;
mod fingerprint;
mod frame;
mod game;
mod history;
mod listener;
mod record;
mod seat;
mod seen;
mod zone;

pub use agenda::Agenda;
pub use chance::{Chance, Dice};
pub use decision::Pending;
pub use fingerprint::Fingerprint;
pub use frame::{Bound, Frame};
pub use game::Game;
pub use history::{CannotUndo, History};
pub use listener::{Deaf, Listener};
pub use record::{Broken, MARK_EVERY, Record, replay};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use seen::{Face, Handle, Handles};
pub use zone::{CardId, Zone};
