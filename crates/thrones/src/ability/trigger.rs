//! Does an ability answer what happens?

use cards::thrones::{Event, Outcome, Role, Subject, Trigger, Who};
use kernel::{CardId, Seat};

use super::{
    legal::can_initiate,
    program::{Ability, Class, On},
    scene::Scene,
};
use crate::{
    choice::Choice,
    flow::{Answered, Fate, Flow, Member, What},
    illegal::Reason,
    table::{self, Side, Table},
};

/// Does this sentence answer this member of an occurrence?
pub(crate) fn answers(scene: &Scene<'_>, ability: &Ability, member: &Member) -> bool {
    let bit = member.what.bit();
    member.fate != Fate::Dropped
        && ability.on.iter().any(|it| it.what & bit != 0 && fits(scene, it, member))
}

fn fits(scene: &Scene<'_>, on: &On, member: &Member) -> bool {
    let table = scene.table;
    let of = |subject: &Subject, card: CardId, controller: Seat| match subject {
        Subject::Card(it) => scene.names(*it, card),
        Subject::Any(filter) => scene.fits(filter, card, controller),
    };
    // Where the card lies by now does not matter, and its controller is the one it had.
    let subject = |it: &Subject, card: CardId| of(it, card, member.seat);
    match &on.trigger {
        Trigger::Challenge(contest) => {
            let Some(challenge) = table.challenge else { return false };
            let seat = match contest.outcome {
                Outcome::Won => challenge.winner,
                Outcome::Lost => challenge.loser(),
            };
            let Some(seat) = seat else { return false };
            let role = match contest.role {
                None => true,
                Some(Role::Attacker) => seat == challenge.attacker,
                Some(Role::Defender) => seat == challenge.defender,
            };
            scene.is(seat, contest.who)
                && role
                && (challenge.unopposed || !contest.unopposed)
                && contest.margin <= challenge.margin
                && scene.types(contest.types) & 1 << challenge.icon as u8 != 0
                && contest.with.as_ref().is_none_or(|with| {
                    let side =
                        if seat == challenge.attacker { Side::Attacking } else { Side::Defending };
                    table::participants(table, side).any(|it| subject(with, it))
                })
        }
        Trigger::Initiated { types, against } => {
            let Some(challenge) = table.challenge else { return false };
            scene.types(*types) & 1 << challenge.icon as u8 != 0
                && against.is_none_or(|it: Who| scene.is(challenge.defender, it))
        }
        Trigger::Card { subject: what, event } => match event {
            Event::Marshaled => {
                // Only its own player marshals a card.
                member.amount == 1 && subject(what, member.card)
            }
            Event::Ambushed => member.amount == 2 && subject(what, member.card),
            Event::Bypasses | Event::Pillages => {
                of(what, member.by, table.card(member.by).controller)
            }
            Event::WouldBeKilled | Event::WouldBeDiscarded => {
                member.save && subject(what, member.card)
            }
            _ => subject(what, member.card),
        },
        Trigger::Player { who, .. } => scene.is(member.seat, *who),
        Trigger::PhaseBegins(phase) => table.phase == *phase,
        Trigger::PhaseEnds(phase) => phase.is_none_or(|it| table.phase == it),
    }
}

/// Every legal use of a card's abilities of this class against these members.
#[expect(clippy::too_many_arguments, reason = "a window is described by its class and range")]
pub(crate) fn answers_of(
    table: &Table,
    flow: &Flow,
    seat: Seat,
    card: CardId,
    class: Class,
    from: u16,
    to: u16,
    into: &mut Vec<Choice>,
) {
    let text = table.text(card);
    let in_hand = table.card(card).place == table::Place::Hand;
    for (number, ability) in (0_u8..).zip(&text.abilities) {
        if ability.class != class {
            continue;
        }
        for place in from..to {
            let member = &flow.members[usize::from(place)];
            if ability.what & member.what.bit() == 0 || member.fate == Fate::Dropped {
                continue;
            }
            let done = Answered { card, ability: number, member: place };
            if flow.answered.contains(&done) {
                continue;
            }
            let scene = Scene::of(table, seat, card);
            if answers(&scene, ability, member)
                && can_initiate(table, seat, card, number, Some(member)).is_ok()
            {
                let on = (place - from) as u8;
                into.push(if in_hand {
                    Choice::Play { card, ability: number, on }
                } else {
                    Choice::Use { card, ability: number, on }
                });
            }
        }
    }
}

/// Has a class of window to do with members at all?
pub(crate) fn is_answer(class: Class) -> bool {
    !matches!(class, Class::Action | Class::WhenRevealed)
}

/// The kinds of happening among these members, as bits.
pub(crate) fn kinds_of(members: &[Member]) -> u64 {
    members.iter().filter(|it| it.fate != Fate::Dropped).fold(0, |bits, it| bits | it.what.bit())
}

/// May the card of this member be saved by a duplicate?
pub(crate) fn duplicate_saves(member: &Member) -> Result<(), Reason> {
    if !member.what.leaves_play() || member.fate == Fate::Dropped {
        return Err(Reason::NothingToAnswer);
    }
    can_be_saved(member)?;
    if member.terminal { Err(Reason::SaveDoesNotMend) } else { Ok(()) }
}

/// May anything save the card of this member?
pub(crate) fn can_be_saved(member: &Member) -> Result<(), Reason> {
    if member.what == What::Sacrificed {
        return Err(Reason::Sacrificed);
    }
    if member.save { Ok(()) } else { Err(Reason::CannotBeSaved) }
}
