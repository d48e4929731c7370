//! The embedded ledgers: complete, consistent, and easy to find one's way in.

use rulebook::{
    Book, RuleId, cite,
    text::{Clause, EnforcedBy, Ledger, library},
};

fn marks(clauses: &[&Clause]) -> Vec<String> {
    clauses.iter().map(|clause| clause.mark.clone()).collect()
}

#[test]
fn every_ledger_is_complete() {
    let sizes = Book::ALL.map(|book| library().ledger(book).clauses.len());
    assert_eq!(sizes, [747, 224, 93, 619, 512]);
}

#[test]
fn ledgers_and_id_tables_name_the_same_clauses() {
    for clause in library().clauses() {
        let rule: RuleId = clause.mark.parse().unwrap();
        assert_eq!(library().clause(rule), clause);
    }
    assert_eq!(library().clauses().count(), RuleId::all().count());
}

#[test]
fn every_reference_leads_somewhere() {
    for clause in library().clauses() {
        for reference in &clause.refs {
            assert!(RuleId::known(reference).is_some(), "{} refers to {reference}", clause.mark);
        }
    }
}

#[test]
fn what_nobody_enforces_says_why() {
    for clause in library().clauses().filter(|it| it.enforced_by == EnforcedBy::None) {
        assert!(clause.note.is_some(), "{} is enforced by none and has no note", clause.mark);
    }
}

#[test]
fn a_clause_carries_what_its_entry_says() {
    let clause = library().clause(cite!("MB 21"));
    assert_eq!((clause.id.as_str(), clause.mark.as_str()), ("MB.21", "MB 21"));
    assert_eq!(clause.title, "Skarb 11 i 12");
    assert_eq!((clause.kind.as_str(), clause.enforced_by), ("procedure", EnforcedBy::Engine));
    assert_eq!(clause.section.as_deref(), Some("Znaczniki"));
    assert_eq!(clause.refs, ["AH 103.3"]);
    assert!(clause.check.is_some() && clause.note.is_none());
}

#[test]
fn a_clause_is_read_and_found_in_both_languages() {
    let duel = library().clause(cite!("AH 513.6"));
    let titles = (duel.title_in(true), duel.title_in(false));
    assert_eq!(titles, ("Rozpatrzenie pojedynku", "Resolving the duel"));
    assert!(duel.text_in(true).starts_with("Rozpatrzenie"));
    assert!(duel.text_in(false).starts_with("The stage"));
    assert!(duel.note_in(true).is_some() && duel.note_in(true) != duel.note_in(false));
    assert_eq!(library().search("rowne szable remis", Some(Book::Mb))[0].mark, "MB 56");
    assert_eq!(library().search("resolving the duel", Some(Book::Ah))[0].mark, "AH 513.6");
}

#[test]
fn a_section_shows_all_its_clauses_and_no_others() {
    let pojedynek = library().look_up("AH 513").unwrap();
    assert!(10 < pojedynek.len());
    assert!(pojedynek.iter().all(|clause| clause.id.starts_with("513.")));

    let one = library().look_up("AH 513.6").unwrap();
    assert_eq!(one[0].id, "513.6");
    assert!(one.iter().all(|clause| clause.id == "513.6" || clause.id.starts_with("513.6.")));
}

#[test]
fn the_tables_of_contents_hold_every_clause_once_and_in_order() {
    for book in Book::ALL {
        let ledger = library().ledger(book);
        let sections = ledger.sections();
        let clauses: Vec<_> = sections.iter().flat_map(|it| it.clauses.clone()).collect();
        assert_eq!(clauses, ledger.clauses.iter().collect::<Vec<_>>(), "{book:?}");
        let mut ids: Vec<_> = sections.iter().map(|it| it.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), sections.len(), "a section of {book:?} stands twice");
    }
    let sections = library().ledger(Book::Ah).sections();
    let chapters: Vec<_> =
        sections.iter().filter(|it| it.clauses.is_empty()).map(|it| it.id).collect();
    assert_eq!(chapters, ["1", "2", "3", "4", "5", "6", "7", "8"]);
    let duel = sections.iter().find(|it| it.id == "513").unwrap();
    assert_eq!((duel.title, duel.title_en), ("Pojedynek", Some("Duel")));
    assert_eq!(library().clause(cite!("AH 513.6.a")).heading(), "513");
    assert_eq!(library().clause(cite!("MB 21")).heading(), "Znaczniki");
}

#[test]
fn people_may_write_a_rule_as_they_like() {
    assert_eq!(marks(&library().look_up("mb.54").unwrap()), ["MB 54"]);
    assert_eq!(marks(&library().look_up(" MB 54 ").unwrap()), ["MB 54"]);
    assert_eq!(library().look_up("kz zlote zasady").unwrap()[1].mark, "KZ Złote zasady.2");
    assert_eq!(library().look_up("MB posesje").unwrap().len(), 2);
    assert_eq!(library().look_up("mb").unwrap().len(), 93);
}

#[test]
fn an_unknown_rule_is_answered_with_the_nearest() {
    let unknown = library().look_up("AH 531.6").unwrap_err();
    assert_eq!(unknown.nearest[0], cite!("AH 513.6"));
    assert!(library().look_up("no such book").is_err());
    assert!(library().look_up("").is_err());
}

#[test]
fn search_ignores_case_and_diacritics_and_prefers_titles() {
    let hits = library().search("ZLOTA zasada", None);
    assert_eq!(hits[0].title, "Złota zasada");

    let hits = library().search("agitacja", Some(Book::Mb));
    assert_eq!(hits[0].mark, "MB 38");
    let first_without =
        hits.iter().position(|it| !it.title.to_lowercase().contains("agitacj")).unwrap();
    assert!(hits[first_without..].iter().all(|it| !it.title.to_lowercase().contains("agitacja")));
}

#[test]
fn search_wants_every_word_in_any_order() {
    let hits = marks(&library().search("killed difference", Some(Book::Mb)));
    assert!(hits.contains(&"MB 55".to_owned()));
    assert!(library().search("killed xylophone", None).is_empty());
    assert!(library().search("  ", None).is_empty());
}

#[test]
fn a_ledger_that_is_not_toml_names_file_and_line() {
    let error = Ledger::parse(Book::Mb, "mb.toml", "[[rule]]\nid = \"MB.1\"\ntitle = oops\n");
    assert!(error.unwrap_err().to_string().starts_with("mb.toml:3: "));
}

#[test]
fn mistakes_in_an_entry_name_file_and_line() {
    let complain = |entry: &str| {
        let start = "[[rule]]\nid = \"MB.1\"\ntitle = \"t\"\ntitle_en = \"t\"\ntext = \"x\"\ntext_pl = \"x\"\n";
        Ledger::parse(Book::Mb, "mb.toml", &format!("{start}{entry}")).unwrap_err().to_string()
    };
    let whole = "kind = \"deck\"\nenforced_by = \"none\"\n";

    assert_eq!(complain("enforced_by = \"none\"\n"), "mb.toml:1: the rule has no `kind`");
    assert_eq!(
        complain("kind = \"dekc\"\nenforced_by = \"none\"\n"),
        "mb.toml:7: no such kind of rule: dekc"
    );
    assert_eq!(
        complain("kind = \"deck\"\nenforced_by = \"magic\"\n"),
        "mb.toml:8: nobody is called `magic`"
    );
    let one_language = complain(&format!("{whole}note = \"n\"\n"));
    assert_eq!(
        one_language,
        "mb.toml:1: a note is written in both languages, `note` and `note_pl`"
    );
    assert_eq!(complain(&format!("{whole}chekc = \"\"\n")), "mb.toml:9: unknown key `chekc`");
    assert_eq!(complain(&format!("{whole}note = 3\n")), "mb.toml:9: `note` must be a string");
    assert_eq!(
        complain(&format!("{whole}refs = [3]\n")),
        "mb.toml:9: `refs` must be a list of strings"
    );
    assert_eq!(
        complain(&format!(
            "{whole}[[rule]]\nid = \"MB.1\"\ntitle = \"t\"\ntitle_en = \"t\"\ntext = \"x\"\ntext_pl = \"x\"\n{whole}"
        )),
        "mb.toml:10: MB 1 is listed twice"
    );
    assert_eq!(
        Ledger::parse(Book::Mb, "mb.toml", "[[ruel]]\n").unwrap_err().to_string(),
        "mb.toml:1: unknown key `ruel`; a ledger is a list of [[rule]]"
    );
}
