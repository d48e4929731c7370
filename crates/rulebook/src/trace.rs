//! Which marks were reached, counted per thread; nothing at all without `trace`.
//!
//! A proof remembers how often its mark had been reached when it was opened
//! and is satisfied by one more, so any number of proofs can be open at once.
//! Only the thread that opened a proof is watched.

use crate::{RuleId, UnknownRule};
use std::{fmt, marker::PhantomData};

/// False: marks are not counted, and proofs cannot be checked and never fail.
pub const ENABLED: bool = cfg!(feature = "trace");

#[cfg(feature = "trace")]
thread_local! {
    /// A number for each clause: random games reach marks too often for a map.
    static HITS: [std::cell::Cell<u64>; RuleId::COUNT] =
        const { [const { std::cell::Cell::new(0) }; RuleId::COUNT] };
}

/// Records that a rule took effect; called by `rule!`.
#[cfg(feature = "trace")]
#[inline]
pub fn hit(rule: RuleId) {
    HITS.with(|hits| hits[rule.place()].update(|it| it + 1));
}

/// Records nothing: `trace` is off.
#[cfg(not(feature = "trace"))]
#[inline(always)]
pub const fn hit(_rule: RuleId) {}

/// How often this thread has reached the mark so far; always 0 without `trace`.
#[cfg(feature = "trace")]
pub fn hits(rule: RuleId) -> u64 {
    HITS.with(|hits| hits[rule.place()].get())
}

/// How often this thread has reached the mark so far; always 0 without `trace`.
#[cfg(not(feature = "trace"))]
pub const fn hits(_rule: RuleId) -> u64 {
    0
}

/// Panics when dropped unless the mark was reached since it was opened.
///
/// Tests open it with `proves!`. Scenario files open it by name and ask with
/// [`Proof::finish`], which answers instead of panicking.
#[derive(Debug)]
#[must_use = "bind the proof to a variable, or it is checked at once"]
pub struct Proof {
    rule: RuleId,
    hits_before: u64,
    /// Hits are counted per thread, so a proof must stay on its thread.
    _stays_here: PhantomData<*const ()>,
}

impl Proof {
    pub fn open(rule: RuleId) -> Proof {
        Proof { rule, hits_before: hits(rule), _stays_here: PhantomData }
    }

    /// For marks that are read at run time, such as those of scenario files.
    pub fn open_named(mark: &str) -> Result<Proof, UnknownRule> {
        mark.parse().map(Proof::open)
    }

    pub fn rule(&self) -> RuleId {
        self.rule
    }

    /// Closes the proof without a panic.
    pub fn finish(self) -> Result<(), NotReached> {
        let result = self.result();
        std::mem::forget(self);
        result
    }

    fn result(&self) -> Result<(), NotReached> {
        if ENABLED && hits(self.rule) == self.hits_before {
            return Err(NotReached { rule: self.rule });
        }
        Ok(())
    }
}

impl Drop for Proof {
    fn drop(&mut self) {
        // A second panic would abort the test run and hide the first.
        if std::thread::panicking() {
            return;
        }
        if let Err(not_reached) = self.result() {
            panic!("{not_reached}");
        }
    }
}

/// A proof was closed before its mark was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotReached {
    pub rule: RuleId,
}

impl fmt::Display for NotReached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "claims to prove {} but never reached rule!(\"{}\")", self.rule, self.rule)
    }
}

impl std::error::Error for NotReached {}
