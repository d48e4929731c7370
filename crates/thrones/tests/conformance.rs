//! The kernel's conformance suite over all pairs of the built-in decks.
//!
//! `INTERREX_GAMES=200000 cargo test --release -p thrones --test conformance` looks
//! at as many games as one likes.

#[path = "core_decks/mod.rs"]
mod core_decks;

use kernel::conformance::{Depth, Tally, check, check_draws};

#[test]
fn random_jousts_conform() {
    let games = std::env::var("INTERREX_GAMES").ok().and_then(|it| it.parse().ok());
    let games = games.unwrap_or(128);
    let depth = Depth { longest: 20_000, look_every: if games <= 1_000 { 29 } else { 199 } };

    let mut tally = Tally::default();
    for from in (0..games).step_by(5_000) {
        tally = tally.and(check(core_decks::joust, from..games.min(from + 5_000), depth));
        println!("{tally:?}");
    }

    assert_eq!(tally.games, games);
}

/// Nothing counts on two seats, although titles are still to come.
#[test]
fn random_games_of_four_conform() {
    let start = |number| core_decks::game(&[0, 3, 5, 6], number);
    let tally = check(start, 0..10, Depth { longest: 40_000, look_every: 211 });
    println!("{tally:?}");
}

/// A game draws without making the list; still every choice must be as likely as the others.
#[test]
fn playing_at_random_favours_nothing() {
    for number in [5, 39] {
        let longest = check_draws(core_decks::joust(number), 60, number);
        assert!(6 <= longest, "there was something to draw from");
    }
}
