//! AH 114 — Akcje: what the seat przy głosie may do, and how a stint ends.
//!
//! What somebody might think of doing `thoughts` lists; whether it may be done
//! the sections say themselves.

use cards::veto::{Head, Kind, Moment};
use kernel::{CardId, Seat};
use rulebook::rule;

use super::r105_frakcje;
use crate::{
    ability::{self, Plan, answers},
    ch2_karta::r212_wplywy,
    ch5_runda::{r500_okna::window, r504_zagrywanie},
    choice::Choice,
    illegal::Reason,
    ruleset::{PhaseEnd, Round},
    ruling::Ruling,
    step::{Etap, Step},
    table::{Change, ObjectKind, Phase, Place, Table},
};

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

/// May this ability of a card in play be used now?
pub(crate) fn may_use(table: &Table, seat: Seat, card: CardId, number: u8) -> Result<Plan, Reason> {
    let way = table.def(card).way(number).ok_or(Reason::NothingToDo)?;
    let enters = table.card(card).place == Place::Stos && way.answers_entering();
    // An efekt that works in a lazaret is played from there, not used.
    let elsewhere = ability::is_where_it_works(table, card, way)? && !table.facts(card).is_played;
    let here = table.in_play(card) || enters || elsewhere || is_being_played(table, card);
    if !here || table.user(card) != Some(seat) {
        return Err(Reason::NotYours);
    }
    match way.head {
        Head::Czyn | Head::Drobiazg => {
            may_act(table, seat, way.head == Head::Czyn)?;
            ability::may_declare(table, seat, card, way, None)
        }
        Head::Replika => answers(table, seat, card, way),
        Head::WplywPolityczny | Head::WplywBojowy | Head::WielkaManipulacja => {
            may_act(table, seat, false)?;
            r212_wplywy::has_right(table, seat, way.head)?;
            ability::may_declare(table, seat, card, way, None)
        }
        Head::Trigger | Head::Always => Err(Reason::NothingToDo),
    }
}

/// Does it lie on top of the stos and answer its own play?
fn is_being_played(table: &Table, card: CardId) -> bool {
    let top = table.stos.last().filter(|it| it.kind == ObjectKind::Card && it.source == card);
    top.is_some() && table.facts(card).answers_itself
}

/// May this sztych be laid under a postać?
pub(crate) fn may_underlay(table: &Table, seat: Seat, card: CardId) -> Result<Plan, Reason> {
    let program = table.def(card).underlay.ok_or(Reason::NothingToDo)?;
    if table.card(card).place != Place::Dwor || table.card(card).owner != seat {
        return Err(Reason::CannotExchange { sztych: true });
    }
    may_act(table, seat, false)?;
    r105_frakcje::may_be_used(table, seat, card)?;
    let plan = Plan { program, source: card, seat, it: None };
    ability::can_declare(table, plan)?;
    Ok(plan)
}

/// The seat przy głosie does something and stays przy głosie.
pub(crate) fn act(table: &Table, seat: Seat, plan: Plan, choice: Choice, ruling: &mut Ruling) {
    let czyn = match choice {
        Choice::Play { card, way } => {
            let czyn = r504_zagrywanie::is_czyn(table, card, way);
            match table.kind(card) {
                Kind::Postac | Kind::Oddzial => rule!("AH 512.1.a"),
                _ if czyn => rule!("AH 512.1.b"),
                Kind::Efekt => rule!("I2 3.3.3.34"),
                _ => {}
            }
            czyn
        }
        Choice::Use { card, ability } => {
            let czyn = table.def(card).way(ability).is_some_and(|it| it.head == Head::Czyn);
            match czyn {
                true => rule!("AH 512.1.f"),
                false => {
                    rule!("MB 75");
                    rule!("I2 3.3.3.35");
                }
            }
            czyn
        }
        Choice::Borrow { of, ability, .. } => {
            table.def(of).way(ability).is_some_and(|it| it.head == Head::Czyn)
        }
        Choice::Challenge(_) | Choice::ChangeField(_) => true,
        _ => false,
    };
    match czyn {
        true => {
            rule!("AH 108.12");
            rule!("AH 114.3");
            rule!("AH 114.3.a");
            rule!("AH 512.1");
            rule!("AH S.Czyn");
            rule!("I2 1.8.2");
            rule!("I2 3.3.3.6");
        }
        false => {
            rule!("AH 108.13");
            rule!("AH 114.4");
            rule!("AH 114.4.a");
            rule!("AH S.Drobiazg");
            rule!("I2 1.8.3");
            rule!("I2 1.8.4");
            rule!("I2 3.3.3.3");
            rule!("I2 6.4.2");
        }
    }
    match (czyn, table.kind(plan.source)) {
        (true, Kind::Postac) => rule!("MB 27"),
        _ => rule!("MB 28"),
    }
    rule!("MB 84");
    rule!("AH 114.2");
    rule!("AH 115.2");
    rule!("AH 115.3");
    ruling.and(Change::Acted { czyn });
    ability::run(table, &mut plan.frame(), ruling);
    ruling.then(Step::Stint(seat));
}

/// Bene after an action, pas without one; when all pass in a row the phase is over.
pub(crate) fn end_stint(table: &Table, seat: Seat, ruling: &mut Ruling) {
    let next = table.next_seat(seat);
    rule!("AH 102.1.a");
    rule!("AH 102.1.b");
    rule!("AH 114.1");
    rule!("AH 115.1");
    rule!("AH 115.5");
    rule!("AH S.Bycie Przy Głosie");
    let by_czyn = table.rules().phase_end == PhaseEnd::WithoutCzyn;
    rule!("I2 3.3.3.1");
    rule!("I2 3.3.3.4");
    if if by_czyn { table.czyn_used } else { table.acted } {
        rule!("MB 33");
        rule!("AH 114.7");
        rule!("AH 114.7.a");
        rule!("AH 115.9");
        rule!("AH S.Bene");
        if !table.czyn_used {
            rule!("MB 34");
        }
        ruling.and(Change::Bene(seat)).and(Change::Voice(next));
        ruling.then(Step::Stint(next));
        return;
    }
    rule!("AH 114.6");
    ruling.and(if by_czyn { Change::Bene(seat) } else { Change::Pas(seat) });
    if table.passes + 1 < table.seat_count() {
        ruling.and(Change::Voice(next));
        ruling.then(Step::Stint(next));
        return;
    }
    if table.rules().round == Round::Full {
        rule!("AH 503.1.b");
        rule!("AH S.Pas");
        rule!("AH 519.1");
        rule!("I2 3.3.3.2");
        rule!("I2 6.6.1");
        ruling.and(Change::Phase(Phase::Gra));
        window(table, Moment::KoniecGry, ruling);
        ruling.then(Step::Etap(Etap::Oddzialy));
        return;
    }
    ruling.and(Change::Phase(Phase::Zakonczenie));
    rule!("MB 35");
    rule!("MB 64");
    ruling.then(Step::ElectionCheck).then(Step::Untap);
}

/// A replika goes on top of what it answers.
pub(crate) fn reply(table: &Table, seat: Seat, plan: Plan, ruling: &mut Ruling) {
    rule!("MB 76");
    rule!("AH 108.14");
    rule!("AH 114.5");
    rule!("AH 114.5.a");
    rule!("AH 114.5.b");
    rule!("AH 119.3.e");
    rule!("AH 119.4");
    let on_duel = table.stos.last().is_some_and(|it| it.kind.is_fight());
    if !on_duel {
        if 1 < table.stos.len() {
            rule!("MB 85"); // What is answered is a replika itself.
            rule!("AH S.Zasada Adekwatności Stosu");
            rule!("AH 119.6.a");
        }
        rule!("AH 115.8");
        rule!("AH 119.6");
        match table.stos.last().map(|it| it.kind) {
            Some(ObjectKind::Ability(_)) => rule!("AH 602.3.b"),
            Some(ObjectKind::Trigger(_)) => rule!("AH 603.6"),
            _ => rule!("AH 504.2"),
        }
        ruling.and(Change::Replied(seat));
    }
    ability::run(table, &mut plan.frame(), ruling);
}
