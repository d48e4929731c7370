//! Percentages as exact fractions.
//!
//! Two systems of our field have printed equal tie-breakers in the wrong order
//! because they compared rounded numbers. Here nothing is rounded before it is
//! printed, and no sum can overflow.

use num_rational::BigRational;
use std::{cmp::Ordering, fmt, str::FromStr};

/// A fraction that is not negative, always in lowest terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fraction(Size);

/// Nearly all fractions of an event are small; the others are exact too, but slow.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Size {
    Small {
        numerator: u64,
        denominator: u64,
    },
    /// Only what does not fit above, so that equal fractions are equal values.
    Large(BigRational),
}

impl Fraction {
    pub fn new(numerator: u64, denominator: u64) -> Fraction {
        assert!(denominator != 0, "a fraction has a denominator");
        Fraction::reduced(numerator.into(), denominator.into())
    }

    pub fn zero() -> Fraction {
        Fraction::new(0, 1)
    }

    /// The arithmetic mean; none of nothing.
    pub fn mean(values: impl IntoIterator<Item = Fraction>) -> Option<Fraction> {
        let values: Vec<Fraction> = values.into_iter().collect();
        if values.is_empty() {
            return None;
        }
        Some(small_mean(&values).unwrap_or_else(|| large_mean(&values)))
    }

    /// Rounded to so many decimals, halves up: "0.6111".
    pub fn decimal(&self, places: u32) -> String {
        let scale = BigRational::from_integer(10_u64.pow(places).into());
        let digits = (self.large() * scale).round().to_integer().to_string();
        let width = places as usize + 1;
        let digits = format!("{digits:0>width$}");
        match digits.split_at(digits.len() - places as usize) {
            (whole, "") => whole.to_owned(),
            (whole, part) => format!("{whole}.{part}"),
        }
    }

    fn reduced(numerator: u128, denominator: u128) -> Fraction {
        let divisor = gcd(numerator, denominator);
        let (numerator, denominator) = (numerator / divisor, denominator / divisor);
        match (u64::try_from(numerator), u64::try_from(denominator)) {
            (Ok(numerator), Ok(denominator)) => Fraction(Size::Small { numerator, denominator }),
            _ => Fraction(Size::Large(BigRational::new(numerator.into(), denominator.into()))),
        }
    }

    fn large(&self) -> BigRational {
        match &self.0 {
            Size::Small { numerator, denominator } => {
                BigRational::new((*numerator).into(), (*denominator).into())
            }
            Size::Large(large) => large.clone(),
        }
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        match (&self.0, &other.0) {
            (
                Size::Small { numerator: a, denominator: b },
                Size::Small { numerator: c, denominator: d },
            ) => (u128::from(*a) * u128::from(*d)).cmp(&(u128::from(*c) * u128::from(*b))),
            _ => self.large().cmp(&other.large()),
        }
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// "11/18", or "1" where the denominator is one.
impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.large().to_string())
    }
}

/// None if the sum does not fit.
fn small_mean(values: &[Fraction]) -> Option<Fraction> {
    let (mut sum, mut whole) = (0_u128, 1_u128);
    for value in values {
        let Size::Small { numerator, denominator } = value.0 else { return None };
        let denominator = u128::from(denominator);
        let common = (whole / gcd(whole, denominator)).checked_mul(denominator)?;
        let part = u128::from(numerator).checked_mul(common / denominator)?;
        sum = sum.checked_mul(common / whole)?.checked_add(part)?;
        whole = common;
    }
    Some(Fraction::reduced(sum, whole.checked_mul(values.len() as u128)?))
}

fn large_mean(values: &[Fraction]) -> Fraction {
    let zero = BigRational::from_integer(0.into());
    let sum = values.iter().fold(zero, |sum, it| sum + it.large());
    let mean = sum / BigRational::from_integer(values.len().into());
    let [numerator, denominator] = [mean.numer(), mean.denom()].map(u64::try_from);
    match (numerator, denominator) {
        (Ok(numerator), Ok(denominator)) => Fraction::new(numerator, denominator),
        _ => Fraction(Size::Large(mean)),
    }
}

/// Never zero, unless both are.
fn gcd(mut one: u128, mut other: u128) -> u128 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// What was written is neither "1/3" nor "0.33".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAFraction(pub String);

impl fmt::Display for NotAFraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is no fraction; write it like 1/3 or 0.33", self.0)
    }
}

impl std::error::Error for NotAFraction {}

impl FromStr for Fraction {
    type Err = NotAFraction;

    /// Reads "1/3", "0.33" and "1".
    fn from_str(text: &str) -> Result<Fraction, NotAFraction> {
        let wrong = || NotAFraction(text.to_owned());
        let number = |part: &str| part.parse::<u64>().map_err(|_| wrong());
        if let Some((numerator, denominator)) = text.split_once('/') {
            let (numerator, denominator) = (number(numerator)?, number(denominator)?);
            return if denominator == 0 {
                Err(wrong())
            } else {
                Ok(Fraction::new(numerator, denominator))
            };
        }
        let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
        let places = u32::try_from(decimals.len()).ok().filter(|it| *it <= 9).ok_or_else(wrong)?;
        let scale = 10_u64.pow(places);
        let decimals = if decimals.is_empty() { 0 } else { number(decimals)? };
        let whole = number(whole)?.checked_mul(scale).ok_or_else(wrong)?;
        Ok(Fraction::new(whole.checked_add(decimals).ok_or_else(wrong)?, scale))
    }
}

#[cfg(test)]
mod tests {
    use super::{Fraction, large_mean, small_mean};
    use proptest::prelude::*;

    #[test]
    fn a_mean_that_misled_a_peer_is_exact_here() {
        let mean = |thirds: [u64; 3]| Fraction::mean(thirds.map(|it| Fraction::new(it, 3)));
        assert_eq!(mean([1, 1, 3]), mean([2, 2, 1]));
        assert_eq!(Fraction::mean([]), None);
    }

    #[test]
    fn fractions_are_read_and_printed() {
        let third: Fraction = "1/3".parse().unwrap();
        let floor: Fraction = "0.33".parse().unwrap();
        assert_eq!((third.to_string(), third.decimal(4)), ("1/3".into(), "0.3333".into()));
        assert_eq!((floor.to_string(), floor.decimal(1)), ("33/100".into(), "0.3".into()));
        assert_eq!(Fraction::new(5, 8).decimal(2), "0.63");
        assert_eq!(Fraction::new(3, 3).decimal(0), "1");
        for wrong in ["", "1/0", "a", "-1", "0.1234567890", "99999999999999999999"] {
            assert!(wrong.parse::<Fraction>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_sum_of_many_strange_denominators_does_not_overflow() {
        let primes = [467, 461, 457, 449, 443, 439, 433, 431, 421, 419, 409, 401, 397, 389, 383];
        let mean = Fraction::mean(primes.map(|it| Fraction::new(1, it))).unwrap();
        assert_eq!(mean.decimal(6), "0.002353");
    }

    proptest! {
        #[test]
        fn the_quick_mean_is_the_exact_one(parts in prop::collection::vec((0..500_u64, 1..500_u64), 1..9)) {
            let values: Vec<Fraction> = parts.iter().map(|it| Fraction::new(it.0, it.1)).collect();
            let large = large_mean(&values);
            if let Some(small) = small_mean(&values) {
                prop_assert_eq!(&small, &large);
                prop_assert_eq!(small.cmp(&values[0]), large.large().cmp(&values[0].large()));
            }
        }
    }
}
