//! Who is "you", what is "it", which cards fit.

use cards::{
    lang::{Amount, Comparison, Condition, Filter, Reference, Signed, Test, Who, Whose},
    veto::{Keyword, Kind, Resource, Role, Stat, State, Veto, Zone},
};
use kernel::{CardId, Dice, Frame, Seat};
use rulebook::rule;
use smallvec::SmallVec;

use super::{
    named::Named,
    program::{IT, Mask},
};
use crate::{
    ch7_slowa::r700_slowa,
    table::{self, Place, Pojedynek, Table},
};

/// The point of view of one ability.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Context {
    /// The card the ability stands on.
    pub(crate) source: CardId,
    /// The "you" of its text.
    pub(crate) seat: Seat,
    /// The card of the event that is answered.
    it: Option<CardId>,
    /// What the sentence chose last.
    that: Option<CardId>,
    /// The bearer of a source that has been given up.
    host: Option<CardId>,
    sight: Sight,
}

/// What an ability sees of other cards. What always holds must not depend on what else
/// always holds, or it would go round in circles; so keywords are given first, traits
/// and prohibitions follow from them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sight {
    Everything,
    /// Traits as printed, keywords as they are.
    Keywords,
    /// Nothing of what always holds: it gives or takes away keywords itself.
    Printed,
}

impl Context {
    pub(crate) fn of(frame: &Frame) -> Context {
        Context::new(frame.source, frame.seat, frame.bound.first(IT))
    }

    /// At an instruction that speaks of cards in these slots.
    pub(crate) fn at(frame: &Frame, named: Named) -> Context {
        let first = |slot: Option<u8>| slot.and_then(|it| frame.bound.first(it));
        Context { that: first(named.that), host: first(named.host), ..Context::of(frame) }
    }

    pub(crate) fn new(source: CardId, seat: Seat, it: Option<CardId>) -> Context {
        Context { source, seat, it, that: None, host: None, sight: Sight::Everything }
    }

    /// None while nobody has the abilities of the card.
    pub(crate) fn of_static(table: &Table, source: CardId) -> Option<Context> {
        rule!("AH 110.3");
        let seat = table.user(source)?;
        Some(Context { sight: Sight::Keywords, ..Context::new(source, seat, None) })
    }

    /// The same for an ability that makes changes of these kinds.
    pub(super) fn in_layer(self, kinds: Mask) -> Context {
        let sight = if kinds.is_of_keywords() { Sight::Printed } else { Sight::Keywords };
        Context { sight, ..self }
    }

    /// Has its "you" the diplomats a rule marked with Dyplomacja asks for?
    pub(super) fn has_diplomats(&self, table: &Table) -> bool {
        let is_diplomat = |it| self.has(table, it, Keyword::Dyplomata);
        r700_slowa::are_enough_diplomats(table.postacie(self.seat).map(is_diplomat))
    }

    /// Is `seat` whom this word means?
    pub(crate) fn is(&self, who: Who, seat: Seat) -> bool {
        match who {
            Who::You => seat == self.seat,
            Who::Opponent => seat != self.seat,
            Who::Anyone => true,
        }
    }

    /// The seat a deed is done by: the next opponent where there are several.
    pub(crate) fn doer(&self, table: &Table, who: Who) -> Seat {
        match who {
            Who::You | Who::Anyone => self.seat,
            Who::Opponent => {
                rule!("AH 102.1");
                table.next_seat(self.seat)
            }
        }
    }

    pub(crate) fn reference(&self, table: &Table, reference: Reference<Veto>) -> Option<CardId> {
        match reference {
            Reference::This => Some(self.source),
            Reference::Host => table.card(self.source).host.or(self.host),
            Reference::It => self.it,
            Reference::That => self.that,
            Reference::Role(whose, role) => {
                let duel = table.duel.as_ref()?;
                let mut sides = duel.sides().into_iter();
                let fighter = sides.find(|it| self.owns(whose, table.card(*it).controller))?;
                match role {
                    Role::Fighter => Some(fighter),
                    Role::Weapon => weapon(table, duel, fighter),
                }
            }
        }
    }

    fn owns(&self, whose: Whose, seat: Seat) -> bool {
        (seat == self.seat) == (whose == Whose::Own)
    }

    /// Does the card fit, wherever it lies?
    #[inline]
    pub(crate) fn fits(&self, table: &Table, filter: &Filter<Veto>, card: CardId) -> bool {
        let kind = filter.kind == Kind::Karta || table.counts_as(card, filter.kind);
        kind && filter.whose.is_none_or(|it| self.owns(it, table.card(card).controller))
            && self.meets(table, filter, card)
    }

    /// Does the card meet the conditions of the filter?
    fn meets(&self, table: &Table, filter: &Filter<Veto>, card: CardId) -> bool {
        let state = table.card(card);
        filter.states.iter().all(|it| match it {
            State::Zaznaczona => state.zaznaczona,
            State::Odznaczona => !state.zaznaczona,
            State::Kontrolowana => {
                table.kind(card) == Kind::Ziemia && table.holder(card) == Some(self.seat)
            }
            State::Walczaca => table.duel.as_ref().is_some_and(|it| it.against(card).is_some()),
        }) && filter.tests.iter().all(|it| self.passes(table, it, card))
    }

    fn passes(&self, table: &Table, test: &Test<Veto>, card: CardId) -> bool {
        match test {
            Test::With(keyword) => {
                r700_slowa::refers_to(*keyword);
                self.has(table, card, *keyword)
            }
            Test::Without(keyword) => !self.has(table, card, *keyword),
            Test::Stat(stat, comparison, amount) => {
                compare(self.stat(table, card, *stat), *comparison, self.amount(table, amount))
            }
            Test::Modified(stat, comparison, amount) => {
                compare(self.modified(table, card, *stat), *comparison, self.amount(table, amount))
            }
            // Where it has to lie is settled by `candidates` or by `matches`.
            Test::In(..) => true,
            Test::Named(name) => {
                rule!("AH 600.3");
                table.def(card).card.names().any(|it| it == name)
            }
            Test::Bearing(name) => {
                table.attached_to(card).any(|it| table.def(it).card.name == *name)
            }
            Test::OtherThan(reference) => self.reference(table, *reference) != Some(card),
            Test::AttachedTo(reference) => {
                let host = self.reference(table, *reference);
                host.is_some() && table.card(card).host == host
            }
        }
    }

    /// Does the card fit and lie where the filter wants it, in play if it says nothing?
    pub(crate) fn matches(&self, table: &Table, filter: &Filter<Veto>, card: CardId) -> bool {
        let state = table.card(card);
        let placed = match zone_of(filter) {
            None => table.in_play(card),
            Some((whose, zone)) => {
                let place = match zone {
                    Zone::Kredens => Place::Kredens,
                    Zone::Dwor => Place::Dwor,
                    Zone::Lazaret => Place::Lazaret,
                    Zone::Zalnik => Place::Zalnik,
                };
                state.place == place && self.owns(whose, state.owner)
            }
        };
        placed && self.fits(table, filter, card)
    }

    fn has(&self, table: &Table, card: CardId, keyword: Keyword) -> bool {
        let has = |keyword| match self.sight {
            Sight::Printed => table::has_but_for_statics(table, card, keyword),
            Sight::Keywords | Sight::Everything => table::has_keyword(table, card, keyword),
        };
        has(keyword)
            || card != self.source && r700_slowa::passes_for(table, keyword).is_some_and(has)
    }

    fn stat(&self, table: &Table, card: CardId, stat: Stat) -> i32 {
        let facts = table.facts(card);
        match (self.sight != Sight::Everything, stat) {
            (true, Stat::Szabla) => facts.szabla.into(),
            (true, Stat::Kreski) => facts.kreski.into(),
            (true, Stat::Lafa) => facts.lafa.into(),
            (true, _) => 0,
            (false, _) if table.rules().traits_as_printed => table::named(table, card, stat).into(),
            (false, _) => table::stat(table, card, stat).into(),
        }
    }

    /// With everything that changes it; what always holds may not ask for it.
    fn modified(&self, table: &Table, card: CardId, stat: Stat) -> i32 {
        match stat {
            Stat::Szabla => rule!("AH 215.2.a"),
            Stat::Kreski => rule!("AH 216.2.a"),
            Stat::Lafa => rule!("AH 217.3.a"),
            Stat::Dochod => rule!("AH 211.2.b"),
            Stat::Bitnosc => rule!("AH 219.2.a"),
            Stat::Karnosc => rule!("AH 220.2.a"),
            Stat::Znaczenie => rule!("AH 221.2.a"),
            Stat::Dobrobyt => rule!("AH 222.2.a"),
            _ => {}
        }
        table::modified(table, card, stat).into()
    }

    pub(crate) fn amount(&self, table: &Table, amount: &Amount<Veto>) -> i32 {
        match amount {
            Amount::Number(number) => i32::from(*number),
            Amount::Count(filter) => {
                rule!("AH 108.5");
                let mut count = 0;
                visit(table, self, filter, |_| {
                    count += 1;
                    false
                });
                count
            }
            Amount::Of(stat, reference) => {
                let card = self.reference(table, *reference);
                card.map_or(0, |it| self.stat(table, it, *stat))
            }
            Amount::ModifiedOf(stat, reference) => {
                let card = self.reference(table, *reference);
                card.map_or(0, |it| self.modified(table, it, *stat))
            }
            Amount::Excess(amount, over) => {
                (self.amount(table, amount) - self.amount(table, over)).max(0)
            }
            Amount::Half(amount) => {
                rule!("AH 108.1");
                rule!("AH 108.2");
                rule!("AH 108.19");
                (self.amount(table, amount) + 1).div_euclid(2)
            }
            Amount::Has(resource, who) => {
                let seats = table.seats.iter().filter(|(seat, _)| self.is(*who, *seat));
                let has = seats.map(|(_, it)| match resource {
                    Resource::Kreski => i32::from(it.kreski),
                    Resource::Dukaty => i32::from(it.dukaty),
                });
                has.max().unwrap_or(0)
            }
        }
    }

    pub(crate) fn signed(&self, table: &Table, signed: &Signed<Veto>) -> i8 {
        let amount = self.amount(table, &signed.amount).clamp(0, 100) as i8;
        if signed.minus { -amount } else { amount }
    }

    pub(crate) fn holds(&self, table: &Table, condition: &Condition<Veto>) -> bool {
        let exists = |filter| visit(table, self, filter, |_| true);
        match condition {
            Condition::Exists(filter) => exists(filter),
            Condition::None(filter) => !exists(filter),
            Condition::Compare(left, comparison, right) => {
                compare(self.amount(table, left), *comparison, self.amount(table, right))
            }
            Condition::Is(reference, filter) => {
                let card = self.reference(table, *reference);
                card.is_some_and(|it| self.fits(table, filter, it))
            }
        }
    }
}

/// The Broń this duellist uses, if it adds anything.
fn weapon(table: &Table, duel: &Pojedynek, fighter: CardId) -> Option<CardId> {
    duel.chosen.iter().copied().find(|it| {
        let state = table.card(*it);
        state.host == Some(fighter)
            && table.in_play(*it)
            && !state.zaznaczona
            && table.facts(*it).has(Keyword::Bron)
    })
}

fn zone_of(filter: &Filter<Veto>) -> Option<(Whose, Zone)> {
    filter.tests.iter().find_map(|it| match it {
        Test::In(whose, zone) => Some((*whose, *zone)),
        _ => None,
    })
}

/// Every card the filter picks out, in an order that tells nothing hidden.
pub(crate) fn candidates(
    table: &Table,
    context: &Context,
    filter: &Filter<Veto>,
) -> SmallVec<[CardId; 16]> {
    let mut found = SmallVec::new();
    visit(table, context, filter, |card| {
        found.push(card);
        false
    });
    found
}

/// Which cards these are, each once: name and przydomek tell them apart, not the printing.
pub(super) fn kinds(table: &Table, cards: &[CardId]) -> SmallVec<[u16; 16]> {
    rule!("AH 110.6");
    rule!("AH 110.7");
    rule!("AH 203.2");
    rule!("AH 204.2");
    let mut defs: SmallVec<[u16; 16]> = cards.iter().map(|it| table.card(*it).def).collect();
    defs.sort_unstable();
    defs.dedup();
    let card = |def: u16| &table.catalog.0.def(def).card;
    let mut kinds = SmallVec::new();
    for def in defs {
        if !kinds.iter().any(|it| card(*it).is_same(card(def))) {
            kinds.push(def);
        }
    }
    kinds
}

/// Shows every card the filter picks out to `enough`, until it says so. Only
/// piles in which such a card can lie are looked through.
pub(crate) fn visit(
    table: &Table,
    context: &Context,
    filter: &Filter<Veto>,
    mut enough: impl FnMut(CardId) -> bool,
) -> bool {
    let sieve = Sieve::of(filter);
    let look =
        |pile: &[CardId]| pile.iter().any(|it| sieve.lets(table, context, *it) && enough(*it));
    sieve.piles(table, context, look)
}

/// A card the filter picks out and `open` allows, each as likely as the others; none is as likely
/// as one card if it may be none. There must be one.
pub(super) fn draw(
    table: &Table,
    context: &Context,
    filter: &Filter<Veto>,
    (dice, may_be_none): (&mut Dice, bool),
    open: impl Fn(CardId) -> bool,
) -> Option<CardId> {
    let sieve = Sieve::of(filter);
    let mut piles: SmallVec<[&[CardId]; 4]> = SmallVec::new();
    sieve.piles(table, context, |it| {
        piles.push(it);
        false
    });
    let count: usize = piles.iter().map(|it| it.len()).sum();
    loop {
        let mut place = dice.place(count + usize::from(may_be_none));
        let pile = piles.iter().find(|it| {
            place < it.len() || {
                place -= it.len();
                false
            }
        })?;
        if sieve.lets(table, context, pile[place]) && open(pile[place]) {
            return Some(pile[place]);
        }
    }
}

/// A filter with what is looked at before its conditions.
struct Sieve<'f> {
    filter: &'f Filter<Veto>,
    /// Where the cards have to lie; in play if it says nothing.
    zone: Option<(Whose, Zone)>,
    /// Without conditions it asks for the kind only, in the piles that are looked through.
    plain: bool,
}

impl Sieve<'_> {
    #[inline]
    fn of(filter: &Filter<Veto>) -> Sieve<'_> {
        let zone = zone_of(filter);
        if zone.is_none() {
            // Without a place cards of the Pole Gry are meant, and no others.
            rule!("AH 402.1");
            rule!("AH 403.2");
            rule!("AH 404.2");
            rule!("AH 408.2");
            rule!("AH 409.2");
        }
        Sieve { filter, zone, plain: filter.states.is_empty() && filter.tests.is_empty() }
    }

    /// Does a card of those piles fit?
    #[inline]
    fn lets(&self, table: &Table, context: &Context, card: CardId) -> bool {
        let kind = self.filter.kind;
        if self.plain {
            let place = table.card(card).place;
            return (kind == Kind::Karta || table.counts_as(card, kind))
                && !matches!(place, Place::Under | Place::Podlaczona);
        }
        // It lies where the filter wants it, unless it is no element of the table.
        (self.zone.is_some() || table.in_play(card)) && context.fits(table, self.filter, card)
    }

    /// Shows the piles in which such a card can lie to `enough`, until it says so.
    #[inline]
    fn piles<'t>(
        &self,
        table: &'t Table,
        context: &Context,
        mut enough: impl FnMut(&'t [CardId]) -> bool,
    ) -> bool {
        let whose = self.zone.map(|(whose, _)| whose).or(self.filter.whose);
        table.seats.iter().any(|(seat, kompania)| {
            if whose.is_some_and(|it| !context.owns(it, seat)) {
                return false;
            }
            let pile = match (self.zone, self.filter.kind) {
                (Some((_, Zone::Kredens)), _) => kompania.kredens.as_slice(),
                (Some((_, Zone::Dwor)), _) => kompania.dwor.as_slice(),
                (Some((_, Zone::Lazaret)), _) => kompania.lazaret.as_slice(),
                (Some((_, Zone::Zalnik)), _) => kompania.zalnik.as_slice(),
                (None, Kind::Postac | Kind::Posesja | Kind::Ziemia | Kind::Oddzial) => {
                    kompania.pole.as_slice()
                }
                (None, Kind::Moderunek | Kind::Efekt | Kind::Sztych) => {
                    kompania.attached.as_slice()
                }
                (None, Kind::Frakcja) => std::slice::from_ref(&kompania.frakcja),
                (None, Kind::Strategia) => kompania.strategia.0.as_slice(),
                (None, Kind::Przymierze) => return false,
                (None, Kind::Karta) => {
                    return enough(kompania.pole.as_slice())
                        || enough(kompania.attached.as_slice())
                        || enough(std::slice::from_ref(&kompania.frakcja))
                        || enough(kompania.strategia.0.as_slice());
                }
            };
            enough(pile)
        })
    }
}

fn compare(left: i32, comparison: Comparison, right: i32) -> bool {
    match comparison {
        Comparison::AtMost => left <= right,
        Comparison::AtLeast => left >= right,
        Comparison::Exactly => {
            rule!("AH 600.4");
            left == right
        }
        Comparison::Less => left < right,
        Comparison::More => left > right,
    }
}
