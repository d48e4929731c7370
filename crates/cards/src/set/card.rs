//! The facts of one VETO! card.

use std::ops::Range;

use rulebook::rule;
use toml::{Spanned, de::DeValue};

use super::{Set, SetReader, Table};
use crate::{
    lang::{Problem, Word, nearest, parse_ability, parse_deed, parse_filter},
    veto::{Albo, Budowa, Card, Collector, Faction, Factions, Keyword, Kind, Origin, Rarity},
};

const CARD_KEYS: [&str; 30] = [
    "id",
    "name",
    "przydomek",
    "type",
    "faction",
    "sojusz",
    "szabla",
    "kreski",
    "kreski_of_bearer",
    "lafa",
    "utrzymanie",
    "bitnosc",
    "karnosc",
    "znaczenie",
    "dobrobyt",
    "skarb",
    "dochod",
    "keywords",
    "dublet",
    "dyplomacja",
    "attach",
    "abilities",
    "albo",
    "budowa",
    "copies",
    "number",
    "rarity",
    "artist",
    "cytat",
    "attested",
];

impl<'t> SetReader<'t> {
    pub(super) fn card(
        &mut self,
        set: &Set,
        facts: &Table<'t>,
        place: &Range<usize>,
    ) -> Option<Card> {
        let before = self.mistakes.len();
        self.only_keys(facts, &CARD_KEYS);
        let own_id = self.text_of(facts, "id", place);
        let name = self.text_of(facts, "name", place);
        let kind = self.one_word::<Kind>(facts, "type", place);
        if kind.is_some() {
            rule!("AH 206.2");
            rule!("AH 206.3");
            rule!("AH 300.1");
        }
        let card = Card {
            id: format!("{}-{}", set.id, own_id?),
            set: set.id.clone(),
            name: name?,
            przydomek: self.text_if(facts, "przydomek"),
            kind: kind?,
            factions: self.factions(facts),
            sojusze: self.one_or_list(facts, "sojusz", |it| alliance(set, it)),
            szabla: self.number(facts, "szabla", -9, 20),
            kreski: self.number(facts, "kreski", 0, 20),
            kreski_of_bearer: self.number(facts, "kreski_of_bearer", -9, 9),
            lafa: self.number(facts, "lafa", 0, 50),
            utrzymanie: self.number(facts, "utrzymanie", -20, 20),
            bitnosc: self.number(facts, "bitnosc", -9, 20),
            karnosc: self.number(facts, "karnosc", -9, 20),
            znaczenie: self.number(facts, "znaczenie", 0, 20),
            dobrobyt: self.number(facts, "dobrobyt", 0, 20),
            skarb: self.number(facts, "skarb", 0, 99),
            dochod: self.number(facts, "dochod", 0, 20),
            keywords: self.list(facts, "keywords", keyword),
            dublet: self.sentence(facts, "dublet", parse_deed),
            dyplomacja: self.number::<u8>(facts, "dyplomacja", 1, 9).map(|it| it - 1),
            attach: self.sentence(facts, "attach", parse_filter),
            abilities: self.list(facts, "abilities", parse_ability),
            albo: self.albo(facts),
            budowa: self.budowa(facts),
            copies: self.number(facts, "copies", 1, 9).unwrap_or(1),
            collector: Collector {
                number: self.number(facts, "number", 1, 9_999),
                rarity: self.rarity(facts),
                artist: self.text_if(facts, "artist"),
            },
            cytat: self.text_if(facts, "cytat"),
            origin: self.text_if(facts, "attested").map_or(Origin::Interrex, Origin::Attested),
        };
        // A fact that was not understood is not missing as well.
        if self.mistakes.len() == before
            && let Err(problem) = card.check()
        {
            let span = facts.get(problem.key).map_or(place.clone(), Spanned::span);
            self.mistake(span, format!("{}: {}", card.name, problem.message), None);
        }
        Some(card)
    }

    fn factions(&mut self, facts: &Table<'t>) -> Factions {
        let read = |given: &str| {
            let found = Faction::ALL.into_iter().find(|it| it.name() == given);
            if found.is_some() {
                rule!("AH 105.1");
                rule!("AH 105.1.a");
            }
            let known = Faction::ALL.map(Faction::name);
            found.ok_or_else(|| {
                Problem::new(0..given.len(), format!("`{given}` is no faction"))
                    .suggesting(given, known)
            })
        };
        self.one_or_list(facts, "faction", read).into_iter().collect()
    }

    fn rarity(&mut self, facts: &Table<'t>) -> Option<Rarity> {
        let place = facts.get("rarity")?.span();
        self.one_word(facts, "rarity", &place)
    }

    /// The second name and text of a joined card.
    fn albo(&mut self, facts: &Table<'t>) -> Option<Albo> {
        let (place, albo) = self.table_if(facts, "albo")?;
        self.only_keys(albo, &["name", "abilities"]);
        let abilities = self.list(albo, "abilities", parse_ability);
        Some(Albo { name: self.text_of(albo, "name", &place)?, abilities })
    }

    fn budowa(&mut self, facts: &Table<'t>) -> Option<Budowa> {
        let (_, budowa) = self.table_if(facts, "budowa")?;
        self.only_keys(budowa, &["copies", "kredens", "faction"]);
        Some(Budowa {
            copies: self.number(budowa, "copies", 1, 99),
            kredens: self.number(budowa, "kredens", 1, 250),
            factions: self.factions(budowa),
        })
    }

    fn table_if<'f>(
        &mut self,
        facts: &'f Table<'t>,
        key: &str,
    ) -> Option<(Range<usize>, &'f Table<'t>)> {
        let value = facts.get(key)?;
        match value.get_ref() {
            DeValue::Table(table) => Some((value.span(), table)),
            _ => {
                self.mistake(value.span(), format!("`{key}` is a table"), None);
                None
            }
        }
    }
}

fn keyword(given: &str) -> Result<Keyword, Problem> {
    let known = || Keyword::ALL.iter().map(|it| it.spelling());
    let found = Keyword::ALL.iter().find(|word| word.spelling() == given);
    found.copied().ok_or_else(|| {
        Problem::new(0..given.len(), format!("`{given}` is no keyword")).suggesting(given, known())
    })
}

/// A misspelt alliance would be an alliance of its own, so the set names those it has.
fn alliance(set: &Set, given: &str) -> Result<String, Problem> {
    if set.sojusze.iter().any(|it| it == given) {
        return Ok(given.to_owned());
    }
    let message = format!("`{given}` is not among the `sojusze` of the set");
    let suggestion = nearest(given, set.sojusze.iter().map(String::as_str)).map(str::to_owned);
    Err(Problem { suggestion, ..Problem::new(0..given.len(), message) })
}
