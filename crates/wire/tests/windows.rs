//! Windows say what they wait for, and pass by themselves only where a player wants it.

use std::collections::BTreeSet;

use wire::{
    decision::{ChoiceKind, DecisionView, OccurrenceKind, QuestionKind},
    host::Host,
    stops::{Stop, Stops, Window},
    thrones::{Shelf, ThronesHost},
};

const PAIRS: [[&str; 2]; 3] = [
    ["stark-fealty", "targaryen-none"],
    ["lannister-rose", "greyjoy-wolf"],
    ["tyrell-lion", "baratheon-fealty"],
];

/// Every question of some jousts, as the seat that is asked sees it, with the game it stands in.
fn each_question(mut look: impl FnMut(&ThronesHost, &DecisionView)) {
    let shelf = Shelf::core();
    for (seed, decks) in (0..12).zip(PAIRS.iter().cycle()) {
        let decks = decks.map(|it| shelf.deck(it).expect("a built-in deck")).to_vec();
        let mut host = shelf.open(&shelf.setup(decks, [seed; 32])).expect("two legal decks");
        while let Some(seat) = host.to_act() {
            look(&host, &host.decision(Some(seat)).expect("somebody is asked"));
            let choice = host.bot_choice("random").expect("a bot of the house");
            host.choose(seat, choice).expect("bots choose what is legal");
        }
    }
}

fn is_answer(kind: QuestionKind) -> bool {
    use QuestionKind::{InterruptWindow, ReactionWindow, WouldWindow};
    matches!(kind, InterruptWindow | ReactionWindow | WouldWindow)
}

#[test]
fn a_window_says_what_it_answers_and_each_choice_which_of_it() {
    let mut seen = BTreeSet::new();
    each_question(|_, decision| {
        let question = &decision.question;
        assert_eq!(!question.answers.is_empty(), is_answer(question.kind), "{question:?}");
        for choice in &decision.choices {
            let names = choice.answers.map(|it| &question.answers[usize::from(it)]);
            let acts = matches!(choice.kind, ChoiceKind::Use | ChoiceKind::Play);
            if is_answer(question.kind) && acts {
                assert!(names.is_some(), "{choice:?} of {question:?}");
            }
            if choice.kind == ChoiceKind::Duplicate {
                let saved = names.and_then(|it| it.card.as_ref());
                assert!(saved.is_some_and(|it| it.card.is_some()), "{choice:?} of {question:?}");
            }
        }
        for it in &question.answers {
            seen.insert(format!("{:?}", it.kind));
            if matches!(it.kind, OccurrenceKind::Entered | OccurrenceKind::Killed) {
                // Such a card lies open.
                assert!(it.card.as_ref().is_some_and(|it| it.card.is_some()), "{it:?}");
            }
        }
    });
    for kind in ["Won", "Killed", "Entered", "WouldInitiate"] {
        assert!(seen.contains(kind), "{kind} is not among {seen:?}");
    }
}

#[test]
fn both_players_and_the_spectator_are_told_of_the_same_window() {
    each_question(|host, decision| {
        for viewer in [None, Some(1 - decision.seat)] {
            let told = host.decision(viewer).unwrap();
            let kinds = |it: &DecisionView| {
                it.question.answers.iter().map(|it| it.kind).collect::<Vec<_>>()
            };
            assert_eq!(kinds(&told), kinds(decision));
        }
    });
}

#[test]
fn only_the_attacker_knows_which_challenge_he_declares() {
    let mut declared = 0;
    each_question(|host, decision| {
        if decision.question.kind == QuestionKind::Attackers {
            declared += 1;
            let icon = decision.question.word.as_deref();
            assert!(matches!(icon, Some("military" | "intrigue" | "power")), "{icon:?}");
            for viewer in [None, Some(1 - decision.seat)] {
                assert_eq!(host.decision(viewer).unwrap().question.word, None);
            }
        }
    });
    assert!(20 < declared, "only {declared}");
}

#[test]
fn every_window_has_a_name_and_is_passed_only_as_the_player_wishes() {
    let usual = Stops::default();
    let always = Stops::everywhere();
    let never = Window::ALL.into_iter().fold(usual.clone(), |it, at| it.with(at, Stop::Never));
    let mut seen = BTreeSet::new();
    let mut skipped = BTreeSet::new();
    each_question(|_, decision| {
        let able = decision.choices.len() > 1;
        assert_eq!(always.pass(decision), None);
        let Some(window) = Window::of(&decision.question) else {
            assert_ne!(decision.question.kind, QuestionKind::ActionWindow, "{decision:?}");
            assert_eq!((usual.pass(decision), never.pass(decision)), (None, None));
            return;
        };
        seen.insert(window);
        assert_eq!(usual.pass(decision).is_some(), !able, "{decision:?}");
        assert_eq!(never.pass(decision).is_some(), !able || window.can_be_skipped());
        if let Some(choice) = never.pass(decision) {
            let given = &decision.choices[usize::from(choice)];
            assert_eq!(given.kind, ChoiceKind::Pass);
            skipped.extend(able.then_some(window));
        }
    });
    let of_veto = BTreeSet::from([
        Window::Reply,
        Window::OwnReply,
        Window::Okno,
        Window::DuelTurn,
        Window::Inicjatywa,
        Window::Bitwa,
        Window::Ruch,
    ]);
    let missing: Vec<_> =
        Window::ALL.iter().filter(|it| !seen.contains(it) && !of_veto.contains(it)).collect();
    assert!(missing.len() <= 2, "windows never opened: {missing:?}");
    assert!(!skipped.is_empty() && skipped.iter().all(|it| it.can_be_skipped()), "{skipped:?}");
}

#[test]
fn wishes_are_an_object_that_names_windows() {
    let stops: Stops = serde_json::from_str(r#"{"reaction":"always","draw":"never"}"#).unwrap();
    assert_eq!(stops.at(Window::Reaction), Stop::Always);
    assert_eq!(stops.at(Window::Draw), Stop::Never);
    assert_eq!(stops.at(Window::Plot), Stop::WhenAble);
    assert_eq!(
        stops,
        Stops::default().with(Window::Draw, Stop::Never).with(Window::Reaction, Stop::Always)
    );
    // Nobody loses a save or his own marshaling without being asked.
    let careless =
        Stops::default().with(Window::Would, Stop::Never).with(Window::Marshal, Stop::Never);
    assert_eq!(
        (careless.at(Window::Would), careless.at(Window::Marshal)),
        (Stop::WhenAble, Stop::WhenAble)
    );
}
