//! The text layouts in which players exchange Thrones decks.
//!
//! Written are the two of ThronesDB: by type, and by pack with numbers. Read is
//! whatever its users and those of throneteki paste, but nothing is skipped: a
//! line that is not understood is told, with the nearest card.

use cards::{
    builtin,
    lang::{Word, nearest},
    thrones::{Card, Faction, Kind, Set},
};
use rulebook::folded;

use super::Deck;
use crate::{
    entry::Entry,
    mistake::{ListMistake, Misread},
};

/// All sets there are, the oldest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Library {
    sets: Vec<Set>,
}

/// How a list is arranged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// Plots, characters, locations, attachments, events.
    ByType,
    /// Each card with its pack and number.
    ByPack,
}

impl Library {
    pub fn new(sets: Vec<Set>) -> Library {
        Library { sets }
    }

    /// The sets that come with the program.
    pub fn builtin() -> Library {
        Library::new(vec![builtin::thrones_core()])
    }

    pub fn cards(&self) -> impl Iterator<Item = &Card> {
        self.sets.iter().flat_map(|it| &it.cards)
    }

    /// The card with this code.
    pub fn coded(&self, code: &str) -> Option<&Card> {
        self.cards().find(|it| it.code == code)
    }

    fn pack_of(&self, card: &Card) -> &str {
        let has = |it: &&Set| it.cards.iter().any(|it| it.code == card.code);
        self.sets.iter().find(has).map_or("", |it| it.name.as_str())
    }

    /// The oldest card with this title, English or Polish, or this code.
    fn find(&self, title: &str, pack: Option<&str>) -> Result<&Card, (Misread, Option<String>)> {
        let wanted = plain(title);
        // "Core Set #141" names the pack and the place in it.
        let pack = pack.map(|it| folded(it.split('#').next().unwrap_or(it).trim()));
        let in_pack = |it: &&Set| {
            pack.as_ref().is_none_or(|pack| folded(&it.id) == *pack || folded(&it.name) == *pack)
        };
        let mut sets = self.sets.iter().filter(in_pack).peekable();
        if sets.peek().is_none() {
            let names = self.sets.iter().map(|it| it.name.as_str());
            let near = nearest(&pack.unwrap_or_default(), names).map(str::to_owned);
            return Err((Misread::UnknownSet, near));
        }
        let cards: Vec<&Card> = sets.flat_map(|it| &it.cards).collect();
        let called = |it: &&&Card| {
            let polish = it.polish_name.as_deref().is_some_and(|it| plain(it) == wanted);
            plain(&it.name) == wanted || polish || it.code == title
        };
        cards.iter().find(called).copied().ok_or_else(|| {
            let near = nearest(title, cards.iter().map(|it| it.name.as_str()));
            (Misread::UnknownCard, near.map(str::to_owned))
        })
    }
}

/// Quotation marks differ from keyboard to keyboard.
fn plain(title: &str) -> String {
    folded(title).replace(['’', '‘', '`'], "'").replace(['“', '”'], "\"")
}

/// As lists name it: "House Stark".
pub fn faction_name(faction: Faction) -> &'static str {
    match faction {
        Faction::Baratheon => "House Baratheon",
        Faction::Greyjoy => "House Greyjoy",
        Faction::Lannister => "House Lannister",
        Faction::Martell => "House Martell",
        Faction::NightsWatch => "The Night's Watch",
        Faction::Stark => "House Stark",
        Faction::Targaryen => "House Targaryen",
        Faction::Tyrell => "House Tyrell",
        Faction::Neutral => "Neutral",
    }
}

/// The faction of this name, with or without "House".
pub fn faction_called(name: &str) -> Option<Faction> {
    let name = plain(name);
    let is_it = |it: &Faction| plain(faction_name(*it)) == name || plain(it.spelling()) == name;
    Faction::ALL.iter().copied().filter(|it| *it != Faction::Neutral).find(is_it)
}

const SECTIONS: [(Kind, &str); 5] = [
    (Kind::Plot, "Plot"),
    (Kind::Character, "Character"),
    (Kind::Location, "Location"),
    (Kind::Attachment, "Attachment"),
    (Kind::Event, "Event"),
];

/// Writes a list. Reading it again gives the same deck, sorted by code.
pub fn write(deck: &Deck<'_>, layout: Layout, library: &Library) -> String {
    let mut text = format!("{}\nVersion: 1.0\n\n", deck.name.as_deref().unwrap_or("Unnamed deck"));
    let factions = deck.factions.iter().map(|it| faction_name(*it).to_owned());
    let agendas = deck.agendas.iter().map(|it| it.name.clone());
    for line in factions.chain(agendas) {
        text += &format!("{line}\n");
    }
    let all: Vec<&Card> = deck.plots.iter().chain(&deck.cards).copied().collect();
    let packs = library.sets.iter().filter_map(|set| {
        let needed = set.cards.iter().map(|it| boxes(it, &all)).max()?;
        (0 < needed).then(|| format!("{} ({needed})", set.name))
    });
    text += &format!("\nPacks: {}\n", packs.collect::<Vec<_>>().join(", "));
    match layout {
        Layout::ByType => {
            for (kind, heading) in SECTIONS {
                let cards: Vec<&Card> = all.iter().copied().filter(|it| it.kind == kind).collect();
                let lines = counted(&cards, |it| format!("({})", library.pack_of(it)));
                let ending = if lines.len() == 1 { "" } else { "s" };
                if !lines.is_empty() {
                    text += &format!("\n{heading}{ending}\n{}\n", lines.join("\n"));
                }
            }
        }
        Layout::ByPack => {
            for set in &library.sets {
                let of_set = |it: &&Card| library.pack_of(it) == set.name;
                let cards: Vec<&Card> = all.iter().copied().filter(of_set).collect();
                let lines = counted(&cards, |it| format!("({} #{})", set.name, place(it)));
                if !lines.is_empty() {
                    text += &format!("\n---- {} ----\n{}\n", set.name, lines.join("\n"));
                }
            }
        }
    }
    text
}

/// How many boxes hold as many of this card as the deck has.
fn boxes(card: &Card, deck: &[&Card]) -> usize {
    let copies = deck.iter().filter(|it| it.code == card.code).count();
    copies.div_ceil(usize::from(card.quantity.max(1)))
}

/// The last three digits of a code are the place in the pack.
fn place(card: &Card) -> u16 {
    let digits = card.code.len().saturating_sub(3);
    card.code.get(digits..).and_then(|it| it.parse().ok()).unwrap_or(0)
}

fn counted(cards: &[&Card], note: impl Fn(&Card) -> String) -> Vec<String> {
    let sorted = sorted(cards);
    let groups = sorted.chunk_by(|a, b| a.code == b.code);
    groups.map(|it| format!("{}x {} {}", it.len(), it[0].name, note(it[0]))).collect()
}

fn sorted<'c>(cards: &[&'c Card]) -> Vec<&'c Card> {
    let mut sorted = cards.to_vec();
    sorted.sort_by(|a, b| a.code.cmp(&b.code));
    sorted
}

/// Reads a list. What is understood is in the deck, all else among the mistakes.
pub fn read<'c>(text: &str, library: &'c Library) -> (Deck<'c>, Vec<ListMistake>) {
    let mut deck = Deck::default();
    let mut mistakes = Vec::new();
    // A list with a head begins with its name, be it the title of a card.
    let mut headed = text.lines().any(|it| it.starts_with("Packs:") || it.starts_with("Version:"));
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split(" [").next().unwrap_or("").trim();
        if line.is_empty() || is_frame(line) {
            continue;
        }
        if std::mem::take(&mut headed) {
            deck.name = Some(line.to_owned());
            continue;
        }
        if let Some(faction) = faction_called(line) {
            deck.factions.push(faction);
            continue;
        }
        let first = deck == Deck::default() && mistakes.is_empty();
        if let Err((what, suggestion)) = card(&mut deck, line, library) {
            // The first line that is nothing else is the name of the deck.
            if first {
                deck.name = Some(line.to_owned());
                continue;
            }
            let source = line.to_owned();
            mistakes.push(ListMistake { line: number, source, what, suggestion, rule: None });
        }
    }
    deck.plots = sorted(&deck.plots);
    deck.cards = sorted(&deck.cards);
    (deck, mistakes)
}

/// Lines of the layout that say nothing about the deck.
fn is_frame(line: &str) -> bool {
    let heading = |name: &str| line == name || line.strip_suffix('s') == Some(name);
    let cycle = line.starts_with("----") && line.ends_with("----");
    cycle
        || line.starts_with("Packs:")
        || line.starts_with("Version:")
        || SECTIONS.iter().any(|(_, it)| heading(it))
}

fn card<'c>(
    deck: &mut Deck<'c>,
    line: &str,
    library: &'c Library,
) -> Result<(), (Misread, Option<String>)> {
    // A bare code is a card, not a number of cards.
    let entry = match library.coded(line) {
        Some(_) => Entry { count: 1, title: line, set: None },
        None => Entry::read(line).map_err(|it| (it, None))?,
    };
    let found = library.find(entry.title, entry.set);
    let card = found?;
    let pile = match card.kind {
        Kind::Agenda => &mut deck.agendas,
        Kind::Plot => &mut deck.plots,
        Kind::Title | Kind::FactionCard => {
            return Err((Misread::NotOfADeck, None));
        }
        Kind::Character | Kind::Location | Kind::Attachment | Kind::Event => &mut deck.cards,
    };
    pile.extend(std::iter::repeat_n(card, entry.count));
    Ok(())
}
