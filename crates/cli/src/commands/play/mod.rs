//! `interrex play`: a game against a bot in a terminal.
//!
//! `table` draws, `input` reads what was typed, `game` plays. It works through
//! a pipe as well: one line of input is one command.

mod game;
mod input;
mod table;

use std::{
    io::{self, IsTerminal},
    process::ExitCode,
};

use anyhow::{Context, Result};
use bots::Bot;
use clap::ValueEnum;

use crate::{opening, paint::Paint, texts::Lang};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Awanturnicy or Wiśniowieccy [default: Awanturnicy]
    #[arg(long)]
    faction: Option<String>,
    /// The opponent
    #[arg(long, default_value = "greedy")]
    bot: Opponent,
    /// The number of the game; the same number deals the same cards
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long)]
    lang: Option<Lang>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Opponent {
    Greedy,
    Random,
}

pub(super) fn play(arguments: &Arguments) -> Result<ExitCode> {
    let own = match &arguments.faction {
        Some(name) => opening::faction(name)?,
        None => opening::BOX[0],
    };
    let seat = opening::BOX.iter().position(|it| *it == own).context("a faction of the box")?;
    let options = game::Options {
        seat: seat as u8,
        bot: match arguments.bot {
            Opponent::Greedy => Bot::Greedy,
            Opponent::Random => Bot::Random,
        },
        seed: arguments.seed.unwrap_or_else(opening::any_number),
        lang: Lang::chosen(arguments.lang),
        paint: Paint::for_stdout(),
        // Typed input shows itself; piped input would leave the prompt hanging.
        echo: !io::stdin().is_terminal(),
    };
    let mut game = game::PlayedGame::new(options)?;
    game.play(&mut io::stdin().lock(), &mut io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}
