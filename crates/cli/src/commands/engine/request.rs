//! What a program can ask the engine.

use serde::Deserialize;
use wire::{
    host::{Deck, RecordFile},
    view::{Handle, SeatNo},
};

/// One line. `id` is anything and comes back with the reply.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Request {
    /// Begins a game in place of the one under way.
    New {
        ruleset: String,
        /// The fixed decks of these factions, seat by seat …
        factions: Option<Vec<String>>,
        /// … or decks card by card.
        decks: Option<Vec<Deck>>,
        seed: Seed,
    },
    /// The pending question with its numbered choices.
    Decision,
    /// Makes choice `n`; with `at` only if so many choices have been made.
    Choose {
        n: u16,
        at: Option<u32>,
    },
    /// What a seat sees; without a seat, what spectators see.
    View {
        seat: Option<SeatNo>,
    },
    /// What a seat saw happen after the first `since` choices.
    Events {
        #[serde(default)]
        since: u32,
        seat: Option<SeatNo>,
    },
    Fingerprint,
    /// Back to the state after the first `to` choices.
    Undo {
        to: u32,
    },
    Record,
    Load {
        record: Box<RecordFile>,
    },
    /// What a bot would choose; it is chosen unless `only_ask`.
    Bot {
        name: String,
        #[serde(default)]
        only_ask: bool,
    },
    /// Why a card cannot be used by a seat now.
    Why {
        seat: SeatNo,
        card: Handle,
    },
    Concede {
        seat: SeatNo,
    },
    /// Every card of the built-in set.
    Cards,
    Quit,
}

/// A numbered game, or all 32 bytes in hex.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Seed {
    Number(u64),
    Hex(String),
}
