//! `cargo xtask bench`: builds the benchmark for release and runs it.
//!
//! The figures are for people and for the record; no test depends on them.

use crate::repo::Repo;
use anyhow::{Context, Result, bail};
use std::process::Command;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Print a list of {name, unit, value, decks}
    #[arg(long)]
    json: bool,
}

pub(crate) fn bench(repo: &Repo, arguments: &Arguments) -> Result<()> {
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--release", "--quiet", "--package", "bench", "--"]);
    if arguments.json {
        cargo.arg("--json");
    }
    let status = cargo.current_dir(repo.path("")).status().context("cannot start cargo")?;
    if !status.success() {
        bail!("the benchmark failed ({status})");
    }
    Ok(())
}
