//! Games of the small edition under terminacja.

use super::*;
use kernel::{Chance, Deaf};
use proptest::prelude::*;
use rulebook::proves;
use std::sync::Arc;
use veto::{Catalog, Deck, Layout, MOUNT_AND_BLADE, SeatLayout, Setup};

fn catalog() -> Arc<Catalog> {
    Catalog::new(&MOUNT_AND_BLADE, cards::builtin::mount_and_blade().cards)
        .expect("the engine plays the set")
}

fn faction(catalog: &Catalog, name: &str) -> u16 {
    catalog.find(&format!("mb-{name}")).expect("a faction of the box")
}

/// Both with empty hands and these kreski; the first seat is przy głosie.
fn table(kreski: [u8; 2]) -> Layout {
    let catalog = catalog();
    let names = ["awanturnicy", "wisniowieccy"];
    let seat = |it: usize| SeatLayout {
        faction: faction(&catalog, names[it]),
        kreski: kreski[it],
        ..SeatLayout::default()
    };
    Layout {
        rules: &MOUNT_AND_BLADE,
        seats: vec![seat(0), seat(1)],
        catalog,
        seed: [1; 32],
        round: 1,
        voice: Seat(0),
        czyn_used: false,
        election: None,
    }
}

fn timed(layout: &Layout) -> Timed {
    Timed::new(layout.begin().expect("a table that can be"))
}

/// Gives the stint up and, at the end of a round, declines whatever is offered.
fn passes(game: &mut Timed, events: &mut Vec<Happened>) {
    let mut choices = Vec::new();
    game.game().choices(&mut choices);
    let idle = [Choice::EndStint, Choice::Done, Choice::No];
    let choice = idle.into_iter().find(|it| choices.contains(it)).expect("something idle");
    game.apply(choice, events).expect("an offered choice is legal");
}

#[test]
fn two_pasy_in_a_row_end_the_phase_and_more_kreski_win() {
    let _rules = [
        proves!("PC 2.6.1"),
        proves!("PC 2.6.2"),
        proves!("PC 2.6.5"),
        proves!("PC 2.6.6"),
        proves!("PC 2.3.3"),
        proves!("PC 3.7.2"),
    ];
    let mut layout = table([8, 7]);
    let finta = layout.catalog.find("mb-finta").expect("a card of the box");
    layout.seats[1].kredens = vec![finta; 3];
    let mut game = timed(&layout);
    game.call_time().unwrap();
    assert_eq!((game.stint(), game.winner()), (Some(1), None));
    assert_eq!(game.call_time().unwrap_err().rule, cite!("PC 2.6.1"));
    let mut events = Vec::new();
    passes(&mut game, &mut events);
    assert_eq!(game.stint(), Some(2));
    while game.winner().is_none() {
        passes(&mut game, &mut events);
    }
    let drew = events.iter().any(|it| matches!(it.event, Event::Drew { seat: Seat(1), .. }));
    assert!(drew, "the faza zakończenia is carried out");
    let begun = events.iter().any(|it| matches!(it.event, Event::RoundBegins { .. }));
    assert!(!begun, "no other round begins");
    let decision = game.decision().unwrap();
    assert_eq!((decision.winner, decision.kreski), (Side::First, [8, 7]));
    let late = game.apply(Choice::EndStint, &mut Deaf).unwrap_err();
    assert!(late.to_string().contains("PC 2.6.6"), "{late}");
}

#[test]
fn with_equal_kreski_the_initiative_decides() {
    let _rule = proves!("PC 2.6.7");
    let mut game = timed(&table([7, 7]));
    let holder = side(game.game().view(None).initiative);
    game.call_time().unwrap();
    while game.winner().is_none() {
        passes(&mut game, &mut Vec::new());
    }
    assert_eq!(game.winner(), Some(holder));
}

#[test]
fn after_ten_stints_both_are_made_to_pass() {
    let _rule = proves!("PC 2.6.4");
    let mut layout = table([5, 4]);
    let sztych = layout.catalog.find("mb-finta").expect("a card of the box");
    let postac = layout.catalog.find("mb-bohun").expect("a card of the box");
    for seat in &mut layout.seats {
        seat.dwor = vec![sztych; 5];
        let postac = veto::CardLayout { card: postac, ..veto::CardLayout::default() };
        seat.pole = vec![postac; 5];
    }
    let mut game = timed(&layout);
    game.call_time().unwrap();
    let mut events = Vec::new();
    let mut stints = Vec::new();
    // Each lays a sztych under his postać in every stint, so that nobody ever says pas.
    while let Some(stint) = game.stint() {
        stints.push(stint);
        let mut choices = Vec::new();
        game.game().choices(&mut choices);
        let lays = choices.iter().find(|it| matches!(it, Choice::Underlay(_)));
        game.apply(*lays.expect("a sztych is left"), &mut events).unwrap();
        while question(game.game()) != Some(Question::Stint) {
            let mut choices = Vec::new();
            game.game().choices(&mut choices);
            game.apply(choices[0], &mut events).unwrap();
        }
        game.apply(Choice::EndStint, &mut events).unwrap();
    }
    assert_eq!(stints, (1..=10).collect::<Vec<_>>());
    let said = |it: &Happened| match it.event {
        Event::Bene { .. } => Some("bene"),
        Event::Pas { .. } => Some("pas"),
        _ => None,
    };
    let words: Vec<&str> = events.iter().filter_map(said).collect();
    assert_eq!(words, [&["bene"; 10][..], &["pas"; 2]].concat(), "two forced pasy");
}

#[test]
fn an_announced_elekcja_is_won_before_kreski_are_compared() {
    let mut layout = table([10, 3]);
    layout.election = Some(Seat(0));
    let mut game = timed(&layout);
    game.call_time().unwrap();
    while game.winner().is_none() {
        passes(&mut game, &mut Vec::new());
    }
    assert_eq!((game.winner(), game.decision()), (Some(Side::First), None));
    assert_eq!(game.call_time().unwrap_err().rule, cite!("PC 2.6.1"));
}

/// A whole game from its decks, both sides by lot; time is called after so many choices.
fn by_lot(seed: u64, choices_before: u32) -> Timed {
    let catalog = catalog();
    let deck = |name: &str| {
        let faction = faction(&catalog, name);
        let own = catalog.def(faction).card.factions;
        let cards = catalog.defs().zip(0..);
        let fits = cards.filter(|(it, _)| it.card.factions == own && it.card.skarb.is_none());
        let cards = fits.flat_map(|(it, def)| vec![def; it.card.copies.into()]).collect();
        Deck { faction, cards }
    };
    let decks = vec![deck("awanturnicy"), deck("wisniowieccy")];
    let seed_of_game = [seed as u8; 32];
    let setup =
        Setup { rules: &MOUNT_AND_BLADE, catalog: Arc::clone(&catalog), decks, seed: seed_of_game };
    let mut game = Timed::new(setup.begin().expect("two decks of the box"));
    let mut chance = Chance::numbered(seed);
    let mut choices = Vec::new();
    for number in 0.. {
        if game.winner().is_some() || game.game().pending().is_over() {
            break;
        }
        if number == choices_before {
            game.call_time().unwrap();
        }
        choices.clear();
        game.game().choices(&mut choices);
        chance.shuffle(&mut choices);
        game.apply(choices[0], &mut Deaf).unwrap();
        game.game().audit().unwrap();
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn every_game_under_terminacja_has_one_winner(seed in any::<u64>(), choices in 0..80_u32) {
        let game = by_lot(seed, choices);
        prop_assert!(game.winner().is_some());
        if let Some(Decision { winner, kreski, initiative }) = game.decision() {
            prop_assert_eq!(winner, decide(kreski, initiative));
        }
    }
}
