//! What happens in a room, as it is written down.
//!
//! A room is nothing but the sum of its entries: the same function applies
//! them when they happen and when they are read again after a crash.

use serde::{Deserialize, Serialize};
use wire::{host::Setup, stops::Stops, view::SeatNo};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Entry {
    /// Always the first, and only the first.
    Opened(Opening),
    Joined {
        seat: SeatNo,
        name: String,
        token: TokenHash,
        commitment: String,
    },
    Revealed {
        seat: SeatNo,
        contribution: String,
    },
    /// All contributions are known: the game begins.
    Dealt {
        setup: Setup,
    },
    /// The clock of the match runs until then, in milliseconds since 1970.
    Clock {
        until: i64,
    },
    /// The time of the match was up: terminacja begins (PC 2.6).
    TimeCalled,
    Chosen {
        seat: SeatNo,
        choice: u16,
        by: By,
    },
    /// The game went back to the state after its first `made` choices.
    Undone {
        seat: SeatNo,
        made: u32,
    },
    Conceded {
        seat: SeatNo,
    },
    Said {
        seat: Option<SeatNo>,
        text: String,
    },
    /// In which windows the player wants to be asked from now on.
    Stops {
        seat: SeatNo,
        stops: Stops,
    },
    /// With the commitment to a contribution for the next game; asked again, it is replaced.
    AskedRematch {
        seat: SeatNo,
        commitment: String,
    },
    /// The rematch is played in this room.
    Rematch {
        room: String,
    },
}

/// How a room was set up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Opening {
    pub(crate) ruleset: String,
    /// The server's contribution to the seed, in hex.
    pub(crate) contribution: String,
    pub(crate) chairs: Vec<Chair>,
    /// How long the match lasts, if it has a clock.
    #[serde(default)]
    pub(crate) minutes: Option<u32>,
}

/// A seat as it was set up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Chair {
    /// The name of the deck played from here.
    pub(crate) deck: String,
    pub(crate) bot: Option<String>,
}

/// Who found the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum By {
    Player,
    Bot,
    /// The player need not be asked, and the server passed for him.
    Server,
}

/// The SHA-256 of a token, in hex. The token itself is never kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TokenHash(String);

impl TokenHash {
    pub(crate) fn of(token: &str) -> TokenHash {
        TokenHash(hex::encode(kernel::fairness::commitment(token.as_bytes())))
    }
}
