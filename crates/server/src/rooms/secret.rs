//! Randomness from the operating system: contributions, tokens and room ids.

use std::{ops::Range, time::Duration};

use crate::config::Lots;

/// Letters and digits that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Long enough that nobody finds a room by trying.
const ROOM_ID: usize = 12;

/// 32 random bytes in hex: a contribution to a seed, or the key to a seat.
pub(crate) fn secret() -> String {
    hex::encode(bytes::<32>())
}

pub(crate) fn room_id() -> String {
    bytes::<ROOM_ID>().iter().map(|it| char::from(ALPHABET[usize::from(it % 32)])).collect()
}

/// Could this be the id of a room?
pub(crate) fn is_room_id(text: &str) -> bool {
    text.len() == ROOM_ID && text.bytes().all(|it| ALPHABET.contains(&it))
}

impl Lots {
    /// What the house promises before anybody sits down, in hex.
    pub(crate) fn contribution(self) -> String {
        match self {
            Lots::Drawn => secret(),
            Lots::Known => hex::encode([0; 32]),
        }
    }

    /// One of `count` decks.
    pub(crate) fn deck(self, count: usize) -> usize {
        match self {
            Lots::Drawn => below(count),
            Lots::Known => 0,
        }
    }
}

/// A number below `count`, which is small; none is favoured noticeably.
fn below(count: usize) -> usize {
    let number = u64::from_le_bytes(bytes());
    usize::try_from(number % count.max(1) as u64).expect("it is below a usize")
}

/// A time within `range`.
pub(crate) fn pause(range: &Range<Duration>) -> Duration {
    let width = range.end.saturating_sub(range.start).as_millis();
    let extra = below(usize::try_from(width).unwrap_or(usize::MAX).saturating_add(1));
    range.start + Duration::from_millis(extra as u64)
}

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
