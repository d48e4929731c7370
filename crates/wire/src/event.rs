//! What happened, as one seat saw it. The log and the animations are rendered from these.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::view::{Handle, OverView, SeatNo};

/// A card in an event: enough to name it and to find it on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeenCard {
    /// Its number after the event, if this seat can point at it.
    pub handle: Option<Handle>,
    /// Its number before the event, if that was another one.
    pub was: Option<Handle>,
    /// The card id; none if this seat does not see the face.
    pub card: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    Kredens,
    Dwor,
    Pole,
    Karmazyni,
    /// Attached to or lying under a card.
    Attached,
    Stos,
    Lazaret,
    Zalnik,
}

/// `kind` is the key of the text `event-<kind>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EventView {
    RoundBegins {
        round: u16,
    },
    /// This seat is przy głosie.
    Voice {
        seat: SeatNo,
    },
    /// Said bene, pas, or declined a replika.
    Said {
        seat: SeatNo,
        word: Word,
    },
    /// The kredens of this seat was shuffled; `number` counts the shuffles of the game.
    Shuffled {
        seat: SeatNo,
        number: u32,
    },
    Exchanged {
        seat: SeatNo,
    },
    Drew {
        seat: SeatNo,
        cards: Vec<SeenCard>,
    },
    /// Declared: playing a card.
    Played {
        seat: SeatNo,
        card: SeenCard,
        targets: Vec<SeenCard>,
    },
    /// Declared: using an ability of a card in play.
    Used {
        seat: SeatNo,
        card: SeenCard,
        ability: u8,
        targets: Vec<SeenCard>,
    },
    Agitates {
        seat: SeatNo,
        card: SeenCard,
    },
    /// A postać is to go over to the other field.
    ChangesField {
        seat: SeatNo,
        card: SeenCard,
    },
    Challenges {
        seat: SeatNo,
        card: SeenCard,
        target: SeenCard,
    },
    Refused {
        seat: SeatNo,
        card: SeenCard,
    },
    Accepted {
        seat: SeatNo,
        card: SeenCard,
    },
    DuelBegins {
        challenger: SeenCard,
        challenged: SeenCard,
    },
    /// Szabla in the duel has changed to these values.
    DuelStands {
        challenger: i8,
        challenged: i8,
    },
    DuelWon {
        winner: SeenCard,
        loser: SeenCard,
        by: u8,
        killed: bool,
    },
    DuelDrawn,
    /// A card went from one place to another.
    Moved {
        card: SeenCard,
        owner: SeatNo,
        from: Place,
        to: Place,
        host: Option<SeenCard>,
    },
    /// An object on the stos was negated.
    Negated {
        card: SeenCard,
    },
    Tapped {
        card: SeenCard,
    },
    Untapped {
        card: SeenCard,
    },
    /// Kreski went from one pool to another; none is the common pool.
    Kreski {
        from: Option<SeatNo>,
        to: Option<SeatNo>,
        amount: u8,
    },
    /// Dukaty were paid, received or moved; none is the common pool.
    Dukaty {
        from: Option<SeatNo>,
        to: Option<SeatNo>,
        amount: u8,
    },
    /// Income was received at the end of the round.
    Income {
        seat: SeatNo,
        amount: u8,
    },
    /// A lasting change: this card has `stat` changed by `amount`.
    Changed {
        card: SeenCard,
        stat: String,
        amount: i8,
    },
    /// This seat was shown these cards (a search, a look at a dwór).
    Shown {
        to: SeatNo,
        cards: Vec<SeenCard>,
    },
    /// Points of initiative bought, and how many the seat has now.
    Bid {
        seat: SeatNo,
        points: u8,
        price: u8,
        total: u8,
    },
    Initiative {
        seat: SeatNo,
    },
    /// Who may use a Wpływ Bojowy in this round.
    Influence {
        seat: Option<SeatNo>,
    },
    ElekcjaAnnounced {
        seat: SeatNo,
    },
    ElekcjaFailed {
        seat: SeatNo,
    },
    Over {
        over: OverView,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    Bene,
    Pas,
    Decline,
}

/// An event with the rule it follows, if one brought it about by itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeenEvent {
    #[serde(flatten)]
    pub event: EventView,
    pub rule: Option<String>,
}
