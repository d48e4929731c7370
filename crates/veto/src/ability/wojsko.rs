//! Ziemie and oddziały enter play, oddziały march.

use cards::{
    lang::{Who, Whose},
    veto::{Filter, Kind},
};
use kernel::Frame;
use rulebook::rule;

use super::{
    Op,
    entering::enters,
    named::Named,
    program::{Demand, WarOp},
    zagrania::recheck,
};
use crate::{
    ch5_runda::{r512_przemarsz, r514_potyczka},
    ruling::Ruling,
    table::{Mover, Table},
};

/// The program of a ziemia.
pub(super) fn ziemia() -> Vec<Op> {
    vec![Op::Commit, Op::PayLafa, Op::War(WarOp::PutOutZiemia)]
}

/// The program of an oddział: where it goes is chosen when it takes effect. An
/// Okręt for which there is no place then is not paid for.
pub(super) fn oddzial(okret: bool) -> Vec<Op> {
    let choose = choose(any(Kind::Ziemia), !okret, Demand::MayStand);
    let mut ops = vec![Op::Commit, choose];
    if okret {
        ops.push(recheck(any(Kind::Ziemia)));
    }
    ops.extend([Op::PayLafa, Op::War(WarOp::PutOutOddzial)]);
    ops
}

/// The program of a postać that is put out to an oddział.
pub(super) fn joining() -> Vec<Op> {
    let own = Filter { whose: Some(Whose::Own), ..any(Kind::Oddzial) };
    vec![
        choose(own.clone(), false, Demand::MayLead),
        Op::Commit,
        recheck(own),
        Op::PayLafa,
        Op::War(WarOp::Join),
        Op::EntryKreski,
    ]
}

/// The program of an oddział that goes from the pole elekcyjne to a ziemia.
pub(super) fn marching() -> Vec<Op> {
    vec![choose(any(Kind::Ziemia), false, Demand::MayStand), Op::War(WarOp::March)]
}

/// The program of an oddział that calls another to a potyczka.
pub(super) fn attacking() -> Vec<Op> {
    let enemy = Filter { whose: Some(Whose::Enemy), ..any(Kind::Oddzial) };
    vec![choose(enemy, false, Demand::MayBeAttacked), Op::War(WarOp::Attack)]
}

fn any(kind: Kind) -> Filter {
    Filter { whose: None, states: Vec::new(), kind, tests: Vec::new() }
}

fn choose(filter: Filter, up_to: bool, demand: Demand) -> Op {
    let (slot, by, count, named) = (0, Who::You, 1, Named::default());
    Op::Choose { slot, by, count, up_to, filter, demand, named }
}

pub(super) fn run(table: &Table, frame: &Frame, op: WarOp, ruling: &mut Ruling) {
    let by = frame.seat;
    let chosen = frame.bound.first(0);
    let to = match (op, chosen) {
        (WarOp::March, _) => {
            let ziemia = chosen.expect("the ziemia was chosen");
            return r512_przemarsz::declare(by, frame.source, Some(ziemia), ruling);
        }
        (WarOp::Attack, _) => {
            let target = chosen.expect("the target was chosen");
            return r514_potyczka::declare(frame.source, by, target, ruling);
        }
        (WarOp::PutOutZiemia, _) => {
            rule!("AH 402.2.c");
            rule!("AH 407.1");
            rule!("AH 407.4");
            rule!("AH 509.1");
            rule!("AH 509.1.a");
            rule!("AH 509.1.b");
            rule!("AH 509.1.c");
            Mover::Ziemie(by)
        }
        (WarOp::PutOutOddzial, Some(ziemia)) => {
            oddzial_enters();
            rule!("AH 407.2");
            rule!("AH 407.3");
            Mover::NaZiemi { ziemia, by }
        }
        (WarOp::PutOutOddzial, None) => {
            oddzial_enters();
            rule!("AH 405.2");
            Mover::Pole(by)
        }
        (WarOp::Join, _) => {
            rule!("AH 506.1.b");
            rule!("AH 407.3");
            let oddzial = chosen.expect("the oddział was chosen and checked again");
            Mover::PrzyOddziale { oddzial, by }
        }
    };
    enters(table, frame, to, ruling);
}

fn oddzial_enters() {
    rule!("AH 510.1");
    rule!("AH 510.1.a");
    rule!("AH 510.1.b");
    rule!("AH 510.1.c");
}
