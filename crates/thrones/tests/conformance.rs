//! The kernel's conformance suite over all pairs of the built-in decks.
//!
//! `INTERREX_GAMES=200000 cargo test --release -p thrones --test conformance` looks
//! at as many games as one likes.

#[path = "core_decks/mod.rs"]
mod core_decks;

use std::sync::Arc;

use cards::thrones::Kind;
use core_decks::WITH_OWN;
use kernel::conformance::{Depth, Tally, check, check_draws};
use thrones::{Def, Setup, Thrones};

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

/// What no card of the Core Set says is played as well: numbers multiplied and set, immunity.
#[test]
fn random_jousts_with_cards_of_our_own_conform() {
    let depth = Depth { longest: 20_000, look_every: 29 };
    let tally = check(joust_with_own, 0..64, depth);
    println!("{tally:?}");
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

/// A joust between two of the decks with the cards of our own in both decks.
fn joust_with_own(number: u64) -> Thrones {
    let own: Vec<u16> = (0..).zip(WITH_OWN.defs()).filter(is_own).map(|(it, _)| it).collect();
    let (plots, cards): (Vec<u16>, Vec<u16>) =
        own.into_iter().partition(|it| WITH_OWN.def(*it).card.kind == Kind::Plot);
    let mut seed = [1; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let pair = number as usize % 64;
    let mix = |it: usize| {
        let mut deck = core_decks::deck(it);
        deck.cards.truncate(30);
        deck.cards.extend(cards.iter().chain(&cards));
        deck.plots.truncate(7 - plots.len());
        deck.plots.extend(&plots);
        deck
    };
    let decks = vec![mix(pair / 8), mix(pair % 8)];
    Setup { catalog: Arc::clone(&WITH_OWN), decks, seed }.begin().expect("decks that can be played")
}

fn is_own((_, def): &(u16, &Def)) -> bool {
    def.card.code.starts_with("own-")
}
