//! The meeting of two captains: how far it has come, and never what waits for the other side.

use crate::{
    Unreadable,
    mirror::{Mirror, words},
};
use serde::{Deserialize, Serialize};
use tournament::event::{Event, Table};
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

pub(super) fn meeting(table: &Table) -> Option<MeetingView> {
    let encounter = table.encounter.as_ref()?;
    let (progress, opened) = (encounter.progress(), encounter.opened());
    let side = |at: usize| {
        let (declared, committed) = progress[at];
        SideView { declared, committed, opened: opened[at] }
    };
    Some(MeetingView {
        table: table.number,
        step: Step::of(&encounter.step()),
        sides: [side(0), side(1)],
        middle: encounter.middle(),
    })
}

/// The meetings of the running round that have not made their pairs yet.
pub(super) fn meetings(event: &Event) -> Vec<MeetingView> {
    let tables = event.rounds.last().into_iter().flat_map(|it| &it.tables);
    let open = tables.filter(|it| it.score.is_none());
    open.filter_map(meeting).filter(|it| it.step != Step::Paired).collect()
}
