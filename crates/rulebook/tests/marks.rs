//! The marks as engines and tests use them.

use rulebook::{Book, RuleId, cite, proves, rule, trace};

#[test]
fn a_citation_is_a_small_value_that_prints_its_mark() {
    let reason = cite!("MB 54");

    assert_eq!(reason.to_string(), "MB 54");
    assert_eq!(format!("{reason:?}"), "MB 54");
    assert_eq!(format!("{reason:>7}"), "  MB 54");
    assert_eq!((reason.book(), reason.number()), (Book::Mb, "54"));
    assert!(size_of::<RuleId>() <= 4);
}

#[test]
fn all_five_books_can_be_cited() {
    let cited = [
        cite!("AH 513.6"),
        cite!("I2 3.3.3.7"),
        cite!("MB 1"),
        cite!("PC E.5.21"),
        cite!("KZ Litera „X”.0"),
    ];
    assert_eq!(cited.map(RuleId::book), Book::ALL);
}

#[test]
fn the_tables_are_sorted_so_every_mark_finds_itself() {
    let all: Vec<_> = RuleId::all().collect();
    assert_eq!(all.len(), 2195);
    for rule in all {
        assert_eq!(RuleId::known(rule.mark()), Some(rule));
    }
}

#[test]
fn an_unknown_mark_says_what_may_have_been_meant() {
    let unknown = "AH 531.6".parse::<RuleId>().unwrap_err();
    assert!(
        unknown
            .to_string()
            .starts_with("no rulebook has the rule \"AH 531.6\"; did you mean AH 513.6")
    );

    let nonsense = "the queen".parse::<RuleId>().unwrap_err();
    assert_eq!(
        nonsense.to_string(),
        "no rulebook has the rule \"the queen\" (rules are written like \"MB 54\" or \"AH 513.6\")"
    );
}

#[test]
fn a_proof_holds_when_the_mark_is_reached() {
    let _rule = proves!("MB 54");
    rule!("MB 54");
}

#[test]
#[should_panic(expected = "claims to prove MB 55 but never reached rule!(\"MB 55\")")]
fn a_proof_fails_when_the_mark_is_not_reached() {
    let _rule = proves!("MB 55");
    rule!("MB 54");
}

#[test]
fn hits_before_the_proof_was_opened_do_not_count() {
    rule!("MB 56");
    let proof = proves!("MB 56");
    assert_eq!(proof.finish().unwrap_err().rule, cite!("MB 56"));
}

#[test]
fn opening_a_proof_leaves_the_hits_of_another_alone() {
    let outer = proves!("MB 57");
    rule!("MB 57");
    let inner = proves!("MB 57");

    assert!(inner.finish().is_err());
    assert!(outer.finish().is_ok());
}

#[test]
fn a_failing_test_is_not_hidden_by_its_open_proof() {
    let failure = std::panic::catch_unwind(|| {
        let _rule = proves!("MB 58");
        panic!("the duel went wrong");
    });
    assert_eq!(*failure.unwrap_err().downcast::<&str>().unwrap(), "the duel went wrong");
}

#[test]
fn scenario_files_open_proofs_by_name() {
    const { assert!(trace::ENABLED) };
    let proof = trace::Proof::open_named("KZ Wstęp.0").unwrap();
    assert_eq!(proof.rule(), cite!("KZ Wstęp.0"));
    assert_eq!(trace::hits(proof.rule()), 0);
    rule!("KZ Wstęp.0");
    assert_eq!(trace::hits(proof.rule()), 1);
    assert_eq!(proof.finish(), Ok(()));

    let unknown = trace::Proof::open_named("MB 540").unwrap_err();
    assert_eq!(unknown.asked, "MB 540");
}
