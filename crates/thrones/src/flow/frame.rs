//! What can be under way: one small value each.

use cards::thrones::{At, Phase};
use kernel::{CardId, Seat};

use crate::{ability::Class, choice::KeywordType, table::Way};

/// An ability that has answered a member of an occurrence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Answered {
    pub(crate) card: CardId,
    pub(crate) ability: u8,
    pub(crate) member: u16,
}

/// How far the initiation of an ability has come (KZ Inicjowanie zdolności).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    X,
    /// Cards for the cost with this number are chosen.
    CostCards(u8),
    Pay,
    Paid,
    Target(u8),
    Initiate,
    /// Resolves up to this operation.
    Resolve {
        at: u8,
        end: u8,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Frame {
    Step(Step),
    /// An occurrence before it happens: steps 1 to 5.
    Occur {
        from: u16,
        to: u16,
        stage: u8,
        answered: u16,
    },
    /// The reactions to everything since `from`: steps 6 and 7.
    React {
        from: u16,
        forced_done: bool,
    },
    /// Players act or pass in turn.
    Window {
        class: Class,
        from: u16,
        to: u16,
        turn: Seat,
        passes: u8,
    },
    /// The first player says which of several forced abilities is next.
    Order {
        class: Class,
        from: u16,
        to: u16,
    },
    /// The innermost ability.
    Ability {
        stage: Stage,
    },
    /// A card is put into play; an attachment needs a host first.
    Bring {
        card: CardId,
        seat: Seat,
        way: Way,
    },
    /// Delayed effects whose moment has come.
    Delays {
        at: At,
    },
}

/// The framework, step by step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    // Set-up
    Mulligan(Seat),
    SetUp(Seat),
    RevealSetUp,
    SetUpHosts(Seat),
    DrawUp,
    // Every phase
    BeginRound,
    BeginPhase(Phase),
    EndPhase(Phase),
    /// What follows the end of a phase.
    NextPhase(Phase),
    ActionWindow,
    // Plot
    ChoosePlot(Seat),
    RevealPlots,
    Initiative,
    FirstPlayer(Seat),
    WhenRevealed,
    UsedPlotsReturn,
    // Draw
    DrawCards,
    // Marshaling
    NextMarshaler,
    Income(Seat),
    // Challenges
    NextChallenger,
    Challenge(Seat),
    Attackers(Seat),
    Stealth {
        seat: Seat,
        number: u8,
    },
    Initiated,
    Defenders,
    Determine,
    Bonus,
    Claim,
    ClaimVictims {
        count: u8,
    },
    Keywords,
    UseKeyword(KeywordType),
    EndChallenge,
    // Dominance, standing, taxation
    Dominance,
    Stand,
    ChooseStanding(Seat),
    StandNow,
    ReturnGold,
    Reserve(Seat),
    // The end
    ChooseWinner,
    ChooseEliminated,
}
