//! Rooms over HTTP: how a player comes to a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{message::Player, view::SeatNo};

/// `POST /api/rooms`: opens a room and takes its first seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OpenRoom {
    /// "mb"
    pub ruleset: String,
    pub name: String,
    /// Play against this bot; none waits for a friend.
    #[serde(default)]
    pub bot: Option<String>,
    /// The name of the deck to play; none leaves it to chance.
    #[serde(default)]
    pub faction: Option<String>,
    /// That of the next seat; none leaves it to the house.
    #[serde(default)]
    pub against: Option<String>,
    /// How long the match lasts; then terminacja decides it (PC 2.6). None: as long as it likes.
    #[serde(default)]
    pub minutes: Option<u32>,
    /// SHA-256 of this player's contribution to the seed, in hex.
    pub commitment: String,
}

/// `POST /api/rooms/{room}/join`: takes the free seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct JoinRoom {
    pub name: String,
    /// SHA-256 of this player's contribution to the seed, in hex.
    pub commitment: String,
}

/// The seat taken. The token is the only key to it; the server keeps only its hash.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Seated {
    pub room: String,
    pub seat: SeatNo,
    pub token: String,
}

/// `GET /api/rooms/{room}`: what anybody with the link may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RoomInfo {
    pub room: String,
    pub ruleset: String,
    pub players: Vec<Player>,
    pub started: bool,
    pub over: bool,
}

/// `GET /api/rooms/{room}/seat`: the seat of a token; none without a token, which is a spectator's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatInfo {
    pub seat: Option<SeatNo>,
}

/// `GET /api/rulesets`: what this house plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RulesetInfo {
    /// "mb", "ah", "joust"
    pub id: String,
    pub seats: u8,
    /// Its matches may have a clock.
    pub timed: bool,
    pub decks: Vec<DeckInfo>,
}

/// A deck that can be asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DeckInfo {
    /// What to ask for it by.
    pub name: String,
    /// What people call it.
    pub title: String,
    /// The faction or house it plays, as its cards spell it.
    pub faction: String,
}
