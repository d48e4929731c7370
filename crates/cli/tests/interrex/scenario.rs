//! `interrex scenario`.

use crate::{file, interrex};

const HOLDS: &str = "\
scenario: What cannot be paid for cannot be put out
rules: mb

seat Agata: Awanturnicy, dukaty 5
  dwór: Samuel Łaszcz, Szynk
seat Maciek: Wiśniowieccy

when:
  offered Agata: play Szynk
then:
  Agata: dukaty 5
";

#[test]
fn the_scenarios_of_the_house_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios");
    let said = interrex(&["scenario", folder]).fine();
    assert!(said.trim().ends_with(" passed, 0 failed"), "{said}");
    assert!(!said.starts_with("0 passed"), "{said}");
}

#[test]
fn a_scenario_that_does_not_hold_shows_the_table() {
    let path = file("lies.scn", &HOLDS.replace("  Agata: dukaty 5\n", "  Agata: dukaty 4\n"));
    let said = interrex(&["scenario", path.to_str().unwrap()]).refused();
    assert!(said.contains("lies.scn:11: "), "{said}");
    assert!(said.contains("the table then:") && said.contains("0 passed, 1 failed"), "{said}");
}

#[test]
fn a_misspelt_card_has_its_place_and_a_suggestion() {
    let path = file("misspelt.scn", &HOLDS.replace("Łaszcz, Szynk", "Łaszcz, Szynka"));
    let said = interrex(&["scenario", path.to_str().unwrap()]).refused();
    assert!(said.contains("misspelt.scn:5:") && said.contains("did you mean `Szynk`?"), "{said}");
    let path = file("prose.scn", "It was a dark and stormy night");
    let said = interrex(&["scenario", path.to_str().unwrap()]).refused();
    assert!(said.contains("prose.scn:1:1: the file does not say by which rules"), "{said}");
    assert!(interrex(&["scenario", "nowhere.scn"]).refused().contains("cannot read nowhere.scn"));
}
