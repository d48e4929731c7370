//! The parts of a sentence that pick out cards and numbers.

use super::*;
use crate::lang::Comparison;

/// A card, or the cards of a slot, named without looking for them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ref {
    /// The card the ability stands on.
    This,
    /// The card this one is attached to.
    Host,
    /// The card of the trigger.
    It,
    /// All cards of a slot, counted from 0: `target`, `target 2` …
    Target(u8),
    /// What the step before revealed or discarded from a hidden place.
    Found,
    /// `own faction card`, `faction card of loser`
    FactionCard(Who),
}

/// What a deed or a modifier is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cards {
    One(Ref),
    /// `each enemy character`
    Each(Filter),
}

/// `own kneeling Stark character with Lord or Lady with STR <= 4 in hand of you other than this`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// Who controls it: `own`, `enemy` in front, others as `of loser`.
    pub controller: Option<Who>,
    pub states: Vec<State>,
    pub faction: Option<Faction>,
    /// Empty is `card`: any kind.
    pub kinds: Few<Kind>,
    pub tests: Vec<Test>,
    /// Without one it means cards in play; a plot is in play while it is revealed.
    pub place: Option<Place>,
}

/// `in own hand or discard pile`: any of these zones of this player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub zones: Few<Zone>,
    pub owner: Who,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Test {
    /// `with Lord or Lady`, `with Dragon or [Daenerys Targaryen]`, `called [The Wall]`: any of them.
    Marked(Vec<Mark>),
    /// `with STR <= 4`
    Value(Value, Comparison, Amount),
    /// `with 1 power`: at least so many tokens.
    Tokens(u8, Token),
    /// `without INT icon`
    WithoutIcon(Icon),
    /// `without attachments`
    Unattached,
    /// `with duplicate`
    Duplicated,
    /// `other than this`; for a slot: than all cards in it.
    OtherThan(Ref),
    /// `among target`
    Among(Ref),
    /// `copy of found`: with the same title.
    CopyOf(Ref),
    /// `not of named type`
    NotNamedKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    Trait(Trait),
    Title(Title),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Amount {
    Number(u8),
    /// `X`: of the card's cost.
    X,
    /// `margin / 5`: of the challenge won, rounded down.
    Margin {
        per: u8,
    },
    /// `number of own location with Warship`
    Count(Box<Filter>),
    /// `gold of you`
    Gold(Who),
    /// `used plots of you`
    UsedPlots(Who),
    /// `hand of chosen player`: its size.
    Hand(Who),
    /// `STR of this`, `printed cost of it`
    Of(Value, Ref),
    /// `INT challenges won by you this phase`
    Challenges(History),
    /// `3 if you are first player else 2`
    Choice(Box<Condition>, u8, u8),
}

/// Challenges of a player that are over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct History {
    pub types: Types,
    pub outcome: Outcome,
    pub role: Option<Role>,
    pub who: Who,
    pub span: Span,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition {
    /// `exists own character with R'hllor`
    Exists(Filter),
    /// `host is card called [Stannis Baratheon]`. Where the card lies is not asked.
    Is(Ref, Filter),
    /// `target is in play`
    InPlay(Ref),
    /// `you are first player`
    FirstPlayer,
    /// `you are not first player`
    NotFirstPlayer,
    /// `during challenges phase`
    InPhase(Phase),
    /// `during POW challenge`, `during challenge you defend`
    InChallenge(Types, Option<Side>),
    /// `you have participant`: a character of yours takes part in the challenge.
    HaveParticipant,
    /// `defending player is rival`: bears a title that rivals yours.
    DefenderIsRival,
    /// `you win challenge`: of a delayed effect, the one whose result is determined.
    WinChallenge,
    /// `this entered play this phase by ambush`
    EnteredByAmbush(Ref),
    /// `hand of you > hand of chosen player`
    Compare(Amount, Comparison, Amount),
}

/// What you are in the challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Attacks,
    Defends,
    /// One of the two.
    TakesPart,
}
