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
    veto::{self, Announced, Library, Listed, Problem},
};
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
    /// Lower case, no full stop, without the rule.
    pub what: String,
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
    let text = text(list, keys.contains(&WYBRANIECKI));
    let (listed, mistakes) = veto::read(&text, &shelf.library);
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
        true => in_order(list, &listed, &shelf.library),
        false => list.clone(),
    };
    Judged { list, faults }
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
        what: "only the organiser knows the sakwa of an unusual format".to_owned(),
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
            let exchanged = in_order(list, &Listed { talia, ..listed }, library);
            // Judged again, because the newcomers stand at the end of each part.
            Ok(judge(&exchanged, &[format], shelf).list)
        }
        Err(problems) => Err(problems.iter().map(of_deck).collect()),
    }
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
    let mut text = format!("{faction}: {}\n", plain(&list.faction));
    let top = [
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
    let near = mistake.suggestion.as_ref().map(|it| format!("; did you mean `{it}`?"));
    Fault {
        // A line nobody understands is an ambiguous one.
        rule: mistake.rule.unwrap_or(cite!("PC 8.2.6.3")),
        what: format!("`{}`: {}{}", mistake.source, mistake.message, near.unwrap_or_default()),
    }
}

fn of_deck(problem: &Problem) -> Fault {
    let rule = problem.rules.first().copied().unwrap_or(cite!("PC 8.2.6.2"));
    Fault { rule, what: problem.what.to_string() }
}

/// The same list in its proper order, every card with its full title.
fn in_order(list: &DeckList, listed: &Listed<'_>, library: &Library) -> DeckList {
    let talia = &listed.talia;
    let copies = |cards: &[&Card]| {
        let mut copies: Vec<Copies> = Vec::new();
        let full = cards.iter().map(|it| library.full(it));
        for card in full {
            match copies.last_mut() {
                Some(last) if last.card == card => last.count += 1,
                _ => copies.push(Copies { count: 1, card }),
            }
        }
        copies
    };
    DeckList {
        faction: list.faction.trim().to_owned(),
        alliance: talia.sojusz().map(str::to_owned),
        sakwa_alliance: talia
            .sojusz_w_sakwie()
            .filter(|it| Some(*it) != talia.sojusz())
            .map(str::to_owned),
        strategy: talia.strategie.first().map(|it| library.full(it)),
        kredens: copies(&talia.kredens),
        sakwa: copies(&talia.sakwa),
    }
}

#[cfg(test)]
mod tests;
