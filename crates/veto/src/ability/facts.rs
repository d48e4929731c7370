//! What is asked of a card over and over: few bytes, close together.

use cards::{
    lang::{Amount, Effect, Happening, Reference, Subject, Target, Who, Whose, Word},
    veto::{Card, Event, Factions, Head, Keyword, Kind, Role, Stat, Veto},
};

use super::{COUNTED, LOWER, Mask, catalog::Way, sense, timing::heard_as, zamiast};
use crate::{
    ch5_runda::r504_zagrywanie::{KARMAZYNI, ODDZIAL},
    ruleset::Ruleset,
    table::Moments,
};

/// A card in short; everything here follows from its `Def`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Facts {
    pub(crate) keywords: Keywords,
    /// The keywords contained in them (AH 700.2).
    contained: Keywords,
    pub(crate) static_mask: Mask,
    pub(crate) kind: Kind,
    pub(crate) factions: Factions,
    pub(crate) szabla: i8,
    pub(crate) kreski: i8,
    pub(crate) lafa: i8,
    pub(crate) utrzymanie: i8,
    heads: u8,
    /// What its repliki answer.
    pub(crate) answers: Calls,
    /// The moments at which its repliki are used.
    pub(crate) moments: Moments,
    /// Its abilities that are used in one's own stint, those of them that are
    /// czyny, all that tap it, and those that are used once in their stretch of the game.
    acts: Ways,
    czyny: Ways,
    taps: Ways,
    once: Ways,
    repliki: Ways,
    /// Those to which only some have a right: the influence of politics, that of arms, and all of them
    /// together with the Wielka Manipulacja.
    polityczne: Ways,
    bojowe: Ways,
    wplywy: Ways,
    /// Those that work elsewhere.
    elsewhere: Ways,
    /// The ways of putting it out.
    put_out: Ways,
    /// Has it a replika to its own entering play?
    pub(crate) answers_entering: bool,
    /// Is it played for its effect, not put out?
    pub(crate) is_played: bool,
    /// Has it an ability that is declared or goes off?
    pub(crate) usable: bool,
    /// Has it an ability that always holds?
    pub(crate) has_statics: bool,
    /// Has it a replika to its being played?
    pub(crate) answers_itself: bool,
    /// Does something go off when a card goes to the lazaret?
    pub(crate) minds_falls: bool,
    /// What sets off its triggered abilities, one bit an event.
    pub(crate) heard: u32,
    /// Is the use of any of its abilities limited?
    pub(crate) limited: bool,
    /// Does it say what it may cost instead of its lafa?
    pub(crate) pays_otherwise: bool,
    /// Does it say to what it may be attached?
    pub(crate) demands_host: bool,
    /// Cards of one name have one number; the catalog gives it.
    pub(crate) name: u16,
    /// Of a joined card the number of its second name; of others the same as the first.
    pub(crate) second_name: u16,
    /// Does no card make anybody discard it from the dwór?
    pub(crate) stays_in_dwor: bool,
}

/// Some of the ways in which a card can be played or used: a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ways(u16);

impl Ways {
    pub(crate) const NONE: Ways = Ways(0);
    /// Played in the only way there is.
    const ONE: Ways = Ways(1);

    fn of(ways: &[Way], which: impl Fn(&Way) -> bool) -> Ways {
        Ways(ways.iter().filter(|it| which(it)).fold(0, |bits, it| bits | 1 << it.ability))
    }

    /// Those of them that were used, by the counters of a card.
    #[inline]
    fn among(self, used: u8) -> Ways {
        let counted = |ability: u8| u16::from(used >> (2 * ability) & 3 != 0) << ability;
        Ways(self.0 & (counted(0) | counted(1) | counted(2) | counted(3)))
    }

    /// The same ways of the lower half of a joined card.
    const fn of_lower(self) -> Ways {
        Ways(self.0 << LOWER)
    }

    #[inline]
    pub(crate) fn without(self, others: Ways) -> Ways {
        Ways(self.0 & !others.0)
    }

    /// One after the other, by their numbers.
    #[inline]
    pub(crate) fn each(self, mut one: impl FnMut(u8)) {
        let mut rest = self.0;
        while rest != 0 {
            one(rest.trailing_zeros() as u8);
            rest &= rest - 1;
        }
    }
}

/// The abilities of a card that are used in one's own stint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Actions {
    acts: Ways,
    czyny: Ways,
    taps: Ways,
    once: Ways,
}

impl Actions {
    pub(crate) fn is_none(self) -> bool {
        self.acts == Ways::NONE
    }

    /// Those that the state of the card allows; `used` counts how often each was used.
    #[inline]
    pub(crate) fn left(self, tapped: bool, czyn_used: bool, used: u8) -> Ways {
        let tapping = if tapped { self.taps } else { Ways::NONE };
        let czyny = if czyn_used { self.czyny } else { Ways::NONE };
        let left = self.acts.without(tapping).without(czyny);
        let counts = used != 0 && self.once != Ways::NONE;
        if counts { left.without(self.once.among(used)) } else { left }
    }
}

/// Some of the keywords: a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Keywords(u64);

impl Keywords {
    pub(crate) const NONE: Keywords = Keywords(0);

    pub(crate) const fn only(keyword: Keyword) -> Keywords {
        Keywords(1 << keyword as u8)
    }

    pub(crate) const fn of(keywords: &[Keyword]) -> Keywords {
        let (mut set, mut place) = (0, 0);
        while place < keywords.len() {
            set |= 1 << keywords[place] as u8;
            place += 1;
        }
        Keywords(set)
    }

    /// The keywords that contain this one (AH 700.2).
    #[inline]
    pub(crate) const fn containing(keyword: Keyword) -> Keywords {
        CONTAINING[keyword as usize]
    }

    #[inline]
    pub(crate) const fn with(self, others: Keywords) -> Keywords {
        Keywords(self.0 | others.0)
    }

    /// Those that are among the others, too.
    #[inline]
    pub(crate) fn both(self, others: Keywords) -> Keywords {
        Keywords(self.0 & others.0)
    }

    #[inline]
    pub(crate) fn meets(self, others: Keywords) -> bool {
        self.0 & others.0 != 0
    }

    #[inline]
    pub(crate) fn has(self, keyword: Keyword) -> bool {
        self.meets(Keywords::only(keyword))
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Keyword> {
        Keyword::ALL.iter().copied().filter(move |it| self.has(*it))
    }
}

const CONTAINING: [Keywords; Keyword::ALL.len()] = {
    let mut containing = [Keywords::NONE; Keyword::ALL.len()];
    let mut place = 0;
    while place < Keyword::ALL.len() {
        let (keyword, mut inner) = (Keyword::ALL[place], 0);
        let contained = keyword.contained();
        while inner < contained.len() {
            let found = &mut containing[contained[inner] as usize];
            *found = found.with(Keywords::only(keyword));
            inner += 1;
        }
        place += 1;
    }
    containing
};

/// The keywords a card has because of its type.
fn implied(kind: Kind) -> Keywords {
    match kind {
        Kind::Ziemia => Keywords::of(&[Keyword::Trwaly, Keyword::Unikat]),
        _ => Keywords::NONE,
    }
}

/// The most a sztych adds to the Szabla of one's own duellist.
fn modifier_of_sztych(card: &Card) -> i8 {
    let effects = card.abilities.iter().flat_map(|it| &it.effects);
    let modifiers = effects.filter_map(|step| match &step.effect {
        Effect::Gets { target, stat: Stat::Szabla, by, .. }
            if *target == Target::Card(Reference::Role(Whose::Own, Role::Fighter)) && !by.minus =>
        {
            match by.amount {
                Amount::Number(number) => Some(number.min(100) as i8),
                _ => None,
            }
        }
        _ => None,
    });
    let of_sztych = modifiers.max().filter(|_| card.kind == Kind::Sztych);
    of_sztych.unwrap_or(0)
}

/// Is it one to which only some have a right, and none in the first round?
fn needs_a_right(way: &Way) -> bool {
    matches!(way.head, Head::WplywPolityczny | Head::WplywBojowy | Head::WielkaManipulacja)
}

/// Something that may be answered, as the seat sees it that is asked: what
/// happens, and whether it is its own doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Call(u8);

/// Some of what may be answered, one bit a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Calls(u32);

impl Calls {
    #[inline]
    pub(crate) fn has(self, call: Call) -> bool {
        self.0 & 1 << call.0 != 0
    }
}

impl Call {
    pub(crate) const COUNT: usize = 32;

    /// What can be answered has the first numbers; being wounded, discarding and the kreski of
    /// Sławni take those of a refusal, a victory and a defeat, which cannot.
    pub(crate) fn new(event: Event, own: bool) -> Call {
        let event = match event {
            Event::IsWounded => Event::Refuses,
            Event::Discards => Event::WinsDuel,
            Event::DrawsForSlawni => Event::LosesDuel,
            other => other,
        };
        Call(event as u8 | u8::from(own) << 4)
    }

    pub(crate) fn index(self) -> usize {
        self.0.into()
    }

    /// The calls a replika to this might answer: of a player's deeds it says whose it means.
    fn of(happening: &Happening<Veto>) -> u32 {
        let event = heard_as(happening.event);
        let others = 1 << Call::new(event, false).0;
        let own = 1 << Call::new(event, true).0;
        match (&happening.subject, happening.event) {
            (_, Event::Duels | Event::Fights | Event::HasPlayed) => own | others,
            (Subject::Who(Who::You), _) => own,
            (Subject::Who(Who::Opponent), _) => others,
            _ => own | others,
        }
    }
}

const _: () = assert!(COUNTED == 4, "the uses of four abilities are counted");
const _: () = assert!(Event::ALL.len() <= 32, "the events a card waits for are kept in 32 bits");
const _: () = assert!(Keyword::ALL.len() <= 64, "the keywords of a card are kept in 64 bits");

impl Facts {
    pub(super) fn of(
        card: &Card,
        ways: &[Way],
        static_mask: Mask,
        (has_statics, is_played): (bool, bool),
    ) -> Facts {
        let small = |it: Option<u8>| it.unwrap_or(0).min(100) as i8;
        let awake: Vec<Way> = ways.iter().filter(|it| !it.asleep).cloned().collect();
        let ways = awake.as_slice();
        let facts = Facts {
            put_out: Ways::NONE,
            keywords: Keywords::of(&card.keywords).with(implied(card.kind)),
            contained: card
                .keywords
                .iter()
                .fold(Keywords::NONE, |it, keyword| it.with(Keywords::of(keyword.contained()))),
            static_mask,
            kind: card.kind,
            factions: card.factions,
            szabla: card.szabla.unwrap_or_else(|| modifier_of_sztych(card)),
            kreski: small(card.kreski),
            lafa: small(card.lafa),
            utrzymanie: card.utrzymanie.unwrap_or(0),
            heads: ways.iter().fold(0, |it, way| it | 1 << way.head as u8),
            acts: Ways::of(ways, |it| {
                it.zone.is_none() && !matches!(it.head, Head::Replika | Head::Trigger)
            }),
            elsewhere: Ways::of(ways, |it| it.zone.is_some()),
            czyny: Ways::of(ways, |it| it.head == Head::Czyn),
            taps: Ways::of(ways, |it| it.taps_this),
            once: Ways::of(ways, |it| {
                it.limit.is_some_and(|it| it.times <= 1) || it.head == Head::WielkaManipulacja
            }),
            repliki: Ways::of(ways, |it| it.head == Head::Replika),
            polityczne: Ways::of(ways, |it| it.head == Head::WplywPolityczny),
            bojowe: Ways::of(ways, |it| it.head == Head::WplywBojowy),
            wplywy: Ways::of(ways, needs_a_right),
            answers: Calls(
                ways.iter()
                    .filter_map(Way::answered)
                    .fold(0, |it, happening| it | Call::of(happening)),
            ),
            moments: Moments::of(
                ways.iter().filter(|it| it.head == Head::Replika).filter_map(|it| it.moment),
            ),
            answers_entering: ways.iter().any(Way::answers_entering),
            is_played,
            usable: !ways.is_empty(),
            has_statics,
            minds_falls: ways
                .iter()
                .filter_map(|it| it.event.as_ref())
                .any(|it| it.event == Event::Falls),
            heard: ways
                .iter()
                .filter(|it| it.head == Head::Trigger)
                .filter_map(|it| it.event.as_ref())
                .fold(0, |it, happening| it | 1 << happening.event as u8),
            name: 0,
            second_name: 0,
            pays_otherwise: zamiast::has_price(card),
            limited: ways.iter().any(|it| it.limit.is_some()),
            demands_host: card.attach.is_some(),
            stays_in_dwor: card.abilities.iter().any(sense::keeps_in_dwor),
            answers_itself: ways.iter().filter_map(Way::answered).any(|it| {
                it.event == Event::Plays && it.object == Some(Subject::Card(Reference::This))
            }),
        };
        Facts { put_out: facts.ways_out(), ..facts }
    }

    /// A joined card can be either of two, and what one of them does from the dwór it does.
    pub(super) fn joining(self, upper: Facts, lower: Facts) -> Facts {
        Facts {
            put_out: Ways(upper.put_out.0 | lower.put_out.of_lower().0),
            szabla: upper.szabla.max(lower.szabla),
            answers_itself: upper.answers_itself || lower.answers_itself,
            limited: upper.limited || lower.limited,
            pays_otherwise: upper.pays_otherwise || lower.pays_otherwise,
            stays_in_dwor: upper.stays_in_dwor || lower.stays_in_dwor,
            ..self
        }
    }

    /// Does one of its abilities begin like that?
    #[inline]
    pub(crate) fn begins(self, head: Head) -> bool {
        self.heads & 1 << head as u8 != 0
    }

    /// Every call its repliki answer.
    pub(crate) fn answered(self) -> impl Iterator<Item = Call> {
        let mut rest = self.answers.0;
        std::iter::from_fn(move || {
            let next = (rest != 0).then(|| Call(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            next
        })
    }

    /// The czyny and drobiazgi of a card in play.
    pub(crate) fn actions(self) -> Actions {
        let Facts { acts, taps, czyny, once, .. } = self;
        Actions { acts, taps, czyny, once }
    }

    /// Those of its abilities that need a right which is lacking.
    #[inline]
    pub(crate) fn barred(self, any: bool, polityczny: bool, bojowy: bool) -> Ways {
        let among = |barred: bool, ways: Ways| if barred { ways.0 } else { 0 };
        Ways(
            among(any, self.wplywy)
                | among(polityczny, self.polityczne)
                | among(bojowy, self.bojowe),
        )
    }

    /// The ways of playing it in one's own stint.
    #[inline]
    pub(crate) fn plays(self, rules: &Ruleset) -> Ways {
        if self.is_played {
            return self.acts;
        }
        let karmazyni = if rules.karmazyni { 1 << KARMAZYNI } else { 0 };
        let oddzial = if rules.pole_ziem { 1 << ODDZIAL } else { 0 };
        let ways = Ways(Ways::ONE.0 | karmazyni | oddzial);
        Ways(self.put_out.0 & (ways.0 | ways.of_lower().0))
    }

    /// The ways of putting it out, by all rules there are.
    fn ways_out(self) -> Ways {
        let karmazyni = if self.goes_among_karmazyni() { 1 << KARMAZYNI } else { 0 };
        let oddzial = if self.leads_oddzialy() { 1 << ODDZIAL } else { 0 };
        Ways(Ways::ONE.0 | karmazyni | oddzial)
    }

    /// The ways of playing or using it in answer to something.
    #[inline]
    pub(crate) fn answering(self) -> Ways {
        self.repliki
    }

    /// Does such an event set one of its abilities off?
    #[inline]
    pub(crate) fn hears(self, event: Event) -> bool {
        self.heard & 1 << event as u8 != 0
    }

    /// The ways of playing or using it in the lazaret or the żalnik.
    pub(crate) fn elsewhere(self) -> Ways {
        self.elsewhere
    }

    /// Does one of its keywords contain this one?
    pub(crate) fn contains(self, keyword: Keyword) -> bool {
        self.contained.has(keyword)
    }

    /// Can it be put out on the pole karmazynów?
    pub(crate) fn goes_among_karmazyni(self) -> bool {
        self.kind == Kind::Postac && self.acts_as(Keyword::Karmazyn)
    }

    /// Can it be put out to an oddział? Whoever is both Honorowy and Sławny counts as an Oficer.
    pub(crate) fn leads_oddzialy(self) -> bool {
        let famous = self.acts_as(Keyword::Honorowy) && self.acts_as(Keyword::Slawny);
        let leads = famous || self.acts_as(Keyword::Oficer) || self.has(Keyword::Nawigator);
        self.kind == Kind::Postac && leads
    }

    /// Has it, as printed, the abilities of this keyword?
    pub(crate) fn acts_as(self, keyword: Keyword) -> bool {
        self.has(keyword) || self.contains(keyword)
    }

    #[inline]
    pub(crate) fn has(self, keyword: Keyword) -> bool {
        self.keywords.has(keyword)
    }
}
