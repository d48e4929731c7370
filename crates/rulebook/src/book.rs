//! The five books a rule can come from.

use crate::ids;
use std::fmt;

/// A rulebook, known by its two letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Book {
    /// Artykuły Henrykowskie 1.8, the binding comprehensive rules of VETO!.
    Ah,
    /// The base instruction of the second edition of VETO!.
    I2,
    /// The Mount&Blade edition of VETO!.
    Mb,
    /// Pacta Conventa 2.0.2, the tournament rules of VETO!.
    Pc,
    /// Kompletna Księga Zasad of Gra o Tron, second edition.
    Kz,
}

impl Book {
    pub const ALL: [Book; 5] = [Book::Ah, Book::I2, Book::Mb, Book::Pc, Book::Kz];

    /// The two letters marks begin with.
    pub const fn code(self) -> &'static str {
        match self {
            Book::Ah => "AH",
            Book::I2 => "I2",
            Book::Mb => "MB",
            Book::Pc => "PC",
            Book::Kz => "KZ",
        }
    }

    /// The name on the cover.
    pub const fn name(self) -> &'static str {
        match self {
            Book::Ah => "Artykuły Henrykowskie 1.8",
            Book::I2 => "VETO! druga edycja: instrukcja",
            Book::Mb => "VETO! Mount&Blade",
            Book::Pc => "Pacta Conventa 2.0.2",
            Book::Kz => "Gra o Tron: Kompletna Księga Zasad",
        }
    }

    /// The ledger's path inside the repository.
    pub const fn ledger_file(self) -> &'static str {
        match self {
            Book::Ah => "rulebooks/ah.toml",
            Book::I2 => "rulebooks/i2.toml",
            Book::Mb => "rulebooks/mb.toml",
            Book::Pc => "rulebooks/pc.toml",
            Book::Kz => "rulebooks/kz.toml",
        }
    }

    /// The book with this code, in any case: `"ah"`, `"AH"`.
    pub fn from_code(code: &str) -> Option<Book> {
        Book::ALL.into_iter().find(|book| book.code().eq_ignore_ascii_case(code))
    }

    /// A clause as marks write it. Only MB's ledger repeats the book in its ids.
    ///
    /// ```
    /// use rulebook::Book;
    /// assert_eq!(Book::Mb.mark("MB.54"), "MB 54");
    /// assert_eq!(Book::Ah.mark("513.6"), "AH 513.6");
    /// ```
    pub fn mark(self, ledger_id: &str) -> String {
        let number = match self {
            Book::Mb => ledger_id.strip_prefix("MB.").unwrap_or(ledger_id),
            _ => ledger_id,
        };
        format!("{} {number}", self.code())
    }

    /// Every mark of the book, in the order of their bytes.
    pub(crate) const fn marks(self) -> &'static [&'static str] {
        match self {
            Book::Ah => ids::ah::MARKS,
            Book::I2 => ids::i2::MARKS,
            Book::Mb => ids::mb::MARKS,
            Book::Pc => ids::pc::MARKS,
            Book::Kz => ids::kz::MARKS,
        }
    }
}

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
