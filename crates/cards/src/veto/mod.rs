//! The words and printed facts of VETO!.

mod card;
mod english;
mod faction;
mod keyword;
mod lines;
mod polish;
mod short;
mod words;

pub use card::{Albo, Budowa, Card, CardProblem, Collector, Origin};
pub use faction::{Faction, Factions};
pub use lines::{deck_building, figures, keyword_line, type_line};
pub use short::short;
pub use words::*;

use crate::lang;

/// The vocabulary of VETO!.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Veto {}

pub type Ability = lang::Ability<Veto>;
pub type Deed = lang::Deed<Veto>;
pub type Effect = lang::Effect<Veto>;
pub type Filter = lang::Filter<Veto>;

impl lang::Vocabulary for Veto {
    type Head = Head;
    type Event = Event;
    type Verb = Verb;
    type Stat = Stat;
    type Kind = Kind;
    type Keyword = Keyword;
    type State = State;
    type Zone = Zone;
    type Resource = Resource;
    type Role = Role;
    type Span = Span;
    type Ban = Ban;
    type Moment = Moment;
    type Marker = Marker;

    fn needs_event(head: Head) -> bool {
        matches!(head, Head::Replika | Head::Trigger)
    }

    fn is_static(head: Head) -> bool {
        head == Head::Always
    }

    fn event_for_you(event: Event) -> &'static str {
        match event {
            Event::Plays => "play",
            Event::Uses => "use ability of",
            Event::Agitates => "agitate",
            Event::Challenges => "challenge",
            Event::Duels => "duel",
            Event::Refuses => "refuse",
            Event::WinsDuel => "win duel",
            Event::LosesDuel => "lose duel",
            Event::EntersPlay => "enter play",
            Event::Fights => "fight",
            Event::WinsPotyczka => "win potyczka",
            Event::LosesPotyczka => "lose potyczka",
            Event::Falls => "fall",
            Event::LeavesStos => "leave stos",
            Event::AgitatesAgainst => "agitate against",
            Event::Defeats => "defeat",
            Event::IsWounded => "are wounded",
            Event::IsTapped => "are zaznaczona",
            Event::HasPlayed => "have just played",
            Event::Discards => "discard at end",
            Event::DrawsForSlawni => "draw for Sławni",
        }
    }

    fn one(resource: Resource) -> &'static str {
        match resource {
            Resource::Kreski => "kreska",
            Resource::Dukaty => "dukat",
        }
    }
}
