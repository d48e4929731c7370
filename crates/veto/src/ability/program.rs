//! Programs: flat lists of instructions, and changes that always hold.

use cards::{
    lang::{Condition, Deed, Reference, Signed, Who, Whose, Word},
    veto::{Ban, Filter, Keyword, Kind, Marker, Span, Stat, Verb, Veto},
};
use kernel::{CardId, Seat};
use rulebook::rule;

use super::{Context, catalog::StaticAbility, facts::Keywords, named::Named};
use crate::{
    ch5_runda::r513_pojedynek,
    ch7_slowa::r700_slowa,
    table::{Place, Table},
};

/// The slot in which a frame keeps the card it answers.
pub(crate) const IT: u8 = 3;

/// The program of a challenge, the first in every catalog.
pub(crate) const CHALLENGE: u16 = 0;

/// One instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Op {
    /// Bind cards to a slot, asking one at a time.
    Choose {
        slot: u8,
        by: Who,
        count: u8,
        up_to: bool,
        filter: Filter,
        demand: Demand,
        named: Named,
    },
    /// Keep the bearer of this card in mind.
    Remember {
        slot: u8,
    },
    /// Pay what the declaration costs.
    Cost(Act),
    /// The declaration is complete: the object goes on the stos.
    Commit,
    /// What was chosen and is not legal any more is left out; if too little is left, the object does nothing
    /// and costs nothing.
    Recheck(Vec<Check>),
    PayLafa,
    /// Ask whether something else is paid instead, if it can be; what comes next pays it, the lafa is paid there.
    Instead {
        lafa: u8,
        condition: Option<Condition<Veto>>,
    },
    /// On the pole elekcyjne, or on the pole karmazynów.
    PutOut {
        karmazyni: bool,
    },
    /// Attach this card to what is in slot zero.
    Attach,
    /// Lay this sztych face down under what is in slot zero.
    Underlay,
    EntryKreski,
    /// The challenge is complete: the postać in slot zero is called out.
    Challenge,
    Do(Act),
    Last {
        cards: Cards,
        change: Change,
        span: Span,
        named: Named,
    },
    /// Go on only if the deed before was done in full; else jump.
    IfDone {
        or: u8,
    },
    /// Go on if whoever does this comes first where all act at once; else jump.
    IfFirst {
        or: u8,
    },
    /// Ask; no means jump.
    May {
        or: u8,
    },
    /// Ask which way; the second begins there. `which` of the sentence it is.
    Either {
        other: u8,
        which: u8,
    },
    /// Ask which effect comes first: where each of them begins, and which step of the sentence it is.
    Order(Vec<(u8, u8)>),
    Jump(u8),
    /// The played card goes where it belongs after its effect.
    Finish,
    War(WarOp),
    /// Two cards fight without a challenge; what follows comes after the fight.
    Meet {
        one: Cards,
        other: Cards,
        potyczka: bool,
    },
    /// The controller of the target may choose sztychy that shield it.
    Shield {
        target: u8,
        shield: u8,
    },
    /// Lay these cards under another.
    Tuck {
        card: Cards,
        host: Cards,
        /// One of them is sought in the kredens.
        search: bool,
    },
    /// Look at so many cards on top of one's kredens.
    Browse {
        count: u8,
    },
    /// Pay for the cards in this slot and take them to the dwór.
    Buy {
        slot: u8,
    },
    /// The target is discarded, or the sztychy that shield it.
    Shot {
        target: u8,
        shield: u8,
    },
}

/// An instruction that only oddziały and ziemie need.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum WarOp {
    /// Lay this ziemia on the Pole Ziem.
    PutOutZiemia,
    /// On the ziemia in slot zero, or on the pole elekcyjne if there is none.
    PutOutOddzial,
    /// Attach this postać to the oddział in slot zero.
    Join,
    /// The oddział goes to the ziemia in slot zero.
    March,
    /// The oddział attacks the one in slot zero.
    Attack,
}

/// What must be true of the cards in a slot when the object takes effect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Check {
    pub(crate) slot: u8,
    pub(crate) filter: Filter,
    pub(crate) named: Named,
    pub(crate) still: Still,
}

/// How many of them must be legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Still {
    /// One target, here or in another slot.
    One,
    /// A price is paid with all of it.
    All,
    /// Who chose up to so many might have chosen none.
    Nothing,
}

/// What the rules, not the card, demand of a target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Demand {
    Nothing,
    /// It bears no card of the same name and type yet.
    MayBear,
    MayBeChallenged,
    /// There is room for one more sztych under it.
    MayCarry,
    /// The oddział may stand on this ziemia.
    MayStand,
    /// The postać may be attached to this oddział.
    MayLead,
    /// The przymierze may be laid under it.
    MayAlly,
    /// The oddział may be called to a potyczka.
    MayBeAttacked,
    /// It is on the pole elekcyjne.
    OnPole,
    /// Whoever pays with it disposes of it, and this can be done to it.
    MayPay(Verb),
    /// It is no faction card and no strategia of which only its own rules dispose.
    MayTouch,
    /// Such a marker lies on it, which is what is aimed at.
    Bears(Marker),
    /// No card of its owner keeps it in the dwór.
    MayBeDiscarded,
    /// It is among so many on top of the kredens, and can be paid for with those chosen before.
    OnTop(u8),
    /// Everybody chooses among his own hidden cards before anything is done with them.
    Together,
}

/// The instructions of one ability or play.
#[derive(Debug)]
pub(crate) struct Program {
    pub(crate) ops: Vec<Op>,
    pub(crate) need: Need,
    /// So many of its first instructions choose or cost something; no later one does.
    pub(crate) demanding: usize,
}

/// What there must be before the object can go on the stos.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    Nothing,
    /// A postać of one's own to bear it.
    OwnPostac,
    /// What the instructions say.
    Other,
}

impl Program {
    pub(super) fn new(ops: Vec<Op>) -> Program {
        let need = match &ops[..] {
            [Op::Commit, rest @ ..] if !rest.iter().any(|it| matches!(it, Op::Cost(_))) => {
                Need::Nothing
            }
            [
                Op::Choose { filter, demand: Demand::MayBear, up_to: false, by: Who::You, .. },
                Op::Commit,
                ..,
            ] if *filter == own_postac() => Need::OwnPostac,
            _ => Need::Other,
        };
        let demands = |it: &Op| matches!(it, Op::Choose { .. } | Op::Cost(_) | Op::PayLafa);
        let demanding = ops.iter().rposition(demands).map_or(0, |last| last + 1);
        Program { ops, need, demanding }
    }
}

/// Any postać of one's own.
pub(super) fn own_postac() -> Filter {
    Filter { whose: Some(Whose::Own), states: Vec::new(), kind: Kind::Postac, tests: Vec::new() }
}

impl Op {
    /// May it have to be answered before the program goes on? (What pays or does something may, too.)
    #[inline]
    pub(super) fn asks(&self) -> bool {
        use Op::*;
        matches!(self, Choose { .. } | May { .. } | Either { .. } | Order(_) | Instead { .. })
    }

    /// What follows it is effect.
    pub(crate) fn ends_declaration(&self) -> bool {
        matches!(self, Op::Commit | Op::Underlay | Op::War(WarOp::March | WarOp::Attack))
    }
}

/// A verb with what it is applied to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Act {
    pub(crate) deed: Deed<Veto>,
    /// The cards meant, once chosen ones have become slots.
    pub(crate) cards: Cards,
    pub(crate) named: Named,
}

/// Whom an instruction concerns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Cards {
    Nobody,
    Who(Who),
    Ref(Reference<Veto>),
    Slot(u8),
    Each(Filter),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Change {
    Stat(Stat, Signed<Veto>),
    Keyword(Keyword),
    Ban(Ban),
    /// Allowed, whatever keywords say.
    Can(Ban),
    Lost(Keyword),
    /// It bears at most so many of these markers.
    Bears(Marker, u8),
}

/// One change an ability in play always makes.
#[derive(Debug)]
pub(crate) struct StaticChange<'c> {
    cards: &'c Cards,
    pub(crate) what: Static<'c>,
    /// The ability that makes it, if its condition holds.
    ability: &'c StaticAbility,
}

#[derive(Debug)]
pub(crate) enum Static<'c> {
    Stat(&'c Stat, &'c Signed<Veto>),
    Keyword(&'c Keyword),
    Ban(&'c Ban),
    Can(&'c Ban),
    Lost(&'c Keyword),
    Bears(&'c Marker, &'c u8),
}

impl StaticChange<'_> {
    /// Does it concern this card, and does it hold now?
    pub(crate) fn covers(&self, table: &Table, context: &Context, card: CardId) -> bool {
        self.speaks_of(table, context, card) && self.holds(table, context)
    }

    fn holds(&self, table: &Table, context: &Context) -> bool {
        let holds = self.ability.condition.as_ref().is_none_or(|it| context.holds(table, it))
            && (!self.ability.dyplomacja || context.has_diplomats(table));
        if holds && table.kind(context.source) == Kind::Frakcja {
            rule!("AH 309.1.d");
            rule!("I2 1.1.6");
        }
        holds
    }

    fn speaks_of(&self, table: &Table, context: &Context, card: CardId) -> bool {
        match self.cards {
            Cards::Ref(reference) => {
                let meant = context.reference(table, *reference) == Some(card);
                if meant && *reference == Reference::This {
                    rule!("AH 600.2");
                }
                meant
            }
            // What a card costs is asked before it is in play.
            Cards::Each(filter) if self.is_price() && is_being_played(table, card) => {
                context.fits(table, filter, card)
            }
            Cards::Each(filter) => context.matches(table, filter, card),
            Cards::Who(_) | Cards::Slot(_) | Cards::Nobody => false,
        }
    }

    fn is_price(&self) -> bool {
        matches!(self.what, Static::Stat(Stat::Lafa, _))
    }

    /// Does it concern this player, and does it hold now?
    pub(crate) fn covers_seat(&self, table: &Table, context: &Context, seat: Seat) -> bool {
        match self.cards {
            Cards::Who(who) => context.is(*who, seat) && self.holds(table, context),
            _ => false,
        }
    }
}

fn is_being_played(table: &Table, card: CardId) -> bool {
    matches!(table.card(card).place, Place::Dwor | Place::Stos)
}

/// Which kinds of change an ability makes: most questions about the table can
/// be answered by a look at the mask of all cards in play.
///
/// Which keywords are given or taken away follows from the same cards as the
/// rest and has no part in the fingerprint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Mask {
    kinds: u32,
    keywords: Keywords,
}

impl std::hash::Hash for Mask {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.kinds.hash(state);
    }
}

// Traits have the first eleven bits, bans the fourteen after the sixteenth. The records of
// Mount&Blade, where nothing is allowed or taken away, hold the other bits, so those stay.
const _: () = assert!(Stat::ALL.len() <= 11 && Ban::ALL.len() <= 14);

impl Mask {
    /// Makes a trait lower.
    pub(crate) const LOWERS: Mask = Mask::kind(30);
    /// Allows something.
    pub(crate) const CAN: Mask = Mask::kind(12);
    /// Limits the markers a card bears.
    pub(crate) const BEARS: Mask = Mask::kind(13);

    const fn kind(bit: u8) -> Mask {
        Mask { kinds: 1 << bit, keywords: Keywords::NONE }
    }

    /// Gives one of these keywords.
    pub(crate) const fn gained(keywords: Keywords) -> Mask {
        Mask { kinds: 1 << 31, keywords }
    }

    /// Takes one of these keywords away.
    pub(crate) const fn lost(keywords: Keywords) -> Mask {
        Mask { kinds: 1 << 11, keywords }
    }

    pub(crate) const fn stat(stat: Stat) -> Mask {
        Mask::kind(stat as u8)
    }

    pub(crate) const fn ban(ban: Ban) -> Mask {
        Mask::kind(16 + ban as u8)
    }

    pub(crate) fn of(change: &Change) -> Mask {
        match change {
            Change::Stat(stat, by) if by.minus => Mask::stat(*stat).with(Mask::LOWERS),
            Change::Stat(stat, _) => Mask::stat(*stat),
            Change::Keyword(keyword) => Mask::gained(Keywords::only(*keyword)),
            Change::Ban(ban) => Mask::ban(*ban),
            Change::Can(_) => Mask::CAN,
            Change::Lost(keyword) => Mask::lost(Keywords::only(*keyword)),
            Change::Bears(..) => Mask::BEARS,
        }
    }

    #[inline]
    pub(crate) fn with(self, other: Mask) -> Mask {
        let keywords = self.keywords.with(other.keywords);
        Mask { kinds: self.kinds | other.kinds, keywords }
    }

    /// Is this keyword given or taken away?
    #[inline]
    pub(crate) fn speaks_of(self, keyword: Keyword) -> bool {
        self.keywords.has(keyword)
    }

    /// Are keywords given or taken away?
    pub(crate) fn is_of_keywords(self) -> bool {
        self.keywords != Keywords::NONE
    }

    /// May something of this kind be among them? Of keywords that are asked for one must be.
    #[inline]
    pub(crate) fn meets(self, other: Mask) -> bool {
        self.kinds & other.kinds != 0
            && (other.keywords == Keywords::NONE || self.keywords.meets(other.keywords))
    }
}

/// Every change of this kind that abilities in play make now.
#[inline]
pub(crate) fn statics(table: &Table, kind: Mask, found: impl FnMut(Context, &StaticChange<'_>)) {
    if table.static_mask.meets(kind) {
        all_statics(table, kind, found);
    }
}

fn all_statics(table: &Table, kind: Mask, mut found: impl FnMut(Context, &StaticChange<'_>)) {
    for source in table.statics.iter() {
        if !table.facts(source).static_mask.meets(kind) {
            continue;
        }
        let Some(context) = Context::of_static(table, source) else { continue };
        if table.is_silenced(source)
            || r700_slowa::is_absent(table, source)
            || r513_pojedynek::left_aside(table, source).is_some()
        {
            continue;
        }
        for ability in table.def(source).statics.iter().filter(|it| it.mask.meets(kind)) {
            let context = context.in_layer(ability.mask);
            for (cards, change) in &ability.changes {
                let what = match change {
                    Change::Stat(stat, amount) => Static::Stat(stat, amount),
                    Change::Keyword(keyword) => Static::Keyword(keyword),
                    Change::Ban(ban) => Static::Ban(ban),
                    Change::Can(ban) => Static::Can(ban),
                    Change::Lost(keyword) => Static::Lost(keyword),
                    Change::Bears(marker, most) => Static::Bears(marker, most),
                };
                found(context, &StaticChange { cards, what, ability });
            }
        }
    }
}
