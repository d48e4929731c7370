//! PC 1.1, 4.4, appendices A–D and F — what an event is, and which settings it may have.
//!
//! `rounds` holds the tables of rounds and times; [`Setup::objections`] lists
//! everything that keeps an event from being announced, [`sanction`] what keeps
//! its results from the ranking.

mod rounds;
mod severity;

use crate::{
    refusal::{Refusal, refuse_if},
    standings::Wins,
};
pub use rounds::{
    KNOCK_OUT_MINUTES, LEAST_MINUTES_TO_ONE, LONGEST_DAY, preset_building_minutes, preset_minutes,
    rounds_of_table, swiss_rounds,
};
use rulebook::{cite, rule};
pub use severity::{Moment, Severity, severity};

/// The class of an event; the K of the ranking knows finer ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    Local,
    Master,
    /// The Mistrzostwa Polski, run as a master.
    Championship,
}

impl Class {
    pub const fn is_master(self) -> bool {
        !matches!(self, Class::Local)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Ordinary,
    Special,
}

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    Standardowy,
    Klasyczny,
    Otwarty,
    Draft,
    SealedDeck,
    /// Not provided for in Pacta Conventa.
    Unusual,
}

impl Format {
    pub const fn is_kwarciany(self) -> bool {
        matches!(self, Format::Standardowy | Format::Klasyczny | Format::Otwarty)
    }

    pub const fn is_wybraniecki(self) -> bool {
        matches!(self, Format::Draft | Format::SealedDeck)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum System {
    #[default]
    Swiss,
    KnockOut,
}

/// What follows the Swiss rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cut {
    None,
    KnockOut(u32),
    /// Three Swiss rounds of the best eight on the second day.
    SwissOfEight,
}

/// Who enters: single players, pairs or teams of three.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Entrants {
    #[default]
    Players,
    Pairs,
    Teams,
}

/// What the organiser declares about the weight of the event in the ranking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rated {
    /// What its class and format weigh.
    #[default]
    AsItsClass,
    Mini,
    Premiere,
}

/// Who has agreed beforehand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Consents {
    pub rada_sedziowska: bool,
    pub wydawca: bool,
}

/// The settings of an event, announced before registration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub title: String,
    pub entrants: Entrants,
    pub rated: Rated,
    pub class: Class,
    pub kind: Kind,
    /// One, or one per round where they change.
    pub formats: Vec<Format>,
    pub system: System,
    pub wins: Option<Wins>,
    pub swiss_rounds: u32,
    /// Swiss rounds of each day.
    pub days: Vec<u32>,
    pub round_minutes: u32,
    pub cut: Cut,
    pub lists_required: bool,
    pub extra_deck_rules: bool,
    pub sanctioned: bool,
    pub consents: Consents,
    pub beginners: bool,
    pub elite: bool,
    pub severity: Option<Severity>,
}

impl Setup {
    /// The settings a new event starts from.
    pub fn preset(class: Class, format: Format, wins: Wins, players: u32) -> Setup {
        rule!("PC 2.2.1");
        rule!("PC D.0.1");
        let cut = if class.is_master() {
            rule!("PC D.2.1.1");
            Cut::KnockOut(8)
        } else {
            Cut::None
        };
        let kind = if class.is_master() {
            rule!("PC 1.1.2");
            Kind::Special
        } else {
            Kind::Ordinary
        };
        let swiss_rounds = swiss_rounds(class, players, cut);
        Setup {
            title: String::new(),
            entrants: Entrants::default(),
            rated: Rated::default(),
            class,
            kind,
            formats: vec![format],
            system: System::Swiss,
            wins: Some(wins),
            swiss_rounds,
            days: if swiss_rounds <= LONGEST_DAY {
                vec![swiss_rounds]
            } else {
                vec![LONGEST_DAY, swiss_rounds - LONGEST_DAY]
            },
            round_minutes: preset_minutes(wins),
            cut,
            lists_required: class.is_master(),
            extra_deck_rules: false,
            sanctioned: true,
            consents: Consents::default(),
            beginners: false,
            elite: false,
            severity: None,
        }
    }

    /// Everything that keeps the event from being announced.
    pub fn objections(&self, players: u32) -> Vec<Refusal> {
        let mut objections: Vec<Refusal> =
            [self.of_kind(), self.of_formats(), self.of_wins(), self.of_time(), self.of_level()]
                .into_iter()
                .filter_map(Result::err)
                .collect();
        if self.class.is_master() {
            objections.extend(self.of_a_master(players));
        }
        objections
    }

    fn of_kind(&self) -> Result<(), Refusal> {
        rule!("PC 1.1.1");
        refuse_if(
            self.class.is_master() && self.kind == Kind::Ordinary,
            cite!("PC 1.1.2"),
            "a master is a special tournament",
        )
    }

    fn of_formats(&self) -> Result<(), Refusal> {
        rule!("PC 1.1.4");
        let unusual = self.formats.contains(&Format::Unusual);
        let agreed = self.consents.rada_sedziowska && self.consents.wydawca;
        refuse_if(
            unusual && !agreed,
            cite!("PC 1.1.3"),
            "an unusual format needs the consent of the Rada Sędziowska and of the Wydawca",
        )?;
        refuse_if(
            self.formats.is_empty() || 1 < self.formats.len() && self.kind == Kind::Ordinary,
            cite!("PC 1.1.7"),
            "only a special tournament combines formats",
        )?;
        if 1 < self.formats.len() {
            rule!("PC 1.1.7");
        }
        if self.extra_deck_rules {
            rule!("PC 4.4.1");
        }
        refuse_if(
            self.extra_deck_rules && self.sanctioned && !self.consents.rada_sedziowska,
            cite!("PC 4.4.2"),
            "deck rules of its own need the consent of the Rada Sędziowska",
        )
    }

    fn of_wins(&self) -> Result<(), Refusal> {
        refuse_if(
            self.wins.is_none(),
            cite!("PC 2.3.2"),
            "the number of games that win a match is announced beforehand",
        )?;
        refuse_if(
            self.class.is_master()
                && self.wins == Some(Wins::One)
                && self.formats.iter().any(|it| it.is_kwarciany()),
            cite!("PC F.1"),
            "a kwarciany master is played to two wins",
        )
    }

    fn of_time(&self) -> Result<(), Refusal> {
        refuse_if(
            self.round_minutes < LEAST_MINUTES_TO_ONE,
            cite!("PC A.1"),
            "a round lasts at least 40 minutes",
        )?;
        rule!("PC A.1");
        Ok(())
    }

    fn of_level(&self) -> Result<(), Refusal> {
        let Some(level) = self.severity else { return Ok(()) };
        refuse_if(
            self.beginners && level != Severity::VeryLenient,
            cite!("PC 8.1.0.42"),
            "beginners play at level 1",
        )?;
        refuse_if(
            self.class.is_master() && level < Severity::Full,
            cite!("PC 8.1.0.41"),
            "a master is played at level 3 or 4",
        )?;
        if self.elite && level == Severity::Restrictive {
            rule!("PC 8.1.0.30");
        }
        if !self.class.is_master() {
            rule!("PC 8.1.0.40");
        }
        Ok(())
    }

    fn of_a_master(&self, players: u32) -> Vec<Refusal> {
        let least = swiss_rounds(self.class, players, self.cut);
        let mut objections = Vec::new();
        let mut check =
            |wrong, rule, reason| objections.extend(refuse_if(wrong, rule, reason).err());
        check(
            self.swiss_rounds < rounds_of_table(players, self.cut),
            cite!("PC B.1"),
            "the table of rounds binds a master",
        );
        check(self.swiss_rounds < least, cite!("PC F.2"), "a master needs more rounds");
        check(
            self.days.iter().any(|it| LONGEST_DAY < *it),
            cite!("PC F.2"),
            "no more than 6 rounds are played on one day",
        );
        check(self.round_minutes < 80, cite!("PC F.3"), "a round of a master lasts 80 minutes");
        check(
            !self.lists_required || self.extra_deck_rules,
            cite!("PC F.4"),
            "a master has deck lists and no deck rules of its own",
        );
        check(
            1 < self.days.len() && self.swiss_rounds < 6,
            cite!("PC F.7"),
            "a master of fewer than 6 rounds is not split over two days",
        );
        if self.cut == Cut::SwissOfEight {
            rule!("PC F.6");
        }
        objections
    }

    /// Whether a change of settings is still possible.
    pub fn change(&self, to: &Setup, begun: Begun) -> Result<(), Refusal> {
        refuse_if(
            begun.started && self.wins != to.wins,
            cite!("PC 2.3.2"),
            "the number of games that win a match is fixed once play has begun",
        )?;
        refuse_if(
            begun.started && self.cut != to.cut,
            cite!("PC D.2.1.3"),
            "the size of the cut is fixed before the tournament",
        )?;
        refuse_if(
            begun.started && self.extra_deck_rules != to.extra_deck_rules,
            cite!("PC 4.1.0.5"),
            "deck rules change only before the tournament starts",
        )?;
        refuse_if(
            begun.registration_open && self.round_minutes != to.round_minutes,
            cite!("PC A.8"),
            "other times are announced before registration",
        )
    }
}

/// How far the event has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Begun {
    pub registration_open: bool,
    pub started: bool,
}

/// PC C — whether results may enter the ranking; `licensed`: run by a licensed judge.
pub fn sanction(players: u32, licensed: bool, mini: bool) -> Result<(), Refusal> {
    if mini {
        rule!("PC C.3");
        return refuse_if(players < 4, cite!("PC E.4.1"), "a mini tournament needs 4 players");
    }
    refuse_if(players < 6, cite!("PC C.1"), "a ranked tournament needs 6 players")?;
    rule!("PC C.1");
    if players <= 8 && !licensed {
        rule!("PC C.2");
        return Ok(());
    }
    refuse_if(!licensed, cite!("PC C.2"), "more than 8 players need a licensed judge")
}

/// PC D.2.0.2 — of the masters of a year at most a quarter in one city.
pub fn master_in_city(of_the_year: u32, already_in_city: u32) -> Result<(), Refusal> {
    refuse_if(
        of_the_year < 4 * (already_in_city + 1),
        cite!("PC D.2.0.2"),
        "at most a quarter of the year's masters is held in one city",
    )
}

/// PC D.1.1, D.2.0.1, D.2.0.3 — who may create an event of a class.
pub fn may_create(class: Class, granted_by_wydawca: bool) -> Result<(), Refusal> {
    if class == Class::Local {
        rule!("PC D.1.1");
        rule!("PC 1.3.1.1");
        return Ok(());
    }
    rule!("PC D.2.0.1");
    refuse_if(
        !granted_by_wydawca,
        cite!("PC D.2.0.3"),
        "the Wydawca grants the right to run a master",
    )
}

#[cfg(test)]
mod tests;
