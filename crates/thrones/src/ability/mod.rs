//! What cards do.
//!
//! `program` is what the engine runs and `compile` makes it out of a card's
//! sentences. `scene` says what the words mean at a table, `context` is an
//! ability under way, `trigger` finds out what it answers, `legal` whether it
//! may be initiated, `run` and `deeds` resolve it.

mod arriving;
mod asking;
mod begun;
mod circle;
mod compile;
mod context;
mod deeds;
mod effects;
mod legal;
mod paying;
mod program;
mod run;
mod scene;
mod trigger;

pub(crate) use arriving::{answer_delay, answer_host, bring, delays};
pub(crate) use asking::*;
pub(crate) use compile::compile;
pub(crate) use context::Ctx;
pub(crate) use legal::*;
pub(crate) use paying::use_up_discounts;
pub(crate) use program::{
    Ability, Acts, BETWEEN_CHALLENGES, Check, Class, Constant, Hooks, LastingText, Reach,
    bit as modifier_kind, kind, phase_bit, stat_kind,
};
pub(crate) use run::*;
pub(crate) use scene::Scene;
pub(crate) use trigger::*;
