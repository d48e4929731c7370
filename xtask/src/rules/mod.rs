//! `cargo xtask rules`: which clause lives where, and which test proves it.
//!
//! `marks` finds the marks in sources, scenarios and browser tests, `waivers`
//! reads what is deliberately left out, `coverage` puts both beside the
//! ledgers, `table` and `report` show the result.

mod coverage;
mod marks;
mod report;
mod table;
mod waivers;

use crate::repo::Repo;
use anyhow::{Result, bail};
use coverage::Coverage;
use rulebook::{Book, text::Ledger};
use std::io::{self, Write as _};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// AH, I2, MB, PC or KZ; all books without it
    #[arg(value_parser = book)]
    book: Option<Book>,
    /// A section or clause of the book: 513, 513.6, "Złote zasady"
    section: Option<String>,
    /// One JSON object per clause
    #[arg(long, conflicts_with_all = ["write", "check"])]
    json: bool,
    /// Write the committed table rulebooks/STATUS.md
    #[arg(long, conflicts_with_all = ["book", "check"])]
    write: bool,
    /// Fail if the table is stale, a mark unknown, a waiver empty or a proof lost
    #[arg(long, conflicts_with = "book")]
    check: bool,
}

pub(crate) fn rules(repo: &Repo, arguments: &Arguments) -> Result<()> {
    let ledgers = ledgers(repo)?;
    let coverage = Coverage::new(&ledgers, marks::scan(repo)?, waivers::read(repo)?);
    if arguments.check {
        return check(repo, &coverage);
    }
    if arguments.write {
        return write(repo, &coverage);
    }
    let chosen = coverage.under(arguments.book, arguments.section.as_deref());
    if chosen.is_empty() {
        let section = arguments.section.as_deref().unwrap_or_default();
        bail!("there is no clause under {section}; try a number such as 513, or the book alone");
    }
    let text = if arguments.json { report::json(&chosen) } else { report::lines(&chosen) };
    print(&text)?;
    for problem in &coverage.problems {
        eprintln!("{problem}");
    }
    Ok(())
}

fn check(repo: &Repo, coverage: &Coverage<'_>) -> Result<()> {
    let committed = repo.read(table::FILE).unwrap_or_default();
    let mut problems = coverage.problems.clone();
    problems.extend(table::lost_proofs(&committed, coverage));
    if committed != table::render(coverage) {
        let file = table::FILE;
        problems.push(format!("{file} is stale: run `cargo xtask rules --write` and commit it"));
    }
    if !problems.is_empty() {
        bail!("{}", problems.join("\n"));
    }
    Ok(())
}

fn write(repo: &Repo, coverage: &Coverage<'_>) -> Result<()> {
    let committed = repo.read(table::FILE).unwrap_or_default();
    for lost in table::lost_proofs(&committed, coverage) {
        eprintln!("note: {lost}");
    }
    repo.write(table::FILE, &table::render(coverage))?;
    println!("wrote {}", table::FILE);
    Ok(())
}

fn ledgers(repo: &Repo) -> Result<Vec<Ledger>> {
    let mut ledgers = Vec::new();
    for book in Book::ALL {
        let text = repo.read(book.ledger_file())?;
        ledgers.push(Ledger::parse(book, book.ledger_file(), &text)?);
    }
    Ok(ledgers)
}

fn book(code: &str) -> Result<Book, String> {
    Book::from_code(code).ok_or_else(|| "the books are AH, I2, MB, PC and KZ".to_owned())
}

/// A reader that has seen enough (`… | head`) is no error.
fn print(text: &str) -> Result<()> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}
