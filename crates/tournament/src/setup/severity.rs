//! PC 8.1.0.10–8.1.0.42 — how strictly an event is judged.

use super::{Class, Setup};
use rulebook::rule;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    VeryLenient,
    Lenient,
    Full,
    Restrictive,
}

/// The part of the event a match belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Moment {
    SwissRounds,
    Top,
}

/// The announced level, or the one meant for the size and weight of the event.
pub fn severity(setup: &Setup, players: u32, moment: Moment) -> Severity {
    if setup.beginners {
        rule!("PC 8.1.0.42");
        rule!("PC 8.1.0.11");
        return Severity::VeryLenient;
    }
    if let Some(level) = setup.severity {
        return level;
    }
    rule!("PC 8.1.0.35");
    match (setup.class, moment) {
        (Class::Local, _) if players <= 16 => {
            rule!("PC 8.1.0.11");
            rule!("PC 8.1.0.36");
            Severity::VeryLenient
        }
        (Class::Local, _) => {
            rule!("PC 8.1.0.17");
            rule!("PC 8.1.0.37");
            Severity::Lenient
        }
        (Class::Master | Class::Championship, Moment::SwissRounds) => {
            rule!("PC 8.1.0.23");
            rule!("PC 8.1.0.38");
            Severity::Full
        }
        (Class::Master | Class::Championship, Moment::Top) => {
            rule!("PC 8.1.0.29");
            rule!("PC 8.1.0.39");
            Severity::Restrictive
        }
    }
}
