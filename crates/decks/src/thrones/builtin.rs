//! A legal deck for each of the eight factions, from three Core Sets.

use crate::builtin::{Builtin, builtin};

/// The decks, in the order of their factions.
pub const BUILTIN: &[Builtin] = builtin![
    "thrones":
    "baratheon-fealty",
    "greyjoy-wolf",
    "lannister-rose",
    "martell-fealty",
    "nightswatch-fealty",
    "stark-fealty",
    "targaryen-none",
    "tyrell-lion",
];
