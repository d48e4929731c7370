//! Reading a file of cards, and saying exactly what is wrong with it.
//!
//! Here is the file as a whole and what every entry needs; `card` has the facts of a card.

mod card;

use std::{fmt, ops::Range};

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use crate::{
    lang::{Problem, Word, nearest},
    veto::Card,
};

/// A set of cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    pub id: String,
    pub name: String,
    pub printing: Printing,
    /// The alliances its cards belong to.
    pub sojusze: Vec<String>,
    pub cards: Vec<Card>,
}

impl Set {
    /// Everything but its cards.
    fn head(&self) -> (&str, &str, &Printing, &[String]) {
        (&self.id, &self.name, &self.printing, &self.sojusze)
    }
}

/// When and as what a set came out: formats are made of this (PC 4.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printing {
    pub edition: u8,
    /// An expansion, not a base set or a box of its own.
    pub expansion: bool,
    /// What the season sign says (AH 208.1).
    pub season: Option<String>,
    pub released: Option<Day>,
}

/// A day of the calendar. No clock is asked: days are compared, nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    pub year: u16,
    pub month: u8,
    pub day: u8,
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl std::str::FromStr for Day {
    type Err = String;

    /// `2012-06-15`
    fn from_str(text: &str) -> Result<Day, String> {
        let parts: Vec<&str> = text.split('-').collect();
        let read = |place: usize, digits: usize| {
            let part = parts.get(place).filter(|it| it.len() == digits)?;
            part.bytes().all(|it| it.is_ascii_digit()).then(|| part.parse::<u16>().ok())?
        };
        let day = match (parts.len(), read(0, 4), read(1, 2), read(2, 2)) {
            (3, Some(year), Some(month @ 1..=12), Some(day @ 1..=31)) => {
                Some(Day { year, month: month as u8, day: day as u8 })
            }
            _ => None,
        };
        day.filter(|it| it.day <= it.days_in_month())
            .ok_or_else(|| format!("`{text}` is no day; write it like 2012-06-15"))
    }
}

impl Day {
    fn days_in_month(self) -> u8 {
        let divides = |by: u16| self.year.is_multiple_of(by);
        let leap = divides(4) && (!divides(100) || divides(400));
        match self.month {
            2 => 28 + u8::from(leap),
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        }
    }
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

/// Reads a set that is kept in several files, each with the same head.
///
/// # Errors
///
/// Every mistake found, file by file; also a file with another head, and a card that is there twice.
pub fn read_parts<T: AsRef<str>>(file: &str, texts: &[T]) -> Result<Set, Vec<Mistake>> {
    let mut whole: Option<Set> = None;
    let mut mistakes = Vec::new();
    for text in texts {
        let text = text.as_ref();
        let part = match read_set(file, text) {
            Ok(part) => part,
            Err(found) => {
                mistakes.extend(found);
                continue;
            }
        };
        match &mut whole {
            None => whole = Some(part),
            Some(whole) => {
                let mut reader = SetReader::new(file, text);
                if whole.head() != part.head() {
                    reader.mistake(0..0, "the files of one set must have the same head", None);
                }
                for card in &part.cards {
                    if whole.cards.iter().any(|it| it.id == card.id) {
                        let message = format!("the id `{}` is there twice", card.id);
                        reader.mistake(0..0, message, None);
                    }
                }
                mistakes.extend(reader.mistakes);
                whole.cards.extend(part.cards);
            }
        }
    }
    match whole {
        Some(whole) if mistakes.is_empty() => Ok(whole),
        _ => Err(mistakes),
    }
}

/// What the head of a VETO! set may have besides id and name.
const PRINTING_KEYS: [&str; 5] = ["edition", "expansion", "season", "released", "sojusze"];

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

    /// The whole file, and the id and the name of its set, whose head may have these further keys.
    pub(crate) fn opened(&mut self, further: &[&str]) -> Option<(Table<'t>, String, String)> {
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
                self.only_keys(head, &[&["id", "name"], further].concat());
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
        let (table, id, name) = self.opened(&PRINTING_KEYS)?;
        let (printing, sojusze) = match table.get("set").map(Spanned::get_ref) {
            Some(DeValue::Table(head)) => {
                (self.printing(head), self.list(head, "sojusze", |it| Ok(it.to_owned())))
            }
            _ => return None,
        };
        let mut set = Set { id, name, printing, sojusze, cards: Vec::new() };
        let Some(DeValue::Array(list)) = table.get("card").map(Spanned::get_ref) else {
            self.mistake(0..0, "a set has at least one `[[card]]`", None);
            return None;
        };
        for entry in list.iter() {
            let DeValue::Table(facts) = entry.get_ref() else { continue };
            let Some(card) = self.card(&set, facts, &entry.span()) else { continue };
            if set.cards.iter().any(|it| it.id == card.id) {
                let span = facts.get("id").map_or(entry.span(), Spanned::span);
                self.mistake(span, format!("`{}` is there twice", card.id), None);
            }
            set.cards.push(card);
        }
        Some(set)
    }

    fn printing(&mut self, head: &Table<'t>) -> Printing {
        Printing {
            edition: self.number(head, "edition", 1, 9).unwrap_or(2),
            expansion: self.truth(head, "expansion"),
            season: self.text_if(head, "season"),
            released: self.day(head, "released"),
        }
    }

    fn day(&mut self, table: &Table<'t>, key: &str) -> Option<Day> {
        let value = table.get(key)?;
        let day = match value.get_ref() {
            DeValue::Datetime(given) => given.to_string().parse().ok(),
            _ => None,
        };
        if day.is_none() {
            let message = format!("`{key}` is a day, written like 2012-06-15");
            self.mistake(value.span(), message, None);
        }
        day
    }

    fn truth(&mut self, table: &Table<'t>, key: &str) -> bool {
        match table.get(key).map(|it| (it.span(), it.get_ref())) {
            Some((_, DeValue::Boolean(truth))) => *truth,
            Some((span, _)) => {
                self.mistake(span, format!("`{key}` is true or false"), None);
                false
            }
            None => false,
        }
    }

    /// A text that may be left out.
    fn text_if(&mut self, table: &Table<'t>, key: &str) -> Option<String> {
        let place = table.get(key)?.span();
        self.text_of(table, key, &place)
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

    /// One text, or a list of them.
    fn one_or_list<T>(
        &mut self,
        table: &Table<'t>,
        key: &str,
        parse: impl Fn(&str) -> Result<T, Problem>,
    ) -> Vec<T> {
        match table.get(key).map(|it| (it, it.get_ref())) {
            Some((_, DeValue::Array(_))) => self.list(table, key, parse),
            Some((value, DeValue::String(_))) => {
                self.parsed(value, key, &parse).into_iter().collect()
            }
            Some((value, _)) => {
                self.mistake(value.span(), format!("`{key}` is a text or a list of texts"), None);
                Vec::new()
            }
            None => Vec::new(),
        }
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
