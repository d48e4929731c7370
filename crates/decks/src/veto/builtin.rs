//! Two legal decks for each of the five factions, from the Interregnum set.

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
