//! The greedy bot beats the random one with every built-in deck of the full
//! game, and knows no more than its seat.

mod trial;

use std::sync::{Arc, LazyLock};

use decks::veto::{BUILTIN, Library, read};
use veto::{ARTYKULY_HENRYKOWSKIE, Catalog, Deck, Setup, Veto};

static CATALOG: LazyLock<Arc<Catalog>> = LazyLock::new(|| {
    let set = cards::builtin::interregnum();
    Catalog::new(&ARTYKULY_HENRYKOWSKIE, set.cards).expect("the engine can play the built-in set")
});

static DECKS: LazyLock<Vec<Deck>> = LazyLock::new(|| {
    let library = Library::new(vec![cards::builtin::interregnum()]);
    let deck = |list: &decks::Builtin| {
        let (listed, mistakes) = read(list.text, &library);
        assert_eq!(mistakes, [], "{}", list.id);
        let talia = listed.talia;
        CATALOG.deck(&talia.frakcje[0].id, talia.dealt()).expect("cards of the set")
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
    trial::greedy_beats_random(game, 10);
}

#[test]
fn greedy_plays_the_same_on_every_table_it_cannot_tell_apart() {
    trial::greedy_knows_no_more_than_its_seat(game, 6, 20, 40);
}
