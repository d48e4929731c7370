//! A table of Thrones as one seat may see it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    event::Place,
    view::{Handle, OverView, SeatNo, by_handle},
};

/// A table of Thrones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ThronesView {
    /// "joust"
    pub ruleset: String,
    /// The seat that is looking; none for a spectator.
    pub you: Option<SeatNo>,
    pub round: u16,
    pub phase: JoustPhase,
    /// The first player.
    pub first: SeatNo,
    /// The active player, if there is one.
    pub active: Option<SeatNo>,
    pub seats: Vec<ThronesSeat>,
    /// Every card this seat can point at, face up or face down.
    #[serde(deserialize_with = "by_handle")]
    pub cards: BTreeMap<Handle, ThronesCard>,
    pub challenge: Option<ChallengeView>,
    /// What this seat has picked so far for the question it is asked.
    pub picked: Vec<Handle>,
    pub over: Option<OverView>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum JoustPhase {
    SetUp,
    Plot,
    Draw,
    Marshaling,
    Challenges,
    Dominance,
    Standing,
    Taxation,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    Military,
    Intrigue,
    Power,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ThronesSeat {
    pub seat: SeatNo,
    /// The faction card (an id of the card list), and where it lies.
    pub faction: String,
    pub faction_card: Handle,
    pub agenda: Option<Handle>,
    pub gold: u16,
    /// On all cards this player controls.
    pub power: u16,
    /// The seat's own hand; empty for everybody else's.
    pub hand: Vec<Handle>,
    pub hand_size: u8,
    /// Cards in somebody else's hand that this seat has been shown (card ids).
    pub hand_known: Vec<String>,
    pub deck_size: u8,
    /// The revealed plot.
    pub plot: Option<Handle>,
    pub plots_left: u8,
    pub used_plots: Vec<Handle>,
    /// Characters, locations and attachments under this player's control, in order of arrival.
    pub play: Vec<Handle>,
    pub discard: Vec<Handle>,
    pub dead: Vec<Handle>,
    /// The values of the revealed plot as they are now.
    pub values: PlotValues,
    pub eliminated: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlotValues {
    pub gold: i16,
    pub initiative: i16,
    pub claim: i16,
    pub reserve: i16,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ThronesCard {
    /// Which card it is (an id of the card list); none for a card seen only from behind.
    pub card: Option<String>,
    pub place: Place,
    pub owner: SeatNo,
    pub controller: SeatNo,
    pub kneeling: bool,
    /// What it is attached to or lies under.
    pub host: Option<Handle>,
    pub attached: Vec<Handle>,
    pub duplicates: Vec<Handle>,
    pub power: u8,
    pub stand: u8,
    pub poison: u8,
    pub betrayal: u8,
    /// As it is now, of characters in play.
    pub strength: Option<i16>,
    pub icons: Vec<Icon>,
    /// Its side in the challenge under way.
    pub side: Option<Side>,
    /// Its text box is treated as if it were blank.
    pub blank: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Attacking,
    Defending,
}

/// A challenge under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChallengeView {
    pub icon: Icon,
    pub attacker: SeatNo,
    pub defender: SeatNo,
    pub attackers: Vec<Handle>,
    pub defenders: Vec<Handle>,
    /// Running totals.
    pub attack: u16,
    pub defence: u16,
    /// Its defenders have been declared.
    pub defended: bool,
    pub winner: Option<SeatNo>,
}
