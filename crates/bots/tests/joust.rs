//! The greedy bot of Thrones beats the random one, and knows no more than its seat.

mod trial;

use std::sync::Arc;

use decks::thrones::{BUILTIN, Library, read};
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
    trial::greedy_beats_random(joust, 8);
}

#[test]
fn greedy_plays_the_same_on_every_table_it_cannot_tell_apart() {
    trial::greedy_knows_no_more_than_its_seat(joust, 3, 12, 30);
}
