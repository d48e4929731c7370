//! What cards do, as the engine executes it.
//!
//! The catalog translates each card's sentences once. Conditions, filters and
//! deeds stay what they are in `cards::thrones`, where nothing is text any
//! more; only the order of events becomes a flat list of operations with
//! jumps, so that a position in it is a number and an ability under way is
//! plain data.

use std::hash::{Hash, Hasher};

use cards::thrones::{
    At, Cards, Change, Condition, Cost, Deed, Keyword, Limit, Modifier, Phase, Pick, Ref, Rule,
    Stat, Trigger, Until,
};

/// Every way in which an ability is initiated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Class {
    Action,
    WhenRevealed,
    /// Interrupts to what would happen: saves and cancels.
    Would,
    ForcedInterrupt,
    Interrupt,
    ForcedReaction,
    Reaction,
}

impl Class {
    pub(crate) fn forced(self) -> bool {
        matches!(self, Class::ForcedInterrupt | Class::ForcedReaction | Class::WhenRevealed)
    }

    /// Its bit of `Acts`, above those of the moments.
    pub(crate) fn acts(self) -> Acts {
        Acts(1 << (8 + self as u16))
    }
}

/// When a card can be used at all: a bit for each moment at which it has an action, one for each
/// class in which it answers, and `TIRES`. It follows from the text and is no part of the state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Acts(pub(crate) u16);

impl Acts {
    pub(crate) const NEVER: Acts = Acts(0);
    /// It has to kneel itself for whatever it does.
    pub(crate) const TIRES: Acts = Acts(1 << 15);

    /// Does it have one of these bits?
    #[inline]
    pub(crate) fn has(self, wanted: Acts) -> bool {
        self.0 & wanted.0 != 0
    }
}

impl Hash for Acts {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Op {
    Deed(Deed),
    /// Fills the slot.
    Pick(Pick, u8),
    /// The card's lasting effect with this number begins.
    Lasting(u8),
    /// The next operations happen then.
    Delayed {
        at: At,
        conditions: Vec<Condition>,
        body: u8,
    },
    /// Skips so many operations unless everything holds.
    If(Vec<Condition>, u8),
    /// Skips so many operations unless everything before was done in full.
    Then(u8),
    Skip(u8),
    /// Asks for one of the bodies of these lengths, which follow one another.
    Either(Vec<u8>),
    /// In place of where the card of the interrupted event would go.
    Instead(Deed),
}

/// Modifiers that hold under the same conditions.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Constant {
    pub(crate) conditions: Vec<Condition>,
    pub(crate) modifiers: Vec<Modifier>,
    /// The kinds of its modifiers.
    pub(crate) mask: u64,
}

impl Constant {
    pub(crate) fn new(conditions: &[Condition], modifiers: &[Modifier]) -> Constant {
        let mask = modifiers.iter().fold(0, |bits, it| bits | bit(it));
        Constant { conditions: conditions.to_vec(), modifiers: modifiers.to_vec(), mask }
    }
}

/// Whom the constants of a card can mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) enum Reach {
    /// Nobody but the card itself.
    #[default]
    This,
    /// Nobody but the card it is attached to.
    Host,
    Any,
}

impl Reach {
    pub(crate) fn of(constants: &[Constant]) -> Reach {
        let modifiers = || constants.iter().flat_map(|it| &it.modifiers);
        let all = |wanted: Ref| {
            let is = |it: &Modifier| it.cards().is_none_or(|it| *it == Cards::One(wanted));
            // What is asked of one card only is read card by card, whoever it means.
            modifiers().all(|it| is(it) && !matches!(it, Modifier::MayDefend { .. }))
        };
        match (all(Ref::This), all(Ref::Host)) {
            (true, _) => Reach::This,
            (_, true) => Reach::Host,
            _ => Reach::Any,
        }
    }
}

/// A lasting effect of a card.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct LastingText {
    pub(crate) until: Until,
    pub(crate) constant: Constant,
}

/// A triggering condition: the kinds of happening as bits, and what they must be like.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct On {
    pub(crate) what: u64,
    pub(crate) trigger: Trigger,
}

/// A triggered ability.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Ability {
    pub(crate) class: Class,
    pub(crate) on: Vec<On>,
    /// What it waits for, as bits: moments if it is an action, kinds of happening if it answers.
    pub(crate) what: u64,
    /// The phases in which it may be used at all.
    pub(crate) phases: u64,
    pub(crate) conditions: Vec<Condition>,
    pub(crate) costs: Vec<Cost>,
    /// A card that has to kneel for it: most often it does already.
    pub(crate) kneels: Option<Ref>,
    pub(crate) targets: Vec<Pick>,
    pub(crate) ops: Vec<Op>,
    /// Whoever can pay and has targets surely changes something by it.
    pub(crate) surely: bool,
    pub(crate) limit: Option<Limit>,
}

/// Something done as soon as it is true.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Check {
    pub(crate) conditions: Vec<Condition>,
    pub(crate) ability: u8,
}

/// When a card's abilities can be initiated: prefilters for windows. They
/// follow from the texts and are no part of the state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Hooks {
    /// What its abilities wait for, by class (`Ability::what`).
    what: [u64; 7],
    /// What it answers before it happens, and after: all classes together.
    pub(crate) before: u64,
    pub(crate) after: u64,
    /// Can it be put into play by ambush?
    pub(crate) ambush: bool,
}

impl Hooks {
    #[inline]
    pub(crate) fn of(&self, class: Class) -> u64 {
        self.what[class as usize]
    }

    /// When it can be used at all.
    pub(crate) fn acts(&self) -> Acts {
        use Class::{ForcedInterrupt, ForcedReaction, Interrupt, Reaction, Would};
        let classes = [Would, ForcedInterrupt, Interrupt, ForcedReaction, Reaction].into_iter();
        let answers = classes.filter(|it| self.of(*it) != 0);
        Acts(answers.fold(self.of(Class::Action) as u16, |bits, it| bits | it.acts().0))
    }

    pub(crate) fn add(&mut self, ability: &Ability) {
        if ability.class != Class::WhenRevealed {
            self.what[ability.class as usize] |= ability.what;
        }
        self.before =
            self.of(Class::Would) | self.of(Class::ForcedInterrupt) | self.of(Class::Interrupt);
        self.after = self.of(Class::ForcedReaction) | self.of(Class::Reaction);
    }

    pub(crate) fn join(&mut self, other: &Hooks) {
        for (what, more) in self.what.iter_mut().zip(other.what) {
            *what |= more;
        }
        self.before |= other.before;
        self.after |= other.after;
        self.ambush |= other.ambush;
    }
}

impl Hash for Hooks {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

pub(crate) fn phase_bit(phase: Phase) -> u64 {
    1 << phase as u8
}

/// Actions are taken at moments: a bit each for the phases, and this one for the challenges phase
/// while no challenge is under way.
pub(crate) const BETWEEN_CHALLENGES: u64 = 1 << 7;

/// The kinds of modifier, as masks.
pub(crate) mod kind {
    pub(crate) const STRENGTH: u64 = 1;
    pub(crate) const ICONS: u64 = 1 << 1;
    pub(crate) const KEYWORDS: u64 = 1 << 2;
    pub(crate) const BLANK: u64 = 1 << 3;
    pub(crate) const GOLD: u64 = 1 << 4;
    pub(crate) const INITIATIVE: u64 = 1 << 5;
    pub(crate) const CLAIM: u64 = 1 << 6;
    pub(crate) const RESERVE: u64 = 1 << 7;
    pub(crate) const DRAW: u64 = 1 << 8;
    pub(crate) const LIMITED: u64 = 1 << 9;
    pub(crate) const SIDE: u64 = 1 << 10;
    pub(crate) const DOMINANCE: u64 = 1 << 11;
    pub(crate) const REDIRECTS: u64 = 1 << 12;
    pub(crate) const BASE_GOLD: u64 = 1 << 13;
    pub(crate) const NO_STRENGTH: u64 = 1 << 14;
    pub(crate) const COUNTS_AS_ATTACKING: u64 = 1 << 15;
    pub(crate) const DIES_AT_ZERO: u64 = 1 << 16;
    pub(crate) const NO_KNEEL: u64 = 1 << 17;
    pub(crate) const MAY_DEFEND: u64 = 1 << 18;
    pub(crate) const CANNOT: u64 = 1 << 19;
    pub(crate) const MUST_DEFEND: u64 = 1 << 20;
    pub(crate) const CANNOT_INITIATE: u64 = 1 << 21;
    pub(crate) const CANNOT_MARSHAL: u64 = 1 << 22;
    pub(crate) const CANNOT_PLAY: u64 = 1 << 23;
    pub(crate) const CANNOT_TRIGGER: u64 = 1 << 24;
    pub(crate) const DECLARE_AT_MOST: u64 = 1 << 25;
    pub(crate) const INITIATE_AT_MOST: u64 = 1 << 26;
    pub(crate) const STAND_AT_MOST: u64 = 1 << 27;
    pub(crate) const EXTRA_CHALLENGE: u64 = 1 << 28;
    pub(crate) const DISCOUNT: u64 = 1 << 29;
    pub(crate) const ENTERS_KNEELING: u64 = 1 << 30;
    pub(crate) const CLAIM_AGAINST_ANY: u64 = 1 << 31;
    /// Of the keywords, the one that cards in hand can gain.
    pub(crate) const AMBUSH: u64 = 1 << 32;
    /// No modifier: an attachment asks for a host of which something can change, or what settles
    /// what may be attached comes and goes while its card lies there.
    pub(crate) const FICKLE_HOST: u64 = 1 << 33;
    /// Of all that changes a number, what sets it.
    pub(crate) const SET: u64 = 1 << 34;
    pub(crate) const IMMUNE: u64 = 1 << 35;
    /// Of the keywords, those that say what may be attached.
    pub(crate) const NO_ATTACHMENTS: u64 = 1 << 36;
    /// Whatever settles by itself what may be attached to a card.
    pub(crate) const HOSTS: u64 = NO_ATTACHMENTS | BLANK;
}

pub(crate) fn stat_kind(stat: Stat) -> u64 {
    match stat {
        Stat::Gold => kind::GOLD,
        Stat::Initiative => kind::INITIATIVE,
        Stat::Claim => kind::CLAIM,
        Stat::Reserve => kind::RESERVE,
        Stat::Draw => kind::DRAW,
        Stat::Limited => kind::LIMITED,
        Stat::Side => kind::SIDE,
        Stat::Dominance => kind::DOMINANCE,
        Stat::Redirects => kind::REDIRECTS,
    }
}

/// The mask of one modifier.
pub(crate) fn bit(modifier: &Modifier) -> u64 {
    match modifier {
        Modifier::Strength { change: Change::Set(_), .. } => kind::STRENGTH | kind::SET,
        Modifier::Strength { .. } => kind::STRENGTH,
        Modifier::GainsIcon(..) | Modifier::LosesIcon(..) => kind::ICONS,
        Modifier::GainsKeyword(_, keyword) if is_about_attachments(*keyword) => {
            kind::KEYWORDS | kind::NO_ATTACHMENTS
        }
        Modifier::GainsKeyword(_, Keyword::Ambush(_)) => kind::KEYWORDS | kind::AMBUSH,
        Modifier::GainsKeyword(..) => kind::KEYWORDS,
        Modifier::Blank(_) => kind::BLANK,
        Modifier::Player(_, rule) => rule_bit(rule),
        Modifier::BaseGold(..) => kind::BASE_GOLD,
        Modifier::NoStrength(_) => kind::NO_STRENGTH,
        Modifier::CountsAsAttacking(_) => kind::COUNTS_AS_ATTACKING,
        Modifier::DiesAtZero(_) => kind::DIES_AT_ZERO,
        Modifier::NoKneel { .. } => kind::NO_KNEEL,
        Modifier::MayDefend { .. } => kind::MAY_DEFEND,
        Modifier::Cannot(..) => kind::CANNOT,
        Modifier::MustDefend(_) => kind::MUST_DEFEND,
        Modifier::Immune(..) => kind::IMMUNE,
        Modifier::Discount(_) => kind::DISCOUNT,
        Modifier::EntersKneeling(_) => kind::ENTERS_KNEELING,
        Modifier::ClaimAgainstAny(_) => kind::CLAIM_AGAINST_ANY,
    }
}

/// Does the keyword say what may be attached to its bearer?
fn is_about_attachments(keyword: Keyword) -> bool {
    use Keyword::{NoAttachments, NoAttachmentsExcept, NoSuchAttachments};
    matches!(keyword, NoAttachments | NoAttachmentsExcept(_) | NoSuchAttachments(_))
}

fn rule_bit(rule: &Rule) -> u64 {
    match rule {
        Rule::Stat { stat, change: Change::Set(_) } => stat_kind(*stat) | kind::SET,
        Rule::Stat { stat, .. } => stat_kind(*stat),
        Rule::CannotInitiate { .. } => kind::CANNOT_INITIATE,
        Rule::CannotMarshal(_) => kind::CANNOT_MARSHAL,
        Rule::CannotPlay(_) => kind::CANNOT_PLAY,
        Rule::CannotTrigger => kind::CANNOT_TRIGGER,
        Rule::DeclareAtMost(..) => kind::DECLARE_AT_MOST,
        Rule::InitiateAtMost(_) => kind::INITIATE_AT_MOST,
        Rule::StandAtMost(..) => kind::STAND_AT_MOST,
        Rule::ExtraChallenge { .. } => kind::EXTRA_CHALLENGE,
    }
}
