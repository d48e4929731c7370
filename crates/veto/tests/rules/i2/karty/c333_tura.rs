//! I2 3.3.3 — Faza gry: putting cards out, agitacja, moving.

use cards::veto::Moment;
use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Event, Question};

use super::{can_agitate, dukaty, karmazyn, offered, plays, stol};
use crate::{
    kompania::{
        JA, ON, agitate, card, end_stint, kreski, piles, play, playable, refused, rule_of, seen,
        settle,
    },
    laid_out::{choices, choose},
    sejm::asked,
};

#[test]
fn a_postac_of_another_faction_costs_twice_its_lafa() {
    let _rule = proves!("I2 3.3.3.11");
    let cost = |id: &str| {
        let mut game = stol().dwor(JA, &[id]).begin();
        plays(&mut game, id);
        18 - dukaty(&game, JA)
    };
    assert_eq!((cost("najemny"), cost("swojak"), cost("roch")), (6, 3, 4));
    let game = stol().dwor(JA, &["najemny"]).dukaty(JA, 5).begin();
    assert!(!playable(&game, "najemny"), "3 would be enough for his own people");
    assert_eq!(seen(&game, "najemny").lafa, Some(6));
    // What changes a lafa changes the doubled one, and nobody is asked whether he wants to pay more.
    let mut game = stol().dwor(JA, &["najemny"]).dwor(ON, &["podwyzka"]).begin();
    play(&mut game, "najemny");
    play(&mut game, "podwyzka");
    settle(&mut game);
    assert_eq!(dukaty(&game, JA), 18 - (6 + 9));
}

#[test]
fn who_cannot_pay_keeps_the_card_and_his_czyn() {
    let table = stol().dwor(JA, &["roch", "dworek", "zbroja"]).pole(JA, &["wicek"]).dukaty(JA, 1);
    let game = table.begin();
    for id in ["roch", "dworek", "zbroja"] {
        assert!(!playable(&game, id));
        assert!(refused(&game, id).contains(&cite!("I2 6.3.4")), "{id}");
    }
    assert!(can_agitate(&game, "wicek"));
}

#[test]
fn who_can_no_longer_pay_takes_the_card_back_and_has_his_czyn_still() {
    let _rules = [proves!("I2 3.3.3.10"), proves!("I2 3.3.3.32"), proves!("I2 3.3.3.33")];
    for (id, czyn) in [("roch", true), ("dworek", false), ("zbroja", false)] {
        let table = stol().dwor(JA, &[id]).pole(JA, &["wicek"]).dukaty(JA, 4);
        let mut game = table.dwor(ON, &["podwyzka"]).begin();
        play(&mut game, id);
        play(&mut game, "podwyzka");
        settle(&mut game);
        assert_eq!(asked(&game), (JA, Question::Stint));
        assert_eq!((dukaty(&game, JA), piles(&game, JA)), (4, [1, 0, 0]), "{id}");
        assert!(can_agitate(&game, "wicek"), "{id} {czyn}: it counts as not having happened");
    }
}

#[test]
fn kreski_for_putting_out_are_taken_at_once_as_far_as_there_are_any() {
    let _rule = proves!("I2 3.3.3.12");
    let table = stol().dwor(JA, &["roch"]).kreski(ON, 20).dwor(ON, &["kasata"]);
    let mut game = table.begin();
    plays(&mut game, "roch");
    assert_eq!(kreski(&game, JA), 1, "one was left; nobody could answer it");
    assert_eq!(game.view(None).pool_kreski, 0);
}

#[test]
fn whoever_controls_a_postac_has_it_in_his_kompania() {
    let _rule = proves!("I2 3.3.3.13");
    let table = stol().lazaret(ON, &["roch"]).pole(JA, &["chorazy"]);
    let mut game = table.dwor(JA, &["wskrzeszenie"]).begin();
    plays(&mut game, "wskrzeszenie");
    assert_eq!(seen(&game, "roch").szabla, Some(6), "he is one of ours");
    assert!(can_agitate(&game, "roch"));
    // Nobody is a companion of himself: the rule of a Kozak minds others only.
    let mut game = stol().pole(JA, &["mistrz"]).pole(ON, &["kozak"]).begin();
    crate::kompania::challenge(&mut game, "mistrz");
    settle(&mut game);
    assert_eq!(asked(&game), (JA, Question::Stint));
}

#[test]
fn agitacja_taps_a_postac_and_brings_a_kreska() {
    let _rule = proves!("I2 3.3.3.14");
    let mut game = stol().pole(JA, &["roch"]).begin();
    let events = agitate(&mut game, "roch");
    assert!(seen(&game, "roch").zaznaczona);
    assert_eq!((kreski(&game, JA), game.view(None).pool_kreski), (1, 20));
    let taken = rule_of(&events, |it| matches!(it, Event::Kreski { .. }));
    assert_eq!(taken, Some(cite!("I2 3.3.3.14")));
}

#[test]
fn with_an_empty_pool_agitacja_is_against_a_player() {
    let _rule = proves!("I2 3.3.3.15");
    let mut game = stol().pole(JA, &["roch"]).kreski(JA, 9).kreski(ON, 12).begin();
    let events = agitate(&mut game, "roch");
    assert_eq!([kreski(&game, JA), kreski(&game, ON)], [9, 11]);
    assert_eq!(game.view(None).pool_kreski, 1);
    let lost = rule_of(&events, |it| matches!(it, Event::Kreski { .. }));
    assert_eq!(lost, Some(cite!("I2 3.3.3.15")));
}

#[test]
fn the_two_kinds_of_agitacja_are_never_combined() {
    let _rule = proves!("I2 3.3.3.16");
    let table = stol().bearing(JA, "roch", &[], &["ciecie"]).kreski(JA, 10).kreski(ON, 10);
    let mut game = table.begin();
    agitate(&mut game, "roch");
    choose(&mut game, |it| matches!(it, Choice::Boost(_)));
    assert_eq!([kreski(&game, JA), kreski(&game, ON)], [11, 10], "the other one is lost");
}

#[test]
fn a_karmazyn_changes_the_field_by_a_czyn_that_taps_him() {
    let _rule = proves!("I2 3.3.3.31");
    let mut game = karmazyn(stol(), JA, "kasztelan").pole(JA, &["podkomorzy"]).begin();
    let kasztelan = card(&game, "kasztelan");
    choose(&mut game, |it| *it == Choice::ChangeField(kasztelan));
    settle(&mut game);
    assert!(seen(&game, "kasztelan").zaznaczona);
    assert_eq!(game.view(None).seats[0].karmazyni.len(), 0);
    let podkomorzy = card(&game, "podkomorzy");
    assert!(!offered(&game, Choice::ChangeField(podkomorzy)), "the czyn is used");
    let game = stol().tapped(JA, "kasztelan").begin();
    assert!(refused(&game, "kasztelan").contains(&cite!("I2 3.3.3.31")));
}

#[test]
fn a_moderunek_needs_a_postac_of_ones_own() {
    let game = stol().pole(ON, &["roch"]).dwor(JA, &["szabla"]).begin();
    assert!(!playable(&game, "szabla"));
    assert!(refused(&game, "szabla").contains(&cite!("I2 3.3.3.33")));
}

#[test]
fn copies_of_a_postac_in_play_are_of_no_use() {
    let table = stol().pole(JA, &["roch"]).pole(ON, &["bohun"]);
    let game = table.dwor(JA, &["bohun-stary"]).begin();
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::DiscardCopy(_))));
    let mut game = game;
    crate::kompania::challenge(&mut game, "roch");
    choose(&mut game, |it| *it == Choice::Accept);
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Play { .. })));
}

#[test]
fn an_efekt_without_a_moment_waits_for_ones_own_turn() {
    let _rule = proves!("I2 3.3.3.34");
    let mut game = stol().dwor(ON, &["poselstwo"]).begin();
    assert!(crate::kompania::refused_to(&game, ON, "poselstwo").contains(&cite!("I2 1.8.3")));
    end_stint(&mut game);
    plays(&mut game, "poselstwo");
    assert_eq!((kreski(&game, ON), asked(&game)), (3, (ON, Question::Stint)));
}

#[test]
fn a_rule_without_cost_and_condition_always_works() {
    let _rule = proves!("I2 3.3.3.35");
    let mut game = stol().pole(JA, &["roch"]).dwor(JA, &["chorazy"]).begin();
    plays(&mut game, "chorazy");
    assert_eq!(seen(&game, "roch").szabla, Some(6));
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Use { .. })));
}

#[test]
fn the_faza_gry_begins_has_its_turns_and_ends_when_all_have_said_bene() {
    let _rule = proves!("I2 3.3.3.36");
    let table = stol().pole(JA, &["poranek", "zmierzch", "roch"]).dwor(ON, &["poselstwo"]);
    let mut game = table.begin();
    let mut seen = Vec::new();
    let round = game.view(None).round;
    while game.view(None).round <= round + 1 {
        let (seat, question) = asked(&game);
        if matches!(question, Question::Stint | Question::Okno) {
            seen.push((seat, question, game.moment()));
        }
        let least = [Choice::EndStint, Choice::Decline, Choice::Done, Choice::No];
        choose(&mut game, |it| least.contains(it));
    }
    let (turns, morning, evening) = ((JA, ON), Some(Moment::PoczatekGry), Some(Moment::KoniecGry));
    let bene = |seat| (seat, Question::Stint, None);
    let phase = [bene(turns.0), bene(turns.1), (JA, Question::Okno, evening)];
    assert_eq!(seen[..3], phase, "two bene in a row end it at once");
    assert_eq!(seen[3], (JA, Question::Okno, morning), "the next one begins");
    assert_eq!(seen[4..7], phase);
}
