//! I2 5.2 — zasady biesiadne.

use kernel::{Game, Seat};
use rulebook::{cite, proves};
use veto::{BIESIADNE, CardLayout, Choice, Event, INSTRUKCJA, Question, Veto};

use crate::{
    kompania::rule_of,
    laid_out::{choices, choose},
    sejm::{BOGACI, UBODZY, asked, def, happened, layout_by, setup_by, until},
    tablica::{named, slowa_by},
};

#[test]
fn the_initiative_alternates_and_nobody_bids() {
    let _rule = proves!("I2 5.2.2");
    let mut layout = layout_by(&BIESIADNE);
    let senator = def(&layout.catalog, "senator");
    let karmazyn = CardLayout { card: senator, karmazyni: true, ..CardLayout::default() };
    layout.seats[0].pole.push(karmazyn);
    let mut game = layout.begin().expect("a table");
    for (round, holder) in [(2, BOGACI), (3, UBODZY), (4, BOGACI)] {
        let mut events = Vec::new();
        while game.view(None).round < round || asked(&game).1 != Question::Stint {
            assert_ne!(asked(&game).1, Question::Inicjatywa, "nobody bids");
            let least = [Choice::EndStint, Choice::Decline, Choice::Done];
            events.extend(choose(&mut game, |it| least.contains(it)));
        }
        assert_eq!(
            asked(&game),
            (holder, Question::Stint),
            "whatever the Karmazyni, round {round}"
        );
        let rule = rule_of(&events, |it| matches!(it, Event::Initiative { .. }));
        assert_eq!(rule, Some(cite!("I2 5.2.2")));
    }
}

#[test]
fn the_lower_skarb_begins_the_first_round() {
    let _rule = proves!("I2 6.2.1");
    let mut game = setup_by(&BIESIADNE, ["bogaci", "ubodzy"], 1).begin().expect("two decks");
    until(&mut game, Question::Stint);
    assert_eq!(asked(&game), (Seat(1), Question::Stint));
}

#[test]
fn there_is_no_wplyw_polityczny() {
    let wplyw = |rules| {
        let mut game = slowa_by(rules).begin();
        until_stint_of(&mut game, BOGACI);
        let card = named(&game, BOGACI, "Bogaci");
        let choice = Choice::Use { card, ability: 0 };
        if choices(&game).contains(&choice) {
            return None;
        }
        Some(game.apply(choice, &mut Vec::new()).expect_err("not offered").rule())
    };
    assert_eq!(wplyw(&BIESIADNE), Some(cite!("I2 5.2.1")));
    assert_eq!(wplyw(&INSTRUKCJA), None, "by the instruction there is one");
}

/// Goes on until it is a stint of this seat, who holds the initiative.
fn until_stint_of(game: &mut Veto, seat: Seat) {
    for _ in 0..60 {
        let holds = game.view(None).initiative == seat;
        if holds && asked(game) == (seat, Question::Stint) {
            return;
        }
        let bids = |it: &Choice| asked(game).0 == seat && *it == Choice::Bid(1);
        let ahead = game.view(None).auction.is_some_and(|it| 0 < it[usize::from(seat.0)]);
        if !ahead && choices(game).iter().any(bids) {
            choose(game, |it| *it == Choice::Bid(1));
            continue;
        }
        let least = [Choice::EndStint, Choice::Decline, Choice::Done, Choice::No];
        choose(game, |it| least.contains(it));
    }
    panic!("he never holds the initiative");
}

#[test]
fn by_the_instruction_only_the_holder_of_the_initiative_has_it_and_not_in_the_first_round() {
    let refused = |round: u16, voice: Seat| {
        let mut table = slowa_by(&INSTRUKCJA);
        (table.layout.round, table.layout.voice) = (round, voice);
        let mut game = table.begin();
        let card = named(&game, BOGACI, "Bogaci");
        let refused = game.apply(Choice::Use { card, ability: 0 }, &mut Vec::new());
        refused.expect_err("he has no right to it").rule()
    };
    assert_eq!(refused(1, BOGACI), cite!("I2 3.3.1.7"));
    assert_eq!(refused(2, BOGACI), cite!("I2 1.1.7"), "the poor hold the initiative");
    let mut game = {
        let mut table = slowa_by(&INSTRUKCJA);
        (table.layout.round, table.layout.voice) = (2, BOGACI);
        table.begin()
    };
    let card = named(&game, BOGACI, "Bogaci");
    for ability in [1, 2] {
        let refused = game.apply(Choice::Use { card, ability }, &mut Vec::new());
        assert!(refused.is_err(), "neither Wpływ Bojowy nor Wielka Manipulacja exists");
    }
    let mut events = Vec::new();
    game.apply(Choice::EndStint, &mut events).expect("always allowed");
    events.extend(until(&mut game, Question::Inicjatywa));
    events.extend(until(&mut game, Question::Stint));
    assert!(!happened(&events, |it| matches!(it, Event::Influence { .. })));
}
