//! The contract of a game.

use std::fmt;

use crate::{Chance, Dice, Listener, Pending, Seat};

/// A game as a value: cloned by search, replayed from its choices by the server.
pub trait Game: Clone + fmt::Debug {
    type Choice: Copy + Eq + fmt::Debug;
    type Question: Copy + Eq + fmt::Debug;
    type Event: Clone + fmt::Debug;
    type View: Eq + fmt::Debug;
    type Illegal: fmt::Debug + fmt::Display;

    fn seats(&self) -> u8;

    /// What the game is waiting for.
    fn pending(&self) -> Pending<Self::Question>;

    /// Is nothing waited for any more?
    fn is_over(&self) -> bool {
        self.pending().is_over()
    }

    /// Appends every legal answer to the pending decision: at least one, none
    /// twice, and in an order that depends only on what the asked seat knows.
    fn choices(&self, into: &mut Vec<Self::Choice>);

    /// Answers the pending decision and tells what happens.
    ///
    /// # Errors
    ///
    /// The choice is not legal now; the game is unchanged.
    fn apply(
        &mut self,
        choice: Self::Choice,
        events: &mut impl Listener<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Answers with one of the legal choices, each as likely as the others, and
    /// says which; `offered` is paper to write on. A game that can judge one
    /// choice without listing all of them is faster than this.
    ///
    /// # Panics
    ///
    /// The game is over.
    fn play_at_random(
        &mut self,
        dice: &mut Dice,
        offered: &mut Vec<Self::Choice>,
        events: &mut impl Listener<Self::Event>,
    ) -> Self::Choice {
        offered.clear();
        self.choices(offered);
        let choice = offered[dice.place(offered.len())];
        self.apply(choice, events).expect("a choice that was offered is legal");
        choice
    }

    /// Everything `viewer` is entitled to know and nothing else; no seat means a spectator.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// A number that differs when the state differs, the same on every machine and in every version.
    fn fingerprint(&self) -> u64;

    /// Grows whenever somebody learns something hidden; a choice across it cannot be taken back.
    fn revealed(&self) -> u32;

    /// A game `seat` could not tell from this one, with everything it cannot
    /// see dealt anew. The result depends on what `seat` knows and on `chance` only.
    fn redeal(&self, seat: Seat, chance: &mut Chance) -> Self;

    /// What has to hold at every decision: nothing lost, nothing doubled.
    ///
    /// # Errors
    ///
    /// The law that is broken, in words.
    fn audit(&self) -> Result<(), String>;
}
