//! Players for our games. A bot sees what its seat sees and nothing else.
//!
//! `random` takes anything; `greedy` (VETO!) and `joust` (Thrones) look one
//! choice ahead. `lookahead` is the algorithm behind both and knows no game;
//! `arena` lets bots play each other.

pub mod arena;
mod greedy;
mod joust;
mod lookahead;
mod random;

use std::{fmt::Debug, hash::Hash};

use kernel::{Fingerprint, Game, Seat};

/// A game our bots can play.
pub trait Playable: Game<View: Hash> {
    /// Why it ended.
    type Reason: Copy + Eq + Debug;

    /// The place of the greedy bot's choice among `choices`.
    fn greedy(&self, seat: Seat, choices: &[Self::Choice], seed: u64) -> usize;

    /// Who won, and why; none while it goes on.
    fn end(&self) -> Option<(Option<Seat>, Self::Reason)>;

    fn round(&self) -> u16;
}

/// A player that is a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bot {
    /// Any legal choice, each as likely as the others.
    Random,
    /// The choice that leaves it best off at the end of the round, as far as it can know.
    Greedy,
}

impl Bot {
    /// The best first.
    pub const ALL: [Bot; 2] = [Bot::Greedy, Bot::Random];

    /// As it is called on the command line and on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy => "greedy",
        }
    }

    pub fn by_name(name: &str) -> Option<Bot> {
        Bot::ALL.into_iter().find(|it| it.name() == name)
    }

    /// The place of its choice among the legal ones, or none if nobody is asked.
    /// `salt` makes games differ; otherwise the choice depends only on what the
    /// asked seat knows.
    pub fn choose(self, game: &impl Playable, salt: u64) -> Option<usize> {
        let seat = game.pending().seat()?;
        let mut choices = Vec::new();
        game.choices(&mut choices);
        if choices.len() == 1 {
            return Some(0);
        }
        let seed = knowledge(game, seat) ^ salt;
        match self {
            Bot::Random => Some(random::place(choices.len(), seed)),
            Bot::Greedy => Some(game.greedy(seat, &choices, seed)),
        }
    }
}

/// A number that depends on everything `seat` knows and on nothing else.
fn knowledge(game: &impl Playable, seat: Seat) -> u64 {
    Fingerprint::of(&game.view(Some(seat)))
}
