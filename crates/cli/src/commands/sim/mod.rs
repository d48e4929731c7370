//! `interrex sim`: bots play many games on all cores.
//!
//! `tally` counts, `report` shows what was counted. Game number i depends on
//! the seed and on i alone, so the result does not depend on the threads.

mod report;
mod tally;

use std::{
    io::{IsTerminal, Write, stderr, stdout},
    process::ExitCode,
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

use anyhow::{Context, Result, bail};
use bots::{Bot, arena};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;

use crate::opening::{self, GameName, Shelf, Shelves};
use tally::Tally;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Two bots: random, greedy
    #[arg(long, value_delimiter = ',', default_value = "greedy,random")]
    bots: Vec<String>,
    /// What is played
    #[arg(long, default_value = "veto")]
    game: GameName,
    /// Two decks by name, the first bot's first; see `interrex deck list` [default: the first, and the next of another faction]
    #[arg(long, value_delimiter = ',')]
    decks: Option<Vec<String>>,
    /// Play every deal twice, with the bots exchanged (games are rounded up to pairs)
    #[arg(long)]
    swap: bool,
    /// The number of the first deal
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many games at the same time [default: one a core]
    #[arg(long)]
    threads: Option<usize>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

/// Who plays what.
#[derive(Debug, Clone)]
pub(super) struct Match {
    game: GameName,
    bots: [Bot; 2],
    decks: [&'static str; 2],
    swap: bool,
    seed: u64,
}

/// Set by ctrl-c: games under way are finished, no further one begins.
static STOP: AtomicBool = AtomicBool::new(false);

pub(super) fn sim(arguments: &Arguments) -> Result<ExitCode> {
    let shelves = Shelves::default();
    let played = read(arguments, &shelves)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arguments.threads.unwrap_or(0));
    let pool = pool.build().context("cannot start the threads")?;
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed)).context("cannot hear ctrl-c")?;
    let games = match played.swap {
        true => arguments.games.next_multiple_of(2),
        false => arguments.games,
    };
    let bar = progress(games);
    let start = Instant::now();
    let tally = pool.install(|| {
        let games = (0..games).into_par_iter();
        let going = games.filter(|_| !STOP.load(Ordering::Relaxed));
        let tallies = going.map(|number| {
            let tally = played.play(&shelves, number);
            bar.inc(1);
            tally
        });
        tallies.try_reduce(Tally::default, |a, b| Ok(a.with(&b)))
    })?;
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    let mut out = stdout().lock();
    match arguments.json {
        true => writeln!(out, "{:#}", report::json(&tally, &played, seconds))?,
        false => write!(out, "{}", report::table(&tally, &played, games, seconds))?,
    }
    Ok(ExitCode::SUCCESS)
}

fn read(arguments: &Arguments, shelves: &Shelves) -> Result<Match> {
    let bot = |name: &String| {
        let known = Bot::ALL.map(Bot::name).join(", ");
        Bot::by_name(name).with_context(|| format!("no bot is called `{name}`; there are {known}"))
    };
    let [first, second] = &arguments.bots[..] else { bail!("--bots wants two names") };
    let bots = [bot(first)?, bot(second)?];
    let game = arguments.game;
    let shelf = shelves.of(game);
    let decks = match arguments.decks.as_deref() {
        None => [shelf.decks()[0], shelf.facing(0)],
        Some([first, second]) => [shelf.deck_called(first)?, shelf.deck_called(second)?],
        Some(_) => bail!("--decks wants two names"),
    };
    Ok(Match { game, bots, decks, swap: arguments.swap, seed: arguments.seed })
}

impl Match {
    /// Plays the game with this number.
    fn play(&self, shelves: &Shelves, number: u64) -> Result<Tally> {
        let (deal, exchanged) = match self.swap {
            true => (number / 2, number % 2 == 1),
            false => (number, false),
        };
        let number = self.seed.wrapping_add(deal);
        let setup = shelves.numbered(self.game, &self.decks, number)?;
        // Which bot sits where; the deal stays where it is.
        let seated = if exchanged { [1, 0] } else { [0, 1] };
        let bots = seated.map(|it| self.bots[it]);
        Ok(match shelves.of(self.game) {
            Shelf::Veto(shelf) => {
                let host = shelf.open(&setup).map_err(opening::told)?;
                let outcome = arena::play(host.game().clone(), &bots, number);
                Tally::of(&outcome, seated, tally::veto_end)
            }
            Shelf::Thrones(shelf) => {
                let host = shelf.open(&setup).map_err(opening::told)?;
                let outcome = arena::play(host.game().clone(), &bots, number);
                Tally::of(&outcome, seated, tally::thrones_end)
            }
        })
    }

    /// The bots' names, told apart if they are the same.
    fn names(&self) -> [String; 2] {
        let [first, second] = self.bots.map(Bot::name);
        match first == second {
            true => [format!("{first} (1)"), format!("{second} (2)")],
            false => [first.to_owned(), second.to_owned()],
        }
    }
}

fn progress(games: u64) -> ProgressBar {
    let target = match stderr().is_terminal() {
        true => ProgressDrawTarget::stderr(),
        false => ProgressDrawTarget::hidden(),
    };
    let bar = ProgressBar::with_draw_target(Some(games), target);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    bar.with_style(style.expect("the template is right"))
}
