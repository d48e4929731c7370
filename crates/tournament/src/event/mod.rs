//! An event as a log of commands, and the state that is its fold.
//!
//! Every act – entry, drop, result, correction, publication – is a command
//! with an id, an author and a time (`act`). `apply` says what it does or why
//! it may not be done; `log` keeps the commands, does none of them twice, and
//! undoes them by folding the log again without them. `staff` knows the roles
//! and their rights. Time is only written down here; clocks are another room.

mod act;
mod apply;
mod log;
mod round;
mod staff;

use crate::{
    PlayerId,
    pairing::Pairing,
    setup::Setup,
    standings::{Profile, Score, Standings, standings},
};
pub use act::{Act, Command, CommandId, PersonId, Rejected};
pub use log::{Foresight, Log, Moved, Taken};
pub use round::{Round, Table};
pub use staff::{Office, Role};
use std::collections::{BTreeMap, BTreeSet};

/// How an entry stands to the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    Playing,
    /// Left; keeps his points and does not come back.
    Dropped,
    Disqualified,
}

/// Somebody who entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub person: PersonId,
    pub name: String,
    pub list_handed_in: bool,
    pub status: Status,
    pub fixed_table: Option<u32>,
    /// Rounds that were published before he entered; lost.
    pub missed: u32,
}

/// The state of an event: nothing but the fold of its commands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub setup: Setup,
    pub staff: BTreeMap<PersonId, Office>,
    pub entries: BTreeMap<PlayerId, Entry>,
    pub forbidden: BTreeSet<[PlayerId; 2]>,
    /// Published rounds.
    pub rounds: Vec<Round>,
    /// A round that only the staff sees.
    pub preview: Option<Pairing>,
    pub closed: bool,
    /// The lot of the standings, announced with the event.
    pub lot: u64,
}

impl Event {
    /// An empty event that belongs to its organiser.
    pub fn new(setup: Setup, organiser: PersonId, lot: u64) -> Event {
        let mut office = Office::default();
        office.roles.insert(Role::Organizator);
        Event {
            setup,
            staff: BTreeMap::from([(organiser, office)]),
            entries: BTreeMap::new(),
            forbidden: BTreeSet::new(),
            rounds: Vec::new(),
            preview: None,
            closed: false,
            lot,
        }
    }

    pub fn playing(&self) -> impl Iterator<Item = (PlayerId, &Entry)> {
        let playing = |it: &(&PlayerId, &Entry)| it.1.status == Status::Playing;
        self.entries.iter().filter(playing).map(|(player, entry)| (*player, entry))
    }

    pub fn standings(&self) -> Standings {
        self.standings_after(self.rounds.len())
    }

    /// The table after so many rounds; a match without a result does not count yet.
    pub fn standings_after(&self, rounds: usize) -> Standings {
        let entrants: Vec<PlayerId> = self.entries.keys().copied().collect();
        let out = |it: &&PlayerId| self.entries[*it].status == Status::Disqualified;
        let disqualified: Vec<PlayerId> = entrants.iter().filter(out).copied().collect();
        let wins = self.setup.wins.map_or(1, |it| it.count());
        let matches: Vec<_> = self.rounds[..rounds]
            .iter()
            .enumerate()
            .map(|(at, round)| {
                let mut matches = round.matches(Score::new(wins, 0));
                let late = self.entries.iter().filter(|(_, it)| (at as u32) < it.missed);
                matches.extend(
                    late.map(|(player, _)| crate::standings::Match::Missed { player: *player }),
                );
                matches
            })
            .collect();
        standings(&entrants, &disqualified, &matches, &Profile::pacta_conventa(), self.lot)
    }
}

#[cfg(test)]
mod tests;
