//! `interrex tournament`: tables of events.

use std::{fs, path::PathBuf, process::ExitCode};

use anyhow::{Context, Result, anyhow};
use clap::Subcommand;
use tournament_file::results;

#[derive(Subcommand)]
pub(crate) enum Tournament {
    /// Work out the standings of an event from a file of results
    Standings {
        file: PathBuf,
        /// For programs: exact fractions beside decimals
        #[arg(long)]
        json: bool,
    },
}

pub(super) fn tournament(command: &Tournament) -> Result<ExitCode> {
    let Tournament::Standings { file, json } = command;
    let name = file.display();
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
    let table = results::table_of(&text).map_err(|it| anyhow!("{name}: {it}"))?;
    match json {
        true => println!("{}", serde_json::to_string_pretty(&table)?),
        false => print!("{table}"),
    }
    Ok(ExitCode::SUCCESS)
}
