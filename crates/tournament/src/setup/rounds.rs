//! PC A, B, F — how long a round lasts and how many there are.

use super::{Class, Cut, Format};
use crate::standings::Wins;
use rulebook::rule;

/// A shorter round is not allowed.
pub const LEAST_MINUTES_TO_ONE: u32 = 40;
pub const KNOCK_OUT_MINUTES: u32 = 120;
/// Swiss rounds that one day can hold.
pub const LONGEST_DAY: u32 = 6;

/// The recommended length of a Swiss round.
pub fn preset_minutes(wins: Wins) -> u32 {
    match wins {
        Wins::One => {
            rule!("PC A.2");
            50
        }
        Wins::Two => {
            rule!("PC A.3");
            80
        }
    }
}

/// The recommended time for building a deck, where one is built.
pub fn preset_building_minutes(format: Format) -> Option<u32> {
    match format {
        Format::SealedDeck => {
            rule!("PC A.5");
            Some(30)
        }
        Format::Draft => {
            rule!("PC A.6");
            Some(20)
        }
        Format::Standardowy | Format::Klasyczny | Format::Otwarty | Format::Unusual => None,
    }
}

/// Table B: Swiss rounds by the number of players, corrected for the cut. Teams count as one.
pub fn rounds_of_table(entries: u32, cut: Cut) -> u32 {
    rule!("PC B.2");
    rule!("PC B.3");
    let rounds: u32 = match entries {
        // Nobody can play more rounds than he has opponents.
        0..=1 => 0,
        2 => 1,
        3..=8 => 3,
        9..=16 => 4,
        17..=32 => 5,
        33..=64 => 6,
        65..=128 => 7,
        _ => 8,
    };
    match cut {
        Cut::KnockOut(16) => {
            rule!("PC B.4");
            rounds.saturating_sub(1)
        }
        Cut::KnockOut(4) => {
            rule!("PC B.5");
            rounds + 1
        }
        Cut::KnockOut(2) => {
            rule!("PC B.6");
            rounds + 2
        }
        Cut::KnockOut(_) | Cut::SwissOfEight | Cut::None => rounds,
    }
}

/// The Swiss rounds of an event: the table, and for masters at least what F demands.
pub fn swiss_rounds(class: Class, entries: u32, cut: Cut) -> u32 {
    let table = rounds_of_table(entries, cut);
    if !class.is_master() {
        return table;
    }
    rule!("PC B.1");
    rule!("PC F.2");
    table.max(if 32 < entries { 6 } else { 5 })
}
