//! Jousts between all pairs of the built-in decks.

use thrones::Thrones;
use wire::{host::Deck, thrones::Shelf};

pub(crate) struct Jousts {
    shelf: Shelf,
    decks: Vec<Deck>,
}

impl Jousts {
    pub(crate) fn new() -> Jousts {
        let shelf = Shelf::core();
        let decks = shelf.deck_names().into_iter();
        let decks = decks.map(|it| shelf.deck(it).expect("a test opens the built-in decks"));
        Jousts { decks: decks.collect(), shelf }
    }

    /// Goes through all pairs.
    pub(crate) fn deal(&self, number: u64) -> Thrones {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let count = self.decks.len();
        let pair = [number as usize / count % count, number as usize % count];
        let setup = self.shelf.setup(pair.map(|it| self.decks[it].clone()).to_vec(), seed);
        self.shelf.open(&setup).expect("the built-in decks make a game").game().clone()
    }
}
