//! Reads a ledger file; every error names the file and the line.

use super::{Clause, EnforcedBy};
use crate::{Book, fold::folded};
use std::{collections::BTreeSet, fmt, ops::Range};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

/// The clauses of one book, in the order of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    pub book: Book,
    pub clauses: Vec<Clause>,
}

/// A ledger that cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerError {
    pub file: String,
    pub line: usize,
    pub reason: String,
}

/// The kinds of statement the ledgers distinguish.
const KINDS: &[&str] = &[
    "deck",
    "definition",
    "keyword",
    "layout",
    "melee",
    "multiplayer",
    "obligation",
    "penalty",
    "permission",
    "procedure",
    "prohibition",
    "ranking",
    "recommendation",
    "remedy",
    "role",
    "time",
    "timing",
    "victory",
    "zone",
];

/// What an entry may say that a [`Clause`] carries.
const KEYS: &[&str] = &[
    "id",
    "title",
    "title_en",
    "text",
    "text_pl",
    "kind",
    "enforced_by",
    "section",
    "check",
    "note",
    "note_pl",
    "differs_from_ah",
    "refs",
];

/// Figures of single PC clauses (penalties, ratings, clocks), read by the
/// tournament crates from the same file.
const FIGURES: &[&str] = &[
    "case",
    "category",
    "direction",
    "infraction",
    "infraction_name",
    "k",
    "k_base",
    "k_max",
    "k_per_two_players",
    "level",
    "outcome",
    "part",
    "penalty",
    "penalty_to",
    "reclassify_to",
    "rounds",
    "seconds_after_booster",
    "seconds_by_cards_left",
];

impl Ledger {
    /// Reads the text of a ledger; `file` is only named in errors.
    pub fn parse(book: Book, file: &str, source: &str) -> Result<Ledger, LedgerError> {
        let reader = Reader { book, file, source };
        let document = DeTable::parse(source).map_err(|error| {
            reader.error(&error.span().unwrap_or(0..0), error.message().to_owned())
        })?;
        let mut clauses = Vec::new();
        for (key, value) in document.get_ref() {
            if key.get_ref() != "rule" {
                let reason =
                    format!("unknown key `{}`; a ledger is a list of [[rule]]", key.get_ref());
                return Err(reader.error(&key.span(), reason));
            }
            let entries = value.get_ref().as_array();
            let not_a_list =
                || reader.error(&value.span(), "write [[rule]], not [rule]".to_owned());
            for entry in entries.ok_or_else(not_a_list)?.iter() {
                clauses.push(reader.clause(entry)?);
            }
        }
        reader.no_clause_twice(&clauses)?;
        Ok(Ledger { book, clauses })
    }

    /// The clause with this number and everything below it, or the clauses of
    /// the heading with this name; all of them for the empty string. `number`
    /// must be folded.
    pub(super) fn under(&self, number: &str) -> Vec<&Clause> {
        let prefix = self.book.code().len() + 1;
        let by_number = |clause: &&Clause| {
            let own = folded(&clause.mark[prefix..]);
            let below = own.strip_prefix(number);
            number.is_empty() || below.is_some_and(|it| it.is_empty() || it.starts_with('.'))
        };
        let by_heading =
            |clause: &&Clause| clause.section.as_deref().is_some_and(|it| folded(it) == number);
        let found: Vec<_> = self.clauses.iter().filter(by_number).collect();
        if found.is_empty() { self.clauses.iter().filter(by_heading).collect() } else { found }
    }
}

struct Reader<'a> {
    book: Book,
    file: &'a str,
    source: &'a str,
}

impl Reader<'_> {
    fn clause(&self, entry: &Spanned<DeValue<'_>>) -> Result<Clause, LedgerError> {
        let Some(table) = entry.get_ref().as_table() else {
            return Err(self.error(&entry.span(), "a rule is a table".to_owned()));
        };
        for key in table.keys() {
            if !KEYS.contains(&key.get_ref().as_ref()) && !FIGURES.contains(&key.get_ref().as_ref())
            {
                return Err(self.error(&key.span(), format!("unknown key `{}`", key.get_ref())));
            }
        }
        let required = |key: &str| {
            let missing = || self.error(&entry.span(), format!("the rule has no `{key}`"));
            self.text(table, key)?.filter(|it| !it.is_empty()).ok_or_else(missing)
        };
        let id = required("id")?;
        let kind = required("kind")?;
        if !KINDS.contains(&kind.as_str()) {
            let place = table.get("kind").map_or(entry.span(), Spanned::span);
            return Err(self.error(&place, format!("no such kind of rule: {kind}")));
        }
        let enforced_by = required("enforced_by")?;
        let place = table.get("enforced_by").map_or(entry.span(), Spanned::span);
        let nobody = || self.error(&place, format!("nobody is called `{enforced_by}`"));
        let [note, note_pl] = [self.text(table, "note")?, self.text(table, "note_pl")?];
        if note.is_some() != note_pl.is_some() {
            let reason = "a note is written in both languages, `note` and `note_pl`";
            return Err(self.error(&entry.span(), reason.to_owned()));
        }
        Ok(Clause {
            book: self.book,
            mark: self.book.mark(&id),
            id,
            title: required("title")?,
            title_en: required("title_en")?,
            text: required("text")?,
            text_pl: required("text_pl")?,
            kind,
            enforced_by: EnforcedBy::from_word(&enforced_by).ok_or_else(nobody)?,
            section: self.text(table, "section")?,
            check: self.text(table, "check")?,
            note,
            note_pl,
            differs_from_ah: self.text(table, "differs_from_ah")?,
            refs: self.refs(table)?,
        })
    }

    fn text(&self, table: &DeTable<'_>, key: &str) -> Result<Option<String>, LedgerError> {
        let Some(value) = table.get(key) else { return Ok(None) };
        match value.get_ref().as_str() {
            Some(text) => Ok(Some(text.to_owned())),
            None => Err(self.error(&value.span(), format!("`{key}` must be a string"))),
        }
    }

    /// "AH:513.6" is a clause of another book, "513.6" one of this.
    fn refs(&self, table: &DeTable<'_>) -> Result<Vec<String>, LedgerError> {
        let Some(value) = table.get("refs") else { return Ok(Vec::new()) };
        let mut refs = Vec::new();
        let not_strings =
            |place: Range<usize>| self.error(&place, "`refs` must be a list of strings".to_owned());
        let list = value.get_ref().as_array().ok_or_else(|| not_strings(value.span()))?;
        for item in list.iter() {
            let id = item.get_ref().as_str().ok_or_else(|| not_strings(item.span()))?;
            let elsewhere =
                id.split_once(':').and_then(|(code, id)| Some((Book::from_code(code)?, id)));
            let (book, id) = elsewhere.unwrap_or((self.book, id));
            refs.push(book.mark(id));
        }
        Ok(refs)
    }

    fn no_clause_twice(&self, clauses: &[Clause]) -> Result<(), LedgerError> {
        let mut seen = BTreeSet::new();
        for clause in clauses {
            if !seen.insert(&clause.id) {
                let line = format!("id = \"{}\"", clause.id);
                let at = self.source.rfind(&line).unwrap_or(0);
                return Err(self.error(&(at..at), format!("{} is listed twice", clause.mark)));
            }
        }
        Ok(())
    }

    fn error(&self, place: &Range<usize>, reason: String) -> LedgerError {
        let before = &self.source.as_bytes()[..place.start.min(self.source.len())];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        LedgerError { file: self.file.to_owned(), line, reason }
    }
}

impl fmt::Display for LedgerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.reason)
    }
}

impl std::error::Error for LedgerError {}
