//! The cards of a deck that can be used out of hand: what a player may hold,
//! for all that everybody knows.

use cards::thrones::{Kind, Phase};

use super::REPERTOIRE;
use crate::{ability::Hooks, catalog::Catalog};

/// Sorted definitions, and when they can be used. Sets of them are bits by place.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Repertoire {
    defs: Vec<u16>,
    hooks: Vec<Hooks>,
    /// Those with an action, by phase.
    actions: [u32; 7],
    /// Those that can be ambushed.
    pub(crate) ambush: u32,
}

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
        let hooks: Vec<Hooks> = defs.iter().map(|it| catalog.def(*it).text.hooks).collect();
        let set = |wanted: &dyn Fn(&Hooks) -> bool| {
            let places = (0..hooks.len()).filter(|it| wanted(&hooks[*it]));
            places.fold(0, |bits, it| bits | 1 << it)
        };
        let actions = std::array::from_fn(|phase| set(&|it| it.actions >> phase & 1 == 1));
        let ambush = set(&|it| it.ambush);
        Repertoire { defs, hooks, actions, ambush }
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

    /// Those with an action in this phase.
    pub(crate) fn actions(&self, phase: Phase) -> u32 {
        self.actions[phase as usize]
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
