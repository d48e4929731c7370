//! Which book is quoted.
//!
//! The shared rules name their clause of Mount&Blade, the shorter book. Where a
//! game follows Artykuły Henrykowskie, the clause of that book which says the
//! same is quoted instead: in refusals, in events, in questions.

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
    (cite!("MB 89"), cite!("AH 703.2")),
    (cite!("MB 92"), cite!("AH 403.6")),
    (cite!("MB 93"), cite!("AH 504.1")),
];

/// The clause a judge of a game after `book` would quote for this one.
pub(crate) fn quoted(book: Book, rule: RuleId) -> RuleId {
    let found = COUNTERPARTS.iter().find(|(small, _)| *small == rule);
    found.filter(|_| book == Book::Ah).map_or(rule, |(_, counterpart)| *counterpart)
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
}
