//! House Tyrell.

use cards::thrones::{Kind, Phase};
use thrones::{Choice, Event, Place, Question, Side};

use super::staged::*;

super::card_tests! {
    "01179" left,
    "01180" maester_lomys,
    "01181" margaery_tyrell,
    "01182" paxter_redwyne,
    "01183" randyll_tarly,
    "01184" right,
    "01185" the_knight_of_flowers,
    "01186" the_queen_of_thorns,
    "01188" garden_caretaker,
    "01189" olennas_informant,
    "01190" wardens_of_the_reach,
    "01191" heartsbane,
    "01192" highgarden,
    "01193" the_mander,
    "01194" rose_garden,
    "01195" growing_strong,
    "01196" olennas_cunning,
    "01197" the_bear_and_the_maiden_fair,
}

fn left() {
    let play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01179", "01184"]);
    });
    assert_eq!(play.strength("01179"), 3);
    assert!(play.has_icon("01179", POW));
}

fn maester_lomys() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01187"]);
        a.hand = defs(&["01152"]);
        b.play = in_play(&["01180"]);
    });
    play.fights(INT, &["01187"], &["01180"]).acts(B, "01180");
    assert_eq!(play.place("01152"), Place::Discard);
}

fn margaery_tyrell() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01181", "01150"]);
    });
    play.acts(A, "01181").pick("01150");
    assert_eq!(play.strength("01150"), 5);
}

fn paxter_redwyne() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01182"]);
        a.hand = defs(&["01121"]);
        b.play = in_play(&["01088"]);
    });
    play.acts(A, "01121").pick("01088");
    assert_eq!(play.gold(A), 5, "the first event of the round costs one less");
}

fn randyll_tarly() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01183 ~", "01181"]);
    });
    play.acts(A, "01181").pick("01183").acts(A, "01183");
    assert!(!play.kneels("01183"));
}

fn right() {
    let mut play = stage(Phase::Challenges, |a, b| {
        b.play = in_play(&["01179", "01184"]);
        a.play = in_play(&["01150"]);
    });
    assert_eq!(play.strength("01184"), 3);
    assert!(play.has_icon("01184", INT));
    play.fights(MIL, &["01150"], &["01184"]);
    assert!(!play.kneels("01184"));
}

fn the_knight_of_flowers() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01185"]);
        b.play = in_play(&["01088", "01091"]);
    });
    play.declares(A, MIL, &["01185"]);
    play.until(|_, it| it == Question::Defenders).pick("01088");
    assert!(!play.asks(Question::Defenders));
}

fn the_queen_of_thorns() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01186"]);
        a.hand = defs(&["01185"]);
    });
    play.declares(A, INT, &["01186"]).acts(A, "01186").pick("01185");
    assert_eq!(play.place("01185"), Place::Play);
}

fn garden_caretaker() {
    reduces("01188", "01187", 1);
}

fn olennas_informant() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01150", "01152"]);
        a.hand = defs(&["01189"]);
    });
    play.acts(A, "01189").acts(A, "01189").choose(Choice::Icon(POW));
    play.declares(A, POW, &["01150"]).ends().declares(A, POW, &["01152"]);
    assert_eq!(play.game.view(None).round, 1);
}

fn wardens_of_the_reach() {
    let play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01190", "01192"]);
    });
    assert_eq!(play.strength("01190"), 4);
}

fn heartsbane() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01185 +01191"]);
    });
    play.declares(A, MIL, &["01185"]).acts(A, "01191");
    assert_eq!(play.strength("01185"), 8);
}

fn highgarden() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01192", "01150"]);
    });
    play.declares(A, MIL, &["01150"]).acts(A, "01192");
    assert_eq!((play.the("01150").side, play.kneels("01150")), (Side::None, false));
}

fn the_mander() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01193", "01144"]);
    });
    play.declares(A, MIL, &["01144"]).acts(A, "01193");
    assert_eq!(play.hand(A), 2);
}

fn rose_garden() {
    reduces("01194", "01191", 0);
}

fn growing_strong() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01185", "01187"]);
        a.hand = defs(&["01195"]);
    });
    play.acts(A, "01195").pick("01185").pick("01187");
    play.dully_until(|it| it.strength("01185") == 7 && it.strength("01187") == 4);
}

fn olennas_cunning() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01084"]);
        a.hand = defs(&["01196"]);
    });
    play.declares(A, INT, &["01084"]).acts(A, "01196").choose(Choice::Kind(Kind::Attachment));
    play.choose(Choice::Find(crate::core_decks::def(KNIGHT)));
    assert_eq!(play.hand(A), 1);
}

fn the_bear_and_the_maiden_fair() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.hand = defs(&["01197"]);
    });
    play.acts(A, "01197").choose(Choice::Player(B));
    assert_eq!(play.told(|it| matches!(it, Event::LookedAt { seat: A, .. })), 5);
}
