//! PC E.1, E.5, E.6 — the chance, the coefficient and the change of one match.

use rulebook::rule;

/// Which reading of the appendix these numbers follow; written into every ranking.
pub const RULES: &str = "PC 2.0.2, readings of 2026-11";

/// Points of the ranking, never below zero.
pub type Rating = i64;

/// A Skartabellus counts as this, whatever he has collected.
pub const SKARTABELLUS_RATING: Rating = 1000;
/// Through this match a player is a Skartabellus.
pub const SKARTABELLUS_MATCHES: u32 = 36;
pub const SKARTABELLUS_K: i64 = 60;

/// The rank of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    Skartabellus,
    Nobilis,
    Generosus,
    Magnificus,
}

pub fn rank(rating: Rating, matches: u32) -> Rank {
    if matches < SKARTABELLUS_MATCHES {
        rule!("PC E.1.1");
        return Rank::Skartabellus;
    }
    match rating {
        ..=1000 => {
            rule!("PC E.1.2");
            Rank::Nobilis
        }
        1001..=1800 => {
            rule!("PC E.1.3");
            Rank::Generosus
        }
        1801.. => {
            rule!("PC E.1.4");
            Rank::Magnificus
        }
    }
}

/// A chance in hundred-thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chance(pub i64);

const WHOLE: i64 = 100_000;

/// The chance that a player of rating `own` beats one of rating `other`.
pub fn chance(own: Rating, other: Rating) -> Chance {
    rule!("PC E.0.1");
    rule!("PC E.5.1");
    let difference = own - other;
    if difference.abs() >= 1000 {
        rule!("PC E.5.3");
        return Chance(if difference < 0 { WHOLE / 100 } else { WHOLE - WHOLE / 100 });
    }
    if difference == 0 {
        rule!("PC E.5.2");
    }
    rule!("PC E.5.4");
    Chance(WHOLE / 2 + 49 * difference)
}

/// How a match ended for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    Won,
    Drawn,
    Lost,
}

impl Outcome {
    pub const fn mirrored(self) -> Outcome {
        match self {
            Outcome::Won => Outcome::Lost,
            Outcome::Drawn => Outcome::Drawn,
            Outcome::Lost => Outcome::Won,
        }
    }

    fn share(self) -> i64 {
        rule!("PC E.5.6");
        match self {
            Outcome::Won => WHOLE,
            Outcome::Drawn => WHOLE / 2,
            Outcome::Lost => 0,
        }
    }
}

/// What a tournament weighs in the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weight {
    MiniLocal,
    /// Sealed deck included.
    Local,
    Draft,
    Premiere,
    /// And the consolation draft beside it.
    Master,
    /// IMP, DMP, PMP and the consolation drafts beside them.
    Championship,
}

impl Weight {
    /// The coefficient, by the number of persons who played at least one match.
    pub fn k(self, persons: u32) -> i64 {
        let by_pairs = |base: i64, most: i64| (base + base * i64::from(persons / 2)).min(most);
        match self {
            Weight::MiniLocal => {
                rule!("PC E.5.10");
                5
            }
            Weight::Local => {
                rule!("PC E.5.11");
                by_pairs(2, 20)
            }
            Weight::Draft => {
                rule!("PC E.5.12");
                by_pairs(3, 30)
            }
            Weight::Premiere => {
                rule!("PC E.5.13");
                20
            }
            Weight::Master => {
                rule!("PC E.5.14");
                30
            }
            Weight::Championship => {
                rule!("PC E.5.15");
                rule!("PC E.5.18");
                60
            }
        }
    }
}

/// The points a player gains or loses: K times what he did better than expected.
pub fn change(own: Rating, other: Rating, outcome: Outcome, k: i64) -> i64 {
    // The deviation first, as the worked example of the document shows it.
    rule!("PC E.5.7");
    rule!("PC E.5.8");
    rule!("PC E.5.9");
    rule!("PC E.2.2");
    if own == other {
        rule!("PC E.5.20");
    }
    rounded(k * (outcome.share() - chance(own, other).0), WHOLE)
}

/// The temporary rating of a pair, exactly: so many hundred-thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PairRating(pub i64);

impl PairRating {
    /// As it is shown.
    pub fn rounded(self) -> Rating {
        rounded(self.0, WHOLE)
    }
}

/// Each partner counts by his chance of beating the other.
pub fn pair_rating(partners: [Rating; 2]) -> PairRating {
    rule!("PC E.6.1");
    let delta = chance(partners[0], partners[1]).0;
    // The document's example puts in 1200 for 1250; the formula holds.
    rule!("PC E.6.2");
    rule!("PC E.6.5");
    PairRating(partners[0] * delta + partners[1] * (WHOLE - delta))
}

/// The change of one player in a match against a pair.
pub fn change_against_pair(own: Rating, pair: PairRating, outcome: Outcome, k: i64) -> i64 {
    rule!("PC E.6.4");
    match outcome {
        Outcome::Won => rule!("PC E.6.6"),
        Outcome::Drawn => rule!("PC E.6.7"),
        Outcome::Lost => rule!("PC E.6.8"),
    }
    // Chances in units of 1/WHOLE², because the pair's rating is not rounded.
    let difference = own * WHOLE - pair.0;
    let limit = 1000 * WHOLE;
    let chance = if difference.abs() >= limit {
        let low = WHOLE / 100 * WHOLE;
        if difference < 0 { low } else { WHOLE * WHOLE - low }
    } else {
        WHOLE / 2 * WHOLE + 49 * difference
    };
    rounded(k * (outcome.share() * WHOLE - chance), WHOLE * WHOLE)
}

/// To the nearest integer, halves away from zero, so that equal K stays zero-sum.
fn rounded(part: i64, whole: i64) -> i64 {
    rule!("PC E.5.17");
    let magnitude = (2 * part.abs() + whole) / (2 * whole);
    if part < 0 { -magnitude } else { magnitude }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Outcome::{Drawn, Lost, Won};
    use rulebook::proves;

    fn both(first: Rating, second: Rating, outcome: Outcome, k: i64) -> [i64; 2] {
        [change(first, second, outcome, k), change(second, first, outcome.mirrored(), k)]
    }

    #[test]
    fn the_chance_is_linear_and_ends_at_a_thousand() {
        let _rules = [
            proves!("PC E.0.1"),
            proves!("PC E.5.1"),
            proves!("PC E.5.2"),
            proves!("PC E.5.3"),
            proves!("PC E.5.4"),
        ];
        assert_eq!([chance(1600, 1400), chance(1400, 1600)], [Chance(59_800), Chance(40_200)]);
        assert_eq!(chance(1200, 1200), Chance(50_000));
        assert_eq!([chance(2300, 1000), chance(1000, 2300)], [Chance(99_000), Chance(1_000)]);
        assert_eq!([chance(1999, 1000), chance(2000, 1000)], [Chance(98_951), Chance(99_000)]);
        assert_eq!(chance(700, 500), chance(1700, 1500));
    }

    #[test]
    fn the_printed_example_of_a_master() {
        let _rules = [
            proves!("PC E.5.6"),
            proves!("PC E.5.7"),
            proves!("PC E.5.9"),
            proves!("PC E.5.17"),
            proves!("PC E.2.2"),
        ];
        assert_eq!(both(1600, 1400, Won, 30), [12, -12]);
        assert_eq!(both(1600, 1400, Lost, 30), [-18, 18]);
        assert_eq!(both(1600, 1400, Drawn, 30), [-3, 3]);
    }

    #[test]
    fn deviations_before_rounding_are_as_printed() {
        let _rule = proves!("PC E.5.8");
        // With K of 1000 the change is the deviation in tenths of a percent.
        assert_eq!(both(1600, 1400, Won, 1000), [402, -402]);
        assert_eq!(both(1600, 1400, Lost, 1000), [-598, 598]);
        assert_eq!(both(1600, 1400, Drawn, 1000), [-98, 98]);
    }

    #[test]
    fn twice_as_much_at_the_championship() {
        let _rule = proves!("PC E.5.18");
        let k = Weight::Championship.k(50);
        assert_eq!(both(1600, 1400, Won, k), [24, -24]);
        assert_eq!(both(1600, 1400, Lost, k), [-36, 36]);
        assert_eq!(both(1600, 1400, Drawn, k), [-6, 6]);
    }

    #[test]
    fn equals_play_for_half_of_k_and_halves_go_away_from_zero() {
        let _rule = proves!("PC E.5.20");
        assert_eq!(both(1000, 1000, Won, 30), [15, -15]);
        assert_eq!(both(1000, 1000, Drawn, 30), [0, 0]);
        assert_eq!(both(1500, 1500, Won, 5), [3, -3]);
    }

    #[test]
    fn from_a_thousand_points_on_nothing_grows() {
        let results = |k| [Won, Lost, Drawn].map(|it| both(2300, 1000, it, k));
        assert_eq!(results(30), [[0, 0], [-30, 30], [-15, 15]]);
        assert_eq!(results(60), [[1, -1], [-59, 59], [-29, 29]]);
    }

    #[test]
    fn k_by_the_weight_of_the_tournament() {
        let _rules = [
            proves!("PC E.5.10"),
            proves!("PC E.5.11"),
            proves!("PC E.5.12"),
            proves!("PC E.5.13"),
            proves!("PC E.5.14"),
            proves!("PC E.5.15"),
        ];
        let local = [6, 7, 8, 9, 12, 17, 18, 30, 40].map(|it| Weight::Local.k(it));
        assert_eq!(local, [8, 8, 10, 10, 14, 18, 20, 20, 20]);
        let draft = [6, 7, 8, 9, 12, 17, 18, 20].map(|it| Weight::Draft.k(it));
        assert_eq!(draft, [12, 12, 15, 15, 21, 27, 30, 30]);
        let fixed = [Weight::MiniLocal, Weight::Premiere, Weight::Master, Weight::Championship];
        assert_eq!(fixed.map(|it| it.k(8)), [5, 20, 30, 60]);
    }

    #[test]
    fn the_ranks() {
        let _rules =
            [proves!("PC E.1.1"), proves!("PC E.1.2"), proves!("PC E.1.3"), proves!("PC E.1.4")];
        assert_eq!(rank(1240, 35), Rank::Skartabellus);
        assert_eq!([0, 1000].map(|it| rank(it, 36)), [Rank::Nobilis; 2]);
        assert_eq!([1001, 1800].map(|it| rank(it, 36)), [Rank::Generosus; 2]);
        assert_eq!([1801, 2500].map(|it| rank(it, 36)), [Rank::Magnificus; 2]);
    }

    #[test]
    fn the_rating_of_a_pair() {
        let _rules = [proves!("PC E.6.1"), proves!("PC E.6.2"), proves!("PC E.6.5")];
        assert_eq!(pair_rating([1600, 1400]), PairRating(151_960_000));
        assert_eq!(pair_rating([1600, 1400]).rounded(), 1520);
        assert_eq!(pair_rating([1400, 1600]), pair_rating([1600, 1400]));
        assert_eq!(pair_rating([1250, 1000]), PairRating(115_562_500));
        assert_eq!(pair_rating([1250, 1000]).rounded(), 1156);
        assert_eq!([2000, 2600].map(|it| pair_rating([it, 1000]).rounded()), [1990, 2584]);
    }

    /// A1, A2, B1, B2 when pair A has this outcome.
    fn pairs(outcome: Outcome, k: i64) -> [i64; 4] {
        let (a, b) = (pair_rating([1600, 1400]), pair_rating([1250, 1000]));
        let other = outcome.mirrored();
        [
            change_against_pair(1600, b, outcome, k),
            change_against_pair(1400, b, outcome, k),
            change_against_pair(1250, a, other, k),
            change_against_pair(1000, a, other, k),
        ]
    }

    #[test]
    fn the_printed_example_of_pairs() {
        let _rules =
            [proves!("PC E.6.4"), proves!("PC E.6.6"), proves!("PC E.6.7"), proves!("PC E.6.8")];
        assert_eq!(pairs(Won, 30), [8, 11, -11, -7]);
        assert_eq!(pairs(Drawn, 30), [-7, -4, 4, 8]);
        assert_eq!(pairs(Lost, 30), [-22, -19, 19, 23]);
    }

    #[test]
    fn pairs_with_another_k_show_that_the_printed_1125_is_a_slip() {
        assert_eq!(pairs(Won, 60), [17, 23, -22, -15]);
        assert_eq!(pairs(Drawn, 60), [-13, -7, 8, 15]);
        assert_eq!(pairs(Lost, 60), [-43, -37, 38, 45]);
        assert_eq!(pairs(Won, 20), [6, 8, -7, -5]);
    }

    #[test]
    fn the_rating_of_a_pair_is_not_rounded_before_it_is_used() {
        let pair = pair_rating([1000, 953]);
        assert_eq!(pair.0, 97_758_241);
        assert_eq!(change_against_pair(1556, pair, Won, 30), 6);
        assert_eq!(change(1556, pair.rounded(), Won, 30), 7);
    }
}
