//! What an entrant sees of his own: his table, his list, his rulings, his draft.

use super::{
    judges::{RulingView, rulings},
    limited::{DraftView, draft},
    teams::{MeetingView, meeting},
};
use crate::{
    Person, Player,
    command::{Copies, DeckList, Penalty, Side, Slip},
    mirror::Mirror,
};
use serde::{Deserialize, Serialize};
use tournament::{
    PlayerId,
    event::{Event, Party, PersonId, Status, gathered},
};
use ts_rs::TS;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OwnView {
    pub person: Person,
    pub player: Player,
    /// His number in his pair or team.
    pub number: Option<u32>,
    pub playing: bool,
    pub list_handed_in: bool,
    pub list: Option<DeckList>,
    /// His match of the running round.
    pub table: Option<OwnTable>,
    pub rulings: Vec<RulingView>,
    /// Losses that wait for his next match.
    pub waiting: Vec<Penalty>,
    pub draft: Option<DraftView>,
    /// The set of which he builds his deck in a limited format.
    pub pool: Option<Vec<Copies>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OwnTable {
    pub number: u32,
    pub opponent: Player,
    pub side: Side,
    /// What he has reported, and what his opponent has.
    pub claim: Option<Slip>,
    pub opponents_claim: Option<Slip>,
    pub score: Option<[u8; 2]>,
    /// Of teams: how far the captains have come, and whether he is one of them.
    pub meeting: Option<MeetingView>,
    pub captain: bool,
}

impl OwnView {
    pub(super) fn of(event: &Event, person: PersonId, player: PlayerId) -> OwnView {
        let entry = &event.entries[&player];
        OwnView {
            person: Person::of(&person),
            player: Player::of(&player),
            number: number(&entry.party, person),
            playing: entry.status == Status::Playing,
            list_handed_in: entry.list_handed_in,
            list: entry.lists.get(&person).map(|it| DeckList::of(&it.list)),
            table: table(event, person, player),
            rulings: rulings(event, |it| it.sentence.player == player),
            waiting: event.pending.waiting(player).iter().map(Penalty::of).collect(),
            draft: draft(event, person),
            pool: event.pool(person).map(|it| gathered(it).iter().map(Copies::of).collect()),
        }
    }
}

fn number(party: &Party, person: PersonId) -> Option<u32> {
    let place = party.persons().iter().position(|it| *it == person)?;
    (1 < party.persons().len()).then_some(place as u32 + 1)
}

fn table(event: &Event, person: PersonId, player: PlayerId) -> Option<OwnTable> {
    let table = event.rounds.last()?.table_of(player)?;
    let side = table.side_of(player)?;
    let other = side.other().index();
    Some(OwnTable {
        number: table.number,
        opponent: Player::of(&table.players[other]),
        side: Side::of(&side),
        claim: table.claims[side.index()].as_ref().map(Slip::of),
        opponents_claim: table.claims[other].as_ref().map(Slip::of),
        score: table.score.map(|it| it.won),
        meeting: meeting(event, table),
        captain: event.captains_at(table)[side.index()] == person,
    })
}
