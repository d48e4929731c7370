//! Every declaration goes to the judge of its section.

use cards::veto::Kind;
use kernel::Seat;

use crate::{
    ability::{self, Plan},
    ch1_ogolne::r114_akcje,
    ch5_runda::{
        r504_zagrywanie, r512_agitacja, r512_kopia, r512_przejscie, r512_przemarsz, r513_pojedynek,
        r514_potyczka,
    },
    ch7_slowa::r700_zamek,
    choice::Choice,
    illegal::{Attempt, Illegal, Reason},
    table::Table,
};

/// May `seat` declare this now? A play or a use comes with the program it starts.
#[inline]
pub(crate) fn may(table: &Table, seat: Seat, choice: Choice) -> Result<Option<Plan>, Reason> {
    if !table.stos.is_empty() {
        r504_zagrywanie::may_leave_dear(table, seat, choice)?;
    }
    by_section(table, seat, choice)
}

/// Would this be allowed if nothing else had to be done?
pub(crate) fn is_legal(table: &Table, seat: Seat, choice: Choice) -> bool {
    by_section(table, seat, choice).is_ok()
}

fn by_section(table: &Table, seat: Seat, choice: Choice) -> Result<Option<Plan>, Reason> {
    match choice {
        Choice::EndStint | Choice::Decline => Ok(None),
        Choice::Play { card, way } => r504_zagrywanie::may_play(table, seat, card, way).map(Some),
        Choice::Use { card, ability } => r114_akcje::may_use(table, seat, card, ability).map(Some),
        Choice::Borrow { card, of, ability } => {
            r700_zamek::may_borrow(table, seat, card, of, ability).map(Some)
        }
        Choice::Underlay(card) => r114_akcje::may_underlay(table, seat, card).map(Some),
        Choice::Challenge(card) if table.kind(card) == Kind::Oddzial => {
            r514_potyczka::may_challenge(table, seat, card).map(Some)
        }
        Choice::DiscardCopy(card) => r512_kopia::may_discard(table, seat, card).map(|()| None),
        Choice::Challenge(card) => r513_pojedynek::may_challenge(table, seat, card).map(Some),
        Choice::Agitate(card) => r512_agitacja::may_agitate(table, seat, card).map(|()| None),
        Choice::ChangeField(card) if table.kind(card) == Kind::Oddzial => {
            r512_przemarsz::may_go(table, seat, card)
        }
        Choice::ChangeField(card) => r512_przejscie::may_change(table, seat, card).map(|()| None),
        Choice::Boost(card) => r512_agitacja::may_boost(table, seat, card).map(|()| None),
        _ => Err(Reason::NotOffered),
    }
}

/// The same with the refusal a player reads: which of several targets was
/// missing is looked for only here, because lists of choices never ask.
pub(crate) fn judge(table: &Table, seat: Seat, choice: Choice) -> Result<Option<Plan>, Illegal> {
    let refused = |reason| match (choice, reason) {
        (Choice::Challenge(card), Reason::NoTarget) if table.kind(card) == Kind::Oddzial => {
            r514_potyczka::why_nobody(table, seat)
        }
        (Choice::Challenge(card), Reason::NoTarget) => {
            r513_pojedynek::why_nobody(table, seat, card)
        }
        (
            Choice::Play { card, .. } | Choice::Use { card, .. } | Choice::Underlay(card),
            Reason::NoTarget,
        ) => ability::why_no_target(table, seat, card),
        _ => reason,
    };
    may(table, seat, choice).map_err(|reason| Illegal::new(attempt(table, choice), refused(reason)))
}

fn attempt(table: &Table, choice: Choice) -> Attempt {
    match choice {
        Choice::Play { .. } => Attempt::Play,
        Choice::Use { .. } | Choice::Borrow { .. } => Attempt::Use,
        Choice::Underlay(_) => Attempt::Underlay,
        Choice::Challenge(card) if table.kind(card) == Kind::Oddzial => Attempt::Attack,
        Choice::Challenge(_) => Attempt::Challenge,
        Choice::DiscardCopy(_) => Attempt::DiscardCopy,
        Choice::Agitate(_) => Attempt::Agitate,
        Choice::ChangeField(_) => Attempt::ChangeField,
        Choice::Boost(_) => Attempt::Boost,
        _ => Attempt::Answer,
    }
}
