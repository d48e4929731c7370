//! AH 112.11 — what a card may cost instead of its lafa, wherever it is played from.
//!
//! The price stands in every program that pays the lafa, before it: `Instead`
//! asks, the instructions up to a jump pay otherwise, then comes `PayLafa`.

use cards::{
    lang::{Condition, Deed, Target, Test, What, Who, Whose},
    veto::{Ability, Card, Effect, Filter, Head, Kind, Resource, Stat, Veto, Zone},
};
use kernel::Frame;
use rulebook::rule;

use super::{
    Op, Plan,
    builder::Builder,
    choosing::is_hidden,
    entering,
    koszt::{self, Purse},
    order::moved,
};
use crate::{
    ruleset::Ruleset,
    step::Ask,
    table::{self, Table},
};

/// What this ability lets a player pay instead of the lafa, if it is one that does.
pub(super) fn price(ability: &Ability) -> Option<&Deed<Veto>> {
    let only = ability.effects.first().filter(|_| ability.effects.len() == 1)?;
    match &only.effect {
        Effect::Instead { deed, of: Stat::Lafa } if ability.head == Head::Always => Some(deed),
        _ => None,
    }
}

/// Has the card such an ability?
pub(super) fn has_price(card: &Card) -> bool {
    card.abilities.iter().any(|it| price(it).is_some())
}

/// The program with what may be paid instead of the lafa, if the card says so and pays one.
pub(super) fn offered(card: &Card, rules: &Ruleset, ops: Vec<Op>) -> Result<Vec<Op>, String> {
    let pays = |ops: &[Op]| ops.iter().position(|it| *it == Op::PayLafa);
    let mut ops = ops;
    for ability in &card.abilities {
        let (Some(deed), Some(at)) = (price(ability), pays(&ops)) else { continue };
        if card.lafa.is_none() {
            return Err("the card has no lafa that could be paid otherwise".to_owned());
        }
        if deed.by != Who::You || tells_too_much(deed) {
            return Err(format!("`{deed}` is no price everybody can see to be paid"));
        }
        let mut instead = Builder::new(rules).instead(slots_of(&ops), deed)?;
        let rest = ops.split_off(at);
        let lafa = (at + instead.len() + 2) as u8;
        ops.push(Op::Instead { lafa, condition: ability.condition.clone() });
        ops.append(&mut instead);
        ops.push(Op::Jump(lafa + 1));
        ops.extend(rest.into_iter().map(|it| moved(it, lafa - at as u8)));
    }
    Ok(ops)
}

/// Would the question whether it can be paid give hidden cards away?
fn tells_too_much(deed: &Deed<Veto>) -> bool {
    let plain = |filter: &Filter| {
        let only = [Test::In(Whose::Own, Zone::Dwor)];
        filter.kind == Kind::Karta && filter.tests == only
    };
    match &deed.what {
        What::Cards(Target::Choose { filter, .. } | Target::Each(filter)) => {
            is_hidden(filter) && !plain(filter)
        }
        _ => false,
    }
}

/// How many slots a program uses already.
fn slots_of(ops: &[Op]) -> u8 {
    let slots = ops.iter().filter_map(|it| match it {
        Op::Choose { slot, .. } | Op::Shield { shield: slot, .. } => Some(slot + 1),
        _ => None,
    });
    slots.max().unwrap_or(0)
}

/// Can this card be paid for otherwise than with its lafa?
pub(crate) fn pays_otherwise(table: &Table, plan: Plan) -> bool {
    let ops = &table.catalog.0.program(plan.program).ops;
    let at = ops.iter().position(|it| matches!(it, Op::Instead { .. }));
    at.is_some_and(|at| is_payable(table, plan, &ops[at..]))
}

/// Can the price that begins with these instructions be paid?
fn is_payable(table: &Table, plan: Plan, ops: &[Op]) -> bool {
    let (context, mut purse) = (plan.context(), Purse::of(table, plan.seat));
    let Some((Op::Instead { condition, .. }, rest)) = ops.split_first() else { return false };
    let holds = |it: &Condition<Veto>| context.holds(table, it);
    // Whatever it costs besides is paid in either case.
    let besides = purse.pay(Resource::Dukaty, koszt::dukaty(table, plan));
    if besides.is_err() || !condition.as_ref().is_none_or(holds) {
        return false;
    }
    let mut price = rest.iter().take_while(|it| !matches!(it, Op::Jump(_)));
    price.all(|op| match op {
        Op::Choose { count, up_to, filter, demand, .. } => {
            *up_to || koszt::can_choose(table, plan, (*demand, *count), filter).is_ok()
        }
        Op::Cost(act) => koszt::can_pay(table, &context, act, &mut purse).is_ok(),
        _ => true,
    })
}

/// The player says how he pays, if he can do either; else the program goes on with what he can.
pub(super) fn asks(table: &Table, frame: &mut Frame, lafa: u8) -> Option<Ask> {
    let plan = Plan { program: frame.program, source: frame.source, seat: frame.seat, it: None };
    let lafa_now = i32::from(table::stat(table, frame.source, Stat::Lafa));
    let price = lafa_now + koszt::dukaty(table, plan);
    let can_pay = price <= i32::from(table.seats[frame.seat].dukaty);
    if lafa_now == 0 || !pays_otherwise(table, plan) {
        frame.position = lafa;
        return None;
    }
    // Whom it has become too dear for may let it go.
    if can_pay || entering::costs_more(table, frame) {
        return Some(Ask::Instead);
    }
    rule!("AH 112.11");
    frame.position += 1;
    None
}
