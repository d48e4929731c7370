//! An event as a log of commands, and the state that is its fold.
//!
//! Every act – entry, drop, result, penalty, correction, publication – is a
//! command with an id, an author and a time (`act`). `apply` hands it to the
//! room where it belongs: `entering` (who takes part), `swiss` (rounds and
//! results), `judging`, `timing` (clock, terminacja, deck checks), `top` (what
//! follows the Swiss rounds), `meeting` (captains), `dealing` (limited formats).
//! `log` keeps the commands, does none of them twice, and undoes them by
//! folding the log again without them. `staff` knows the roles and their
//! rights. The only clock is the time written on a command.

mod act;
mod apply;
mod dealing;
mod entering;
mod judging;
mod log;
mod meeting;
mod rejected;
mod round;
mod staff;
mod swiss;
mod timing;
mod top;

use crate::{
    PlayerId,
    clock::{Audience, RoundClock},
    draft::Card,
    pairing::Pairing,
    penalties::Pending,
    publicity::Calls,
    setup::{Format, Setup},
    standings::{Profile, Score, Standings, standings},
    teams::{Pair, Team},
};
pub use act::{
    Act, Captaincy, Command, CommandId, Copies, Dealing, DeckList, Judging, PersonId, Sentence,
    Timing, Topping,
};
pub use dealing::{Table as DraftTable, Until, gathered};
pub use judging::{Given, Ruling, State as RulingState};
pub use log::{Foresight, Log, Moved, Taken};
pub use rejected::Rejected;
pub use round::{Round, Table};
pub use staff::{Office, Role};
use std::collections::{BTreeMap, BTreeSet};
pub use timing::{Check, Ending as Terminated, Lateness};
pub use top::{PlaceMatch, Top, TopMatch};

/// How an entry stands to the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    Playing,
    /// Left; keeps his points and does not come back.
    Dropped,
    Disqualified,
}

/// Who stands behind an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Party {
    One(PersonId),
    Pair(Pair),
    Team(Team),
}

impl Party {
    pub fn persons(&self) -> &[PersonId] {
        match self {
            Party::One(person) => std::slice::from_ref(person),
            Party::Pair(pair) => &pair.members,
            Party::Team(team) => team.members(),
        }
    }

    /// Who speaks for the entry.
    pub fn captain(&self) -> PersonId {
        match self {
            Party::One(person) => *person,
            Party::Pair(pair) => pair.captain,
            Party::Team(team) => team.captain(),
        }
    }
}

/// Somebody who entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub party: Party,
    pub name: String,
    /// On paper, or one of every member.
    pub list_handed_in: bool,
    pub lists: BTreeMap<PersonId, Registered>,
    pub status: Status,
    pub fixed_table: Option<u32>,
    /// Rounds that were published before he entered; lost.
    pub missed: u32,
}

impl Entry {
    pub fn is(&self, person: PersonId) -> bool {
        self.party.persons().contains(&person)
    }

    /// The only list of a single player.
    pub fn only_list(&self) -> Option<&Registered> {
        match &self.party {
            Party::One(person) => self.lists.get(person),
            Party::Pair(_) | Party::Team(_) => None,
        }
    }
}

/// The list of one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registered {
    pub list: DeckList,
    /// How it came in although it has faults.
    pub admitted: Option<Admitted>,
}

/// A list with faults, and why it may be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Admitted {
    pub by: PersonId,
    pub faults: Vec<crate::deck_lists::Fault>,
    pub explanation: String,
}

/// What is known of a person besides his roles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    pub name: String,
    /// His login on the game's forum, by which the ranking knows him.
    pub account: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    pub at: i64,
    pub by: PersonId,
    pub text: String,
}

/// The state of an event: nothing but the fold of its commands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub setup: Setup,
    pub people: BTreeMap<PersonId, Person>,
    pub staff: BTreeMap<PersonId, Office>,
    pub entries: BTreeMap<PlayerId, Entry>,
    pub forbidden: BTreeSet<[PlayerId; 2]>,
    /// Published rounds.
    pub rounds: Vec<Round>,
    /// A round that only the staff sees.
    pub preview: Option<Pairing>,
    /// Counted from one; warnings are forgotten between the days.
    pub day: u32,
    pub clock: Option<RoundClock>,
    /// Tables of the running round at which time was called.
    pub terminacja: BTreeMap<u32, Terminated>,
    pub checks: Vec<Check>,
    pub rulings: BTreeMap<CommandId, Ruling>,
    /// Rulings that an appeal has struck out, and the words of the head judge.
    pub struck: BTreeMap<CommandId, String>,
    pub pending: Pending,
    pub calls: Calls,
    pub audiences: BTreeMap<u32, Audience>,
    pub drafts: Vec<DraftTable>,
    pub pools: BTreeMap<PersonId, Vec<Card>>,
    pub top: Option<Top>,
    pub announcements: Vec<Announcement>,
    pub lists_published: bool,
    /// When the first round was published.
    pub began_at: Option<i64>,
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
            people: BTreeMap::new(),
            staff: BTreeMap::from([(organiser, office)]),
            entries: BTreeMap::new(),
            forbidden: BTreeSet::new(),
            rounds: Vec::new(),
            preview: None,
            day: 1,
            clock: None,
            terminacja: BTreeMap::new(),
            checks: Vec::new(),
            rulings: BTreeMap::new(),
            struck: BTreeMap::new(),
            pending: Pending::default(),
            calls: Calls::default(),
            audiences: BTreeMap::new(),
            drafts: Vec::new(),
            pools: BTreeMap::new(),
            top: None,
            announcements: Vec::new(),
            lists_published: false,
            began_at: None,
            closed: false,
            lot,
        }
    }

    pub fn playing(&self) -> impl Iterator<Item = (PlayerId, &Entry)> {
        let playing = |it: &(&PlayerId, &Entry)| it.1.status == Status::Playing;
        self.entries.iter().filter(playing).map(|(player, entry)| (*player, entry))
    }

    /// The entry a person belongs to.
    pub fn player_of(&self, person: PersonId) -> Option<PlayerId> {
        self.entries.iter().find(|it| it.1.is(person)).map(|it| *it.0)
    }

    /// The format of the running round: the event's one, or its own where they change.
    pub fn format_now(&self) -> Format {
        self.format_of(self.rounds.len().saturating_sub(1))
    }

    /// The format of a round, counted from zero.
    fn format_of(&self, round: usize) -> Format {
        let formats = &self.setup.formats;
        let last = formats.last().copied().unwrap_or(Format::Unusual);
        formats.get(round).copied().unwrap_or(last)
    }

    /// The table of the Swiss rounds.
    pub fn standings(&self) -> Standings {
        self.standings_after(self.swiss_rounds().len())
    }

    /// The rounds everybody played, without those of a Swiss of eight.
    pub fn swiss_rounds(&self) -> &[Round] {
        let before_the_eight = self.top.as_ref().and_then(Top::first_round_of_eight);
        &self.rounds[..before_the_eight.unwrap_or(self.rounds.len())]
    }

    /// The table after so many rounds; a match without a result does not count yet.
    pub fn standings_after(&self, rounds: usize) -> Standings {
        let entrants: Vec<PlayerId> = self.entries.keys().copied().collect();
        self.table_of(&entrants, 0, &self.rounds[..rounds])
    }

    /// The table these entrants make of these rounds, which follow so many earlier ones.
    fn table_of(&self, entrants: &[PlayerId], earlier: usize, rounds: &[Round]) -> Standings {
        let out = |it: &&PlayerId| self.entries[*it].status == Status::Disqualified;
        let disqualified: Vec<PlayerId> = entrants.iter().filter(out).copied().collect();
        let wins = self.setup.wins.map_or(1, |it| it.count());
        let matches: Vec<_> = rounds
            .iter()
            .zip(earlier..)
            .map(|(round, at)| {
                let mut matches = round.matches(Score::new(wins, 0));
                let late = self.entries.iter().filter(|(_, it)| (at as u32) < it.missed);
                matches.extend(
                    late.map(|(player, _)| crate::standings::Match::Missed { player: *player }),
                );
                matches
            })
            .collect();
        standings(entrants, &disqualified, &matches, &Profile::pacta_conventa(), self.lot)
    }

    /// The final order, as far as it is known; nobody who was disqualified is in it.
    pub fn final_places(&self) -> Vec<PlayerId> {
        let order = match &self.top {
            Some(top) => top.places(self),
            None => self.standings().rows.iter().map(|it| it.player).collect(),
        };
        let listed = |it: &PlayerId| self.entries[it].status != Status::Disqualified;
        order.into_iter().filter(listed).collect()
    }

    /// The set of a player of a limited format.
    pub fn pool(&self, person: PersonId) -> Option<&[Card]> {
        self.pools.get(&person).map(Vec::as_slice)
    }
}

#[cfg(test)]
mod tests;
