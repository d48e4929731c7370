//! Leaving play, attachments, duplicates, modifiers, blank texts.

use cards::thrones::{Icon, Phase};
use rulebook::proves;
use thrones::{Choice, DUPLICATE, Event, Place, Question};

use crate::laid_out::*;

/// A attacks with Eddard and wins a military challenge that nobody opposes.
fn claimed(layout: thrones::Layout) -> Played {
    let mut play = layout.start();
    let eddard = play.find(A, EDDARD);
    play.attack(A, Icon::Military, &[eddard]);
    play
}

#[test]
fn what_hangs_on_a_card_leaves_with_it() {
    let _rules = [
        proves!("KZ Opuszczanie gry.0.b"),
        proves!("KZ Opuszczanie gry.1"),
        proves!("KZ Opuszczanie gry.2"),
        proves!("KZ Opuszczanie gry.3"),
        proves!("KZ Karty dodatków.3"),
        proves!("KZ Nietrwały.0"),
        proves!("KZ Skarbiec.2"),
    ];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(EDDARD)];
    let mut tywin = card(TYWIN);
    tywin.kneeling = true;
    tywin.power = 3;
    tywin.attachments = defs(&[LITTLE_BIRD, MILK]);
    tywin.duplicates = defs(&[TYWIN]);
    layout.seats[1].play = vec![tywin];
    let mut play = claimed(layout);
    assert_eq!(play.power(B), 3);
    play.until_told(|it| matches!(it, Event::Killed { .. }));
    assert_eq!(play.power(B), 0);
    let bird = play.find(B, LITTLE_BIRD);
    assert_eq!(play.show(bird).place, Place::Hand, "back to its owner's hand");
    let milk = play.find(B, MILK);
    assert_eq!(play.show(milk).place, Place::Discard, "terminal");
    let places: Vec<_> = play.all(B, TYWIN).iter().map(|it| play.show(*it).place).collect();
    assert!(places.contains(&Place::Dead) && places.contains(&Place::Discard), "{places:?}");
}

#[test]
fn a_duplicate_saves_the_card_over_it() {
    let _rules = [
        proves!("KZ Duplikaty.0.b"),
        proves!("KZ Ocalanie.0"),
        proves!("KZ Warunek aktywacji.1"),
        proves!("KZ Warunek aktywacji.2"),
        proves!("KZ Miałby.1"),
    ];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(EDDARD)];
    let mut tywin = kneeling(TYWIN);
    tywin.duplicates = defs(&[TYWIN]);
    tywin.power = 2;
    layout.seats[1].play = vec![tywin];
    let mut play = claimed(layout);
    let saves = |it: &Choice| matches!(it, Choice::Use { ability: DUPLICATE, .. });
    for _ in 0..60 {
        if play.offered().iter().any(saves) {
            break;
        }
        let mut dull = play.offered();
        dull.retain(|it| matches!(it, Choice::Pass | Choice::Done));
        play.choose(dull[0]);
    }
    let save = play.offered().into_iter().find(saves).expect("the duplicate is offered");
    play.choose(save);
    assert_eq!(play.told(|it| matches!(it, Event::Saved { .. })), 1);
    assert_eq!(play.told(|it| matches!(it, Event::Killed { .. })), 0);
    assert_eq!(play.power(B), 2, "it never left play");
}

#[test]
fn a_bodyguard_saves_by_being_sacrificed() {
    let _rules = [proves!("KZ Poświęcanie.0"), proves!("KZ Ocalanie.0")];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(EDDARD)];
    let mut tywin = kneeling(TYWIN);
    tywin.attachments = defs(&[BODYGUARD]);
    layout.seats[1].play = vec![tywin];
    let mut play = claimed(layout);
    let guard = play.find(B, BODYGUARD);
    let used = |it: &Choice| matches!(it, Choice::Use { card, .. } if *card == guard);
    while !play.offered().iter().any(used) {
        let mut dull = play.offered();
        dull.retain(|it| matches!(it, Choice::Pass | Choice::Done));
        play.choose(dull[0]);
    }
    let save = play.offered().into_iter().find(used).expect("it is offered");
    play.choose(save);
    assert_eq!(play.show(guard).place, Place::Discard);
    assert_eq!(play.show(play.find(B, TYWIN)).place, Place::Play);
}

#[test]
fn a_blank_text_box_has_no_keywords_and_no_modifiers() {
    let _rules = [proves!("KZ Pusty.1"), proves!("KZ Modyfikatory wartości fabuły.2")];
    let mut layout = table(Phase::Marshaling);
    let mut littlefinger = card(LITTLEFINGER);
    littlefinger.attachments = defs(&[MILK]);
    layout.seats[0].play = vec![littlefinger];
    layout.seats[0].hand = defs(&[KNIGHT, LITTLE_BIRD]);
    let play = layout.start();
    assert_eq!(play.gold(A), 4, "Littlefinger's own gold does not count");
    assert!(play.show(play.find(A, LITTLEFINGER)).blank);
}

#[test]
fn strength_is_computed_from_all_modifiers_and_never_below_zero() {
    let _rules = [proves!("KZ Modyfikatory.0.b"), proves!("KZ Modyfikatory.4")];
    let mut layout = table(Phase::Challenges);
    // Plaza of Punishment takes two from a Winterfell Steward of one.
    layout.seats[0].play = vec![card(STEWARD), card("01173")];
    layout.seats[1].play = vec![kneeling(MONEYLENDER), kneeling("01094")];
    let mut play = layout.start();
    let steward = play.find(A, STEWARD);
    let merchant = play.find(B, "01094");
    let plaza = play.find(A, "01173");
    play.attack(A, Icon::Power, &[steward]);
    let using = |it: &Choice| matches!(it, Choice::Use { card, .. } if *card == plaza);
    while !play.offered().iter().any(using) {
        play.choose(Choice::Pass);
    }
    let reaction = play.offered().into_iter().find(using).expect("it is offered");
    play.choose(reaction);
    assert!(matches!(play.asked().1, Question::Card { .. }));
    play.choose(Choice::Pick(merchant));
    assert_eq!(play.show(merchant).place, Place::Dead, "at STR 0 it dies at once");
}

#[test]
fn an_illegal_attachment_is_discarded() {
    let _rule = proves!("KZ Karty dodatków.4");
    let mut layout = table(Phase::Marshaling);
    let mut wolf = card(GREY_WIND);
    wolf.attachments = defs(&[LITTLE_BIRD]);
    layout.seats[0].play = vec![wolf];
    layout.seats[0].hand = defs(&[KNIGHT]);
    let play = layout.start();
    assert_eq!(play.show(play.find(A, LITTLE_BIRD)).place, Place::Discard);
}

#[test]
fn a_unique_card_of_anothers_is_not_doubled() {
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].play = vec![card(SANSA)];
    layout.seats[0].hand = defs(&[SANSA]);
    let mut play = layout.start();
    let copy = play.offered().into_iter().find(|it| matches!(it, Choice::Marshal(_)));
    play.choose(copy.expect("as a duplicate"));
    assert_eq!(play.gold(A), 4);
}

#[test]
fn an_attachment_that_fits_no_more_is_discarded_though_somebody_watches() {
    let mut layout = table(Phase::Challenges);
    let mut knight = card(KNIGHT);
    knight.attachments = defs(&[BODYGUARD]);
    layout.seats[0].play = vec![knight];
    let play = layout.start();
    let bodyguard = play.find(A, BODYGUARD);
    assert_eq!(play.show(bodyguard).place, Place::Discard, "he guards a lord or a lady");
}
