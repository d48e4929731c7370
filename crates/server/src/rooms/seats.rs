//! The seats of a room and the seed their players make together.

use kernel::fairness;
use wire::{
    message::{Fairness, Player, Problem},
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
    pub(crate) every_window: bool,
    pub(crate) wants_rematch: bool,
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
            every_window: false,
            wants_rematch: false,
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

    /// The seat this visitor may take: one kept for him, or else one that is kept for nobody.
    pub(crate) fn free(&self, token: Option<&str>) -> Option<SeatNo> {
        let hash = token.map(TokenHash::of);
        let empty = |it: &&Seat| it.sitter.is_none() && it.chair.bot.is_none();
        let kept = hash.and_then(|hash| {
            let fits = |it: &Seat| it.chair.kept_for.as_ref() == Some(&hash);
            self.list.iter().position(|it| empty(&it) && fits(it))
        });
        kept.or_else(|| self.list.iter().position(|it| empty(&it) && it.chair.kept_for.is_none()))
            .map(|it| it as SeatNo)
    }

    pub(crate) fn all_taken(&self) -> bool {
        self.list.iter().all(|it| it.sitter.is_some() || it.chair.bot.is_some())
    }

    pub(crate) fn all_revealed(&self) -> bool {
        self.all_taken() && self.sitters().all(|it| it.contribution.is_some())
    }

    /// Every person here wants another game.
    pub(crate) fn all_want_rematch(&self) -> bool {
        self.list.iter().all(|it| it.chair.bot.is_some() || it.wants_rematch)
    }

    /// Everybody here, in the order of the seats; `connected` says who is on the line.
    pub(crate) fn players(&self, connected: impl Fn(SeatNo) -> bool) -> Vec<Player> {
        let player = |(seat, it): (usize, &Seat)| {
            let seat = seat as SeatNo;
            let bot = it.chair.bot.clone();
            let name = it.sitter.as_ref().map(|it| it.name.clone()).or_else(|| bot.clone())?;
            let connected = bot.is_some() || connected(seat);
            Some(Player { seat, name, bot, connected, rematch: it.wants_rematch })
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

    fn sitters(&self) -> impl Iterator<Item = &Sitter> {
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
