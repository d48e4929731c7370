//! The cards a list can name, and which of them a format admits.

use std::collections::{BTreeMap, BTreeSet};

use cards::{
    builtin,
    lang::nearest,
    set::{Day, Set},
    veto::{Card, Kind},
};
use rulebook::{folded, rule};

use super::Printings;
use crate::entry::Entry;

/// All sets there are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Library {
    sets: Vec<Set>,
    /// Set and card by id and by folded title.
    titles: BTreeMap<String, Vec<(usize, usize)>>,
    /// The same by folded name.
    names: BTreeMap<String, Vec<(usize, usize)>>,
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
        let mut titles: BTreeMap<String, Vec<(usize, usize)>> = BTreeMap::new();
        let mut names: BTreeMap<String, Vec<(usize, usize)>> = BTreeMap::new();
        for (of_set, set) in sets.iter().enumerate() {
            for (place, card) in set.cards.iter().enumerate() {
                for title in BTreeSet::from([card.id.clone(), canonical(&card.title())]) {
                    titles.entry(title).or_default().push((of_set, place));
                }
                for name in card.names() {
                    names.entry(folded(name)).or_default().push((of_set, place));
                }
            }
        }
        Library { sets, titles, names }
    }

    /// The sets that come with the program.
    pub fn builtin() -> Library {
        Library::new(vec![builtin::interregnum(), builtin::mount_and_blade()])
    }

    pub fn cards(&self) -> impl Iterator<Item = &Card> {
        self.sets.iter().flat_map(|it| &it.cards)
    }

    pub fn sets(&self) -> &[Set] {
        &self.sets
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

    /// The card a line without a number names, if it names one.
    pub fn named(&self, line: &str) -> Option<&Card> {
        let entry = Entry::read(line).ok().filter(|it| it.count == 1)?;
        self.find(entry.title, entry.set).ok()
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
        let fits = |it: &&Card| set.is_none_or(|set| set.id == it.set) && wanted(it);
        let found = self.called(title, fits);
        match found[..] {
            [] => {
                let titles: Vec<String> = self.cards().filter(fits).map(Card::title).collect();
                let nearest = nearest(&canonical(title), titles.iter().map(String::as_str));
                Err(NotFound::Unknown { nearest: nearest.map(str::to_owned) })
            }
            [first, ..] if found.iter().all(|it| is_reprint(first, it)) => Ok(first),
            _ => {
                Err(NotFound::Ambiguous { choices: found.iter().map(|it| self.full(it)).collect() })
            }
        }
    }

    /// All that may be meant. A card of a box of its own is asked for by its set if another one
    /// is called so.
    fn called(&self, title: &str, fits: impl Fn(&&Card) -> bool) -> Vec<&Card> {
        let title = canonical(title);
        let in_index = |index: &BTreeMap<String, Vec<(usize, usize)>>| -> Vec<&Card> {
            let places = index.get(&title).into_iter().flatten();
            places.map(|&(set, place)| &self.sets[set].cards[place]).filter(&fits).collect()
        };
        let mut found = in_index(&self.titles);
        if found.is_empty() {
            found = in_index(&self.names);
        }
        let is_released =
            |it: &&&Card| self.set(&it.set).is_some_and(|set| set.printing.released.is_some());
        let released: Vec<&Card> = found.iter().filter(is_released).copied().collect();
        if released.is_empty() { found } else { released }
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
        match self.called(&card.title(), |_| true).iter().all(|it| is_reprint(card, it)) {
            true => card.title(),
            false => format!("{} ({})", card.title(), card.set),
        }
    }

    /// The names a format admits. Any printing legalises all versions of a card (AH 208.2).
    pub(crate) fn admission<'l>(
        &'l self,
        printings: Printings,
        announced: &'l Announced,
    ) -> Admission<'l> {
        let sets = self.admitted(printings, announced);
        let printed = sets.into_iter().flat_map(|it| &it.cards).flat_map(Card::names).collect();
        Admission { printings, printed, announced }
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

/// What a format admits, ready to be asked card by card.
#[derive(Debug)]
pub(crate) struct Admission<'l> {
    printings: Printings,
    printed: BTreeSet<&'l str>,
    announced: &'l Announced,
}

impl Admission<'_> {
    pub(crate) fn has(&self, card: &Card) -> bool {
        let printed = card.names().any(|it| self.printed.contains(it));
        let named = |names: &[String]| names.iter().any(|it| card.names().any(|name| name == it));
        match self.printings {
            Printings::Any | Printings::Fixed => true,
            Printings::Newest(_) if !printed && named(&self.announced.legal) => {
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
                printed && !named(&self.announced.banned)
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
