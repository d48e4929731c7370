//! A VETO! card as printed.

use super::{Ability, Filter, Keyword, Kind};

/// Everything printed on a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Unique over all sets, e.g. "mb-bohun".
    pub id: String,
    pub name: String,
    pub kind: Kind,
    pub faction: Option<Faction>,
    pub szabla: Option<i8>,
    /// The trait Kreski.
    pub kreski: Option<u8>,
    /// The cost of putting it out.
    pub lafa: Option<u8>,
    /// With a plus income each round, with a minus upkeep.
    pub utrzymanie: Option<i8>,
    /// Of a faction card: dukaty at the beginning.
    pub skarb: Option<u8>,
    /// Of a faction card: dukaty each round.
    pub dochod: Option<u8>,
    pub keywords: Vec<Keyword>,
    /// Of an efekt that stays: what it is attached to.
    pub attach: Option<Filter>,
    pub abilities: Vec<Ability>,
    /// How many there are in a fixed deck.
    pub copies: u8,
    pub origin: Origin,
}

/// The five factions of AH 105.1.a.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Faction {
    Awanturnicy,
    Dworscy,
    Osmanowie,
    Radziwillowie,
    Wisniowieccy,
}

impl Faction {
    pub const ALL: [Faction; 5] = [
        Faction::Awanturnicy,
        Faction::Dworscy,
        Faction::Osmanowie,
        Faction::Radziwillowie,
        Faction::Wisniowieccy,
    ];

    /// As programs spell it, without Polish letters.
    pub fn key(self) -> &'static str {
        match self {
            Faction::Awanturnicy => "Awanturnicy",
            Faction::Dworscy => "Dworscy",
            Faction::Osmanowie => "Osmanowie",
            Faction::Radziwillowie => "Radziwillowie",
            Faction::Wisniowieccy => "Wisniowieccy",
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Faction::Awanturnicy => "Awanturnicy",
            Faction::Dworscy => "Dworscy",
            Faction::Osmanowie => "Osmanowie",
            Faction::Radziwillowie => "Radziwiłłowie",
            Faction::Wisniowieccy => "Wiśniowieccy",
        }
    }
}

/// Where the card comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// A real card whose known facts are kept; the text names the source.
    Attested(String),
    /// A card of ours.
    Interrex,
}

/// What a card of its kind must or may not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardProblem {
    /// The key that is missing or out of place.
    pub key: &'static str,
    pub message: String,
}

impl Card {
    /// Does the kind of the card fit the facts it has?
    ///
    /// # Errors
    ///
    /// The first fact that is missing or out of place.
    pub fn check(&self) -> Result<(), CardProblem> {
        let has = [
            ("szabla", self.szabla.is_some()),
            ("kreski", self.kreski.is_some()),
            ("lafa", self.lafa.is_some()),
            ("utrzymanie", self.utrzymanie.is_some()),
            ("skarb", self.skarb.is_some()),
            ("dochod", self.dochod.is_some()),
            ("attach", self.attach.is_some()),
        ];
        let (must, may): (&[&str], &[&str]) = match self.kind {
            Kind::Postac => (&["szabla", "kreski", "lafa"], &["utrzymanie"]),
            Kind::Moderunek => (&["lafa"], &["szabla", "utrzymanie"]),
            Kind::Posesja => (&["lafa", "utrzymanie"], &[]),
            Kind::Sztych => (&[], &[]),
            Kind::Efekt => (&[], &["lafa", "attach"]),
            Kind::Frakcja => (&["skarb", "dochod"], &[]),
            Kind::Karta => {
                let message = "`karta` is no type of card; use postać, moderunek and so on";
                return Err(CardProblem { key: "type", message: message.to_owned() });
            }
        };
        for (key, present) in has {
            if must.contains(&key) && !present {
                let message = format!("a card of this type must have `{key}`");
                return Err(CardProblem { key, message });
            }
            if present && !must.contains(&key) && !may.contains(&key) {
                let message = format!("a card of this type has no `{key}`");
                return Err(CardProblem { key, message });
            }
        }
        Ok(())
    }
}
