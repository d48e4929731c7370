//! How a scenario went, and how many of them did.

use std::fmt;

use cards::set::Mistake;

use crate::{parse, run};

/// The result of one scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    pub file: String,
    pub title: String,
    /// None: all it claims is true.
    pub failure: Option<Failure>,
}

/// Where a scenario and the engine disagree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The line of the file, counted from one; none if no line is to blame.
    pub line: Option<usize>,
    pub message: String,
    /// The table at that moment.
    pub table: String,
    /// Whom the engine was asking, and what it offered.
    pub offered: Vec<String>,
}

impl Failure {
    pub(crate) fn unproved(message: &str) -> Failure {
        let message = format!("the scenario {message}");
        Failure { line: None, message, table: String::new(), offered: Vec::new() }
    }
}

impl Report {
    pub fn passed(&self) -> bool {
        self.failure.is_none()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(failure) = &self.failure else {
            return write!(f, "passed  {}: {}", self.file, self.title);
        };
        writeln!(f, "FAILED  {}: {}", self.file, self.title)?;
        let place = failure.line.map_or(self.file.clone(), |it| format!("{}:{it}", self.file));
        write!(f, "  {place}: {}", failure.message)?;
        if !failure.table.is_empty() {
            write!(f, "\n  the table then:")?;
            failure.table.lines().try_for_each(|it| write!(f, "\n    {it}"))?;
        }
        if !failure.offered.is_empty() {
            write!(f, "\n  what was offered:")?;
            failure.offered.iter().try_for_each(|it| write!(f, "\n    {it}"))?;
        }
        Ok(())
    }
}

/// How many scenarios there were, and what went wrong.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Summary {
    pub reports: Vec<Report>,
    /// Files that cannot be played at all.
    pub unreadable: Vec<(String, Vec<Mistake>)>,
}

impl Summary {
    pub fn passed(&self) -> usize {
        self.reports.iter().filter(|it| it.passed()).count()
    }

    pub fn failed(&self) -> usize {
        self.reports.len() - self.passed() + self.unreadable.len()
    }
}

/// Every failure and mistake, then the line `N passed, N failed`.
impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for report in self.reports.iter().filter(|it| !it.passed()) {
            writeln!(f, "{report}\n")?;
        }
        for (_, mistakes) in &self.unreadable {
            mistakes.iter().try_for_each(|it| writeln!(f, "{it}\n"))?;
        }
        write!(f, "{} passed, {} failed", self.passed(), self.failed())
    }
}

/// Reads and plays many scenarios, given as name and text.
pub fn run_all<'t>(files: impl IntoIterator<Item = (&'t str, &'t str)>) -> Summary {
    let mut summary = Summary::default();
    for (file, text) in files {
        match parse(file, text) {
            Ok(scenario) => summary.reports.push(run(&scenario)),
            Err(mistakes) => summary.unreadable.push((file.to_owned(), mistakes)),
        }
    }
    summary
}
