//! The shape of a Thrones sentence.
//!
//! A constant ability is `always [while conditions]: modifiers`, any other
//! `head [when triggers] [if conditions]: [costs and choices =>] steps [(limit)]`.
//! Objects are named by slot: what is chosen before `=>` (targets, fixed when
//! the ability is initiated) and what is picked by a step (while it resolves)
//! fill the slots `target`, `target 2` … in the order in which they stand.

use super::{filter::*, *};
pub use crate::lang::{Comparison, Link};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ability {
    Constant(Constant),
    Active(Active),
}

/// Holds as long as its card is in play and every condition is true.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Constant {
    pub conditions: Vec<Condition>,
    pub modifiers: Vec<Modifier>,
}

/// Does something once, each time it is used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Active {
    pub head: Head,
    /// Any of them suffices. Empty for actions, `when revealed` and `check`.
    pub triggers: Vec<Trigger>,
    /// All must be true when it is initiated (for `check`: at any moment).
    pub conditions: Vec<Condition>,
    pub costs: Vec<Cost>,
    /// Targets, chosen at initiation after X and before costs are paid.
    pub targets: Vec<Pick>,
    pub steps: Vec<Step>,
    pub limit: Option<Limit>,
}

/// `(limit 1 per round)`, `(max 1 per challenge)`
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit {
    /// True for "max": over all copies by title and player. False: this copy of the card.
    pub by_title: bool,
    pub times: u8,
    pub span: Span,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trigger {
    /// `you win unopposed MIL challenge as attacker by 5 with this`
    Challenge(Contest),
    /// `INT challenge is initiated against you`
    Initiated { types: Types, against: Option<Who> },
    /// `this enters play`, `own character is killed`. "It" is that card.
    Card { subject: Subject, event: Event },
    /// `opponent collects income`. "That player" is he.
    Player { who: Who, event: PlayerEvent },
    /// `challenges phase begins`
    PhaseBegins(Phase),
    /// `challenges phase ends`; without a phase `any phase ends`.
    PhaseEnds(Option<Phase>),
}

/// A challenge won or lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contest {
    pub who: Who,
    pub outcome: Outcome,
    pub unopposed: bool,
    pub types: Types,
    pub role: Option<Role>,
    /// By at least so much strength; 0 is any.
    pub margin: u8,
    /// With this card, or one of these, taking part on that player's side.
    pub with: Option<Subject>,
}

/// Which challenges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Types {
    /// One of these; all three is "any challenge".
    These(Few<Icon>),
    /// The type this ability has named.
    Named,
    /// The type of the challenge that triggered it.
    Same,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    Card(Ref),
    Any(Filter),
}

/// What must be paid. A cost that names a card can be paid only if that card can change so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cost {
    /// `pay 1 gold`
    Gold(u8),
    /// `kneel this`, `sacrifice this`, `kneel own faction card`
    Card(Verb, Ref),
    /// `kneel 1 own character with Direwolf`; picked when it is paid.
    Some(Verb, u8, Filter),
    /// `remove 1 stand from this`
    Tokens(u8, Token, Ref),
}

/// How something is picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// `choose`: targets.
    Choose,
    /// `spare`: chosen as targets, and the effect is about the others.
    Spare,
    /// `select`: the text has no "choose"; never a target, so only ever a step.
    Select,
}

/// Fills the next slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pick {
    /// You; or `each player` (each in player order as far as he can, all into one slot); or `chosen player`, `loser`.
    pub by: Who,
    pub mode: Mode,
    pub what: Picked,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Picked {
    /// `1 character`, `up to 3 character`
    Cards { count: Count, filter: Filter, joint: Joint },
    /// `opponent`, `any player`: becomes the "chosen player" and takes no slot.
    Player(Who),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count {
    /// As many as there are, if there are fewer and the step is not a target.
    Exactly(u8),
    /// None is allowed; as targets then nothing resolves.
    UpTo(u8),
    Any,
}

/// What must hold of all picked together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Joint {
    /// `with same controller`
    pub same_controller: bool,
    /// `with total STR <= 4`
    pub total_strength: Option<u8>,
}

/// A step and how it hangs on the one before: `,` or `, then` (only if everything before was done in full).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    pub link: Link,
    pub effect: Effect,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    Do(Deed),
    /// `select 1 character in own hand`; after `then` also `choose`.
    Pick(Pick),
    /// `until end of phase { target gets STR +2 }`, `until next plot while during named challenge { … }`.
    /// Cards named by a filter are those that match when it begins.
    Lasting {
        until: Until,
        conditions: Vec<Condition>,
        modifiers: Vec<Modifier>,
    },
    /// `at end of phase if target is in play { discard target }`; slots keep what they hold now.
    Delayed {
        at: At,
        conditions: Vec<Condition>,
        steps: Vec<Step>,
    },
    /// `if found is character { … } else { … }`
    If {
        conditions: Vec<Condition>,
        steps: Vec<Step>,
        otherwise: Vec<Step>,
    },
    /// `either { draw 1 } or { own faction card gains power 1 }`; the controller decides.
    Either(Vec<Vec<Step>>),
    /// `instead return this`: in place of where the card of the interrupted event would go; it still counts as killed.
    Instead(Box<Deed>),
}

/// Something done once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// `kneel target`, `kill each character other than target without save`
    Cards { verb: Verb, cards: Cards, saves: bool },
    /// `draw 2`
    Draw(Amount),
    /// `gain gold 2`
    GainGold(Amount),
    /// `move 1 gold from that player to you`
    MoveGold { amount: u8, from: Who, to: Who },
    /// `return all gold of each player`: to the treasury.
    ReturnGold(Who),
    /// `own faction card gains power 2`
    GainPower(Ref, Amount),
    /// `move 1 power from faction card of loser to own faction card`
    MovePower { amount: u8, from: Ref, to: Ref },
    /// `discard 1 power from target`
    LosePower(u8, Ref),
    /// `place 1 poison on target`
    PlaceTokens(u8, Token, Ref),
    /// `remove 1 poison from target`
    RemoveTokens(u8, Token, Ref),
    /// `discard 1 at random from hand of each opponent`; `found` are those cards.
    DiscardAtRandom(u8, Who),
    /// `discard top 1 of deck of chosen player`; `found` are those cards.
    DiscardTop(u8, Who),
    /// `look at hand of chosen player`
    LookAtHand(Who),
    /// `look at top 2 of deck of you: up to 1 to hand and rest to bottom`; each pile in any order.
    Sort { whose: Who, top: u8, up_to: u8, to: Pile, rest: Pile },
    /// `reveal top of deck of you`; `found` is that card.
    RevealTop(Who),
    /// `search top 10 of deck for 1 character`, `search deck for …`: reveal, add to hand, shuffle.
    Search { top: Option<u8>, filter: Filter },
    /// `name challenge type`; later `named`.
    NameChallengeType(Who),
    /// `loser names card type`: character, location, attachment or event.
    NameKind(Who),
    /// `cancel it`: the effects that would initiate.
    Cancel,
    /// `attach this to it`: as the attachment described by `as_attachment` of its card, if it can be attached; else it goes where it would have gone.
    AttachThis(Ref),
    /// `duplicate this with top of deck`: facedown, only if you own and control it.
    DuplicateWithTop(Ref),
}

/// A change that holds for a time: of a constant ability or of a lasting effect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Modifier {
    /// `host gets STR +2`
    Strength { cards: Cards, change: Change<Amount> },
    /// `target gains INT icon`
    GainsIcon(Cards, WhichIcon),
    /// `target loses icon of choice`
    LosesIcon(Cards, WhichIcon),
    /// `host gains renown`
    GainsKeyword(Cards, Keyword),
    /// `host is blank`: its printed text except traits.
    Blank(Cards),
    /// `each plot with Kingdom or Edict has base gold 0`
    BaseGold(Filter, u8),
    /// `target contributes no STR`
    NoStrength(Cards),
    /// `this counts as attacking`
    CountsAsAttacking(Ref),
    /// `target dies at STR 0`: whenever its strength is 0, as a check of the game state.
    DiesAtZero(Cards),
    /// `this does not kneel as attacker in MIL challenge`; `… in first MIL challenge each round`.
    NoKneel { cards: Cards, role: Role, types: Types, first_each_round: bool },
    /// `this may defend in POW challenge though kneeling or without icon`
    MayDefend { card: Ref, types: Types },
    /// `target cannot be declared defender`
    Cannot(Cards, Ban),
    /// `target must be declared defender`: if able.
    MustDefend(Cards),
    /// `this is immune to enemy event`: to the effects of the cards the filter means, wherever they
    /// lie; "own" and "enemy" are whoever brings the effect about.
    Immune(Cards, Filter),
    /// `next Stark character marshaled costs -1`
    Discount(Discount),
    /// `this enters play kneeling`
    EntersKneeling(Ref),
    /// `INT claim against any opponents`: resolved against any number of them.
    ClaimAgainstAny(Icon),
    /// `you get claim +1`, `each opponent cannot trigger`
    Player(Who, Rule),
}

impl Modifier {
    /// The cards it is about, if it is about cards.
    pub fn cards(&self) -> Option<&Cards> {
        match self {
            Modifier::Strength { cards, .. }
            | Modifier::GainsIcon(cards, _)
            | Modifier::LosesIcon(cards, _)
            | Modifier::GainsKeyword(cards, _)
            | Modifier::Blank(cards)
            | Modifier::NoStrength(cards)
            | Modifier::DiesAtZero(cards)
            | Modifier::NoKneel { cards, .. }
            | Modifier::Cannot(cards, _)
            | Modifier::MustDefend(cards)
            | Modifier::Immune(cards, _) => Some(cards),
            _ => None,
        }
    }
}

/// What becomes of a number. Everything added comes first, then every factor,
/// and a fraction is rounded up at the end; a number that is set is no longer
/// counted from anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change<N> {
    /// `+2`
    Plus(N),
    /// `-2`
    Minus(N),
    /// `*2`; the factor is 2 or more.
    Times(u8),
    /// `/2`
    Over(u8),
    /// `=1`
    Set(N),
}

/// What is different for a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Rule {
    /// `gets reserve -1`, `get side +2`, `gets claim =0`
    Stat { stat: Stat, change: Change<u8> },
    /// `cannot initiate MIL or POW challenge unless …`. In the condition "that player" is he.
    CannotInitiate { types: Types, against: Option<Who>, unless: Option<Condition> },
    /// `cannot marshal location or attachment`; neither as a duplicate nor by being put into play is a card marshaled.
    CannotMarshal(Filter),
    /// `cannot play event`
    CannotPlay(Filter),
    /// `cannot trigger`: actions, reactions and interrupts of cards that are not forced.
    CannotTrigger,
    /// `declares at most 1 attacker`: in each challenge.
    DeclareAtMost(u8, Role),
    /// `initiates at most 1 challenge`: in the challenges phase.
    InitiateAtMost(u8),
    /// `stands at most 2 character`: in the standing phase.
    StandAtMost(u8, Filter),
    /// `may initiate 1 more MIL challenge`; `… against another opponent`.
    ExtraChallenge { count: u8, types: Types, another_opponent: bool },
}

/// A price you pay less of; never below zero.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Discount {
    pub by: u8,
    /// Where the card lies does not matter.
    pub filter: Filter,
    pub how: Bought,
    pub scope: Scope,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Used up by the first that fits.
    Next,
    /// Only the first that fits in each round, whether or not the discount was there by then.
    FirstEachRound,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhichIcon {
    This(Icon),
    /// Chosen when the effect resolves.
    OfChoice,
}
