//! A legal deck for each of the eight factions, from three Core Sets.

/// A deck that comes with the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Builtin {
    pub id: &'static str,
    /// The list.
    pub text: &'static str,
}

macro_rules! builtin {
    ($($id:literal),+ $(,)?) => {
        &[$(Builtin {
            id: $id,
            text: include_str!(concat!("../../../../decks/thrones/", $id, ".txt")),
        }),+]
    };
}

/// The decks, in the order of their factions.
pub const BUILTIN: &[Builtin] = builtin![
    "baratheon-fealty",
    "greyjoy-wolf",
    "lannister-rose",
    "martell-fealty",
    "nightswatch-fealty",
    "stark-fealty",
    "targaryen-none",
    "tyrell-lion",
];
