//! The cards of a deck that can be used out of hand: what a player may hold,
//! for all that everybody knows.

use cards::thrones::Kind;

use super::REPERTOIRE;
use crate::{
    ability::{Acts, Hooks},
    catalog::{Catalog, Def},
};

/// Sorted definitions, and when they can be used. Sets of them are bits by place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Repertoire {
    defs: Vec<u16>,
    hooks: Vec<Hooks>,
    /// Those that can be used at all when this bit of `Acts` is wanted.
    acts: [u32; 16],
    /// Those that cost at most so much, as far as it is printed.
    priced: [u32; PRICES],
    /// Those that can be ambushed.
    pub(crate) ambush: u32,
}

/// Whoever has more gold than this can pay for any event.
const PRICES: usize = 8;

/// The different cards among these that can be used out of hand, sorted.
pub(crate) fn usable(catalog: &Catalog, cards: &[u16]) -> Vec<u16> {
    let from_hand = |def: &u16| {
        let def = catalog.def(*def);
        def.kind == Kind::Event || def.text.ambush.is_some()
    };
    let mut defs: Vec<u16> = cards.iter().copied().filter(from_hand).collect();
    defs.sort_unstable();
    defs.dedup();
    defs
}

impl Repertoire {
    pub(crate) fn new(catalog: &Catalog, cards: &[u16]) -> Repertoire {
        let defs = usable(catalog, cards);
        assert!(defs.len() <= REPERTOIRE, "set-ups refuse a larger repertoire");
        let facts: Vec<&Def> = defs.iter().map(|it| catalog.def(*it)).collect();
        let set = |wanted: &dyn Fn(&Def) -> bool| {
            let places = (0..facts.len()).filter(|it| wanted(facts[*it]));
            places.fold(0, |bits, it| bits | 1 << it)
        };
        let acts = std::array::from_fn(|bit| set(&|it| it.text.acts.has(Acts(1 << bit))));
        let priced = std::array::from_fn(|gold| {
            set(&|it| gold + 1 == PRICES || usize::from(it.price) <= gold)
        });
        let ambush = set(&|it| it.text.hooks.ambush);
        let hooks = facts.iter().map(|it| it.text.hooks).collect();
        Repertoire { defs, hooks, acts, priced, ambush }
    }

    pub(crate) fn len(&self) -> usize {
        self.defs.len()
    }

    pub(crate) fn def(&self, place: usize) -> u16 {
        self.defs[place]
    }

    pub(crate) fn hooks(&self, place: usize) -> &Hooks {
        &self.hooks[place]
    }

    /// Where this card stands, if it is one of them.
    pub(crate) fn place(&self, def: u16) -> Option<usize> {
        self.defs.binary_search(&def).ok()
    }

    /// Those that can be used at all when this one bit is wanted.
    pub(crate) fn acting(&self, acts: Acts) -> u32 {
        self.acts[acts.0.trailing_zeros() as usize]
    }

    /// Those that somebody with so much gold may be able to pay for.
    pub(crate) fn affordable(&self, gold: u16) -> u32 {
        self.priced[usize::from(gold).min(PRICES - 1)]
    }
}

/// The places in a set.
pub(crate) fn each_place(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as usize;
        set &= set.checked_sub(1)?;
        Some(place)
    })
}
