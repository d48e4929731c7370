//! What happened. An event knows who saw which face, so that it can be told
//! to each seat without looking at the table again.

use cards::thrones::{Icon, Kind, Phase, Token};
pub use kernel::Face;
use kernel::Seat;
use rulebook::RuleId;

use crate::table::{OverReason, Place, Way};

/// An event and the rule it follows, if a rule brought it about by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Happened {
    pub event: Event,
    pub rule: Option<RuleId>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    RoundBegins {
        round: u16,
    },
    PhaseBegins {
        phase: Phase,
    },
    PhaseEnds {
        phase: Phase,
    },
    /// `number` is the act of chance that made the order.
    Shuffled {
        seat: Seat,
        number: u32,
    },
    Mulligan {
        seat: Seat,
    },
    Drew {
        seat: Seat,
        card: Face,
    },
    /// A card goes from one place to another, for any reason.
    Moved {
        card: Face,
        from: Place,
        to: Place,
    },
    PlotsRevealed,
    Initiative {
        winner: Seat,
    },
    FirstPlayer {
        seat: Seat,
    },
    Active {
        seat: Seat,
    },
    Gold {
        seat: Seat,
        by: i16,
        now: u16,
    },
    Power {
        card: Face,
        by: i16,
        now: u8,
    },
    Tokens {
        card: Face,
        token: Token,
        now: u8,
    },
    Entered {
        seat: Seat,
        card: Face,
        way: Way,
    },
    Attached {
        card: Face,
        host: Face,
    },
    Duplicated {
        card: Face,
        host: Face,
    },
    /// An event is played.
    Played {
        seat: Seat,
        card: Face,
    },
    Used {
        seat: Seat,
        card: Face,
        ability: u8,
    },
    Target {
        card: Face,
    },
    Canceled {
        card: Face,
    },
    Saved {
        card: Face,
    },
    Knelt {
        card: Face,
    },
    Stood {
        card: Face,
    },
    Killed {
        card: Face,
    },
    Sacrificed {
        card: Face,
    },
    Control {
        card: Face,
        seat: Seat,
    },
    Challenge {
        attacker: Seat,
        defender: Seat,
        icon: Icon,
    },
    Attacks {
        card: Face,
    },
    Defends {
        card: Face,
    },
    Bypassed {
        card: Face,
        by: Face,
    },
    OutOfChallenge {
        card: Face,
    },
    Won {
        winner: Seat,
        attack: u16,
        defence: u16,
        unopposed: bool,
    },
    NobodyWon,
    Claim {
        from: Seat,
        icon: Icon,
        value: u8,
    },
    Keyword {
        seat: Seat,
        keyword: crate::choice::KeywordType,
    },
    ChallengeEnds,
    Dominance {
        winner: Option<Seat>,
    },
    NamedIcon {
        seat: Seat,
        icon: Icon,
    },
    NamedKind {
        seat: Seat,
        kind: Kind,
    },
    /// Shown to everybody without leaving its place.
    Revealed {
        card: Face,
    },
    LookedAt {
        seat: Seat,
        card: Face,
    },
    Passed {
        seat: Seat,
    },
    Eliminated {
        seat: Seat,
    },
    Over {
        winner: Option<Seat>,
        reason: OverReason,
    },
}
