//! `interrex completions SHELL`.

use std::{io::Write, process::ExitCode};

use anyhow::Result;
use clap_complete::Shell;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    shell: Shell,
}

pub(super) fn completions(arguments: &Arguments, shape: &mut clap::Command) -> Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, shape, "interrex", &mut script);
    std::io::stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
