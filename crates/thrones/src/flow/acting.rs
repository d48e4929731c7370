//! May this be done in the window on top? The judges behind the offer.

use cards::thrones::Kind;
use kernel::{CardId, Seat};

use super::{Answered, Flow, Frame};
use crate::{
    ability::{self, Class, Scene, phase_bit},
    choice::{Choice, DUPLICATE},
    entering,
    illegal::Reason,
    table::{self, Table},
};

/// May the seat do this in the window on top? Asks the same judges as the offer.
pub(crate) fn can_act(
    table: &Table,
    flow: &Flow,
    seat: Seat,
    choice: Choice,
) -> Result<(), Reason> {
    let Frame::Window { class, from, to, .. } = flow.top() else {
        return Err(Reason::NoActionWindow);
    };
    match choice {
        Choice::Marshal(card) => {
            if class != Class::Action {
                return Err(Reason::NoActionWindow);
            }
            entering::can_marshal(table, seat, card).map(|_| ())
        }
        Choice::Ambush { card, gold } => {
            if class != Class::Action {
                return Err(Reason::NoActionWindow);
            }
            entering::can_ambush(table, seat, card, gold)
        }
        Choice::Use { card, ability: DUPLICATE, on } => {
            let member = flow.members.get(usize::from(from + u16::from(on)));
            let member = member.ok_or(Reason::NothingToAnswer)?;
            if table.card(card).host != member.card || table.card(card).controller != seat {
                return Err(Reason::NothingToDo);
            }
            ability::duplicate_saves(member)?;
            if class != Class::Would {
                return Err(Reason::NothingToAnswer);
            }
            Ok(())
        }
        Choice::Use { card, ability, on } | Choice::Play { card, ability, on } => {
            can_use(table, flow, seat, (class, from, to), (card, ability, on))
        }
        _ => Err(Reason::NotOffered),
    }
}

fn can_use(
    table: &Table,
    flow: &Flow,
    seat: Seat,
    (class, from, to): (Class, u16, u16),
    (card, number, on): (CardId, u8, u8),
) -> Result<(), Reason> {
    let state = table.card(card);
    let event = table.def(card).kind == Kind::Event;
    let there = match state.place {
        table::Place::Hand => event && state.owner == seat,
        table::Place::Play | table::Place::Attached | table::Place::Revealed => {
            state.controller == seat
        }
        table::Place::Agenda => state.owner == seat,
        _ => false,
    };
    if !there {
        let own = state.owner == seat && !state.place.in_play();
        return Err(if own { Reason::NothingToDo } else { Reason::NotYours });
    }
    let ability = table.text(card).abilities.get(usize::from(number)).ok_or(Reason::NothingToDo)?;
    if ability.class != class {
        return Err(match ability.class {
            Class::Action => Reason::NoActionWindow,
            _ => Reason::NothingToAnswer,
        });
    }
    let mut member = None;
    if class == Class::Action {
        if ability.phases & phase_bit(table.phase) == 0 {
            return Err(Reason::WrongPhase);
        }
    } else {
        let place = from + u16::from(on);
        if to <= place {
            return Err(Reason::NothingToAnswer);
        }
        let answered = Answered { card, ability: number, member: place };
        if flow.answered.contains(&answered) {
            return Err(Reason::AlreadyAnswered);
        }
        let it = &flow.members[usize::from(place)];
        if !ability::answers(&Scene::of(table, seat, card), ability, it) {
            return Err(Reason::NothingToAnswer);
        }
        member = Some(it);
    }
    ability::can_initiate(table, seat, card, state.def, number, member)
}
