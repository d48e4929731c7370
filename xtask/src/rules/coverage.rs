//! The ledgers beside the marks: the status of every clause.

use super::{
    marks::{Mark, Place, Role},
    waivers::{self, Waiver},
};
use rulebook::{
    Book, UnknownRule,
    text::{Clause, EnforcedBy, Ledger},
};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Missing,
    /// The code names it, no test proves it.
    Cited,
    Proved,
    /// Left out on purpose, for this reason.
    Waived(String),
    /// Nothing to enforce, for this reason.
    NotApplicable(String),
}

impl Status {
    /// The word people read.
    pub(crate) const fn word(&self) -> &'static str {
        match self {
            Status::Missing => "missing",
            Status::Cited => "cited",
            Status::Proved => "proved",
            Status::Waived(_) => "waived",
            Status::NotApplicable(_) => "n/a",
        }
    }
}

/// A clause and everything known of it.
#[derive(Debug)]
pub(crate) struct Entry<'a> {
    pub(crate) clause: &'a Clause,
    pub(crate) status: Status,
    /// Where the code names it.
    pub(crate) code: Vec<Place>,
    /// Where it is proved.
    pub(crate) proofs: Vec<Place>,
}

/// Every clause of every book, and what is wrong with marks and waivers.
#[derive(Debug)]
pub(crate) struct Coverage<'a> {
    pub(crate) entries: Vec<Entry<'a>>,
    pub(crate) problems: Vec<String>,
}

impl<'a> Coverage<'a> {
    pub(crate) fn new(
        ledgers: &'a [Ledger],
        marks: Vec<Mark>,
        waivers: Vec<Waiver>,
    ) -> Coverage<'a> {
        let mut by_mark: BTreeMap<String, Vec<Mark>> = BTreeMap::new();
        for mark in marks {
            by_mark.entry(mark.mark.clone()).or_default().push(mark);
        }
        let mut waived: BTreeMap<String, Waiver> = BTreeMap::new();
        let mut problems = Vec::new();
        for waiver in waivers {
            let mark = match Book::from_code(&waiver.book) {
                Some(book) => book.mark(&waiver.id),
                None => format!("{} {}", waiver.book, waiver.id),
            };
            waived.insert(mark, waiver);
        }
        let clauses = ledgers.iter().flat_map(|ledger| &ledger.clauses);
        let entries = clauses.map(|clause| {
            let marks = by_mark.remove(&clause.mark).unwrap_or_default();
            let waiver = waived.remove(&clause.mark);
            entry(clause, &marks, waiver, &mut problems)
        });
        let entries = entries.collect();
        for mark in by_mark.into_values().flatten() {
            let why = mark.mark.parse::<rulebook::RuleId>().err();
            problems.push(format!("{}: {}", mark.place, reason(why, &mark.mark)));
        }
        for mark in waived.into_keys() {
            let why = mark.parse::<rulebook::RuleId>().err();
            problems.push(format!("{}: {}", waivers::FILE, reason(why, &mark)));
        }
        Coverage { entries, problems }
    }

    /// The entries of a book and section; of all books without one.
    pub(crate) fn under(&self, book: Option<Book>, section: Option<&str>) -> Vec<&Entry<'a>> {
        let within = |entry: &&Entry<'_>| {
            let Some(section) = section else { return true };
            let number = entry.clause.mark.split_once(' ').map_or("", |(_, number)| number);
            let section = section.trim_start_matches("MB.").trim_end_matches('.');
            number.strip_prefix(section).is_some_and(|it| it.is_empty() || it.starts_with('.'))
        };
        let of_book = |entry: &&Entry<'_>| book.is_none_or(|book| entry.clause.book == book);
        self.entries.iter().filter(of_book).filter(within).collect()
    }
}

fn entry<'a>(
    clause: &'a Clause,
    marks: &[Mark],
    waiver: Option<Waiver>,
    problems: &mut Vec<String>,
) -> Entry<'a> {
    let in_code = |it: &&Mark| it.role == Role::Cited;
    let (code, proofs): (Vec<_>, Vec<_>) = marks.iter().partition(in_code);
    let seen = proofs.iter().any(|it| it.role != Role::ProvedByTest);
    // What only the client shows has no line in the engine that could bear a mark.
    let by_client = clause.enforced_by == EnforcedBy::Client && seen;
    let mut status = match (code.is_empty(), proofs.is_empty()) {
        (false, false) => Status::Proved,
        (true, false) if by_client => Status::Proved,
        (false, true) => Status::Cited,
        _ => Status::Missing,
    };
    if clause.enforced_by == EnforcedBy::None {
        status = Status::NotApplicable(clause.note.clone().unwrap_or_default());
    }
    if let Some(waiver) = waiver {
        if waiver.reason.trim().is_empty() {
            problems.push(format!(
                "{}: the waiver of {} gives no reason",
                waivers::FILE,
                clause.mark
            ));
        }
        match status {
            Status::Missing | Status::Cited => status = Status::Waived(waiver.reason),
            Status::Proved | Status::NotApplicable(_) | Status::Waived(_) => {
                problems.push(format!(
                    "{}: {} is {}, so remove its waiver",
                    waivers::FILE,
                    clause.mark,
                    status.word()
                ))
            }
        }
    }
    let places = |marks: Vec<&Mark>| marks.into_iter().map(|it| it.place.clone()).collect();
    Entry { clause, status, code: places(code), proofs: places(proofs) }
}

/// A mark may be in the table the program was built with and yet in no ledger.
fn reason(unknown: Option<UnknownRule>, mark: &str) -> String {
    match unknown {
        Some(unknown) => unknown.to_string(),
        None => format!("the ledgers no longer list {mark}; run `cargo xtask codegen`"),
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    const LEDGER: &str = r#"
        [[rule]]
        id = "MB.1"
        title = "Zakres"
        title_en = "Zakres"
        text = "x"
        text_pl = "x"
        kind = "definition"
        enforced_by = "none"
        note = "scope only"
        note_pl = "scope only"
        [[rule]]
        id = "MB.54"
        title = "Wygrana"
        title_en = "Wygrana"
        text = "x"
        text_pl = "x"
        kind = "procedure"
        enforced_by = "engine"
        [[rule]]
        id = "MB.78"
        title = "Obrót"
        title_en = "Obrót"
        text = "x"
        text_pl = "x"
        kind = "layout"
        enforced_by = "client""#;

    pub(crate) fn ledgers() -> Vec<Ledger> {
        vec![Ledger::parse(Book::Mb, "mb.toml", LEDGER).unwrap()]
    }

    pub(crate) fn mark(mark: &str, role: Role) -> Mark {
        let file = if role == Role::Cited { "crates/veto/src/a.rs" } else { "tests/a.rs" };
        Mark { mark: mark.to_owned(), role, place: Place { file: file.to_owned(), line: 7 } }
    }

    pub(crate) fn waiver(id: &str, reason: &str) -> Waiver {
        Waiver { book: "MB".to_owned(), id: id.to_owned(), reason: reason.to_owned() }
    }

    fn status_of(number: &str, marks: &[Mark]) -> &'static str {
        let ledgers = ledgers();
        let coverage = Coverage::new(&ledgers, marks.to_vec(), Vec::new());
        assert_eq!(coverage.problems, [""; 0]);
        coverage.under(Some(Book::Mb), Some(number))[0].status.word()
    }

    #[test]
    fn a_clause_is_proved_when_code_and_test_name_it() {
        let (cited, proved) = (mark("MB 54", Role::Cited), mark("MB 54", Role::ProvedByTest));
        assert_eq!(status_of("54", &[]), "missing");
        assert_eq!(status_of("54", std::slice::from_ref(&cited)), "cited");
        assert_eq!(status_of("54", std::slice::from_ref(&proved)), "missing");
        assert_eq!(status_of("54", &[cited, proved]), "proved");
    }

    #[test]
    fn a_clause_of_the_client_may_be_proved_without_a_mark_in_the_code() {
        assert_eq!(status_of("78", &[mark("MB 78", Role::ProvedByBrowser)]), "proved");
        assert_eq!(status_of("78", &[mark("MB 78", Role::ProvedByScenario)]), "proved");
        assert_eq!(status_of("78", &[mark("MB 78", Role::ProvedByTest)]), "missing");
        assert_eq!(status_of("54", &[mark("MB 54", Role::ProvedByScenario)]), "missing");
    }

    #[test]
    fn what_nobody_can_enforce_is_not_applicable() {
        assert_eq!(status_of("1", &[]), "n/a");
    }

    #[test]
    fn a_waiver_needs_a_reason_a_clause_and_a_gap() {
        let ledgers = ledgers();
        let problems = |marks: &[Mark], waiver: Waiver| {
            Coverage::new(&ledgers, marks.to_vec(), vec![waiver]).problems.join("\n")
        };
        let proved = [mark("MB 54", Role::Cited), mark("MB 54", Role::ProvedByTest)];

        assert_eq!(problems(&[], waiver("MB.54", "later")), "");
        assert!(
            problems(&[], waiver("MB.54", " ")).ends_with("the waiver of MB 54 gives no reason")
        );
        assert!(
            problems(&[], waiver("MB.540", "x")).contains("no rulebook has the rule \"MB 540\"")
        );
        assert!(
            problems(&proved, waiver("MB.54", "x"))
                .ends_with("MB 54 is proved, so remove its waiver")
        );
    }

    #[test]
    fn an_unknown_mark_is_a_problem_with_a_place() {
        let ledgers = ledgers();
        let coverage = Coverage::new(&ledgers, vec![mark("MB 94", Role::Cited)], Vec::new());
        assert!(
            coverage.problems[0].starts_with("crates/veto/src/a.rs:7: no rulebook has the rule")
        );
    }
}
