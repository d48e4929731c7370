//! `interrex`: the whole house from a terminal.
//!
//! One file or folder a subcommand in `commands`. What they share: `texts`
//! (Polish and English from `locales/`), `told` (events as sentences),
//! `wording` (questions, choices and refusals), `faults` (of a deck), `sheet` (a
//! card, a rule), `paint` (colours, where there is somebody to see them) and `opening` (how a
//! game begins).

mod commands;
mod faults;
mod opening;
mod paint;
mod sheet;
mod texts;
mod told;
mod wording;

use std::{io, process::ExitCode};

use clap::{CommandFactory, Parser};
use commands::Command;

#[derive(Parser)]
#[command(
    name = "interrex",
    version,
    about = "VETO! and Thrones in a terminal: play, simulate, check, look things up",
    disable_help_subcommand = true
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut shape = Arguments::command();
    match commands::run(arguments.command, &mut shape) {
        Ok(code) => code,
        // Whoever reads from us (`head`, a pager) may stop whenever he has seen enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("interrex: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|it| {
        it.downcast_ref::<io::Error>().is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe)
    })
}
