//! Boosters: a player sees the pack before him and nothing else, the office only counts.

use crate::{
    Person, Unreadable,
    mirror::{Mirror, words},
};
use serde::{Deserialize, Serialize};
use tournament::{
    draft::direction,
    event::{DraftTable, Event, PersonId},
};
use ts_rs::TS;

mod of {
    pub(super) use tournament::draft::Direction;
}

words! {
    /// Which way the packs move.
    Direction = of::Direction { Left, Right }
}

/// A draft as one of its players sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DraftView {
    pub draft: u32,
    /// None when the draft is over.
    pub booster: Option<u32>,
    pub direction: Direction,
    /// Cards by title.
    pub pack: Vec<String>,
    /// What he means to keep; until everybody has chosen he may change it.
    pub chosen: Option<String>,
    /// How many he has drafted.
    pub picks: u32,
    /// How many have not chosen yet.
    pub waiting: u32,
    /// Milliseconds since 1970.
    pub deadline: Option<i64>,
    /// His picks, while they may be looked at, and until when.
    pub review: Option<Vec<String>>,
    pub review_until: Option<i64>,
}

/// Limited formats as the office sees them: no card, but every count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LimitedView {
    pub drafts: Vec<DraftTableView>,
    /// Who has something to build from.
    pub sets: Vec<SetView>,
    /// Who plays and has received no boosters.
    pub without: Vec<NamedView>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct NamedView {
    pub person: Person,
    pub name: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DraftTableView {
    pub number: u32,
    pub booster: Option<u32>,
    pub direction: Direction,
    pub deadline: Option<i64>,
    pub seats: Vec<SeatView>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatView {
    pub person: Person,
    pub name: String,
    pub pack: u32,
    pub picks: u32,
    pub chosen: bool,
}

/// How many cards somebody has to build from, and how many of them he plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SetView {
    pub person: Person,
    pub name: String,
    pub cards: u32,
    pub kredens: Option<u32>,
}

pub(super) fn draft(event: &Event, person: PersonId) -> Option<DraftView> {
    let mut tables = event.drafts.iter().zip(1..);
    tables.find_map(|(table, number)| {
        let seat = table.seats.iter().position(|it| *it == person)?;
        let draft = &table.draft;
        let until = table.until();
        Some(DraftView {
            draft: number,
            booster: draft.booster().map(|it| it as u32),
            direction: way(table),
            pack: draft.pack(seat).to_vec(),
            chosen: draft.chosen(seat).cloned(),
            picks: draft.picks(seat).len() as u32,
            waiting: waiting(table),
            deadline: until.pick,
            review: draft.review(seat).map(<[String]>::to_vec),
            review_until: until.review,
        })
    })
}

pub(super) fn limited(event: &Event) -> Option<LimitedView> {
    let limited = event.setup.formats.iter().any(|it| it.is_wybraniecki());
    limited.then(|| LimitedView {
        drafts: event.drafts.iter().zip(1..).map(|it| draft_table(event, it)).collect(),
        sets: sets(event),
        without: without(event),
    })
}

fn draft_table(event: &Event, (table, number): (&DraftTable, u32)) -> DraftTableView {
    let seat = |(at, person): (usize, &PersonId)| SeatView {
        person: Person::of(person),
        name: name(event, *person),
        pack: table.draft.pack(at).len() as u32,
        picks: table.draft.picks(at).len() as u32,
        chosen: table.draft.chosen(at).is_some(),
    };
    DraftTableView {
        number,
        booster: table.draft.booster().map(|it| it as u32),
        direction: way(table),
        deadline: table.until().pick,
        seats: table.seats.iter().enumerate().map(seat).collect(),
    }
}

fn sets(event: &Event) -> Vec<SetView> {
    let played = |person: PersonId| {
        let entry = &event.entries[&event.player_of(person)?];
        let list = &entry.lists.get(&person)?.list;
        Some(list.kredens.iter().map(|it| it.count).sum())
    };
    let set = |(person, cards): (&PersonId, &Vec<String>)| SetView {
        person: Person::of(person),
        name: name(event, *person),
        cards: cards.len() as u32,
        kredens: played(*person),
    };
    event.pools.iter().map(set).collect()
}

fn without(event: &Event) -> Vec<NamedView> {
    let playing = event.playing().flat_map(|it| it.1.party.persons());
    let has = |it: &PersonId| {
        event.pools.contains_key(it) || event.drafts.iter().any(|table| table.seats.contains(it))
    };
    playing
        .filter(|it| !has(it))
        .map(|it| NamedView { person: Person::of(it), name: name(event, *it) })
        .collect()
}

fn name(event: &Event, person: PersonId) -> String {
    let introduced = event.people.get(&person).map(|it| it.name.clone());
    let entered = || event.player_of(person).map(|it| event.entries[&it].name.clone());
    introduced.filter(|it| !it.is_empty()).or_else(entered).unwrap_or_default()
}

fn way(table: &DraftTable) -> Direction {
    Direction::of(&direction(table.draft.booster().unwrap_or_default()))
}

fn waiting(table: &DraftTable) -> u32 {
    let open = (0..table.seats.len()).filter(|it| table.draft.chosen(*it).is_none());
    open.count() as u32
}
