//! The cards a list can name, and which of them a format admits.

use cards::{
    builtin,
    lang::nearest,
    set::{Day, Set},
    veto::{Card, Kind},
};
use rulebook::{folded, rule};

use super::Printings;

/// All sets there are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Library {
    sets: Vec<Set>,
}

/// What the publisher has announced, and the day it is asked for (PC 4.3).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Announced {
    /// Names legal besides the expansions of the format (PC 4.3.2).
    pub legal: Vec<String>,
    /// Names banned from Format Otwarty (PC 4.3.4).
    pub banned: Vec<String>,
    /// The day of the tournament; without it all sets are out.
    pub day: Option<Day>,
}

/// Why a title does not name a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotFound {
    Unknown {
        nearest: Option<String>,
    },
    NoSuchSet {
        nearest: Option<String>,
    },
    /// Several cards are called so; each with a title that would do.
    Ambiguous {
        choices: Vec<String>,
    },
}

impl Library {
    pub fn new(sets: Vec<Set>) -> Library {
        Library { sets }
    }

    /// The sets that come with the program.
    pub fn builtin() -> Library {
        Library::new(vec![builtin::mount_and_blade()])
    }

    pub fn cards(&self) -> impl Iterator<Item = &Card> {
        self.sets.iter().flat_map(|it| &it.cards)
    }

    pub fn set(&self, id: &str) -> Option<&Set> {
        self.sets.iter().find(|it| it.id == id)
    }

    /// The card with this title, case and Polish letters aside. The przydomek may be left out
    /// while one card has the name, the set while one card has the title.
    ///
    /// # Errors
    ///
    /// That no card, or more than one, is called so.
    pub fn find(&self, title: &str, set: Option<&str>) -> Result<&Card, NotFound> {
        self.find_among(title, set, |_| true)
    }

    /// A faction card.
    pub(crate) fn find_frakcja(&self, title: &str, set: Option<&str>) -> Result<&Card, NotFound> {
        self.find_among(title, set, |it| it.kind == Kind::Frakcja)
    }

    fn find_among(
        &self,
        title: &str,
        set: Option<&str>,
        wanted: impl Fn(&Card) -> bool,
    ) -> Result<&Card, NotFound> {
        let set = set.map(|it| self.set_called(it)).transpose()?;
        let title = canonical(title);
        let known = || {
            let of_set = |it: &&Card| set.is_none_or(|set| set.id == it.set);
            self.cards().filter(of_set).filter(|it| wanted(it))
        };
        let mut found: Vec<&Card> =
            known().filter(|it| it.id == title || canonical(&it.title()) == title).collect();
        if found.is_empty() {
            found = known().filter(|it| it.names().any(|name| folded(name) == title)).collect();
        }
        match found[..] {
            [] => {
                let titles: Vec<String> = known().map(Card::title).collect();
                let nearest = nearest(&title, titles.iter().map(String::as_str));
                Err(NotFound::Unknown { nearest: nearest.map(str::to_owned) })
            }
            [first, ..] if found.iter().all(|it| is_reprint(first, it)) => Ok(first),
            _ => {
                Err(NotFound::Ambiguous { choices: found.iter().map(|it| self.full(it)).collect() })
            }
        }
    }

    fn set_called(&self, name: &str) -> Result<&Set, NotFound> {
        let name = folded(name);
        let found = self.sets.iter().find(|it| folded(&it.id) == name || folded(&it.name) == name);
        found.ok_or_else(|| {
            let ids = self.sets.iter().map(|it| it.id.as_str());
            NotFound::NoSuchSet { nearest: nearest(&name, ids).map(str::to_owned) }
        })
    }

    /// The shortest title by which a list names this card and no other.
    pub fn full(&self, card: &Card) -> String {
        let mut others = self.cards().filter(|it| it.is_same(card) && !is_reprint(card, it));
        match others.next() {
            None => card.title(),
            Some(_) => format!("{} ({})", card.title(), card.set),
        }
    }

    /// Does the format admit a card of this name? Any printing legalises all versions (AH 208.2).
    pub(crate) fn admits(&self, card: &Card, printings: Printings, announced: &Announced) -> bool {
        let named = |names: &[String]| names.iter().any(|it| card.names().any(|name| name == it));
        let admitted = self.admitted(printings, announced);
        let printed = admitted.iter().any(|set| {
            set.cards.iter().any(|it| it.names().any(|name| card.names().any(|own| own == name)))
        });
        match printings {
            Printings::Any | Printings::Fixed => true,
            Printings::Newest(_) if !printed && named(&announced.legal) => {
                rule!("PC 4.3.2");
                true
            }
            Printings::Newest(_) => {
                rule!("PC 4.3.1");
                printed
            }
            Printings::SinceSeason(_) => {
                rule!("PC 4.3.3");
                printed
            }
            Printings::SinceEdition(_) => {
                rule!("PC 4.3.4");
                printed && !named(&announced.banned)
            }
        }
    }

    /// The sets whose cards are legal.
    fn admitted(&self, printings: Printings, announced: &Announced) -> Vec<&Set> {
        let out = |it: &&Set| match (it.printing.released, announced.day) {
            (Some(released), Some(day)) => released <= day,
            _ => true,
        };
        let expansion = |it: &&Set| it.printing.expansion && it.printing.released.is_some();
        match printings {
            Printings::Any | Printings::Fixed => self.sets.iter().collect(),
            Printings::Newest(count) => {
                let mut newest: Vec<&Set> =
                    self.sets.iter().filter(out).filter(expansion).collect();
                newest.sort_by_key(|it| std::cmp::Reverse(it.printing.released));
                newest.truncate(count);
                newest
            }
            Printings::SinceSeason(season) => {
                let of_season = |it: &&Set| it.printing.season.as_deref() == Some(season);
                let first = self.sets.iter().filter(expansion).filter(of_season);
                let Some(first) = first.map(|it| it.printing.released).min() else {
                    return Vec::new();
                };
                let since = self.sets.iter().filter(out).filter(expansion);
                since.filter(|it| first <= it.printing.released).collect()
            }
            Printings::SinceEdition(edition) => {
                self.sets.iter().filter(out).filter(|it| edition <= it.printing.edition).collect()
            }
        }
    }
}

/// Both dashes and both spellings of ALBO are understood.
fn canonical(title: &str) -> String {
    folded(title).replace(" - ", " – ").replace(" — ", " – ").replace(" / ", " albo ")
}

/// Is everything but the place of printing the same?
fn is_reprint(one: &Card, other: &Card) -> bool {
    let bare = |it: &Card| Card {
        id: String::new(),
        set: String::new(),
        collector: Default::default(),
        cytat: None,
        copies: 1,
        origin: cards::veto::Origin::Interrex,
        ..it.clone()
    };
    one.id == other.id || bare(one) == bare(other)
}
