//! A clause as a small value, and what happens when there is no such clause.

use crate::{Book, nearest};
use std::{fmt, str::FromStr};

/// A clause that one of our ledgers lists; `Display` prints its mark, "MB 54".
///
/// Four bytes, so that refusals and events can carry it. The order is that of
/// the generated tables: stable, good for sets, but 513.10 stands before 513.2.
/// The number inside may change with every ledger: store and send the mark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId {
    book: Book,
    entry: u16,
}

impl RuleId {
    /// The clause behind a mark, if it exists. The marks call it when they are
    /// compiled; at run time `"MB 54".parse()` explains a failure better.
    pub const fn known(mark: &str) -> Option<RuleId> {
        let mut next = 0;
        while next < Book::ALL.len() {
            let book = Book::ALL[next];
            if let Some(entry) = position(book.marks(), mark.as_bytes()) {
                return Some(RuleId { book, entry });
            }
            next += 1;
        }
        None
    }

    pub const fn book(self) -> Book {
        self.book
    }

    /// The mark: book, a space, number.
    pub const fn mark(self) -> &'static str {
        self.book.marks()[self.entry as usize]
    }

    /// The part of the mark after the book: "54", "Złote zasady.2".
    pub fn number(self) -> &'static str {
        &self.mark()[self.book.code().len() + 1..]
    }

    /// How many clauses all books have together.
    #[cfg(feature = "trace")]
    pub(crate) const COUNT: usize = BEGINS[Book::ALL.len()];

    /// Its number when the clauses of all books are counted through, below [`Self::COUNT`].
    #[cfg(feature = "trace")]
    pub(crate) const fn place(self) -> usize {
        BEGINS[self.book as usize] + self.entry as usize
    }

    /// Every clause of every book.
    pub fn all() -> impl Iterator<Item = RuleId> {
        Book::ALL.into_iter().flat_map(|book| {
            let entries = u16::try_from(book.marks().len()).expect("a book of 65536 clauses");
            (0..entries).map(move |entry| RuleId { book, entry })
        })
    }
}

impl FromStr for RuleId {
    type Err = UnknownRule;

    fn from_str(mark: &str) -> Result<RuleId, UnknownRule> {
        RuleId::known(mark).ok_or_else(|| UnknownRule::new(mark))
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.mark())
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.mark())
    }
}

/// No ledger lists what was asked for; knows what may have been meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRule {
    pub asked: String,
    /// Nearest first, at most three.
    pub nearest: Vec<RuleId>,
}

impl UnknownRule {
    pub(crate) fn new(asked: &str) -> UnknownRule {
        UnknownRule { asked: asked.to_owned(), nearest: nearest::to(asked) }
    }
}

impl fmt::Display for UnknownRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no rulebook has the rule \"{}\"", self.asked)?;
        match self.nearest.as_slice() {
            [] => write!(f, " (rules are written like \"MB 54\" or \"AH 513.6\")"),
            [only] => write!(f, "; did you mean {only}?"),
            [others @ .., last] => {
                let others: Vec<_> = others.iter().map(RuleId::to_string).collect();
                write!(f, "; did you mean {} or {last}?", others.join(", "))
            }
        }
    }
}

impl std::error::Error for UnknownRule {}

/// The place of each book's first clause; last, the number of all clauses.
#[cfg(feature = "trace")]
const BEGINS: [usize; Book::ALL.len() + 1] = {
    let mut begins = [0; Book::ALL.len() + 1];
    let mut next = 0;
    while next < Book::ALL.len() {
        begins[next + 1] = begins[next] + Book::ALL[next].marks().len();
        next += 1;
    }
    begins
};

/// Binary search that can run while the code is compiled.
const fn position(sorted: &[&str], wanted: &[u8]) -> Option<u16> {
    let (mut low, mut high) = (0, sorted.len());
    while low < high {
        let middle = low + (high - low) / 2;
        match compare(sorted[middle].as_bytes(), wanted) {
            0 => return Some(middle as u16),
            sign if sign < 0 => low = middle + 1,
            _ => high = middle,
        }
    }
    None
}

/// The order of two byte strings as a sign.
const fn compare(a: &[u8], b: &[u8]) -> i32 {
    let mut at = 0;
    while at < a.len() && at < b.len() {
        if a[at] != b[at] {
            return a[at] as i32 - b[at] as i32;
        }
        at += 1;
    }
    a.len() as i32 - b.len() as i32
}
