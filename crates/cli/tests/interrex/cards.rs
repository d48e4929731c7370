//! `interrex cards`.

use crate::{file, interrex};

const RIGHT: &str = r#"
[set]
id = "own"
name = "My cards"

[[card]]
id = "waza"
name = "Karczmarz Waza"
type = "postać"
faction = "Awanturnicy"
szabla = 2
kreski = 1
lafa = 3
abilities = ["D: zaznacz this => take 2 dukaty"]
"#;

#[test]
fn a_right_file_is_previewed_in_both_languages() {
    let path = file("right.toml", RIGHT);
    let said = interrex(&["cards", "check", path.to_str().unwrap()]).fine();
    assert!(said.contains("Karczmarz Waza (own-waza)"), "{said}");
    assert!(said.contains("pl  [DZ] Weź 2 dukaty") && said.contains("en  [DZ] Take 2"), "{said}");
    assert!(said.contains("1 cards, no mistakes"), "{said}");
}

#[test]
fn every_mistake_has_its_place_and_a_suggestion() {
    let wrong = RIGHT.replace("szabla =", "sabla =").replace("zaznacz this", "zaznac this");
    let path = file("wrong.toml", &wrong);
    let said = interrex(&["cards", "check", path.to_str().unwrap()]).refused();
    assert!(said.contains("wrong.toml:11:1: `sabla` is no key here"), "{said}");
    assert!(said.contains("did you mean `szabla`?"), "{said}");
    assert!(said.contains("wrong.toml:14:18: `zaznac`"), "{said}");
    assert!(said.contains("did you mean `zaznacz`?"), "{said}");
    assert!(said.contains("mistakes"), "{said}");
}

#[test]
fn a_file_that_is_no_card_file_is_refused() {
    let path = file("prose.toml", "It was a dark and stormy night");
    assert!(
        interrex(&["cards", "check", path.to_str().unwrap()]).refused().contains("prose.toml:1:")
    );
    let said = interrex(&["cards", "check", "no-such-file.toml"]).refused();
    assert!(said.contains("cannot read no-such-file.toml"), "{said}");
}

#[test]
fn a_card_is_found_by_part_of_its_name() {
    let card = interrex(&["cards", "show", "zagloba", "--lang", "pl"]).fine();
    assert!(card.contains("Jan Zagłoba") && card.contains("Szabla 4"), "{card}");
    assert!(
        card.contains("Interregnum") && card.contains("Mount&Blade"),
        "two sets have one: {card}"
    );
    let said = interrex(&["cards", "show", "Jan Zogloba"]).refused();
    assert!(said.contains("did you mean `Jan Zagłoba`?"), "{said}");
}

#[test]
fn a_card_of_every_type_shows_all_its_figures() {
    let shown = |name: &str| interrex(&["cards", "show", name, "--lang", "en"]).fine();
    let oddzial = shown("Rajtaria królewska");
    assert!(oddzial.contains("Bitność") && oddzial.contains("Karność"), "{oddzial}");
    let ziemia = shown("Ukraina");
    assert!(ziemia.contains("Znaczenie") && ziemia.contains("Dobrobyt"), "{ziemia}");
    assert!(shown("Otto Fels").contains("Otto Fels – Kapitan gwardii"), "the przydomek");
    assert!(shown("Szpada dworska").contains("Szabla +2"), "what it adds to its bearer");
}
