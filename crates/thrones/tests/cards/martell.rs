//! House Martell.

use cards::thrones::Phase;
use thrones::{Choice, Event, KeywordType, Place, Question, Side};

use super::staged::*;

super::card_tests! {
    "01103" areo_hotah,
    "01104" arianne_martell,
    "01105" doran_martell,
    "01106" edric_dayne,
    "01107" maester_caleotte,
    "01108" obara_sand,
    "01109" the_red_viper,
    "01110" desert_scavenger,
    "01111" dornish_paramour,
    "01112" greenblood_trader,
    "01114" palace_spearman,
    "01115" dawn,
    "01116" ghaston_grey,
    "01117" sunspear,
    "01118" blood_orange_grove,
    "01119" dorans_game,
    "01120" unbowed_unbent_unbroken,
    "01121" confinement,
}

fn areo_hotah() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150"]);
        a.hand = defs(&["01103"]);
        b.play = in_play(&["01088"]);
    });
    play.fights(MIL, &["01150"], &["01088"]).acts(A, "01103").acts(A, "01103").pick("01088");
    assert_eq!(play.the("01088").side, Side::None);
}

fn arianne_martell() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01104"]);
        a.hand = defs(&["01151"]);
    });
    play.acts(A, "01104").pick("01151");
    assert_eq!((play.place("01151"), play.place("01104")), (Place::Play, Place::Hand));
}

fn doran_martell() {
    let play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01105", "01104"]);
        a.used_plots = defs(&["01002", "01003"]);
    });
    assert_eq!((play.strength("01104"), play.strength("01105")), (6, 4));
}

fn edric_dayne() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01106"]);
    });
    play.acts(A, "01106").choose(Choice::Icon(MIL));
    assert!(play.has_icon("01106", MIL));
}

fn maester_caleotte() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01144"]);
        b.play = in_play(&["01107"]);
    });
    play.fights(POW, &["01144"], &["01107"]).acts(B, "01107").pick("01144");
    play.choose(Choice::Icon(MIL));
    assert!(!play.has_icon("01144", MIL));
}

fn obara_sand() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01144"]);
        b.play = in_play(&["01108 ~"]);
    });
    play.fights(POW, &["01144"], &["01108"]);
    assert_eq!(play.the("01108").side, Side::Defending);
}

fn the_red_viper() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01109"]);
    });
    play.declares(A, MIL, &["01109"]).acts(A, "01109");
    assert_eq!(play.the("01109").power, 1, "won by 7");
}

fn desert_scavenger() {
    reduces("01110", "01108", 2);
}

fn dornish_paramour() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01111"]);
        b.play = in_play(&["01085", "01088"]);
    });
    play.declares(A, INT, &["01111"]).acts(A, "01111").pick("01085");
    play.until(|_, it| it == Question::Defenders);
    assert!(!play.offered().contains(&Choice::Done));
}

fn greenblood_trader() {
    let mut play = stage(Phase::Marshaling, |a, _| {
        a.hand = defs(&["01112", "01152"]);
    });
    play.acts(A, "01112").acts(A, "01112");
    let first = play.offered()[0];
    play.choose(first);
    assert_eq!(play.hand(A), 2);
}

fn palace_spearman() {
    let play = stage_first(B, Phase::Challenges, |a, _| {
        a.play = in_play(&["01114"]);
    });
    assert!(play.has_icon("01114", INT));
}

fn dawn() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01113 +01115"]);
        a.used_plots = defs(&["01002"]);
        b.play = in_play(&["01091", "01088"]);
    });
    assert_eq!(play.strength("01113"), 3);
    play.declares(A, MIL, &["01113"]);
    play.until(|_, it| it == Question::Keyword(KeywordType::Intimidate));
}

fn ghaston_grey() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150"]);
        b.play = in_play(&["01116"]);
    });
    play.declares(A, MIL, &["01150"]).acts(B, "01116");
    assert_eq!(play.place("01150"), Place::Hand);
}

fn sunspear() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150"]);
        b.play = in_play(&["01117", "01152"]);
    });
    play.declares(A, POW, &["01150"]).acts(B, "01117");
    play.declares(B, POW, &["01152"]);
    assert_eq!(play.claim(B), 2);
}

fn blood_orange_grove() {
    reduces("01118", "01115", 1);
}

fn dorans_game() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01090"]);
        a.hand = defs(&["01119"]);
        a.used_plots = defs(&["01002", "01003"]);
    });
    play.declares(A, INT, &["01090"]).acts(A, "01119");
    assert_eq!(play.told(|it| matches!(it, Event::Power { by: 2, .. })), 1);
}

fn unbowed_unbent_unbroken() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150", "01152"]);
        b.hand = defs(&["01120"]);
    });
    play.declares(A, MIL, &["01150"]).acts(B, "01120").choose(Choice::Icon(POW));
    play.until_phase_ends(|it| assert!(!it.offers_challenge(A, POW)));
}

fn confinement() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.hand = defs(&["01121"]);
        b.play = in_play(&["01088"]);
    });
    play.acts(A, "01121");
    assert_eq!(play.the("01088").icons, 0);
}
