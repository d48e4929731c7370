//! The greedy bot of Thrones beats the random one, and knows no more than its seat.

use std::sync::Arc;

use bots::{
    Bot,
    arena::{play, wilson},
};
use decks::thrones::{BUILTIN, Library, read};
use kernel::{Chance, Dice, Game, Seat};
use thrones::{Catalog, Deck, Setup, Thrones};

/// A joust of two built-in decks, which the number chooses.
fn joust(number: u64) -> Thrones {
    let library = Library::builtin();
    let catalog = Catalog::new(&cards::builtin::thrones_core()).expect("the engine can play it");
    let deck = |place: usize| {
        let (deck, mistakes) = read(BUILTIN[place % BUILTIN.len()].text, &library);
        assert!(mistakes.is_empty());
        let find = |it: &&cards::thrones::Card| catalog.find(&it.code).expect("it is in the set");
        Deck {
            faction: deck.factions[0],
            agenda: deck.agendas.first().map(find),
            plots: deck.plots.iter().map(find).collect(),
            cards: deck.cards.iter().map(find).collect(),
        }
    };
    let place = number as usize;
    let decks = vec![deck(place), deck(place + 1 + place / BUILTIN.len())];
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    Setup { catalog: Arc::clone(&catalog), decks, seed }.begin().expect("two legal decks")
}

/// `INTERREX_PAIRS=100 cargo test --release -p bots --test joust` plays more pairs.
#[test]
fn greedy_beats_random() {
    let pairs = std::env::var("INTERREX_PAIRS").ok().and_then(|it| it.parse().ok()).unwrap_or(8);
    let mut wins = 0;
    for number in 0..pairs {
        for greedy in [0, 1] {
            let mut bots = [Bot::Random; 2];
            bots[greedy] = Bot::Greedy;
            let outcome = play(joust(number), &bots, number);
            let winner = outcome.end.and_then(|(winner, _)| winner);
            wins += u64::from(winner == Some(Seat(greedy as u8)));
        }
    }

    let games = 2 * pairs;
    let (low, high) = wilson(wins, games);
    println!("greedy won {wins} of {games} against random (95 % interval {low:.3} to {high:.3})");
    assert!(95 * games <= 100 * (wins + 1), "only {wins} of {games}");
}

#[test]
fn greedy_plays_the_same_on_every_table_it_cannot_tell_apart() {
    let mut compared = 0;
    for number in 0..3 {
        let mut game = joust(number);
        let mut dice = Dice::new(number);
        let (mut choices, mut events) = (Vec::new(), Vec::new());
        while let Some(seat) = game.pending().seat() {
            choices.clear();
            game.choices(&mut choices);
            if 1 < choices.len() && dice.place(12) == 0 {
                let real = Bot::Greedy.choose(&game, 7);
                let other = game.redeal(seat, &mut Chance::numbered(number * 100 + 1));
                assert_eq!(real, Bot::Greedy.choose(&other, 7), "game {number}, {seat:?}");
                compared += 1;
            }
            events.clear();
            game.apply(choices[dice.place(choices.len())], &mut events).unwrap();
        }
    }
    assert!(30 < compared, "only {compared} positions");
}
