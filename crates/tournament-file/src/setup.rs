//! The settings of an event as they are written and sent.

use crate::{
    Unreadable,
    mirror::{Mirror, record, words},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

mod of {
    pub(super) use tournament::{
        setup::{Class, Consents, Cut, Entrants, Format, Kind, Rated, Setup, Severity, System},
        standings::Wins,
    };
}

words! { Class = of::Class { Local, Master, Championship } }
words! { Kind = of::Kind { Ordinary, Special } }
words! {
    Format = of::Format { Standardowy, Klasyczny, Otwarty, Draft, SealedDeck, Unusual }
}
words! { System = of::System { Swiss, KnockOut } }
words! { Entrants = of::Entrants { Players, Pairs, Teams } }
words! { Rated = of::Rated { AsItsClass, Mini, Premiere } }
words! { Severity = of::Severity { VeryLenient, Lenient, Full, Restrictive } }
words! {
    /// Won games that win a match.
    Wins = of::Wins { One, Two }
}

/// What follows the Swiss rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Cut {
    None,
    /// The best 2, 4, 8 or 16.
    KnockOut(u32),
    SwissOfEight,
}

impl Mirror for Cut {
    type Of = of::Cut;
    fn of(value: &of::Cut) -> Cut {
        match value {
            of::Cut::None => Cut::None,
            of::Cut::KnockOut(size) => Cut::KnockOut(*size),
            of::Cut::SwissOfEight => Cut::SwissOfEight,
        }
    }
    fn value(self) -> Result<of::Cut, Unreadable> {
        Ok(match self {
            Cut::None => of::Cut::None,
            Cut::KnockOut(size) => of::Cut::KnockOut(size),
            Cut::SwissOfEight => of::Cut::SwissOfEight,
        })
    }
}

record! { Consents = of::Consents { rada_sedziowska: bool, wydawca: bool } }

record! {
    /// The settings of an event, announced before registration.
    Setup = of::Setup {
        title: String,
        entrants: Entrants,
        rated: Rated,
        class: Class,
        kind: Kind,
        formats: Vec<Format>,
        system: System,
        wins: Option<Wins>,
        swiss_rounds: u32,
        days: Vec<u32>,
        round_minutes: u32,
        cut: Cut,
        lists_required: bool,
        extra_deck_rules: bool,
        sanctioned: bool,
        consents: Consents,
        beginners: bool,
        elite: bool,
        severity: Option<Severity>,
    }
}
