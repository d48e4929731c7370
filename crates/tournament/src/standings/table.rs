//! PC 2.2.2, 2.2.9–2.2.14 — points and tie-breakers, and the table they make.

use super::{Profile, Score, Side};
use crate::{Fraction, PlayerId};
use kernel::Dice;
use rulebook::rule;
use std::{cmp::Reverse, collections::BTreeMap};

/// One finished match of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    Played {
        players: [PlayerId; 2],
        score: Score,
    },
    /// Both sides lost it, for instance because both were disqualified.
    LostByBoth {
        players: [PlayerId; 2],
    },
    /// No opponent; the score is the holder's first.
    Bye {
        player: PlayerId,
        score: Score,
    },
    /// A round before a late entry: lost, without opponent and without games.
    Missed {
        player: PlayerId,
    },
}

/// A line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Shared by players whom no tie-breaker separates.
    pub place: u32,
    pub player: PlayerId,
    pub points: u32,
    pub won: u32,
    pub lost: u32,
    pub drawn: u32,
    /// Percentage of matches won by the opponents.
    pub omw: Fraction,
    /// Percentage of games won by the player.
    pub gw: Fraction,
    /// Percentage of games won by the opponents.
    pub ogw: Fraction,
    /// What he counts for in the tie-breakers of his opponents.
    pub counts_for: CountsFor,
}

/// A player's percentages of won matches and games, never below the floor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountsFor {
    pub matches: Fraction,
    pub games: Fraction,
}

/// The table of an event, best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    pub rows: Vec<Row>,
}

impl Standings {
    pub fn row(&self, player: PlayerId) -> Option<&Row> {
        self.rows.iter().find(|it| it.player == player)
    }
}

/// Makes the table of everybody who played, except the `disqualified`.
///
/// Players equal in everything share a place; their order within it is drawn
/// by lot from `lot`, so that a cut through them can be repeated and checked.
/// A player without any match is listed last with nothing.
pub fn standings(
    entrants: &[PlayerId],
    disqualified: &[PlayerId],
    rounds: &[Vec<Match>],
    profile: &Profile,
    lot: u64,
) -> Standings {
    let mut tallies: BTreeMap<PlayerId, Tally> =
        entrants.iter().map(|it| (*it, Tally::default())).collect();
    for (round, matches) in rounds.iter().enumerate() {
        for one in matches {
            count(&mut tallies, one, round, profile);
        }
    }
    let shares: BTreeMap<PlayerId, Shares> =
        tallies.iter().map(|(player, tally)| (*player, tally.shares(profile))).collect();
    let mut keyed: Vec<(Key, Row)> = tallies
        .iter()
        .filter(|(player, _)| {
            let out = disqualified.contains(player);
            if out {
                rule!("PC 8.1.1.41");
            }
            !out
        })
        .map(|(player, tally)| {
            let row = row(*player, tally, &shares, profile);
            let stayed = if profile.dropped_below { tally.last_round } else { 0 };
            (Key::of(&row, stayed), row)
        })
        .collect();
    rule!("PC 2.2.9");
    rule!("PC 2.2.14");
    keyed.sort_by_cached_key(|(key, row)| (Reverse(key.clone()), drawn_lot(lot, row.player)));
    let mut place = 0;
    for at in 0..keyed.len() {
        if at == 0 || keyed[at - 1].0 != keyed[at].0 {
            place = at as u32 + 1;
        }
        keyed[at].1.place = place;
    }
    Standings { rows: keyed.into_iter().map(|(_, row)| row).collect() }
}

/// What orders two players, in this order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    points: u32,
    stayed: usize,
    omw: Fraction,
    gw: Fraction,
    ogw: Fraction,
}

impl Key {
    fn of(row: &Row, stayed: usize) -> Key {
        Key {
            points: row.points,
            stayed,
            omw: row.omw.clone(),
            gw: row.gw.clone(),
            ogw: row.ogw.clone(),
        }
    }
}

/// What the results of one player add up to.
#[derive(Clone, Debug, Default)]
struct Tally {
    won: u32,
    lost: u32,
    drawn: u32,
    byes: u32,
    points: u32,
    games: u32,
    game_points: u32,
    /// Counted from one; zero before the first.
    last_round: usize,
    /// Once per meeting.
    opponents: Vec<PlayerId>,
}

/// The two percentages that others average.
struct Shares {
    mw: Fraction,
    gw: Fraction,
}

impl Tally {
    fn shares(&self, profile: &Profile) -> Shares {
        let byes = if profile.bye_in_own_mw { 0 } else { self.byes };
        let matches = self.won + self.lost + self.drawn - byes;
        let points = self.points - byes * profile.win;
        Shares { mw: share(points, profile.win * matches), gw: self.gw() }
    }

    fn gw(&self) -> Fraction {
        share(self.game_points, POINTS_OF_A_GAME * self.games)
    }
}

const POINTS_OF_A_GAME: u32 = 3;

/// Nothing of nothing is nothing: who played no game won none.
fn share(part: u32, whole: u32) -> Fraction {
    if whole == 0 { Fraction::zero() } else { Fraction::new(part.into(), whole.into()) }
}

fn count(tallies: &mut BTreeMap<PlayerId, Tally>, one: &Match, round: usize, profile: &Profile) {
    let mut add = |player: PlayerId, opponent: Option<PlayerId>, outcome: Outcome, score: Score| {
        let tally = tallies.entry(player).or_default();
        tally.last_round = round + 1;
        tally.opponents.extend(opponent);
        tally.points += match outcome {
            Outcome::Won => profile.win,
            Outcome::Drawn => profile.draw,
            Outcome::Lost => profile.loss,
        };
        match outcome {
            Outcome::Won => tally.won += 1,
            Outcome::Drawn => tally.drawn += 1,
            Outcome::Lost => tally.lost += 1,
        }
        let [own, other] = score.won.map(u32::from);
        let drawn = u32::from(score.drawn);
        tally.games += own + other + drawn;
        tally.game_points += POINTS_OF_A_GAME * own + profile.drawn_game_points * drawn;
        if opponent.is_none() && outcome == Outcome::Won {
            tally.byes += 1;
        }
    };
    rule!("PC 2.2.2");
    match *one {
        Match::Played { players: [first, second], score } => {
            let mirrored = Score { won: [score.won[1], score.won[0]], ..score };
            let (one, other) = match score.winner() {
                Some(Side::First) => (Outcome::Won, Outcome::Lost),
                Some(Side::Second) => (Outcome::Lost, Outcome::Won),
                None => (Outcome::Drawn, Outcome::Drawn),
            };
            add(first, Some(second), one, score);
            add(second, Some(first), other, mirrored);
        }
        Match::LostByBoth { players: [first, second] } => {
            add(first, Some(second), Outcome::Lost, Score::default());
            add(second, Some(first), Outcome::Lost, Score::default());
        }
        Match::Bye { player, score } => add(player, None, Outcome::Won, score),
        Match::Missed { player } => add(player, None, Outcome::Lost, Score::default()),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Won,
    Drawn,
    Lost,
}

fn row(
    player: PlayerId,
    tally: &Tally,
    shares: &BTreeMap<PlayerId, Shares>,
    profile: &Profile,
) -> Row {
    let floored = |value: &Fraction| value.clone().max(profile.floor.clone());
    let mean = |of: fn(&Shares) -> &Fraction| {
        let opponents = tally.opponents.iter().filter_map(|it| shares.get(it));
        Fraction::mean(opponents.map(|it| floored(of(it)))).unwrap_or_else(Fraction::zero)
    };
    rule!("PC 2.2.13");
    rule!("PC 2.2.10");
    let omw = mean(|it| &it.mw);
    rule!("PC 2.2.11");
    let own = tally.gw();
    let gw = if profile.own_gw_floored { floored(&own) } else { own };
    rule!("PC 2.2.12");
    let ogw = mean(|it| &it.gw);
    let counts_for = CountsFor {
        matches: shares.get(&player).map_or_else(Fraction::zero, |it| floored(&it.mw)),
        games: shares.get(&player).map_or_else(Fraction::zero, |it| floored(&it.gw)),
    };
    let Tally { won, lost, drawn, points, .. } = *tally;
    Row { place: 0, player, points, won, lost, drawn, omw, gw, ogw, counts_for }
}

/// The lot of one player; does not depend on who else takes part.
fn drawn_lot(lot: u64, player: PlayerId) -> u64 {
    let salted = Dice::new(lot).roll() ^ (u64::from(player.0) << 20);
    Dice::new(salted).roll()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rulebook::proves;

    const A: PlayerId = PlayerId(1);
    const B: PlayerId = PlayerId(2);
    const C: PlayerId = PlayerId(3);
    const D: PlayerId = PlayerId(4);

    fn played(first: PlayerId, second: PlayerId, won: [u8; 2]) -> Match {
        Match::Played { players: [first, second], score: Score::new(won[0], won[1]) }
    }

    fn table(rounds: &[Vec<Match>]) -> Standings {
        standings(&[A, B, C, D], &[], rounds, &Profile::pacta_conventa(), 1)
    }

    #[test]
    fn three_points_for_a_win_one_for_a_draw_none_for_a_loss() {
        let _rule = proves!("PC 2.2.2");
        let rounds = [[2, 0], [2, 1], [1, 1], [0, 2]].map(|won| vec![played(A, B, won)]).to_vec();
        assert_eq!(table(&rounds).row(A).unwrap().points, 7);
        assert_eq!(table(&rounds).row(B).unwrap().points, 4);
    }

    #[test]
    fn the_first_tie_breaker_is_the_mean_of_the_opponents_match_percentages() {
        let _rules = [proves!("PC 2.2.10"), proves!("PC 2.2.13")];
        // A met B (6 of 9), C (3 of 9) and D (0 of 9, counted as a third).
        let rounds = [
            vec![played(A, B, [2, 0]), played(C, D, [2, 0])],
            vec![played(A, C, [2, 0]), played(B, D, [2, 0])],
            vec![played(A, D, [2, 0]), played(B, C, [2, 0])],
        ];
        let row = table(&rounds).row(A).unwrap().clone();
        assert_eq!(row.omw, Fraction::new(4, 9));
        assert_eq!(row.omw.decimal(4), "0.4444");
    }

    #[test]
    fn the_second_tie_breaker_is_the_own_game_percentage_without_a_floor() {
        let _rule = proves!("PC 2.2.11");
        let rounds = [[2, 0], [1, 2], [2, 1]].map(|won| vec![played(A, B, won)]).to_vec();
        assert_eq!(table(&rounds).row(A).unwrap().gw, Fraction::new(5, 8));
        assert_eq!(table(&rounds).row(C).unwrap().gw, Fraction::zero());
    }

    #[test]
    fn the_third_tie_breaker_is_the_mean_of_the_opponents_game_percentages() {
        let _rule = proves!("PC 2.2.12");
        // B won 1 of 3 games, C none of 2 and counts as a third.
        let rounds = [vec![played(A, B, [2, 1])], vec![played(A, C, [2, 0])]];
        assert_eq!(table(&rounds).row(A).unwrap().ogw, Fraction::new(1, 3));
        // D won 5 of 5 with a bye that is his own but no opponent of his.
        let bye = Match::Bye { player: D, score: Score::new(2, 0) };
        let rounds = [vec![played(D, A, [2, 0]), bye], vec![played(A, D, [0, 1])]];
        assert_eq!(table(&rounds).row(A).unwrap().ogw, Fraction::new(1, 1));
        assert_eq!(table(&rounds).row(D).unwrap().omw, Fraction::new(1, 3));
    }

    #[test]
    fn an_earlier_tie_breaker_outweighs_all_later_ones() {
        let _rules = [proves!("PC 2.2.9"), proves!("PC 2.2.14")];
        // A and B both have 3 points; A's opponent won a match, B's did not,
        // though B lost fewer games.
        let rounds = [vec![played(A, C, [2, 1]), played(B, D, [2, 0])], vec![played(C, D, [2, 0])]];
        let table = table(&rounds);
        let order: Vec<_> = table.rows.iter().map(|it| it.player).collect();
        assert_eq!(order, [C, A, B, D]);
        let [a, b] = [A, B].map(|it| table.row(it).unwrap());
        assert!(a.points == b.points && b.omw < a.omw && a.gw < b.gw);
    }

    #[test]
    fn players_equal_in_everything_share_a_place_and_draw_lots() {
        let rounds = [vec![played(A, B, [2, 0]), played(C, D, [2, 0])]];
        let order = |lot| {
            let entrants = [A, B, C, D];
            let table = standings(&entrants, &[], &rounds, &Profile::pacta_conventa(), lot);
            let places: Vec<_> = table.rows.iter().map(|it| it.place).collect();
            assert_eq!(places, [1, 1, 3, 3]);
            table.rows.iter().map(|it| it.player).collect::<Vec<_>>()
        };
        assert_eq!(order(5), order(5));
        assert!((0..20).any(|lot| order(lot) != order(5)), "the lot never changes the order");
    }

    #[test]
    fn a_disqualified_player_has_no_place_but_still_feeds_his_opponents() {
        let _rule = proves!("PC 8.1.1.41");
        let rounds = [vec![played(A, B, [2, 0]), played(C, D, [2, 0])]];
        let entrants = [A, B, C, D];
        let table = standings(&entrants, &[A], &rounds, &Profile::pacta_conventa(), 1);
        assert_eq!(table.rows.len(), 3);
        assert_eq!(table.row(A), None);
        assert_eq!(table.row(B).unwrap().omw, Fraction::new(1, 1));
        assert_eq!(table.rows[0].place, 1);
    }

    #[test]
    fn a_missed_round_and_a_match_lost_by_both_are_losses_without_games() {
        let rounds =
            [vec![Match::Missed { player: A }], vec![Match::LostByBoth { players: [A, B] }]];
        let table = table(&rounds);
        let row = table.row(A).unwrap();
        assert_eq!((row.lost, row.points, row.gw.clone()), (2, 0, Fraction::zero()));
        assert_eq!(row.omw, Fraction::new(1, 3));
    }
}
