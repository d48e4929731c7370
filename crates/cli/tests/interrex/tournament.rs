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

/// A folder of its own for an event, and the file in it.
struct Hall {
    file: String,
    folder: std::path::PathBuf,
}

impl Hall {
    fn new(name: &str) -> Hall {
        let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Hall { file: folder.join("event.ixt").to_str().unwrap().to_owned(), folder }
    }

    fn asks(&self, command: &str, arguments: &[&str]) -> crate::Ran {
        interrex(&[&["tournament", command, &self.file], arguments].concat())
    }

    #[track_caller]
    fn does(&self, command: &str, arguments: &[&str]) -> String {
        self.asks(command, arguments).fine()
    }

    /// Pairs and publishes a round; the first of every table wins.
    fn plays_round(&self) {
        self.does("pair", &["--seed", "7"]);
        self.does("publish", &[]);
        (1..=4).for_each(|table| drop(self.does("result", &[&table.to_string(), "2:0"])));
    }

    fn standings(&self) -> serde_json::Value {
        serde_json::from_str(&self.does("standings", &["--json"])).unwrap()
    }
}

fn hall_of_eight(name: &str) -> Hall {
    let hall = Hall::new(name);
    let said = hall.does("new", &["--title", "Sejm", "--players", "8", "--cut", "4"]);
    assert!(said.contains("Sejm: 4 rounds"), "{said}");
    let csv = hall.folder.join("players.csv");
    let names: String = ["Żaneta", "Łukasz", "Ćwirko", "Ewa", "Feliks", "Gaweł", "Hela", "Iga"]
        .map(|it| format!("{it};konto{it}\n"))
        .concat();
    std::fs::write(&csv, format!("gracz;konto\n{names}")).unwrap();
    let said = hall.does("enter", &["--csv", csv.to_str().unwrap()]);
    assert!(said.contains("1. Żaneta") && said.contains("8. Iga"), "{said}");
    hall.does("staff", &["Sędzia", "glowny", "--level", "3"]);
    hall
}

#[test]
fn a_small_event_from_entry_to_the_ranking() {
    let hall = hall_of_eight("whole-event");
    let preview = hall.does("pair", &["--seed", "7"]);
    assert!(preview.contains("not published"), "{preview}");
    hall.does("swap", &["Żaneta", "Iga"]);
    let round = hall.does("publish", &[]);
    assert!(round.contains("Round 1"), "{round}");
    let clock = hall.does("clock", &["--start"]);
    assert!(clock.starts_with("80:00 left") || clock.starts_with("79:"), "{clock}");
    hall.does("check", &["--draw", "1"]);
    let refused = hall.asks("result", &["1", "2:2"]).refused();
    assert!(refused.contains("PC 2.2.6"), "{refused}");
    assert!(hall.does("result", &["1", "2:1"]).contains("3 results are missing: tables 2, 3, 4"));
    for table in ["2", "3", "4"] {
        hall.does("result", &[table, "2:0"]);
    }
    hall.plays_round();

    let shown = hall.does("correct", &["1", "1", "1:2"]);
    assert!(shown.contains("Rounds paired from the old results stand: 2"), "{shown}");
    assert!(shown.contains("--yes"), "{shown}");
    let before = hall.standings();
    hall.does("correct", &["1", "1", "1:2", "--yes"]);
    assert_ne!(hall.standings(), before);
    hall.does("undo", &["--yes"]);
    assert_eq!(hall.standings(), before);

    hall.plays_round();
    hall.plays_round();
    let said = hall.asks("close", &[]).refused();
    assert!(said.contains("PC D.2.1.3"), "{said}");
    assert!(hall.does("cut", &[]).contains("Top 4"));
    hall.does("top", &["1", "2:0"]);
    hall.does("top", &["2", "0:2"]);
    hall.does("top", &["1", "2:1"]);
    hall.does("third", &["1:2"]);
    let places = hall.does("close", &[]);
    assert_eq!(places.lines().filter(|it| it.contains(". ")).count(), 8, "{places}");
    let ranked = interrex(&["tournament", "rank", &hall.file, "--explain", "kontoEwa"]).fine();
    assert!(ranked.contains("Skartabellus") && ranked.contains("K 60"), "{ranked}");
    let explained = hall.does("explain", &["Ewa"]);
    assert!(explained.contains("Round 4"), "{explained}");
}

#[test]
fn a_drop_a_penalty_and_a_refusal_in_polish() {
    let hall = hall_of_eight("penalties");
    hall.does("pair", &["--seed", "7"]);
    hall.does("publish", &[]);
    let asked = hall.does("penalty", &["Ewa", "8.2.1", "--by", "Sędzia"]);
    assert!(asked.contains("game loss"), "{asked}");
    let because = ["Ewa", "8.2.1", "--because", "late", "--by", "Sędzia"];
    hall.does("penalty", &because);
    let own = hall.asks("penalty", &["Ewa", "8.2.1", "--because", "late"]).refused();
    assert!(own.contains("PC 8.1.2.1"), "{own}");
    hall.does("drop", &["Iga"]);
    let again = hall.asks("drop", &["Iga", "--lang", "pl"]).refused();
    assert!(again.contains("PC 2.9.3"), "{again}");
    let nobody = hall.asks("drop", &["Zagłoba", "--lang", "pl"]).refused();
    assert!(nobody.contains("nikt nie nazywa się"), "{nobody}");
    assert!(hall.does("show", &["--lang", "pl"]).contains("Runda 1"));
}

#[test]
fn an_event_travels_as_json_and_speaks_trf_and_csv() {
    let hall = hall_of_eight("travels");
    hall.plays_round();
    let json = hall.does("export", &[]);
    let exported = hall.folder.join("event.json");
    std::fs::write(&exported, &json).unwrap();
    let copy = Hall { file: format!("{}.copy", hall.file), folder: hall.folder.clone() };
    copy.does("import", &[exported.to_str().unwrap()]);
    assert_eq!(copy.does("export", &[]), json);
    assert_eq!(copy.standings(), hall.standings());
    let trf = hall.does("export", &["--format", "trf"]);
    let lines: Vec<&str> = trf.lines().filter(|it| it.starts_with("001 ")).collect();
    assert_eq!(lines.len(), 8, "{trf}");
    assert_eq!(lines.iter().filter(|it| it.ends_with(" 1")).count(), 4, "{trf}");
    assert!(hall.does("export", &["--format", "csv"]).contains("Żaneta,kontoŻaneta"));
}
