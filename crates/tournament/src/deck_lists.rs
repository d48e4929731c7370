//! PC 2.1, 3.5, 8.2.6 — deck lists, judged by the deck room.
//!
//! An event keeps a list as words, so that it can be read whatever cards a
//! program knows. Here the words become cards: `judge` puts the list in its
//! proper order and tells every fault with its rule, `exchange` is the sakwa
//! between two games. Neither touches the log: a command that was taken once
//! is taken again, even where later card sets would judge it differently.

use crate::{
    event::{Copies, DeckList},
    setup::Format,
};
use cards::veto::Card;
use decks::{
    ListMistake,
    veto::{self, Announced, Library, Problem, Talia},
};
pub use decks::{Saying, Value, veto::Together};
use rulebook::{RuleId, cite};
use std::fmt;

/// The cards there are, and what the publisher has announced about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelf {
    pub library: Library,
    pub announced: Announced,
}

impl Shelf {
    /// The sets that come with the program.
    pub fn builtin() -> Shelf {
        Shelf { library: Library::builtin(), announced: Announced::default() }
    }
}

/// Something wrong with a list, and the rule a judge would quote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub rule: RuleId,
    pub what: Saying,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.what, self.rule)
    }
}

/// A list and what the deck room says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// In the order of PC 2.1.4; as it was handed in where a line is not understood.
    pub list: DeckList,
    pub faults: Vec<Fault>,
}

/// Judges a list in every format of the event. In an unusual one only the organiser can tell.
pub fn judge(list: &DeckList, formats: &[Format], shelf: &Shelf) -> Judged {
    let keys: Vec<&str> = formats.iter().filter_map(|it| key(*it)).collect();
    let limited = keys.contains(&WYBRANIECKI);
    let (listed, mut mistakes) = veto::read(&text(list, limited), &shelf.library);
    if limited {
        // Any alliances may be in a limited deck (PC 5.3.1), so none need be named.
        mistakes.retain(|it| it.rule != Some(cite!("PC 2.1.5")));
    }
    let mut faults: Vec<Fault> = mistakes.iter().map(of_line).collect();
    for key in keys {
        let Some(format) = veto::format(key) else { continue };
        for problem in veto::check(&listed.talia, format, &shelf.library, &shelf.announced) {
            let fault = of_deck(&problem);
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        }
    }
    let list = match mistakes.is_empty() {
        true => in_order(&listed.talia, &shelf.library),
        false => list.clone(),
    };
    Judged { list, faults }
}

/// Judges a list of one of several who play together, beside the lists of the others so far.
pub fn judge_together(
    list: &DeckList,
    others: &[&DeckList],
    together: Together,
    formats: &[Format],
    shelf: &Shelf,
) -> Judged {
    let mut judged = judge(list, formats, shelf);
    for key in formats.iter().filter_map(|it| key(*it)) {
        let Some(format) = veto::format(key) else { continue };
        let read =
            |it: &DeckList| veto::read(&text(it, key == WYBRANIECKI), &shelf.library).0.talia;
        // Whoever comes last is the one at fault.
        let talie: Vec<Talia<'_>> = others.iter().copied().chain([list]).map(read).collect();
        let problems =
            veto::check_together(together, &talie, format, &shelf.library, &shelf.announced);
        for (_, problem) in problems.iter().filter(|it| it.0 == others.len()) {
            let fault = of_deck(problem);
            if !judged.faults.contains(&fault) {
                judged.faults.push(fault);
            }
        }
    }
    judged
}

/// Reads a list as people type it, see `decks::veto::read`. Whether it is legal is asked when it
/// is registered.
///
/// # Errors
///
/// Every line that is not understood: a list that lost a card is worse than none.
pub fn read(text: &str, shelf: &Shelf) -> Result<DeckList, Vec<Fault>> {
    let (listed, mistakes) = veto::read(text, &shelf.library);
    match mistakes.is_empty() {
        true => Ok(in_order(&listed.talia, &shelf.library)),
        false => Err(mistakes.iter().map(of_line).collect()),
    }
}

/// Reads cards as people type them, without anything around them: a set that was opened.
///
/// # Errors
///
/// Every line that is not understood.
pub fn read_cards(text: &str, shelf: &Shelf) -> Result<Vec<Copies>, Vec<Fault>> {
    let (listed, mut mistakes) = veto::read(text, &shelf.library);
    mistakes.retain(|it| it.rule != Some(cite!("PC 2.1.5")));
    match mistakes.is_empty() {
        true => Ok(copies(&listed.talia.kredens, &shelf.library)),
        false => Err(mistakes.iter().map(of_line).collect()),
    }
}

/// The list as a sheet of paper: faction and alliance on top, by type and alphabet below.
///
/// # Errors
///
/// A line is not understood.
pub fn sheet(
    player: &str,
    list: &DeckList,
    formats: &[Format],
    shelf: &Shelf,
) -> Result<String, Vec<Fault>> {
    let wybraniecki = formats.iter().any(|it| it.is_wybraniecki());
    let text = text(list, wybraniecki);
    let (mut listed, mistakes) = veto::read(&text, &shelf.library);
    if !mistakes.is_empty() {
        return Err(mistakes.iter().map(of_line).collect());
    }
    listed.player = Some(player.to_owned());
    listed.format = formats.first().and_then(|it| key(*it)).map(str::to_owned);
    Ok(veto::write(&listed, &shelf.library))
}

/// The list after cards went from the kredens to the sakwa (`out`) and the other way (`into`).
///
/// # Errors
///
/// Everything that forbids it.
pub fn exchange(
    list: &DeckList,
    out: &[Copies],
    into: &[Copies],
    format: Format,
    shelf: &Shelf,
) -> Result<DeckList, Vec<Fault>> {
    let unusual = || Fault {
        rule: cite!("PC 3.5.1.2"),
        what: Saying {
            key: "unusual-sakwa".to_owned(),
            args: Default::default(),
            plain: "only the organiser knows the sakwa of an unusual format".to_owned(),
        },
    };
    let rules = key(format).and_then(veto::format).ok_or_else(|| vec![unusual()])?;
    let text = text(list, format.is_wybraniecki());
    let (listed, mistakes) = veto::read(&text, &shelf.library);
    let mut faults: Vec<Fault> = mistakes.iter().map(of_line).collect();
    let moved = [out, into].map(|it| cards(it, shelf, &mut faults));
    if !faults.is_empty() {
        return Err(faults);
    }
    let [out, into] = moved;
    let Shelf { library, announced } = shelf;
    match veto::exchange(&listed.talia, &out, &into, rules, library, announced) {
        Ok(talia) => {
            let exchanged = in_order(&talia, library);
            // Judged again, because the newcomers stand at the end of each part.
            Ok(judge(&exchanged, &[format], shelf).list)
        }
        Err(problems) => Err(problems.iter().map(of_deck).collect()),
    }
}

/// The cards of one type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// As the rules call the type; none over cards that the shelf does not have.
    pub heading: Option<&'static str>,
    pub cards: Vec<Copies>,
}

/// Kredens or sakwa as they are laid out on paper: by type, in each type by the alphabet.
pub fn sections(part: &[Copies], shelf: &Shelf) -> Vec<Section> {
    let library = &shelf.library;
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    for it in part {
        match library.named(&it.card) {
            Some(card) => known.extend(std::iter::repeat_n(card, it.count as usize)),
            None => unknown.push(it.clone()),
        }
    }
    let typed = veto::by_type(&known).into_iter();
    let mut sections: Vec<Section> = typed
        .map(|(heading, cards)| Section { heading: Some(heading), cards: copies(&cards, library) })
        .collect();
    if !unknown.is_empty() {
        sections.push(Section { heading: None, cards: unknown });
    }
    sections
}

const WYBRANIECKI: &str = "wybraniecki";

/// The format of the deck room.
fn key(format: Format) -> Option<&'static str> {
    match format {
        Format::Standardowy => Some("standardowy"),
        Format::Klasyczny => Some("klasyczny"),
        Format::Otwarty => Some("otwarty"),
        Format::Draft | Format::SealedDeck => Some(WYBRANIECKI),
        Format::Unusual => None,
    }
}

/// The list in the words of the deck room; nothing in a name can start a line of its own.
fn text(list: &DeckList, wybraniecki: bool) -> String {
    let faction = if wybraniecki { "Frakcje" } else { "Frakcja" };
    let mut text = String::new();
    let chosen = Some(list.faction.clone()).filter(|it| !it.trim().is_empty());
    let top = [
        (faction, &chosen),
        ("Strategia", &list.strategy),
        ("Sojusz", &list.alliance),
        ("Sojusz w sakwie", &list.sakwa_alliance),
    ];
    for (heading, value) in top {
        if let Some(value) = value {
            text += &format!("{heading}: {}\n", plain(value));
        }
    }
    for (heading, cards) in [("Kredens", &list.kredens), ("Sakwa", &list.sakwa)] {
        text += &format!("{heading}\n");
        for Copies { count, card } in cards {
            text += &format!("{count}x {}\n", plain(card));
        }
    }
    text
}

fn plain(text: &str) -> String {
    text.replace(|it: char| it.is_control() || it == '#', " ")
}

fn cards<'c>(copies: &[Copies], shelf: &'c Shelf, faults: &mut Vec<Fault>) -> Vec<&'c Card> {
    let of_them: String =
        copies.iter().map(|it| format!("{}x {}\n", it.count, plain(&it.card))).collect();
    let (listed, mistakes) = veto::read(&format!("Sakwa\n{of_them}"), &shelf.library);
    // What alliance they are of is asked of the whole deck, not of these few.
    let unclear = mistakes.iter().filter(|it| it.rule != Some(cite!("PC 2.1.5")));
    faults.extend(unclear.map(of_line));
    listed.talia.sakwa
}

fn of_line(mistake: &ListMistake) -> Fault {
    // A line nobody understands is an ambiguous one.
    Fault { rule: mistake.rule.unwrap_or(cite!("PC 8.2.6.3")), what: mistake.said() }
}

fn of_deck(problem: &Problem) -> Fault {
    let rule = problem.rules.first().copied().unwrap_or(cite!("PC 8.2.6.2"));
    Fault { rule, what: problem.said() }
}

/// The list in its proper order, every card with its full title.
fn in_order(talia: &Talia<'_>, library: &Library) -> DeckList {
    let faction = match talia.frakcje.first() {
        Some(card) => library.full(card),
        None => talia.chosen.to_string(),
    };
    DeckList {
        faction,
        alliance: talia.sojusz().map(str::to_owned),
        sakwa_alliance: talia
            .sojusz_w_sakwie()
            .filter(|it| Some(*it) != talia.sojusz())
            .map(str::to_owned),
        strategy: talia.strategie.first().map(|it| library.full(it)),
        kredens: copies(&talia.kredens, library),
        sakwa: copies(&talia.sakwa, library),
    }
}

fn copies(cards: &[&Card], library: &Library) -> Vec<Copies> {
    let mut copies: Vec<Copies> = Vec::new();
    for card in cards.iter().map(|it| library.full(it)) {
        match copies.last_mut() {
            Some(last) if last.card == card => last.count += 1,
            _ => copies.push(Copies { count: 1, card }),
        }
    }
    copies
}

#[cfg(test)]
mod tests;
