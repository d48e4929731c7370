//! What the technical judge and the organiser see: the preview, all entries, the log.

use super::{
    limited::{LimitedView, limited},
    questions::RefusalView,
    teams::{MeetingView, meetings},
};
use crate::{
    Fault, Person, Player, Seed,
    command::{Act, Command, Dealing, DeckList, Role},
    mirror::Mirror,
};
use serde::{Deserialize, Serialize};
use tournament::{
    event::{Entry, Event, Log, Party, PersonId, Status},
    pairing::{Note, Pairing},
};
use ts_rs::TS;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OfficeView {
    pub preview: Option<PreviewView>,
    pub entries: Vec<EntryView>,
    pub staff: Vec<StaffView>,
    /// Of teams: the captains who have not made their pairs yet.
    pub meetings: Vec<MeetingView>,
    /// Of limited formats.
    pub limited: Option<LimitedView>,
    pub forbidden: Vec<[Player; 2]>,
    /// What would keep the event from beginning.
    pub objections: Vec<RefusalView>,
    pub lot: Seed,
    /// Every command, the oldest first.
    pub log: Vec<LogLine>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PreviewView {
    pub pairs: Vec<PairView>,
    pub bye: Option<Player>,
    pub bye_notes: Vec<NoteView>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PairView {
    pub table: u32,
    pub players: [Player; 2],
    pub notes: Vec<NoteView>,
}

/// Why a pair is not simply one of equals who have not met.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "note", rename_all = "snake_case")]
pub enum NoteView {
    Rematch,
    Forbidden,
    Float { points: [u32; 2] },
    FloatsAgain { player: Player },
    SecondBye,
    ByeNotTheLowest,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EntryView {
    pub player: Player,
    pub name: String,
    pub persons: Vec<Person>,
    pub accounts: Vec<Option<String>>,
    /// "playing", "dropped" or "disqualified".
    pub status: String,
    pub list_handed_in: bool,
    /// Of a single player.
    pub list: Option<DeckList>,
    /// Why a list with faults was let in, and what is wrong with it.
    pub admitted: Option<AdmittedView>,
    /// Of a pair or a team, in the order of their numbers.
    pub members: Vec<MemberView>,
    pub fixed_table: Option<u32>,
    pub missed: u32,
}

/// One of a pair or a team, with his own list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MemberView {
    pub person: Person,
    pub name: String,
    pub captain: bool,
    pub list: Option<DeckList>,
    pub admitted: Option<AdmittedView>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AdmittedView {
    pub by: Person,
    pub faults: Vec<Fault>,
    pub explanation: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StaffView {
    pub person: Person,
    pub name: String,
    pub roles: Vec<Role>,
    pub level: u8,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LogLine {
    pub command: Command,
    /// It was undone, or struck out on appeal.
    pub left_out: bool,
}

impl OfficeView {
    pub(super) fn of(log: &Log) -> OfficeView {
        let event = log.event();
        let left_out = log.left_out();
        let line = |it: &tournament::event::Command| LogLine {
            command: veiled(Command::of(it)),
            left_out: left_out.contains(&it.id),
        };
        let objections = event.setup.objections(event.entries.len() as u32);
        OfficeView {
            preview: event.preview.as_ref().map(preview),
            entries: entries(event),
            staff: staff(event),
            meetings: meetings(event),
            limited: limited(event),
            forbidden: event.forbidden.iter().map(|it| it.each_ref().map(Player::of)).collect(),
            objections: objections.iter().map(RefusalView::of_refusal).collect(),
            lot: Seed::of(&event.lot),
            log: log.commands().iter().map(line).collect(),
        }
    }
}

/// Without the cards of boosters, which belong to their players until they play them.
fn veiled(mut command: Command) -> Command {
    if let Act::Limited { deed } = &mut command.act {
        match deed {
            Dealing::OpenDraft { boosters, .. } => boosters.clear(),
            Dealing::Open { boosters, .. } => boosters.clear(),
            Dealing::Choose { card, .. } => card.clear(),
            Dealing::Register { .. } | Dealing::TimeIsUp { .. } => {}
        }
    }
    command
}

fn preview(pairing: &Pairing) -> PreviewView {
    let note = |it: &Note| match it {
        Note::Rematch => NoteView::Rematch,
        Note::Forbidden => NoteView::Forbidden,
        Note::Float { points } => NoteView::Float { points: *points },
        Note::FloatsAgain(player) => NoteView::FloatsAgain { player: Player::of(player) },
    };
    let pairs = pairing.pairs.iter().map(|pair| PairView {
        table: pair.table,
        players: pair.players.each_ref().map(Player::of),
        notes: pair.notes.iter().map(note).collect(),
    });
    let mut bye_notes = Vec::new();
    if pairing.bye.is_some_and(|it| it.second) {
        bye_notes.push(NoteView::SecondBye);
    }
    if pairing.bye.is_some_and(|it| it.not_the_lowest) {
        bye_notes.push(NoteView::ByeNotTheLowest);
    }
    PreviewView {
        pairs: pairs.collect(),
        bye: pairing.bye.map(|it| Player::of(&it.player)),
        bye_notes,
    }
}

fn entries(event: &Event) -> Vec<EntryView> {
    let account = |it| event.people.get(it).and_then(|it| it.account.clone());
    event
        .entries
        .iter()
        .map(|(player, entry)| EntryView {
            player: Player::of(player),
            name: entry.name.clone(),
            persons: entry.party.persons().iter().map(Person::of).collect(),
            accounts: entry.party.persons().iter().map(account).collect(),
            status: match entry.status {
                Status::Playing => "playing",
                Status::Dropped => "dropped",
                Status::Disqualified => "disqualified",
            }
            .to_owned(),
            list_handed_in: entry.list_handed_in,
            list: entry.only_list().map(|it| DeckList::of(&it.list)),
            admitted: entry.only_list().and_then(|it| it.admitted.as_ref()).map(admitted),
            members: members(event, entry),
            fixed_table: entry.fixed_table,
            missed: entry.missed,
        })
        .collect()
}

fn members(event: &Event, entry: &Entry) -> Vec<MemberView> {
    let member = |person: &PersonId| {
        let registered = entry.lists.get(person);
        MemberView {
            person: Person::of(person),
            name: event.people.get(person).map_or_else(String::new, |it| it.name.clone()),
            captain: *person == entry.party.captain(),
            list: registered.map(|it| DeckList::of(&it.list)),
            admitted: registered.and_then(|it| it.admitted.as_ref()).map(admitted),
        }
    };
    match entry.party {
        Party::One(_) => Vec::new(),
        Party::Pair(_) | Party::Team(_) => entry.party.persons().iter().map(member).collect(),
    }
}

fn admitted(admitted: &tournament::event::Admitted) -> AdmittedView {
    AdmittedView {
        by: Person::of(&admitted.by),
        faults: admitted.faults.iter().map(Fault::of).collect(),
        explanation: admitted.explanation.clone(),
    }
}

fn staff(event: &Event) -> Vec<StaffView> {
    event
        .staff
        .iter()
        .map(|(person, office)| StaffView {
            person: Person::of(person),
            name: event.people.get(person).map_or_else(String::new, |it| it.name.clone()),
            roles: office.roles.iter().map(Role::of).collect(),
            level: office.level,
        })
        .collect()
}
