//! `interrex play`: a game against a bot in a terminal.
//!
//! `table` draws (`joust` for Thrones), `input` reads what was typed, `game` plays. It works through
//! a pipe as well: one line of input is one command.

mod game;
mod input;
mod joust;
mod table;
mod ziemie;

use std::{
    io::{self, IsTerminal},
    process::ExitCode,
};

use anyhow::{Context, Result};
use bots::Bot;
use clap::ValueEnum;

use crate::{
    opening::{self, GameName, Shelves},
    paint::Paint,
    texts::Lang,
};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// What is played
    #[arg(long, default_value = "veto")]
    game: GameName,
    /// Your deck, one of `interrex deck list` [default: the first]
    #[arg(long, alias = "faction")]
    deck: Option<String>,
    /// The opponent's deck [default: the next of another faction]
    #[arg(long)]
    against: Option<String>,
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
    let game = arguments.game;
    let shelves = Shelves::default();
    let shelf = shelves.of(game);
    let known = shelf.decks();
    let called =
        |name: &Option<String>| name.as_deref().map(|it| shelf.deck_called(it)).transpose();
    let own = called(&arguments.deck)?.unwrap_or(known[0]);
    let place = known.iter().position(|it| *it == own).context("a deck of the game")?;
    let other = called(&arguments.against)?.unwrap_or_else(|| shelf.facing(place));
    // In the box every faction has its seat.
    let seat = if game == GameName::Mb { place } else { 0 };
    let options = game::Options {
        game,
        decks: if seat == 0 { [own, other] } else { [other, own] },
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
    let mut game = game::PlayedGame::new(options, &shelves)?;
    game.play(&mut io::stdin().lock(), &mut io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}
