//! A Game of Thrones, second edition, as a value.
//!
//! Read in this order: `choice` (what can be asked and answered), `table`
//! (what lies where, and the values derived from it), `flow` (the timing
//! system: frames, occurrences, windows), `phases` (the framework of Appendix
//! I), `ability` (what cards do), `entering` (how cards come into play),
//! `view` (what a seat may know). `setup` begins a game and `game` is the
//! contract of the kernel.
//!
//! Invariants: no card is named; nothing counts on two seats; everything
//! suspended is data; a rule carries its mark where it takes effect.

mod ability;
mod catalog;
mod choice;
mod entering;
mod event;
mod flow;
mod game;
mod illegal;
mod phases;
mod setup;
mod table;
mod view;

pub use catalog::{Catalog, CatalogProblem, Def};
pub use choice::{Choice, DUPLICATE, KeywordType, Question, WindowKind};
pub use event::{Event, Face, Happened};
pub use flow::What;
pub use game::Thrones;
pub use illegal::{Illegal, Reason};
pub use setup::{CardLayout, Deck, Layout, SeatLayout, Setup, SetupProblem};
pub use table::{OverReason, Place, Side, Way};
pub use view::{CardView, ChallengeView, Occurrence, SeatView, View};
