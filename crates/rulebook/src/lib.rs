//! The rulebooks as data, and the marks that tie code and tests to them.
//!
//! | mark | where | meaning |
//! |---|---|---|
//! | [`rule!`] | on the branch where a rule takes effect | the engine follows this clause here |
//! | [`cite!`] | in a refusal or a question | the reason a judge would give |
//! | [`proves!`] | first line of a test | the test fails unless the mark is reached |
//!
//! Read on in this order: `book` (the five books), `id` (a clause as a value),
//! `trace` (hits and proofs, feature `trace`), `text` (the ledgers themselves,
//! feature `text`). Without its features the crate has no dependency and the
//! marks cost nothing when the game runs.

mod book;
mod fold;
mod id;
mod ids;
mod list;
mod nearest;
#[cfg(feature = "text")]
pub mod text;
pub mod trace;

pub use book::Book;
pub use fold::folded;
pub use id::{RuleId, UnknownRule};
pub use list::listed;
pub use nearest::slips;

/// Marks the line where a rule takes effect.
///
/// ```
/// rulebook::rule!("AH 513.6");
/// ```
///
/// A number that no ledger lists does not compile:
///
/// ```compile_fail,E0080
/// rulebook::rule!("AH 513.66");
/// ```
#[macro_export]
macro_rules! rule {
    ($id:literal) => {
        $crate::trace::hit($crate::cite!($id))
    };
}

/// A clause as a [`RuleId`], checked when the code is compiled.
///
/// ```
/// let reason: rulebook::RuleId = rulebook::cite!("KZ Złote zasady.2");
/// assert_eq!(reason.to_string(), "KZ Złote zasady.2");
/// ```
///
/// ```compile_fail,E0080
/// let reason = rulebook::cite!("MB 94");
/// ```
#[macro_export]
macro_rules! cite {
    ($id:literal) => {
        const {
            match $crate::RuleId::known($id) {
                Some(rule) => rule,
                None => panic!(concat!("no ledger in rulebooks/ lists the rule ", $id)),
            }
        }
    };
}

/// Opens a [`Proof`](trace::Proof): the test fails unless `rule!` with this
/// clause is reached before the end of the scope.
///
/// ```
/// let _rule = rulebook::proves!("MB 54");
/// rulebook::rule!("MB 54");
/// ```
///
/// ```compile_fail,E0080
/// let _rule = rulebook::proves!("XX 1");
/// ```
#[macro_export]
macro_rules! proves {
    ($id:literal) => {
        $crate::trace::Proof::open($crate::cite!($id))
    };
}
