//! AH 103 — the beginning of a game with a full round.

use kernel::{Game, Seat};
use rulebook::{cite, proves};
use veto::{Choice, Event, Question};

use crate::{
    laid_out::{choices, choose},
    sejm::{BOGACI, UBODZY, asked, begin, dukaty, happened, setup, until},
};

#[test]
fn twenty_one_kreski_lie_between_the_players_and_the_skarb_is_the_printed_one() {
    let _rules = [proves!("AH 103.1"), proves!("AH 103.3")];
    let game = begin();
    let view = game.view(None);
    assert_eq!(view.pool_kreski, 21);
    assert_eq!([UBODZY, BOGACI].map(|it| dukaty(&game, it)), [18, 20]);
    assert!(view.seats.iter().all(|it| it.kreski == 0));
}

#[test]
fn the_kredens_is_an_order_of_the_deck_that_the_seed_makes() {
    let _rule = proves!("AH 103.4");
    let dealt = |seed| {
        let mut game = setup(["ubodzy", "bogaci"], seed).begin().expect("two legal decks");
        until(&mut game, Question::Grymaszenie);
        let view = game.view(Some(UBODZY));
        let own = view.seats[0].dwor.clone();
        let faces = view.cards.iter().filter(|(handle, _)| own.contains(handle));
        faces.filter_map(|(_, it)| it.def).collect::<Vec<_>>()
    };
    assert_eq!(dealt(1), dealt(1));
    assert!((2..9).any(|seed| dealt(seed) != dealt(1)));
}

#[test]
fn the_lower_skarb_holds_the_initiative_so_the_other_bids_first() {
    let _rule = proves!("AH 103.5");
    assert_eq!(asked(&begin()), (BOGACI, Question::Inicjatywa));
    let turned = setup(["bogaci", "ubodzy"], 1).begin().expect("two legal decks");
    assert_eq!(asked(&turned), (Seat(0), Question::Inicjatywa));
}

#[test]
fn of_equal_skarby_the_lot_decides() {
    let _rule = proves!("AH 103.5");
    let first = |seed| asked(&setup(["ubodzy", "ubodzy"], seed).begin().expect("legal decks")).0;
    let bidders: Vec<Seat> = (0..20).map(first).collect();
    assert!(bidders.contains(&Seat(0)) && bidders.contains(&Seat(1)), "{bidders:?}");
}

#[test]
fn a_point_costs_three_dukaty_and_outbids_a_tie() {
    let _rule = proves!("AH 103.5.a");
    let mut game = begin();
    choose(&mut game, |it| *it == Choice::Bid(1));
    assert_eq!(dukaty(&game, BOGACI), 17);
    assert_eq!(asked(&game), (UBODZY, Question::Inicjatywa));
    choose(&mut game, |it| *it == Choice::Decline);
    let events = choose(&mut game, |it| *it == Choice::Decline);
    assert!(happened(&events, |it| *it == Event::Initiative { seat: BOGACI }));
    assert_eq!(asked(&game), (BOGACI, Question::Grymaszenie));
}

#[test]
fn a_tie_leaves_the_initiative_and_the_dukaty_are_gone() {
    let _rule = proves!("AH 103.5.a");
    let mut game = begin();
    choose(&mut game, |it| *it == Choice::Bid(2));
    choose(&mut game, |it| *it == Choice::Bid(2));
    let events = until(&mut game, Question::Grymaszenie);
    assert!(happened(&events, |it| *it == Event::Initiative { seat: UBODZY }));
    assert_eq!([UBODZY, BOGACI].map(|it| dukaty(&game, it)), [12, 14]);
}

#[test]
fn nobody_bids_what_he_cannot_pay() {
    let mut game = begin();
    assert_eq!(choices(&game).iter().filter(|it| matches!(it, Choice::Bid(_))).count(), 6);
    let refused = game.apply(Choice::Bid(7), &mut Vec::new()).expect_err("21 of 20 dukaty");
    assert_eq!(refused.rule(), cite!("AH 501.1.b"));
}

#[test]
fn seven_cards_are_drawn_only_when_the_initiative_is_settled() {
    let _rule = proves!("AH 103.6");
    let mut game = begin();
    assert!(game.view(None).seats.iter().all(|it| it.dwor_size == 0));
    until(&mut game, Question::Grymaszenie);
    assert!(game.view(None).seats.iter().all(|it| it.dwor_size == 7));
}

#[test]
fn grymaszenie_happens_once_and_when_all_have_decided() {
    let _rule = proves!("AH 103.7");
    let mut game = begin();
    until(&mut game, Question::Grymaszenie);
    assert_eq!(asked(&game), (UBODZY, Question::Grymaszenie));
    let events = choose(&mut game, |it| *it == Choice::Exchange);
    assert!(!happened(&events, |it| matches!(it, Event::Exchanged { .. })), "not yet");
    assert_eq!(asked(&game), (BOGACI, Question::Grymaszenie));
    let events = choose(&mut game, |it| *it == Choice::Keep);
    let exchanged = |seat| happened(&events, |it| *it == Event::Exchanged { seat });
    assert_eq!([UBODZY, BOGACI].map(exchanged), [true, false]);
    assert_eq!(asked(&game), (UBODZY, Question::Stint), "it is not offered again");
}

#[test]
fn the_first_round_begins_with_income_and_the_holder_of_the_initiative() {
    let _rules = [proves!("AH 103.8"), proves!("AH 103.9")];
    let mut game = begin();
    until(&mut game, Question::Stint);
    assert_eq!([UBODZY, BOGACI].map(|it| dukaty(&game, it)), [21, 22]);
    assert_eq!(asked(&game), (UBODZY, Question::Stint));
}
