//! What happened. An event knows who saw which face, so that it can be told
//! to each seat without looking at the table again.

pub use kernel::Face;
use kernel::Seat;
use rulebook::RuleId;

use crate::table::{OverReason, Place, Znacznik};

/// One side of a movement of markers; none is the common pool.
pub type Side = Option<Seat>;

/// An event and the rule it follows, if a rule brought it about by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Happened {
    pub event: Event,
    pub rule: Option<RuleId>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    RoundBegins {
        round: u16,
    },
    Voice {
        seat: Seat,
    },
    Bene {
        seat: Seat,
    },
    Pas {
        seat: Seat,
    },
    Declined {
        seat: Seat,
    },
    /// `number` is the act of chance that made the order.
    Shuffled {
        seat: Seat,
        number: u32,
    },
    Exchanged {
        seat: Seat,
    },
    Drew {
        seat: Seat,
        card: Face,
    },
    Played {
        seat: Seat,
        card: Face,
        targets: Vec<Face>,
    },
    Used {
        seat: Seat,
        card: Face,
        ability: u8,
        targets: Vec<Face>,
    },
    Agitates {
        seat: Seat,
        card: Face,
    },
    /// A postać is to go over to the other field.
    /// An ability of the card has gone off; without a number it is the card's kreski.
    Triggered {
        seat: Seat,
        card: Face,
        ability: Option<u8>,
    },
    ChangesField {
        seat: Seat,
        card: Face,
    },
    Challenges {
        seat: Seat,
        card: Face,
        target: Face,
    },
    Refused {
        seat: Seat,
        card: Face,
    },
    Accepted {
        seat: Seat,
        card: Face,
    },
    DuelBegins {
        challenger: Face,
        challenged: Face,
    },
    DuelStands {
        challenger: i8,
        challenged: i8,
    },
    DuelWon {
        winner: Face,
        loser: Face,
        by: u8,
        killed: bool,
    },
    DuelDrawn,
    Moved {
        card: Face,
        from: Place,
        to: Place,
        host: Option<Face>,
    },
    Negated {
        card: Face,
    },
    Tapped {
        card: Face,
    },
    Untapped {
        card: Face,
    },
    Kreski {
        from: Side,
        to: Side,
        amount: u8,
    },
    Dukaty {
        from: Side,
        to: Side,
        amount: u8,
    },
    Income {
        seat: Seat,
        amount: u8,
    },
    /// `stat` is spelled as in the card language.
    Changed {
        card: Face,
        stat: &'static str,
        amount: i8,
    },
    Shown {
        to: Seat,
        cards: Vec<Face>,
    },
    /// Points of initiative bought, and how many the seat has now.
    Bid {
        seat: Seat,
        points: u8,
        price: u8,
        total: u8,
    },
    Initiative {
        seat: Seat,
    },
    /// Who may use a Wpływ Bojowy in this round.
    Influence {
        seat: Option<Seat>,
    },
    Marked {
        card: Face,
        znacznik: Znacznik,
    },
    Unmarked {
        card: Face,
        znacznik: Znacznik,
    },
    /// An oddział is to go to this ziemia, or to the pole elekcyjne.
    Marches {
        seat: Seat,
        card: Face,
        to: Option<Face>,
    },
    BattleBegins {
        by: Seat,
        against: Seat,
        ziemia: Face,
    },
    /// Somebody has chosen in secret which oddział fights next.
    Commits {
        seat: Seat,
    },
    /// A potyczka; several may attack together.
    Clash {
        attackers: Vec<Face>,
        attacked: Face,
    },
    /// The oddziały that lost, and by how much.
    ClashWon {
        winner: Seat,
        losers: Vec<Face>,
        by: u8,
    },
    ClashDrawn,
    /// `won` are the potyczki of whoever began the battle and of the other.
    BattleEnds {
        ziemia: Face,
        winner: Option<Seat>,
        won: [u8; 2],
    },
    /// The control of a ziemia is checked: who controls it, and with which oddziały.
    Checked {
        seat: Seat,
        ziemia: Face,
        oddzialy: Vec<Face>,
        znaczenie: u8,
    },
    ElekcjaAnnounced {
        seat: Seat,
    },
    ElekcjaFailed {
        seat: Seat,
    },
    Over {
        winner: Option<Seat>,
        reason: OverReason,
        rule: RuleId,
    },
}
