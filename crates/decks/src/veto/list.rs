//! Deck lists as plain text, in and out.
//!
//! A list written here has the shape PC 2.1 wants: faction and alliance on top,
//! kredens and sakwa apart, by type and in each type by the Polish alphabet. A
//! list is read in any order; every line that is not understood is told.

use cards::{
    lang::nearest,
    veto::{Card, Faction, Kind},
};
use rulebook::{RuleId, cite, folded, rule};

use super::{Library, NotFound, Talia, format};
use crate::{
    entry::Entry,
    mistake::{ListMistake, Misread},
};

/// A list: the deck and what is written around it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Listed<'c> {
    pub name: Option<String>,
    pub player: Option<String>,
    /// The key of a format.
    pub format: Option<String>,
    pub talia: Talia<'c>,
}

/// The types in the order of AH 206.2, and their headings.
const HEADINGS: [(Kind, &str); 10] = [
    (Kind::Postac, "Postacie"),
    (Kind::Posesja, "Posesje"),
    (Kind::Moderunek, "Moderunki"),
    (Kind::Sztych, "Sztychy"),
    (Kind::Efekt, "Efekty"),
    (Kind::Ziemia, "Ziemie"),
    (Kind::Oddzial, "Oddziały"),
    (Kind::Strategia, "Strategie"),
    (Kind::Frakcja, "Frakcje"),
    (Kind::Przymierze, "Przymierza"),
];

const NONE: &str = "brak";

/// Writes a list. Reading it again gives the same deck, sorted.
pub fn write(listed: &Listed<'_>, library: &Library) -> String {
    let talia = &listed.talia;
    let mut top: Vec<(&str, String)> = Vec::new();
    let texts = [("Talia", &listed.name), ("Gracz", &listed.player), ("Format", &listed.format)];
    top.extend(texts.into_iter().filter_map(|(key, it)| Some((key, it.clone()?))));
    top.extend(talia.frakcje.iter().map(|it| ("Frakcja", library.full(it))));
    if !talia.chosen.is_empty() {
        top.push(("Frakcje", talia.chosen.to_string()));
    }
    top.extend(talia.strategie.iter().map(|it| ("Strategia", library.full(it))));
    rule!("PC 2.1.5");
    rule!("PC 2.1.6");
    top.push(("Sojusz", talia.sojusz().unwrap_or(NONE).to_owned()));
    if let Some(other) = talia.sojusz_w_sakwie().filter(|it| Some(*it) != talia.sojusz()) {
        top.push(("Sojusz w sakwie", other.to_owned()));
    }
    let mut text: String = top.into_iter().map(|(key, it)| format!("{key}: {it}\n")).collect();
    for (heading, cards) in [("Kredens", &talia.kredens), ("Sakwa", &talia.sakwa)] {
        if !cards.is_empty() {
            rule!("PC 2.1.3");
            text += &format!("\n{heading} ({})\n{}", cards.len(), part(cards, library));
        }
    }
    text
}

/// Cards under the headings of their types, in each by the alphabet.
pub fn by_type<'c>(cards: &[&'c Card]) -> Vec<(&'static str, Vec<&'c Card>)> {
    let of = |kind| cards.iter().copied().filter(|it| it.kind == kind).collect::<Vec<_>>();
    let typed = HEADINGS.into_iter().map(|(kind, heading)| (heading, sorted(&of(kind))));
    typed.filter(|(_, cards)| !cards.is_empty()).collect()
}

/// The cards of one part as text.
fn part(cards: &[&Card], library: &Library) -> String {
    let mut text = String::new();
    for (heading, of_kind) in by_type(cards) {
        text += &format!("\n{heading} ({})\n", of_kind.len());
        let mut rest = &of_kind[..];
        while let Some(first) = rest.first() {
            let copies = rest.iter().take_while(|it| it.id == first.id).count();
            text += &format!("{copies}x {}\n", library.full(first));
            rest = &rest[copies..];
        }
    }
    text
}

/// By type, and in each type by the alphabet.
pub(crate) fn sorted<'c>(cards: &[&'c Card]) -> Vec<&'c Card> {
    rule!("PC 2.1.4");
    let place = |card: &Card| HEADINGS.iter().position(|(kind, _)| *kind == card.kind);
    let mut sorted = cards.to_vec();
    sorted.sort_by_cached_key(|it| (place(it), alphabetical(&it.title()), it.id.clone()));
    sorted
}

/// In the Polish alphabet ą follows a, ł follows l, and ż comes after ź.
fn alphabetical(title: &str) -> Vec<(char, char)> {
    let letters = title.chars().flat_map(char::to_lowercase);
    letters.map(|it| (folded(&it.to_string()).chars().next().unwrap_or(it), it)).collect()
}

/// Reads a list. What is understood is in the deck, all else among the mistakes.
pub fn read<'c>(text: &str, library: &'c Library) -> (Listed<'c>, Vec<ListMistake>) {
    let mut reader = Reader {
        library,
        listed: Listed::default(),
        mistakes: Vec::new(),
        in_sakwa: false,
        claims: Vec::new(),
        alliances: [None, None],
        allied: [None, None],
    };
    for (number, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        let line = line.split('#').next().unwrap_or("").trim();
        if !line.is_empty() {
            reader.line(Line { number, text: line });
        }
    }
    reader.finish()
}

#[derive(Debug, Clone, Copy)]
struct Line<'t> {
    number: usize,
    text: &'t str,
}

/// A heading with a number says how many cards follow.
struct Claim<'t> {
    line: Line<'t>,
    says: usize,
    counted: usize,
    whole_part: bool,
}

struct Reader<'c, 't> {
    library: &'c Library,
    listed: Listed<'c>,
    mistakes: Vec<ListMistake>,
    in_sakwa: bool,
    claims: Vec<Claim<'t>>,
    /// What the list says of kredens and sakwa.
    alliances: [Option<(Line<'t>, &'t str)>; 2],
    /// The first line of kredens and sakwa with a card of an alliance.
    allied: [Option<Line<'t>>; 2],
}

impl<'c, 't> Reader<'c, 't> {
    fn line(&mut self, line: Line<'t>) {
        if let Some((key, value)) = line.text.split_once(':')
            && self.header(line, &folded(key.trim()), value.trim())
        {
            return;
        }
        if !self.heading(line) {
            self.card(line);
        }
    }

    /// Is it a line such as `Frakcja: Dworscy`?
    fn header(&mut self, line: Line<'t>, key: &str, value: &'t str) -> bool {
        match key {
            "talia" | "deck" => self.listed.name = Some(value.to_owned()),
            "gracz" | "player" => self.listed.player = Some(value.to_owned()),
            "format" => match format(value) {
                Some(format) => self.listed.format = Some(format.key.to_owned()),
                None => {
                    let near = nearest(value, super::FORMATS.iter().map(|it| it.key));
                    self.mistake(line, Misread::NoSuchFormat, near.map(str::to_owned), None);
                }
            },
            "frakcja" | "faction" => {
                if let Some(card) =
                    self.found(line, value, |it, title, set| it.find_frakcja(title, set))
                {
                    self.listed.talia.frakcje.push(card);
                }
            }
            "frakcje" | "factions" => value.split(',').for_each(|it| self.faction(line, it.trim())),
            "strategia" | "strategy" => {
                if let Some(card) = self.found(line, value, Library::find) {
                    match card.kind {
                        Kind::Strategia => self.listed.talia.strategie.push(card),
                        _ => self.mistake(line, Misread::NoStrategy, None, None),
                    }
                }
            }
            "sojusz" | "alliance" => self.alliances[0] = Some((line, value)),
            "sojusz w sakwie" | "alliance of the sakwa" => self.alliances[1] = Some((line, value)),
            _ => return false,
        }
        true
    }

    fn faction(&mut self, line: Line<'t>, name: &str) {
        match Faction::ALL.into_iter().find(|it| folded(it.name()) == folded(name)) {
            Some(faction) => self.listed.talia.chosen = self.listed.talia.chosen.with(faction),
            None => {
                let near = nearest(name, Faction::ALL.map(Faction::name)).map(str::to_owned);
                let what = Misread::NoFaction { name: name.to_owned() };
                self.mistake(line, what, near, Some(cite!("AH 105.1.a")));
            }
        }
    }

    /// Is it a line such as `Kredens (60)` or `Postacie`?
    fn heading(&mut self, line: Line<'t>) -> bool {
        let (name, number) = match line.text.strip_suffix(')').and_then(|it| it.split_once('(')) {
            Some((name, number)) => match number.trim().parse() {
                Ok(number) => (name, Some(number)),
                Err(_) => return false,
            },
            None => (line.text.trim_end_matches(':'), None),
        };
        let name = folded(name.trim());
        let whole_part = match name.as_str() {
            "kredens" | "sakwa" => {
                self.in_sakwa = name == "sakwa";
                true
            }
            _ if HEADINGS.iter().any(|(_, it)| folded(it) == name) => false,
            _ => return false,
        };
        self.judge_claims(whole_part);
        self.claims.extend(number.map(|says| Claim { line, says, counted: 0, whole_part }));
        true
    }

    fn card(&mut self, line: Line<'t>) {
        let entry = match Entry::read(line.text) {
            Ok(entry) => entry,
            Err(what) => return self.mistake(line, what, None, None),
        };
        let library = self.library;
        // A wrong name is still a card: the sums of the headings hold.
        self.claims.iter_mut().for_each(|it| it.counted += entry.count);
        match library.find(entry.title, entry.set) {
            Ok(card) => {
                let side = usize::from(self.in_sakwa);
                if !card.sojusze.is_empty() {
                    self.allied[side].get_or_insert(line);
                }
                let talia = &mut self.listed.talia;
                let part = if self.in_sakwa { &mut talia.sakwa } else { &mut talia.kredens };
                part.extend(std::iter::repeat_n(card, entry.count));
            }
            Err(reason) => self.not_found(line, reason),
        }
    }

    fn found(
        &mut self,
        line: Line<'t>,
        value: &str,
        find: impl Fn(&'c Library, &str, Option<&str>) -> Result<&'c Card, NotFound>,
    ) -> Option<&'c Card> {
        let entry = match Entry::read(value) {
            Ok(entry) => entry,
            Err(what) => {
                self.mistake(line, what, None, None);
                return None;
            }
        };
        match find(self.library, entry.title, entry.set) {
            Ok(card) => Some(card),
            Err(reason) => {
                self.not_found(line, reason);
                None
            }
        }
    }

    fn not_found(&mut self, line: Line<'t>, reason: NotFound) {
        match reason {
            NotFound::Unknown { nearest } => {
                self.mistake(line, Misread::UnknownCard, nearest, None);
            }
            NotFound::NoSuchSet { nearest } => {
                self.mistake(line, Misread::UnknownSet, nearest, None);
            }
            NotFound::Ambiguous { choices } => {
                let what = Misread::Ambiguous { choices };
                self.mistake(line, what, None, Some(cite!("PC 8.2.6.3")));
            }
        }
    }

    /// A new heading ends the one before; that of a part ends the part.
    fn judge_claims(&mut self, part_ends: bool) {
        let ends = |it: &mut Claim<'t>| part_ends || !it.whole_part;
        for claim in self.claims.extract_if(.., ends).collect::<Vec<_>>() {
            if claim.says != claim.counted {
                let what = Misread::Count { found: claim.counted, said: claim.says };
                self.mistake(claim.line, what, None, Some(cite!("PC 2.1.2")));
            }
        }
    }

    fn finish(mut self) -> (Listed<'c>, Vec<ListMistake>) {
        self.judge_claims(true);
        let talia = &self.listed.talia;
        let used = [talia.sojusz(), talia.sojusz_w_sakwie()];
        for (side, used) in used.into_iter().enumerate() {
            // The sakwa need not be mentioned while it has no alliance of its own.
            let stated = match (self.alliances[side], side) {
                (None, 1) => self.alliances[0],
                (stated, _) => stated,
            };
            match (used, stated) {
                (Some(used), Some((line, stated))) if folded(used) != folded(stated) => {
                    let what = Misread::OtherAlliance { alliance: used.to_owned() };
                    self.mistake(line, what, None, Some(cite!("PC 2.1.5")));
                }
                (Some(used), None) => {
                    let line = self.allied[side].expect("a card of the alliance was read");
                    let what = Misread::AllianceNotSaid { alliance: used.to_owned() };
                    self.mistake(line, what, None, Some(cite!("PC 2.1.5")));
                }
                _ => {}
            }
        }
        let talia = &mut self.listed.talia;
        talia.kredens = sorted(&talia.kredens);
        talia.sakwa = sorted(&talia.sakwa);
        self.mistakes.sort_by_key(|it| it.line);
        (self.listed, self.mistakes)
    }

    fn mistake(
        &mut self,
        line: Line<'t>,
        what: Misread,
        suggestion: Option<String>,
        rule: Option<RuleId>,
    ) {
        let (line, source) = (line.number, line.text.to_owned());
        self.mistakes.push(ListMistake { line, source, what, suggestion, rule });
    }
}
