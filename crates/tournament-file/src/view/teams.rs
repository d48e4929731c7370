//! The meeting of two captains: how far it has come, and never what waits for the other side.

use crate::{
    Unreadable,
    mirror::{Mirror, words},
};
use serde::{Deserialize, Serialize};
use tournament::event::{Entry, Event, PersonId, Table};
use ts_rs::TS;

mod of {
    pub(super) use tournament::teams::Step;
}

words! {
    /// What the captains do next.
    Step = of::Step { Declare, Middle, Opponent, Paired }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MeetingView {
    pub table: u32,
    pub step: Step,
    /// In the order of the table.
    pub sides: [SideView; 2],
    /// What everybody plays, once both captains have told it; by number, as far as lists are
    /// registered here.
    pub told: Option<[Vec<ToldView>; 2]>,
    /// Whom each side has put in the middle, by number; once both have told it.
    pub middle: Option<[u8; 2]>,
}

/// What one captain has done at this step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SideView {
    pub declared: bool,
    pub committed: bool,
    pub opened: bool,
}

/// What a member of a team plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ToldView {
    pub number: u32,
    pub faction: String,
    pub strategy: Option<String>,
}

pub(super) fn meeting(event: &Event, table: &Table) -> Option<MeetingView> {
    let encounter = table.encounter.as_ref()?;
    let (progress, opened) = (encounter.progress(), encounter.opened());
    let both = progress.iter().all(|it| it.0);
    let side = |at: usize| {
        let (declared, committed) = progress[at];
        SideView { declared, committed, opened: opened[at] }
    };
    Some(MeetingView {
        table: table.number,
        step: Step::of(&encounter.step()),
        sides: [side(0), side(1)],
        told: both.then(|| table.players.map(|it| told(&event.entries[&it]))),
        middle: encounter.middle(),
    })
}

fn told(entry: &Entry) -> Vec<ToldView> {
    let member = |(number, person): (u32, &PersonId)| {
        let list = &entry.lists.get(person)?.list;
        let (faction, strategy) = (list.faction.clone(), list.strategy.clone());
        Some(ToldView { number, faction, strategy })
    };
    (1..).zip(entry.party.persons()).filter_map(member).collect()
}

/// The meetings of the running round that have not made their pairs yet.
pub(super) fn meetings(event: &Event) -> Vec<MeetingView> {
    let tables = event.rounds.last().into_iter().flat_map(|it| &it.tables);
    let open = tables.filter(|it| it.score.is_none());
    open.filter_map(|it| meeting(event, it)).filter(|it| it.step != Step::Paired).collect()
}
