//! Randomness as part of the state.
//!
//! `Chance` makes every shuffle of a game from one seed. Each act has a
//! ChaCha8 stream of its own, numbered from zero, so that act 7 can be checked
//! by anybody who knows the seed, whatever the acts before it were, and a
//! player who has seen many cards still cannot compute the next ones. The
//! arithmetic on top of the stream is written here and pinned by tests,
//! because a library may change how it draws a number from a range.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

/// The dealer of one game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Chance {
    seed: [u8; 32],
    acts: u32,
}

impl Chance {
    pub fn new(seed: [u8; 32]) -> Chance {
        Chance { seed, acts: 0 }
    }

    /// A seed for tests and simulations that count their games.
    pub fn numbered(number: u64) -> Chance {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Chance::new(seed)
    }

    /// How many acts of chance there have been; the number of the next one.
    pub fn acts(&self) -> u32 {
        self.acts
    }

    /// Puts `items` into random order. One act.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut stream = self.next_act();
        for end in (1..items.len()).rev() {
            items.swap(end, below(&mut stream, end as u32 + 1) as usize);
        }
    }

    /// A number from zero up to but not including `bound`. One act.
    pub fn below(&mut self, bound: u32) -> u32 {
        below(&mut self.next_act(), bound)
    }

    /// A dealer whose acts tell nothing about this one's. One act.
    pub fn split(&mut self) -> Chance {
        let mut seed = [0; 32];
        self.next_act().fill_bytes(&mut seed);
        Chance::new(seed)
    }

    fn next_act(&mut self) -> ChaCha8Rng {
        let mut stream = ChaCha8Rng::from_seed(self.seed);
        stream.set_stream(u64::from(self.acts));
        self.acts += 1;
        stream
    }
}

/// Without bias: a product that falls into the short last stretch is drawn again.
fn below(stream: &mut ChaCha8Rng, bound: u32) -> u32 {
    assert!(bound != 0, "there is no number below zero");
    loop {
        let product = u64::from(stream.next_u32()) * u64::from(bound);
        // The short stretch is shorter than `bound`; how short is worth a division only then.
        let low = product as u32;
        if bound <= low || bound.wrapping_neg() % bound <= low {
            return (product >> 32) as u32;
        }
    }
}

/// A fast die for random players and simulations, never for dealing cards.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// SplitMix64.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A place in a list of `count`; the bias of at most `count` / 2³² does not matter here.
    pub fn place(&mut self, count: usize) -> usize {
        ((u64::from(self.roll() as u32) * count as u64) >> 32) as usize
    }

    /// Takes one out of a bag; nobody can say which it will be.
    pub fn draw<T>(&mut self, bag: &mut Vec<T>) -> Option<T> {
        let place = self.place(bag.len());
        (place < bag.len()).then(|| bag.swap_remove(place))
    }
}

#[cfg(test)]
mod tests {
    use super::{Chance, Dice};

    /// Recorded games depend on these values; they may never change.
    #[test]
    fn the_streams_are_pinned() {
        let mut chance = Chance::numbered(7);
        let mut cards: Vec<u8> = (0..10).collect();
        chance.shuffle(&mut cards);
        assert_eq!(cards, PINNED_SHUFFLE);
        assert_eq!([chance.below(1000), chance.below(1000)], PINNED_NUMBERS);
        assert_eq!(chance.acts(), 3);
        assert_eq!(Dice::new(7).roll(), PINNED_DIE);
    }

    #[test]
    fn an_act_does_not_depend_on_how_much_the_acts_before_it_drew() {
        let (mut short, mut long) = (Chance::numbered(1), Chance::numbered(1));
        short.shuffle(&mut [1, 2]);
        long.shuffle(&mut (0..100).collect::<Vec<_>>());
        assert_eq!(short.below(1 << 30), long.below(1 << 30));
    }

    #[test]
    fn every_order_of_three_comes_up_about_equally_often() {
        let mut counts = std::collections::BTreeMap::new();
        let mut chance = Chance::numbered(3);
        for _ in 0..6000 {
            let mut cards = [0, 1, 2];
            chance.shuffle(&mut cards);
            *counts.entry(cards).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|it| (850..1150).contains(it)), "{counts:?}");
    }

    const PINNED_SHUFFLE: [u8; 10] = [5, 9, 8, 4, 0, 2, 3, 7, 6, 1];
    const PINNED_NUMBERS: [u32; 2] = [158, 726];
    const PINNED_DIE: u64 = 7_191_089_600_892_374_487;
}
