//! The greedy bot beats the random one with every built-in deck of the full
//! game, and knows no more than its seat.

use std::sync::{Arc, LazyLock};

use bots::{
    Bot,
    arena::{play, wilson},
};
use decks::veto::{BUILTIN, Library, read};
use kernel::{Chance, Dice, Game, Seat};
use veto::{ARTYKULY_HENRYKOWSKIE, Catalog, Deck, Setup, Veto};

static CATALOG: LazyLock<Arc<Catalog>> = LazyLock::new(|| {
    let set = cards::builtin::interregnum();
    Catalog::new(&ARTYKULY_HENRYKOWSKIE, set.cards).expect("the engine can play the built-in set")
});

static DECKS: LazyLock<Vec<Deck>> = LazyLock::new(|| {
    let library = Library::new(vec![cards::builtin::interregnum()]);
    let find = |it: &&cards::veto::Card| CATALOG.find(&it.id).expect("it is in the set");
    let deck = |list: &decks::Builtin| {
        let (listed, mistakes) = read(list.text, &library);
        assert_eq!(mistakes, [], "{}", list.id);
        let talia = listed.talia;
        Deck {
            faction: find(&talia.frakcje[0]),
            cards: talia.strategie.iter().chain(&talia.kredens).map(find).collect(),
        }
    };
    BUILTIN.iter().map(deck).collect()
});

/// Which decks meet in game `number`: all pairs in turn, those far apart in the list first.
fn pair(number: u64) -> [usize; 2] {
    let count = DECKS.len();
    let place = number as usize;
    [place % count, (place * 3 + 1 + place / count) % count]
}

fn game(number: u64) -> Veto {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let decks = pair(number).map(|it| DECKS[it].clone()).to_vec();
    let setup = Setup { rules: &ARTYKULY_HENRYKOWSKIE, catalog: Arc::clone(&CATALOG), decks, seed };
    setup.begin().expect("two legal decks")
}

/// `INTERREX_PAIRS=100 cargo test --release -p bots --test elekcja` plays more pairs.
#[test]
fn greedy_beats_random() {
    let pairs = std::env::var("INTERREX_PAIRS").ok().and_then(|it| it.parse().ok()).unwrap_or(10);
    let mut wins = 0;
    for number in 0..pairs {
        for greedy in [0, 1] {
            let mut bots = [Bot::Random; 2];
            bots[greedy] = Bot::Greedy;
            let outcome = play(game(number), &bots, number);
            let winner = outcome.end.and_then(|(winner, _)| winner);
            let won = winner == Some(Seat(greedy as u8));
            wins += u64::from(won);
            if !won {
                let [first, second] = pair(number).map(|it| BUILTIN[it].id);
                println!(
                    "{number}: {first} against {second}, greedy in seat {greedy}: {outcome:?}"
                );
            }
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
    for number in 0..6 {
        let mut game = game(number);
        let mut dice = Dice::new(number);
        let (mut choices, mut events) = (Vec::new(), Vec::new());
        while let Some(seat) = game.pending().seat() {
            choices.clear();
            game.choices(&mut choices);
            if 1 < choices.len() && dice.place(20) == 0 {
                let real = Bot::Greedy.choose(&game, 7);
                let other = game.redeal(seat, &mut Chance::numbered(number * 100 + 1));
                assert_eq!(real, Bot::Greedy.choose(&other, 7), "game {number}, {seat:?}");
                compared += 1;
            }
            events.clear();
            game.apply(choices[dice.place(choices.len())], &mut events).unwrap();
        }
    }
    assert!(40 < compared, "only {compared} positions");
}
