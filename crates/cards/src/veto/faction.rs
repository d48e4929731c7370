//! The five factions, and the marks of several on one card.

use std::fmt;

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

/// The faction marks of a card: none, one or several (AH 105.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Factions(u8);

impl Factions {
    pub const NONE: Factions = Factions(0);

    pub fn has(self, faction: Faction) -> bool {
        self.0 & (1 << faction as u8) != 0
    }

    pub fn with(self, faction: Faction) -> Factions {
        Factions(self.0 | 1 << faction as u8)
    }

    pub fn and(self, others: Factions) -> Factions {
        Factions(self.0 | others.0)
    }

    /// Does a mark stand in both?
    pub fn meets(self, others: Factions) -> bool {
        self.0 & others.0 != 0
    }

    /// A card without a mark is factionless.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// In the order of the names.
    pub fn iter(self) -> impl Iterator<Item = Faction> {
        Faction::ALL.into_iter().filter(move |it| self.has(*it))
    }

    /// The one mark, if there is exactly one.
    pub fn only(self) -> Option<Faction> {
        self.iter().next().filter(|_| self.len() == 1)
    }
}

impl FromIterator<Faction> for Factions {
    fn from_iter<I: IntoIterator<Item = Faction>>(factions: I) -> Factions {
        factions.into_iter().fold(Factions::NONE, Factions::with)
    }
}

impl From<Faction> for Factions {
    fn from(faction: Faction) -> Factions {
        Factions::NONE.with(faction)
    }
}

/// The names, e.g. "Dworscy, Osmanowie".
impl fmt::Display for Factions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(Faction::name).collect();
        f.pad(&names.join(", "))
    }
}

impl fmt::Debug for Factions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_may_bear_the_marks_of_several_factions() {
        let both = Factions::from_iter([Faction::Osmanowie, Faction::Dworscy]);
        assert!(both.has(Faction::Dworscy) && !both.has(Faction::Wisniowieccy));
        assert_eq!((both.len(), both.only()), (2, None));
        assert_eq!(both.to_string(), "Dworscy, Osmanowie");
        assert!(both.meets(Faction::Osmanowie.into()) && !both.meets(Factions::NONE));
    }
}
