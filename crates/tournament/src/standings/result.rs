//! PC 2.2.3–2.2.7, 2.3, 2.5 — which results a slip may bear, and what is recorded.

use rulebook::{RuleId, cite, rule};
use std::fmt;

/// How many won games win the match; announced before the event (PC 2.3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wins {
    One,
    Two,
}

impl Wins {
    pub const fn count(self) -> u8 {
        match self {
            Wins::One => 1,
            Wins::Two => 2,
        }
    }
}

/// The phase a match belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    Swiss,
    KnockOut,
}

/// One side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    First,
    Second,
}

impl Side {
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    pub const fn index(self) -> usize {
        match self {
            Side::First => 0,
            Side::Second => 1,
        }
    }
}

/// Whether the last game was decided before the end of time was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    InTime,
    Terminacja,
}

/// What the players report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slip {
    /// Games won by each side, as they were played.
    Played { games: [u8; 2], ending: Ending },
    /// One side gives up the match at this score of games.
    Conceded { by: Side, games: [u8; 2] },
    /// One side never started to play.
    Refused { by: Side },
    /// Agreed before play began.
    IntentionalDraw { play_began: bool },
    /// No opponent.
    Bye,
}

/// Games as they stand in the table of the event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score {
    pub won: [u8; 2],
    /// Only in the files of other games; a game of VETO! has a winner (PC 2.3.3).
    pub drawn: u8,
}

impl Score {
    pub const fn new(first: u8, second: u8) -> Score {
        Score { won: [first, second], drawn: 0 }
    }

    pub fn winner(self) -> Option<Side> {
        match self.won[0].cmp(&self.won[1]) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        }
    }

    fn won_by(side: Side, winner: u8, loser: u8) -> Score {
        match side {
            Side::First => Score::new(winner, loser),
            Side::Second => Score::new(loser, winner),
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.won[0], self.won[1])
    }
}

/// Why a slip is handed back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalResult {
    /// No match of this length can end so.
    ImpossibleScore {
        games: [u8; 2],
        wins: Wins,
    },
    /// 0:0 is what an intentional draw is recorded as, and nothing else.
    NothingPlayed,
    DrawInMatchToOneWin,
    DrawInKnockOut,
    DrawAfterPlayBegan,
    ByeInKnockOut,
}

impl IllegalResult {
    /// The rule a judge would quote.
    pub const fn rule(&self) -> RuleId {
        match self {
            IllegalResult::ImpossibleScore { wins: Wins::One, .. } => cite!("PC 2.3.1"),
            IllegalResult::ImpossibleScore { wins: Wins::Two, .. } => cite!("PC 2.2.6"),
            IllegalResult::NothingPlayed => cite!("PC 2.2.7"),
            IllegalResult::DrawInMatchToOneWin => cite!("PC 2.3.4"),
            IllegalResult::DrawInKnockOut => cite!("PC 2.3.5"),
            IllegalResult::DrawAfterPlayBegan => cite!("PC 2.5.4"),
            IllegalResult::ByeInKnockOut => cite!("PC 2.2.5"),
        }
    }
}

impl fmt::Display for IllegalResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalResult::ImpossibleScore { games: [first, second], wins } => {
                write!(f, "a match to {} cannot end {first}:{second}", wins.count())?;
            }
            IllegalResult::NothingPlayed => f.write_str("0:0 records an intentional draw only")?,
            IllegalResult::DrawInMatchToOneWin => {
                f.write_str("a match to one win is not drawn by play")?;
            }
            IllegalResult::DrawInKnockOut => f.write_str("a knock-out match has a winner")?,
            IllegalResult::DrawAfterPlayBegan => {
                f.write_str("an intentional draw is agreed before play begins")?;
            }
            IllegalResult::ByeInKnockOut => f.write_str("there is no bye in a knock-out round")?,
        }
        write!(f, " ({})", self.rule())
    }
}

impl std::error::Error for IllegalResult {}

/// What is recorded for a slip, or why it is refused.
pub fn record(wins: Wins, stage: Stage, slip: Slip) -> Result<Score, IllegalResult> {
    match slip {
        Slip::Played { games, ending } => played(wins, stage, games, ending),
        Slip::Conceded { by, games } => conceded(wins, by, games),
        Slip::Refused { by } => {
            rule!("PC 2.5.6");
            Ok(Score::won_by(by.other(), 2, 0))
        }
        Slip::IntentionalDraw { play_began: true } => Err(IllegalResult::DrawAfterPlayBegan),
        Slip::IntentionalDraw { play_began: false } if stage == Stage::KnockOut => {
            Err(IllegalResult::DrawInKnockOut)
        }
        Slip::IntentionalDraw { play_began: false } => {
            rule!("AH 104.8.a");
            rule!("PC 2.2.7");
            rule!("PC 2.5.4");
            Ok(Score::default())
        }
        Slip::Bye if stage == Stage::KnockOut => Err(IllegalResult::ByeInKnockOut),
        Slip::Bye => {
            rule!("PC 2.2.5");
            Ok(Score::new(wins.count(), 0))
        }
    }
}

fn played(
    wins: Wins,
    stage: Stage,
    games: [u8; 2],
    ending: Ending,
) -> Result<Score, IllegalResult> {
    let score = Score::new(games[0], games[1]);
    if games == [0, 0] {
        return Err(IllegalResult::NothingPlayed);
    }
    let Some(winner) = score.winner() else {
        return match wins {
            _ if games != [1, 1] => Err(IllegalResult::ImpossibleScore { games, wins }),
            Wins::One => Err(IllegalResult::DrawInMatchToOneWin),
            Wins::Two if stage == Stage::KnockOut => Err(IllegalResult::DrawInKnockOut),
            Wins::Two => {
                rule!("PC 2.3.4");
                rule!("PC 2.3.5");
                Ok(score)
            }
        };
    };
    let (most, least) = (games[winner.index()], games[winner.other().index()]);
    match (wins, most, least) {
        (Wins::One, 1, 0) if ending == Ending::InTime => {
            rule!("PC 2.2.3");
            Ok(Score::won_by(winner, 2, 0))
        }
        (Wins::One, 1, 0) => {
            rule!("PC 2.2.4");
            Ok(Score::won_by(winner, 1, 0))
        }
        (Wins::Two, 2, 0 | 1) => {
            rule!("AH 100.1.b");
            rule!("PC 2.2.6");
            rule!("PC 2.3.1");
            Ok(score)
        }
        (Wins::Two, 1, 0) => {
            rule!("PC 2.2.6");
            Ok(score)
        }
        _ => Err(IllegalResult::ImpossibleScore { games, wins }),
    }
}

/// The other side is credited with the wins it lacks.
fn conceded(wins: Wins, by: Side, games: [u8; 2]) -> Result<Score, IllegalResult> {
    if games.iter().any(|it| wins.count() <= *it) {
        return Err(IllegalResult::ImpossibleScore { games, wins });
    }
    rule!("PC 2.5.1");
    Ok(match wins {
        Wins::One => Score::won_by(by.other(), 2, 0),
        Wins::Two => Score::won_by(by.other(), 2, games[by.index()]),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rulebook::proves;

    fn swiss(wins: Wins, games: [u8; 2]) -> Result<Score, IllegalResult> {
        record(wins, Stage::Swiss, Slip::Played { games, ending: Ending::InTime })
    }

    #[track_caller]
    fn refused(slip: Slip, wins: Wins, stage: Stage, because: RuleId) {
        assert_eq!(record(wins, stage, slip).unwrap_err().rule(), because, "{slip:?}");
    }

    #[test]
    fn a_match_to_one_win_is_recorded_by_the_time_of_the_victory() {
        let _rules = [proves!("PC 2.2.3"), proves!("PC 2.2.4")];
        let late = Slip::Played { games: [0, 1], ending: Ending::Terminacja };

        assert_eq!(swiss(Wins::One, [1, 0]), Ok(Score::new(2, 0)));
        assert_eq!(record(Wins::One, Stage::Swiss, late), Ok(Score::new(0, 1)));
    }

    #[test]
    fn a_match_to_two_wins_is_recorded_as_it_ended() {
        let _rules =
            [proves!("AH 100.1.b"), proves!("PC 2.2.6"), proves!("PC 2.3.1"), proves!("PC 2.3.5")];
        for games in [[2, 0], [2, 1], [1, 0], [1, 1], [0, 2], [1, 2], [0, 1]] {
            assert_eq!(swiss(Wins::Two, games), Ok(Score::new(games[0], games[1])));
        }
        for games in [[2, 2], [3, 0], [0, 3], [3, 1]] {
            let slip = Slip::Played { games, ending: Ending::InTime };
            refused(slip, Wins::Two, Stage::Swiss, cite!("PC 2.2.6"));
        }
        let two_games = Slip::Played { games: [2, 0], ending: Ending::InTime };
        refused(two_games, Wins::One, Stage::Swiss, cite!("PC 2.3.1"));
    }

    #[test]
    fn only_a_match_to_two_wins_can_be_drawn_by_play() {
        let _rule = proves!("PC 2.3.4");
        let draw = Slip::Played { games: [1, 1], ending: Ending::Terminacja };

        assert_eq!(record(Wins::Two, Stage::Swiss, draw), Ok(Score::new(1, 1)));
        refused(draw, Wins::One, Stage::Swiss, cite!("PC 2.3.4"));
        refused(draw, Wins::Two, Stage::KnockOut, cite!("PC 2.3.5"));
    }

    #[test]
    fn a_bye_is_a_win_of_the_games_the_match_needs() {
        let _rule = proves!("PC 2.2.5");
        assert_eq!(record(Wins::One, Stage::Swiss, Slip::Bye), Ok(Score::new(1, 0)));
        assert_eq!(record(Wins::Two, Stage::Swiss, Slip::Bye), Ok(Score::new(2, 0)));
        refused(Slip::Bye, Wins::Two, Stage::KnockOut, cite!("PC 2.2.5"));
    }

    #[test]
    fn an_intentional_draw_is_agreed_before_play_and_recorded_without_games() {
        let _rules = [proves!("AH 104.8.a"), proves!("PC 2.2.7"), proves!("PC 2.5.4")];
        let agreed = Slip::IntentionalDraw { play_began: false };
        let late = Slip::IntentionalDraw { play_began: true };
        let nothing = Slip::Played { games: [0, 0], ending: Ending::Terminacja };

        assert_eq!(record(Wins::One, Stage::Swiss, agreed), Ok(Score::new(0, 0)));
        refused(late, Wins::Two, Stage::Swiss, cite!("PC 2.5.4"));
        refused(agreed, Wins::Two, Stage::KnockOut, cite!("PC 2.3.5"));
        refused(nothing, Wins::Two, Stage::Swiss, cite!("PC 2.2.7"));
    }

    #[test]
    fn who_concedes_or_will_not_play_loses_the_match() {
        let _rules = [proves!("PC 2.5.1"), proves!("PC 2.5.6")];
        let give_up = |games| Slip::Conceded { by: Side::Second, games };

        assert_eq!(record(Wins::Two, Stage::Swiss, give_up([0, 0])), Ok(Score::new(2, 0)));
        assert_eq!(record(Wins::Two, Stage::Swiss, give_up([0, 1])), Ok(Score::new(2, 1)));
        assert_eq!(record(Wins::One, Stage::Swiss, give_up([0, 0])), Ok(Score::new(2, 0)));
        refused(give_up([2, 0]), Wins::Two, Stage::Swiss, cite!("PC 2.2.6"));
        let absent = Slip::Refused { by: Side::First };
        assert_eq!(record(Wins::Two, Stage::Swiss, absent), Ok(Score::new(0, 2)));
    }

    #[test]
    fn a_refusal_names_its_rule() {
        let refusal = swiss(Wins::Two, [2, 2]).unwrap_err();
        assert_eq!(refusal.to_string(), "a match to 2 cannot end 2:2 (PC 2.2.6)");
    }
}
