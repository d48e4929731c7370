//! A client is told everything that stands on a card of VETO!.

use wire::{card::CardInfo, veto::Shelf};

const SET: &str = r#"
[set]
id = "wzor"
name = "Wzory"
season = "Szpiedzy i Dyplomaci"
sojusze = ["Liga"]

[[card]]
id = "posel"
name = "Poseł"
przydomek = "Wysłannik"
type = "postać"
faction = ["Osmanowie", "Dworscy"]
sojusz = "Liga"
szabla = 5
kreski = 2
lafa = 6
utrzymanie = -1
keywords = ["Dyplomata", "Hetman"]
number = 17
rarity = "rare"
artist = "Jan Malarz"
cytat = "Słowo droższe pieniędzy."

[[card]]
id = "rzad"
name = "Rząd"
type = "moderunek"
lafa = 2
szabla = 1
bitnosc = 2
karnosc = -1
kreski = 1
kreski_of_bearer = 1
"#;

fn card(id: &str) -> CardInfo {
    let shelf =
        Shelf::from_sources(&veto::MOUNT_AND_BLADE, &[SET]).expect("the set is well-formed");
    shelf.cards().into_iter().find(|it| it.id == id).expect("it is in the set")
}

#[test]
fn marks_przydomek_quotation_and_what_collectors_read_are_told() {
    let card = card("wzor-posel");
    let facts = card.veto.expect("a card of VETO!");
    assert_eq!(facts.przydomek.as_deref(), Some("Wysłannik"));
    assert_eq!(facts.factions, ["Dworscy", "Osmanowie"]);
    assert_eq!(facts.sojusze, ["Liga"]);
    assert_eq!(
        (facts.set.as_str(), facts.season.as_deref()),
        ("Wzory", Some("Szpiedzy i Dyplomaci"))
    );
    assert_eq!((facts.number, facts.rarity.as_deref()), (Some(17), Some("rare")));
    assert_eq!(facts.artist.as_deref(), Some("Jan Malarz"));
    assert_eq!(facts.cytat.as_deref(), Some("Słowo droższe pieniędzy."));
    assert_eq!(
        (card.szabla, card.kreski, card.lafa, card.income),
        (Some(5), Some(2), Some(6), Some(-1))
    );
    assert_eq!(card.keywords, ["Dyplomata", "Hetman"]);
}

#[test]
fn traits_and_modifiers_are_told_apart() {
    let card = card("wzor-rzad");
    let facts = card.veto.expect("a card of VETO!");
    assert_eq!((card.kreski, facts.kreski_of_bearer), (Some(1), Some(1)));
    assert_eq!((card.szabla, card.bitnosc, card.karnosc), (Some(1), Some(2), Some(-1)));
    assert_eq!((facts.przydomek, facts.factions, facts.number), (None, Vec::new(), None));
}
