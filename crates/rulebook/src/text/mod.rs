//! The ledgers to read: every clause in our own words.
//!
//! [`library`] gives all five books, parsed once. A clause is found by its
//! mark, by its section or by words of its text; the parser is in `ledger`,
//! the tables of contents in `headings`, the search in `search`. Nothing here decides anything in a game.

mod clause;
mod headings;
mod ledger;
mod search;

pub use clause::{Clause, EnforcedBy};
pub use headings::Section;
pub use ledger::{Ledger, LedgerError};

use crate::{Book, RuleId, UnknownRule, fold::folded};
use std::sync::LazyLock;

/// All books, embedded in the program.
pub fn library() -> &'static Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library {
        ledgers: Book::ALL.map(|book| {
            let ledger = Ledger::parse(book, book.ledger_file(), source(book));
            ledger.expect("the embedded ledgers are parsed by a test")
        }),
    });
    &LIBRARY
}

/// The five ledgers, in the order of [`Book::ALL`].
#[derive(Debug)]
pub struct Library {
    ledgers: [Ledger; Book::ALL.len()],
}

impl Library {
    pub fn ledger(&self, book: Book) -> &Ledger {
        &self.ledgers[book as usize]
    }

    /// Every clause of every book, in the order of the books.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.ledgers.iter().flat_map(|ledger| &ledger.clauses)
    }

    pub fn clause(&self, rule: RuleId) -> &Clause {
        let mut clauses = self.ledger(rule.book()).clauses.iter();
        clauses.find(|clause| clause.mark == rule.mark()).expect("the id tables follow the ledgers")
    }

    /// What a person asks for by name: a clause with all its sub-clauses
    /// ("AH 513.6"), a section ("AH 513", "MB Posesje") or a book ("kz").
    ///
    /// Case, diacritics and the dot of "MB.54" do not matter.
    pub fn look_up(&self, asked: &str) -> Result<Vec<&Clause>, UnknownRule> {
        let wanted = folded(asked.trim());
        let (code, number) = wanted.split_once([' ', '.']).unwrap_or((&wanted, ""));
        let unknown = || UnknownRule::new(asked.trim());
        let ledger = self.ledger(Book::from_code(code).ok_or_else(unknown)?);
        let found = ledger.under(number.trim().trim_end_matches('.'));
        if found.is_empty() { Err(unknown()) } else { Ok(found) }
    }

    /// The clauses that contain every word, the best hits first: words in the
    /// title before words in the rule before words in its check and notes.
    pub fn search(&self, words: &str, book: Option<Book>) -> Vec<&Clause> {
        search::search(self.clauses().filter(|it| book.is_none_or(|book| it.book == book)), words)
    }
}

fn source(book: Book) -> &'static str {
    match book {
        Book::Ah => include_str!("../../../../rulebooks/ah.toml"),
        Book::I2 => include_str!("../../../../rulebooks/i2.toml"),
        Book::Mb => include_str!("../../../../rulebooks/mb.toml"),
        Book::Pc => include_str!("../../../../rulebooks/pc.toml"),
        Book::Kz => include_str!("../../../../rulebooks/kz.toml"),
    }
}
