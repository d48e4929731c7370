//! `cargo xtask test`: sets up and runs every check and every test.
//!
//! `plan` lists the steps, `step` runs one, `tally` counts tests from what the
//! runners print. A failed step does not stop the others, except those that
//! need its result; the first failure is shown in full at the end.

mod plan;
mod step;
mod tally;

use crate::{repo::Repo, web};
use anyhow::Result;
use std::{
    collections::BTreeSet,
    io::{self, IsTerminal as _, Write as _},
    process::ExitCode,
    time::Instant,
};
use step::Outcome;
use tally::Tally;

pub(crate) fn test(repo: &Repo) -> Result<ExitCode> {
    let start = Instant::now();
    let mut total = Tally::default();
    let mut failed_steps = BTreeSet::new();
    let mut first_failure: Option<Outcome> = None;
    for step in plan::plan(repo)? {
        if let Some(needed) = step.needs.filter(|needed| failed_steps.contains(needed)) {
            println!("  --        {:28} not run: it needs `{needed}`", step.name);
            failed_steps.insert(step.name);
            continue;
        }
        announce(step.name);
        let outcome = step.run(repo);
        println!("{outcome}");
        total += outcome.tally;
        if !outcome.passed {
            failed_steps.insert(step.name);
            first_failure = first_failure.or(Some(outcome));
        } else if step.name == plan::NPM_CI {
            web::note_install(repo)?;
        }
    }
    if let Some(failure) = &first_failure {
        println!("\n=== the first failure: {} ===\n{}", failure.name, failure.telling());
        println!("=== end of {} ===", failure.name);
    }
    if total.skipped != 0 {
        println!("\n{} tests were skipped", total.skipped);
    }
    println!("\nall steps took {:.0} s", start.elapsed().as_secs_f64());
    println!("{total}");
    Ok(if failed_steps.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Shows a person which step is running; its result overwrites the line.
fn announce(name: &str) {
    let mut out = io::stdout();
    if out.is_terminal() {
        // Nothing is lost if the terminal does not take it.
        let _ = write!(out, "   …          {name}\r").and_then(|()| out.flush());
    }
}
