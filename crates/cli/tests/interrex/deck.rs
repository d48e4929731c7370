//! `interrex deck`.

use crate::{file, interrex};

fn check(arguments: &[&str]) -> crate::Ran {
    interrex(&[&["deck", "check"], arguments].concat())
}

#[test]
fn every_built_in_deck_is_legal() {
    let names = interrex(&["deck", "list"]).fine();
    assert!(names.contains("standardowy") && names.contains("Wolves and Wardens"), "{names}");
    for deck in ["Awanturnicy", "wisniowieccy", "stark-fealty", "targaryen-none"] {
        let said = check(&[deck]).fine();
        assert!(said.ends_with("legal\n"), "{said}");
    }
}

#[test]
fn a_shown_list_can_be_checked_again() {
    for (deck, name) in [("Wiśniowieccy", "shown-veto.txt"), ("tyrell-lion", "shown-thrones.txt")]
    {
        let list = interrex(&["deck", "show", deck]).fine();
        let path = file(name, &list);
        let path = path.to_str().unwrap();
        assert_eq!(interrex(&["deck", "show", path]).fine(), list);
        check(&[path]).fine();
    }
    let by_pack = interrex(&["deck", "show", "stark-fealty", "--by-pack"]).fine();
    assert!(by_pack.contains("---- Core Set ----"), "{by_pack}");
}

#[test]
fn everything_wrong_is_told_with_line_and_rule() {
    let list = "Talia: Krótka\nFrakcja: Awanturnicy\nKredens\n4x Finta\n1x Jan Zogloba\n";
    let path = file("short.txt", list);
    let said = check(&[path.to_str().unwrap(), "--format", "otwarty"]).refused();
    assert!(said.contains("line 5: `1x Jan Zogloba`: no card is called so"), "{said}");
    assert!(said.contains("did you mean `Jan Zagłoba`?"), "{said}");
    assert!(said.contains("4 cards in the kredens, at least 60 (PC 4.1.0.1)"), "{said}");
    assert!(said.contains("Finta is there 4 times, at most 3 (PC 4.1.0.4)"), "{said}");
    let said = interrex(&["deck", "show", path.to_str().unwrap()]).refused();
    assert!(said.contains("line 5"), "{said}");
}

#[test]
fn programs_read_the_same_as_json() {
    let list = "Frakcja: Awanturnicy\nKredens\n4x Finta\n";
    let path = file("json.txt", list);
    let ran = check(&[path.to_str().unwrap(), "--json"]);
    assert_eq!(ran.code, 1);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(report["game"], "veto");
    assert_eq!(report["legal"], false);
    let kinds: Vec<&str> = report["problems"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["kind"].as_str().unwrap())
        .collect();
    assert_eq!(kinds, ["too-few", "too-many-copies"]);
    assert_eq!(report["problems"][1]["card"], "Finta");
    assert_eq!(report["problems"][0]["rules"][0], "AH 403.4");
    let legal: serde_json::Value =
        serde_json::from_str(&check(&["stark-fealty", "--json"]).fine()).unwrap();
    assert_eq!((&legal["game"], &legal["legal"]), (&"thrones".into(), &true.into()));
    assert_eq!(legal["parts"][3], serde_json::json!({ "part": "cards", "cards": 60 }));
}

#[test]
fn sets_of_ones_own_days_and_bans_count() {
    let set = "[set]\nid = \"own\"\nname = \"Own\"\nexpansion = true\nreleased = 2016-05-01\n
        [[card]]\nid = \"f\"\nname = \"Dworscy\"\ntype = \"frakcja\"\nfaction = \"Dworscy\"\nskarb = 18\ndochod = 3\n
        [[card]]\nid = \"s\"\nname = \"Fortel\"\ntype = \"sztych\"\n";
    let set = file("own-set.toml", set);
    let list = file("own-list.txt", "Frakcja: Dworscy (own)\nKredens\n60x Fortel\n");
    let (set, list) = (set.to_str().unwrap(), list.to_str().unwrap());
    let base = [list, "--set", set, "--format"];
    let said = check(&[&base[..], &["standardowy"]].concat()).refused();
    assert!(said.contains("1 problem\n") && said.contains("60 times, at most 3"), "{said}");
    let early = check(&[&base[..], &["standardowy", "--day", "2015-01-01"]].concat()).refused();
    assert!(early.contains("Fortel is not legal in this format (PC 4.3.1)"), "{early}");
    let banned = check(&[&base[..], &["otwarty", "--ban", "Fortel"]].concat()).refused();
    assert!(banned.contains("Fortel is banned (PC 4.3.4)"), "{banned}");
}

#[test]
fn what_is_not_there_is_refused_with_a_suggestion() {
    assert!(check(&["stark-felty"]).refused().contains("did you mean stark-fealty?"));
    assert!(check(&["no-such-file.txt"]).refused().contains("cannot read no-such-file.txt"));
    let said = check(&["Awanturnicy", "--format", "modern"]).refused();
    assert!(said.contains("`modern` is no format; there are ah, kwarciany"), "{said}");
}
