//! The shape of a sentence.

use std::fmt;

use super::Vocabulary;

/// One ability of a card.
#[derive(Clone, PartialEq, Eq)]
pub struct Ability<V: Vocabulary> {
    pub head: V::Head,
    /// `in lazaret`: where it works, if not in play.
    pub zone: Option<V::Zone>,
    pub event: Option<Happening<V>>,
    /// `at end of faza rozliczenia`, instead of an event.
    pub moment: Option<V::Moment>,
    pub condition: Option<Condition<V>>,
    pub costs: Vec<Deed<V>>,
    pub effects: Vec<Step<V>>,
    pub limit: Option<Limit<V>>,
}

/// Records pin their cards by this form, so what an ability does not say has no part in it.
impl<V: Vocabulary> fmt::Debug for Ability<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ability { head, zone, event, moment, condition, costs, effects, limit } = self;
        let mut form = f.debug_struct("Ability");
        form.field("head", head);
        if let Some(zone) = zone {
            form.field("zone", zone);
        }
        form.field("event", event);
        if let Some(moment) = moment {
            form.field("moment", moment);
        }
        form.field("condition", condition).field("costs", costs);
        form.field("effects", effects).field("limit", limit).finish()
    }
}

/// `opponent plays efekt`, `this agitates`, `own postać wins duel`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Happening<V: Vocabulary> {
    pub subject: Subject<V>,
    pub event: V::Event,
    pub object: Option<Subject<V>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject<V: Vocabulary> {
    Who(Who),
    Card(Reference<V>),
    Any(Filter<V>),
}

/// A player as the controller of the ability sees him.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    You,
    Opponent,
    Anyone,
}

/// A card the sentence can point at without choosing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reference<V: Vocabulary> {
    /// The card the ability stands on.
    This,
    /// The card this one is attached to.
    Host,
    /// The card of the event that is answered.
    It,
    /// What this sentence chose last.
    That,
    /// `own fighter`, `enemy fighter`
    Role(Whose, V::Role),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    Own,
    Enemy,
}

/// `enemy zaznaczona postać with Kozak with szabla <= 5 in own lazaret other than this`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter<V: Vocabulary> {
    pub whose: Option<Whose>,
    pub states: Vec<V::State>,
    pub kind: V::Kind,
    pub tests: Vec<Test<V>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Test<V: Vocabulary> {
    With(V::Keyword),
    Without(V::Keyword),
    Stat(V::Stat, Comparison, Amount<V>),
    /// `with modified szabla >= 4`: as it is now, not as printed
    Modified(V::Stat, Comparison, Amount<V>),
    In(Whose, V::Zone),
    OtherThan(Reference<V>),
    AttachedTo(Reference<V>),
    /// `named [Szynk]`: every card of that name
    Named(String),
    /// `bearing [Umowa]`: a card of that name is attached to it
    Bearing(String),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparison {
    AtMost,
    AtLeast,
    Exactly,
    Less,
    More,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Amount<V: Vocabulary> {
    Number(u8),
    /// `number of own Kozak`
    Count(Box<Filter<V>>),
    /// `szabla of it`
    Of(V::Stat, Reference<V>),
    /// `modified szabla of it`: as it is now, not as printed
    ModifiedOf(V::Stat, Reference<V>),
    /// `half of number of own postać`, rounded up
    Half(Box<Amount<V>>),
    /// `excess of kreski of you over kreski of opponent`, never below zero
    Excess(Box<Amount<V>>, Box<Amount<V>>),
    /// `kreski of opponent`
    Has(V::Resource, Who),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition<V: Vocabulary> {
    /// `exists own postać with Niewiasta`
    Exists(Filter<V>),
    /// `no own postać`
    None(Filter<V>),
    /// `kreski of you < kreski of opponent`
    Compare(Amount<V>, Comparison, Amount<V>),
    /// `it is enemy postać`
    Is(Reference<V>, Filter<V>),
}

/// An effect and how it hangs on the one before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step<V: Vocabulary> {
    pub link: Link,
    pub effect: Effect<V>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Link {
    /// `, `: whatever became of the one before.
    And,
    /// `, then `: only if the one before was done in full.
    Then,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect<V: Vocabulary> {
    Do(Deed<V>),
    /// `own fighter gets szabla +1 this duel`; without a span while the ability holds.
    Gets {
        target: Target<V>,
        stat: V::Stat,
        by: Signed<V>,
        span: Option<V::Span>,
    },
    /// `host gains Karmazyn`
    Gains {
        target: Target<V>,
        keyword: V::Keyword,
        span: Option<V::Span>,
    },
    /// `1 enemy postać loses Niewiasta this round`
    Loses {
        target: Target<V>,
        keyword: V::Keyword,
        span: Option<V::Span>,
    },
    /// `enemy fighter cannot refuse this round`
    Cannot {
        target: Target<V>,
        ban: V::Ban,
        span: Option<V::Span>,
    },
    /// `this can challenge this round`, whatever its keywords say
    Can {
        target: Target<V>,
        ban: V::Ban,
        span: Option<V::Span>,
    },
    /// `this bears at most 2 sharpness`
    Bears {
        target: Target<V>,
        most: u8,
        marker: V::Marker,
    },
    /// `may lose 2 kreski instead of lafa`: what this card may cost otherwise
    Instead {
        deed: Deed<V>,
        of: V::Stat,
    },
    /// `may draw 1`
    May(Box<Effect<V>>),
    /// `either draw 2 or take 1 kreska`
    Either(Box<Effect<V>>, Box<Effect<V>>),
}

/// `+2`, `-1`, `+ szabla of that`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signed<V: Vocabulary> {
    pub minus: bool,
    pub amount: Amount<V>,
}

/// Something done once; costs are deeds too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deed<V: Vocabulary> {
    pub by: Who,
    pub verb: V::Verb,
    pub what: What<V>,
}

/// What a verb is applied to, as its signature wants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What<V: Vocabulary> {
    Amount(Amount<V>),
    Resource {
        amount: Amount<V>,
        resource: V::Resource,
        from: Option<Who>,
    },
    Cards(Target<V>),
    Nothing,
    /// `1 own postać against 1 enemy postać`
    Pair(Target<V>, Target<V>),
    /// `fatigue from 1 own oddział`
    Marker(V::Marker, Target<V>),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target<V: Vocabulary> {
    /// A player: `you`, `opponent`.
    Who(Who),
    Card(Reference<V>),
    /// `1 enemy postać`, `up to 2 own moderunek`
    Choose {
        up_to: bool,
        count: u8,
        filter: Filter<V>,
    },
    /// `each enemy postać`
    Each(Filter<V>),
}

/// `(1 per round)`, `(2 per round in total)`
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Limit<V: Vocabulary> {
    pub times: u8,
    pub span: V::Span,
    /// Over all cards of this name together (AH 600.5).
    pub in_total: bool,
}

/// As with an ability: records know nothing of what it does not say.
impl<V: Vocabulary> fmt::Debug for Limit<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Limit { times, span, in_total } = self;
        let mut form = f.debug_struct("Limit");
        form.field("times", times).field("span", span);
        if *in_total {
            form.field("in_total", in_total);
        }
        form.finish()
    }
}
