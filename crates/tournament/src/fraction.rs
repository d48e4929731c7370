//! Percentages as exact fractions.
//!
//! Two systems of our field have printed equal tie-breakers in the wrong order
//! because they compared rounded numbers. Here nothing is rounded before it is
//! printed, and no sum can overflow.

use num_rational::BigRational;
use std::{fmt, str::FromStr};

/// A fraction that is not negative, always in lowest terms.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fraction(BigRational);

impl Fraction {
    pub fn new(numerator: u64, denominator: u64) -> Fraction {
        assert!(denominator != 0, "a fraction has a denominator");
        Fraction(BigRational::new(numerator.into(), denominator.into()))
    }

    pub fn zero() -> Fraction {
        Fraction::new(0, 1)
    }

    /// The arithmetic mean; none of nothing.
    pub fn mean(values: impl IntoIterator<Item = Fraction>) -> Option<Fraction> {
        let mut count = 0_u64;
        let mut sum = Fraction::zero().0;
        for value in values {
            sum += value.0;
            count += 1;
        }
        (count != 0).then(|| Fraction(sum / BigRational::from_integer(count.into())))
    }

    /// Rounded to so many decimals, halves up: "0.6111".
    pub fn decimal(&self, places: u32) -> String {
        let scale = BigRational::from_integer(10_u64.pow(places).into());
        let digits = (&self.0 * scale).round().to_integer().to_string();
        let width = places as usize + 1;
        let digits = format!("{digits:0>width$}");
        match digits.split_at(digits.len() - places as usize) {
            (whole, "") => whole.to_owned(),
            (whole, part) => format!("{whole}.{part}"),
        }
    }
}

/// "11/18", or "1" where the denominator is one.
impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0.to_string())
    }
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
    use super::Fraction;

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
}
