//! A published round: its tables and what they report.

use crate::{
    PlayerId,
    pairing::{Float, Pairing},
    standings::{Match, Score},
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub tables: Vec<Table>,
    pub bye: Option<PlayerId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub number: u32,
    pub players: [PlayerId; 2],
    /// Points when the round was published.
    pub points: [u32; 2],
    pub score: Option<Score>,
}

impl Round {
    pub(super) fn publish(pairing: &Pairing, points: impl Fn(PlayerId) -> u32) -> Round {
        let table = |pair: &crate::pairing::Pair| Table {
            number: pair.table,
            players: pair.players,
            points: pair.players.map(&points),
            score: None,
        };
        Round {
            tables: pairing.pairs.iter().map(table).collect(),
            bye: pairing.bye.map(|it| it.player),
        }
    }

    pub fn is_complete(&self) -> bool {
        self.tables.iter().all(|it| it.score.is_some())
    }

    /// The running or finished match of a player.
    pub fn table_of(&self, player: PlayerId) -> Option<&Table> {
        self.tables.iter().find(|it| it.players.contains(&player))
    }

    /// Whether he played against more or fewer points than his own.
    pub fn float_of(&self, player: PlayerId) -> Option<Float> {
        let table = self.table_of(player)?;
        let [own, other] = if table.players[0] == player {
            table.points
        } else {
            [table.points[1], table.points[0]]
        };
        match own.cmp(&other) {
            std::cmp::Ordering::Less => Some(Float::Up),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Float::Down),
        }
    }

    /// What counts in the standings so far.
    pub(super) fn matches(&self, bye: Score) -> Vec<Match> {
        let played = |it: &Table| Some(Match::Played { players: it.players, score: it.score? });
        let mut matches: Vec<Match> = self.tables.iter().filter_map(played).collect();
        matches.extend(self.bye.map(|player| Match::Bye { player, score: bye }));
        matches
    }
}
