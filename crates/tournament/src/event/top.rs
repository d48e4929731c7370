//! PC D.2.1, F.6, G — what follows the Swiss rounds: a bracket, or a Swiss of eight.

use super::{Event, Rejected, Status, Topping, rejected::not_now};
use crate::{
    PlayerId,
    cut::{Bracket, Leaving},
    penalties::{Course, Fate, together},
    refusal::refuse_if,
    setup::Cut,
    standings::{Score, Side, Slip, Stage, Standings, record},
};
use rulebook::{cite, rule};
use std::collections::BTreeMap;

/// The second phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Top {
    KnockOut {
        bracket: Bracket,
        /// By round and place in it, both from zero.
        matches: BTreeMap<[usize; 2], TopMatch>,
        third: Option<PlaceMatch>,
    },
    /// Three further Swiss rounds of the best eight; their points start afresh.
    OfEight {
        players: Vec<PlayerId>,
        /// The first of their rounds, from zero.
        from: usize,
    },
}

/// What is known of a match of the bracket besides who has lost it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TopMatch {
    pub score: Option<Score>,
    pub least: [u8; 2],
    pub sakwa_barred: bool,
}

/// The match for the third place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceMatch {
    pub players: [PlayerId; 2],
    pub score: Score,
}

impl Top {
    pub(super) const ROUNDS_OF_EIGHT: usize = 3;

    pub(super) fn first_round_of_eight(&self) -> Option<usize> {
        match self {
            Top::KnockOut { .. } => None,
            Top::OfEight { from, .. } => Some(*from),
        }
    }

    /// The points of the eight in their own rounds; empty for a bracket.
    pub fn table_of_eight(&self, event: &Event) -> Standings {
        match self {
            Top::KnockOut { .. } => Standings { rows: Vec::new() },
            Top::OfEight { players, from } => {
                event.table_of(players, *from, &event.rounds[*from..])
            }
        }
    }

    /// Everybody in the final order, as far as it is known.
    pub(super) fn places(&self, event: &Event) -> Vec<PlayerId> {
        let before = event.standings();
        let first = match self {
            Top::KnockOut { bracket, third, .. } => {
                let winner = third.and_then(|it| Some(it.players[it.score.winner()?.index()]));
                let seated: Vec<PlayerId> = bracket
                    .rounds()
                    .iter()
                    .flatten()
                    .flatten()
                    .filter_map(|it| it.player)
                    .collect();
                let mut places = bracket.final_places(winner);
                places.retain(|it| seated.contains(it));
                places
            }
            Top::OfEight { players, .. } => {
                let place = |it: &PlayerId| before.rows.iter().position(|row| row.player == *it);
                let table = self.table_of_eight(event);
                let points = |it: &PlayerId| table.row(*it).map_or(0, |row| row.points);
                let mut eight = players.clone();
                eight.sort_by_key(|it| (std::cmp::Reverse(points(it)), place(it)));
                eight
            }
        };
        let rest = before.rows.iter().map(|it| it.player).filter(|it| !first.contains(it));
        first.iter().copied().chain(rest).collect()
    }
}

impl Event {
    pub(super) fn go_on_to_top(&mut self, deed: Topping) -> Result<(), Rejected> {
        match deed {
            Topping::Cut => self.cut(),
            Topping::Begin { number } => {
                let at = self.match_of_top(number)?;
                if let Some(Top::KnockOut { bracket, .. }) = &mut self.top {
                    bracket.begin(at);
                }
                Ok(())
            }
            Topping::Result { number, slip } => self.result_of_top(number, slip),
            Topping::ThirdPlace { slip } => self.third_place(slip),
        }
    }

    fn cut(&mut self) -> Result<(), Rejected> {
        if self.top.is_some() {
            return not_now(cite!("PC D.2.1.3"), "the cut has been made");
        }
        let played = self.setup.swiss_rounds as usize <= self.rounds.len();
        if !played || !self.rounds.iter().all(super::Round::is_complete) {
            return not_now(cite!("PC D.2.1.3"), "the Swiss rounds are not over");
        }
        let mut table = self.standings();
        table.rows.retain(|it| self.entries[&it.player].status == Status::Playing);
        let top = match self.setup.cut {
            Cut::None => return not_now(cite!("PC D.2.1.3"), "no top was announced"),
            Cut::KnockOut(size) => Top::KnockOut {
                bracket: Bracket::new(&table, size as usize)?,
                matches: BTreeMap::new(),
                third: None,
            },
            Cut::SwissOfEight => {
                refuse_if(table.rows.len() < 8, cite!("PC F.6"), "fewer than eight are left")?;
                rule!("PC F.6");
                let players = table.rows.iter().take(8).map(|it| it.player).collect();
                Top::OfEight { players, from: self.rounds.len() }
            }
        };
        self.top = Some(top);
        self.preview = None;
        self.clock = None;
        Ok(())
    }

    /// The place of a match of the running round that is not decided yet.
    fn match_of_top(&self, number: u32) -> Result<usize, Rejected> {
        let Some(Top::KnockOut { bracket, .. }) = &self.top else {
            return not_now(cite!("PC D.2.1.3"), "no knock-out round is running");
        };
        let at = (number as usize).checked_sub(1).ok_or(Rejected::Unknown("match"))?;
        let slots = bracket.matches().get(at).ok_or(Rejected::Unknown("match"))?;
        if slots.iter().any(|it| it.lost) {
            return not_now(cite!("PC 1.3.5.6"), "this match is decided; undo its result instead");
        }
        Ok(at)
    }

    fn result_of_top(&mut self, number: u32, slip: Slip) -> Result<(), Rejected> {
        let at = self.match_of_top(number)?;
        let score = self.knock_out_score(slip)?;
        let Some(winner) = score.winner() else {
            return not_now(cite!("PC 2.3.5"), "a knock-out match has a winner");
        };
        let Some(Top::KnockOut { bracket, matches, .. }) = &mut self.top else {
            return Err(Rejected::Unknown("match"));
        };
        let key = [bracket.rounds().len() - 1, at];
        let known = matches.get(&key).copied().unwrap_or_default();
        let kept = score.won.iter().zip(known.least).all(|(won, least)| least <= *won);
        refuse_if(
            !kept,
            cite!("PC 8.1.1.25"),
            "a game that was lost by penalty is missing from the result",
        )?;
        matches.insert(key, TopMatch { score: Some(score), ..known });
        bracket.begin(at);
        bracket.lose(at, winner.other().index());
        Ok(())
    }

    fn third_place(&mut self, slip: Slip) -> Result<(), Rejected> {
        let score = self.knock_out_score(slip)?;
        let Some(Top::KnockOut { bracket, third, .. }) = &mut self.top else {
            return not_now(cite!("PC G.2"), "the third place is played for after the semifinals");
        };
        let rounds = bracket.rounds();
        let semifinals = rounds.iter().position(|it| it.len() == 2).map(|it| it + 1);
        let losers = semifinals.map_or(Vec::new(), |it| bracket.place_match(it));
        let ([players], true) = (&losers[..], rounds.last().is_some_and(|it| it.len() == 1)) else {
            return not_now(cite!("PC G.2"), "the third place is played for after the semifinals");
        };
        let gone = |it: &PlayerId| self.entries[it].status != Status::Playing;
        if third.is_some() || players.iter().any(gone) {
            return not_now(cite!("PC G.2"), "the third place is not played for any more");
        }
        *third = Some(PlaceMatch { players: *players, score });
        Ok(())
    }

    fn knock_out_score(&self, slip: Slip) -> Result<Score, Rejected> {
        let unset = crate::Refusal::new(cite!("PC 2.3.2"), "the number of wins is not announced");
        Ok(record(self.setup.wins.ok_or(unset)?, Stage::KnockOut, slip)?)
    }

    /// Who leaves before his first match of the top is replaced, unless disqualified.
    pub(super) fn leave_the_top(&mut self, player: PlayerId, status: Status, was: Status) {
        let gone: Vec<PlayerId> = self
            .entries
            .iter()
            .filter(|it| it.1.status != Status::Playing)
            .map(|it| *it.0)
            .collect();
        let Some(Top::KnockOut { bracket, .. }) = &mut self.top else { return };
        let how = match status {
            Status::Disqualified => Leaving::Disqualified,
            Status::Playing | Status::Dropped => Leaving::Resigned,
        };
        // Who dropped before has lost his slot already.
        if was == Status::Playing || status == Status::Disqualified {
            bracket.leave(player, how, &gone);
        }
    }

    /// The running match of a player in the bracket and his side.
    pub(super) fn seat_in_top(&self, player: PlayerId) -> Option<(usize, Side)> {
        let Some(Top::KnockOut { bracket, .. }) = &self.top else { return None };
        bracket.matches().iter().enumerate().find_map(|(at, slots)| {
            let open = slots.iter().all(|it| !it.lost && it.player.is_some());
            let side = slots.iter().position(|it| it.player == Some(player)).filter(|_| open)?;
            Some((at, if side == 0 { Side::First } else { Side::Second }))
        })
    }

    /// Games a judge has found played in a match of the bracket.
    pub(super) fn know_games_of_top(&mut self, at: usize, games: [u8; 2]) {
        if let Some(Top::KnockOut { bracket, matches, .. }) = &mut self.top {
            let known = matches.entry([bracket.rounds().len() - 1, at]).or_default();
            known.least = [0, 1].map(|it: usize| known.least[it].max(games[it]));
        }
    }

    /// Penalties of one moment in a match of the bracket.
    pub(super) fn suffer_in_top(
        &mut self,
        at: usize,
        played: u8,
        lost: &[Side],
        games: &[Side],
    ) -> Vec<Side> {
        let Some(wins) = self.setup.wins else { return Vec::new() };
        let Some(Top::KnockOut { bracket, matches, .. }) = &mut self.top else {
            return Vec::new();
        };
        let known = matches.entry([bracket.rounds().len() - 1, at]).or_default();
        let course = Course {
            wins,
            stage: Stage::KnockOut,
            games: known.least,
            played,
            another_game_possible: true,
            terminacja: false,
        };
        let suffered = together(course, lost, games);
        match suffered.fate {
            Fate::Untouched => {}
            Fate::Over(score) => {
                known.score = Some(score);
                if let Some(winner) = score.winner() {
                    bracket.begin(at);
                    bracket.lose(at, winner.other().index());
                }
            }
            Fate::LostByBoth => {
                bracket.begin(at);
                bracket.lose_both(at);
            }
            Fate::Goes { games, sakwa_allowed } => {
                known.least = super::round::undecided(wins, games);
                known.sakwa_barred |= !sakwa_allowed;
            }
        }
        suffered.carried
    }

    /// Whether nothing of an announced top is left to be played.
    pub(super) fn top_is_settled(&self) -> bool {
        match (&self.top, self.setup.cut) {
            (None, cut) => cut == Cut::None,
            (Some(Top::KnockOut { bracket, .. }), _) => bracket.is_over(),
            (Some(Top::OfEight { from, .. }), _) => {
                Top::ROUNDS_OF_EIGHT <= self.rounds.len() - from
            }
        }
    }
}
