//! What is measured of any game in the same way, all on one core.

use std::hint::black_box;

use kernel::{Deaf, Dice, Game};

use crate::stopwatch::Stopwatch;

/// How often a measurement is made; the fastest counts, because a busy machine only makes slower.
const TIMES: u64 = 6;

/// Speed and shape of random games.
#[derive(Debug)]
pub(crate) struct Random {
    pub(crate) games_per_second: f64,
    pub(crate) decisions_per_second: f64,
    pub(crate) decisions_per_game: f64,
    /// The share of decisions with a single choice.
    pub(crate) forced: f64,
}

/// So many games are dealt at a time, and then played where they lie.
const HANDFUL: usize = 20;

/// Plays batches of numbered games. They are dealt beforehand, because wire set-ups are no part of the
/// engine, and a few at a time, because what was dealt long ago has to be fetched from far away.
pub(crate) fn random_games<G: Game>(batch: u64, deal: impl Fn(u64) -> G) -> Random {
    let mut fastest = f64::MAX;
    let mut decisions = 0;
    for time in 0..TIMES {
        let (before, mut seconds) = (decisions, 0.0);
        let numbers: Vec<u64> = (time * batch..(time + 1) * batch).collect();
        for numbers in numbers.chunks(HANDFUL) {
            let mut games: Vec<G> = numbers.iter().map(|it| deal(*it)).collect();
            let watch = Stopwatch::start();
            for (number, game) in numbers.iter().zip(&mut games) {
                decisions += play_out(game, *number);
            }
            seconds += watch.seconds();
        }
        fastest = fastest.min(seconds / (decisions - before) as f64);
    }
    let decisions_per_game = decisions as f64 / (batch * TIMES) as f64;
    let (made, forced) = (0..batch)
        .map(|number| play(deal(number), number, u64::MAX, |_| ()))
        .fold((0, 0), |(made, forced), (more, only)| (made + more, forced + only));
    Random {
        games_per_second: 1.0 / (fastest * decisions_per_game),
        decisions_per_second: 1.0 / fastest,
        decisions_per_game,
        forced: forced as f64 / made as f64,
    }
}

/// Counted by the allocator of this program.
pub(crate) fn allocations_per_game<G: Game>(games: u64, deal: impl Fn(u64) -> G) -> f64 {
    let mut starts: Vec<G> = (0..games).map(deal).collect();
    let counted = allocation_counter::measure(|| {
        for (number, game) in (0..).zip(&mut starts) {
            play_out(game, number);
        }
    });
    counted.count_total as f64 / games as f64
}

/// This game after so many choices: one well under way.
pub(crate) fn after<G: Game>(start: G, choices: u64) -> G {
    let mut middle = None;
    play(start, 1, choices, |game: &G| middle = Some(game.clone()));
    middle.expect("a game has decisions")
}

/// In nanoseconds.
pub(crate) fn clone_time<G: Game>(game: &G) -> f64 {
    const CLONES: u32 = 200_000;
    let mut fastest = f64::MAX;
    for _ in 0..TIMES {
        let watch = Stopwatch::start();
        for _ in 0..CLONES {
            black_box(black_box(game).clone());
        }
        fastest = fastest.min(watch.seconds() * 1e9 / f64::from(CLONES));
    }
    fastest
}

/// The value itself and what it owns on the heap; the catalog is shared.
pub(crate) fn state_bytes<G: Game>(game: &G) -> f64 {
    let counted = allocation_counter::measure(|| {
        black_box(game.clone());
    });
    (size_of::<G>() as u64 + counted.bytes_total) as f64
}

/// Plays at random to the end; how many decisions there were.
fn play_out<G: Game>(game: &mut G, seed: u64) -> u64 {
    let mut dice = Dice::new(seed);
    let mut offered = Vec::new();
    let mut made = 0;
    while !game.is_over() {
        game.play_at_random(&mut dice, &mut offered, &mut Deaf);
        made += 1;
    }
    made
}

/// Plays at random and shows every decision that is one; how many there were, and how many were forced.
pub(crate) fn play<G: Game>(
    mut game: G,
    seed: u64,
    most: u64,
    mut seen: impl FnMut(&G),
) -> (u64, u64) {
    let mut dice = Dice::new(seed);
    let mut choices = Vec::new();
    let (mut made, mut forced) = (0, 0);
    while !game.pending().is_over() && made < most {
        choices.clear();
        game.choices(&mut choices);
        if choices.len() == 1 {
            forced += 1;
        } else {
            seen(&game);
        }
        let choice = choices[dice.place(choices.len())];
        game.apply(choice, &mut Deaf).expect("a choice that was offered is legal");
        made += 1;
    }
    (made, forced)
}
