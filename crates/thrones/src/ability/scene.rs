//! What the words of a sentence mean at this table: players, cards, numbers,
//! conditions. Nothing here changes anything.

use cards::thrones::{
    Amount, Cards, Comparison, Condition, Faction, Few, Filter, Icon, Kind, Mark, Outcome, Ref,
    Role, Side, Span, State, Test, Types, Value, Who, Zone,
};
use kernel::{CardId, Seat};
use rulebook::rule;

use super::context::{Ctx, FOUND};
use crate::{
    flow::Member,
    table::{self, NOBODY, Place, Table, Way},
};

/// A sentence and the table it is read at.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) table: &'a Table,
    pub(crate) by: Seat,
    pub(crate) this: CardId,
    pub(crate) ctx: Option<&'a Ctx>,
    /// What is answered.
    pub(crate) member: Option<&'a Member>,
    /// The type a lasting effect was made with.
    pub(crate) icon: Option<Icon>,
    /// The player a prohibition is asked about.
    pub(crate) whom: Option<Seat>,
    /// Only declared characters count as taking part.
    pub(crate) declared: bool,
}

/// One bit a seat.
pub(crate) type Seats = u8;

pub(crate) fn bit(seat: Seat) -> Seats {
    1 << seat.0
}

pub(crate) fn each_seat(seats: Seats) -> impl Iterator<Item = Seat> {
    (0..8 - seats.leading_zeros() as u8).map(Seat).filter(move |it| seats & bit(*it) != 0)
}

impl<'a> Scene<'a> {
    pub(crate) fn of(table: &'a Table, by: Seat, this: CardId) -> Scene<'a> {
        Scene { table, by, this, ctx: None, member: None, icon: None, whom: None, declared: false }
    }

    pub(crate) fn under_way(table: &'a Table, ctx: &'a Ctx) -> Scene<'a> {
        Scene {
            ctx: Some(ctx),
            member: Some(&ctx.member),
            icon: ctx.icon,
            ..Scene::of(table, ctx.by, ctx.source)
        }
    }

    pub(crate) fn answering(mut self, member: Option<&'a Member>) -> Scene<'a> {
        self.member = member;
        self
    }

    pub(crate) fn about(mut self, seat: Seat) -> Scene<'a> {
        self.whom = Some(seat);
        self
    }

    pub(crate) fn as_declared(mut self) -> Scene<'a> {
        self.declared = true;
        self
    }

    /// The players meant.
    pub(crate) fn seats(&self, who: Who) -> Seats {
        let table = self.table;
        let challenge = table.challenge.as_ref();
        let one = |seat: Option<Seat>| seat.map_or(0, bit);
        match who {
            Who::You => bit(self.by),
            Who::Opponent | Who::EachOpponent => {
                table.opponents(self.by).fold(0, |seats, it| seats | bit(it))
            }
            Who::EachPlayer | Who::AnyPlayer => {
                table.in_order().fold(0, |seats, it| seats | bit(it))
            }
            Who::Chosen => one(self.ctx.and_then(|it| it.chosen)),
            Who::Picker => one(self.ctx.and_then(|it| it.picker)),
            Who::Winner => one(challenge.and_then(|it| it.winner)),
            Who::Loser => one(challenge.and_then(table::Challenge::loser)),
            Who::AttackingPlayer => one(challenge.map(|it| it.attacker)),
            Who::DefendingPlayer => one(challenge.map(|it| it.defender)),
            Who::ThatPlayer => one(self.whom.or(self.member.map(|it| it.seat))),
        }
    }

    pub(crate) fn is(&self, seat: Seat, who: Who) -> bool {
        match who {
            Who::You => seat == self.by,
            Who::Opponent | Who::EachOpponent => seat != self.by,
            Who::EachPlayer | Who::AnyPlayer => true,
            _ => self.seats(who) & bit(seat) != 0,
        }
    }

    /// The one player meant, if there is one.
    pub(crate) fn seat(&self, who: Who) -> Option<Seat> {
        if who == Who::You { Some(self.by) } else { each_seat(self.seats(who)).next() }
    }

    /// Every card a reference names.
    pub(crate) fn named(&self, what: Ref, mut found: impl FnMut(CardId)) {
        match what {
            Ref::Target(slot) => {
                self.ctx.iter().for_each(|it| it.slots.iter(slot).for_each(&mut found))
            }
            Ref::Found => self.ctx.iter().for_each(|it| it.slots.iter(FOUND).for_each(&mut found)),
            Ref::FactionCard(who) => {
                each_seat(self.seats(who)).for_each(|it| found(self.table.player(it).faction));
            }
            one => self.first(one).into_iter().for_each(found),
        }
    }

    /// The first of them.
    pub(crate) fn first(&self, what: Ref) -> Option<CardId> {
        match what {
            Ref::This => {
                rule!("KZ Tekst odnoszący się do siebie.0");
                Some(self.this)
            }
            Ref::Host => {
                let now = self.table.card(self.this).host;
                let host = self.ctx.map_or(now, |it| it.host);
                (host != NOBODY).then_some(host)
            }
            Ref::It => self.member.map(|it| it.card).filter(|it| *it != NOBODY),
            Ref::Target(slot) => self.ctx.and_then(|it| it.slots.iter(slot).next()),
            Ref::Found => self.ctx.and_then(|it| it.slots.iter(FOUND).next()),
            Ref::FactionCard(who) => self.seat(who).map(|it| self.table.player(it).faction),
        }
    }

    pub(crate) fn names(&self, what: Ref, card: CardId) -> bool {
        if what == Ref::This {
            return card == self.this;
        }
        let mut is = false;
        self.named(what, |it| is |= it == card);
        is
    }

    /// Every card meant by `each …` or by a reference.
    pub(crate) fn cards(&self, cards: &Cards, mut found: impl FnMut(CardId)) {
        match cards {
            Cards::One(it) => self.named(*it, found),
            Cards::Each(filter) => self.candidates(filter, &mut found),
        }
    }

    /// Is `card` meant?
    pub(crate) fn means(&self, cards: &Cards, card: CardId) -> bool {
        match cards {
            Cards::One(it) => self.names(*it, card),
            Cards::Each(filter) => self.matches(filter, card),
        }
    }

    /// Every card that matches, in an order that does not depend on hidden cards.
    pub(crate) fn candidates(&self, filter: &Filter, found: &mut impl FnMut(CardId)) {
        self.any_candidate(filter, &mut |it| {
            found(it);
            false
        });
    }

    /// Is there a card that matches and that `wanted` wants? Looks no further then.
    pub(crate) fn any_candidate(
        &self,
        filter: &Filter,
        wanted: &mut impl FnMut(CardId) -> bool,
    ) -> bool {
        let table = self.table;
        // Whose cards are looked at is settled before.
        let controls = |seat: Seat| filter.controller.is_none_or(|it| self.is(seat, it));
        if filter.place.is_none() && filter.kinds == Few::from(Kind::Character) {
            let mut look = |card: CardId| self.passes(filter, card) && wanted(card);
            return table
                .in_order()
                .any(|seat| controls(seat) && table.player(seat).characters.iter().any(&mut look));
        }
        let mut look = |card: CardId| self.is_like(filter, card) && wanted(card);
        if let Some(place) = filter.place {
            return each_seat(self.seats(place.owner)).any(|seat| {
                let player = table.player(seat);
                controls(seat)
                    && place.zones.iter().any(|zone| match zone {
                        Zone::Hand => player.hand.iter().any(&mut look),
                        Zone::Deck => player.deck.iter().any(&mut look),
                        Zone::Discard => player.discard.iter().any(&mut look),
                        Zone::Dead => player.dead.iter().any(&mut look),
                        Zone::UsedPlots => player.used_plots.iter().any(&mut look),
                    })
            });
        }
        let plots = filter.kinds.is_empty() || filter.kinds.contains(Kind::Plot);
        let factions = filter.kinds.contains(Kind::FactionCard);
        table.in_order().any(|seat| {
            let player = table.player(seat);
            controls(seat)
                && ((plots && player.plot != NOBODY && look(player.plot))
                    || (factions && look(player.faction))
                    || player.play.iter().any(&mut look))
        })
    }

    /// Does the card match where it lies?
    pub(crate) fn matches(&self, filter: &Filter, card: CardId) -> bool {
        let state = self.table.card(card);
        let there = match filter.place {
            None => matches!(
                state.place,
                Place::Play | Place::Attached | Place::Revealed | Place::Faction
            ),
            Some(place) => {
                let zone = match state.place {
                    Place::Hand => Zone::Hand,
                    Place::Deck => Zone::Deck,
                    Place::Discard => Zone::Discard,
                    Place::Dead => Zone::Dead,
                    Place::Used => Zone::UsedPlots,
                    _ => return false,
                };
                place.zones.contains(zone) && self.is(state.owner, place.owner)
            }
        };
        there && self.fits(filter, card, state.controller)
    }

    /// Does the card match, wherever it lies, for one who controls or controlled it?
    pub(crate) fn fits(&self, filter: &Filter, card: CardId, controller: Seat) -> bool {
        filter.controller.is_none_or(|it| self.is(controller, it)) && self.is_like(filter, card)
    }

    /// Does the card match, whoever controls it? Most cards are of the wrong kind.
    #[inline(always)]
    fn is_like(&self, filter: &Filter, card: CardId) -> bool {
        (filter.kinds.is_empty() || filter.kinds.contains(self.table.card(card).kind))
            && self.passes(filter, card)
    }

    /// Does a card of the right kind match in everything else?
    fn passes(&self, filter: &Filter, card: CardId) -> bool {
        if let Some(wanted) = filter.faction {
            let faction = self.table.def(card).faction;
            if faction != wanted && faction == Faction::Neutral {
                rule!("KZ Neutralne.1");
            }
            if faction != wanted {
                return false;
            }
        }
        if filter.kinds.len() != 1 && !filter.states.is_empty() {
            rule!("KZ Kwalifikatory.0");
        }
        filter.states.iter().all(|it| self.state(*it, card))
            && filter.tests.iter().all(|it| self.test(it, card))
    }

    fn side(&self, card: CardId) -> table::Side {
        if self.declared { self.table.card(card).side } else { table::side_of(self.table, card) }
    }

    fn state(&self, state: State, card: CardId) -> bool {
        let table = self.table;
        match state {
            State::Unique => table.def(card).unique,
            State::NonUnique => !table.def(card).unique,
            State::Loyal => table.def(card).card.loyal,
            State::Standing => !table.card(card).kneeling,
            State::Kneeling => table.card(card).kneeling,
            State::Participating => self.side(card) != table::Side::None,
            State::Attacking => self.side(card) == table::Side::Attacking,
            State::Defending => self.side(card) == table::Side::Defending,
            State::AttackingAlone => {
                self.side(card) == table::Side::Attacking
                    && table::participants(table, table::Side::Attacking).nth(1).is_none()
            }
        }
    }

    fn test(&self, test: &Test, card: CardId) -> bool {
        let table = self.table;
        match test {
            Test::Marked(marks) => marks.iter().any(|it| match it {
                Mark::Trait(it) => table::has_trait(table, card, *it),
                Mark::Title(it) => table.card(card).title == *it,
            }),
            Test::Value(value, how, amount) => {
                let value = match value {
                    Value::Strength => table::strength(table, card),
                    Value::PrintedStrength => table.def(card).strength,
                    Value::PrintedCost => {
                        rule!("KZ Wydrukowany.0");
                        i16::from(table.def(card).price)
                    }
                };
                compare(value, *how, self.amount(amount))
            }
            Test::Tokens(count, token) => table.card(card).token(*token) >= *count,
            Test::WithoutIcon(icon) => table::icons(table, card) & 1 << *icon as u8 == 0,
            Test::Unattached => table.attachments(card).next().is_none(),
            Test::Duplicated => table.duplicates(card).next().is_some(),
            Test::OtherThan(it) => !self.names(*it, card),
            Test::Among(it) => self.names(*it, card),
            Test::CopyOf(it) => {
                rule!("KZ Kopia (karty).0");
                let title = table.card(card).title;
                self.first(*it).is_some_and(|it| it != card && table.card(it).title == title)
            }
            Test::NotNamedKind => self.ctx.and_then(|it| it.kind) != Some(table.def(card).kind),
        }
    }

    pub(crate) fn amount(&self, amount: &Amount) -> i16 {
        let table = self.table;
        let all = |who: &Who, of: &dyn Fn(Seat) -> i16| -> i16 {
            each_seat(self.seats(*who)).map(of).sum()
        };
        match amount {
            Amount::Number(number) => i16::from(*number),
            Amount::X => self.ctx.map_or_else(|| self.payable(), |it| it.x.into()),
            Amount::Margin { per } => {
                table.challenge.map_or(0, |it| i16::from(it.margin / (*per).max(1)))
            }
            Amount::Count(filter) => {
                let mut count = 0;
                self.candidates(filter, &mut |_| count += 1);
                count
            }
            Amount::Gold(who) => all(who, &|it| table.player(it).gold as i16),
            Amount::UsedPlots(who) => all(who, &|it| table.player(it).used_plots.len() as i16),
            Amount::Hand(who) => all(who, &|it| table.player(it).hand.len() as i16),
            Amount::Of(value, card) => self.first(*card).map_or(0, |it| match value {
                Value::Strength => table::strength(table, it),
                Value::PrintedStrength => table.def(it).strength,
                Value::PrintedCost => i16::from(table.def(it).price),
            }),
            Amount::Challenges(history) => {
                let icons = self.types(history.types);
                all(&history.who, &|seat| {
                    let player = table.player(seat);
                    let results = match history.span {
                        Span::Round => &player.this_round,
                        Span::Phase | Span::Challenge => &player.this_phase,
                    };
                    let counts = match history.outcome {
                        Outcome::Won => &results.won,
                        Outcome::Lost => &results.lost,
                    };
                    let roles = match history.role {
                        Some(Role::Attacker) => &counts[..1],
                        Some(Role::Defender) => &counts[1..],
                        None => &counts[..],
                    };
                    let of_types = |it: &[u8; 3]| -> i16 {
                        let of = |icon: usize| icons >> icon & 1 == 1;
                        (0..3).filter(|it| of(*it)).map(|icon| i16::from(it[icon])).sum()
                    };
                    roles.iter().map(of_types).sum()
                })
            }
            Amount::Choice(condition, then, otherwise) => {
                i16::from(if self.holds(condition) { *then } else { *otherwise })
            }
        }
    }

    /// Before X is chosen it may become whatever can be paid.
    fn payable(&self) -> i16 {
        let event = self.table.def(self.this).kind == Kind::Event;
        let less = if event {
            table::discount(self.table, self.by, self.this, false)
        } else {
            // It is only supposed that he holds such an event.
            super::legal::any_discount(self.table, self.by) as i16
        };
        self.table.player(self.by).gold as i16 + less
    }

    /// The types of challenge meant, one bit each.
    pub(crate) fn types(&self, types: Types) -> u8 {
        let one = |icon: Option<Icon>| icon.map_or(0, |it| 1 << it as u8);
        match types {
            Types::These(icons) => icons.bits(),
            Types::Named => one(self.icon),
            Types::Same => one(self.icon.or(self.member.and_then(|it| it.icon))),
        }
    }

    pub(crate) fn all_hold(&self, conditions: &[Condition]) -> bool {
        conditions.iter().all(|it| self.holds(it))
    }

    pub(crate) fn holds(&self, condition: &Condition) -> bool {
        let table = self.table;
        match condition {
            Condition::Exists(filter) => self.any_candidate(filter, &mut |_| true),
            Condition::Is(card, filter) => {
                self.first(*card).is_some_and(|it| self.fits(filter, it, table.card(it).controller))
            }
            Condition::InPlay(card) => {
                let mut any = false;
                self.named(*card, |it| any |= table.card(it).place.in_play());
                any
            }
            Condition::FirstPlayer => table.first == self.by,
            Condition::NotFirstPlayer => table.first != self.by,
            Condition::InPhase(phase) => table.phases != 0 && table.phase == *phase,
            Condition::InChallenge(types, side) => table.challenge.is_some_and(|it| {
                let side = match side {
                    None => true,
                    Some(Side::Attacks) => it.attacker == self.by,
                    Some(Side::Defends) => it.defender == self.by,
                    Some(Side::TakesPart) => it.role(self.by).is_some(),
                };
                it.initiated && side && self.types(*types) & 1 << it.icon as u8 != 0
            }),
            Condition::HaveParticipant => {
                let on = |side| {
                    table::participants(table, side).any(|it| table.card(it).controller == self.by)
                };
                on(table::Side::Attacking) || on(table::Side::Defending)
            }
            // Titles and their rivals belong to the melee.
            Condition::DefenderIsRival => false,
            Condition::WinChallenge => table.challenge.is_some_and(|it| it.winner == Some(self.by)),
            Condition::EnteredByAmbush(card) => self.first(*card).is_some_and(|it| {
                let card = table.card(it);
                card.since == table.phases && card.way == Way::Ambushed && card.place.in_play()
            }),
            Condition::Compare(left, how, right) => {
                compare(self.amount(left), *how, self.amount(right))
            }
        }
    }
}

pub(crate) fn compare(left: i16, how: Comparison, right: i16) -> bool {
    match how {
        Comparison::AtMost => left <= right,
        Comparison::AtLeast => left >= right,
        Comparison::Exactly => left == right,
        Comparison::Less => left < right,
        Comparison::More => left > right,
    }
}
