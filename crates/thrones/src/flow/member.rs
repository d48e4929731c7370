//! Things that happen: the members of an occurrence.

use cards::thrones::Icon;
use kernel::{CardId, Seat};

use crate::table::NOBODY;

/// What can be interrupted or reacted to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum What {
    PhaseBegins,
    PhaseEnds,
    PlotRevealed,
    Drew,
    Income,
    Entered,
    Played,
    Initiated,
    Declared,
    Bypassed,
    Won,
    Lost,
    Killed,
    Discarded,
    Sacrificed,
    Returned,
    ShuffledIn,
    Removed,
    Saved,
    Stood,
    Knelt,
    PowerGained,
    PowerMoved,
    PowerLost,
    DominanceWon,
    WouldInitiate,
    StrengthRose,
    Pillaged,
    ChallengeEnds,
    TokenPaid,
    /// A card discarded from a hand or from the top of a deck.
    Dropped,
}

impl What {
    /// A card leaves play in one of these ways.
    pub(crate) const LEAVING: u64 = What::Killed.bit()
        | What::Discarded.bit()
        | What::Sacrificed.bit()
        | What::Returned.bit()
        | What::ShuffledIn.bit()
        | What::Removed.bit();

    /// Cards come into play or leave it, which changes what can be answered.
    pub(crate) const ENTERING_OR_LEAVING: u64 = What::Entered.bit() | What::LEAVING;

    pub(crate) const fn bit(self) -> u64 {
        1 << self as u64
    }

    pub(crate) fn leaves_play(self) -> bool {
        self.bit() & What::LEAVING != 0
    }
}

/// What has become of a member so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Fate {
    Imminent,
    /// Canceled, or its card was saved: it will not happen.
    Dropped,
    /// It will happen, but the card goes there instead.
    Replaced(What),
    Happened,
}

/// One triggering condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Member {
    pub(crate) what: What,
    pub(crate) fate: Fate,
    /// The player it happens to, or who does it; of a card its controller at that time.
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    /// The card that does it, if another.
    pub(crate) by: CardId,
    pub(crate) amount: u8,
    /// May its card be saved?
    pub(crate) save: bool,
    /// It comes from a condition that goes on, so a save must mend that.
    pub(crate) terminal: bool,
    /// The type of the challenge it belongs to.
    pub(crate) icon: Option<Icon>,
}

impl Member {
    pub(crate) fn new(what: What, seat: Seat) -> Member {
        Member {
            what,
            fate: Fate::Imminent,
            seat,
            card: NOBODY,
            by: NOBODY,
            amount: 0,
            save: true,
            terminal: false,
            icon: None,
        }
    }

    pub(crate) fn card(mut self, card: CardId) -> Member {
        self.card = card;
        self
    }

    pub(crate) fn by(mut self, card: CardId) -> Member {
        self.by = card;
        self
    }

    pub(crate) fn amount(mut self, amount: u8) -> Member {
        self.amount = amount;
        self
    }

    pub(crate) fn unsavable(mut self) -> Member {
        self.save = false;
        self
    }
}
