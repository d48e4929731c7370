//! What makes a pairing bad, in order; and one integer that keeps this order.

use std::ops::Add;

/// The concerns of a pairing. One unit of an earlier one outweighs everything
/// that later ones can add up to in the whole round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tiers {
    /// Pairs that the organiser has forbidden.
    pub forbidden: u64,
    pub rematches: u64,
    pub second_byes: u64,
    /// How many places above the last the bye goes.
    pub bye_place: u64,
    /// Differences of points, squared, so that two small ones beat a large one.
    pub gaps: u64,
    /// Players who float the same way as in the last round.
    pub repeated_floats: u64,
    /// How many groups of equals lie below each player who is paired down.
    pub high_floats: u64,
    /// Distance in the order of the policy.
    pub policy: u64,
}

impl Tiers {
    const fn list(self) -> [u64; 8] {
        [
            self.forbidden,
            self.rematches,
            self.second_byes,
            self.bye_place,
            self.gaps,
            self.repeated_floats,
            self.high_floats,
            self.policy,
        ]
    }
}

impl Add for Tiers {
    type Output = Tiers;

    fn add(self, other: Tiers) -> Tiers {
        Tiers {
            forbidden: self.forbidden + other.forbidden,
            rematches: self.rematches + other.rematches,
            second_byes: self.second_byes + other.second_byes,
            bye_place: self.bye_place + other.bye_place,
            gaps: self.gaps + other.gaps,
            repeated_floats: self.repeated_floats + other.repeated_floats,
            high_floats: self.high_floats + other.high_floats,
            policy: self.policy + other.policy,
        }
    }
}

/// What each concern is multiplied with.
#[derive(Clone, Debug)]
pub(super) struct Weights([i128; 8]);

/// Room for four times a cost, plus two prices of that size, in an `i128`.
const LARGEST: i128 = 1 << 122;

impl Weights {
    /// Weights for a round in which no concern exceeds `most`; none if they
    /// do not fit.
    pub(super) fn for_sums_up_to(most: Tiers) -> Option<Weights> {
        let mut weights = [0; 8];
        let mut next: i128 = 1;
        for (weight, most) in weights.iter_mut().zip(most.list()).rev() {
            *weight = next;
            next = next.checked_mul(i128::from(most) + 1).filter(|it| *it < LARGEST)?;
        }
        Some(Weights(weights))
    }

    pub(super) fn cost(&self, tiers: Tiers) -> i128 {
        self.0.iter().zip(tiers.list()).map(|(weight, amount)| weight * i128::from(amount)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::{Tiers, Weights};

    #[test]
    fn one_unit_of_an_earlier_concern_outweighs_all_later_ones() {
        let most = Tiers { rematches: 3, gaps: 7, policy: 100, ..Tiers::default() };
        let weights = Weights::for_sums_up_to(most).unwrap();
        let one = |tiers: Tiers| weights.cost(tiers);
        assert!(
            one(Tiers { gaps: 7, policy: 100, ..Tiers::default() })
                < one(Tiers { rematches: 1, ..Tiers::default() })
        );
        assert!(
            one(Tiers { policy: 100, ..Tiers::default() })
                < one(Tiers { gaps: 1, ..Tiers::default() })
        );
    }

    #[test]
    fn weights_that_do_not_fit_are_refused() {
        let huge = Tiers { rematches: u64::MAX, gaps: u64::MAX, ..Tiers::default() };
        assert!(Weights::for_sums_up_to(huge).is_none());
    }
}
