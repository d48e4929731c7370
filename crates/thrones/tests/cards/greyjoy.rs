//! House Greyjoy.

use cards::thrones::Phase;
use thrones::{Choice, KeywordType, Place, Question};

use super::staged::*;

super::card_tests! {
    "01065" aeron_damphair,
    "01066" alannys_greyjoy,
    "01067" asha_greyjoy,
    "01068" balon_greyjoy,
    "01069" euron_crows_eye,
    "01071" theon_greyjoy,
    "01073" drowned_men,
    "01074" iron_islands_fishmonger,
    "01075" lordsport_shipwright,
    "01077" throwing_axe,
    "01078" great_kraken_gives_balon_stealth,
    "01078" great_kraken_draws,
    "01079" iron_fleet_scout,
    "01080" sea_tower,
    "01081" risen_from_the_sea,
    "01082" the_krakens_grasp,
    "01083" we_do_not_sow,
}

fn aeron_damphair() {
    let mut play = stage(Phase::Dominance, |a, _| {
        a.play = in_play(&["01065", "01144"]);
        a.dead = defs(&["01067"]);
    });
    play.acts(A, "01065");
    assert_eq!(play.place("01067"), Place::Play);
}

fn alannys_greyjoy() {
    let play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01066"]);
    });
    let reserve = |it: usize| play.game.view(None).seats[it].plot_values[3];
    assert_eq!((reserve(0), reserve(1)), (6, 5));
}

fn asha_greyjoy() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01067"]);
    });
    play.declares(A, POW, &["01067"]).acts(A, "01067");
    assert!(!play.kneels("01067"));
}

fn balon_greyjoy() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01068"]);
        b.play = in_play(&["01151"]);
    });
    play.fights(MIL, &["01068"], &["01151"]);
    assert_eq!(play.sides(), (5, 0));
}

fn euron_crows_eye() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01069"]);
        b.discard = defs(&["01040"]);
    });
    play.declares(A, MIL, &["01069"]);
    play.until(|_, it| it == Question::Keyword(KeywordType::Pillage)).pick("01069");
    play.acts(A, "01069");
    assert_eq!((play.place("01040"), play.the("01040").controller), (Place::Play, A));
}

fn theon_greyjoy() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01071"]);
    });
    play.declares(A, POW, &["01071"]).acts(A, "01071");
    assert_eq!(play.the("01071").power, 1);
}

fn drowned_men() {
    let play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01073", "01078", "01079"]);
    });
    assert_eq!(play.strength("01073"), 5);
}

fn iron_islands_fishmonger() {
    reduces("01074", "01067", 4);
}

fn lordsport_shipwright() {
    let mut play = stage(Phase::Marshaling, |a, b| {
        a.play = in_play(&["01075"]);
        a.hand = defs(&["01150"]);
        b.play = in_play(&["01097", "01098", "01137"]);
    });
    play.acts(A, "01075");
    assert!(!play.may_pick("01137"), "the Wall costs 4");
    play.pick("01098");
    assert_eq!(play.knelt("01098"), 1);
}

fn throwing_axe() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01067 +01077"]);
        b.play = in_play(&["01088"]);
    });
    play.fights(MIL, &["01067"], &["01088"]).acts(A, "01077");
    assert_eq!(play.place("01088"), Place::Dead);
}

fn great_kraken_gives_balon_stealth() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01078", "01068"]);
        b.play = in_play(&["01088"]);
    });
    play.declares(A, MIL, &["01068"]);
    assert!(matches!(play.asked().1, Question::Stealth { .. }));
}

fn great_kraken_draws() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01078", "01150"]);
    });
    play.declares(A, MIL, &["01150"]).acts(A, "01078").choose(Choice::Way(0));
    assert_eq!(play.hand(A), 1);
}

fn iron_fleet_scout() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01079", "01072"]);
    });
    play.declares(A, MIL, &["01072"]).acts(A, "01079");
    assert_eq!(play.strength("01072"), 5, "two for the first player");
}

fn sea_tower() {
    reduces("01080", "01078", 2);
}

fn risen_from_the_sea() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01146"]);
        b.play = in_play(&["01070 ~"]);
        b.hand = defs(&["01081"]);
    });
    play.declares(A, MIL, &["01146"]).acts(B, "01081");
    assert_eq!((play.place("01070"), play.strength("01070")), (Place::Play, 3));
}

fn the_krakens_grasp() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150"]);
        a.hand = defs(&["01082"]);
        b.play = in_play(&["01088"]);
    });
    play.fights(MIL, &["01150"], &["01088"]).acts(A, "01082");
    assert_eq!(play.sides(), (2, 0));
}

fn we_do_not_sow() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150"]);
        a.hand = defs(&["01083"]);
        b.play = in_play(&["01097"]);
    });
    play.declares(A, MIL, &["01150"]).acts(A, "01083");
    assert_eq!(play.place("01097"), Place::Discard);
}
