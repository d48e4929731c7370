//! The results as a table and as JSON.

use std::collections::BTreeMap;

use bots::arena::wilson;
use serde_json::{Value, json};

use super::{
    Match,
    tally::{THRONES_ENDS, Tally, VETO_ENDS},
};
use crate::opening::GameName;

/// Everything whose wins are counted: a label, wins and games.
fn shares(tally: &Tally, played: &Match) -> Vec<(String, Option<&'static str>, (u64, u64))> {
    let names = played.names();
    let mut shares = Vec::new();
    for (bot, name) in names.iter().enumerate() {
        shares.push((name.clone(), None, tally.of_bot(bot)));
        for (seat, deck) in played.decks.into_iter().enumerate() {
            let counted = (tally.won[bot][seat], tally.seated[bot][seat]);
            if played.swap && counted.1 != 0 {
                shares.push((name.clone(), Some(deck), counted));
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
    for (name, deck, counted) in shares(tally, played) {
        let label = match deck {
            Some(deck) => format!("  with {deck}"),
            None => name,
        };
        row(label, counted);
    }
    for (seat, deck) in played.decks.into_iter().enumerate() {
        row(format!("{deck} (seat {seat})"), tally.of_seat(seat));
    }
    let each = |sum: u64| sum as f64 / tally.games.max(1) as f64;
    lines.push(String::new());
    lines.push(format!(
        "{:.1} decisions a game ({:.0}% forced), {:.1} rounds a game",
        each(tally.decisions),
        100.0 * tally.forced as f64 / tally.decisions.max(1) as f64,
        each(tally.rounds)
    ));
    let ends = ends(tally, played.game).into_iter();
    let ends: Vec<String> =
        ends.map(|(end, count)| format!("{} {count}", end.replace('_', " "))).collect();
    lines.push(format!("ended by {}", ends.join(", ")));
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
    let bots = shares(tally, played).into_iter().map(|(bot, deck, counted)| {
        let mut entry = share(counted);
        entry["bot"] = bot.into();
        entry["faction"] = deck.into();
        entry
    });
    let factions = played.decks.into_iter().enumerate().map(|(seat, deck)| {
        let mut entry = share(tally.of_seat(seat));
        entry["faction"] = deck.into();
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
        "ends": ends(tally, played.game).into_iter().collect::<BTreeMap<_, _>>(),
        "seconds": seconds,
        "games_per_second": tally.games as f64 / seconds,
    })
}

/// Every way a game can end, and how many did.
fn ends(tally: &Tally, game: GameName) -> Vec<(&'static str, u64)> {
    let all = match game {
        GameName::Thrones => &THRONES_ENDS[..],
        _ => &VETO_ENDS,
    };
    all.iter().map(|it| (*it, tally.ends.get(*it).copied().unwrap_or(0))).collect()
}
