//! `interrex tournament`.

use crate::{file, interrex};

const EVENT: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/standings/melee-260753-9p4r.json");

#[test]
fn a_published_event_comes_out_as_it_was() {
    let said = interrex(&["tournament", "standings", EVENT, "--json"]).fine();
    let table: serde_json::Value = serde_json::from_str(&said).unwrap();
    let published: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(EVENT).unwrap()).unwrap();
    let rows = table.as_array().unwrap_or_else(|| panic!("{said}"));
    let expected = published["standings"].as_array().unwrap();
    assert_eq!(rows.len(), expected.len());
    for (row, published) in rows.iter().zip(expected) {
        assert_eq!(row["rank"], published["rank"], "{row}");
        assert_eq!(row["p"], published["p"], "{row}");
        assert_eq!(row["pts"], published["pts"], "{row}");
        assert!(row["omw_exact"].as_str().is_some_and(|it| it.contains('/')), "{row}");
    }
}

#[test]
fn rubbish_is_refused_with_its_place() {
    let path = file("rubbish.json", "{\n  \"profile\": 3\n}");
    let said = interrex(&["tournament", "standings", path.to_str().unwrap()]).refused();
    assert!(said.contains("rubbish.json") && said.contains("line 2"), "{said}");
}
