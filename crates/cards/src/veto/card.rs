//! A VETO! card as printed.
//!
//! AH 200.1 names every element a card may have; each is a field here. Which
//! type must have and may have which is told by `Card::check`.

use super::{Ability, Deed, Factions, Filter, Keyword, Kind, Rarity};

/// Everything printed on a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Unique over all sets, e.g. "mb-bohun".
    pub id: String,
    /// The set it is printed in, e.g. "mb".
    pub set: String,
    pub name: String,
    /// Tells versions of one card apart (AH 204).
    pub przydomek: Option<String>,
    pub kind: Kind,
    pub factions: Factions,
    /// The alliances whose mark it bears (AH 202).
    pub sojusze: Vec<String>,
    /// Of a moderunek: the modifier of its bearer.
    pub szabla: Option<i8>,
    /// The trait Kreski.
    pub kreski: Option<u8>,
    /// Of a moderunek: the modifier of its bearer's Kreski, which is not a trait of its own (AH 303.2.d).
    pub kreski_of_bearer: Option<i8>,
    /// The cost of putting it out.
    pub lafa: Option<u8>,
    /// With a plus income each round, with a minus upkeep.
    pub utrzymanie: Option<i8>,
    /// Of a moderunek: the modifier of its bearer.
    pub bitnosc: Option<i8>,
    /// Of a moderunek: the modifier of its bearer.
    pub karnosc: Option<i8>,
    pub znaczenie: Option<u8>,
    pub dobrobyt: Option<u8>,
    /// Of a faction card: dukaty at the beginning.
    pub skarb: Option<u8>,
    /// Of a faction card: dukaty each round.
    pub dochod: Option<u8>,
    pub keywords: Vec<Keyword>,
    /// The additional cost of a Dublet (AH 700.1.i).
    pub dublet: Option<Deed>,
    /// The ability marked with Dyplomacja, counted from zero (AH 700.1.k).
    pub dyplomacja: Option<u8>,
    /// Of an efekt that stays, or of a moderunek that is not for postacie: what it is attached to.
    pub attach: Option<Filter>,
    pub abilities: Vec<Ability>,
    /// Of a joined card: its second name and text (AH 702).
    pub albo: Option<Albo>,
    /// What it changes in the building of the deck (AH 112.11.c).
    pub budowa: Option<Budowa>,
    /// How many there are in a fixed deck.
    pub copies: u8,
    pub collector: Collector,
    /// The quotation, which has no influence on the game.
    pub cytat: Option<String>,
    pub origin: Origin,
}

/// The lower half of a joined card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Albo {
    pub name: String,
    pub abilities: Vec<Ability>,
}

/// Deck building with a certain strategy or faction card; what is not given stays as the format has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Budowa {
    /// Copies of one name.
    pub copies: Option<u8>,
    /// The least number of cards in the kredens.
    pub kredens: Option<u8>,
    /// Further factions whose cards may be used.
    pub factions: Factions,
}

/// What only collectors read (AH 208.1).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Collector {
    pub number: Option<u16>,
    pub rarity: Option<Rarity>,
    pub artist: Option<String>,
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

impl CardProblem {
    fn new(key: &'static str, message: impl Into<String>) -> CardProblem {
        CardProblem { key, message: message.into() }
    }
}

impl Card {
    /// Name and przydomek: "Jan Skrzetuski – Porucznik". A joined card has both its names.
    pub fn title(&self) -> String {
        let mut title = self.names().collect::<Vec<_>>().join(" ALBO ");
        if let Some(przydomek) = &self.przydomek {
            title += " – ";
            title += przydomek;
        }
        title
    }

    /// The two cards a joined card can be on the stos and in play: alike but for name and text (AH 702.3).
    pub fn halves(&self) -> Option<[Card; 2]> {
        let Albo { name, abilities } = self.albo.clone()?;
        let half = |number: u8, name: String, abilities: Vec<Ability>| Card {
            id: format!("{}.{number}", self.id),
            name,
            abilities,
            albo: None,
            ..self.clone()
        };
        let upper = half(1, self.name.clone(), self.abilities.clone());
        Some([upper, Card { dyplomacja: None, ..half(2, name, abilities) }])
    }

    /// Its name; outside the game a joined card has two (AH 702.2).
    pub fn names(&self) -> impl Iterator<Item = &str> {
        [self.name.as_str()].into_iter().chain(self.albo.as_ref().map(|it| it.name.as_str()))
    }

    /// Its abilities; those of a joined card belong to one name after the other (AH 702.4).
    pub fn texts(&self) -> impl Iterator<Item = &Ability> {
        self.abilities.iter().chain(self.albo.iter().flat_map(|it| &it.abilities))
    }

    /// Is it the same card by name and przydomek, whatever the printing (AH 110.7)?
    pub fn is_same(&self, other: &Card) -> bool {
        self.przydomek == other.przydomek && self.names().eq(other.names())
    }

    /// Has it this keyword, printed or contained in a printed one (AH 700.2)?
    pub fn behaves_as(&self, keyword: Keyword) -> bool {
        self.keywords.iter().any(|it| *it == keyword || it.contained().contains(&keyword))
    }

    /// Does the kind of the card fit the facts it has?
    ///
    /// # Errors
    ///
    /// The first fact that is missing or out of place.
    pub fn check(&self) -> Result<(), CardProblem> {
        let (must, may) = facts_of(self.kind)?;
        for (key, present) in self.facts() {
            if must.contains(&key) && !present {
                let message = format!("a card of this type must have `{key}`");
                return Err(CardProblem::new(key, message));
            }
            if present && !must.contains(&key) && !may.contains(&key) {
                let message = format!("a card of this type has no `{key}`");
                return Err(CardProblem::new(key, message));
            }
        }
        if self.albo.is_some() && matches!(self.kind, Kind::Frakcja | Kind::Strategia) {
            let message = "what is laid out before the game is not played under one of two names";
            return Err(CardProblem::new("albo", message));
        }
        self.check_keywords()
    }

    /// The facts that not every type has.
    fn facts(&self) -> [(&'static str, bool); 14] {
        [
            ("szabla", self.szabla.is_some()),
            ("kreski", self.kreski.is_some()),
            ("lafa", self.lafa.is_some()),
            ("utrzymanie", self.utrzymanie.is_some()),
            ("kreski_of_bearer", self.kreski_of_bearer.is_some()),
            ("bitnosc", self.bitnosc.is_some()),
            ("karnosc", self.karnosc.is_some()),
            ("znaczenie", self.znaczenie.is_some()),
            ("dobrobyt", self.dobrobyt.is_some()),
            ("skarb", self.skarb.is_some()),
            ("dochod", self.dochod.is_some()),
            ("attach", self.attach.is_some()),
            ("przydomek", self.przydomek.is_some()),
            ("budowa", self.budowa.is_some()),
        ]
    }

    fn check_keywords(&self) -> Result<(), CardProblem> {
        use crate::lang::Word;
        if self.keywords.contains(&Keyword::Nieobecny) {
            let message = "a card becomes Nieobecny by `make absent`; none is from the beginning";
            return Err(CardProblem::new("keywords", message));
        }
        for keyword in &self.keywords {
            if !keyword.bearers().is_empty() && !keyword.bearers().contains(&self.kind) {
                let kinds: Vec<&str> = keyword.bearers().iter().map(|it| it.spelling()).collect();
                let message = format!("{} is for {} only", keyword.spelling(), kinds.join(" and "));
                return Err(CardProblem::new("keywords", message));
            }
        }
        let parameters = [
            (Keyword::Dublet, "dublet", self.dublet.is_some()),
            (Keyword::Dyplomacja, "dyplomacja", self.dyplomacja.is_some()),
        ];
        for (keyword, key, present) in parameters {
            if self.keywords.contains(&keyword) != present {
                let message = format!("the keyword {} and `{key}` go together", keyword.spelling());
                return Err(CardProblem::new(key, message));
            }
        }
        let marked = self.dyplomacja.map(usize::from);
        if marked.is_some_and(|it| self.abilities.len() <= it) {
            let message = "`dyplomacja` names an ability the card does not have";
            return Err(CardProblem::new("dyplomacja", message));
        }
        Ok(())
    }
}

type Keys = &'static [&'static str];

/// What a card of this type must and may have (AH 301-310).
fn facts_of(kind: Kind) -> Result<(Keys, Keys), CardProblem> {
    Ok(match kind {
        Kind::Postac => (&["szabla", "kreski", "lafa"], &["utrzymanie", "przydomek"]),
        Kind::Posesja => (&["lafa", "utrzymanie"], &["kreski", "przydomek"]),
        Kind::Moderunek => (
            &["lafa"],
            &["szabla", "kreski", "kreski_of_bearer", "bitnosc", "karnosc", "utrzymanie", "attach"],
        ),
        Kind::Sztych | Kind::Przymierze => (&[], &[]),
        Kind::Efekt => (&[], &["lafa", "attach", "przydomek"]),
        Kind::Ziemia => (&["znaczenie", "dobrobyt"], &["przydomek"]),
        Kind::Oddzial => (&["bitnosc", "karnosc", "lafa"], &[]),
        Kind::Strategia => (&[], &["budowa"]),
        Kind::Frakcja => (&["skarb", "dochod"], &["budowa"]),
        Kind::Karta => {
            let message = "`karta` is no type of card; use postać, moderunek and so on";
            return Err(CardProblem::new("type", message));
        }
    })
}
