//! The VETO! engine: one game, one `Ruleset` value per edition.
//!
//! Read `game` first (the loop), then `step` (what can be under way) and
//! `table` (what lies where). The rules stand in the order of the rulebook:
//! `ch1_ogolne` … `ch7_slowa_i_stany`, one file a section. `ability` runs what
//! is written on cards; `view` shows a table to one seat.
//!
//! A rule reads `&Table` and writes a `Ruling`; only `game` changes the
//! table. The crate names no card.

mod ability;
mod answers;
mod ch1_ogolne;
mod ch2_karta;
mod ch3_typy;
mod ch5_runda;
mod ch7_slowa;
mod choice;
mod cited;
mod event;
mod game;
mod illegal;
mod judge;
mod layout;
mod ruleset;
mod ruling;
mod setup;
mod shown;
mod step;
mod table;
mod thoughts;
mod view;

pub use ability::{Catalog, CatalogProblem, Def};
pub use choice::{Choice, Question};
pub use event::{Event, Face, Happened, Side};
pub use game::Veto;
pub use illegal::{Attempt, Illegal, Reason};
pub use layout::{CardLayout, Layout, LayoutProblem, SeatLayout};
pub use ruleset::{
    ARTYKULY_HENRYKOWSKIE, BIESIADNE, DuelEnd, Election, FirstRound, INSTRUKCJA, Initiative,
    KeywordRules, MOUNT_AND_BLADE, ModerunekLimits, PhaseEnd, Renewal, Round, Ruleset,
    StackResolution, Wplywy,
};
pub use setup::{Deck, Setup, SetupProblem};
pub use table::{OverReason, Phase, Place, Znacznik};
pub use view::{
    BitwaView, CardView, CostView, DuelStage, DuelView, ObjectKind, SeatView, SideView, StosView,
    Surcharge, SzablaPart, View, ZiemiaView,
};
