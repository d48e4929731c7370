//! What anybody may know.

use crate::{
    Person, Player,
    command::{DeckList, Side},
    mirror::Mirror,
    setup::Setup,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tournament::{
    Fraction, PlayerId,
    event::{Event, PersonId, Registered, Round, Status, Table, Terminated, Top},
    standings::Row,
};
use ts_rs::TS;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct PublicView {
    pub setup: Setup,
    pub day: u32,
    pub closed: bool,
    pub entrants: Vec<EntrantView>,
    /// Published rounds; the last one may be running.
    pub rounds: Vec<RoundView>,
    pub clock: Option<ClockView>,
    pub standings: Vec<StandingView>,
    pub top: Option<TopView>,
    /// The final order; before the end as far as it is known.
    pub places: Vec<PlaceView>,
    pub announcements: Vec<AnnouncementView>,
    /// Deck lists, once the organiser has published them.
    pub lists: Option<Vec<ListView>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EntrantView {
    pub player: Player,
    pub name: String,
    pub playing: bool,
    /// Of pairs and teams, in the order of their numbers.
    pub members: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RoundView {
    pub number: u32,
    pub published_at: i64,
    pub tables: Vec<TableView>,
    pub bye: Option<Player>,
    pub complete: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TableView {
    pub number: u32,
    pub players: [Player; 2],
    pub points: [u32; 2],
    pub score: Option<[u8; 2]>,
    pub lost_by_both: bool,
    /// Games already lost by penalty or found played by a judge.
    pub least: [u8; 2],
    pub sakwa_barred: bool,
    /// Of teams: the three pairs by numbers of the members, once the captains have met.
    pub pairs: Option<Vec<[u8; 2]>>,
    pub singles: Vec<[u8; 2]>,
}

/// Left at a table: `starts_at + minutes + extra − now`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockView {
    /// Milliseconds since 1970.
    pub starts_at: i64,
    pub minutes: u32,
    /// Seconds added, by table.
    pub extra: BTreeMap<u32, i64>,
    pub terminacja: Vec<TerminacjaView>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TerminacjaView {
    pub table: u32,
    /// From one to ten; none when the faza gry is over.
    pub stint: Option<u32>,
    pub winner: Option<Side>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct StandingView {
    pub place: u32,
    pub player: Player,
    pub name: String,
    pub points: u32,
    pub won: u32,
    pub lost: u32,
    pub drawn: u32,
    /// Percentages exactly, as "2/3", and with four decimals.
    pub omw: String,
    pub omw_exact: String,
    pub gw: String,
    pub gw_exact: String,
    pub ogw: String,
    pub ogw_exact: String,
    /// What he counts for in the tie-breakers of his opponents: matches and games, exactly.
    pub counts_for: [String; 2],
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TopView {
    /// Rounds of the bracket, the first one first.
    KnockOut { rounds: Vec<Vec<TopMatchView>>, third: Option<ThirdPlaceView> },
    /// The three rounds of the best eight follow the Swiss rounds.
    OfEight { players: Vec<Player>, first_round: u32 },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TopMatchView {
    /// Within its round, from one.
    pub number: u32,
    /// None where nobody is left to play.
    pub players: [Option<Player>; 2],
    pub score: Option<[u8; 2]>,
    pub winner: Option<Player>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ThirdPlaceView {
    pub players: [Player; 2],
    pub score: [u8; 2],
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlaceView {
    pub place: u32,
    pub player: Player,
    pub name: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AnnouncementView {
    pub at: i64,
    pub text: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ListView {
    pub player: Player,
    /// Whose it is; a pair and a team have several.
    pub person: Person,
    pub list: DeckList,
}

impl PublicView {
    pub(super) fn of(event: &Event) -> PublicView {
        PublicView {
            setup: Setup::of(&event.setup),
            day: event.day,
            closed: event.closed,
            entrants: entrants(event),
            rounds: event.rounds.iter().zip(1..).map(|(it, number)| round(it, number)).collect(),
            clock: clock(event),
            standings: event.standings().rows.iter().map(|it| standing(event, it)).collect(),
            top: event.top.as_ref().map(top),
            places: places(event),
            announcements: event
                .announcements
                .iter()
                .map(|it| AnnouncementView { at: it.at, text: it.text.clone() })
                .collect(),
            lists: event.lists_published.then(|| lists(event)),
        }
    }
}

pub(super) fn name(event: &Event, player: PlayerId) -> String {
    event.entries.get(&player).map_or_else(String::new, |it| it.name.clone())
}

fn entrants(event: &Event) -> Vec<EntrantView> {
    let entries = event.entries.iter();
    let listed = entries.filter(|it| it.1.status != Status::Disqualified);
    listed
        .map(|(player, entry)| {
            let persons = entry.party.persons().iter().filter(|_| 1 < entry.party.persons().len());
            let called = |it| event.people.get(it).map_or_else(String::new, |it| it.name.clone());
            EntrantView {
                player: Player::of(player),
                name: entry.name.clone(),
                playing: entry.status == Status::Playing,
                members: persons.map(called).collect(),
            }
        })
        .collect()
}

fn round(round: &Round, number: u32) -> RoundView {
    RoundView {
        number,
        published_at: round.published_at,
        tables: round.tables.iter().map(table).collect(),
        bye: round.bye.as_ref().map(Player::of),
        complete: round.is_complete(),
    }
}

fn table(table: &Table) -> TableView {
    TableView {
        number: table.number,
        players: table.players.each_ref().map(Player::of),
        points: table.points,
        score: table.score.map(|it| it.won),
        lost_by_both: table.lost_by_both,
        least: table.least,
        sakwa_barred: table.sakwa_barred,
        pairs: table.encounter.as_ref().and_then(|it| it.pairs()),
        singles: table.singles.iter().map(|it| it.won).collect(),
    }
}

fn clock(event: &Event) -> Option<ClockView> {
    let clock = event.clock.as_ref()?;
    let terminacja = |(table, ending): (&u32, &Terminated)| TerminacjaView {
        table: *table,
        stint: match ending {
            Terminated::Stint(it) => Some(it.stint()),
            Terminated::Over | Terminated::Decided(_) => None,
        },
        winner: match ending {
            Terminated::Decided(side) => Some(Side::of(side)),
            Terminated::Stint(_) | Terminated::Over => None,
        },
    };
    Some(ClockView {
        starts_at: clock.starts_at * 1000,
        minutes: clock.minutes,
        extra: clock.extra().clone(),
        terminacja: event.terminacja.iter().map(terminacja).collect(),
    })
}

fn standing(event: &Event, row: &Row) -> StandingView {
    let decimal = |it: &Fraction| it.decimal(4);
    StandingView {
        place: row.place,
        player: Player::of(&row.player),
        name: name(event, row.player),
        points: row.points,
        won: row.won,
        lost: row.lost,
        drawn: row.drawn,
        omw: decimal(&row.omw),
        omw_exact: row.omw.to_string(),
        gw: decimal(&row.gw),
        gw_exact: row.gw.to_string(),
        ogw: decimal(&row.ogw),
        ogw_exact: row.ogw.to_string(),
        counts_for: [row.counts_for.matches.to_string(), row.counts_for.games.to_string()],
    }
}

fn top(top: &Top) -> TopView {
    match top {
        Top::KnockOut { bracket, matches, third } => {
            let view = |round: usize, at: usize, slots: &[tournament::cut::Slot; 2]| {
                let decided = slots.iter().any(|it| it.lost);
                let winner = slots.iter().find(|it| decided && !it.lost);
                TopMatchView {
                    number: at as u32 + 1,
                    players: slots.map(|it| it.player.as_ref().map(Player::of)),
                    score: matches.get(&[round, at]).and_then(|it| it.score).map(|it| it.won),
                    winner: winner.and_then(|it| it.player).as_ref().map(Player::of),
                }
            };
            let rounds = bracket.rounds().iter().enumerate().map(|(round, slots)| {
                slots.iter().enumerate().map(|(at, slots)| view(round, at, slots)).collect()
            });
            let third = third.map(|it| ThirdPlaceView {
                players: it.players.each_ref().map(Player::of),
                score: it.score.won,
            });
            TopView::KnockOut { rounds: rounds.collect(), third }
        }
        Top::OfEight { players, from } => TopView::OfEight {
            players: players.iter().map(Player::of).collect(),
            first_round: *from as u32 + 1,
        },
    }
}

fn places(event: &Event) -> Vec<PlaceView> {
    let order = event.final_places();
    order
        .iter()
        .zip(1..)
        .map(|(player, place)| PlaceView {
            place,
            player: Player::of(player),
            name: name(event, *player),
        })
        .collect()
}

fn lists(event: &Event) -> Vec<ListView> {
    let lists = |(player, entry): (&PlayerId, &tournament::event::Entry)| {
        let player = Player::of(player);
        let list = |(person, it): (&PersonId, &Registered)| ListView {
            player,
            person: Person::of(person),
            list: DeckList::of(&it.list),
        };
        entry.lists.iter().map(list).collect::<Vec<_>>()
    };
    event.entries.iter().flat_map(lists).collect()
}
