//! AH 114 — Akcje: what the seat przy głosie may do, and how a stint ends.
//!
//! `stint` lists every czyn and drobiazg the `can_…` functions of their own
//! sections allow, and the one word that ends the stint.

use cards::veto::{Head, Kind};
use kernel::{CardId, Seat};
use rulebook::rule;

use crate::{
    ability::{self, Plan, Way, answers},
    ch5_runda::{r504_zagrywanie, r512_agitacja, r512_przejscie, r513_pojedynek},
    choice::Choice,
    illegal::{Attempt, Illegal, Reason},
    ruleset::Round,
    ruling::Ruling,
    step::{Etap, Step},
    table::{Change, ObjectKind, Phase, Place, Table},
};

/// Every czyn and drobiazg open to the seat przy głosie, then bene or pas. What
/// plainly cannot be done is passed over; of the rest the judges decide.
pub(crate) fn stint(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    let kompania = &table.seats[seat];
    let mut underlay = None;
    for card in kompania.dwor.iter() {
        match table.kind(card) {
            Kind::Postac if table.czyn_used => {}
            Kind::Sztych => {
                // Whether a sztych can be laid under a postać does not depend on the sztych.
                let can = || can_underlay(table, seat, card).is_ok();
                if *underlay.get_or_insert_with(can) {
                    into.push(Choice::Underlay(card));
                }
            }
            _ => r504_zagrywanie::plays(table, seat, card, into),
        }
    }
    if !table.czyn_used {
        taps_for_czyn(table, seat, into);
    }
    for card in table.usable.iter() {
        if table.card(card).controller == seat && table.facts(card).acts() {
            uses(table, seat, card, into);
        }
    }
    into.push(Choice::EndStint);
}

/// Agitacje and challenges.
fn taps_for_czyn(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    let mut has_target = None;
    for card in table.seats[seat].pole.iter() {
        if may_tap_for_czyn(table, seat, card).is_err() {
            continue;
        }
        if r512_przejscie::may_change(table, card).is_ok() {
            into.push(Choice::ChangeField(card));
        }
        if r512_agitacja::is_free_to_agitate(table, card).is_ok() {
            into.push(Choice::Agitate(card));
        }
        // Whether anybody can be called out does not depend on who does it.
        let target = || r513_pojedynek::has_target(table, seat);
        if r513_pojedynek::is_free_to_challenge(table, card).is_ok()
            && *has_target.get_or_insert_with(target)
        {
            into.push(Choice::Challenge(card));
        }
    }
}

/// The czyny and drobiazgi of a card in play.
fn uses(table: &Table, seat: Seat, card: CardId, into: &mut Vec<Choice>) {
    let tapped = table.card(card).zaznaczona;
    for way in &table.def(card).ways {
        let czyn = match way.head {
            Head::Czyn => true,
            Head::Drobiazg => false,
            _ => continue,
        };
        if way.taps_this && tapped || czyn && table.czyn_used {
            continue;
        }
        if may_use(table, seat, card, way).is_ok() {
            into.push(Choice::Use { card, ability: way.ability });
        }
    }
}

/// Is it this seat's stint, and has it a czyn left if one is needed?
pub(crate) fn may_act(table: &Table, seat: Seat, czyn: bool) -> Result<(), Reason> {
    if table.voice != Some(seat) || !table.stos.is_empty() || table.duel.is_some() {
        return Err(Reason::NotYourStint);
    }
    if czyn && table.czyn_used {
        return Err(Reason::CzynUsed);
    }
    Ok(())
}

/// May this postać do something that taps it: agitate or challenge?
pub(crate) fn may_tap_for_czyn(table: &Table, seat: Seat, card: CardId) -> Result<(), Reason> {
    let state = table.card(card);
    let in_play = matches!(state.place, Place::Pole | Place::Karmazyni);
    if table.kind(card) != Kind::Postac || !in_play {
        return Err(Reason::NothingToDo);
    }
    if state.controller != seat {
        return Err(Reason::NotYours);
    }
    may_act(table, seat, true)?;
    match state.zaznaczona {
        true => Err(Reason::Zaznaczona(card)),
        false => Ok(()),
    }
}

/// May this ability of a card in play be used as a czyn or drobiazg?
pub(crate) fn can_use(
    table: &Table,
    seat: Seat,
    card: CardId,
    number: u8,
) -> Result<Plan, Illegal> {
    let illegal = |reason| Illegal::new(Attempt::Use, reason);
    let way = table.def(card).way(number).ok_or(illegal(Reason::NothingToDo))?;
    if !table.in_play(card) || table.card(card).controller != seat {
        return Err(illegal(Reason::NotYours));
    }
    may_use(table, seat, card, way).map_err(illegal)
}

/// May this ability of a card of one's own be used now?
fn may_use(table: &Table, seat: Seat, card: CardId, way: &Way) -> Result<Plan, Reason> {
    match way.head {
        Head::Czyn | Head::Drobiazg => {
            may_act(table, seat, way.head == Head::Czyn)?;
            ability::may_declare(table, seat, card, way, None)
        }
        Head::Replika => answers(table, seat, card, way),
        _ => Err(Reason::NothingToDo),
    }
}

/// May this sztych be laid under a postać?
pub(crate) fn can_underlay(table: &Table, seat: Seat, card: CardId) -> Result<Plan, Illegal> {
    let illegal = |reason| Illegal::new(Attempt::Underlay, reason);
    let program = table.def(card).underlay.ok_or(illegal(Reason::NothingToDo))?;
    if table.card(card).place != Place::Dwor || table.card(card).owner != seat {
        return Err(illegal(Reason::CannotExchange { sztych: true }));
    }
    may_act(table, seat, false).map_err(illegal)?;
    let plan = Plan { program, source: card, seat, it: None };
    ability::can_declare(table, plan).map_err(illegal)?;
    Ok(plan)
}

/// The seat przy głosie does something and stays przy głosie.
pub(crate) fn act(table: &Table, seat: Seat, plan: Plan, choice: Choice, ruling: &mut Ruling) {
    let czyn = match choice {
        Choice::Play { card, way } => r504_zagrywanie::is_czyn(table, card, way),
        Choice::Use { card, ability } => {
            let czyn = table.def(card).way(ability).is_some_and(|it| it.head == Head::Czyn);
            if !czyn {
                rule!("MB 75");
            }
            czyn
        }
        Choice::Challenge(_) => true,
        _ => false,
    };
    match (czyn, table.kind(plan.source)) {
        (true, Kind::Postac) => rule!("MB 27"),
        _ => rule!("MB 28"),
    }
    rule!("MB 84");
    ruling.and(Change::Acted { czyn }).then(Step::Run(plan.frame())).then(Step::Stint(seat));
}

/// Bene after an action, pas without one; when all pass in a row the phase is over.
pub(crate) fn end_stint(table: &Table, seat: Seat, ruling: &mut Ruling) {
    let next = table.next_seat(seat);
    if table.acted {
        rule!("MB 33");
        if !table.czyn_used {
            rule!("MB 34");
        }
        ruling.and(Change::Bene(seat)).and(Change::Voice(next)).then(Step::Stint(next));
        return;
    }
    ruling.and(Change::Pas(seat));
    if table.passes + 1 < table.seat_count() {
        ruling.and(Change::Voice(next)).then(Step::Stint(next));
        return;
    }
    ruling.and(Change::Phase(Phase::Zakonczenie));
    if table.rules().round == Round::Full {
        rule!("AH 503.1.b");
        rule!("AH 519.1");
        ruling.then(Step::Etap(Etap::Slawni));
        return;
    }
    rule!("MB 35");
    rule!("MB 64");
    ruling.then(Step::ElectionCheck).then(Step::Untap);
}

/// Every replika open to this seat on the top object.
pub(crate) fn repliki(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    let kompania = &table.seats[seat];
    let Some(top) = table.stos.last() else { return into.push(Choice::Decline) };
    let event = top.event();
    let answers_it = |card| event.is_some_and(|it| table.facts(card).answers(it));
    for card in kompania.repliki.iter().filter(|it| answers_it(*it)) {
        if !table.in_play(card) {
            r504_zagrywanie::plays(table, seat, card, into);
            continue;
        }
        for way in &table.def(card).ways {
            if answers(table, seat, card, way).is_ok() {
                into.push(Choice::Use { card, ability: way.ability });
            }
        }
    }
    if top.kind == ObjectKind::Agitacja && top.controller == seat {
        for card in kompania.dwor.iter().chain(kompania.attached.iter()) {
            if r512_agitacja::can_boost(table, seat, card).is_ok() {
                into.push(Choice::Boost(card));
            }
        }
    }
    into.push(Choice::Decline);
}

/// A replika goes on top of what it answers.
pub(crate) fn reply(table: &Table, seat: Seat, plan: Plan, ruling: &mut Ruling) {
    rule!("MB 76");
    let on_duel = table.stos.last().is_some_and(|it| it.kind == ObjectKind::Duel);
    if !on_duel {
        if 1 < table.stos.len() {
            rule!("MB 85"); // What is answered is a replika itself.
        }
        ruling.and(Change::Replied(seat));
    }
    ruling.then(Step::Run(plan.frame()));
}
