//! What `cargo xtask bench` runs: how fast, how small, how chatty. Nothing here is a test.
//!
//! `games` (VETO!) and `jousts` (Thrones) play and measure, this file names the
//! figures and prints them. A crate of its own, because what tests need would
//! be measured with it: their engine counts every rule it reaches.

mod games;
mod jousts;
mod stopwatch;

use games::Bench;
use jousts::Jousts;
use serde::Serialize;

/// One figure.
#[derive(Debug, Serialize)]
struct Figure {
    name: &'static str,
    unit: &'static str,
    value: f64,
    decks: &'static str,
}

const DECKS: &str = "Mount&Blade: Awanturnicy, Wiśniowieccy (27 cards each)";
const HOUSES: &str = "Thrones: all pairs of the eight built-in decks (60 cards each)";

fn figures() -> Vec<Figure> {
    let bench = Bench::new();
    let random = bench.random_games();
    let greedy = bench.greedy_moves();
    let figure = |name, unit, value| Figure { name, unit, value, decks: DECKS };
    let jousts = Jousts::new();
    let random_jousts = jousts.random_games();
    let joust = |name, unit, value| Figure { name, unit, value, decks: HOUSES };
    vec![
        figure("veto/mb/random-games", "games/s", random.games_per_second),
        figure("veto/mb/random-decisions", "decisions/s", random.decisions_per_second),
        figure("veto/mb/decisions-per-game", "decisions", random.decisions_per_game),
        figure("veto/mb/forced-decisions", "%", 100.0 * random.forced),
        figure("veto/mb/allocations-per-game", "allocations", bench.allocations_per_game()),
        figure("veto/mb/clone", "ns", bench.clone_time()),
        figure("veto/mb/state", "bytes", bench.state_bytes()),
        figure("veto/mb/greedy-move-mean", "ms", greedy.mean),
        figure("veto/mb/greedy-move-p99", "ms", greedy.p99),
        figure("veto/mb/delta-message-median", "bytes", bench.delta_bytes()),
        joust("thrones/joust/random-games", "games/s", random_jousts.games_per_second),
        joust("thrones/joust/random-decisions", "decisions/s", random_jousts.decisions_per_second),
        joust("thrones/joust/decisions-per-game", "decisions", random_jousts.decisions_per_game),
        joust("thrones/joust/forced-decisions", "%", 100.0 * random_jousts.forced),
        joust("thrones/joust/allocations-per-game", "allocations", jousts.allocations_per_game()),
        joust("thrones/joust/clone", "ns", jousts.clone_time()),
        joust("thrones/joust/state", "bytes", jousts.state_bytes()),
    ]
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
    println!("{DECKS}\n{HOUSES}\n");
    for Figure { name, unit, value, .. } in figures {
        let digits = if value < 100.0 { 2 } else { 0 };
        println!("{name:<34} {value:>14.digits$} {unit}");
    }
}
