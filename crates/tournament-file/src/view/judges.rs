//! What the judges see: open tables, calls, rulings with their reasons, deck checks.

use crate::{
    CommandRef, Person, Player,
    command::{DeckList, Penalty, Sentence, Slip},
    mirror::{Mirror, words},
    setup::Severity,
};
use serde::{Deserialize, Serialize};
use tournament::event::{Entry, Event, Given, PersonId};
use ts_rs::TS;

mod of {
    pub(super) use tournament::event::RulingState;
}

use crate::Unreadable;

words! {
    RulingState = of::RulingState { Waits, NotAgreed, Stands, Appealed, Final }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct JudgesView {
    pub severity: Severity,
    /// Tables of the running round without a result.
    pub open_tables: Vec<u32>,
    /// Tables at which only one side has reported, or both differently.
    pub claims: Vec<ClaimView>,
    /// The oldest call first.
    pub calls: Vec<CallView>,
    /// The newest ruling first.
    pub rulings: Vec<RulingView>,
    pub struck: Vec<StruckView>,
    pub checks: Vec<CheckView>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClaimView {
    pub table: u32,
    pub claims: [Option<Slip>; 2],
    pub disputed: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CallView {
    pub table: u32,
    pub player: Player,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RulingView {
    pub id: CommandRef,
    pub by: Person,
    pub at: i64,
    pub day: u32,
    pub round: u32,
    pub state: RulingState,
    pub given: Vec<GivenView>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GivenView {
    pub sentence: Sentence,
    pub infraction: String,
    pub standard: Penalty,
    pub added: Option<Penalty>,
    /// Rules that speak for it, such as "PC 8.2.0.3".
    pub because: Vec<String>,
    pub extra_seconds: u32,
}

/// A ruling that an appeal has struck out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StruckView {
    pub id: CommandRef,
    pub explanation: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CheckView {
    pub round: u32,
    pub table: u32,
    /// None while the decks are being checked.
    pub agrees: Option<[bool; 2]>,
    /// The decks of both sides; a pair or a team has one for each member.
    pub decks: [Vec<CheckedDeckView>; 2],
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CheckedDeckView {
    /// Whose of a pair or a team.
    pub person: Option<Person>,
    pub name: String,
    /// What the deck is held against; none where it is on paper.
    pub list: Option<DeckList>,
}

impl JudgesView {
    pub(super) fn of(event: &Event) -> JudgesView {
        let open = event.rounds.last().map_or(Vec::new(), |round| {
            round.tables.iter().filter(|it| it.score.is_none()).collect()
        });
        let claimed = open.iter().filter(|it| it.claims.iter().any(Option::is_some));
        let claim = |it: &&tournament::event::Table| ClaimView {
            table: it.number,
            claims: it.claims.map(|it| it.as_ref().map(Slip::of)),
            disputed: it.claims.iter().all(Option::is_some),
        };
        let struck = event.struck.iter();
        let check = |it: &tournament::event::Check| CheckView {
            round: it.round,
            table: it.table,
            agrees: it.agrees,
            decks: decks_at(event, it),
        };
        JudgesView {
            severity: Severity::of(&event.severity()),
            open_tables: open.iter().map(|it| it.number).collect(),
            claims: claimed.map(claim).collect(),
            calls: event
                .calls
                .waiting()
                .map(|(table, player)| CallView { table, player: Player::of(&player) })
                .collect(),
            rulings: rulings(event, |_| true),
            struck: struck
                .map(|(id, it)| StruckView { id: CommandRef::of(id), explanation: it.clone() })
                .collect(),
            checks: event.checks.iter().map(check).collect(),
        }
    }
}

fn decks_at(event: &Event, check: &tournament::event::Check) -> [Vec<CheckedDeckView>; 2] {
    let round = event.rounds.iter().zip(1..).find(|it| it.1 == check.round);
    let table = round.and_then(|it| it.0.tables.iter().find(|it| it.number == check.table));
    let entry = |it| event.entries.get(&it).map_or_else(Vec::new, |it| decks_of(event, it));
    table.map_or_else(Default::default, |it| it.players.map(entry))
}

fn decks_of(event: &Event, entry: &Entry) -> Vec<CheckedDeckView> {
    let persons = entry.party.persons();
    let together = persons.len() > 1;
    let deck = |it: &PersonId| CheckedDeckView {
        person: together.then(|| Person::of(it)),
        name: event.people.get(it).map_or_else(String::new, |it| it.name.clone()),
        list: entry.lists.get(it).map(|it| DeckList::of(&it.list)),
    };
    persons.iter().map(deck).collect()
}

/// Rulings with a sentence that is wanted, and only such sentences; the newest first.
pub(super) fn rulings(event: &Event, wanted: impl Fn(&Given) -> bool) -> Vec<RulingView> {
    let mut views: Vec<RulingView> = event
        .rulings
        .iter()
        .map(|(id, ruling)| RulingView {
            id: CommandRef::of(id),
            by: Person::of(&ruling.by),
            at: ruling.at,
            day: ruling.day,
            round: ruling.round,
            state: RulingState::of(&ruling.state),
            given: ruling.given.iter().filter(|it| wanted(it)).map(GivenView::of).collect(),
        })
        .filter(|it| !it.given.is_empty())
        .collect();
    views.sort_by_key(|it| std::cmp::Reverse(it.at));
    views
}

impl GivenView {
    pub(super) fn of(given: &Given) -> GivenView {
        GivenView {
            sentence: Sentence::of(&given.sentence),
            infraction: given.infraction.to_owned(),
            standard: Penalty::of(&given.standard),
            added: given.added.as_ref().map(Penalty::of),
            because: given.because.iter().map(ToString::to_string).collect(),
            extra_seconds: given.extra_seconds,
        }
    }
}
