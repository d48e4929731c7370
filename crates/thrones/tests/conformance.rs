//! The kernel's conformance suite over all pairs of the built-in decks.
//!
//! `INTERREX_GAMES=200000 cargo test --release -p thrones --test conformance` looks
//! at as many games as one likes.

#[path = "core_decks/mod.rs"]
mod core_decks;

use kernel::conformance::{Depth, check};

#[test]
fn random_jousts_conform() {
    let games = std::env::var("INTERREX_GAMES").ok().and_then(|it| it.parse().ok());
    let games = games.unwrap_or(128);
    let depth = Depth { longest: 20_000, look_every: if games <= 1_000 { 29 } else { 401 } };

    let tally = check(core_decks::joust, 0..games, depth);

    println!("{tally:?}");
    assert_eq!(tally.games, games);
}

/// Nothing counts on two seats, although titles are still to come.
#[test]
fn random_games_of_four_conform() {
    let start = |number| core_decks::game(&[0, 3, 5, 6], number);
    let tally = check(start, 0..10, Depth { longest: 40_000, look_every: 211 });
    println!("{tally:?}");
}
