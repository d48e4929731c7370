//! AH 119 — Stos: objects go on it, are offered for a replika, and take effect
//! from the last to the first.

use kernel::{CardId, Frame, Seat, SeatSet};
use rulebook::{cite, rule};

use crate::{
    ability::may_be_asked,
    ch5_runda::{r512_agitacja, r513_pojedynek},
    ruleset::StackResolution,
    ruling::Ruling,
    step::Step,
    table::{Change, Mover, Object, ObjectKind, Table},
};

/// A card is played: it lies on the stos for all to see.
pub(crate) fn declare_card(frame: Box<Frame>) -> Ruling {
    let to_stos = Change::Move { card: frame.source, to: Mover::Stos };
    let object = object(ObjectKind::Card, frame.seat, frame.source, Some(frame));
    declared(Ruling::change(to_stos), object)
}

/// An ability is used.
pub(crate) fn declare_ability(frame: Box<Frame>, ability: u8) -> Ruling {
    let used = Change::Used { card: frame.source, ability };
    let object = object(ObjectKind::Ability(ability), frame.seat, frame.source, Some(frame));
    declared(Ruling::change(used), object)
}

/// Something else is declared by this seat with this card.
pub(crate) fn declare(ruling: Ruling, kind: ObjectKind, source: CardId, by: Seat) -> Ruling {
    declared(ruling, object(kind, by, source, None))
}

fn object(kind: ObjectKind, controller: Seat, source: CardId, frame: Option<Box<Frame>>) -> Object {
    Object { kind, controller, source, frame, replied: SeatSet::NONE, negated: false }
}

fn declared(ruling: Ruling, object: Object) -> Ruling {
    let after = object.controller;
    ruling.and(Change::Declare(object)).then(Step::Offer { after, declined: 0 })
}

/// The top object is offered to the next seat that might answer it.
pub(crate) fn offer(table: &Table, after: Seat, declined: u8) -> Ruling {
    let mut seat = after;
    for declined in declined..table.seat_count() {
        seat = table.next_seat(seat);
        if may_be_asked(table, seat) {
            return Ruling::step(Step::Reply { seat, declined });
        }
    }
    Ruling::step(Step::ResolveTop)
}

pub(crate) fn decline(seat: Seat, declined: u8) -> Ruling {
    let next = Step::Offer { after: seat, declined: declined + 1 };
    Ruling::change(Change::Declined(seat)).then(next)
}

/// The last object takes effect first.
pub(crate) fn resolve_top(table: &Table) -> Ruling {
    let Some(top) = table.stos.last() else { return Ruling::nothing() };
    let under = table.stos.iter().rev().nth(1);
    if under.is_some_and(|it| it.kind != ObjectKind::Duel) {
        rule!("MB 83");
    }
    let off = Ruling::change(Change::TakeOff);
    if top.negated {
        return negated(off, top).then(Step::Uncovered);
    }
    let ruling = match (top.kind, &top.frame) {
        (_, Some(frame)) => off.then(Step::Run(frame.clone())),
        (ObjectKind::Agitacja, _) => r512_agitacja::resolve(table, off, top),
        (ObjectKind::Boost, _) => r512_agitacja::boost(table, off, top),
        (ObjectKind::Challenge { target }, _) => {
            r513_pojedynek::begin(table, off, top.source, target)
        }
        _ => off,
    };
    // Alone on the stos it uncovers nothing.
    if table.stos.len() == 1 { ruling } else { ruling.then(Step::Uncovered) }
}

/// A negated card is discarded and costs nothing; a negated action is simply gone.
fn negated(off: Ruling, top: &Object) -> Ruling {
    match top.kind {
        ObjectKind::Card => {
            off.by(cite!("AH 505.3"), Change::Move { card: top.source, to: Mover::Lazaret })
        }
        ObjectKind::Agitacja => off.then(Step::EndAgitacja),
        _ => off,
    }
}

/// What becomes of the object that now lies on top?
pub(crate) fn uncovered(table: &Table) -> Ruling {
    match table.stos.last() {
        None => Ruling::nothing(),
        Some(top) if top.kind == ObjectKind::Duel => Ruling::nothing(),
        Some(top) => match table.rules().stack_resolution {
            StackResolution::Whole if may_still_boost(top) => {
                let count = table.seat_count();
                let before = Seat((top.controller.0 + count - 1) % count);
                Ruling::step(Step::Offer { after: before, declined: count - 1 })
            }
            StackResolution::Whole => Ruling::step(Step::ResolveTop),
            StackResolution::TopObject => {
                Ruling::step(Step::Offer { after: top.controller, declined: 0 })
            }
        },
    }
}

/// The agitator is asked after his opponents, so a replika of theirs comes
/// before he could strengthen his agitacja (MB 40); he is asked then.
fn may_still_boost(top: &Object) -> bool {
    top.kind == ObjectKind::Agitacja && !top.negated && !top.replied.contains(top.controller)
}
