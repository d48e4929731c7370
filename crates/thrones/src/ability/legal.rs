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
    flow::{Member, What},
    illegal::Reason,
    table::{self, Table, any_in_force, in_force, in_force_for},
};

/// An ability somebody wants to initiate.
#[derive(Clone, Copy)]
pub(crate) struct Attempt<'a> {
    /// Who wants it of which card, and what it answers. It is any card of the
    /// seat if it is only supposed that he holds one.
    pub(crate) scene: Scene<'a>,
    pub(crate) def: u16,
    pub(crate) ability: &'a Ability,
    pub(crate) number: u8,
    /// Nobody but the seat knows whether he holds it: everything hidden is supposed to help.
    pub(crate) supposed: bool,
}

/// May `seat` initiate this ability of `card`?
pub(crate) fn can_initiate(
    table: &Table,
    seat: Seat,
    card: CardId,
    number: u8,
    member: Option<&Member>,
) -> Result<(), Reason> {
    Attempt::of(table, seat, card, number, member).judge()
}

impl<'a> Attempt<'a> {
    /// The ability with this number of a card that is there.
    pub(crate) fn of(
        table: &'a Table,
        seat: Seat,
        card: CardId,
        number: u8,
        member: Option<&'a Member>,
    ) -> Attempt<'a> {
        let scene = Scene::of(table, seat, card).answering(member);
        let ability = &table.text(card).abilities[usize::from(number)];
        Attempt { scene, def: table.card(card).def, ability, number, supposed: false }
    }

    /// The reason of a refusal is the first one in the order of the rulebook.
    pub(crate) fn judge(&self) -> Result<(), Reason> {
        self.limits()?;
        self.forbidden()?;
        self.conditions()?;
        self.costs()?;
        self.targets()?;
        self.saves()?;
        self.changes()
    }

    /// Is there no reason to refuse it? Asks the same, the commonest refusal first.
    pub(crate) fn is_legal(&self) -> bool {
        self.conditions().is_ok()
            && self.costs().is_ok()
            && self.limits().is_ok()
            && self.forbidden().is_ok()
            && self.targets().is_ok()
            && self.saves().is_ok()
            && self.changes().is_ok()
    }

    fn conditions(&self) -> Result<(), Reason> {
        if self.scene.all_hold(&self.ability.conditions) {
            return Ok(());
        }
        Err(Reason::ConditionFails)
    }

    fn changes(&self) -> Result<(), Reason> {
        if self.ability.surely || could_change(&self.scene, self.ability, self.def, self.supposed) {
            return Ok(());
        }
        Err(self.why_nothing_changes())
    }

    /// Nothing would change: because its time is over, or though something would be paid.
    fn why_nothing_changes(&self) -> Reason {
        let lasting = &self.scene.table.catalog.0.def(self.def).text.lasting;
        let over = |it: &Op| {
            matches!(it, Op::Lasting(number)
                if !still_lasts(self.scene.table, lasting[usize::from(*number)].until))
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
            let title = self.scene.table.catalog.0.def(self.def).title;
            let used =
                self.scene.table.max_uses.iter().find(|it| {
                    it.seat == self.scene.by && it.title == title && it.span == limit.span
                });
            if used.is_some_and(|it| limit.times <= it.count) {
                return Err(Reason::MaximumReached);
            }
        } else {
            let used = self.scene.table.card(self.scene.this).used >> (4 * self.number) & 0xF;
            if u16::from(limit.times) <= used {
                return Err(Reason::LimitReached);
            }
        }
        Ok(())
    }

    fn forbidden(&self) -> Result<(), Reason> {
        let table = self.scene.table;
        let forced = self.ability.class.forced();
        let mut forbidden = Ok(());
        let mut forbid = |by: u16| forbidden = forbidden.and(Err(Reason::Forbidden { by }));
        if !forced && any_in_force(table, kind::CANNOT_TRIGGER) {
            in_force(table, kind::CANNOT_TRIGGER, |it| {
                if let Modifier::Player(who, Rule::CannotTrigger) = it.modifier
                    && it.scene.is(self.scene.by, *who)
                {
                    forbid(it.def());
                }
            });
        }
        let event = self.is_event();
        if event && any_in_force(table, kind::CANNOT_PLAY) {
            in_force(table, kind::CANNOT_PLAY, |it| {
                if let Modifier::Player(who, Rule::CannotPlay(filter)) = it.modifier
                    && it.scene.is(self.scene.by, *who)
                    && (self.supposed || it.scene.fits(filter, self.scene.this, self.scene.by))
                {
                    forbid(it.def());
                }
            });
        }
        forbidden?;
        if !event && table::is_blank(table, self.scene.this) {
            return Err(Reason::NothingToDo);
        }
        Ok(())
    }

    fn is_event(&self) -> bool {
        let def = self.scene.table.catalog.0.def(self.def);
        def.kind == cards::thrones::Kind::Event
    }

    fn printed_price(&self) -> u16 {
        let def = self.scene.table.catalog.0.def(self.def);
        let printed = match def.card.cost {
            Some(Price::CostOfIt) => {
                self.scene.member.map_or(0, |it| self.scene.table.def(it.card).price)
            }
            _ => def.price,
        };
        printed.into()
    }

    /// The gold an event costs at least.
    pub(crate) fn price(&self) -> u16 {
        let less = if self.supposed {
            any_discount(self.scene.table, self.scene.by) as i16
        } else {
            table::discount(self.scene.table, self.scene.by, self.scene.this, false)
        };
        (self.printed_price() as i16 - less).max(0) as u16
    }

    fn costs(&self) -> Result<(), Reason> {
        let event = self.is_event();
        if !event && self.ability.costs.is_empty() {
            return Ok(());
        }
        let has = self.scene.table.player(self.scene.by).gold;
        let mut price = if event { self.printed_price() } else { 0 };
        let mut gold = 0;
        for cost in &self.ability.costs {
            match cost {
                Cost::Gold(amount) => gold += u16::from(*amount),
                Cost::Card(verb, which) => self.can_pay_with(*verb, *which)?,
                Cost::Some(verb, count, filter) => {
                    let (table, by) = (self.scene.table, self.scene.by);
                    let mut found = 0;
                    let paid = self.scene.any_candidate(filter, &mut |it| {
                        found += u8::from(can_pay(table, by, *verb, it, filter));
                        *count <= found
                    });
                    let hidden = self.supposed && filter.place.is_some();
                    if !paid && *count != 0 && !hidden {
                        return Err(Reason::CostCannotBePaid);
                    }
                }
                Cost::Tokens(count, token, which) => {
                    let card = self.scene.first(*which);
                    if card.is_none_or(|it| self.scene.table.card(it).token(*token) < *count) {
                        return Err(Reason::CostCannotBePaid);
                    }
                }
            }
        }
        // Whoever can pay what is printed needs no discount.
        if has < gold + price && event {
            price = self.price();
        }
        if has < gold + price {
            return Err(Reason::TooLittleGold { price: gold + price, has });
        }
        Ok(())
    }

    fn can_pay_with(&self, verb: Verb, which: Ref) -> Result<(), Reason> {
        let card = self.scene.first(which).ok_or(Reason::CostCannotBePaid)?;
        let state = self.scene.table.card(card);
        let pays = match verb {
            Verb::Kneel => !state.kneeling,
            Verb::Stand => state.kneeling,
            _ => true,
        };
        // Game elements of others pay nothing.
        let own = state.controller == self.scene.by && state.place.in_play();
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
        let scene = &self.scene;
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
        let (ability, def) = (self.ability, self.def);
        let mut found = 0;
        let mut enough = |_| {
            found += 1;
            wanted <= found
        };
        if !mentions_chosen(filter) && pick.by != Who::EachPlayer {
            return wanted == 0 || any_target(scene, ability, def, pick, slot, &mut enough);
        }
        // The filter speaks of a player still to be chosen: any of them may do.
        let (this, by) = (scene.this, scene.by);
        let member = scene.member.copied().unwrap_or(Member::new(What::Played, by));
        let ctx = Ctx::new(this, def, self.number, by, member);
        let mut each = each_seat(scene.seats(Who::EachPlayer));
        each.any(|seat| {
            let ctx = Ctx { chosen: Some(seat), picker: Some(seat), ..ctx };
            let scene = Scene { ctx: Some(&ctx), ..*scene };
            any_target(&scene, ability, def, pick, slot, &mut enough)
        })
    }

    /// A save must be possible, and must mend what drives the card out of play.
    fn saves(&self) -> Result<(), Reason> {
        let Some(member) = self.scene.member else { return Ok(()) };
        let saves = |it: &Op| matches!(it, Op::Deed(Deed::Cards { verb: Verb::Save, .. }));
        let saves = self.ability.class == Class::Would || self.ability.ops.iter().any(saves);
        if !saves || !member.what.leaves_play() {
            return Ok(());
        }
        super::trigger::can_be_saved(member)?;
        if member.terminal {
            let attaches = |it: &Op| matches!(it, Op::Deed(Deed::AttachThis(_)));
            let mends = self.ability.ops.iter().any(attaches)
                && 0 < super::effects::strength_with(&self.scene, self.def, member.card);
            if !mends {
                return Err(Reason::SaveDoesNotMend);
            }
        }
        Ok(())
    }
}

/// Is there a legal target of a pick that `wanted` wants? It matches, is not
/// immune to being chosen, and the effect could do something to it. Looks no
/// further then.
pub(crate) fn any_target(
    scene: &Scene<'_>,
    ability: &Ability,
    def: u16,
    pick: &Pick,
    slot: u8,
    wanted: &mut impl FnMut(CardId) -> bool,
) -> bool {
    let Picked::Cards { filter, .. } = &pick.what else { return false };
    let spare = pick.mode == Mode::Spare;
    let guarded = pick.mode != Mode::Select && any_in_force(scene.table, kind::IMMUNE);
    let immune = |card| guarded && table::is_immune(scene.table, card, scene.this, scene.by);
    scene.any_candidate(filter, &mut |card| {
        (spare || could_affect(scene, ability, def, slot, card)) && !immune(card) && wanted(card)
    })
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
pub(crate) fn any_discount(table: &Table, seat: Seat) -> u16 {
    let mut less = 0;
    if any_in_force(table, kind::DISCOUNT) {
        in_force_for(table, kind::DISCOUNT, seat, |it| {
            if let Modifier::Discount(discount) = it.modifier
                && discount.how != Bought::Marshaled
            {
                less += u16::from(discount.by);
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
