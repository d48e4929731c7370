//! AH 303, 304, 405, 408-410, 504-511 — putting cards out, and where they go.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Event, Place, Question};

use crate::{
    kompania::{
        JA, ON, agitate, challenge, kreski, moves, pick, piles, play, refused, rule_of, seen,
        settle, stol,
    },
    laid_out::{choices, choose},
    sejm::{asked, dukaty, happened, until},
};

#[test]
fn a_postac_is_paid_for_laid_down_and_brings_kreski() {
    let _rules = [
        proves!("AH 101.10"),
        proves!("AH 216.3"),
        proves!("AH 217.2"),
        proves!("AH 402.2.a"),
        proves!("AH 405.1"),
        proves!("AH 405.2"),
        proves!("AH 405.5"),
        proves!("AH 504.5"),
        proves!("AH 505.2"),
        proves!("AH 506.1"),
        proves!("AH 506.1.a"),
        proves!("AH 506.1.c"),
    ];
    let table = stol().pole(JA, &["swiadek"]).dwor(JA, &["roch"]).dwor(ON, &["donos"]);
    let mut game = table.dukaty(JA, 6).begin();
    let mut events = play(&mut game, "roch");
    events.extend(settle(&mut game));
    assert_eq!(dukaty(&game, JA), 2);
    assert_eq!(moves(&game, &events, "roch"), [Place::Stos, Place::Pole]);
    assert_eq!(kreski(&game, JA), 2 + 1, "his own and one for the witness");
    assert_eq!(game.view(None).seats[0].pole.len(), 2, "on his own side");
    let entry = |it: &Event| matches!(it, Event::Kreski { amount: 2, .. });
    assert_eq!(rule_of(&events, entry), Some(cite!("AH 216.3")));
}

#[test]
fn what_cannot_be_paid_for_is_not_put_out() {
    let game = stol().dwor(JA, &["roch"]).dukaty(JA, 3).begin();
    assert!(refused(&game, "roch").contains(&cite!("AH 116.2")));
}

#[test]
fn the_common_pool_gives_what_it_has() {
    let _rules = [proves!("AH 101.8.a"), proves!("AH 216.3")];
    let mut game = stol().kreski(ON, 20).dwor(JA, &["roch"]).begin();
    play(&mut game, "roch");
    assert_eq!(kreski(&game, JA), 1);
}

#[test]
fn a_posesja_is_paid_for_laid_down_and_takes_effect() {
    let _rules = [
        proves!("AH 216.3"),
        proves!("AH 507.1"),
        proves!("AH 507.1.a"),
        proves!("AH 507.1.b"),
        proves!("AH 507.1.c"),
    ];
    let mut game = stol().dwor(JA, &["zajazd"]).kredens(JA, &["ciecie"; 3]).dukaty(JA, 3).begin();
    let events = play(&mut game, "zajazd");
    assert_eq!(moves(&game, &events, "zajazd"), [Place::Stos, Place::Pole]);
    assert_eq!((dukaty(&game, JA), kreski(&game, JA), piles(&game, JA)[0]), (2, 1, 1));
}

#[test]
fn a_moderunek_is_paid_for_attached_to_an_own_postac_and_takes_effect() {
    let _rules = [
        proves!("AH 508.1"),
        proves!("AH 508.1.a"),
        proves!("AH 508.1.b"),
        proves!("AH 508.1.c"),
        proves!("AH 405.3"),
        proves!("AH 508.2"),
        proves!("AH 703.1"),
        proves!("AH 703.3"),
        proves!("AH 703.6"),
        proves!("AH 703.6.a"),
    ];
    let table = stol().pole(JA, &["roch", "bohun"]).pole(ON, &["wicek"]);
    let table = table.dwor(JA, &["trabka"]).kredens(JA, &["ciecie"; 3]).dukaty(JA, 3);
    let mut game = table.begin();
    play(&mut game, "trabka");
    assert_eq!(choices(&game).len(), 2, "not to the postać of the opponent");
    let events = pick(&mut game, "bohun");
    assert_eq!(moves(&game, &events, "trabka"), [Place::Stos, Place::Attached]);
    assert_eq!((dukaty(&game, JA), piles(&game, JA)[0]), (2, 1));
    assert_eq!(seen(&game, "bohun").attached.len(), 1);
}

#[test]
fn a_moderunek_with_kreski_of_its_own_brings_them() {
    let _rule = proves!("AH 216.3");
    let mut game = stol().pole(JA, &["roch"]).dwor(JA, &["sygnet"]).begin();
    play(&mut game, "sygnet");
    assert_eq!(kreski(&game, JA), 2);
}

#[test]
fn a_moderunek_may_change_the_kreski_of_its_bearer() {
    let _rule = proves!("AH 303.2.d");
    let mut game = stol().pole(JA, &["roch"]).dwor(JA, &["pas"]).begin();
    assert_eq!(seen(&game, "roch").kreski, Some(2));
    play(&mut game, "pas");
    assert_eq!(seen(&game, "roch").kreski, Some(4));
    assert_eq!(kreski(&game, JA), 0, "it has none of its own");
}

#[test]
fn an_attached_efekt_is_paid_for_and_attached_to_what_it_names() {
    let _rules = [
        proves!("AH 511.2"),
        proves!("AH 511.3"),
        proves!("AH 511.3.a"),
        proves!("AH 511.3.b"),
        proves!("AH 405.4"),
        proves!("AH 511.3.c"),
        proves!("AH 703.5"),
    ];
    let table = stol().pole(JA, &["bohun", "swiadek"]).pole(ON, &["roch"]).dwor(JA, &["klatwa"]);
    let mut game = table.dukaty(JA, 3).begin();
    let events = play(&mut game, "klatwa");
    assert_eq!(moves(&game, &events, "klatwa"), [Place::Stos, Place::Attached]);
    assert_eq!(dukaty(&game, JA), 2);
    assert_eq!(seen(&game, "roch").szabla, Some(4));
    assert_eq!(kreski(&game, JA), 1, "the witness saw it enter play");
}

#[test]
fn what_is_attached_to_the_faction_card_lies_on_the_field_of_special_cards() {
    let _rules = [proves!("AH 402.2.d"), proves!("AH 410.1"), proves!("AH 410.2")];
    let table = stol().pole(JA, &["bohun"]).pole(ON, &["roch"]).kreski(ON, 5);
    let mut game = table.dwor(JA, &["glejt"]).begin();
    let faction = game.view(None).seats[0].faction;
    play(&mut game, "glejt");
    let view = game.view(None);
    let (_, swoi) =
        view.cards.iter().find(|(_, it)| it.def == Some(faction)).expect("it lies there");
    assert_eq!(swoi.attached.len(), 1);
    challenge(&mut game, "bohun");
    choose(&mut game, |it| *it == Choice::Refuse);
    assert_eq!(kreski(&game, ON), 3, "what lies there is in play: refusing costs one more");
}

#[test]
fn an_efekt_that_is_not_attached_is_discarded_when_resolved() {
    let _rules = [proves!("AH 408.1.a"), proves!("AH 511.1")];
    let mut game = stol().dwor(JA, &["sejmik"]).kredens(JA, &["ciecie"; 3]).begin();
    let events = play(&mut game, "sejmik");
    assert_eq!(moves(&game, &events, "sejmik"), [Place::Stos, Place::Lazaret]);
}

#[test]
fn discarded_cards_go_to_the_lazaret_and_removed_ones_to_the_zalnik() {
    let _rules = [
        proves!("AH 408.1"),
        proves!("AH 408.1.b"),
        proves!("AH 408.1.d"),
        proves!("AH 409.1.c"),
        proves!("AH 409.1.d"),
    ];
    let after = |played: &str| {
        let table = stol().pole(ON, &["roch"]).dwor(ON, &["ciecie"]).dwor(JA, &[played]);
        let mut game = table.begin();
        play(&mut game, played);
        until(&mut game, Question::Stint);
        if asked(&game).1 != Question::Stint {
            choose(&mut game, |it| matches!(it, Choice::Pick(_)));
        }
        piles(&game, ON)
    };
    assert_eq!(after("nagana"), [1, 1, 0]);
    assert_eq!(after("zsylka"), [1, 0, 1]);
    assert_eq!(after("zamach"), [1, 0, 1]);
    let mut game = stol().dwor(ON, &["ciecie", "donos"]).dwor(JA, &["rewizja"]).begin();
    play(&mut game, "rewizja");
    settle(&mut game);
    pick(&mut game, "ciecie");
    assert_eq!(piles(&game, ON), [1, 1, 0]);
}

#[test]
fn what_is_discarded_at_the_end_of_a_round_goes_to_the_lazaret() {
    let _rule = proves!("AH 408.1.c");
    let mut game = stol().dwor(JA, &["ciecie", "donos"]).begin();
    until(&mut game, Question::Discard);
    let events = pick(&mut game, "ciecie");
    assert_eq!(moves(&game, &events, "ciecie"), [Place::Lazaret]);
}

#[test]
fn two_sztychy_may_lie_face_down_under_a_postac() {
    let _rule = proves!("AH 304.3");
    let mut game = stol().pole(JA, &["roch"]).dwor(JA, &["ciecie"; 3]).begin();
    for _ in 0..2 {
        choose(&mut game, |it| matches!(it, Choice::Underlay(_)));
    }
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Underlay(_))));
    assert!(refused(&game, "ciecie").contains(&cite!("AH 304.3")));
    let view = game.view(Some(ON));
    let under = view.cards.iter().filter(|(_, it)| it.host.is_some());
    assert_eq!(under.map(|(_, it)| it.def).collect::<Vec<_>>(), [None, None]);
}

#[test]
fn one_sztych_makes_an_agitacja_bring_one_kreska_more() {
    let _rules = [proves!("AH 304.4"), proves!("AH 512.2.a")];
    let table = stol().bearing(JA, "roch", &[], &["ciecie"]).dwor(JA, &["ciecie"; 2]);
    let mut game = table.bearing(JA, "bohun", &[], &["zamroczenie"]).begin();
    let events = agitate(&mut game, "roch");
    assert!(happened(&events, |it| matches!(it, Event::Tapped { .. })), "that is the cost");
    assert!(refused(&game, "zamroczenie").contains(&cite!("AH 304.5")), "it lies under another");
    let other = Choice::Boost(crate::kompania::card(&game, "zamroczenie"));
    let forced = game.clone().apply(other, &mut Vec::new()).expect_err("not for him");
    assert_eq!(forced.rule(), cite!("AH 304.5"));
    let boosts = |it: &&Choice| matches!(it, Choice::Boost(_));
    assert_eq!(choices(&game).iter().filter(boosts).count(), 3);
    let mut events = choose(&mut game, |it| matches!(it, Choice::Boost(_)));
    events.extend(settle(&mut game));
    assert_eq!(kreski(&game, JA), 2);
    let yielded = rule_of(&events, |it| matches!(it, Event::Kreski { amount: 2, .. }));
    assert_eq!(yielded, Some(cite!("AH 512.2.a")));
    let discarded = rule_of(&events, |it| matches!(it, Event::Moved { to: Place::Lazaret, .. }));
    assert_eq!(discarded, Some(cite!("AH 304.4")));
}

#[test]
fn a_card_that_removes_itself_goes_to_the_zalnik() {
    let _rule = proves!("AH 409.1.e");
    let mut game = stol().dwor(JA, &["odpust"]).kredens(JA, &["ciecie"; 3]).begin();
    let events = play(&mut game, "odpust");
    assert_eq!(moves(&game, &events, "odpust"), [Place::Stos, Place::Zalnik]);
}

#[test]
fn an_efekt_to_be_attached_needs_such_a_card_in_play() {
    let game = stol().pole(JA, &["roch"]).dwor(JA, &["klatwa"]).begin();
    assert!(refused(&game, "klatwa").contains(&cite!("AH 601.1")));
}

#[test]
fn a_sztych_is_played_only_in_a_duel() {
    let game = stol().pole(JA, &["roch"]).dwor(JA, &["ciecie"]).begin();
    assert!(refused(&game, "ciecie").contains(&cite!("AH 304.2")));
    let wrong = Choice::Play { card: crate::kompania::card(&game, "ciecie"), way: 0 };
    let refused = game.clone().apply(wrong, &mut Vec::new()).expect_err("there is no duel");
    assert_eq!(refused.rule(), cite!("AH 304.2"));
}
