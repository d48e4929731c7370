//! What `cargo xtask bench` runs: how fast, how small, how chatty. Nothing here is a test.
//!
//! `games` (VETO!) and `jousts` (Thrones) deal, `measure` plays, this file names
//! the figures and prints them. A crate of its own, because what tests need would
//! be measured with it: their engine counts every rule it reaches.

mod games;
mod jousts;
mod measure;
mod stopwatch;

use games::Games;
use jousts::Jousts;
use kernel::Game;
use serde::Serialize;

/// One figure.
#[derive(Debug, Serialize)]
struct Figure {
    name: String,
    unit: &'static str,
    value: f64,
    decks: &'static str,
}

const DECKS: &str = "Mount&Blade: Awanturnicy, Wiśniowieccy (27 cards each)";
const SEJM: &str = "Artykuły Henrykowskie: all pairs of the built-in decks (60 cards each)";
const HOUSES: &str = "Thrones: all pairs of the eight built-in decks (60 cards each)";

fn figures() -> Vec<Figure> {
    let jousts = Jousts::new();
    let mut figures = Vec::new();
    for (name, decks, games) in
        [("veto/mb", DECKS, Games::mount_and_blade()), ("veto/ah", SEJM, Games::interregnum())]
    {
        figures.extend(of_any_game(name, decks, 1_500, |it| games.deal(it)));
        let greedy = games.greedy_moves();
        for (what, unit, value) in [
            ("windows-skipped", "%", games.windows_skipped()),
            ("greedy-move-mean", "ms", greedy.mean),
            ("greedy-move-p99", "ms", greedy.p99),
            ("delta-message-median", "bytes", games.delta_bytes()),
        ] {
            figures.push(Figure { name: format!("{name}/{what}"), unit, value, decks });
        }
    }
    figures.extend(of_any_game("thrones/joust", HOUSES, 640, |it| jousts.deal(it)));
    figures
}

/// What is measured of every game, in batches of so many.
fn of_any_game<G: Game>(
    game: &str,
    decks: &'static str,
    batch: u64,
    deal: impl Fn(u64) -> G,
) -> Vec<Figure> {
    let random = measure::random_games(batch, &deal);
    let middle = measure::after(deal(1), 100);
    let figures = [
        ("random-games", "games/s", random.games_per_second),
        ("random-decisions", "decisions/s", random.decisions_per_second),
        ("decisions-per-game", "decisions", random.decisions_per_game),
        ("forced-decisions", "%", 100.0 * random.forced),
        ("allocations-per-game", "allocations", measure::allocations_per_game(100, &deal)),
        ("clone", "ns", measure::clone_time(&middle)),
        ("state", "bytes", measure::state_bytes(&middle)),
    ];
    let named = figures.into_iter();
    named
        .map(|(what, unit, value)| Figure { name: format!("{game}/{what}"), unit, value, decks })
        .collect()
}

fn main() {
    // Built together with the tests of the workspace the engine counts the rules it reaches.
    if rulebook::trace::ENABLED {
        eprintln!("build it alone (cargo xtask bench): an engine that counts its rules is slower");
        std::process::exit(2);
    }
    let figures = figures();
    if std::env::args().any(|it| it == "--json") {
        let text = serde_json::to_string_pretty(&figures).expect("figures are plain data");
        println!("{text}");
        return;
    }
    println!("{DECKS}\n{SEJM}\n{HOUSES}\n");
    for Figure { name, unit, value, .. } in figures {
        let digits = if value < 100.0 { 2 } else { 0 };
        println!("{name:<34} {value:>14.digits$} {unit}");
    }
}
