//! Every question names its rule, and what lies on the stos its cost.

mod asked;

use std::collections::{BTreeMap, BTreeSet};

use asked::each_question;
use rulebook::proves;
use veto::INSTRUKCJA;
use wire::{
    decision::QuestionKind,
    host::Host,
    veto::Shelf,
    view::{StosKind, StosView, View},
};

fn rules_asked(shelf: &Shelf, games: u8) -> BTreeMap<QuestionKind, BTreeSet<String>> {
    let mut found: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    each_question(shelf, games, |_, decision| {
        let question = &decision.question;
        let rule = question.rule.clone();
        let rule = rule.unwrap_or_else(|| panic!("{question:?} names no rule"));
        found.entry(question.kind).or_default().insert(rule);
    });
    found
}

#[test]
fn every_question_names_a_rule_of_the_book_that_is_played() {
    for (shelf, book) in [(Shelf::interregnum(), "AH "), (Shelf::mount_and_blade(), "MB ")] {
        let found = rules_asked(&shelf, 3);
        let stray = found.values().flatten().filter(|it| !it.starts_with(book));
        assert_eq!(stray.collect::<Vec<_>>(), Vec::<&String>::new());
        let of_cards = &found[&QuestionKind::Card];
        assert!(2 < of_cards.len(), "challenges, burdens and effects differ: {of_cards:?}");
    }
    let instrukcja = rules_asked(&Shelf::builtin(&INSTRUKCJA), 2);
    assert!(instrukcja[&QuestionKind::Card].iter().all(|it| it.starts_with("I2 ")));
}

#[test]
fn an_object_tells_its_whole_cost_and_what_goes_off_has_none() {
    let _rule = proves!("AH 603.7");
    let (mut lafa, mut taps) = (0, BTreeSet::new());
    each_question(&Shelf::interregnum(), 4, |host, decision| {
        if decision.question.kind != QuestionKind::Reply {
            return;
        }
        let View::Veto(view) = host.view(None) else { panic!("a game of VETO!") };
        for StosView { kind, cost, .. } in view.stos {
            let Some(cost) = cost else { continue };
            assert!(!matches!(kind, StosKind::Trigger | StosKind::Kreski), "{kind:?} {cost:?}");
            lafa += usize::from(cost.lafa.is_some_and(|it| 0 < it));
            if cost.taps {
                taps.insert(format!("{kind:?}"));
            }
        }
    });
    assert!(0 < lafa, "putting out has its lafa");
    assert!(taps.contains("Agitacja") && taps.contains("Challenge"), "{taps:?}");
}
