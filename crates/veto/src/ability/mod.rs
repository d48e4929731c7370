//! What is written on cards, made ready to run.
//!
//! `compile` turns the sentences of a card into `program`s once, when the
//! catalog is made. `run` takes one instruction at a time; `deeds` are the
//! verbs; `context` answers who is meant; `timing` says what answers what,
//! `moments` what is begun without an answer.

mod aim;
mod asked;
mod builder;
mod catalog;
mod cena;
mod choosing;
mod compile;
mod context;
mod deeds;
mod entering;
mod facts;
mod koszt;
mod kredens;
mod laczone;
mod limity;
mod moments;
mod nadane;
mod named;
mod oglaszane;
mod order;
mod plan;
mod program;
mod refused;
mod run;
mod sense;
mod timing;
mod wojsko;
mod wyzwolone;
mod zagrania;
mod zamiast;
mod znizka;

pub(crate) use asked::{clause, sought};
pub(crate) use catalog::Way;
pub use catalog::{Catalog, CatalogProblem, Def};
pub(crate) use compile::COUNTED;
pub(crate) use context::{Context, candidates};
pub(crate) use deeds::affected;
pub(crate) use entering::names_asked;

pub(crate) use facts::{Actions, Call, Calls, Facts, Keywords, Ways};
pub(crate) use koszt::dukaty;
pub(crate) use laczone::LOWER;
pub(crate) use limity::count_in_total;
pub(crate) use moments::{go_off_at, goes_off_before, may_begin, played};
pub(crate) use nadane::gifts;
pub(crate) use named::Named;
pub(crate) use oglaszane::can_declare;
pub(crate) use plan::Plan;
pub(crate) use program::{CHALLENGE, Cards, IT, Mask, Op, Static, statics};
pub(crate) use refused::why_not;
pub(crate) use run::{answer, any_answer, choices, legal_answer, run};
pub(crate) use timing::{
    answers, entered, is_where_it_works, may_be_asked, may_declare, may_declare_through, occasion,
    triggered, why_no_target,
};
pub(crate) use wyzwolone::set_off_by;
pub(crate) use zamiast::pays_otherwise;
pub(crate) use znizka::{might_lower, most_lowered, saves_by};
