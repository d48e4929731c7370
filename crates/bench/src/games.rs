//! Games of VETO!, and what is measured of them alone: the bot, and what players are sent.

use std::{hint::black_box, time::Instant};

use bots::Bot;
use kernel::{Dice, Game, Pending};
use veto::{Event, Question, Veto};
use wire::{
    host::Host,
    message::ServerMessage,
    patch::diff,
    veto::{Shelf, VetoHost},
};

use crate::{measure::play, stopwatch::Stopwatch};

pub(crate) struct Games {
    shelf: Shelf,
    /// The decks that meet, by their places on the shelf.
    pairs: Vec<[usize; 2]>,
}

/// How long a greedy bot thinks, in milliseconds.
#[derive(Debug)]
pub(crate) struct Thinking {
    pub(crate) mean: f64,
    /// By the wall clock: single moves are shorter than what the system counts.
    pub(crate) p99: f64,
}

impl Games {
    pub(crate) fn mount_and_blade() -> Games {
        // In the box every faction has its seat.
        Games { pairs: vec![[0, 1]], shelf: Shelf::mount_and_blade() }
    }

    pub(crate) fn interregnum() -> Games {
        let shelf = Shelf::interregnum();
        let count = shelf.deck_names().len();
        let pairs = (0..count * count).map(|it| [it / count, it % count]).collect();
        Games { pairs, shelf }
    }

    fn host(&self, number: u64) -> VetoHost {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let names = self.shelf.deck_names();
        let pair = self.pairs[number as usize % self.pairs.len()];
        let decks = pair.map(|it| self.shelf.deck(names[it]).expect("a deck of the shelf"));
        let decks = decks.to_vec();
        let opened = self.shelf.open(&self.shelf.setup(decks, seed));
        opened.expect("the fixed decks make a game")
    }

    pub(crate) fn deal(&self, number: u64) -> Veto {
        self.host(number).game().clone()
    }

    pub(crate) fn greedy_moves(&self) -> Thinking {
        let mut times = Vec::new();
        let start = Stopwatch::start();
        for number in 0..40 {
            play(self.deal(number), number, u64::MAX, |game| {
                let start = Instant::now();
                black_box(Bot::Greedy.choose(game, number));
                times.push(start.elapsed().as_secs_f64() * 1e3);
            });
        }
        let mean = start.seconds() * 1e3 / times.len() as f64;
        times.sort_by(f64::total_cmp);
        Thinking { mean, p99: times[times.len() * 99 / 100] }
    }

    /// Everybody may answer every object on the stos. In how many of a hundred of these windows is
    /// nobody asked, because everybody knows that he has no answer?
    pub(crate) fn windows_skipped(&self) -> f64 {
        let (mut windows, mut asked) = (0, 0);
        for number in 0..200 {
            let (mut game, mut dice) = (self.deal(number), Dice::new(number));
            let (mut offered, mut events) = (Vec::new(), Vec::new());
            while let Pending::Decision { question, .. } = game.pending() {
                asked += u32::from(question == Question::Reply);
                game.play_at_random(&mut dice, &mut offered, &mut events);
            }
            let objects = events.iter().filter(|it| is_declaration(&it.event)).count() as u32;
            windows += objects * u32::from(game.seats());
        }
        100.0 * (1.0 - f64::from(asked) / f64::from(windows))
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

/// Does an object go on the stos that may be answered? In a duel the sides take turns instead.
fn is_declaration(event: &Event) -> bool {
    matches!(
        event,
        Event::Played { .. }
            | Event::Used { .. }
            | Event::Triggered { .. }
            | Event::Agitates { .. }
            | Event::Challenges { .. }
            | Event::ChangesField { .. }
            | Event::Marches { .. }
    )
}

fn json(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("views and messages are plain data")
}
