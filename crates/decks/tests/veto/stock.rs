//! Invented cards, and decks made of them.

use std::sync::LazyLock;

use cards::{
    set::{Set, read_set},
    veto::Card,
};
use decks::veto::{Announced, Library, Problem, Talia, check, format};
use rulebook::RuleId;

/// A set file with these lines in its head and these cards.
pub(crate) fn set(id: &str, head: &str, cards: &[(&str, &str)]) -> Set {
    let mut text = format!("[set]\nid = \"{id}\"\nname = \"Set {id}\"\n{head}\n");
    for (place, (name, facts)) in cards.iter().enumerate() {
        text += &format!("[[card]]\nid = \"c{place}\"\nname = \"{name}\"\n{facts}\n");
    }
    read_set(id, &text).unwrap_or_else(|mistakes| panic!("{}", mistakes[0]))
}

const POSTAC: &str = "type = \"postać\"\nszabla = 4\nkreski = 1\nlafa = 3";

fn stock() -> Set {
    let of = |kind: &str, facts: &str| format!("type = \"{kind}\"\n{facts}");
    let mut cards: Vec<(String, String)> = Vec::new();
    let mut add = |name: &str, facts: String| cards.push((name.to_owned(), facts));
    for faction in ["Awanturnicy", "Dworscy", "Osmanowie", "Radziwiłłowie", "Wiśniowieccy"] {
        add(faction, of("frakcja", &format!("faction = \"{faction}\"\nskarb = 18\ndochod = 3")));
        add(&format!("Poseł {faction}"), format!("{POSTAC}\nfaction = \"{faction}\""));
        add(&format!("List {faction}"), of("efekt", &format!("faction = \"{faction}\"")));
    }
    for number in 1..=90 {
        add(&format!("Efekt {number}"), of("efekt", ""));
    }
    for number in 1..=6 {
        add(&format!("Legenda {number}"), of("sztych", "keywords = [\"Legendarny\"]"));
    }
    let osmanowie =
        |keyword: &str| format!("{POSTAC}\nfaction = \"Osmanowie\"\nkeywords = [\"{keyword}\"]");
    add("Wierny", osmanowie("Lojalny"));
    add("Druh", osmanowie("Kompanion"));
    add("Obu dworów", format!("{POSTAC}\nfaction = [\"Dworscy\", \"Osmanowie\"]"));
    add(
        "Pułk janczarów",
        of("oddział", "faction = \"Osmanowie\"\nbitnosc = 3\nkarnosc = 2\nlafa = 4"),
    );
    add("Równina", of("ziemia", "znaczenie = 1\ndobrobyt = 2"));
    add("Ślub", of("przymierze", "keywords = [\"Błogosławieństwo\"]"));
    add("Uczta", of("efekt", "keywords = [\"Biesiadny\"]"));
    add("Ligowiec", of("sztych", "sojusz = \"Liga\""));
    add("Konfederat", of("sztych", "sojusz = \"Konfederacja\""));
    add("Obojętny", of("sztych", "sojusz = [\"Konfederacja\", \"Liga\"]"));
    add("Podstęp", of("strategia", ""));
    add("Siła", of("strategia", ""));
    add("Nadmiar", of("strategia", "budowa = { copies = 4 }"));
    add("Ogrom", of("strategia", "budowa = { kredens = 80 }"));
    add("Przekupstwo", of("strategia", "budowa = { faction = \"Osmanowie\" }"));
    add("Jan Rogala", format!("{POSTAC}\nprzydomek = \"Młodszy\""));
    add("Jan Rogala", format!("{POSTAC}\nprzydomek = \"Starszy\""));
    add("Piotr Dybuk", format!("{POSTAC}\nprzydomek = \"Złotousty\""));
    add("Hop", of("efekt", "albo = { name = \"Siup\" }"));
    add("Siup", of("efekt", ""));
    add("Łuk", of("sztych", ""));
    add("Lanca", of("sztych", ""));
    add("Zrąb", of("sztych", ""));
    add("Źdźbło", of("sztych", ""));
    add("Żądło", of("sztych", ""));
    let cards: Vec<(&str, &str)> = cards.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    set("stock", "sojusze = [\"Liga\", \"Konfederacja\"]", &cards)
}

pub(crate) static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::new(vec![stock()]));

pub(crate) fn card(title: &str) -> &'static Card {
    LIBRARY.find(title, None).unwrap_or_else(|_| panic!("no {title} in the stock"))
}

pub(crate) fn cards(titles: &[&str]) -> Vec<&'static Card> {
    titles.iter().map(|it| card(it)).collect()
}

/// So many factionless cards, at most three of one name, beginning with this number.
pub(crate) fn plain(count: usize, first: usize) -> Vec<&'static Card> {
    (0..count).map(|it| card(&format!("Efekt {}", first + it / 3))).collect()
}

/// A legal deck of Dworscy with these cards among the 60.
pub(crate) fn dworscy(with: &[&str]) -> Talia<'static> {
    let mut kredens = cards(with);
    kredens.extend(plain(60 - with.len(), 1));
    Talia { frakcje: cards(&["Dworscy"]), kredens, ..Talia::default() }
}

/// The same with a sakwa of 15, these among them.
pub(crate) fn with_sakwa(talia: Talia<'static>, with: &[&str]) -> Talia<'static> {
    let mut sakwa = cards(with);
    sakwa.extend(plain(15 - with.len(), 60));
    Talia { sakwa, ..talia }
}

/// Dworscy and Osmanowie with 30 cards.
pub(crate) fn wybraniecki(with: &[&str]) -> Talia<'static> {
    let mut talia = dworscy(with);
    talia.kredens.truncate(30);
    Talia { frakcje: Vec::new(), chosen: both(), ..talia }
}

pub(crate) fn both() -> cards::veto::Factions {
    card("Obu dworów").factions
}

pub(crate) fn problems(key: &str, talia: &Talia<'_>) -> Vec<Problem> {
    check(talia, format(key).unwrap(), &LIBRARY, &Announced::default())
}

#[track_caller]
pub(crate) fn legal(key: &str, talia: &Talia<'_>) {
    assert_eq!(problems(key, talia), []);
}

/// There is exactly one problem, of this kind, and it gives all these rules.
#[track_caller]
pub(crate) fn refused(key: &str, talia: &Talia<'_>, kind: &str, rules: &[RuleId]) {
    only(&problems(key, talia), kind, rules);
}

#[track_caller]
pub(crate) fn only(problems: &[Problem], kind: &str, rules: &[RuleId]) {
    let [problem] = problems else { panic!("not one problem: {problems:?}") };
    assert_eq!(problem.key(), kind, "{problem}");
    for rule in rules {
        assert!(problem.rules.contains(rule), "{problem} does not name {rule}");
    }
}
