//! Which book is quoted.
//!
//! The shared rules name their clause of Mount&Blade, the shorter book. Where a
//! game follows Artykuły Henrykowskie or the instruction, the clause of that book
//! which says the same is quoted instead: in refusals, in events, in questions.

use kernel::Listener;
use rulebook::{Book, RuleId, cite};

use crate::event::{Event, Happened};

/// Clauses of Mount&Blade that the engine quotes, each with its counterpart.
const COUNTERPARTS: &[(RuleId, RuleId)] = &[
    (cite!("MB 9"), cite!("AH 601.2")),
    (cite!("MB 23"), cite!("AH 103.7")),
    (cite!("MB 26"), cite!("AH 114.3")),
    (cite!("MB 27"), cite!("AH 512.1")),
    (cite!("MB 28"), cite!("AH 114.4.a")),
    (cite!("MB 29"), cite!("AH 114.5.c")),
    (cite!("MB 32"), cite!("AH 116.2")),
    (cite!("MB 33"), cite!("AH 114.7")),
    (cite!("MB 35"), cite!("AH 114.6")),
    (cite!("MB 36"), cite!("AH 506.1")),
    (cite!("MB 37"), cite!("AH 216.3")),
    (cite!("MB 38"), cite!("AH 512.2.a")),
    (cite!("MB 39"), cite!("AH 512.2.a")),
    (cite!("MB 40"), cite!("AH 304.4")),
    (cite!("MB 42"), cite!("AH 513.2.a")),
    (cite!("MB 43"), cite!("AH 700.1.bb")),
    (cite!("MB 44"), cite!("AH 513.3.b")),
    (cite!("MB 45"), cite!("AH 513.3.c")),
    (cite!("MB 47"), cite!("AH 513.4.a")),
    (cite!("MB 48"), cite!("AH 513.5.a")),
    (cite!("MB 50"), cite!("AH 304.5")),
    (cite!("MB 51"), cite!("AH 513.5.c")),
    (cite!("MB 54"), cite!("AH 513.6")),
    (cite!("MB 55"), cite!("AH 513.6")),
    (cite!("MB 56"), cite!("AH 513.6.a")),
    (cite!("MB 57"), cite!("AH 408.1.a")),
    (cite!("MB 58"), cite!("AH 507.1")),
    (cite!("MB 59"), cite!("AH 508.1")),
    (cite!("MB 60"), cite!("AH 111.1")),
    (cite!("MB 61"), cite!("AH 304.3")),
    (cite!("MB 62"), cite!("AH 304.3")),
    (cite!("MB 63"), cite!("AH 304.5")),
    (cite!("MB 65"), cite!("AH 501.1.d")),
    (cite!("MB 66"), cite!("AH 519.1.b")),
    (cite!("MB 67"), cite!("AH 502.1.c")),
    (cite!("MB 68"), cite!("AH 502.1.d")),
    (cite!("MB 70"), cite!("AH 104.2.d")),
    (cite!("MB 71"), cite!("AH 104.2.a")),
    (cite!("MB 73"), cite!("AH 101.1.a")),
    (cite!("MB 76"), cite!("AH 114.5.a")),
    (cite!("MB 77"), cite!("AH 108.16")),
    (cite!("MB 80"), cite!("AH 101.5.a")),
    (cite!("MB 82"), cite!("AH 101.5.b")),
    (cite!("MB 86"), cite!("AH 504.1")),
    (cite!("MB 87"), cite!("AH 504.4")),
    (cite!("MB 88"), cite!("AH 602.4.a")),
    (cite!("MB 89"), cite!("AH 703.2")),
    (cite!("MB 92"), cite!("AH 403.6")),
    (cite!("MB 93"), cite!("AH 504.1")),
];

/// Clauses of the other two books that the engine quotes, each with its
/// counterpart in the instruction.
const IN_INSTRUKCJA: &[(RuleId, RuleId)] = &[
    (cite!("MB 9"), cite!("I2 3.3.3.33")),
    (cite!("MB 16"), cite!("I2 2.5.4")),
    (cite!("MB 22"), cite!("I2 2.5.4")),
    (cite!("MB 23"), cite!("I2 2.5.6")),
    (cite!("MB 26"), cite!("I2 1.8.2")),
    (cite!("MB 27"), cite!("I2 3.3.3.6")),
    (cite!("MB 28"), cite!("I2 1.8.3")),
    (cite!("MB 29"), cite!("I2 4.4.2")),
    (cite!("MB 32"), cite!("I2 6.3.4")),
    (cite!("MB 33"), cite!("I2 3.3.3.1")),
    (cite!("MB 35"), cite!("I2 3.3.3.2")),
    (cite!("MB 36"), cite!("I2 3.3.3.9")),
    (cite!("MB 37"), cite!("I2 3.3.3.12")),
    (cite!("MB 38"), cite!("I2 3.3.3.14")),
    (cite!("MB 39"), cite!("I2 3.3.3.15")),
    (cite!("MB 40"), cite!("I2 E.1")),
    (cite!("MB 42"), cite!("I2 3.3.3.18")),
    (cite!("MB 43"), cite!("I2 1.2.15")),
    (cite!("MB 44"), cite!("I2 3.3.3.20")),
    (cite!("MB 45"), cite!("I2 3.3.3.20")),
    (cite!("MB 47"), cite!("I2 3.3.3.22")),
    (cite!("MB 48"), cite!("I2 3.3.3.23")),
    (cite!("MB 50"), cite!("I2 1.6.6")),
    (cite!("MB 51"), cite!("I2 3.3.3.23")),
    (cite!("MB 54"), cite!("I2 3.3.3.26")),
    (cite!("MB 55"), cite!("I2 3.3.3.27")),
    (cite!("MB 56"), cite!("I2 3.3.3.29")),
    (cite!("MB 57"), cite!("I2 3.1.4")),
    (cite!("MB 58"), cite!("I2 3.3.3.32")),
    (cite!("MB 59"), cite!("I2 3.3.3.33")),
    (cite!("MB 60"), cite!("I2 3.2.2")),
    (cite!("MB 61"), cite!("I2 1.6.2")),
    (cite!("MB 62"), cite!("I2 1.6.3")),
    (cite!("MB 63"), cite!("I2 1.6.5")),
    (cite!("MB 65"), cite!("I2 3.3.1.8")),
    (cite!("MB 66"), cite!("I2 3.3.4.3")),
    (cite!("MB 67"), cite!("I2 3.3.2.5")),
    (cite!("MB 68"), cite!("I2 3.4.7")),
    (cite!("MB 70"), cite!("I2 3.4.8")),
    (cite!("MB 71"), cite!("I2 3.4.2")),
    (cite!("MB 73"), cite!("I2 4.1.1")),
    (cite!("MB 76"), cite!("I2 1.8.5")),
    (cite!("MB 77"), cite!("I2 3.2.8")),
    (cite!("MB 80"), cite!("I2 2.1.4")),
    (cite!("MB 82"), cite!("I2 2.1.4")),
    (cite!("MB 86"), cite!("I2 3.2.1")),
    (cite!("MB 87"), cite!("I2 3.2.1")),
    (cite!("MB 88"), cite!("I2 1.8.4")),
    (cite!("MB 89"), cite!("I2 3.2.4")),
    (cite!("MB 92"), cite!("I2 3.1.3")),
    (cite!("MB 93"), cite!("I2 3.1.5")),
    (cite!("AH 101.2"), cite!("I2 4.1.1")),
    (cite!("AH 103.6"), cite!("I2 2.5.4")),
    (cite!("AH 103.7"), cite!("I2 2.5.6")),
    (cite!("AH 104.2.c"), cite!("I2 3.4.5")),
    (cite!("AH 104.2.d"), cite!("I2 3.4.8")),
    (cite!("AH 104.4"), cite!("I2 3.4.10")),
    (cite!("AH 115.6"), cite!("I2 3.3.3.1")),
    (cite!("AH 119.6.a"), cite!("I2 4.4.2")),
    (cite!("AH 212.2"), cite!("I2 1.1.7")),
    (cite!("AH 212.3"), cite!("I2 3.3.1.7")),
    (cite!("AH 301.3.a"), cite!("I2 1.2.1")),
    (cite!("AH 301.3.b"), cite!("I2 1.2.1")),
    (cite!("AH 301.3.c"), cite!("I2 1.2.1")),
    (cite!("AH 302.2.b"), cite!("I2 1.4.1")),
    (cite!("AH 406.2"), cite!("I2 1.2.17")),
    (cite!("AH 406.3"), cite!("I2 3.3.3.31")),
    (cite!("AH 500.2.a"), cite!("I2 1.8.5")),
    (cite!("AH 501.1.b"), cite!("I2 3.3.1.6")),
    (cite!("AH 501.1.d"), cite!("I2 3.3.1.8")),
    (cite!("AH 502.1.b"), cite!("I2 3.3.2.1")),
    (cite!("AH 502.1.c"), cite!("I2 3.3.2.5")),
    (cite!("AH 505.3"), cite!("I2 3.2.1")),
    (cite!("AH 505.5"), cite!("I2 2.2.1")),
    (cite!("AH 508.2"), cite!("I2 E.3")),
    (cite!("AH 512.1.c"), cite!("I2 3.1.2")),
    (cite!("AH 512.1.e"), cite!("I2 3.3.3.31")),
    (cite!("AH 513.2"), cite!("I2 3.3.3.19")),
    (cite!("AH 519.1.b"), cite!("I2 3.3.4.3")),
    (cite!("AH 601.1"), cite!("I2 1.5.9")),
    (cite!("AH 602.2.b"), cite!("I2 8.4")),
    (cite!("AH 700.1.l"), cite!("I2 1.2.20")),
    (cite!("AH 700.1.pp"), cite!("I2 1.2.11")),
    (cite!("AH 700.1.ww"), cite!("I2 1.5.5")),
];

/// The clause a judge of a game after `book` would quote for this one. Where the
/// instruction is silent Artykuły Henrykowskie are quoted.
pub(crate) fn quoted(book: Book, rule: RuleId) -> RuleId {
    let in_list = |list: &[(RuleId, RuleId)]| {
        list.iter().find(|(other, _)| *other == rule).map(|(_, counterpart)| *counterpart)
    };
    let found = match book {
        Book::Ah => in_list(COUNTERPARTS),
        Book::I2 => in_list(IN_INSTRUKCJA).or_else(|| in_list(COUNTERPARTS)),
        _ => None,
    };
    found.unwrap_or(rule)
}

/// A listener that hears the clauses of one book. Nothing is looked up unless
/// somebody listens.
pub(crate) struct Quoting<'l, L> {
    pub(crate) book: Book,
    pub(crate) listener: &'l mut L,
}

impl<L: Listener<Happened>> Listener<Happened> for Quoting<'_, L> {
    #[inline]
    fn hear(&mut self, event: impl FnOnce() -> Happened) {
        let book = self.book;
        self.listener.hear(|| {
            let Happened { mut event, rule } = event();
            if let Event::Over { rule, .. } = &mut event {
                *rule = quoted(book, *rule);
            }
            Happened { event, rule: rule.map(|it| quoted(book, it)) }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_counterpart_leads_from_the_small_book_to_the_great_one() {
        for (at, (small, great)) in COUNTERPARTS.iter().enumerate() {
            assert_eq!((small.book(), great.book()), (Book::Mb, Book::Ah), "{small}");
            assert!(!COUNTERPARTS[..at].iter().any(|(it, _)| it == small), "{small} twice");
        }
    }

    #[test]
    fn every_counterpart_of_the_instruction_is_a_clause_of_it() {
        for (at, (other, own)) in IN_INSTRUKCJA.iter().enumerate() {
            assert!(matches!(other.book(), Book::Mb | Book::Ah), "{other}");
            assert_eq!(own.book(), Book::I2, "{own}");
            assert!(!IN_INSTRUKCJA[..at].iter().any(|(it, _)| it == other), "{other} twice");
        }
        for (small, _) in COUNTERPARTS {
            assert_eq!(quoted(Book::I2, *small).book(), Book::I2, "{small}");
        }
    }
}
