//! How a game begins: factions, decks and seeds as people write them.

use std::hash::{BuildHasher, Hasher, RandomState};

use anyhow::{Result, bail};
use cards::veto::Faction;
use wire::{
    message::Problem,
    veto::{Shelf, VetoHost, deck_of, fixed_deck},
};

/// The factions of the Mount&Blade box, in the order of their seats: the lower skarb begins.
pub(crate) const BOX: [Faction; 2] = decks::mount_and_blade::FACTIONS;

/// The faction of the box with this name.
pub(crate) fn faction(name: &str) -> Result<Faction> {
    match deck_of(name).filter(|it| BOX.contains(it)) {
        Some(faction) => Ok(faction),
        None => bail!("`{name}` is no faction of the box; there are {}", names().join(" and ")),
    }
}

pub(crate) fn names() -> [&'static str; 2] {
    BOX.map(Faction::name)
}

/// The seed of a numbered game.
pub(crate) fn seed_of(number: u64) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

/// A number nobody has chosen, short enough to be typed in again.
pub(crate) fn any_number() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000
}

/// Begins a numbered game with the fixed decks of these factions, seat by seat.
pub(crate) fn open(shelf: &Shelf, factions: &[Faction], number: u64) -> Result<VetoHost> {
    let decks = factions.iter().map(|it| fixed_deck(shelf.set(), *it)).collect();
    shelf.open(&shelf.setup(decks, seed_of(number))).map_err(told)
}

/// A problem of the wire as an error of the rim.
pub(crate) fn told(problem: Problem) -> anyhow::Error {
    anyhow::anyhow!("{}", problem.detail)
}
