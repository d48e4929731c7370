//! AH 119.9 — in which order the effects of one object happen.
//!
//! Effects joined by `then` stay together; the others their controller may put
//! into any order. He is not asked where that could make no difference. A
//! program has every order written out, so that a frame need not remember one.

use cards::{
    lang::{Amount, Reference, What},
    veto::Verb,
};

use super::program::{Cards, Change, Op};

/// An effect with those that follow it by `then`; jumps are counted from its beginning.
#[derive(Debug, Clone)]
pub(super) struct Group {
    /// Which step of the sentence it begins with.
    pub(super) step: u8,
    pub(super) ops: Vec<Op>,
}

/// More effects have more orders than anybody would be asked for.
const MOST: usize = 3;

/// Instructions of all of them together, so that every order fits into a program.
const LONGEST: usize = 20;

/// Could it make a difference, and may they be put into another order at all?
pub(super) fn matters(groups: &[Group]) -> bool {
    let length: usize = groups.iter().map(|it| it.ops.len()).sum();
    let several = (2..=MOST).contains(&groups.len()) && length <= LONGEST;
    several && !groups.iter().all(is_plain) && !groups.iter().any(|it| hangs_on(it, groups))
}

/// Fixed numbers drawn, taken or lost, and fixed changes, do not touch each other.
fn is_plain(group: &Group) -> bool {
    match &group.ops[..] {
        [Op::Last { change: Change::Stat(_, by), .. }] => matches!(by.amount, Amount::Number(_)),
        [Op::Last { .. }] => true,
        // What becomes of the card itself touches nothing else.
        [Op::Do(act)] if act.cards == Cards::Ref(Reference::This) => {
            matches!(act.deed.verb, Verb::Discard | Verb::Remove)
        }
        [Op::Do(act)] => {
            let number = match &act.deed.what {
                What::Amount(amount) | What::Resource { amount, .. } => amount,
                _ => return false,
            };
            let counts = matches!(act.deed.verb, Verb::Draw | Verb::Take | Verb::Lose | Verb::Pay);
            counts && matches!(number, Amount::Number(_))
        }
        _ => false,
    }
}

/// Does it speak of a card that another effect chooses?
fn hangs_on(group: &Group, groups: &[Group]) -> bool {
    let others = groups.iter().filter(|it| it.step != group.step).flat_map(|it| &it.ops);
    let chosen = |slot: u8| {
        others.clone().any(|it| matches!(it, Op::Choose { slot: chosen, .. } if *chosen == slot))
    };
    group.ops.iter().any(|op| match op {
        Op::Do(act) => {
            let slot = matches!(act.cards, Cards::Slot(slot) if chosen(slot));
            slot || act.named.that.is_some_and(chosen)
        }
        Op::Last { cards: Cards::Slot(slot), .. } if chosen(*slot) => true,
        Op::Last { named, .. } => named.that.is_some_and(chosen),
        _ => false,
    })
}

pub(super) fn one_after_the_other(groups: &[Group]) -> Vec<Op> {
    let mut ops = Vec::new();
    groups.iter().for_each(|it| append(&mut ops, &it.ops));
    ops
}

/// Every order; which of them is asked effect by effect.
pub(super) fn any(groups: &[Group]) -> Vec<Op> {
    if groups.len() < 2 {
        return one_after_the_other(groups);
    }
    let mut ops = vec![Op::Order(Vec::new())];
    let (mut ways, mut ends) = (Vec::new(), Vec::new());
    for (place, group) in groups.iter().enumerate() {
        ways.push((ops.len() as u8, group.step));
        append(&mut ops, &group.ops);
        let mut rest = groups.to_vec();
        rest.remove(place);
        append(&mut ops, &any(&rest));
        ends.push(ops.len());
        ops.push(Op::Jump(0));
    }
    let end = ops.len() as u8;
    ends.into_iter().for_each(|it| ops[it] = Op::Jump(end));
    ops[0] = Op::Order(ways);
    ops
}

fn append(ops: &mut Vec<Op>, more: &[Op]) {
    let offset = ops.len() as u8;
    ops.extend(more.iter().cloned().map(|it| moved(it, offset)));
}

/// A sentence that begins with an offer: what was chosen is looked at again after the answer, whatever it is,
/// because the answer comes first (AH 603.4).
pub(super) fn after_may(effects: Vec<Op>, recheck: Op) -> Vec<Op> {
    let length = effects.len() as u8;
    let mut effects = effects.into_iter();
    let Some(Op::May { or }) = effects.next() else { unreachable!("it begins with an offer") };
    let mut ops = vec![Op::May { or: length + 2 }, recheck.clone()];
    ops.extend(effects.map(|it| moved(it, 1)));
    ops.extend([Op::Jump(length + 4), recheck, Op::Jump(or + 1)]);
    ops
}

/// The same instruction so much later.
pub(super) fn moved(op: Op, offset: u8) -> Op {
    match op {
        Op::IfDone { or } => Op::IfDone { or: or + offset },
        Op::IfFirst { or } => Op::IfFirst { or: or + offset },
        Op::May { or } => Op::May { or: or + offset },
        Op::Either { other, which } => Op::Either { other: other + offset, which },
        Op::Order(ways) => Op::Order(ways.iter().map(|it| (it.0 + offset, it.1)).collect()),
        Op::Jump(to) => Op::Jump(to + offset),
        Op::Instead { lafa, condition } => Op::Instead { lafa: lafa + offset, condition },
        other => other,
    }
}
