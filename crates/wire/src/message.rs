//! Messages between client and server, over one WebSocket per seat.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::{
    decision::{DecisionView, RefusalView},
    event::SeenEvent,
    stops::Stops,
    view::{Handle, SeatNo, View},
};

/// From the client.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    /// The answer to the pending decision: its place in the list of choices.
    /// `at` is the number of choices made so far as the client knows it, so that
    /// an answer to an outdated question changes nothing.
    Choose {
        at: u32,
        choice: u16,
    },
    /// Why can nothing (else) be done with this card?
    WhyNot {
        card: Handle,
    },
    /// Take back the latest choice, where the engine allows it.
    Undo {
        at: u32,
    },
    Concede,
    /// The same opponents once more, seats exchanged. The new game is shuffled afresh,
    /// so it needs a new contribution; this is its commitment.
    Rematch {
        commitment: String,
    },
    Chat {
        text: String,
    },
    /// In which windows this player wants to be asked. Replaces what he said before.
    Stops {
        stops: Stops,
    },
    /// This player's half of the shuffling seed, hex, and nothing else may change it.
    Reveal {
        contribution: String,
    },
}

/// To the client.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The game has not begun: somebody is missing, or contributions to the seed are.
    /// A client that has not yet revealed its contribution does so when all commitments are here.
    Waiting {
        room: String,
        seat: SeatNo,
        players: Vec<Player>,
        fairness: Fairness,
    },
    /// Everything, once after connecting.
    Welcome {
        room: String,
        at: u32,
        players: Vec<Player>,
        view: Box<View>,
        decision: Option<DecisionView>,
        /// The whole log as this seat saw it.
        events: Vec<SeenEvent>,
        can_undo: bool,
        fairness: Fairness,
    },
    /// What has changed since the last message.
    Update {
        at: u32,
        events: Vec<SeenEvent>,
        /// Changes to the view, in order.
        patch: Vec<Patch>,
        /// The question now pending; its choices are empty if it is another seat's.
        decision: Option<DecisionView>,
        can_undo: bool,
    },
    Players {
        players: Vec<Player>,
    },
    WhyNot {
        card: Handle,
        refusals: Vec<RefusalView>,
    },
    Chat {
        seat: Option<SeatNo>,
        text: String,
    },
    /// The match has a clock, and so many seconds are left; at 0 terminacja begins.
    Clock {
        seconds: u32,
    },
    /// A rematch was agreed; it is played there, with this token (none for a spectator).
    Rematch {
        room: String,
        seat: Option<SeatNo>,
        token: Option<String>,
    },
    /// After the game: what is needed to verify every shuffle.
    Fairness {
        fairness: Fairness,
    },
    /// Something was not accepted; nothing has changed.
    Error {
        error: Problem,
    },
}

/// One change to the view: the value at `path` (JSON pointer) is replaced, or removed if absent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct Patch {
    pub path: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "crate::patch::present")]
    pub value: Option<Value>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Player {
    pub seat: SeatNo,
    pub name: String,
    /// The bot's name, if it is one.
    pub bot: Option<String>,
    pub connected: bool,
    /// Has asked for a rematch.
    pub rematch: bool,
}

/// The shuffling seed: commitments first, contributions when the game is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Fairness {
    pub commitments: Vec<String>,
    pub contributions: Vec<String>,
    pub seed: Option<String>,
}

/// An error a person can understand. `reason` is the key of the text `problem-<reason>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Problem {
    pub reason: String,
    /// What exactly, in plain English for logs and other programs.
    pub detail: String,
    pub rule: Option<String>,
}
