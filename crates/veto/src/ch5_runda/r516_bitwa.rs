//! AH 516 — Bitwa: a series of potyczki on a ziemia.
//!
//! In each potyczka both sides choose in secret who fights, until one side has
//! nobody left who has not fought; the other may then attack with those it has
//! left over (AMB-26).

use cards::veto::Moment;
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use super::{r500_okna::window, r514_potyczka};
use crate::{
    choice::Choice,
    ruling::Ruling,
    step::{Step, War},
    table::{Bitwa, Change, Table, WarChange},
};

/// The untapped ziemie on which this seat and somebody else have oddziały.
pub(crate) fn fields(table: &Table, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    table.ziemie().filter(move |it| {
        let mine = || table.stationed(*it, seat).next().is_some();
        !table.card(*it).zaznaczona && mine() && enemy_on(table, *it, seat).is_some()
    })
}

/// The next opponent who has oddziały on this ziemia.
fn enemy_on(table: &Table, ziemia: CardId, seat: Seat) -> Option<Seat> {
    table.opponents(seat).find(|it| table.stationed(ziemia, *it).next().is_some())
}

/// Whoever could begin a battle is asked, until all have passed in a row.
pub(crate) fn battles(table: &Table, seat: Seat, passed: u8, ruling: &mut Ruling) {
    let (mut seat, mut passed) = (seat, passed);
    while passed < table.seat_count() {
        if fields(table, seat).next().is_some() {
            ruling.then(Step::War(War::Battle { seat, passed }));
            return;
        }
        (seat, passed) = (table.next_seat(seat), passed + 1);
    }
    rule!("AH 517.1");
    let last = table.initiative;
    for seat in table.opponents(last).chain([last]) {
        ruling.then(Step::War(War::Movement(seat)));
    }
    window(table, Moment::Ruch, ruling);
    ruling.then(Step::War(War::Control));
}

pub(crate) fn pass(table: &Table, seat: Seat, passed: u8, ruling: &mut Ruling) {
    let (seat, passed) = (table.next_seat(seat), passed + 1);
    ruling.then(Step::War(War::Battles { seat, passed }));
}

/// The ziemia is tapped: there is no second battle on it this round.
pub(crate) fn announce(table: &Table, seat: Seat, ziemia: CardId, ruling: &mut Ruling) {
    rule!("AH 516.1");
    let enemy = enemy_on(table, ziemia, seat).expect("there is an enemy on the ziemia");
    let begins = WarChange::Begins { ziemia, sides: [seat, enemy] };
    let next = War::Battles { seat: table.next_seat(seat), passed: 0 };
    ruling
        .by(cite!("AH 516.1"), Change::War(begins))
        .by(cite!("AH 516.2.a"), Change::Tap(ziemia))
        .then(Step::War(War::Pair))
        .then(Step::War(next));
}

/// The oddziały among which this seat may choose.
pub(crate) fn fresh(table: &Table, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let bitwa = table.wojna.bitwa.as_ref();
    bitwa.into_iter().flat_map(move |it| table.fresh(it, seat))
}

/// Both have somebody who has not fought: they choose. One has: he may attack.
pub(crate) fn pair(table: &Table, ruling: &mut Ruling) {
    let Some(bitwa) = &table.wojna.bitwa else { return };
    let left = bitwa.sides.map(|it| table.fresh(bitwa, it).count());
    match left {
        [0, 0] => end(table, ruling),
        [0, _] => surplus(table, bitwa, 1, ruling),
        [_, 0] => surplus(table, bitwa, 0, ruling),
        _ => {
            rule!("AH 516.2");
            rule!("AH S.Zasada Kolejności Działań");
            for seat in table.in_order().filter(|it| bitwa.side(*it).is_some()) {
                choose(table, bitwa, seat, ruling);
            }
            ruling.then(Step::War(War::Reveal));
        }
    }
}

/// Whoever has only one to choose is not asked: everybody sees that.
fn choose(table: &Table, bitwa: &Bitwa, seat: Seat, ruling: &mut Ruling) {
    let mut fresh = table.fresh(bitwa, seat);
    match (fresh.next(), fresh.next()) {
        (Some(only), None) => commit(table, seat, only, ruling),
        _ => {
            ruling.then(Step::War(War::Commit(seat)));
        }
    }
}

pub(crate) fn commit(table: &Table, seat: Seat, card: CardId, ruling: &mut Ruling) {
    rule!("AH 516.2.a");
    let side = table.wojna.bitwa.as_ref().and_then(|it| it.side(seat));
    let side = side.expect("only the sides of a battle choose") as u8;
    ruling.and(Change::War(WarChange::Commits { side, card }));
}

/// What was chosen is laid open together.
pub(crate) fn reveal(ruling: &mut Ruling) {
    ruling.by(cite!("AH 516.2.a"), Change::War(WarChange::Reveals));
    ruling.then(Step::War(War::Clash));
}

/// The holder of the initiative may act first: in this phase nobody is przy głosie.
pub(crate) fn clash(table: &Table, ruling: &mut Ruling) {
    let Some(bitwa) = &table.wojna.bitwa else { return };
    let attacker = *bitwa.attackers.first().expect("somebody attacks");
    ruling.and(Change::War(WarChange::Clash));
    r514_potyczka::begin(table, attacker, table.initiative, ruling);
}

/// Who fought has fought; the battle goes on.
pub(crate) fn fought(table: &Table, ruling: &mut Ruling) {
    if table.wojna.bitwa.is_some() {
        ruling.and(Change::War(WarChange::Fought)).then(Step::War(War::Pair));
    }
}

/// One side has oddziały left over; it may attack if there is still somebody to attack.
fn surplus(table: &Table, bitwa: &Bitwa, side: usize, ruling: &mut Ruling) {
    let seat = bitwa.sides[side];
    match targets(table, seat).next() {
        Some(_) => {
            ruling.then(Step::War(War::Attack(seat)));
        }
        None => end(table, ruling),
    }
}

/// Whom this seat may attack: every oddział of the other side that has survived and may fight.
pub(crate) fn targets(table: &Table, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    table.wojna.bitwa.iter().flat_map(move |bitwa| {
        let enemies = bitwa.sides.into_iter().filter(move |it| *it != seat);
        let there = enemies.flat_map(|it| table.stationed(bitwa.ziemia, it));
        there.filter(|it| r514_potyczka::may_fight(table, *it).is_ok())
    })
}

/// Who attacks is asked, unless only one can.
pub(crate) fn attack(table: &Table, seat: Seat, target: CardId, ruling: &mut Ruling) {
    rule!("AH 516.2.b");
    ruling.and(Change::War(WarChange::Attacked(target)));
    let mut fresh = fresh(table, seat);
    match (fresh.next(), fresh.next()) {
        (Some(only), None) => join(table, seat, only, ruling),
        _ => {
            ruling.then(Step::War(War::Join(seat)));
        }
    }
}

/// Those that may still join the attack; with one of them it can begin.
pub(crate) fn joiners(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    let Some(bitwa) = &table.wojna.bitwa else { return };
    let open = table.fresh(bitwa, seat).filter(|it| !bitwa.attackers.contains(it));
    into.extend(open.map(Choice::Pick));
    if !bitwa.attackers.is_empty() {
        into.push(Choice::Done);
    }
}

/// When nobody is left to join, the attack begins.
pub(crate) fn join(table: &Table, seat: Seat, card: CardId, ruling: &mut Ruling) {
    ruling.and(Change::War(WarChange::Attacks(card)));
    let mut open = Vec::new();
    joiners(table, seat, &mut open);
    let others = open.iter().any(|it| matches!(it, Choice::Pick(other) if *other != card));
    ruling.then(Step::War(if others { War::Join(seat) } else { War::Clash }));
}

/// Whoever won more potyczki has won the battle.
pub(crate) fn end(table: &Table, ruling: &mut Ruling) {
    let Some(bitwa) = &table.wojna.bitwa else { return };
    if bitwa.winner().is_some() {
        rule!("AH 516.4");
    }
    ruling.by(cite!("AH 516.4"), Change::War(WarChange::Ends));
}
