//! What `cargo xtask rules` prints, for people and for programs.

use super::coverage::{Entry, Status};
use rulebook::Book;
use serde_json::json;
use std::fmt::Write as _;

/// One line a clause, then one line a book.
pub(crate) fn lines(entries: &[&Entry<'_>]) -> String {
    let widest = entries.iter().map(|it| it.clause.mark.chars().count()).max().unwrap_or(0).min(24);
    let mut text = String::new();
    for entry in entries {
        let (mark, status, title) = (&entry.clause.mark, entry.status.word(), &entry.clause.title);
        let places: Vec<_> =
            entry.code.iter().chain(&entry.proofs).map(ToString::to_string).collect();
        let line = format!("{mark:widest$}  {status:8} {title:44} {}", places.join(" "));
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text.push('\n');
    for book in Book::ALL {
        if let Some(totals) = Totals::of(book, entries.iter().copied()) {
            writeln!(text, "{totals}").expect("a string takes everything");
        }
    }
    text
}

/// A JSON array with one clause on each line.
pub(crate) fn json(entries: &[&Entry<'_>]) -> String {
    let objects: Vec<String> = entries.iter().map(|entry| object(entry).to_string()).collect();
    format!("[\n{}\n]\n", objects.join(",\n"))
}

fn object(entry: &Entry<'_>) -> serde_json::Value {
    let (status, reason) = match &entry.status {
        Status::NotApplicable(note) => ("waived", Some(format!("not enforceable: {note}"))),
        Status::Waived(reason) => ("waived", Some(reason.clone())),
        status => (status.word(), None),
    };
    let places: Vec<_> = entry.code.iter().chain(&entry.proofs).map(ToString::to_string).collect();
    json!({
        "book": entry.clause.book.code(),
        "id": entry.clause.id,
        "mark": entry.clause.mark,
        "title": entry.clause.title,
        "enforced_by": entry.clause.enforced_by.word(),
        "status": status,
        "waiver_reason": reason,
        "places": places,
    })
}

/// How many clauses of a book have which status.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Totals {
    pub(crate) book: Book,
    pub(crate) clauses: usize,
    pub(crate) proved: usize,
    pub(crate) cited: usize,
    pub(crate) missing: usize,
    /// Of the missing ones, those that speak of the melee only.
    pub(crate) melee: usize,
    pub(crate) waived: usize,
    pub(crate) not_applicable: usize,
}

impl Totals {
    /// Nothing if none of the entries is of this book.
    pub(crate) fn of<'a>(
        book: Book,
        entries: impl Iterator<Item = &'a Entry<'a>>,
    ) -> Option<Totals> {
        let entries: Vec<_> = entries.filter(|it| it.clause.book == book).collect();
        let count = |word: &str| entries.iter().filter(|it| it.status.word() == word).count();
        let melee = |it: &&&Entry<'_>| it.status == Status::Missing && it.clause.kind == "melee";
        (!entries.is_empty()).then(|| Totals {
            book,
            clauses: entries.len(),
            proved: count("proved"),
            cited: count("cited"),
            missing: count("missing"),
            melee: entries.iter().filter(melee).count(),
            waived: count("waived"),
            not_applicable: count("n/a"),
        })
    }
}

impl Totals {
    /// How many are missing, and how many of those wait for the melee.
    pub(crate) fn missing_in_words(&self) -> String {
        match self.melee {
            0 => self.missing.to_string(),
            melee => format!("{} ({melee} of the melee)", self.missing),
        }
    }
}

impl std::fmt::Display for Totals {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Totals { book, clauses, proved, cited, waived, not_applicable, .. } = self;
        let missing = self.missing_in_words();
        write!(
            f,
            "{book}  {clauses} clauses: {proved} proved, {cited} cited, {missing} missing, "
        )?;
        write!(f, "{waived} waived, {not_applicable} n/a")
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        coverage::{Coverage, tests::*},
        marks::Role,
    };
    use super::*;

    #[test]
    fn people_read_a_line_a_clause_and_the_totals() {
        let ledgers = ledgers();
        let marks = vec![mark("MB 54", Role::Cited), mark("MB 54", Role::ProvedByTest)];
        let coverage = Coverage::new(&ledgers, marks, vec![waiver("MB.78", "only a screen")]);

        let text = lines(&coverage.under(None, None));

        let expected = ["MB 1   n/a      Zakres", "MB 54  proved   Wygrana"];
        for (line, expected) in text.lines().zip(expected) {
            assert!(line.starts_with(expected), "{line}");
        }
        assert!(text.contains("crates/veto/src/a.rs:7 tests/a.rs:7\n"));
        assert!(text.ends_with("MB  3 clauses: 1 proved, 0 cited, 0 missing, 1 waived, 1 n/a\n"));
    }

    #[test]
    fn programs_read_an_object_a_clause() {
        let ledgers = ledgers();
        let marks = vec![mark("MB 54", Role::Cited)];
        let coverage = Coverage::new(&ledgers, marks, vec![waiver("MB.78", "only a screen")]);

        let value: serde_json::Value =
            serde_json::from_str(&json(&coverage.under(None, None))).unwrap();

        assert_eq!(value.as_array().unwrap().len(), 3);
        assert_eq!(value[0]["status"], "waived");
        assert_eq!(value[0]["waiver_reason"], "not enforceable: scope only");
        assert_eq!(value[1]["id"], "MB.54");
        assert_eq!(value[1]["status"], "cited");
        assert_eq!(value[1]["enforced_by"], "engine");
        assert_eq!(value[1]["places"][0], "crates/veto/src/a.rs:7");
        assert_eq!(value[2]["waiver_reason"], "only a screen");
    }
}
