//! `interrex rules`.

use crate::interrex;

#[test]
fn a_clause_is_shown_in_either_language() {
    let english = interrex(&["rules", "MB", "54"]).fine();
    assert!(english.starts_with("MB 54 — "), "{english}");
    let polish = interrex(&["rules", "mb.54", "--lang", "pl"]).fine();
    assert!(polish.contains("Wygrywa wyższa Szabla"), "{polish}");
    assert!(polish.lines().all(|it| it.chars().count() <= 78));
}

#[test]
fn a_book_is_shown_whole() {
    let book = interrex(&["rules", "MB"]).fine();
    assert!(90 < book.lines().filter(|it| it.starts_with("MB ")).count());
}

#[test]
fn words_are_searched_in_all_books_or_in_one() {
    let all = interrex(&["rules", "--search", "agitacja"]).fine();
    assert!(all.contains("AH ") && all.contains("MB "));
    let one = interrex(&["rules", "mb", "--search", "agitacja"]).fine();
    assert!(one.lines().filter(|it| it.contains(" — ")).all(|it| it.starts_with("MB ")), "{one}");
}

#[test]
fn an_unknown_rule_is_refused_with_what_is_near() {
    let said = interrex(&["rules", "MB", "540"]).refused();
    assert!(said.contains("no rulebook has the rule \"MB 540\""), "{said}");
    assert!(said.contains("did you mean"), "{said}");
    let said = interrex(&["rules", "--search", "wielorybnik"]).refused();
    assert!(said.contains("\"wielorybnik\""), "{said}");
}
