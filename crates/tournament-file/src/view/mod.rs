//! What a person sees of an event, built from nothing, section by section.
//!
//! Everybody has `public`; an entrant also has `own`, a judge `judges`, and
//! whoever runs the event `office`. Nothing of a later section can leak into
//! an earlier one, because each is made by a function of its own. `questions`
//! are answers that leave no trace, `ranking` is what finished events add up to.

mod judges;
mod limited;
mod office;
mod own;
mod public;
mod questions;
mod ranking;
mod teams;

pub use judges::{
    CallView, CheckView, CheckedDeckView, ClaimView, GivenView, JudgesView, RulingView, StruckView,
};
pub use limited::{
    Direction, DraftTableView, DraftView, LimitedView, NamedView, SeatView, SetView,
};
pub use office::{
    AdmittedView, EntryView, LogLine, MemberView, NoteView, OfficeView, PairView, PreviewView,
    StaffView,
};
pub use own::{OwnTable, OwnView};
pub use public::{
    AnnouncementView, ClockView, EntrantView, ListView, PlaceView, PublicView, RoundView,
    StandingView, TableView, TerminacjaView, ThirdPlaceView, TopMatchView, TopView,
};
pub use questions::{
    ForesightView, InfractionView, LateReport, LateView, MovedView, ProposalView, RefusalView,
    catalogue,
};
pub use ranking::{ChangeView, RankedView, RankingView, RatedView, UnratedView, WhyView};
pub use teams::{MeetingView, SideView, Step, ToldView};

use crate::{Person, mirror::Mirror};
use serde::{Deserialize, Serialize};
use tournament::event::{Log, PersonId, Role};
use ts_rs::TS;

/// An event as one person sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct EventView {
    /// Commands taken so far; a view with a greater number is newer.
    pub version: u32,
    pub you: Option<Person>,
    pub public: PublicView,
    pub own: Option<OwnView>,
    pub judges: Option<JudgesView>,
    pub office: Option<OfficeView>,
}

impl EventView {
    /// `who` is nobody for the public page.
    pub fn of(log: &Log, who: Option<PersonId>) -> EventView {
        let event = log.event();
        let holds = |roles: &[Role]| who.is_some_and(|it| event.has(it, roles));
        let judges = holds(&[Role::SedziaGlowny, Role::SedziaLiniowy, Role::SedziaTechniczny]);
        let runs = holds(&[Role::Organizator, Role::SedziaGlowny, Role::SedziaTechniczny]);
        let player = who.and_then(|it| Some((it, event.player_of(it)?)));
        EventView {
            version: log.commands().len() as u32,
            you: who.as_ref().map(Person::of),
            public: PublicView::of(event),
            own: player.map(|(person, player)| OwnView::of(event, person, player)),
            judges: (judges || runs).then(|| JudgesView::of(event)),
            office: runs.then(|| OfficeView::of(log)),
        }
    }
}
