//! The formats as data: what a deck must have, may have and may not have.
//!
//! Every demand carries the clauses it comes from; the first is the one a judge
//! would quote. Freedoms carry theirs too, so that a test can prove them.

use cards::veto::Kind;
use rulebook::{RuleId, cite, rule};

/// The clauses that say the same thing, the one to quote first.
pub(crate) type Rules = &'static [RuleId];

/// What the decks of a format look like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Format {
    /// As it is typed: "standardowy".
    pub key: &'static str,
    /// As it is shown: "kwarciany, Format Standardowy".
    pub name: &'static str,
    pub(crate) kredens: Kredens,
    pub(crate) copies: Copies,
    pub(crate) sakwa: Sakwa,
    pub(crate) frakcja: Frakcja,
    pub(crate) strategia: Strategia,
    pub(crate) foreign: Foreign,
    /// Must Lojalny cards be of the player's faction already in the deck?
    pub(crate) lojalny: bool,
    pub(crate) sojusze: Sojusze,
    /// Kinds of cards the edition does not know, each with the clauses that list what there is.
    pub(crate) without: &'static [(Kind, Rules)],
    /// Are Legendarne limited (PC 4.1.1)?
    pub(crate) legendarne: bool,
    /// An ordinary tournament, which bars Biesiadny (AH 700.1.b).
    pub(crate) tournament: bool,
    pub printings: Printings,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Kredens {
    pub(crate) least: usize,
    pub(crate) rules: Rules,
    /// The clauses by which it may be as large as anybody likes.
    pub(crate) larger: Rules,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Copies {
    /// By name, over kredens and sakwa (AMB-24, PCA-09).
    AtMost(usize, Rules),
    Any(Rules),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sakwa {
    None,
    /// None or exactly so many, exchanged one for one.
    Exactly {
        cards: usize,
        rules: Rules,
        empty: Rules,
    },
    /// All cards of the zestaw outside the kredens, exchanged freely.
    Rest,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Frakcja {
    /// One faction card.
    Card(Rules),
    /// Two factions marked on a card of the organiser.
    Chosen(Rules),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Strategia {
    pub(crate) rules: Rules,
    /// The clauses by which one, or none, is allowed.
    pub(crate) allowed: Rules,
}

/// Which cards with only other factions' marks are allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Foreign {
    Any,
    PostacieAndOddzialy(Rules),
    None(Rules),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sojusze {
    /// In the kredens; the sakwa may have others.
    One {
        rules: Rules,
        other_in_sakwa: Rules,
    },
    Any(Rules),
}

/// Which printings are legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Printings {
    Any,
    /// The two parts of one box.
    Fixed,
    /// So many of the newest expansions.
    Newest(usize),
    /// All expansions from the first of this season on.
    SinceSeason(&'static str),
    /// All cards from this edition on that are not banned.
    SinceEdition(u8),
}

const AH: Format = Format {
    key: "ah",
    name: "Artykuły Henrykowskie, outside tournaments",
    kredens: Kredens {
        least: 60,
        rules: &[cite!("AH 403.4"), cite!("AH 100.5.a")],
        larger: &[cite!("AH 100.7")],
    },
    copies: Copies::AtMost(3, &[cite!("AH 100.5.a")]),
    sakwa: Sakwa::Exactly { cards: 15, rules: &[cite!("AH 411.2")], empty: &[cite!("AH 100.6")] },
    frakcja: Frakcja::Card(&[cite!("AH 309.5")]),
    strategia: Strategia { rules: &[cite!("AH 308.4")], allowed: &[cite!("AH 308.4")] },
    foreign: Foreign::PostacieAndOddzialy(&[cite!("AH 309.3")]),
    lojalny: true,
    sojusze: Sojusze::Any(&[]),
    without: &[],
    legendarne: false,
    tournament: false,
    printings: Printings::Any,
};

const KWARCIANY: Format = Format {
    kredens: Kredens {
        least: 60,
        rules: &[cite!("PC 4.1.0.1"), cite!("AH 403.4"), cite!("AH 100.5.a"), cite!("PC 8.2.6.1")],
        larger: &[cite!("PC 4.1.0.2"), cite!("AH 100.7")],
    },
    copies: Copies::AtMost(3, &[cite!("PC 4.1.0.4"), cite!("AH 100.5.a")]),
    sakwa: Sakwa::Exactly {
        cards: 15,
        rules: &[cite!("PC 3.5.1.1"), cite!("PC 4.1.0.1"), cite!("AH 411.2"), cite!("PC 8.2.6.1")],
        empty: &[cite!("PC 3.5.1.1"), cite!("AH 100.6")],
    },
    frakcja: Frakcja::Card(&[cite!("PC 4.1.0.1"), cite!("AH 309.5")]),
    strategia: Strategia {
        rules: &[cite!("AH 308.4"), cite!("PC 4.1.0.3")],
        allowed: &[cite!("PC 4.1.0.3")],
    },
    foreign: Foreign::None(&[cite!("PC 4.1.3.1"), cite!("PC 8.2.6.2")]),
    sojusze: Sojusze::One {
        rules: &[cite!("PC 4.1.2.1"), cite!("PC 4.1.2.2")],
        other_in_sakwa: &[cite!("PC 4.1.2.2")],
    },
    legendarne: true,
    tournament: true,
    ..AH
};

const I2: Format = Format {
    key: "i2",
    name: "the instruction of the second edition",
    kredens: Kredens { least: 60, rules: &[cite!("I2 2.1.2")], larger: &[cite!("I2 2.1.3")] },
    copies: Copies::AtMost(3, &[cite!("I2 2.1.1"), cite!("I2 0.2")]),
    sakwa: Sakwa::None,
    strategia: Strategia { rules: &[cite!("I2 1.7.3")], allowed: &[cite!("I2 1.7.3")] },
    foreign: Foreign::Any,
    lojalny: false,
    without: &[
        (Kind::Oddzial, &[cite!("I2 3.3.3.6")]),
        (Kind::Ziemia, &[cite!("I2 1.8.4")]),
        (Kind::Przymierze, &[cite!("I2 1.8.4")]),
    ],
    ..AH
};

/// Every format, in the order they are shown.
pub const FORMATS: &[Format] = &[
    AH,
    Format { key: "kwarciany", name: "kwarciany, all cards", ..KWARCIANY },
    Format {
        key: "standardowy",
        name: "kwarciany, Format Standardowy",
        printings: Printings::Newest(3),
        ..KWARCIANY
    },
    Format {
        key: "klasyczny",
        name: "kwarciany, Format Klasyczny",
        printings: Printings::SinceSeason("Szpiedzy i Dyplomaci"),
        ..KWARCIANY
    },
    Format {
        key: "otwarty",
        name: "kwarciany, Format Otwarty",
        printings: Printings::SinceEdition(2),
        ..KWARCIANY
    },
    Format {
        key: "wybraniecki",
        name: "wybraniecki",
        kredens: Kredens {
            least: 30,
            rules: &[
                cite!("PC 5.1.1"),
                cite!("AH 403.5"),
                cite!("AH 100.5.b"),
                cite!("PC 8.2.6.1"),
            ],
            larger: &[cite!("PC 5.1.3"), cite!("AH 100.7")],
        },
        copies: Copies::Any(&[cite!("PC 5.1.4"), cite!("AH 100.5.b")]),
        sakwa: Sakwa::Rest,
        frakcja: Frakcja::Chosen(&[cite!("PC 5.2.2"), cite!("PC 5.1.1")]),
        strategia: Strategia { rules: &[cite!("AH 308.4")], allowed: &[cite!("AH 308.4")] },
        foreign: Foreign::None(&[cite!("PC 5.2.1")]),
        sojusze: Sojusze::Any(&[cite!("PC 5.3.1")]),
        legendarne: false,
        printings: Printings::Any,
        ..KWARCIANY
    },
    I2,
    Format {
        key: "biesiadny",
        name: "zasady biesiadne",
        copies: Copies::AtMost(2, &[cite!("I2 5.2.3")]),
        ..I2
    },
    Format { key: "mb", name: "VETO! Mount&Blade", printings: Printings::Fixed, ..I2 },
];

/// The format with this key.
pub fn format(key: &str) -> Option<&'static Format> {
    rule!("AH 100.5");
    let key = rulebook::folded(key.trim());
    FORMATS.iter().find(|it| it.key == key)
}
