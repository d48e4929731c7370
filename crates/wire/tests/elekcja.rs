//! A game after Artykuły Henrykowskie: what the engine shows is told, and windows say whose they are.

mod asked;

use std::collections::BTreeSet;

use kernel::{Game, Seat};
use rulebook::proves;
use wire::{
    decision::{ChoiceKind, ChoiceView, DecisionView, QuestionKind},
    host::Host,
    stops::{Stop, Stops, Window},
    veto::{Shelf, VetoHost},
    view::{VetoView, View},
};

/// Every question of some games, as the seat that is asked sees it, with the game it stands in.
fn each_question(look: impl FnMut(&VetoHost, &DecisionView)) {
    asked::each_question(&Shelf::interregnum(), 6, look);
}

fn told(host: &VetoHost, viewer: Option<u8>) -> VetoView {
    match host.view(viewer) {
        View::Veto(view) => view,
        View::Thrones(_) => panic!("a game of VETO!"),
    }
}

#[test]
fn initiative_auction_and_influence_are_told_to_everybody() {
    let mut auctions = 0;
    let mut holders = BTreeSet::new();
    let mut influential = BTreeSet::new();
    each_question(|host, decision| {
        let shown = host.game().view(Some(Seat(decision.seat)));
        for viewer in [None, Some(0), Some(1)] {
            let view = told(host, viewer);
            assert_eq!(view.initiative, shown.initiative.0);
            assert_eq!(view.auction, shown.auction);
            assert_eq!(view.bojowy, shown.bojowy.map(|it| it.0));
        }
        let bidding = decision.question.kind == QuestionKind::Inicjatywa;
        assert_eq!(shown.auction.is_some(), bidding, "{:?}", decision.question);
        auctions += u32::from(bidding);
        holders.insert(shown.initiative);
        influential.insert(shown.bojowy);
    });
    assert!(auctions > 20 && holders.len() == 2 && influential.len() > 1, "{auctions} auctions");
}

#[test]
fn a_question_of_initiative_is_answered_by_a_bid_or_pas() {
    each_question(|_, decision| {
        if decision.question.kind == QuestionKind::Inicjatywa {
            let kinds: BTreeSet<_> = decision.choices.iter().map(|it| it.kind as u8).collect();
            let known = BTreeSet::from([ChoiceKind::Bid as u8, ChoiceKind::Pas as u8]);
            assert!(kinds.is_subset(&known), "{:?}", decision.choices);
            assert_eq!(decision.question.rule.as_deref(), Some("AH 501.1.b"));
        }
    });
}

#[test]
fn windows_stop_where_something_can_be_done_unless_one_wishes_otherwise() {
    let usual = Stops::default();
    let always = Stops::everywhere();
    let never = Window::ALL.into_iter().fold(usual.clone(), |it, at| it.with(at, Stop::Never));
    let mut seen = BTreeSet::new();
    let mut look = |host: &VetoHost, decision: &DecisionView| {
        assert_eq!(always.pass(decision), None);
        let Some(window) = Window::of(&decision.question) else {
            assert_eq!((usual.pass(decision), never.pass(decision)), (None, None));
            return;
        };
        seen.insert(window);
        let able = decision.choices.len() > 1;
        assert_eq!(usual.pass(decision).is_some(), !able, "{decision:?}");
        assert_eq!(never.pass(decision).is_some(), !able || window.can_be_skipped());
        if matches!(window, Window::Reply | Window::OwnReply) {
            let top = told(host, None).stos.last().map(|it| it.controller);
            assert_eq!(window == Window::OwnReply, top == Some(decision.seat), "{decision:?}");
        }
    };
    asked::each_question(&Shelf::interregnum(), 6, &mut look);
    asked::each_question(&Shelf::mount_and_blade(), 6, &mut look);
    for window in [Window::Reply, Window::OwnReply, Window::DuelTurn, Window::Inicjatywa] {
        assert!(seen.contains(&window), "{window:?} is not among {seen:?}");
    }
}

#[test]
fn decks_are_told_by_the_title_of_their_list() {
    let shelf = Shelf::interregnum();
    for name in shelf.deck_names() {
        let title = shelf.deck_title(name).expect("every built-in list has a title");
        assert!(!title.trim().is_empty() && title != name, "{name}: {title}");
    }
    assert_eq!(Shelf::mount_and_blade().deck_title("Wisniowieccy"), Some("Wiśniowieccy"));
}

#[test]
fn what_is_in_the_sakwa_takes_no_part_in_the_game() {
    let _rules = [proves!("AH 411.1"), proves!("AH 602.2.a")];
    let library = decks::veto::Library::new(vec![cards::builtin::interregnum()]);
    let shelf = Shelf::interregnum();
    for list in decks::veto::BUILTIN.iter().take(10) {
        let talia = decks::veto::read(list.text, &library).0.talia;
        assert_eq!(talia.sakwa.len(), 15, "{}", list.id);
        let deck = || shelf.deck(list.id).expect("a built-in deck");
        let host = shelf.open(&shelf.setup(vec![deck(), deck()], [7; 32])).expect("two decks");
        for seat in told(&host, None).seats {
            let cards = usize::from(seat.kredens_size) + usize::from(seat.dwor_size);
            assert_eq!(cards, talia.kredens.len(), "{}: not a card more", list.id);
        }
    }
}

/// A postać that can be put out in several ways says where each of them puts it; none looks like an ability.
#[test]
fn every_way_of_putting_a_postac_out_says_where_it_goes() {
    let mut several = 0;
    each_question(|_, decision| {
        let plays = decision.choices.iter().filter(|it| it.kind == ChoiceKind::Play);
        for choice in plays.clone() {
            let words: Vec<_> =
                plays.clone().filter(|it| it.card == choice.card).map(|it| &it.word).collect();
            let distinct: BTreeSet<_> = words.iter().collect();
            if 1 < words.len() && choice.text.is_none() {
                assert!(words.iter().all(|it| it.is_some()), "{words:?}");
                assert_eq!(distinct.len(), words.len(), "{words:?}");
                several += 1;
            }
        }
    });
    assert!(10 < several, "{several} choices among several ways");
}

#[test]
fn whoever_says_yes_to_an_ability_is_told_to_what() {
    let mut told = BTreeSet::new();
    asked::each_question(&Shelf::interregnum(), 40, |_, decision| {
        if decision.question.kind == QuestionKind::May {
            let yes = decision.choices.iter().find(|it| it.kind == ChoiceKind::Yes);
            let text = yes.and_then(|it| it.text.clone());
            let text = text.unwrap_or_else(|| panic!("yes to what? {decision:?}"));
            told.insert((text.pl, text.en));
        }
    });
    assert!(told.contains(&("Zapłać 1 dukat.".into(), "Pay 1 dukat.".into())), "{told:?}");
    assert!(2 < told.len(), "{told:?}");
}

#[test]
fn a_replika_is_allowed_by_the_rule_of_repliki() {
    let mut repliki = 0;
    each_question(|_, decision| {
        let plays = decision.choices.iter().filter(|it| it.kind == ChoiceKind::Play);
        for choice in plays.filter(|it| it.rule.as_deref() == Some("AH 114.5.c")) {
            assert_ne!(decision.question.kind, QuestionKind::Stint, "{choice:?}");
            repliki += 1;
        }
        if decision.question.kind == QuestionKind::Reply {
            let drobiazg = |it: &ChoiceView| it.rule.as_deref() == Some("AH 114.4.a");
            assert!(!decision.choices.iter().any(drobiazg), "{:?}", decision.choices);
        }
    });
    assert!(3 < repliki, "{repliki} cards played in answer");
}

#[test]
fn a_stint_says_when_its_czyn_is_done() {
    let (mut before, mut after) = (0, 0);
    each_question(|_, decision| {
        if decision.question.kind != QuestionKind::Stint {
            return;
        }
        let agitates = decision.choices.iter().any(|it| it.kind == ChoiceKind::Agitate);
        match decision.question.word.as_deref() {
            Some(word) => {
                assert_eq!(word, "po-czynie");
                assert!(!agitates, "a second czyn: {:?}", decision.choices);
                after += 1;
            }
            None => before += u32::from(agitates),
        }
    });
    assert!(before > 20 && after > 20, "{before} before, {after} after");
}

#[test]
fn whoever_must_discard_is_told_so() {
    let (mut must, mut may) = (0, 0);
    asked::each_question(&Shelf::interregnum(), 40, |_, decision| {
        if decision.question.kind == QuestionKind::Discard {
            let free = decision.choices.iter().any(|it| it.kind == ChoiceKind::Done);
            assert_eq!(decision.question.word.is_none(), free, "{:?}", decision.question);
            *if free { &mut may } else { &mut must } += 1;
        }
    });
    assert!(may > 10 && must > 0, "{may} may, {must} must");
}

#[test]
fn only_of_a_sztych_is_it_said_that_it_cannot_strengthen_an_agitacja() {
    let shelf = Shelf::interregnum();
    let sztychy: BTreeSet<_> =
        shelf.cards().into_iter().filter(|it| it.kind == "sztych").map(|it| it.id).collect();
    let mut refused = 0;
    asked::each_question(&shelf, 1, |host, decision| {
        if decision.question.kind != QuestionKind::Stint {
            return;
        }
        for (handle, card) in told(host, Some(decision.seat)).cards {
            let refusals = host.why_not(decision.seat, handle);
            if refusals.iter().any(|it| it.choice == ChoiceKind::Boost) {
                assert!(card.card.is_some_and(|it| sztychy.contains(&it)), "{refusals:?}");
                refused += 1;
            }
        }
    });
    assert!(refused > 10, "{refused} refused");
}
