//! The results as a table and as JSON.

use bots::arena::wilson;
use cards::veto::Faction;
use serde_json::{Value, json};

use super::{Match, tally::Tally};

/// Everything whose wins are counted: a label, wins and games.
fn shares(tally: &Tally, played: &Match) -> Vec<(String, Option<Faction>, (u64, u64))> {
    let names = played.names();
    let mut shares = Vec::new();
    for (bot, name) in names.iter().enumerate() {
        shares.push((name.clone(), None, tally.of_bot(bot)));
        for (seat, faction) in played.factions.into_iter().enumerate() {
            let counted = (tally.won[bot][seat], tally.seated[bot][seat]);
            if played.swap && counted.1 != 0 {
                shares.push((name.clone(), Some(faction), counted));
            }
        }
    }
    shares
}

pub(super) fn table(tally: &Tally, played: &Match, asked: u64, seconds: f64) -> String {
    let mut lines = Vec::new();
    if tally.games < asked {
        lines.push(format!("stopped after {} of {asked} games", tally.games));
    }
    lines.push(format!("{:<34} {:>7} {:>7} {:>7}   95 % interval", "", "wins", "games", "share"));
    let mut row = |label: String, (wins, games): (u64, u64)| {
        let (low, high) = wilson(wins, games);
        let share = if games == 0 { 0.0 } else { wins as f64 / games as f64 };
        lines.push(format!(
            "{label:<34} {wins:>7} {games:>7} {:>6.1}%   {:.1}% – {:.1}%",
            100.0 * share,
            100.0 * low,
            100.0 * high
        ));
    };
    for (name, faction, counted) in shares(tally, played) {
        let label = match faction {
            Some(faction) => format!("  with {}", faction.name()),
            None => name,
        };
        row(label, counted);
    }
    for (seat, faction) in played.factions.into_iter().enumerate() {
        row(format!("{} (seat {seat})", faction.name()), tally.of_seat(seat));
    }
    let each = |sum: u64| sum as f64 / tally.games.max(1) as f64;
    lines.push(String::new());
    lines.push(format!(
        "{:.1} decisions a game ({:.0}% forced), {:.1} rounds a game",
        each(tally.decisions),
        100.0 * tally.forced as f64 / tally.decisions.max(1) as f64,
        each(tally.rounds)
    ));
    lines.push(format!(
        "ended by elekcja {}, by all kreski {}, broken off {}",
        tally.by_elekcja, tally.by_all_kreski, tally.broken_off
    ));
    lines.push(format!(
        "{} games in {seconds:.1} s, {:.1} games/s",
        tally.games,
        tally.games as f64 / seconds
    ));
    lines.join("\n") + "\n"
}

pub(super) fn json(tally: &Tally, played: &Match, seconds: f64) -> Value {
    let share = |(wins, games): (u64, u64)| {
        let (low, high) = wilson(wins, games);
        json!({ "wins": wins, "games": games, "low": low, "high": high })
    };
    let bots = shares(tally, played).into_iter().map(|(bot, faction, counted)| {
        let mut entry = share(counted);
        entry["bot"] = bot.into();
        entry["faction"] = faction.map(Faction::name).into();
        entry
    });
    let factions = played.factions.into_iter().enumerate().map(|(seat, faction)| {
        let mut entry = share(tally.of_seat(seat));
        entry["faction"] = faction.name().into();
        entry["seat"] = seat.into();
        entry
    });
    let each = |sum: u64| sum as f64 / tally.games.max(1) as f64;
    json!({
        "games": tally.games,
        "seed": played.seed,
        "swap": played.swap,
        "bots": bots.collect::<Vec<_>>(),
        "factions": factions.collect::<Vec<_>>(),
        "decisions_per_game": each(tally.decisions),
        "forced_share": tally.forced as f64 / tally.decisions.max(1) as f64,
        "rounds_per_game": each(tally.rounds),
        "ends": {
            "elekcja": tally.by_elekcja,
            "all_kreski": tally.by_all_kreski,
            "elekt_killed": tally.by_elekt_killed,
            "broken_off": tally.broken_off,
        },
        "seconds": seconds,
        "games_per_second": tally.games as f64 / seconds,
    })
}
