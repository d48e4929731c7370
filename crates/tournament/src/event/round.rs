//! A published round: its tables and what they report.

use super::PersonId;
use crate::{
    PlayerId,
    clock::{LAST_START, Seconds},
    pairing::{Float, Note, Pairing},
    penalties::{Course, Fate, together},
    standings::{Match, Score, Side, Slip, Stage, Wins},
    teams::{Consultations, Encounter},
};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub tables: Vec<Table>,
    pub bye: Option<PlayerId>,
    /// Milliseconds; who comes late is late from here.
    pub published_at: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub number: u32,
    pub players: [PlayerId; 2],
    /// Points when the round was published.
    pub points: [u32; 2],
    pub score: Option<Score>,
    /// Both lost the match; then the score has no games.
    pub lost_by_both: bool,
    /// What each side says itself.
    pub claims: [Option<Slip>; 2],
    /// Games that are decided already and that no slip may leave out.
    pub least: [u8; 2],
    /// Nobody may use his sakwa in the first game that is played.
    pub sakwa_barred: bool,
    /// The meetings of the captains, where teams play.
    pub encounter: Option<Encounter>,
    pub singles: Vec<Score>,
    /// How often each member of a team has consulted.
    pub consultations: BTreeMap<PersonId, Consultations>,
    /// Why they were paired although something spoke against it.
    pub notes: Vec<Note>,
}

impl Table {
    fn new(number: u32, players: [PlayerId; 2], points: [u32; 2]) -> Table {
        Table {
            number,
            players,
            points,
            score: None,
            lost_by_both: false,
            claims: [None; 2],
            least: [0; 2],
            sakwa_barred: false,
            encounter: None,
            singles: Vec::new(),
            consultations: BTreeMap::new(),
            notes: Vec::new(),
        }
    }

    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        [Side::First, Side::Second].into_iter().find(|it| self.players[it.index()] == player)
    }

    pub(super) fn settle(&mut self, score: Score) {
        self.score = Some(score);
        self.lost_by_both = false;
        self.claims = [None; 2];
    }

    /// The match in this moment; `left` are the seconds of its clock, if one runs.
    pub(super) fn course(
        &self,
        wins: Wins,
        stage: Stage,
        played: u8,
        left: Option<Seconds>,
    ) -> Course {
        Course {
            wins,
            stage,
            games: self.least,
            played,
            another_game_possible: left.is_none_or(|it| LAST_START <= it),
            terminacja: left.is_some_and(|it| it < 0),
        }
    }

    /// Penalties of one moment; answers whose game loss is carried over.
    pub(super) fn suffer(&mut self, course: Course, lost: &[Side], games: &[Side]) -> Vec<Side> {
        let suffered = together(course, lost, games);
        match suffered.fate {
            Fate::Untouched => {}
            Fate::Over(score) => self.settle(score),
            Fate::LostByBoth => {
                self.settle(Score::default());
                self.lost_by_both = true;
            }
            Fate::Goes { games, sakwa_allowed } => {
                self.least = undecided(course.wins, games);
                self.sakwa_barred |= !sakwa_allowed;
                self.claims = [None; 2];
            }
        }
        suffered.carried
    }
}

/// Games that count on: where both sides have as many as the match needs, one
/// further game decides, and the slip bears no more games than a match can have.
pub(super) fn undecided(wins: Wins, games: [u8; 2]) -> [u8; 2] {
    games.map(|it| it.min(wins.count() - 1))
}

impl Round {
    pub(super) fn publish(pairing: &Pairing, at: i64, points: impl Fn(PlayerId) -> u32) -> Round {
        let table = |pair: &crate::pairing::Pair| {
            let notes = pair.notes.clone();
            Table { notes, ..Table::new(pair.table, pair.players, pair.players.map(&points)) }
        };
        Round {
            tables: pairing.pairs.iter().map(table).collect(),
            bye: pairing.bye.map(|it| it.player),
            published_at: at,
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
        let played = |it: &Table| {
            let score = it.score?;
            Some(match it.lost_by_both {
                true => Match::LostByBoth { players: it.players },
                false => Match::Played { players: it.players, score },
            })
        };
        let mut matches: Vec<Match> = self.tables.iter().filter_map(played).collect();
        matches.extend(self.bye.map(|player| Match::Bye { player, score: bye }));
        matches
    }
}
