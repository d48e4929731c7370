//! House Targaryen.

use cards::thrones::Phase;
use thrones::{Choice, KeywordType, Place, Question};

use super::staged::*;

super::card_tests! {
    "01160" daenerys_targaryen,
    "01161" drogon,
    "01162" khal_drogo,
    "01163" magister_illyrio,
    "01164" rhaegal,
    "01165" ser_jorah_mormont,
    "01166" viserion,
    "01167" viserys_targaryen,
    "01169" handmaiden,
    "01170" targaryen_loyalist,
    "01171" unsullied,
    "01172" drogos_arakh,
    "01173" plaza_of_punishment,
    "01174" dothraki_sea,
    "01175" illyrios_estate,
    "01176" dracarys,
    "01177" fire_and_blood,
    "01178" waking_the_dragon,
}

fn daenerys_targaryen() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01160", "01150"]);
        b.play = in_play(&["01088"]);
    });
    play.fights(MIL, &["01150"], &["01088"]);
    assert_eq!(play.strength("01088"), 1);
}

fn drogon() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01161", "01160"]);
    });
    play.declares(A, INT, &["01160"]);
    play.until(|_, it| it == Question::Keyword(KeywordType::Renown));
}

fn khal_drogo() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01162", "01150"]);
    });
    play.declares(A, MIL, &["01150"]).ends().declares(A, MIL, &["01162"]);
    assert_eq!(play.game.view(None).round, 1);
}

fn magister_illyrio() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01163", "01150 ~"]);
    });
    play.acts(A, "01163");
    assert_eq!((play.kneels("01150"), play.gold(A)), (false, 3));
}

fn rhaegal() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01164", "01160"]);
    });
    play.declares(A, INT, &["01160"]).acts(A, "01164");
    assert!(!play.kneels("01160"));
}

fn ser_jorah_mormont() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01165"]);
    });
    for betrayals in 1..3 {
        play.declares(A, MIL, &["01165"]).ends();
        assert_eq!(play.the("01165").tokens, [0, 0, betrayals]);
    }
    play.declares(A, MIL, &["01165"]).ends();
    assert_eq!(play.place("01165"), Place::Discard, "the third betrayal");
}

fn viserion() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01166", "01160"]);
        b.play = in_play(&["01088"]);
    });
    play.declares(A, INT, &["01160"]);
    assert!(matches!(play.asked().1, Question::Stealth { .. }));
}

fn viserys_targaryen() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01146 +01032"]);
        b.play = in_play(&["01167 ~"]);
    });
    play.declares(A, MIL, &["01146"]).acts(B, "01167");
    assert_eq!(play.place("01032"), Place::Discard);
}

fn handmaiden() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01169", "01160 ~"]);
    });
    play.acts(A, "01169");
    assert!(!play.kneels("01160"));
}

fn targaryen_loyalist() {
    reduces("01170", "01169", 1);
}

fn unsullied() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01171"]);
        b.play = in_play(&["01088"]);
    });
    play.fights(MIL, &["01171"], &["01088"]);
    assert_eq!(play.strength("01088"), 1);
}

fn drogos_arakh() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01162 +01172"]);
    });
    assert_eq!(play.strength("01162"), 7);
    play.declares(A, MIL, &["01162"]);
    assert!(!play.kneels("01162"));
}

fn plaza_of_punishment() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01173", "01150"]);
        b.play = in_play(&["01088"]);
    });
    play.declares(A, POW, &["01150"]).acts(A, "01173").pick("01088");
    assert_eq!(play.place("01088"), Place::Dead);
}

fn dothraki_sea() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01174", "01150"]);
        a.hand = defs(&["01168"]);
    });
    play.declares(A, POW, &["01150"]).acts(A, "01174").pick("01168");
    assert_eq!(play.place("01168"), Place::Play);
    assert_eq!(play.through(Phase::Challenges).place("01168"), Place::Hand);
}

fn illyrios_estate() {
    reduces("01175", "01172", 1);
}

fn dracarys() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01160", "01150"]);
        a.hand = defs(&["01176"]);
        b.play = in_play(&["01086"]);
    });
    play.fights(POW, &["01150"], &["01086"]).acts(A, "01176").pick("01160").pick("01086");
    assert_eq!((play.place("01086"), play.kneels("01160")), (Place::Dead, true));
}

fn fire_and_blood() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.dead = defs(&["01161"]);
        a.hand = defs(&["01177"]);
    });
    play.acts(A, "01177").choose(Choice::Way(0));
    assert_eq!(play.place("01161"), Place::Play);
}

fn waking_the_dragon() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01160 ~"]);
        a.hand = defs(&["01178"]);
    });
    play.acts(A, "01178");
    assert!(!play.kneels("01160"));
    assert_eq!(play.through(Phase::Challenges).place("01160"), Place::Hand);
}
