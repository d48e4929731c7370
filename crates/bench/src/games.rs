//! The measurements, all on one core.

use std::{hint::black_box, time::Instant};

use bots::Bot;
use kernel::{Deaf, Dice, Game};
use veto::Veto;
use wire::{
    host::Host,
    message::ServerMessage,
    patch::diff,
    veto::{Shelf, VetoHost, fixed_deck},
};

use crate::stopwatch::Stopwatch;

/// Games of one batch; the fastest batch counts, because a busy machine only makes slower.
const BATCH: u64 = 1_500;
const BATCHES: u64 = 6;

pub(crate) struct Bench {
    shelf: Shelf,
}

/// Speed and shape of random games.
#[derive(Debug)]
pub(crate) struct Random {
    pub(crate) games_per_second: f64,
    pub(crate) decisions_per_second: f64,
    pub(crate) decisions_per_game: f64,
    pub(crate) forced: f64,
}

/// How long a greedy bot thinks, in milliseconds.
#[derive(Debug)]
pub(crate) struct Thinking {
    pub(crate) mean: f64,
    /// By the wall clock: single moves are shorter than what the system counts.
    pub(crate) p99: f64,
}

impl Bench {
    pub(crate) fn new() -> Bench {
        Bench { shelf: Shelf::mount_and_blade() }
    }

    fn host(&self, number: u64) -> VetoHost {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let factions = decks::mount_and_blade::FACTIONS;
        let decks = factions.map(|it| fixed_deck(self.shelf.set(), it)).to_vec();
        let opened = self.shelf.open(&self.shelf.setup(decks, seed));
        opened.expect("the fixed decks make a game")
    }

    /// Deals the games of a batch beforehand: wire set-ups are no part of the engine.
    fn starts(&self, numbers: std::ops::Range<u64>) -> Vec<Veto> {
        numbers.map(|it| self.host(it).game().clone()).collect()
    }

    pub(crate) fn random_games(&self) -> Random {
        let mut fastest = f64::MAX;
        let mut decisions = 0;
        for batch in 0..BATCHES {
            let starts = self.starts(batch * BATCH..(batch + 1) * BATCH);
            let before = decisions;
            let start = Stopwatch::start();
            for (number, game) in starts.into_iter().enumerate() {
                decisions += play_out(game, number as u64);
            }
            let each = start.seconds() / (decisions - before) as f64;
            fastest = fastest.min(each);
        }
        let decisions_per_game = decisions as f64 / (BATCH * BATCHES) as f64;
        let listed = self.starts(0..BATCH).into_iter().enumerate();
        let (made, forced) = listed
            .map(|(number, game)| play(game, number as u64, u64::MAX, |_| ()))
            .fold((0, 0), |(made, forced), (more, only)| (made + more, forced + only));
        Random {
            games_per_second: 1.0 / (fastest * decisions_per_game),
            decisions_per_second: 1.0 / fastest,
            decisions_per_game,
            forced: forced as f64 / made as f64,
        }
    }

    /// Counted by the allocator of this program.
    pub(crate) fn allocations_per_game(&self) -> f64 {
        let games = 200;
        let starts = self.starts(0..games);
        let counted = allocation_counter::measure(|| {
            for (number, game) in starts.into_iter().enumerate() {
                play_out(game, number as u64);
            }
        });
        counted.count_total as f64 / games as f64
    }

    /// A game well under way.
    fn middle(&self) -> Veto {
        let mut middle = None;
        let start = self.host(1).game().clone();
        play(start, 1, 60, |game| middle = Some(game.clone()));
        middle.expect("a game has decisions")
    }

    pub(crate) fn clone_time(&self) -> f64 {
        const CLONES: u32 = 300_000;
        let game = self.middle();
        let mut fastest = f64::MAX;
        for _ in 0..BATCHES {
            let start = Stopwatch::start();
            for _ in 0..CLONES {
                black_box(black_box(&game).clone());
            }
            fastest = fastest.min(start.seconds() * 1e9 / f64::from(CLONES));
        }
        fastest
    }

    /// The value itself and what it owns on the heap; the catalog is shared.
    pub(crate) fn state_bytes(&self) -> f64 {
        let game = self.middle();
        let counted = allocation_counter::measure(|| {
            black_box(game.clone());
        });
        (size_of::<Veto>() as u64 + counted.bytes_total) as f64
    }

    pub(crate) fn greedy_moves(&self) -> Thinking {
        let mut times = Vec::new();
        let start = Stopwatch::start();
        for number in 0..40 {
            play(self.host(number).game().clone(), number, u64::MAX, |game| {
                let start = Instant::now();
                black_box(Bot::Greedy.choose(game, number));
                times.push(start.elapsed().as_secs_f64() * 1e3);
            });
        }
        let mean = start.seconds() * 1e3 / times.len() as f64;
        times.sort_by(f64::total_cmp);
        Thinking { mean, p99: times[times.len() * 99 / 100] }
    }

    /// The median size of what the server sends to a player after a choice.
    pub(crate) fn delta_bytes(&self) -> f64 {
        let mut sizes = Vec::new();
        for number in 0..20 {
            let mut host = self.host(number);
            let mut dice = Dice::new(number);
            let mut views = [0, 1].map(|seat| json(&host.view(Some(seat))));
            while let Some(asked) = host.to_act() {
                let choices = host.decision(Some(asked)).map_or(0, |it| it.choices.len());
                let chosen = host.choose(asked, dice.place(choices) as u16);
                chosen.expect("a choice that was offered is legal");
                for (seat, view) in (0_u8..).zip(&mut views) {
                    let new = json(&host.view(Some(seat)));
                    let message = ServerMessage::Update {
                        at: host.made(),
                        events: host.events_since(host.made() - 1, Some(seat)),
                        patch: diff(view, &new),
                        decision: host.decision(Some(seat)),
                        can_undo: host.can_undo(seat),
                    };
                    sizes.push(json(&message).to_string().len());
                    *view = new;
                }
            }
        }
        sizes.sort_unstable();
        sizes[sizes.len() / 2] as f64
    }
}

fn json(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("views and messages are plain data")
}

/// Plays at random to the end; how many decisions there were.
pub(crate) fn play_out<G: Game>(mut game: G, seed: u64) -> u64 {
    let mut dice = Dice::new(seed);
    let mut offered = Vec::new();
    let mut made = 0;
    while !game.pending().is_over() {
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
