//! Boosters of eleven cards from a set with rarities, by lot.
//!
//! Pacta Conventa does not say what a booster holds; the recipe is the set's.

use super::BOOSTER;
use crate::refusal::{Refusal, refuse_if};
use kernel::Chance;
use rulebook::{cite, rule};
use std::collections::BTreeMap;

/// A card of a set, as the caller numbers it.
pub type Card = u32;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rarity {
    Common,
    Uncommon,
    Rare,
}

/// The cards of a set by rarity.
pub type Set = BTreeMap<Rarity, Vec<Card>>;

/// How many cards of each rarity a booster holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe(pub BTreeMap<Rarity, usize>);

impl Recipe {
    /// Seven common, three uncommon and one rare card.
    pub fn usual() -> Recipe {
        Recipe(BTreeMap::from([(Rarity::Common, 7), (Rarity::Uncommon, 3), (Rarity::Rare, 1)]))
    }
}

/// So many boosters; within one booster no card comes twice.
pub fn boosters(
    set: &Set,
    recipe: &Recipe,
    count: usize,
    seed: u64,
) -> Result<Vec<Vec<Card>>, Refusal> {
    let enough = recipe.0.iter().all(|(rarity, wanted)| {
        *wanted == 0 || set.get(rarity).is_some_and(|it| *wanted <= it.len())
    });
    refuse_if(
        recipe.0.values().sum::<usize>() != BOOSTER || !enough,
        cite!("PC 6.6.4"),
        "a booster holds eleven different cards of the set",
    )?;
    rule!("PC 5.5.1");
    let mut chance = Chance::numbered(seed);
    let booster = |_| {
        let mut cards = Vec::with_capacity(BOOSTER);
        for (rarity, wanted) in &recipe.0 {
            let mut pool = set.get(rarity).cloned().unwrap_or_default();
            chance.shuffle(&mut pool);
            cards.extend(pool.into_iter().take(*wanted));
        }
        cards
    };
    Ok((0..count).map(booster).collect())
}
