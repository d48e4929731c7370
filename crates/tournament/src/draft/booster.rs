//! Boosters of eleven cards from a set with rarities, by lot.
//!
//! Pacta Conventa does not say what a booster holds; ours are as usual.

use super::BOOSTER;
use cards::veto::Kind;
pub use cards::veto::Rarity;
use decks::veto::Library;
use kernel::Chance;
use rulebook::{RuleId, cite, rule};
use std::{collections::BTreeMap, fmt};

/// A card by the title with which deck lists name it.
pub type Card = String;

/// The cards of a set by rarity.
pub type Set = BTreeMap<Rarity, Vec<Card>>;

/// What is in a booster: seven common cards, three uncommon ones and a rare one.
pub const RECIPE: [(Rarity, usize); 3] =
    [(Rarity::Common, 7), (Rarity::Uncommon, 3), (Rarity::Rare, 1)];

/// A set of which no booster can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFewCards {
    pub rarity: Rarity,
    pub found: usize,
    pub wanted: usize,
}

impl TooFewCards {
    pub fn rule(self) -> RuleId {
        cite!("PC 6.6.4")
    }
}

impl fmt::Display for TooFewCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use cards::lang::Word as _;
        let TooFewCards { rarity, found, wanted } = self;
        let rarity = rarity.spelling();
        write!(f, "the set has {found} {rarity} cards, a booster holds {wanted} ({})", self.rule())
    }
}

impl std::error::Error for TooFewCards {}

/// The cards of a set as its boosters hold them. Faction cards are not among them: everybody
/// is given the one he wants (PC 5.5.1, 5.6.1).
pub fn by_rarity(set: &cards::set::Set, library: &Library) -> Set {
    let mut cards = Set::new();
    for card in set.cards.iter().filter(|it| it.kind != Kind::Frakcja) {
        if let Some(rarity) = card.collector.rarity {
            cards.entry(rarity).or_default().push(library.full(card));
        }
    }
    cards
}

/// So many boosters; within one booster no card comes twice.
///
/// # Errors
///
/// The set has too few cards of a rarity.
pub fn boosters(set: &Set, count: usize, seed: u64) -> Result<Vec<Vec<Card>>, TooFewCards> {
    for (rarity, wanted) in RECIPE {
        let found = set.get(&rarity).map_or(0, Vec::len);
        if found < wanted {
            return Err(TooFewCards { rarity, found, wanted });
        }
    }
    rule!("PC 5.5.1");
    let mut chance = Chance::numbered(seed);
    let booster = |_| {
        let mut cards = Vec::with_capacity(BOOSTER);
        for (rarity, wanted) in RECIPE {
            let mut pool = set.get(&rarity).cloned().unwrap_or_default();
            chance.shuffle(&mut pool);
            cards.extend(pool.into_iter().take(wanted));
        }
        cards
    };
    Ok((0..count).map(booster).collect())
}
