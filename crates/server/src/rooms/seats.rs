//! The seats of a room and the seed their players make together.

use kernel::fairness;
use wire::{
    message::{Fairness, Player, Problem},
    stops::Stops,
    view::SeatNo,
};

use super::entry::{Chair, TokenHash};
use crate::error::problem;

/// A contribution and a commitment are 32 bytes each.
const BYTES: usize = 32;

#[derive(Debug)]
pub(crate) struct Seat {
    pub(crate) chair: Chair,
    pub(crate) sitter: Option<Sitter>,
    pub(crate) stops: Stops,
    /// The commitment for the next game, if its player has asked for one.
    pub(crate) rematch: Option<String>,
}

/// A person who has taken a seat.
#[derive(Debug)]
pub(crate) struct Sitter {
    pub(crate) name: String,
    pub(crate) token: TokenHash,
    pub(crate) commitment: String,
    pub(crate) contribution: Option<String>,
}

/// The seats in order, and the server's part in the seed.
#[derive(Debug)]
pub(crate) struct Seats {
    pub(crate) list: Vec<Seat>,
    server: String,
}

impl Seats {
    pub(crate) fn new(chairs: &[Chair], server: &str) -> Seats {
        let seat = |chair: &Chair| Seat {
            chair: chair.clone(),
            sitter: None,
            stops: Stops::default(),
            rematch: None,
        };
        Seats { list: chairs.iter().map(seat).collect(), server: server.to_owned() }
    }

    pub(crate) fn get(&self, seat: SeatNo) -> Option<&Seat> {
        self.list.get(usize::from(seat))
    }

    pub(crate) fn get_mut(&mut self, seat: SeatNo) -> Option<&mut Seat> {
        self.list.get_mut(usize::from(seat))
    }

    pub(crate) fn of_token(&self, token: &str) -> Option<SeatNo> {
        let hash = TokenHash::of(token);
        let place =
            self.list.iter().position(|it| it.sitter.as_ref().is_some_and(|it| it.token == hash));
        place.map(|it| it as SeatNo)
    }

    /// Where the player of `seat` sits when seats are exchanged.
    pub(crate) fn opposite(&self, seat: SeatNo) -> SeatNo {
        self.list.len() as SeatNo - 1 - seat
    }

    /// The first seat that waits for somebody.
    pub(crate) fn free(&self) -> Option<SeatNo> {
        let empty = |it: &Seat| it.sitter.is_none() && it.chair.bot.is_none();
        self.list.iter().position(empty).map(|it| it as SeatNo)
    }

    pub(crate) fn all_taken(&self) -> bool {
        self.list.iter().all(|it| it.sitter.is_some() || it.chair.bot.is_some())
    }

    pub(crate) fn all_revealed(&self) -> bool {
        self.all_taken() && self.sitters().all(|it| it.contribution.is_some())
    }

    /// Every person here wants another game.
    pub(crate) fn all_want_rematch(&self) -> bool {
        self.list.iter().all(|it| it.chair.bot.is_some() || it.rematch.is_some())
    }

    /// Everybody here, in the order of the seats; `connected` says who is on the line.
    pub(crate) fn players(&self, connected: impl Fn(SeatNo) -> bool) -> Vec<Player> {
        let player = |(seat, it): (usize, &Seat)| {
            let seat = seat as SeatNo;
            let bot = it.chair.bot.clone();
            let name = it.sitter.as_ref().map(|it| it.name.clone()).or_else(|| bot.clone())?;
            let connected = bot.is_some() || connected(seat);
            Some(Player { seat, name, bot, connected, rematch: it.rematch.is_some() })
        };
        self.list.iter().enumerate().filter_map(player).collect()
    }

    /// What may be known about the seed: contributions only when the game is over.
    pub(crate) fn fairness(&self, over: bool) -> Fairness {
        let server = hex::decode(&self.server).expect("the server's contribution is hex");
        let commitment = hex::encode(fairness::commitment(&server));
        let commitments = self.sitters().map(|it| it.commitment.clone());
        Fairness {
            commitments: std::iter::once(commitment).chain(commitments).collect(),
            contributions: if over { self.contributions() } else { Vec::new() },
            seed: over.then(|| self.seed()),
        }
    }

    /// The server's first, then those of the persons in the order of the seats.
    pub(crate) fn contributions(&self) -> Vec<String> {
        let of_sitters = self.sitters().filter_map(|it| it.contribution.clone());
        std::iter::once(self.server.clone()).chain(of_sitters).collect()
    }

    /// The seed of every shuffle, in hex.
    pub(crate) fn seed(&self) -> String {
        let bytes: Vec<Vec<u8>> = self
            .contributions()
            .iter()
            .map(|it| hex::decode(it).expect("a contribution was checked when it came"))
            .collect();
        hex::encode(fairness::seed(bytes.iter().map(Vec::as_slice)))
    }

    /// Those who have sat down, in the order of the seats.
    pub(crate) fn sitters(&self) -> impl Iterator<Item = &Sitter> {
        self.list.iter().filter_map(|it| it.sitter.as_ref())
    }
}

/// A commitment must be the hex of a SHA-256; it is kept in lower case.
pub(crate) fn check_commitment(commitment: &str) -> Result<String, Problem> {
    let bytes = decode(commitment).ok_or_else(|| {
        problem("bad-commitment", "a commitment is 32 bytes (a SHA-256) written as 64 hex digits")
    })?;
    Ok(hex::encode(bytes))
}

/// A contribution must be what was committed to; it is kept in lower case.
pub(crate) fn check_contribution(contribution: &str, commitment: &str) -> Result<String, Problem> {
    let bytes = decode(contribution).ok_or_else(|| {
        problem("bad-contribution", "a contribution is 32 bytes written as 64 hex digits")
    })?;
    if hex::encode(fairness::commitment(&bytes)) != commitment {
        let detail = "the SHA-256 of this contribution is not the commitment given before";
        return Err(problem("tampered-reveal", detail));
    }
    Ok(hex::encode(bytes))
}

fn decode(text: &str) -> Option<[u8; BYTES]> {
    let mut bytes = [0; BYTES];
    hex::decode_to_slice(text, &mut bytes).ok()?;
    Some(bytes)
}
