//! Players for our games. A bot sees what its seat sees and nothing else.
//!
//! `random` takes anything; `greedy` looks one choice ahead. `lookahead` is the
//! algorithm behind it and knows no game; `arena` lets bots play each other.

pub mod arena;
mod greedy;
mod lookahead;
mod random;

use kernel::{Fingerprint, Game, Seat};
use veto::Veto;

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
    pub fn choose(self, game: &Veto, salt: u64) -> Option<usize> {
        let seat = game.pending().seat()?;
        let mut choices = Vec::new();
        game.choices(&mut choices);
        if choices.len() == 1 {
            return Some(0);
        }
        let seed = knowledge(game, seat) ^ salt;
        match self {
            Bot::Random => Some(random::place(choices.len(), seed)),
            Bot::Greedy => Some(greedy::place(game, seat, &choices, seed)),
        }
    }
}

/// A number that depends on everything `seat` knows and on nothing else.
fn knowledge(game: &Veto, seat: Seat) -> u64 {
    Fingerprint::of(&game.view(Some(seat)))
}
