//! Players for our games. A bot sees what its seat sees and nothing else.

mod random;

use kernel::{Fingerprint, Game, Seat};
use veto::Veto;

/// A player that is a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bot {
    /// Any legal choice, each as likely as the others.
    Random,
}

impl Bot {
    pub const ALL: [Bot; 1] = [Bot::Random];

    /// As it is called on the command line and on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
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
        match self {
            Bot::Random => Some(random::place(choices.len(), knowledge(game, seat) ^ salt)),
        }
    }
}

/// A number that depends on everything `seat` knows and on nothing else.
fn knowledge(game: &Veto, seat: Seat) -> u64 {
    Fingerprint::of(&game.view(Some(seat)))
}
