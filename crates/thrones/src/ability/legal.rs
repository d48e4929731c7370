//! May this ability be initiated? One judge for the offer, the refusal and the
//! question who has to be asked at all.

use cards::thrones::{
    Amount, Bought, Cost, Count, Deed, Filter, Joint, Mode, Modifier, Pick, Picked, Price, Ref,
    Rule, Until, Verb, Who, Zone,
};
use kernel::{CardId, Seat};

use super::{
    context::Ctx,
    effects::{could_affect, could_change},
    program::{Ability, Class, Op, kind},
    scene::{Scene, each_seat},
};
use crate::{
    flow::Member,
    illegal::Reason,
    table::{self, Table, any_in_force, in_force},
};

/// An ability somebody wants to initiate.
#[derive(Clone, Copy)]
pub(crate) struct Attempt<'a> {
    pub(crate) table: &'a Table,
    pub(crate) seat: Seat,
    /// Any card of the seat if it is only supposed that he holds one.
    pub(crate) card: CardId,
    pub(crate) def: u16,
    pub(crate) ability: &'a Ability,
    pub(crate) number: u8,
    pub(crate) member: Option<&'a Member>,
    /// Nobody but the seat knows whether he holds it: everything hidden is supposed to help.
    pub(crate) supposed: bool,
}

/// May `seat` initiate this ability of `card`?
pub(crate) fn can_initiate(
    table: &Table,
    seat: Seat,
    card: CardId,
    def: u16,
    number: u8,
    member: Option<&Member>,
) -> Result<(), Reason> {
    let ability = &table.text(card).abilities[usize::from(number)];
    let supposed = false;
    Attempt { table, seat, card, def, ability, number, member, supposed }.judge()
}

impl<'a> Attempt<'a> {
    fn scene(&self) -> Scene<'a> {
        Scene::of(self.table, self.seat, self.card).answering(self.member)
    }

    pub(crate) fn judge(&self) -> Result<(), Reason> {
        self.limits()?;
        self.forbidden()?;
        if !self.scene().all_hold(&self.ability.conditions) {
            return Err(Reason::ConditionFails);
        }
        self.costs()?;
        self.targets()?;
        self.saves()?;
        if !could_change(&self.scene(), self.ability, self.def, self.supposed) {
            return Err(self.why_nothing_changes());
        }
        Ok(())
    }

    /// Nothing would change: because its time is over, or though something would be paid.
    fn why_nothing_changes(&self) -> Reason {
        let lasting = &self.table.catalog.0.def(self.def).text.lasting;
        let over = |it: &Op| {
            matches!(it, Op::Lasting(number)
                if !still_lasts(self.table, lasting[usize::from(*number)].until))
        };
        if self.ability.ops.iter().any(over) {
            Reason::PeriodOver
        } else if self.ability.costs.is_empty() {
            Reason::NothingWouldChange
        } else {
            Reason::NothingToPayFor
        }
    }

    fn limits(&self) -> Result<(), Reason> {
        let Some(limit) = self.ability.limit else { return Ok(()) };
        if limit.by_title {
            let title = self.table.catalog.0.def(self.def).title;
            let used = self
                .table
                .max_uses
                .iter()
                .find(|it| it.seat == self.seat && it.title == title && it.span == limit.span);
            if used.is_some_and(|it| limit.times <= it.count) {
                return Err(Reason::MaximumReached);
            }
        } else {
            let used = self.table.card(self.card).used >> (4 * self.number) & 0xF;
            if u16::from(limit.times) <= used {
                return Err(Reason::LimitReached);
            }
        }
        Ok(())
    }

    fn forbidden(&self) -> Result<(), Reason> {
        let table = self.table;
        let forced = self.ability.class.forced();
        let mut forbidden = false;
        if !forced && any_in_force(table, kind::CANNOT_TRIGGER) {
            in_force(table, kind::CANNOT_TRIGGER, |it| {
                if let Modifier::Player(who, Rule::CannotTrigger) = it.modifier {
                    forbidden |= it.scene.is(self.seat, *who);
                }
            });
        }
        let event = self.is_event();
        if event && any_in_force(table, kind::CANNOT_PLAY) {
            in_force(table, kind::CANNOT_PLAY, |it| {
                if let Modifier::Player(who, Rule::CannotPlay(filter)) = it.modifier {
                    forbidden |= it.scene.is(self.seat, *who)
                        && (self.supposed || it.scene.fits(filter, self.card, self.seat));
                }
            });
        }
        if forbidden {
            return Err(Reason::Forbidden);
        }
        if !event && table::is_blank(table, self.card) {
            return Err(Reason::NothingToDo);
        }
        Ok(())
    }

    fn is_event(&self) -> bool {
        let def = self.table.catalog.0.def(self.def);
        def.kind == cards::thrones::Kind::Event
    }

    /// The gold an event costs at least.
    pub(crate) fn price(&self) -> u16 {
        let def = self.table.catalog.0.def(self.def);
        let printed = match def.card.cost {
            Some(Price::CostOfIt) => {
                self.member.map_or(0, |it| i16::from(self.table.def(it.card).price))
            }
            _ => i16::from(def.price),
        };
        let less = if self.supposed {
            any_discount(self.table, self.seat)
        } else {
            table::discount(self.table, self.seat, self.card, false)
        };
        (printed - less).max(0) as u16
    }

    fn costs(&self) -> Result<(), Reason> {
        let has = self.table.player(self.seat).gold;
        let mut gold = 0;
        if self.is_event() {
            gold += self.price();
        }
        for cost in &self.ability.costs {
            match cost {
                Cost::Gold(amount) => gold += u16::from(*amount),
                Cost::Card(verb, which) => self.can_pay_with(*verb, *which)?,
                Cost::Some(verb, count, filter) => {
                    let mut found = 0;
                    self.scene().candidates(filter, &mut |it| {
                        found += u8::from(can_pay(self.table, self.seat, *verb, it, filter));
                    });
                    let hidden = self.supposed && filter.place.is_some();
                    if found < *count && !hidden {
                        return Err(Reason::CostCannotBePaid);
                    }
                }
                Cost::Tokens(count, token, which) => {
                    let card = self.scene().first(*which);
                    if card.is_none_or(|it| self.table.card(it).token(*token) < *count) {
                        return Err(Reason::CostCannotBePaid);
                    }
                }
            }
        }
        if has < gold {
            return Err(Reason::TooLittleGold { price: gold, has });
        }
        Ok(())
    }

    fn can_pay_with(&self, verb: Verb, which: Ref) -> Result<(), Reason> {
        let card = self.scene().first(which).ok_or(Reason::CostCannotBePaid)?;
        let state = self.table.card(card);
        let pays = match verb {
            Verb::Kneel => !state.kneeling,
            Verb::Stand => state.kneeling,
            _ => true,
        };
        // Game elements of others pay nothing.
        let own = state.controller == self.seat && state.place.in_play();
        if pays && own { Ok(()) } else { Err(Reason::CostCannotBePaid) }
    }

    fn targets(&self) -> Result<(), Reason> {
        for (number, pick) in self.ability.targets.iter().enumerate() {
            let slot = slot_of(self.ability, number);
            if !self.enough(pick, slot) {
                return Err(Reason::NoTarget);
            }
        }
        Ok(())
    }

    fn enough(&self, pick: &Pick, slot: u8) -> bool {
        let scene = self.scene();
        let Picked::Cards { count, filter, .. } = &pick.what else {
            let Picked::Player(who) = pick.what else { return false };
            return scene.seats(who) != 0;
        };
        if self.supposed && hides(filter) {
            return true;
        }
        let wanted = match count {
            Count::Exactly(count) => usize::from(*count),
            Count::UpTo(_) | Count::Any => 1,
        };
        // Each player chooses as far as he can; one card altogether is enough.
        let wanted = if pick.by == Who::EachPlayer { 1 } else { wanted };
        if wanted == 1 && pick.by == Who::You && !mentions_chosen(filter) {
            let spare = pick.mode == Mode::Spare;
            return scene.any_candidate(filter, &mut |it| {
                spare || could_affect(&scene, self.ability, self.def, slot, it)
            });
        }
        let mut found = 0;
        let mut ctx = None;
        self.each_target(pick, slot, filter, &mut ctx, |_| found += 1);
        wanted <= found
    }

    fn each_target(
        &self,
        pick: &Pick,
        slot: u8,
        filter: &Filter,
        ctx: &mut Option<Ctx>,
        mut found: impl FnMut(CardId),
    ) {
        let scene = self.scene();
        let chosen = mentions_chosen(filter) || pick.by == Who::EachPlayer;
        if !chosen {
            return legal_targets(&scene, self.ability, self.def, pick, slot, filter, &mut found);
        }
        // The filter speaks of a player still to be chosen: any of them may do.
        let member =
            self.member.copied().unwrap_or(Member::new(crate::flow::What::Played, self.seat));
        let ctx = ctx.insert(Ctx::new(self.card, self.def, self.number, self.seat, member));
        for seat in each_seat(scene.seats(Who::EachPlayer)) {
            (ctx.chosen, ctx.picker) = (Some(seat), Some(seat));
            let scene = Scene { ctx: Some(ctx), ..scene };
            legal_targets(&scene, self.ability, self.def, pick, slot, filter, &mut found);
        }
    }

    /// A save must be possible, and must mend what drives the card out of play.
    fn saves(&self) -> Result<(), Reason> {
        let Some(member) = self.member else { return Ok(()) };
        let saves = |it: &Op| matches!(it, Op::Deed(Deed::Cards { verb: Verb::Save, .. }));
        let saves = self.ability.class == Class::Would || self.ability.ops.iter().any(saves);
        if !saves || !member.what.leaves_play() {
            return Ok(());
        }
        super::trigger::can_be_saved(member)?;
        if member.terminal {
            let attaches = |it: &Op| matches!(it, Op::Deed(Deed::AttachThis(_)));
            let mends = self.ability.ops.iter().any(attaches)
                && super::effects::attached_strength(self.table, self.def)
                    + table::raw_strength(self.table, member.card)
                    > 0;
            if !mends {
                return Err(Reason::SaveDoesNotMend);
            }
        }
        Ok(())
    }
}

/// Every legal target of a pick: it matches, and the effect could do something to it.
pub(crate) fn legal_targets(
    scene: &Scene<'_>,
    ability: &Ability,
    def: u16,
    pick: &Pick,
    slot: u8,
    filter: &Filter,
    found: &mut impl FnMut(CardId),
) {
    let spare = pick.mode == Mode::Spare;
    scene.candidates(filter, &mut |card| {
        if spare || could_affect(scene, ability, def, slot, card) {
            found(card);
        }
    });
}

/// Is this card a legal target, or a legal pick, now?
pub(crate) fn is_legal_target(
    scene: &Scene<'_>,
    ability: &Ability,
    def: u16,
    pick: &Pick,
    slot: u8,
    filter: &Filter,
    card: CardId,
) -> bool {
    scene.matches(filter, card)
        && (pick.mode == Mode::Spare || could_affect(scene, ability, def, slot, card))
}

/// Do the cards picked so far and this one fit together?
pub(crate) fn fits_jointly(table: &Table, joint: &Joint, picked: &[CardId], card: CardId) -> bool {
    if joint.same_controller {
        let controller = table.card(card).controller;
        if picked.iter().any(|it| table.card(*it).controller != controller) {
            return false;
        }
    }
    joint.total_strength.is_none_or(|most| {
        let total: i16 = picked.iter().map(|it| table::strength(table, *it)).sum();
        total + table::strength(table, card) <= i16::from(most)
    })
}

/// Can this card be used to pay?
pub(crate) fn can_pay(
    table: &Table,
    seat: Seat,
    verb: Verb,
    card: CardId,
    filter: &Filter,
) -> bool {
    let state = table.card(card);
    let own = if filter.place.is_some() { state.owner } else { state.controller };
    let changes = match verb {
        Verb::Kneel => !state.kneeling,
        Verb::Stand => state.kneeling,
        _ => true,
    };
    own == seat && changes
}

/// The slot a target fills: players take none.
pub(crate) fn slot_of(ability: &Ability, number: usize) -> u8 {
    let before = &ability.targets[..number];
    before.iter().filter(|it| matches!(it.what, Picked::Cards { .. })).count() as u8
}

/// Does the filter look into a hand or deck?
pub(crate) fn hides(filter: &Filter) -> bool {
    filter.place.is_some_and(|it| it.zones.contains(Zone::Hand) || it.zones.contains(Zone::Deck))
}

/// Does the filter speak of a player who is still to be chosen?
pub(crate) fn mentions_chosen(filter: &Filter) -> bool {
    let chosen = |who: Who| matches!(who, Who::Chosen | Who::Picker);
    filter.controller.is_some_and(chosen) || filter.place.is_some_and(|it| chosen(it.owner))
}

/// All discounts the seat could have on an event, whatever it is.
pub(crate) fn any_discount(table: &Table, seat: Seat) -> i16 {
    let mut less = 0;
    if any_in_force(table, kind::DISCOUNT) {
        in_force(table, kind::DISCOUNT, |it| {
            if let Modifier::Discount(discount) = it.modifier
                && it.scene.by == seat
                && discount.how != Bought::Marshaled
            {
                less += i16::from(discount.by);
            }
        });
    }
    less
}

/// Would an effect until this end still begin?
pub(crate) fn still_lasts(table: &Table, until: Until) -> bool {
    match until {
        Until::EndOfChallenge => table.challenge.is_some(),
        Until::EndOfPhase => !table.phase_over,
        Until::EndOfRound => !(table.phase_over && table.phase == cards::thrones::Phase::Taxation),
        Until::NextPlot => true,
    }
}

/// A number an operation asks for, as far as it is known before.
pub(crate) fn known_amount(scene: &Scene<'_>, amount: &Amount) -> Option<i16> {
    match amount {
        Amount::X => None,
        Amount::Of(_, Ref::Target(_) | Ref::Found) => None,
        Amount::Hand(Who::Chosen) | Amount::Gold(Who::Chosen) => None,
        Amount::Count(filter) if mentions_chosen(filter) => None,
        other => Some(scene.amount(other)),
    }
}
