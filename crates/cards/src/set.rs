//! Reading a file of cards, and saying exactly what is wrong with it.

use std::{fmt, ops::Range};

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use crate::{
    lang::{Problem, Word, nearest, parse_ability, parse_filter},
    veto::{Card, Faction, Keyword, Kind, Origin},
};

/// A set of cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    pub id: String,
    pub name: String,
    pub cards: Vec<Card>,
}

/// Something wrong in a file, with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    pub file: String,
    /// Counted from one.
    pub line: usize,
    /// In characters, counted from one.
    pub column: usize,
    pub message: String,
    pub suggestion: Option<String>,
    /// The line it stands in.
    pub source: String,
    /// How many characters are meant.
    pub length: usize,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?;
        writeln!(f, "  | {}", self.source)?;
        write!(f, "  | {}{}", " ".repeat(self.column - 1), "^".repeat(self.length.max(1)))?;
        match &self.suggestion {
            Some(suggestion) => write!(f, " did you mean `{suggestion}`?"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Mistake {}

/// Reads the text of a set file. `file` is the name shown in mistakes.
///
/// # Errors
///
/// Every mistake found, in the order of the file.
pub fn read_set(file: &str, text: &str) -> Result<Set, Vec<Mistake>> {
    let mut reader = SetReader::new(file, text);
    let set = reader.read();
    reader.finish(set)
}

const CARD_KEYS: [&str; 15] = [
    "id",
    "name",
    "type",
    "faction",
    "szabla",
    "kreski",
    "lafa",
    "utrzymanie",
    "skarb",
    "dochod",
    "keywords",
    "attach",
    "abilities",
    "copies",
    "attested",
];

/// What reading a file of either game is made of.
pub(crate) struct SetReader<'t> {
    file: &'t str,
    text: &'t str,
    mistakes: Vec<Mistake>,
}

pub(crate) type Table<'t> = DeTable<'t>;

impl<'t> SetReader<'t> {
    pub(crate) fn new(file: &'t str, text: &'t str) -> SetReader<'t> {
        SetReader { file, text, mistakes: Vec::new() }
    }

    /// What was read, if nothing was wrong; else every mistake in the order of the file.
    pub(crate) fn finish<T>(mut self, read: Option<T>) -> Result<T, Vec<Mistake>> {
        match read {
            Some(read) if self.mistakes.is_empty() => Ok(read),
            _ => {
                self.mistakes.sort_by_key(|it| (it.line, it.column));
                Err(self.mistakes)
            }
        }
    }

    /// How many mistakes there are so far.
    pub(crate) fn mistaken(&self) -> usize {
        self.mistakes.len()
    }

    /// The whole file, and the id and the name of its set.
    pub(crate) fn opened(&mut self) -> Option<(Table<'t>, String, String)> {
        let table = match DeTable::parse(self.text) {
            Ok(table) => table,
            Err(error) => {
                let span = error.span().unwrap_or(0..0);
                self.mistake(span, error.message().to_owned(), None);
                return None;
            }
        };
        let table = table.into_inner();
        self.only_keys(&table, &["set", "card"]);
        let (id, name) = match table.get("set").map(|it| (it.span(), it.get_ref())) {
            Some((span, DeValue::Table(head))) => {
                self.only_keys(head, &["id", "name"]);
                (self.text_of(head, "id", &span)?, self.text_of(head, "name", &span)?)
            }
            _ => {
                self.mistake(0..0, "the file must begin with `[set]`, `id` and `name`", None);
                return None;
            }
        };
        Some((table, id, name))
    }

    fn read(&mut self) -> Option<Set> {
        let (table, id, name) = self.opened()?;
        let mut cards: Vec<Card> = Vec::new();
        let Some(DeValue::Array(list)) = table.get("card").map(Spanned::get_ref) else {
            self.mistake(0..0, "a set has at least one `[[card]]`", None);
            return None;
        };
        for entry in list.iter() {
            let DeValue::Table(facts) = entry.get_ref() else { continue };
            let Some(card) = self.card(&id, facts, &entry.span()) else { continue };
            if cards.iter().any(|it| it.id == card.id) {
                let span = facts.get("id").map_or(entry.span(), Spanned::span);
                self.mistake(span, format!("`{}` is there twice", card.id), None);
            }
            cards.push(card);
        }
        Some(Set { id, name, cards })
    }

    fn card(&mut self, set: &str, facts: &Table<'t>, place: &Range<usize>) -> Option<Card> {
        let before = self.mistakes.len();
        self.only_keys(facts, &CARD_KEYS);
        let own_id = self.text_of(facts, "id", place);
        let name = self.text_of(facts, "name", place);
        let kind = self.one_word::<Kind>(facts, "type", place);
        let faction = self.faction(facts);
        let keywords = self.list(facts, "keywords", |it| {
            let known = || Keyword::ALL.iter().map(|it| it.spelling());
            let found = Keyword::ALL.iter().find(|word| word.spelling() == it);
            found.copied().ok_or_else(|| {
                Problem::new(0..it.len(), format!("`{it}` is no keyword")).suggesting(it, known())
            })
        });
        let abilities = self.list(facts, "abilities", parse_ability);
        let attach = self.sentence(facts, "attach", parse_filter);
        let attested =
            facts.contains_key("attested").then(|| self.text_of(facts, "attested", place));
        let card = Card {
            id: format!("{set}-{}", own_id?),
            name: name?,
            kind: kind?,
            faction,
            szabla: self.number(facts, "szabla", -9, 20),
            kreski: self.number(facts, "kreski", 0, 20),
            lafa: self.number(facts, "lafa", 0, 50),
            utrzymanie: self.number(facts, "utrzymanie", -20, 20),
            skarb: self.number(facts, "skarb", 0, 99),
            dochod: self.number(facts, "dochod", 0, 20),
            keywords,
            attach,
            abilities,
            copies: self.number(facts, "copies", 1, 9).unwrap_or(1),
            origin: attested.flatten().map_or(Origin::Interrex, Origin::Attested),
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

    fn faction(&mut self, facts: &Table<'t>) -> Option<Faction> {
        let value = facts.get("faction")?;
        let DeValue::String(given) = value.get_ref() else {
            self.mistake(value.span(), "`faction` is a text", None);
            return None;
        };
        let found = Faction::ALL.into_iter().find(|it| it.name() == given);
        if found.is_none() {
            let known = Faction::ALL.map(Faction::name);
            let suggestion = nearest(given, known).map(str::to_owned);
            self.mistake(value.span(), format!("`{given}` is no faction"), suggestion);
        }
        found
    }

    pub(crate) fn one_word<W: Word>(
        &mut self,
        facts: &Table<'t>,
        key: &str,
        place: &Range<usize>,
    ) -> Option<W> {
        let given = self.text_of(facts, key, place)?;
        let found = W::ALL.iter().copied().find(|it| it.spelling() == given);
        if found.is_none() {
            let span = facts.get(key).map_or(place.clone(), Spanned::span);
            let suggestion = nearest(&given, W::ALL.iter().map(|it| it.spelling()));
            let message = format!("`{given}` is not a known {key}");
            self.mistake(span, message, suggestion.map(str::to_owned));
        }
        found
    }

    pub(crate) fn text_of(
        &mut self,
        table: &Table<'t>,
        key: &str,
        place: &Range<usize>,
    ) -> Option<String> {
        match table.get(key).map(|it| (it.span(), it.get_ref())) {
            Some((_, DeValue::String(text))) if !text.trim().is_empty() => Some(text.to_string()),
            Some((span, _)) => {
                self.mistake(span, format!("`{key}` is a text and not empty"), None);
                None
            }
            None => {
                self.mistake(place.clone(), format!("`{key}` is missing"), None);
                None
            }
        }
    }

    pub(crate) fn number<N: TryFrom<i64>>(
        &mut self,
        table: &Table<'t>,
        key: &str,
        least: i64,
        most: i64,
    ) -> Option<N> {
        let value = table.get(key)?;
        let number = match value.get_ref() {
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix()).ok(),
            _ => None,
        };
        let fitting = number.filter(|it| (least..=most).contains(it));
        let converted = fitting.and_then(|it| N::try_from(it).ok());
        if converted.is_none() {
            let message = format!("`{key}` is a whole number from {least} to {most}");
            self.mistake(value.span(), message, None);
        }
        converted
    }

    pub(crate) fn sentence<T>(
        &mut self,
        table: &Table<'t>,
        key: &str,
        parse: impl Fn(&str) -> Result<T, Problem>,
    ) -> Option<T> {
        let value = table.get(key)?;
        self.parsed(value, key, &parse)
    }

    pub(crate) fn list<T>(
        &mut self,
        table: &Table<'t>,
        key: &str,
        parse: impl Fn(&str) -> Result<T, Problem>,
    ) -> Vec<T> {
        let Some(value) = table.get(key) else { return Vec::new() };
        let DeValue::Array(list) = value.get_ref() else {
            self.mistake(value.span(), format!("`{key}` is a list of texts"), None);
            return Vec::new();
        };
        list.iter().filter_map(|it| self.parsed(it, key, &parse)).collect()
    }

    pub(crate) fn parsed<T>(
        &mut self,
        value: &Spanned<DeValue<'t>>,
        key: &str,
        parse: &impl Fn(&str) -> Result<T, Problem>,
    ) -> Option<T> {
        let span = value.span();
        let DeValue::String(text) = value.get_ref() else {
            self.mistake(span, format!("`{key}` has only texts"), None);
            return None;
        };
        match parse(text) {
            Ok(parsed) => Some(parsed),
            Err(problem) => {
                // Inside a plain string the place is exact; escapes would shift it.
                let inside = span.start + 1;
                let plain = self.text.get(inside..inside + text.len()) == Some(text.as_ref());
                let place = match plain {
                    true => inside + problem.span.start..inside + problem.span.end,
                    false => span,
                };
                self.mistake(place, problem.message, problem.suggestion);
                None
            }
        }
    }

    pub(crate) fn only_keys(&mut self, table: &Table<'t>, known: &[&str]) {
        for key in table.keys() {
            if !known.contains(&key.get_ref().as_ref()) {
                let suggestion = nearest(key.get_ref(), known.iter().copied());
                let message = format!("`{}` is no key here", key.get_ref());
                self.mistake(key.span(), message, suggestion.map(str::to_owned));
            }
        }
    }

    pub(crate) fn mistake(
        &mut self,
        span: Range<usize>,
        message: impl Into<String>,
        suggestion: Option<String>,
    ) {
        let before = &self.text[..span.start.min(self.text.len())];
        let line_start = before.rfind('\n').map_or(0, |it| it + 1);
        let source = self.text[line_start..].lines().next().unwrap_or("").to_owned();
        let end = span.end.min(line_start + source.len()).max(span.start);
        self.mistakes.push(Mistake {
            file: self.file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            message: message.into(),
            suggestion,
            source,
            length: self.text.get(span.start..end).map_or(1, |it| it.chars().count()),
        });
    }
}
