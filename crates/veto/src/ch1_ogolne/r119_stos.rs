//! AH 119 — Stos: objects go on it, are offered for a replika, and take effect
//! from the last to the first.

use cards::veto::{Event, Kind};
use kernel::{CardId, Frame, Seat, SeatSet};
use rulebook::{cite, rule};

use crate::{
    ability::{self, may_be_asked},
    ch5_runda::{
        r504_zagrywanie, r512_agitacja, r512_przejscie, r512_przemarsz, r513_pojedynek,
        r514_potyczka, r519_zakonczenie,
    },
    ruleset::StackResolution,
    ruling::Ruling,
    step::Step,
    table::{Change, Mover, Object, ObjectKind, Place, StosChange, Table},
};

/// A card is played: it lies on the stos for all to see.
pub(crate) fn declare_card(frame: Frame, ruling: &mut Ruling) {
    rule!("AH 119.2.a");
    rule!("AH 504.1");
    rule!("I2 6.4.1");
    rule!("I2 3.3.3.7");
    if 0 < frame.bound.count(0) {
        rule!("AH 101.6");
    }
    ruling.and(Change::Move { card: frame.source, to: Mover::Stos });
    declared(ruling, object(ObjectKind::Card, frame.seat, frame.source, Some(frame)));
}

/// An ability is used.
pub(crate) fn declare_ability(frame: Frame, ability: u8, ruling: &mut Ruling) {
    rule!("AH 108.11");
    rule!("AH 112.1");
    rule!("AH 112.2");
    rule!("AH 112.12");
    rule!("AH 119.3");
    rule!("AH 119.3.a");
    rule!("AH 119.3.b");
    rule!("AH 112.7");
    rule!("AH 112.7.a");
    rule!("AH 112.12.a");
    rule!("AH 112.13");
    rule!("AH 119.3.d");
    rule!("AH 119.2.b");
    rule!("AH 602.1");
    rule!("AH 602.3");
    rule!("AH 602.3.a");
    ruling.and(Change::Used { card: frame.source, ability });
    let kind = ObjectKind::Ability(ability);
    declared(ruling, object(kind, frame.seat, frame.source, Some(frame)));
}

/// A triggered ability, whether its controller wants it or not; if its text
/// leaves him the choice he makes it before anybody has priority.
pub(crate) fn declare_trigger(frame: Frame, ability: u8, optional: bool, ruling: &mut Ruling) {
    rule!("AH 112.8");
    rule!("AH 603.1");
    rule!("AH 112.8.a");
    rule!("AH 112.12.b");
    rule!("AH 112.13");
    rule!("AH 119.2.c");
    rule!("AH 603.3");
    rule!("AH 603.7");
    let kind = ObjectKind::Trigger(ability);
    ruling.and(Change::Declare(object(kind, frame.seat, frame.source, Some(frame))));
    if optional {
        rule!("AH 603.4");
        ruling.then(Step::Willing { seat: frame.seat, source: frame.source });
    }
}

/// The kreski of a card that was put out are an effect that may be answered (AMB-23).
pub(crate) fn declare_kreski(source: CardId, by: Seat, ruling: &mut Ruling) {
    rule!("AH 119.2.e");
    rule!("AH 505.6");
    ruling.and(Change::Declare(object(ObjectKind::Kreski(None), by, source, None)));
}

/// What a seat discards at the end of the round goes on the stos like what goes off.
pub(crate) fn declare_discard(table: &Table, by: Seat, ruling: &mut Ruling) {
    rule!("AH 119.2.e");
    rule!("AH 519.1.b");
    let source = table.seats[by].frakcja;
    ruling.and(Change::Declare(object(ObjectKind::Odrzucenie, by, source, None)));
    ruling.then(Step::OfferTriggered);
}

/// The kreski that Sławni bring are one thing that goes off, however many they are (AMB-22).
pub(crate) fn declare_slawni(table: &Table, by: Seat, ruling: &mut Ruling) {
    rule!("AH 519.1.a");
    let source = table.seats[by].frakcja;
    ruling.and(Change::Declare(object(ObjectKind::Slawni, by, source, None)));
    ruling.then(Step::OfferTriggered);
}

/// The last of what went off lies on top; the holder of the initiative is asked first.
pub(crate) fn offer_triggered(table: &Table, ruling: &mut Ruling) {
    rule!("AH 603.5");
    let count = table.seat_count();
    let before = Seat((table.initiative.0 + count - 1) % count);
    ruling.then(Step::Offer { after: before, declined: 0 });
}

/// Something else is declared by this seat with this card.
pub(crate) fn declare(kind: ObjectKind, source: CardId, by: Seat, ruling: &mut Ruling) {
    rule!("AH 119.2.d");
    declared(ruling, object(kind, by, source, None));
}

fn object(kind: ObjectKind, controller: Seat, source: CardId, frame: Option<Frame>) -> Object {
    Object { kind, controller, source, frame, replied: SeatSet::NONE, negated: false }
}

fn declared(ruling: &mut Ruling, object: Object) {
    rule!("AH 115.7");
    rule!("AH 119.1");
    rule!("AH 119.2");
    let after = object.controller;
    ruling.and(Change::Declare(object)).then(Step::Declared(after));
}

/// What the declaration on top of the stos sets off comes first; then it is offered
/// itself, but for a fight, in which the sides take turns.
pub(crate) fn after_declaration(table: &Table, after: Seat, ruling: &mut Ruling) {
    let Some(top) = table.stos.last() else { return };
    let heard = top.event().is_some_and(|it| table.catalog.0.hears(it));
    if !heard || top.kind.is_fight() {
        return offer(table, after, 0, ruling);
    }
    sets_off(table, top, after, ruling);
}

/// A fight has begun; `first` acts first when what that sets off has been settled.
pub(crate) fn fight_begins(table: &Table, first: Seat, ruling: &mut Ruling) {
    if let Some(fight) = table.stos.last() {
        sets_off(table, fight, first, ruling);
    }
}

fn sets_off(table: &Table, top: &Object, after: Seat, ruling: &mut Ruling) {
    let under = table.stos.len() as u8;
    ability::set_off_by(table, top, ruling);
    ruling.then(Step::Heard { under, after });
}

/// Whatever was set off lies on top of the declaration, if anything does: that is offered
/// first, and the declaration when it is uncovered.
pub(crate) fn heard(table: &Table, under: u8, after: Seat, ruling: &mut Ruling) {
    match usize::from(under) < table.stos.len() {
        true => offer_triggered(table, ruling),
        false => offer(table, after, 0, ruling),
    }
}

/// The top object is offered to the next seat that might answer it. In a fight the sides
/// take turns; there is nothing to offer.
pub(crate) fn offer(table: &Table, after: Seat, declined: u8, ruling: &mut Ruling) {
    if table.stos.last().is_none_or(|it| it.kind.is_fight()) {
        return;
    }
    let mut seat = after;
    for declined in declined..table.seat_count() {
        seat = table.next_seat(seat);
        if may_be_asked(table, seat) {
            rule!("AH 115.8.a");
            rule!("I2 4.4.1");
            ruling.then(Step::Reply { seat, declined });
            return;
        }
    }
    rule!("AH 119.7");
    resolve_top(table, ruling);
}

/// Whoever declines changes nothing, so the others are asked at once.
pub(crate) fn decline(table: &Table, seat: Seat, declined: u8, ruling: &mut Ruling) {
    ruling.and(Change::Declined(seat));
    offer(table, seat, declined + 1, ruling);
}

/// The last object takes effect first.
pub(crate) fn resolve_top(table: &Table, ruling: &mut Ruling) {
    let Some(top) = table.stos.last() else { return };
    let under = table.stos.iter().rev().nth(1);
    if under.is_some_and(|it| !it.kind.is_fight()) {
        rule!("MB 83");
        rule!("AH 119.8");
        rule!("I2 4.4.3");
        rule!("I2 4.4.4");
    }
    if !top.negated && ability::goes_off_before(table, top, ruling) {
        return;
    }
    ruling.and(Change::TakeOff);
    if top.negated {
        negated(top, ruling);
        if !leaves(table, top, ruling) {
            ruling.then(Step::Uncovered);
        }
        return;
    }
    match (top.kind, &top.frame) {
        (ObjectKind::Ability(_), Some(frame)) if is_promise(table, frame) => {
            rule!("AH 504.6");
            ruling.and(Change::Stos(StosChange::Promise(*frame)));
        }
        (_, Some(frame)) => {
            resolves(table, top);
            ruling.then(Step::Run(*frame));
        }
        (ObjectKind::Agitacja, _) => r512_agitacja::resolve(table, top, ruling),
        (ObjectKind::ChangeField, _) => r512_przejscie::resolve(top, ruling),
        (ObjectKind::March { to }, _) => r512_przemarsz::resolve(table, top, to, ruling),
        (ObjectKind::Boost, _) => r512_agitacja::boost(table, top, ruling),
        (ObjectKind::Kreski(known), _) => {
            r504_zagrywanie::take_kreski(table, top.source, top.controller, known, ruling);
        }
        (ObjectKind::Odrzucenie, _) => {
            ruling.then(Step::Discard(top.controller));
        }
        (ObjectKind::Slawni, _) => r519_zakonczenie::draw_for(table, top.controller, ruling),
        (ObjectKind::Rana { winner, spared }, _) => {
            r513_pojedynek::wound(table, winner, top.source, spared, ruling);
        }
        (ObjectKind::Challenge { target }, _) if table.kind(top.source) == Kind::Oddzial => {
            r514_potyczka::begin_challenged(table, top.source, target, ruling);
        }
        (ObjectKind::Challenge { target }, _) => {
            r513_pojedynek::begin(table, top.source, target, ruling);
        }
        _ => {}
    }
    // Alone on the stos it uncovers nothing.
    if !leaves(table, top, ruling) && 1 < table.stos.len() {
        ruling.then(Step::Uncovered);
    }
}

/// What a played card sets off after its play, however that ended; on the stos that
/// uncovers the next object when it is resolved.
fn leaves(table: &Table, top: &Object, ruling: &mut Ruling) -> bool {
    let heard = ability::played(table, top, Event::LeavesStos, ruling);
    if heard {
        rule!("AH 603.2.c");
    }
    heard && table.rules().triggers_on_stos
}

/// Is it the replika of a card to its own entering play, which waits for that?
fn is_promise(table: &Table, frame: &Frame) -> bool {
    let ways = &table.def(frame.source).ways;
    let way = ways.iter().find(|it| it.program == frame.program);
    table.card(frame.source).place == Place::Stos && way.is_some_and(|it| it.answers_entering())
}

/// What is not negated takes effect, an ability even if its source is gone.
fn resolves(table: &Table, top: &Object) {
    match top.kind {
        ObjectKind::Card => {
            rule!("AH 504.3");
            rule!("AH 504.4");
            return;
        }
        ObjectKind::Trigger(_) => {
            rule!("AH 603.8");
            rule!("AH 603.9");
            rule!("AH 603.9.a");
        }
        _ => {
            rule!("AH 119.3.c");
            rule!("AH 602.3.c");
            rule!("AH 602.4");
            rule!("AH 602.4.a");
        }
    }
    if !table.in_play(top.source) {
        rule!("AH 112.12.c");
    }
}

/// A negated card is discarded and costs nothing; a negated action is simply gone.
fn negated(top: &Object, ruling: &mut Ruling) {
    match top.kind {
        ObjectKind::Card => {
            rule!("AH 408.1.e");
            rule!("AH 505.3");
            rule!("I2 3.2.1");
            let discarded = Change::Move { card: top.source, to: Mover::Lazaret };
            ruling.by(cite!("AH 505.3"), discarded);
        }
        ObjectKind::Agitacja => {
            ruling.then(Step::EndAgitacja);
        }
        _ => {}
    }
}

/// What becomes of the object that now lies on top?
pub(crate) fn uncovered(table: &Table, ruling: &mut Ruling) {
    let Some(top) = table.stos.last().filter(|it| !it.kind.is_fight()) else { return };
    match table.rules().stack_resolution {
        StackResolution::Whole if may_still_boost(top) => {
            let count = table.seat_count();
            let before = Seat((top.controller.0 + count - 1) % count);
            offer(table, before, count - 1, ruling);
        }
        StackResolution::Whole => resolve_top(table, ruling),
        StackResolution::TopObject => {
            rule!("AH 115.8.b");
            match top.kind.is_triggered() {
                true => offer_triggered(table, ruling),
                false => offer(table, top.controller, 0, ruling),
            }
        }
    }
}

/// The agitator is asked after his opponents, so a replika of theirs comes
/// before he could strengthen his agitacja (MB 40); he is asked then.
fn may_still_boost(top: &Object) -> bool {
    top.kind == ObjectKind::Agitacja && !top.negated && !top.replied.contains(top.controller)
}
