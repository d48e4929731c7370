//! PC 2.2.8 — who plays whom.
//!
//! A pairing is one perfect matching of least cost over the whole field. The
//! cost is a list of concerns, each of which outweighs all later ones together
//! (`cost`); the matching is found in a small part of the graph and then proved
//! cheapest in all of it (`field`, `blossom`); `tables` gives out the tables.
//! Whatever is unavoidable – a rematch, a second bye – is paired all the same
//! and noted, so that a round can always be played.

mod blossom;
mod cost;
mod field;
mod tables;

use crate::PlayerId;
pub use cost::Tiers;
use rulebook::rule;
use std::collections::BTreeMap;

/// A player who is to be paired, and what his earlier rounds were like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    pub player: PlayerId,
    pub points: u32,
    /// In the standings, best first, shared by equals.
    pub place: u32,
    /// Everybody he has met.
    pub met: Vec<PlayerId>,
    pub had_bye: bool,
    /// Against whom he played in the last round, if not against his equals.
    pub last_float: Option<Float>,
    /// The table he must play at, for instance because he cannot move about.
    pub fixed_table: Option<u32>,
}

impl Contender {
    pub fn new(player: PlayerId) -> Contender {
        Contender {
            player,
            points: 0,
            place: 1,
            met: Vec::new(),
            had_bye: false,
            last_float: None,
            fixed_table: None,
        }
    }
}

/// A player was paired with somebody who has fewer or more points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Float {
    Down,
    Up,
}

/// What decides among pairings that are equally good otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Policy {
    /// By lot within the same points; the rule for all rounds but the last.
    Random,
    /// Neighbours in the standings meet; for the last round before a cut.
    Standings,
}

/// Everything a pairing depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub contenders: Vec<Contender>,
    /// Pairs that should not meet, such as siblings.
    pub forbidden: Vec<[PlayerId; 2]>,
    pub policy: Policy,
    /// The lot; whoever knows it can compute the pairing again.
    pub seed: u64,
}

/// A round, table by table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    pub pairs: Vec<Pair>,
    pub bye: Option<Bye>,
    /// What the round costs, concern by concern.
    pub cost: Tiers,
    pub search: Search,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    pub table: u32,
    /// The one with more points first.
    pub players: [PlayerId; 2],
    /// Why this is not simply a pair of equals who have not met.
    pub notes: Vec<Note>,
}

/// Nobody was left to play against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    pub player: PlayerId,
    /// Everybody had one already, or could not be spared.
    pub second: bool,
    /// Somebody stands lower, but has had his bye or was needed elsewhere.
    pub not_the_lowest: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// They have met; there is no pairing with fewer rematches.
    Rematch,
    /// They should not meet; there is no pairing without it.
    Forbidden,
    /// The first has more points than the second.
    Float { points: [u32; 2] },
    /// He floated the same way in the last round.
    FloatsAgain(PlayerId),
}

/// How the matching was found; for the curious and for benchmarks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// Edges of the part of the graph that was searched.
    pub edges: usize,
    /// How often the prices asked for more edges before they proved the result.
    pub widenings: usize,
}

/// Pairs the field. Never fails: what cannot be avoided is noted.
///
/// Players who appear twice in the request are a broken invariant of the caller.
pub fn pair(request: &Request) -> Pairing {
    let field = field::Field::new(request);
    let (mate, search) = field.solve();
    rule!("PC 2.2.8");
    explain(request, &field, &mate, search)
}

fn explain(request: &Request, field: &field::Field, mate: &[usize], search: Search) -> Pairing {
    let mut cost = Tiers::default();
    let (mut pairs, mut bye) = (Vec::new(), None);
    for (first, &second) in mate.iter().enumerate() {
        if second < first {
            continue;
        }
        let tiers = field.tiers(first, second);
        cost = cost + tiers;
        let one = field.contender(request, first);
        if field.is_bye(second) {
            bye = Some(Bye {
                player: one.player,
                second: tiers.second_byes != 0,
                not_the_lowest: tiers.bye_place != 0,
            });
            continue;
        }
        let other = field.contender(request, second);
        pairs.push(Pair {
            table: 0,
            players: [one.player, other.player],
            notes: notes(one, other, tiers),
        });
    }
    let fixed: BTreeMap<PlayerId, u32> = request
        .contenders
        .iter()
        .filter_map(|it| it.fixed_table.map(|table| (it.player, table)))
        .collect();
    tables::assign(&mut pairs, &fixed);
    Pairing { pairs, bye, cost, search }
}

fn notes(one: &Contender, other: &Contender, tiers: Tiers) -> Vec<Note> {
    let mut notes = Vec::new();
    if tiers.forbidden != 0 {
        notes.push(Note::Forbidden);
    }
    if tiers.rematches != 0 {
        notes.push(Note::Rematch);
    }
    if one.points != other.points {
        notes.push(Note::Float { points: [one.points, other.points] });
        for (contender, float) in [(one, Float::Down), (other, Float::Up)] {
            if contender.last_float == Some(float) {
                notes.push(Note::FloatsAgain(contender.player));
            }
        }
    }
    notes
}

#[cfg(test)]
mod tests;
