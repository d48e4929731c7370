//! The subcommands.

mod cards;
mod completions;
mod deck;
mod engine;
mod play;
mod replay;
mod rules;
mod scenario;
mod serve;
mod sim;
mod tournament;

use std::process::ExitCode;

use anyhow::Result;
use clap::Subcommand;

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play against a bot
    Play(play::Arguments),
    /// Let bots play many games and count
    Sim(sim::Arguments),
    /// Speak the engine protocol on standard input and output (docs/engine-protocol.md)
    Engine,
    /// Check card files, or show a card
    #[command(subcommand)]
    Cards(cards::Cards),
    /// Check a deck list, or show a deck (docs/decks.md)
    #[command(subcommand)]
    Deck(deck::Deck),
    /// Look up rules: `rules MB 54`, `rules AH 513`, `rules MB`, `rules --search pojedynek`
    Rules(rules::Arguments),
    /// Verify or read a recorded game
    #[command(subcommand)]
    Replay(replay::Replay),
    /// Play scenario files and say which hold (docs/scenarios.md)
    Scenario(scenario::Arguments),
    /// Work out the tables of an event
    #[command(subcommand)]
    Tournament(tournament::Tournament),
    /// Serve the web client, rooms and games
    Serve(serve::Arguments),
    /// Print completions for a shell
    Completions(completions::Arguments),
}

pub(crate) fn run(command: Command, shape: &mut clap::Command) -> Result<ExitCode> {
    match command {
        Command::Play(arguments) => play::play(&arguments),
        Command::Sim(arguments) => sim::sim(&arguments),
        Command::Engine => engine::engine(),
        Command::Cards(command) => cards::cards(&command),
        Command::Deck(command) => deck::deck(&command),
        Command::Rules(arguments) => rules::rules(&arguments),
        Command::Replay(command) => replay::replay(&command),
        Command::Scenario(arguments) => scenario::scenario(&arguments),
        Command::Tournament(command) => tournament::tournament(&command),
        Command::Serve(arguments) => serve::serve(&arguments),
        Command::Completions(arguments) => completions::completions(&arguments, shape),
    }
}
