//! Every question names its rule, and what lies on the stos its cost.

use std::collections::{BTreeMap, BTreeSet};

use rulebook::proves;
use veto::INSTRUKCJA;
use wire::{
    decision::{DecisionView, QuestionKind},
    host::Host,
    veto::{Shelf, VetoHost},
    view::{StosKind, StosView, View},
};

/// Every question of some games, with the game it stands in.
fn each_question(shelf: &Shelf, games: u8, mut look: impl FnMut(&VetoHost, &DecisionView)) {
    let names = shelf.deck_names();
    for (seed, pair) in (0..games).zip(names.windows(2).cycle()) {
        let decks = pair.iter().map(|it| shelf.deck(it).expect("a built-in deck")).collect();
        let mut host = shelf.open(&shelf.setup(decks, [seed; 32])).expect("two legal decks");
        while let Some(seat) = host.to_act() {
            look(&host, &host.decision(Some(seat)).expect("somebody is asked"));
            let choice = host.bot_choice("random").expect("a bot of the house");
            host.choose(seat, choice).expect("bots choose what is legal");
        }
    }
}

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
