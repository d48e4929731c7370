//! Reading a file of Thrones cards.
//!
//! The file is gone through twice: first for the traits and names its cards
//! bring, then for the cards themselves, whose sentences may use them.

use std::ops::Range;

use toml::{Spanned, de::DeValue};

use super::*;
use crate::{
    lang::{Problem, Word, nearest},
    set::{Mistake, SetReader, Table},
};

/// Reads the text of a set file. `file` is the name shown in mistakes.
///
/// # Errors
///
/// Every mistake found, in the order of the file.
pub fn read_set(file: &str, text: &str) -> Result<Set, Vec<Mistake>> {
    read_set_after(file, text, &Names::default())
}

/// Reads a set that is loaded beside others: their traits and names are known
/// to its sentences and keep their numbers.
///
/// # Errors
///
/// As `read_set`.
pub fn read_set_after(file: &str, text: &str, known: &Names) -> Result<Set, Vec<Mistake>> {
    let mut reader = SetReader::new(file, text);
    let set = read(&mut reader, known.clone());
    reader.finish(set)
}

/// Is this a file of Thrones cards? They bear a `code`, those of VETO! an `id`.
pub fn is_thrones(text: &str) -> bool {
    let Ok(table) = Table::parse(text) else { return false };
    let Some(DeValue::Array(list)) = table.get_ref().get("card").map(Spanned::get_ref) else {
        return false;
    };
    list.iter().any(|it| matches!(it.get_ref(), DeValue::Table(card) if card.contains_key("code")))
}

const CARD_KEYS: [&str; 22] = [
    "code",
    "name",
    "polish",
    "type",
    "faction",
    "loyal",
    "unique",
    "cost",
    "strength",
    "icons",
    "traits",
    "keywords",
    "plot",
    "bonus",
    "attach",
    "abilities",
    "as_attachment",
    "deck",
    "supports",
    "rivals",
    "deck_limit",
    "quantity",
];

fn read(reader: &mut SetReader<'_>, mut names: Names) -> Option<Set> {
    let (table, id, name) = reader.opened(&[])?;
    let Some(DeValue::Array(list)) = table.get("card").map(Spanned::get_ref) else {
        reader.mistake(0..0, "a set has at least one `[[card]]`", None);
        return None;
    };
    for entry in list.iter() {
        if let DeValue::Table(facts) = entry.get_ref() {
            learn(reader, facts, &mut names);
        }
    }
    let mut cards: Vec<Card> = Vec::new();
    for entry in list.iter() {
        let DeValue::Table(facts) = entry.get_ref() else { continue };
        let Some(card) = card(reader, facts, &entry.span(), &names) else { continue };
        if cards.iter().any(|it| it.code == card.code) {
            let span = facts.get("code").map_or(entry.span(), Spanned::span);
            reader.mistake(span, format!("`{}` is there twice", card.code), None);
        }
        cards.push(card);
    }
    Some(Set { id, name, names, cards })
}

/// The traits and the name of one card. What is no text is complained of later.
fn learn(reader: &mut SetReader<'_>, facts: &Table<'_>, names: &mut Names) {
    let mut traits = |table: &Table<'_>| {
        let Some(DeValue::Array(list)) = table.get("traits").map(Spanned::get_ref) else { return };
        for value in list.iter() {
            let DeValue::String(text) = value.get_ref() else { continue };
            if names.learn_trait(text).is_none() {
                reader.mistake(value.span(), "there are at most 256 traits", None);
            }
        }
    };
    traits(facts);
    if let Some(DeValue::Table(attached)) = facts.get("as_attachment").map(Spanned::get_ref) {
        traits(attached);
    }
    if let Some(DeValue::String(name)) = facts.get("name").map(Spanned::get_ref) {
        names.learn_title(name);
    }
}

fn card<'t>(
    reader: &mut SetReader<'t>,
    facts: &Table<'t>,
    place: &Range<usize>,
    names: &Names,
) -> Option<Card> {
    let before = reader.mistaken();
    reader.only_keys(facts, &CARD_KEYS);
    let code = reader.text_of(facts, "code", place);
    let name = reader.text_of(facts, "name", place);
    let kind = reader.one_word::<Kind>(facts, "type", place);
    let faction = reader.one_word::<Faction>(facts, "faction", place);
    let polish = facts.contains_key("polish").then(|| reader.text_of(facts, "polish", place));
    let Attached { traits, keywords, abilities } = words_on(reader, facts, names);
    let deck_limit = needed(reader, facts, "deck_limit", place);
    let quantity = needed(reader, facts, "quantity", place);
    let name = name?;
    let card = Card {
        code: code?,
        title: names.title_of(&name)?,
        name,
        polish_name: polish.flatten(),
        kind: kind?,
        faction: faction?,
        loyal: flag(reader, facts, "loyal"),
        unique: flag(reader, facts, "unique"),
        cost: price(reader, facts),
        strength: reader.number(facts, "strength", 0, 20),
        icons: reader.list(facts, "icons", one::<Icon>).into_iter().collect(),
        traits,
        keywords,
        plot: plot(reader, facts),
        bonus: bonus(reader, facts),
        attach: reader.sentence(facts, "attach", |it| parse_filter(it, names)),
        abilities,
        as_attachment: as_attachment(reader, facts, names),
        deck_rules: reader.list(facts, "deck", parse_deck_rule),
        relations: relations(reader, facts, names),
        deck_limit: deck_limit?,
        quantity: quantity?,
    };
    // A fact that was not understood is not missing as well.
    if reader.mistaken() == before
        && let Err(problem) = card.check()
    {
        let span = facts.get(problem.key).map_or(place.clone(), Spanned::span);
        reader.mistake(span, format!("{}: {}", card.name, problem.message), None);
    }
    Some(card)
}

/// Traits, keywords and text: of the card, or of the attachment it becomes.
fn words_on<'t>(reader: &mut SetReader<'t>, facts: &Table<'t>, names: &Names) -> Attached {
    Attached {
        traits: reader.list(facts, "traits", |it| {
            names.trait_of(it).ok_or_else(|| Problem::new(0..it.len(), "one trait too many"))
        }),
        keywords: reader.list(facts, "keywords", |it| parse_keyword(it, names)),
        abilities: reader.list(facts, "abilities", |it| parse_ability(it, names)),
    }
}

/// A word that stands alone in a list.
fn one<W: Word>(given: &str) -> Result<W, Problem> {
    let found = W::ALL.iter().copied().find(|it| it.spelling() == given);
    found.ok_or_else(|| {
        let known = W::ALL.iter().map(|it| it.spelling());
        Problem::new(0..given.len(), format!("`{given}` is not known here"))
            .suggesting(given, known)
    })
}

fn needed<'t>(
    reader: &mut SetReader<'t>,
    facts: &Table<'t>,
    key: &'static str,
    place: &Range<usize>,
) -> Option<u8> {
    if !facts.contains_key(key) {
        reader.mistake(place.clone(), format!("`{key}` is missing"), None);
        return None;
    }
    reader.number(facts, key, 1, 99)
}

fn flag<'t>(reader: &mut SetReader<'t>, facts: &Table<'t>, key: &str) -> bool {
    match facts.get(key).map(|it| (it.span(), it.get_ref())) {
        None => false,
        Some((_, DeValue::Boolean(flag))) => *flag,
        Some((span, _)) => {
            reader.mistake(span, format!("`{key}` is true or false"), None);
            false
        }
    }
}

fn price<'t>(reader: &mut SetReader<'t>, facts: &Table<'t>) -> Option<Price> {
    match facts.get("cost").map(|it| (it.span(), it.get_ref())) {
        Some((_, DeValue::String(text))) if *text == "X" => Some(Price::ChosenX),
        Some((_, DeValue::String(text))) if *text == "X of it" => Some(Price::CostOfIt),
        Some((span, DeValue::String(_))) => {
            reader.mistake(span, "`cost` is a number, \"X\" or \"X of it\"", None);
            None
        }
        _ => reader.number(facts, "cost", 0, 20).map(Price::Gold),
    }
}

/// A table inside a card, with these keys only.
fn inner<'c, 't>(
    reader: &mut SetReader<'t>,
    facts: &'c Table<'t>,
    key: &str,
    keys: &[&str],
) -> Option<(&'c Table<'t>, Range<usize>)> {
    match facts.get(key).map(|it| (it.span(), it.get_ref()))? {
        (span, DeValue::Table(table)) => {
            reader.only_keys(table, keys);
            Some((table, span))
        }
        (span, _) => {
            reader.mistake(span, format!("`{key}` is a table"), None);
            None
        }
    }
}

fn plot<'t>(reader: &mut SetReader<'t>, facts: &Table<'t>) -> Option<PlotValues> {
    let keys = ["gold", "initiative", "claim", "reserve"];
    let (table, place) = inner(reader, facts, "plot", &keys)?;
    for key in keys.into_iter().filter(|it| !table.contains_key(*it)) {
        reader.mistake(place.clone(), format!("`{key}` is missing"), None);
    }
    let [gold, initiative, claim, reserve] = keys.map(|it| reader.number(table, it, 0, 20));
    Some(PlotValues { gold: gold?, initiative: initiative?, claim: claim?, reserve: reserve? })
}

fn bonus<'t>(reader: &mut SetReader<'t>, facts: &Table<'t>) -> Bonus {
    let keys = ["gold", "initiative", "reserve"];
    let Some((table, _)) = inner(reader, facts, "bonus", &keys) else { return Bonus::default() };
    let [gold, initiative, reserve] =
        keys.map(|it| reader.number(table, it, -9, 9).unwrap_or_default());
    Bonus { gold, initiative, reserve }
}

fn as_attachment<'t>(
    reader: &mut SetReader<'t>,
    facts: &Table<'t>,
    names: &Names,
) -> Option<Attached> {
    let keys = ["traits", "keywords", "abilities"];
    let (table, _) = inner(reader, facts, "as_attachment", &keys)?;
    Some(words_on(reader, table, names))
}

fn relations<'t>(
    reader: &mut SetReader<'t>,
    facts: &Table<'t>,
    names: &Names,
) -> Option<Relations> {
    let titled = |given: &str| {
        names.title_of(given).ok_or_else(|| {
            let near = nearest(given, names.titles().map(|(_, name)| name)).map(str::to_owned);
            let problem = Problem::new(0..given.len(), format!("no card is called `{given}`"));
            Problem { suggestion: near, ..problem }
        })
    };
    let supports = reader.sentence(facts, "supports", titled);
    let rivals = reader.list(facts, "rivals", titled);
    (supports.is_some() || !rivals.is_empty()).then_some(Relations { supports, rivals })
}
