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

#[test]
fn teams_meet_by_their_captains_and_play_three_singles() {
    let hall = Hall::new("teams");
    hall.does(
        "new",
        &["--title", "Drużyny", "--players", "6", "--entrants", "teams", "--rounds", "1"],
    );
    for (team, members) in [("Orły", ["Ala", "Bea", "Cyd"]), ("Sępy", ["Dan", "Eda", "Fil"])] {
        hall.does("team", &[&[team], &members[..], &["--captain", "2"]].concat());
    }
    hall.does("pair", &["--seed", "1"]);
    let round = hall.does("publish", &[]);
    let first = if round.find("Orły") < round.find("Sępy") { "Bea" } else { "Eda" };
    let captains = if first == "Bea" { ["Bea", "Eda"] } else { ["Eda", "Bea"] };
    let captain =
        |by: &str, deed: &[&str]| hall.does("captain", &[&["1", "--by", by], deed].concat());
    let refused = hall.asks("captain", &["1", "--by", "Ala", "declare"]).refused();
    assert!(refused.contains("PC 6.4.1"), "{refused}");
    captains.iter().for_each(|it| drop(captain(it, &["declare"])));
    let mut said = String::new();
    for numbers in [["2", "2"], ["1", "3"]] {
        let commits = |side: usize| {
            let said = captain(captains[side], &["commit", numbers[side]]);
            said.trim().rsplit(' ').next().unwrap().to_owned()
        };
        let secrets = [commits(0), commits(1)];
        for side in [0, 1] {
            said = captain(captains[side], &["reveal", numbers[side], &secrets[side]]);
        }
    }
    assert!(said.contains("number 2 plays number 1"), "{said}");
    hall.does("singles", &["1", "2:0", "1:2", "2:1"]);
    assert_eq!(hall.standings()[0]["points"], 3);
}

#[test]
fn a_sealed_deck_is_opened_and_built_from_its_set_alone() {
    let hall = Hall::new("sealed");
    hall.does("new", &["--title", "Wybrańcy", "--format", "sealed_deck"]);
    hall.does("enter", &["Ewa", "Jan"]);
    let set = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/sejmik.toml");
    hall.does("sealed", &["Ewa", "--set", set]);
    let again = hall.asks("sealed", &["Ewa", "--set", set]).refused();
    assert!(again.contains("PC 5.5.1"), "{again}");
    let pool = hall.does("pool", &["Ewa"]);
    let count = |line: &str| line.split_once('x').unwrap().0.parse::<u32>().unwrap();
    assert_eq!(pool.lines().map(count).sum::<u32>(), 66, "{pool}");

    let list = hall.folder.join("list.txt");
    let build = |lines: &str| {
        std::fs::write(&list, format!("Frakcje: Dworscy, Osmanowie\nKredens\n{lines}")).unwrap();
        hall.asks("deck", &["Ewa", list.to_str().unwrap(), "--set", set, "--lang", "pl"])
    };
    let half = |least: u32| {
        let mut sum = 0;
        let lines = pool.lines().take_while(|it| {
            let before = sum;
            sum += count(it);
            before < least
        });
        lines.map(|it| format!("{it}\n")).collect::<String>()
    };
    let few = build(pool.lines().next().unwrap()).refused();
    assert!(few.contains("a musi być co najmniej 30 (PC 5.1.1)"), "{few}");
    let foreign = build(&format!("{}9x Toast\n", half(30))).refused();
    assert!(foreign.contains("PC 1.1.5"), "{foreign}");
    build(&half(30)).fine();
    let shown = hall.does("deck", &["Ewa", "--set", set]);
    assert!(shown.contains("Frakcje: Dworscy, Osmanowie") && shown.contains("Sakwa ("), "{shown}");
}

#[test]
fn a_deck_list_is_judged_claims_are_confirmed_and_lateness_is_told() {
    let hall = hall_of_eight("lists");
    let list = hall.folder.join("list.txt");
    std::fs::write(&list, "Frakcja: Wiśniowieccy\nKredens\n60x Finta\n").unwrap();
    let path = list.to_str().unwrap();
    let refused = hall.asks("deck", &["Ewa", path]).refused();
    assert!(refused.contains("PC 4.1.0"), "{refused}");
    hall.does("deck", &["Ewa", path, "--admit", "a friendly", "--by", "Sędzia"]);
    let shown = hall.does("deck", &["Ewa"]);
    assert!(shown.contains("Frakcja: Wiśniowieccy") && shown.contains("60x Finta"), "{shown}");
    hall.does("configure", &["--title", "Sejm walny"]);
    let late = hall.asks("configure", &["--minutes", "90"]).refused();
    assert!(late.contains("PC A.8"), "{late}");
    hall.does("pair", &["--seed", "7"]);
    let round = hall.does("publish", &[]);
    let names = ["Żaneta", "Łukasz", "Ćwirko", "Ewa", "Feliks", "Gaweł", "Hela", "Iga"];
    let line = round.lines().find(|it| it.contains("Ewa")).unwrap();
    let other = names.into_iter().find(|it| *it != "Ewa" && line.contains(it)).unwrap();
    let score = if line.find("Ewa") < line.find(other) { "2:0" } else { "0:2" };
    assert!(hall.does("claim", &[score, "--by", "Ewa"]).contains("other side"));
    assert!(hall.does("late", &[other]).contains("in time"));
    assert!(hall.does("claim", &[score, "--by", other]).contains("counts"));
    let early = hall.asks("publish-lists", &["--lang", "pl"]).refused();
    assert!(early.contains("organizator publikuje po turnieju (PC 1.2.4)"), "{early}");
}

#[test]
fn a_report_of_another_program_becomes_an_event() {
    let hall = hall_of_eight("trf");
    hall.plays_round();
    let report = hall.folder.join("report.trf");
    std::fs::write(&report, hall.does("export", &["--format", "trf"])).unwrap();
    let copy = Hall { file: format!("{}.trf", hall.file), folder: hall.folder.clone() };
    copy.does("import", &[report.to_str().unwrap(), "--trf"]);
    let points = |hall: &Hall| -> Vec<(String, i64)> {
        let rows = hall.standings();
        let row = |it: &serde_json::Value| {
            (it["name"].as_str().unwrap().to_owned(), it["points"].as_i64().unwrap())
        };
        let mut rows: Vec<_> = rows.as_array().unwrap().iter().map(row).collect();
        rows.sort();
        rows
    };
    assert_eq!(points(&copy), points(&hall));
}
