//! From one sentence to its program.

use std::fmt::Display;

use cards::{
    lang::{
        Ability, Amount, Deed, Effect, Filter, Link, Reference, Step, Target, Test, What, Who,
        Whose,
    },
    veto::{Head, Kind, Verb, Veto, Zone},
};
use kernel::Bound;

use super::{
    cena::payable,
    choosing::is_search,
    named::{Named, speaks_of},
    order::{self, Group, moved},
    program::{Act, Cards, Change, Check, Demand, IT, Op, Still},
    sense,
};
use crate::ruleset::Ruleset;

/// The slot in which the bearer of a card is kept that gives itself up.
const HOST: u8 = IT - 1;

/// Sztychy it takes at most to be safe from a shot.
const SHIELD: u8 = 3;

/// What has been read of a sentence so far.
pub(super) struct Builder {
    /// Does the controller of an object say in which order its effects happen?
    orders: bool,
    /// Does what goes off by itself lie on the stos?
    on_stos: bool,
    /// Is what is offered now accepted or not before anybody has priority?
    willing: bool,
    /// Is what is done in one's own stint paid for when it takes effect?
    late: bool,
    /// Are the cards laid out before the game beyond the reach of others?
    untouched: bool,
    /// What is demanded of cards chosen now.
    demand: Demand,
    /// Slots given out.
    slots: u8,
    /// Cards that may be chosen for all of them together.
    chosen: u8,
    /// How many `either … or …` there have been.
    eithers: u8,
    /// Instructions before the object goes on the stos.
    declaration: Vec<Op>,
    rechecks: Vec<Check>,
    effects: Vec<Op>,
    /// While the price is read: is it paid at once, or when the card resolves?
    price: Option<Payment>,
    /// Where the bearer of a card is kept that gives itself up.
    host: Option<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Payment {
    AtOnce,
    OnResolution,
}

impl Builder {
    pub(super) fn new(rules: &Ruleset) -> Builder {
        let (orders, untouched) = (rules.effects_ordered, rules.laid_out_untouched);
        let (late, on_stos) = (rules.abilities_paid_late, rules.triggers_on_stos);
        let (declaration, rechecks, effects) = Default::default();
        let (demand, slots, chosen, eithers) = (Demand::Nothing, 0, 0, 0);
        let (price, host) = (None, None);
        Builder {
            orders,
            on_stos,
            willing: false,
            late,
            untouched,
            demand,
            slots,
            chosen,
            eithers,
            declaration,
            rechecks,
            effects,
            price,
            host,
        }
    }

    /// The program of the sentence; `is_played`: it is why a card is played.
    pub(super) fn program(
        &mut self,
        ability: &Ability<Veto>,
        is_played: bool,
        kind: Kind,
    ) -> Result<Vec<Op>, String> {
        if sense::forgets_host(ability) {
            self.chosen += 1;
            self.host = Some(HOST);
            self.declaration.push(Op::Remember { slot: HOST });
        }
        let mut costs = Vec::new();
        // The cost of an ability is paid when it is declared; a card is paid for when it resolves,
        // and by the instruction whatever is done in one's own stint (a replika taps at once).
        let in_stint = !matches!(ability.head, Head::Replika | Head::Trigger);
        let late = is_played || in_stint && self.late;
        self.price = Some(if late { Payment::OnResolution } else { Payment::AtOnce });
        for cost in &ability.costs {
            self.demand = Demand::MayPay(cost.verb);
            let act = self.act(&payable(cost, &ability.costs)?, true)?;
            costs.push(Op::Cost(act));
        }
        self.price = None;
        self.demand = Demand::Nothing;
        let goes_off = self.on_stos && ability.head == Head::Trigger;
        let mut groups: Vec<Group> = Vec::new();
        for (number, step) in (0_u8..).zip(&ability.effects) {
            match groups.last_mut().filter(|_| step.link == Link::Then) {
                Some(group) => self.effects = std::mem::take(&mut group.ops),
                None => groups.push(Group { step: number, ops: Vec::new() }),
            }
            self.willing = goes_off && number == 0;
            self.step(step)?;
            groups.last_mut().expect("a group was begun").ops = std::mem::take(&mut self.effects);
        }
        self.effects = match self.orders && order::matters(&groups) {
            true => order::any(&groups),
            false => order::one_after_the_other(&groups),
        };
        let mut ops = std::mem::take(&mut self.declaration);
        let (now, later) = if late { (Vec::new(), costs) } else { (costs, Vec::new()) };
        ops.extend(now);
        ops.push(Op::Commit);
        if !self.rechecks.is_empty() {
            let recheck = Op::Recheck(std::mem::take(&mut self.rechecks));
            match goes_off && matches!(self.effects.first(), Some(Op::May { .. })) {
                true => self.effects = order::after_may(std::mem::take(&mut self.effects), recheck),
                false => ops.push(recheck),
            }
        }
        if is_played && kind == Kind::Efekt {
            ops.push(Op::PayLafa);
        }
        ops.extend(later);
        // Jumps were counted from the first effect on.
        let offset = ops.len() as u8;
        ops.extend(std::mem::take(&mut self.effects).into_iter().map(|it| moved(it, offset)));
        if is_played {
            ops.push(Op::Finish);
        }
        Ok(ops)
    }

    /// Pays this when it takes effect, after what is kept in so many slots.
    pub(super) fn instead(mut self, slots: u8, deed: &Deed<Veto>) -> Result<Vec<Op>, String> {
        (self.slots, self.demand) = (slots, Demand::MayPay(deed.verb));
        let act = self.act(&payable(deed, &[])?, false)?;
        self.effects.push(Op::Cost(act));
        Ok(self.effects)
    }

    fn step(&mut self, step: &Step<Veto>) -> Result<(), String> {
        let gate = match step.link {
            Link::And => None,
            Link::Then => {
                self.effects.push(Op::IfDone { or: 0 });
                Some(self.effects.len() - 1)
            }
        };
        self.effect(&step.effect, true)?;
        if let Some(gate) = gate {
            self.effects[gate] = Op::IfDone { or: self.effects.len() as u8 };
        }
        Ok(())
    }

    /// `certain` effects have their targets chosen on declaration.
    fn effect(&mut self, effect: &Effect<Veto>, certain: bool) -> Result<(), String> {
        if let Some(why) = sense::idle(effect) {
            return Err(why.to_owned());
        }
        match effect {
            Effect::Do(Deed { by, verb, what: What::Pair(one, other) }) => {
                self.pair(*verb, (one, other), *by, certain)?;
            }
            Effect::Do(Deed { by, verb: Verb::Shoot, what: What::Cards(target) }) => {
                self.shoot(target, *by, certain)?;
            }
            Effect::Do(Deed { by: Who::You, verb: Verb::Browse, what: What::Amount(count) }) => {
                self.browse(count)?;
            }
            Effect::Do(deed) if deed.by == Who::Anyone => self.by_everybody(deed)?,
            Effect::Do(deed) => {
                let touches = matches!(
                    deed.verb,
                    Verb::Zaznacz | Verb::Odznacz | Verb::Discard | Verb::Remove
                );
                if self.untouched && touches {
                    self.demand = Demand::MayTouch;
                }
                let act = self.act(deed, certain)?;
                self.demand = Demand::Nothing;
                self.effects.push(Op::Do(act));
            }
            Effect::May(inner) => self.offer(inner)?,
            Effect::Either(one, other) => {
                let gate = self.effects.len();
                let which = self.eithers;
                self.eithers += 1;
                self.effects.push(Op::Either { other: 0, which });
                self.effect(one, false)?;
                let jump = self.effects.len();
                self.effects.push(Op::Jump(0));
                self.effects[gate] = Op::Either { other: self.effects.len() as u8, which };
                self.effect(other, false)?;
                self.effects[jump] = Op::Jump(self.effects.len() as u8);
            }
            change => self.change(change, certain)?,
        }
        Ok(())
    }

    /// What lasts for a while.
    fn change(&mut self, effect: &Effect<Veto>, certain: bool) -> Result<(), String> {
        let (target, change, span) = match effect {
            Effect::Gets { target, stat, by, span } => {
                (target, Change::Stat(*stat, by.clone()), span)
            }
            Effect::Gains { target, keyword, span } => (target, Change::Keyword(*keyword), span),
            Effect::Loses { target, keyword, span } => (target, Change::Lost(*keyword), span),
            Effect::Cannot { target, ban, span } => (target, Change::Ban(*ban), span),
            Effect::Can { target, ban, span } => (target, Change::Can(*ban), span),
            other => return Err(format!("`{other}` is not done, but holds always")),
        };
        self.last(target, change, *span, certain)
    }

    /// An effect that may be done or not. Whoever wants what goes off says so, and at whom it is aimed, before
    /// anybody has priority (AH 113.1, 603.4).
    fn offer(&mut self, inner: &Effect<Veto>) -> Result<(), String> {
        let gate = self.effects.len();
        let plain = !matches!(inner, Effect::May(_) | Effect::Either(..));
        self.effects.push(Op::May { or: 0 });
        self.effect(inner, gate == 0 && self.willing && plain)?;
        self.effects[gate] = Op::May { or: self.effects.len() as u8 };
        Ok(())
    }

    /// Two targets are brought together.
    fn pair(
        &mut self,
        verb: Verb,
        (one, other): (&Target<Veto>, &Target<Veto>),
        by: Who,
        certain: bool,
    ) -> Result<(), String> {
        let search = matches!(one, Target::Choose { filter, .. } if is_search(filter));
        let (one, other) = (self.cards(one, by, certain)?, self.cards(other, by, certain)?);
        self.effects.push(match verb {
            Verb::Tuck => Op::Tuck { card: one, host: other, search },
            Verb::Clash => Op::Meet { one, other, potyczka: true },
            _ => Op::Meet { one, other, potyczka: false },
        });
        Ok(())
    }

    /// Everybody does it, in the order of AH 101.4; all choose before anything happens to what they chose.
    fn by_everybody(&mut self, deed: &Deed<Veto>) -> Result<(), String> {
        let before = std::mem::take(&mut self.effects);
        self.demand = Demand::Together;
        let mut own = Vec::new();
        for by in [Who::You, Who::Opponent] {
            let mut deed = Deed { by, ..deed.clone() };
            if let (Who::Opponent, What::Cards(Target::Choose { filter, .. })) =
                (by, &mut deed.what)
            {
                turn_round(filter);
            }
            let act = self.act(&deed, false)?;
            own.push((std::mem::take(&mut self.effects), Op::Do(act)));
        }
        self.demand = Demand::Nothing;
        let [(choice, act), (other_choice, other_act)] =
            <[_; 2]>::try_from(own).expect("two players");
        self.effects = before;
        let gate = self.effects.len();
        self.effects.push(Op::IfFirst { or: 0 });
        self.effects.extend(choice.iter().chain(&other_choice).cloned());
        self.effects.extend([act.clone(), other_act.clone()]);
        let jump = self.effects.len();
        self.effects.push(Op::Jump(0));
        self.effects[gate] = Op::IfFirst { or: self.effects.len() as u8 };
        self.effects.extend(other_choice.into_iter().chain(choice));
        self.effects.extend([other_act, act]);
        self.effects[jump] = Op::Jump(self.effects.len() as u8);
        Ok(())
    }

    fn last(
        &mut self,
        target: &Target<Veto>,
        change: Change,
        span: Option<cards::veto::Span>,
        certain: bool,
    ) -> Result<(), String> {
        let span = span.ok_or("a change made once must end some time")?;
        let cards = self.cards(target, Who::You, certain)?;
        let named = match &change {
            Change::Stat(_, by) => self.named(&by.amount)?,
            _ => Named::default(),
        };
        self.effects.push(Op::Last { cards, change, span, named });
        Ok(())
    }

    /// Whoever is shot at is shielded by his controller first, who chooses sztychy for that.
    fn shoot(&mut self, target: &Target<Veto>, by: Who, certain: bool) -> Result<(), String> {
        let cards = match target {
            Target::Choose { up_to: false, count: 1, filter } => {
                self.demand = Demand::OnPole;
                let chosen = self.choose((false, 1), filter, by, certain)?;
                self.demand = Demand::Nothing;
                chosen
            }
            _ => return Err("a shot has one target that is chosen for it".to_owned()),
        };
        let Cards::Slot(target) = cards else { unreachable!("what is chosen is kept in a slot") };
        let shield = self.slot(SHIELD)?;
        self.effects.push(Op::Shield { target, shield });
        self.effects.push(Op::Shot { target, shield });
        Ok(())
    }

    /// Cards on top of the kredens are looked at and chosen when that happens.
    fn browse(&mut self, count: &Amount<Veto>) -> Result<(), String> {
        let Amount::Number(count @ 1..=5) = *count else {
            return Err("`browse` is about one to five cards".to_owned());
        };
        let (whose, states, kind) = (None, Vec::new(), Kind::Karta);
        let tests = vec![Test::In(Whose::Own, Zone::Kredens)];
        let filter = Filter { whose, states, kind, tests };
        self.effects.push(Op::Browse { count });
        self.demand = Demand::OnTop(count);
        let chosen = self.choose((true, count), &filter, Who::You, false)?;
        self.demand = Demand::Nothing;
        let Cards::Slot(slot) = chosen else { unreachable!("what is chosen is kept in a slot") };
        self.effects.push(Op::Buy { slot });
        Ok(())
    }

    /// The slots of which this part of the sentence speaks.
    fn named(&self, part: &impl Display) -> Result<Named, String> {
        let that = match (speaks_of(part, "that"), self.slots) {
            (false, _) => None,
            (true, 0) => return Err("`that` has nothing to refer to".to_owned()),
            (true, slots) => Some(slots - 1),
        };
        Ok(Named { that, host: self.host.filter(|_| speaks_of(part, "host")) })
    }

    /// A place to keep so many cards in.
    fn slot(&mut self, count: u8) -> Result<u8, String> {
        let slot = self.slots;
        if slot == self.host.unwrap_or(IT) {
            return Err(format!("an ability like this chooses at most {slot} times"));
        }
        self.slots += 1;
        self.chosen = self.chosen.saturating_add(count);
        // One place is for the card that is answered.
        if usize::from(self.chosen) >= Bound::ROOM {
            let most = Bound::ROOM - 1;
            return Err(format!("an ability chooses at most {most} cards altogether"));
        }
        Ok(slot)
    }

    fn act(&mut self, deed: &Deed<Veto>, certain: bool) -> Result<Act, String> {
        let demand = self.demand;
        if deed.verb == Verb::Browse {
            return Err(format!("`{deed}` is done by you, and no price"));
        }
        let from_dwor = |it: &Test<Veto>| matches!(it, Test::In(_, Zone::Dwor));
        if let (Verb::Discard, What::Cards(Target::Choose { filter, .. })) = (deed.verb, &deed.what)
            && matches!(demand, Demand::Nothing | Demand::MayTouch)
            && filter.tests.iter().any(from_dwor)
        {
            self.demand = Demand::MayBeDiscarded;
        }
        let cards = match &deed.what {
            What::Cards(target) => self.cards(target, deed.by, certain)?,
            What::Marker(..) if self.price.is_some() || matches!(demand, Demand::MayPay(_)) => {
                return Err(format!("`{deed}` is no price"));
            }
            What::Marker(marker, target) => {
                self.demand = Demand::Bears(*marker);
                self.cards(target, deed.by, certain)?
            }
            What::Pair(..) => return Err(format!("`{deed}` is no price")),
            What::Amount(_) | What::Resource { .. } | What::Nothing => Cards::Nobody,
        };
        self.demand = demand;
        let named = match &deed.what {
            What::Amount(amount) | What::Resource { amount, .. } => self.named(amount)?,
            What::Cards(Target::Each(filter)) | What::Marker(_, Target::Each(filter)) => {
                self.named(filter)?
            }
            _ => Named::default(),
        };
        Ok(Act { deed: deed.clone(), cards, named })
    }

    fn cards(&mut self, target: &Target<Veto>, by: Who, certain: bool) -> Result<Cards, String> {
        Ok(match target {
            Target::Who(who) => Cards::Who(*who),
            Target::Card(reference @ Reference::That) => {
                self.named(reference)?.that.map_or(Cards::Nobody, Cards::Slot)
            }
            Target::Card(Reference::Host) if self.host.is_some() => {
                self.host.map_or(Cards::Nobody, Cards::Slot)
            }
            Target::Card(reference) => Cards::Ref(*reference),
            Target::Each(filter) => Cards::Each(filter.clone()),
            Target::Choose { up_to, count, filter } => {
                self.choose((*up_to, *count), filter, by, certain)?
            }
        })
    }

    fn choose(
        &mut self,
        (up_to, count): (bool, u8),
        filter: &Filter<Veto>,
        by: Who,
        certain: bool,
    ) -> Result<Cards, String> {
        let named = self.named(filter)?;
        let slot = self.slot(count)?;
        let zone = filter.tests.iter().find_map(|it| match it {
            Test::In(whose, zone) => Some((*whose, *zone)),
            _ => None,
        });
        let own = if by == Who::You { Whose::Own } else { Whose::Enemy };
        if matches!(zone, Some((whose, Zone::Kredens | Zone::Dwor)) if whose != own) {
            return Err("nobody can choose among cards he does not see".to_owned());
        }
        let hidden = matches!(zone, Some((_, Zone::Kredens | Zone::Dwor)));
        let (filter, demand) = (filter.clone(), self.demand);
        let choose = Op::Choose { slot, by, count, up_to, filter: filter.clone(), demand, named };
        // What a price is paid with is chosen before it is paid, wherever it lies; once paid it is not looked at again.
        if (self.price.is_some() || certain && !hidden) && by == Who::You {
            if named.that.is_some() {
                return Err("what is chosen on declaration cannot depend on `that`".to_owned());
            }
            self.declaration.push(choose);
            let still = match (up_to, self.price) {
                (true, _) => Still::Nothing,
                (_, Some(_)) => Still::All,
                _ => Still::One,
            };
            if self.price != Some(Payment::AtOnce) {
                self.rechecks.push(Check { slot, filter, named, still });
            }
        } else {
            self.effects.push(choose);
        }
        Ok(Cards::Slot(slot))
    }
}

/// The same filter seen from the other side.
fn turn_round(filter: &mut Filter<Veto>) {
    let other = |it: Whose| if it == Whose::Own { Whose::Enemy } else { Whose::Own };
    filter.whose = filter.whose.map(other);
    for test in &mut filter.tests {
        if let Test::In(whose, _) = test {
            *whose = other(*whose);
        }
    }
}
