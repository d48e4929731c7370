//! PC 8.1.1.25–8.1.1.36 — what a game loss or a match loss does to the match (PCA-05).

use crate::standings::{Score, Side, Stage, Wins};
use rulebook::rule;

/// A match in the middle of its course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    pub wins: Wins,
    pub stage: Stage,
    pub games: [u8; 2],
    /// Games that were really played, the running one included.
    pub played: u8,
    /// False once less than 15 minutes are left.
    pub another_game_possible: bool,
    /// Time has been called.
    pub terminacja: bool,
}

/// What follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// The match is over with this score.
    Over(Score),
    /// Another game follows at this score.
    Goes { games: [u8; 2], sakwa_allowed: bool },
}

/// Game losses that fall together, one or both sides.
pub fn simultaneous(course: Course, losers: &[Side]) -> After {
    let mut games = course.games;
    for loser in losers {
        games[loser.other().index()] += 1;
    }
    if losers.len() == 2 {
        rule!("PC 8.1.1.29");
    }
    if 0 < course.played {
        rule!("AH 104.7");
        rule!("PC 8.1.1.25");
    }
    // Before the match nobody may use his sakwa in the first game that is played.
    let sakwa_allowed = 0 < course.played && course.wins == Wins::Two;
    if course.played == 0 {
        rule!("PC 8.1.1.26");
    }
    let needed = course.wins.count();
    let ahead = Score::new(games[0], games[1]);
    match ahead.winner() {
        Some(winner) if needed <= games[winner.index()] => {
            After::Over(written(course, games, winner))
        }
        None if games.iter().any(|it| needed <= *it) => {
            rule!("PC 8.1.1.31");
            let drawn = course.stage == Stage::Swiss && course.wins == Wins::Two;
            if drawn && !course.another_game_possible {
                return After::Over(ahead);
            }
            After::Goes { games, sakwa_allowed }
        }
        _ if !course.another_game_possible && course.stage == Stage::Swiss => After::Over(ahead),
        _ => After::Goes { games, sakwa_allowed },
    }
}

/// A match to one win is recorded by its time, a longer one as it stands.
fn written(course: Course, games: [u8; 2], winner: Side) -> Score {
    match (course.wins, winner) {
        (Wins::Two, _) => Score::new(games[0], games[1]),
        (Wins::One, Side::First) => Score::new(if course.terminacja { 1 } else { 2 }, 0),
        (Wins::One, Side::Second) => Score::new(0, if course.terminacja { 1 } else { 2 }),
    }
}

/// A match loss: the opponent has what he needed, the loser keeps what he won.
/// `over` is true if the match of the infraction has ended; then the loss
/// waits for the next one and nothing changes here.
pub fn match_loss(course: Course, loser: Side, over: bool) -> Option<Score> {
    rule!("PC 8.1.1.34");
    if over {
        return None;
    }
    let mut games = course.games;
    games[loser.other().index()] = 2;
    games[loser.index()] = games[loser.index()].min(1);
    Some(Score::new(games[0], games[1]))
}

/// What penalties that fall in one moment do to a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suffered {
    pub fate: Fate,
    /// Sides whose game loss waits for the next round, because the opponent lost the match.
    pub carried: Vec<Side>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Untouched,
    Over(Score),
    LostByBoth,
    Goes { games: [u8; 2], sakwa_allowed: bool },
}

/// Match losses and game losses of one moment.
pub fn together(course: Course, match_losers: &[Side], game_losers: &[Side]) -> Suffered {
    let fate = match match_losers {
        [] if game_losers.is_empty() => Fate::Untouched,
        [] => match simultaneous(course, game_losers) {
            After::Over(score) => Fate::Over(score),
            After::Goes { games, sakwa_allowed } => Fate::Goes { games, sakwa_allowed },
        },
        [loser] => match_loss(course, *loser, false).map_or(Fate::Untouched, Fate::Over),
        _ => Fate::LostByBoth,
    };
    let opponent_lost = |it: &&Side| match_losers.contains(&it.other());
    Suffered { fate, carried: game_losers.iter().filter(opponent_lost).copied().collect() }
}
