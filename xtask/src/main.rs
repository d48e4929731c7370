//! The chores of the house: `cargo xtask <chore>`.
//!
//! One file or folder a chore. `repo` finds files, `house` reads `house.toml`,
//! `tokens` reads Rust sources; the rest are the chores themselves.

mod bench;
mod codegen;
mod house;
mod licences;
mod repo;
mod rules;
mod run;
mod spdx;
mod test;
mod tidy;
mod tokens;
mod web;

use anyhow::Result;
use clap::{Parser, Subcommand};
use repo::Repo;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The chores of the house", disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Set up everything and run every check and test
    Test,
    /// Build the web client and start the server
    Run {
        /// Passed on to `interrex serve`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Show which clauses are missing, cited and proved, and where
    Rules(rules::Arguments),
    /// Refuse what the house does not want
    Tidy,
    /// Write the generated files
    Codegen {
        /// Fail if a file is stale instead of writing it
        #[arg(long)]
        check: bool,
    },
    /// Measure speed and sizes
    Bench(bench::Arguments),
    /// Refuse dependencies whose licence is not on the list
    Licences,
}

fn main() -> ExitCode {
    match Repo::find().and_then(|repo| work(&repo, Arguments::parse().chore)) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn work(repo: &Repo, chore: Chore) -> Result<ExitCode> {
    match chore {
        Chore::Test => return test::test(repo),
        Chore::Run { arguments } => return run::run(repo, &arguments),
        Chore::Rules(arguments) => rules::rules(repo, &arguments)?,
        Chore::Tidy => tidy::tidy(repo)?,
        Chore::Codegen { check: true } => codegen::check(repo)?,
        Chore::Codegen { check: false } => codegen::write(repo)?,
        Chore::Bench(arguments) => bench::bench(repo, &arguments)?,
        Chore::Licences => licences::licences(repo)?,
    }
    Ok(ExitCode::SUCCESS)
}
