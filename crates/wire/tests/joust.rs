//! Whole jousts through the wire: patches put views together again, records
//! replay, and nobody is told what he may not know.

use std::collections::BTreeSet;

use serde_json::Value;
use wire::{
    decision::{ChoiceKind, QuestionKind},
    event::{EventView, Place},
    host::Host,
    joust::ThronesView,
    patch,
    thrones::{Shelf, ThronesHost, replayed},
    view::{SeatNo, View},
};

const VIEWERS: [Option<SeatNo>; 3] = [Some(0), Some(1), None];

fn joust(shelf: &Shelf, decks: [&str; 2], seed: u8) -> ThronesHost {
    let decks = decks.map(|it| shelf.deck(it).expect("a built-in deck")).to_vec();
    shelf.open(&shelf.setup(decks, [seed; 32])).expect("two legal decks")
}

fn table(host: &ThronesHost, viewer: Option<SeatNo>) -> ThronesView {
    let View::Thrones(view) = host.view(viewer) else { panic!("a table of Thrones") };
    view
}

/// The ids only the deck of `seat` has.
fn own_ids(shelf: &Shelf, decks: [&str; 2], seat: usize) -> BTreeSet<String> {
    let ids = |name: &str| -> BTreeSet<String> {
        shelf.deck(name).expect("a built-in deck").cards.into_iter().collect()
    };
    &ids(decks[seat]) - &ids(decks[1 - seat])
}

/// Every card id in a message.
fn told_ids(value: &Value, ids: &BTreeSet<String>, into: &mut BTreeSet<String>) {
    match value {
        Value::String(text) if ids.contains(text) => {
            into.insert(text.clone());
        }
        Value::Array(list) => list.iter().for_each(|it| told_ids(it, ids, into)),
        Value::Object(fields) => fields.values().for_each(|it| told_ids(it, ids, into)),
        _ => {}
    }
}

#[test]
fn a_whole_joust_goes_over_the_wire() {
    let shelf = Shelf::core();
    for (seed, decks) in [
        (1, ["stark-fealty", "targaryen-none"]),
        (2, ["lannister-rose", "greyjoy-wolf"]),
        (3, ["tyrell-lion", "martell-fealty"]),
        (4, ["baratheon-fealty", "nightswatch-fealty"]),
    ] {
        let mut host = joust(&shelf, decks, seed);
        let mut kept: Vec<Value> =
            VIEWERS.map(|it| serde_json::to_value(host.view(it)).unwrap()).to_vec();
        while let Some(seat) = host.to_act() {
            let decision = host.decision(Some(seat)).unwrap();
            assert!(host.decision(Some(1 - seat)).unwrap().choices.is_empty());
            let choice = host.bot_choice("random").unwrap();
            assert!(usize::from(choice) < decision.choices.len());
            host.choose(seat, choice).unwrap();
            for (viewer, kept) in VIEWERS.into_iter().zip(&mut kept) {
                let now = serde_json::to_value(host.view(viewer)).unwrap();
                patch::apply(kept, &patch::diff(kept, &now)).unwrap();
                assert_eq!(*kept, now);
                let read: View = serde_json::from_value(now).unwrap();
                assert_eq!(read, host.view(viewer));
            }
        }
        assert!(host.over().is_some());
        let again = replayed(&shelf, &host.record()).unwrap();
        assert_eq!(again.fingerprint(), host.fingerprint());
    }
}

#[test]
fn nothing_hidden_is_told() {
    let shelf = Shelf::core();
    let decks = ["stark-fealty", "targaryen-none"];
    let foreign = [own_ids(&shelf, decks, 1), own_ids(&shelf, decks, 0)];
    for seed in 10..14 {
        let mut host = joust(&shelf, decks, seed);
        let mut public = BTreeSet::new();
        let mut told = [BTreeSet::new(), BTreeSet::new()];
        let all: BTreeSet<String> = &foreign[0] | &foreign[1];
        while let Some(seat) = host.to_act() {
            let before = host.made();
            // Cards that were revealed and put back are drawn for all to see.
            let on_decks = table(&host, None).cards.into_values();
            let on_decks = on_decks.filter(|it| it.place == Place::Deck);
            let on_decks: BTreeSet<String> = on_decks.filter_map(|it| it.card).collect();
            let choice = host.bot_choice("random").unwrap();
            host.choose(seat, choice).unwrap();
            let spectator = serde_json::to_value((
                host.view(None),
                host.decision(None),
                host.events_since(before, None),
            ));
            told_ids(&spectator.unwrap(), &all, &mut public);
            check_spectator(&host, before, &on_decks);
            for seat in [0, 1_u8] {
                let own = usize::from(seat);
                let events = host.events_since(before, Some(seat));
                let shown = events.iter().filter(|it| matches!(it.event, EventView::Shown { .. }));
                let shown = serde_json::to_value(shown.collect::<Vec<_>>()).unwrap();
                told_ids(&shown, &foreign[own], &mut told[own]);
                let mut now = BTreeSet::new();
                let message = serde_json::to_value((
                    host.view(Some(seat)),
                    host.decision(Some(seat)),
                    events,
                ));
                told_ids(&message.unwrap(), &foreign[own], &mut now);
                let leaked: Vec<_> = now
                    .iter()
                    .filter(|it| !public.contains(*it) && !told[own].contains(*it))
                    .collect();
                assert!(leaked.is_empty(), "seat {seat} at {before} was told of {leaked:?}");
            }
        }
        assert!(20 < public.len(), "a joust shows many cards, here {}", public.len());
    }
}

/// A spectator sees no hand, no deck, no plot to come and no draw.
fn check_spectator(host: &ThronesHost, before: u32, on_decks: &BTreeSet<String>) {
    let view = table(host, None);
    assert!(view.picked.is_empty() && view.seats.iter().all(|it| it.hand.is_empty()));
    for card in view.cards.values() {
        // What was revealed and put back on a deck is known to everybody.
        let hidden = [Place::SetUp, Place::PlotDeck, Place::PlotChosen];
        assert!(card.card.is_none() || !hidden.contains(&card.place), "{card:?}");
    }
    for event in host.events_since(before, None) {
        if let EventView::Drew { cards, .. } = event.event {
            assert!(cards.iter().all(|it| it.card.as_ref().is_none_or(|it| on_decks.contains(it))));
        }
    }
}

#[test]
fn what_cannot_be_done_is_refused_with_a_rule() {
    let shelf = Shelf::core();
    let mut host = joust(&shelf, ["stark-fealty", "lannister-rose"], 5);
    let mut quoted = BTreeSet::new();
    while let Some(seat) = host.to_act() {
        for handle in table(&host, Some(seat)).seats[usize::from(seat)].hand.clone() {
            for refusal in host.why_not(seat, handle) {
                assert!(refusal.rule.starts_with("KZ "), "{refusal:?}");
                quoted.insert(refusal.reason);
            }
        }
        let choice = host.bot_choice("random").unwrap();
        host.choose(seat, choice).unwrap();
    }
    assert!(quoted.contains("too-little-gold"), "{quoted:?}");
}

#[test]
fn where_cards_are_pointed_at_the_judge_of_that_step_refuses() {
    let shelf = Shelf::core();
    let mut quoted = BTreeSet::new();
    for seed in 20..26 {
        let mut host = joust(&shelf, ["stark-fealty", "lannister-rose"], seed);
        while let Some(seat) = host.to_act() {
            let decision = host.decision(Some(seat)).unwrap();
            use QuestionKind::{Attackers, Defenders, SetUp};
            if matches!(decision.question.kind, Attackers | Defenders | SetUp) {
                let own = table(&host, Some(seat)).seats.swap_remove(usize::from(seat));
                let offered = |card| decision.choices.iter().any(|it| it.card == Some(card));
                for card in own.hand.into_iter().chain(own.play).filter(|it| !offered(*it)) {
                    for refusal in host.why_not(seat, card) {
                        assert_eq!(refusal.choice, ChoiceKind::Pick, "{refusal:?}");
                        quoted.insert((decision.question.kind, refusal.reason, refusal.rule));
                    }
                }
            }
            let choice = host.bot_choice("random").unwrap();
            host.choose(seat, choice).unwrap();
        }
    }
    for (kind, reason, rule) in [
        (QuestionKind::SetUp, "set-up-too-dear", "KZ Przygotowanie gry.8.a"),
        (QuestionKind::SetUp, "set-up-kind", "KZ Przygotowanie gry.8.c"),
        (QuestionKind::Attackers, "kneeling", "KZ 4.2.g"),
        (QuestionKind::Attackers, "no-icon", "KZ 4.2.g"),
        (QuestionKind::Defenders, "no-icon", "KZ 4.2.1.a"),
    ] {
        let wanted = (kind, reason.to_owned(), rule.to_owned());
        assert!(quoted.contains(&wanted), "{wanted:?} is not among {quoted:?}");
    }
}

#[test]
fn whoever_gives_up_has_lost() {
    let shelf = Shelf::core();
    let mut host = joust(&shelf, ["stark", "lannister"], 5);
    host.concede(0).unwrap();
    assert_eq!(host.over().unwrap().winner, Some(1));
    assert!(host.choose(0, 0).is_err());
}

#[test]
fn a_deck_nobody_knows_is_refused_with_those_there_are() {
    let problem = Shelf::core().deck("frey").unwrap_err();
    assert_eq!(problem.reason, "no-such-deck");
    assert!(problem.detail.contains("stark-fealty"), "{}", problem.detail);
}

#[test]
fn a_card_says_its_set_and_its_number() {
    let _rule = rulebook::proves!("KZ Opis kart.12");
    let cards = Shelf::core().cards();
    let eddard = cards.iter().find(|it| it.name == "Eddard Stark").expect("he is in the Core Set");
    assert_eq!(eddard.id, "01144", "card 144 of set 01");
    let printed = cards.iter().filter(|it| it.id.starts_with("01") && it.id.len() == 5);
    assert_eq!(printed.count(), 211);
}
