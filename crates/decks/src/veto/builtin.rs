//! Decks of the Interregnum set: two for each of the five factions, and some for the
//! editions without ziemie, oddziały and przymierza.

use crate::builtin::{Builtin, builtin};

/// The decks, in the order of their factions.
pub const BUILTIN: &[Builtin] = builtin![
    "veto":
    "awanturnicy-burda",
    "awanturnicy-kozacy",
    "dworscy-absolutum",
    "dworscy-kandydat",
    "osmanowie-dom-wojny",
    "osmanowie-jasyr",
    "radziwillowie-pludracy",
    "radziwillowie-wielkie-ksiestwo",
    "wisniowieccy-choragwie",
    "wisniowieccy-honor",
];

/// Decks for the instruction of the second edition.
pub const I2_DECKS: &[Builtin] =
    builtin!["veto": "i2-dworscy", "i2-radziwillowie", "i2-wisniowieccy"];

/// Decks for the zasady biesiadne.
pub const BIESIADNE_DECKS: &[Builtin] =
    builtin!["veto": "biesiadne-awanturnicy", "biesiadne-wisniowieccy"];
