//! The measurements of Thrones, over all pairs of the built-in decks.

use std::hint::black_box;

use thrones::Thrones;
use wire::{host::Deck, thrones::Shelf};

use crate::{games::play, stopwatch::Stopwatch};

/// Games of one batch, which goes through all pairs; the fastest batch counts.
const BATCH: u64 = 640;
const BATCHES: u64 = 4;

pub(crate) struct Jousts {
    shelf: Shelf,
    decks: Vec<Deck>,
}

/// Speed and length of random games.
#[derive(Debug)]
pub(crate) struct Random {
    pub(crate) games_per_second: f64,
    pub(crate) decisions_per_second: f64,
    pub(crate) decisions_per_game: f64,
    /// The share of decisions with a single choice.
    pub(crate) forced: f64,
}

impl Jousts {
    pub(crate) fn new() -> Jousts {
        let shelf = Shelf::core();
        let decks = Shelf::deck_names().into_iter();
        let decks = decks.map(|it| shelf.deck(it).expect("a test opens the built-in decks"));
        Jousts { decks: decks.collect(), shelf }
    }

    fn start(&self, number: u64) -> Thrones {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let count = self.decks.len();
        let pair = [number as usize / count % count, number as usize % count];
        let setup = self.shelf.setup(pair.map(|it| self.decks[it].clone()).to_vec(), seed);
        self.shelf.open(&setup).expect("the built-in decks make a game").game().clone()
    }

    pub(crate) fn random_games(&self) -> Random {
        let mut fastest = f64::MAX;
        let (mut decisions, mut forced) = (0, 0);
        for batch in 0..BATCHES {
            let starts = self.starts(batch * BATCH..(batch + 1) * BATCH);
            let before = decisions;
            let watch = Stopwatch::start();
            for (number, game) in starts.into_iter().enumerate() {
                let (made, only) = play(game, number as u64, u64::MAX, |_| ());
                decisions += made;
                forced += only;
            }
            fastest = fastest.min(watch.seconds() / (decisions - before) as f64);
        }
        let decisions_per_game = decisions as f64 / (BATCH * BATCHES) as f64;
        Random {
            games_per_second: 1.0 / (fastest * decisions_per_game),
            decisions_per_second: 1.0 / fastest,
            decisions_per_game,
            forced: forced as f64 / decisions as f64,
        }
    }

    /// Dealt beforehand: wire set-ups are no part of the engine.
    fn starts(&self, numbers: std::ops::Range<u64>) -> Vec<Thrones> {
        numbers.map(|it| self.start(it)).collect()
    }

    /// Counted by the allocator of this program.
    pub(crate) fn allocations_per_game(&self) -> f64 {
        let games = 64;
        let starts = self.starts(0..games);
        let counted = allocation_counter::measure(|| {
            for (number, game) in starts.into_iter().enumerate() {
                play(game, number as u64, u64::MAX, |_| ());
            }
        });
        counted.count_total as f64 / games as f64
    }

    /// A game well under way.
    fn middle(&self) -> Thrones {
        let mut middle = None;
        play(self.start(1), 1, 150, |game: &Thrones| middle = Some(game.clone()));
        middle.expect("a game has decisions")
    }

    pub(crate) fn clone_time(&self) -> f64 {
        const CLONES: u32 = 100_000;
        let game = self.middle();
        let mut fastest = f64::MAX;
        for _ in 0..BATCHES {
            let watch = Stopwatch::start();
            for _ in 0..CLONES {
                black_box(black_box(&game).clone());
            }
            fastest = fastest.min(watch.seconds() * 1e9 / f64::from(CLONES));
        }
        fastest
    }

    /// The value itself and what it owns on the heap; the catalog is shared.
    pub(crate) fn state_bytes(&self) -> f64 {
        let game = self.middle();
        let counted = allocation_counter::measure(|| {
            black_box(game.clone());
        });
        (size_of::<Thrones>() as u64 + counted.bytes_total) as f64
    }
}
