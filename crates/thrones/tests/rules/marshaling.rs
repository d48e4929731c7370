//! 3 — The marshaling phase; KZ Mobilizacja, Ograniczenie, Duplikaty, Karty dodatków.

use cards::thrones::Phase;
use rulebook::{cite, proves};
use thrones::{Choice, Event, Place, Question};

use crate::laid_out::*;

#[test]
fn income_is_the_gold_of_the_plot_with_every_modifier() {
    let _rules = [
        proves!("KZ 3.2"),
        proves!("KZ 3.2.a"),
        proves!("KZ Dochód.0"),
        proves!("KZ Zyskiwanie.1"),
        proves!("KZ Złoto.0.b"),
        proves!("KZ Modyfikatory wartości fabuły.1"),
    ];
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].play = vec![card(ROSEROAD), card(LITTLEFINGER)];
    layout.seats[0].hand = defs(&[KNIGHT]);
    let play = layout.start();
    // A Clash of Kings gives 4; the road and Littlefinger one each.
    assert_eq!((play.gold(A), play.gold(B)), (6, 0));
}

#[test]
fn only_the_active_player_marshals_and_pays_for_it() {
    let _rules = [
        proves!("KZ Mobilizacja.0"),
        proves!("KZ Mobilizacja.1"),
        proves!("KZ 3.okno.a"),
        proves!("KZ 3.okno.c"),
        proves!("KZ 3.3"),
        proves!("KZ 3.3.a"),
        proves!("KZ Skarbiec.1"),
    ];
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].hand = defs(&[KNIGHT, EDDARD, WINTER_IS_COMING]);
    layout.seats[1].hand = defs(&[PYCELLE]);
    let mut play = layout.start();
    let [knight, eddard] = [KNIGHT, EDDARD].map(|it| play.find(A, it));
    let pycelle = play.find(B, PYCELLE);
    let event = play.find(A, WINTER_IS_COMING);
    play.refuses(Choice::Marshal(eddard), cite!("KZ Inicjowanie zdolności/Mobilizacja kart.2"));
    play.refuses(Choice::Marshal(event), cite!("KZ Mobilizacja.2"));
    assert_eq!(play.game.refusals(B, pycelle)[1].rule(), cite!("KZ Aktywny gracz.1"));
    play.choose(Choice::Marshal(knight));
    assert_eq!(play.gold(A), 2);
    assert_eq!(play.show(knight).place, Place::Play);
    assert!(!play.show(knight).kneeling, "cards enter play standing");
    play.until_window_of(B);
    play.choose(Choice::Marshal(pycelle));
    assert_eq!(play.show(pycelle).place, Place::Play);
}

#[test]
fn one_limited_card_a_round() {
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].hand = defs(&[ROSEROAD, GROVE]);
    let mut play = layout.start();
    let [road, grove] = [ROSEROAD, GROVE].map(|it| play.find(A, it));
    play.choose(Choice::Marshal(road));
    play.until_window_of(A);
    play.refuses(Choice::Marshal(grove), cite!("KZ Ograniczenie.0"));
}

#[test]
fn another_copy_of_a_unique_card_is_a_duplicate_and_costs_nothing() {
    let _rules = [
        proves!("KZ Duplikaty.0"),
        proves!("KZ Duplikaty.1"),
        proves!("KZ Duplikaty.6"),
        proves!("KZ 3.okno.g"),
    ];
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].play = vec![card(LITTLEFINGER)];
    layout.seats[0].hand = defs(&[LITTLEFINGER]);
    let mut play = layout.start();
    let gold = play.gold(A);
    let copy = play.offered().into_iter().find(|it| matches!(it, Choice::Marshal(_)));
    play.choose(copy.expect("the copy is offered"));
    assert_eq!(play.gold(A), gold);
    assert_eq!(play.hand(A), 0, "marshaling a duplicate is not marshaling Littlefinger");
    let view = play.game.view(Some(A));
    let over = view.cards.iter().find(|(_, it)| !it.duplicates.is_empty());
    assert!(over.is_some());
}

#[test]
fn the_dead_bar_their_copies() {
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].dead = defs(&[SANSA]);
    layout.seats[0].hand = defs(&[SANSA]);
    let play = layout.start();
    let in_hand = play.all(A, SANSA).into_iter().find(|it| play.show(*it).place == Place::Hand);
    let sansa = in_hand.expect("one is in hand");
    play.refuses(Choice::Marshal(sansa), cite!("KZ Karty unikatowe.3"));
}

#[test]
fn an_attachment_needs_a_host_that_takes_it() {
    let _rules = [proves!("KZ 3.okno.f")];
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].play = vec![card(KNIGHT), card(GREY_WIND), card(ROSEROAD)];
    layout.seats[1].play = vec![card(PYCELLE)];
    layout.seats[0].hand = defs(&[LITTLE_BIRD]);
    let mut play = layout.start();
    let bird = play.find(A, LITTLE_BIRD);
    let [knight, wolf, road] = [KNIGHT, GREY_WIND, ROSEROAD].map(|it| play.find(A, it));
    let pycelle = play.find(B, PYCELLE);
    play.choose(Choice::Marshal(bird));
    assert_eq!(play.asked(), (A, Question::Card { source: bird }));
    assert_eq!(play.offered(), [Choice::Pick(knight), Choice::Pick(pycelle)]);
    play.refuses(Choice::Pick(wolf), cite!("KZ Bez dodatków.0"));
    play.refuses(Choice::Pick(road), cite!("KZ Karty dodatków.1"));
    play.choose(Choice::Pick(knight));
    assert_eq!(play.show(knight).icons, 0b111, "the knight has gained the intrigue icon");
}

#[test]
fn without_a_host_an_attachment_cannot_enter_play() {
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].hand = defs(&[LITTLE_BIRD]);
    let play = layout.start();
    let bird = play.find(A, LITTLE_BIRD);
    play.refuses(Choice::Marshal(bird), cite!("KZ Karty dodatków.0"));
}

#[test]
fn a_discount_is_used_up_by_the_next_card() {
    let _rules = [
        proves!("KZ Inicjowanie zdolności/Mobilizacja kart.0"),
        proves!("KZ Inicjowanie zdolności/Mobilizacja kart.3"),
        proves!("KZ Koszt.3"),
        proves!("KZ Efekty trwające.0"),
    ];
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].play = vec![card(STEWARD)];
    layout.seats[0].hand = defs(&[KNIGHT, KNIGHT, KNIGHT]);
    let mut play = layout.start();
    let steward = play.find(A, STEWARD);
    let knights = play.all(A, KNIGHT);
    play.choose(Choice::Use { card: steward, ability: 0, on: 0 });
    assert!(play.show(steward).kneeling, "kneeling is the cost");
    play.until_window_of(A).choose(Choice::Marshal(knights[0]));
    assert_eq!(play.gold(A), 3, "two less one");
    play.until_window_of(A).choose(Choice::Marshal(knights[1]));
    assert_eq!(play.gold(A), 1, "the second one costs two");
    play.until_window_of(A);
    play.refuses(Choice::Use { card: steward, ability: 0, on: 0 }, cite!("KZ Zdolności.6"));
}

#[test]
fn reactions_follow_a_marshaled_card() {
    let _rules = [proves!("KZ Warunek aktywacji.5"), proves!("KZ Warunek aktywacji.7")];
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].hand = defs(&[LITTLEFINGER]);
    layout.seats[0].gold = 5;
    let mut play = layout.start();
    let littlefinger = play.find(A, LITTLEFINGER);
    play.choose(Choice::Marshal(littlefinger));
    play.choose(Choice::Use { card: littlefinger, ability: 0, on: 0 });
    assert_eq!(play.hand(A), 2);
    assert_eq!(play.told(|it| matches!(it, Event::Drew { .. })), 2);
}
