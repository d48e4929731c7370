//! Deck lists as people type them, and in the order in which they are handed in.
//!
//! ```text
//! Frakcja: Wiśniowieccy
//! Sojusz: Kozacy
//! 3 Pan Cześnik
//! 2x Szabla
//! Sakwa: Tatarzy
//! 1 Koń
//! ```
//! A line is a number of copies and a name. What stands after `Sakwa` lies in
//! the sakwa; an alliance may stand behind the word. `#` begins a remark.

use crate::{
    Unreadable,
    command::{Copies, DeckList},
};

/// Reads a typed list.
pub fn read(text: &str) -> Result<DeckList, Unreadable> {
    let mut list = DeckList {
        faction: String::new(),
        alliance: None,
        sakwa_alliance: None,
        strategy: None,
        kredens: Vec::new(),
        sakwa: Vec::new(),
    };
    let mut in_sakwa = false;
    for (at, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let wrong = |reason: &str| Unreadable::Line { line: at + 1, reason: reason.into() };
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        if let Some((word, value)) = heading(line) {
            let value = Some(value.to_owned()).filter(|it| !it.is_empty());
            match word {
                Heading::Faction => list.faction = value.ok_or(wrong("the faction is missing"))?,
                Heading::Alliance => list.alliance = value,
                Heading::Strategy => list.strategy = value,
                Heading::Kredens => in_sakwa = false,
                Heading::Sakwa => {
                    in_sakwa = true;
                    list.sakwa_alliance = value;
                }
            }
            continue;
        }
        let (count, card) = copies(line).ok_or(wrong("a line is a number and a card's name"))?;
        let part = if in_sakwa { &mut list.sakwa } else { &mut list.kredens };
        if part.iter().any(|it| it.card == card) {
            return Err(wrong(&format!("{card} is listed twice")));
        }
        part.push(Copies { count, card });
    }
    if list.faction.is_empty() {
        return Err(Unreadable::Line { line: 1, reason: "the faction is missing".into() });
    }
    if list.kredens.is_empty() {
        return Err(Unreadable::Line { line: 1, reason: "no card is listed".into() });
    }
    Ok(list)
}

#[derive(Clone, Copy)]
enum Heading {
    Faction,
    Alliance,
    Strategy,
    Kredens,
    Sakwa,
}

fn heading(line: &str) -> Option<(Heading, &str)> {
    let (word, value) = line.split_once(':').unwrap_or((line, ""));
    let heading = match word.trim().to_lowercase().as_str() {
        "frakcja" | "faction" => Heading::Faction,
        "sojusz" | "alliance" => Heading::Alliance,
        "strategia" | "strategy" => Heading::Strategy,
        "kredens" => Heading::Kredens,
        "sakwa" => Heading::Sakwa,
        _ => return None,
    };
    Some((heading, value.trim()))
}

fn copies(line: &str) -> Option<(u32, String)> {
    let digits = line.find(|it: char| !it.is_ascii_digit())?;
    let count = line[..digits].parse().ok().filter(|it| (1..=99).contains(it))?;
    let rest = &line[digits..];
    let name = rest.strip_prefix(['x', '×']).filter(|it| it.starts_with(' ')).unwrap_or(rest);
    let card = name.trim();
    (!card.is_empty()).then(|| (count, card.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typed_list_has_faction_alliances_kredens_and_sakwa() {
        let text = "Frakcja: Wiśniowieccy\nSojusz: Kozacy\n3x Żółw\n2 Koń # rączy\n\nSakwa: Tatarzy\n1× Łuk";
        let list = read(text).unwrap();
        assert_eq!(list.faction, "Wiśniowieccy");
        assert_eq!(list.alliance.as_deref(), Some("Kozacy"));
        assert_eq!(list.sakwa_alliance.as_deref(), Some("Tatarzy"));
        let copies = |count, card: &str| Copies { count, card: card.into() };
        assert_eq!(list.kredens, [copies(3, "Żółw"), copies(2, "Koń")]);
        assert_eq!(list.sakwa, [copies(1, "Łuk")]);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let wrong = |text: &str| read(text).unwrap_err().to_string();
        assert_eq!(wrong("Frakcja: A\nKoń"), "line 2: a line is a number and a card's name");
        assert_eq!(wrong("Frakcja: A\n1 Koń\n2 Koń"), "line 3: Koń is listed twice");
        assert_eq!(wrong("1 Koń"), "line 1: the faction is missing");
        assert_eq!(wrong("Frakcja: A\n0 Koń"), "line 2: a line is a number and a card's name");
    }
}
