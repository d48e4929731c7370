//! The neutral cards that are no plots.

use cards::thrones::Phase;
use thrones::{Event, Place};

use super::staged::*;

super::card_tests! {
    "01027" fealty,
    "01028" littlefinger,
    "01029" varys,
    "01030" rattleshirts_raiders,
    "01031" wildling_horde,
    "01032" seal_of_the_hand,
    "01033" bodyguard,
    "01034" little_bird,
    "01035" milk_of_the_poppy,
    "01036" noble_lineage,
    "01037" syrios_training,
    "01038" the_iron_throne,
    "01039" the_kingsroad,
    "01041" put_to_the_sword,
    "01042" put_to_the_torch,
    "01043" superior_claim,
    "01044" tears_of_lys,
    "01045" the_hands_judgment,
}

fn fealty() {
    let mut play = stage(Phase::Marshaling, |a, _| {
        a.agenda = Some(crate::core_decks::def("01027"));
        a.hand = defs(&["01146"]);
    });
    let before = play.gold(A);
    play.acts(A, "01027").acts(A, "01146");
    assert_eq!(before - play.gold(A), 5, "Robb is loyal");
}

fn littlefinger() {
    let mut play = stage(Phase::Marshaling, |a, _| {
        a.hand = defs(&["01028", "01150"]);
    });
    play.acts(A, "01028").acts(A, "01028");
    assert_eq!(play.hand(A), 3);
}

fn varys() {
    let mut play = stage(Phase::Dominance, |a, b| {
        a.play = in_play(&["01029"]);
        b.play = in_play(&["01090"]);
    });
    play.acts(A, "01029");
    assert_eq!((play.place("01090"), play.place("01029")), (Place::Discard, Place::Removed));
}

fn rattleshirts_raiders() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01030"]);
        b.play = in_play(&["01090 ~ +01032"]);
    });
    play.declares(A, MIL, &["01030"]).acts(A, "01030");
    assert_eq!(play.place("01032"), Place::Discard);
}

fn wildling_horde() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01031"]);
    });
    play.declares(A, MIL, &["01031"]).acts(A, "01031");
    assert_eq!(play.strength("01031"), 7);
}

fn seal_of_the_hand() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01146 ~ +01032"]);
    });
    play.acts(A, "01032");
    assert_eq!((play.kneels("01146"), play.kneels("01032")), (false, true));
}

fn bodyguard() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150"]);
        b.play = in_play(&["01146 ~ +01033"]);
    });
    play.declares(A, MIL, &["01150"]).acts(B, "01033");
    assert_eq!((play.place("01146"), play.place("01033")), (Place::Play, Place::Discard));
}

fn little_bird() {
    let play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01144 +01034"]);
    });
    assert!(play.has_icon("01144", INT));
}

fn milk_of_the_poppy() {
    let play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01090 +01035"]);
    });
    assert!(play.the("01090").blank);
    assert_eq!(play.strength("01090"), 6);
}

fn noble_lineage() {
    let play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01145", "01088 +01036"]);
    });
    assert!(play.has_icon("01088", POW));
}

fn syrios_training() {
    let play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01084 +01037"]);
    });
    assert!(play.has_icon("01084", MIL));
}

fn the_iron_throne() {
    let mut play = stage(Phase::Dominance, |a, b| {
        a.play = in_play(&["01038"]);
        b.play = in_play(&["01151"]);
    });
    // 13 against 6; without the throne 5.
    play.until_told(|it| matches!(it, Event::Dominance { .. }));
    assert_eq!(play.told(|it| *it == Event::Dominance { winner: Some(A) }), 1);
}

fn the_kingsroad() {
    let mut play = stage(Phase::Marshaling, |a, _| {
        a.play = in_play(&["01039"]);
        a.hand = defs(&["01144"]);
    });
    let before = play.gold(A);
    play.acts(A, "01039").acts(A, "01144");
    assert_eq!((before - play.gold(A), play.place("01039")), (4, Place::Discard));
}

fn put_to_the_sword() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01144"]);
        a.hand = defs(&["01041"]);
        b.play = in_play(&["01090 ~", "01088 ~"]);
    });
    play.declares(A, MIL, &["01144"]).acts(A, "01041").pick("01090");
    assert_eq!(play.place("01090"), Place::Dead);
}

fn put_to_the_torch() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01144"]);
        a.hand = defs(&["01042"]);
        b.play = in_play(&["01098"]);
    });
    play.declares(A, MIL, &["01144"]).acts(A, "01042");
    assert_eq!(play.place("01098"), Place::Discard);
}

fn superior_claim() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01144"]);
        a.hand = defs(&["01043"]);
    });
    play.declares(A, POW, &["01144"]).acts(A, "01043");
    assert_eq!(play.told(|it| matches!(it, Event::Power { by: 2, .. })), 1);
}

fn tears_of_lys() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01084"]);
        a.hand = defs(&["01044"]);
        b.play = in_play(&["01053"]);
    });
    play.declares(A, INT, &["01084"]).acts(A, "01044");
    assert_eq!(play.place("01053"), Place::Play);
    assert_eq!(play.through(Phase::Challenges).place("01053"), Place::Dead);
}

fn the_hands_judgment() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150"]);
        a.hand = defs(&["01159"]);
        b.hand = defs(&["01045"]);
    });
    play.declares(A, MIL, &["01150"]).acts(A, "01159").acts(B, "01045");
    assert_eq!(play.claim(A), 1);
    assert_eq!(play.told(|it| matches!(it, Event::Canceled { .. })), 1);
}
