//! House Baratheon.

use cards::thrones::Phase;
use thrones::{KeywordType, Place, Question};

use super::staged::*;

super::card_tests! {
    "01046" maester_cressen,
    "01047" melisandre,
    "01048" robert_baratheon,
    "01049" selyse_baratheon,
    "01050" ser_davos_seaworth,
    "01051" shireen_baratheon,
    "01052" stannis_baratheon,
    "01054" fiery_followers,
    "01055" kings_hunting_party,
    "01056" dragonstone_faithful,
    "01057" vanguard_lancer,
    "01058" lightbringer,
    "01059" dragonstone_port,
    "01060" chamber_of_the_painted_table,
    "01061" the_red_keep_adds_strength,
    "01061" the_red_keep_draws,
    "01062" consolidation_of_power,
    "01063" ours_is_the_fury,
    "01064" seen_in_flames,
}

fn maester_cressen() {
    let mut play = stage(Phase::Marshaling, |a, b| {
        a.play = in_play(&["01046"]);
        b.play = in_play(&["01090 +01035"]);
    });
    play.acts(A, "01046");
    assert_eq!(play.place("01035"), Place::Discard);
}

fn melisandre() {
    let mut play = stage(Phase::Marshaling, |a, b| {
        a.play = in_play(&["01047"]);
        a.hand = defs(&["01054", "01150"]);
        b.play = in_play(&["01090"]);
    });
    play.acts(A, "01054").acts(A, "01047").pick("01090");
    assert_eq!(play.knelt("01090"), 1);
}

fn robert_baratheon() {
    let play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01048", "01150 ~"]);
        b.play = in_play(&["01090 ~"]);
    });
    assert_eq!(play.strength("01048"), 7);
}

fn selyse_baratheon() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01049", "01053"]);
    });
    play.acts(A, "01049").pick("01053");
    assert!(play.has_icon("01053", INT));
    assert_eq!(play.gold(A), 4);
}

fn ser_davos_seaworth() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01146"]);
        b.play = in_play(&["01050 ~"]);
    });
    play.declares(A, MIL, &["01146"]).acts(B, "01050");
    assert_eq!(play.place("01050"), Place::Hand);
}

fn shireen_baratheon() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01146", "01144"]);
        b.play = in_play(&["01051 ~"]);
    });
    play.declares(A, MIL, &["01146"]).acts(B, "01051");
    assert_eq!(play.knelt("01144"), 1);
}

fn stannis_baratheon() {
    let mut play = stage(Phase::Standing, |a, _| {
        a.play = in_play(&["01052", "01150 ~", "01151 ~", "01152 ~"]);
    });
    play.until(|_, it| it == Question::Standing).pick("01150").pick("01151");
    assert!(play.kneels("01152"));
    assert_eq!((play.stood("01150"), play.stood("01151")), (1, 1));
}

fn fiery_followers() {
    let mut play = stage(Phase::Dominance, |a, _| {
        a.play = in_play(&["01054 ~"]);
    });
    play.acts(A, "01054");
    assert_eq!(play.stood("01054"), 1);
}

fn kings_hunting_party() {
    let play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01055"]);
        b.play = in_play(&["01048"]);
    });
    assert!(play.has_icon("01055", INT));
}

fn dragonstone_faithful() {
    reduces("01056", "01046", 2);
}

fn vanguard_lancer() {
    let mut play = stage(Phase::Marshaling, |a, b| {
        a.hand = defs(&["01057", "01150"]);
        b.power = 3;
    });
    play.acts(A, "01057").acts(A, "01057");
    assert_eq!(play.power(B), 2);
}

fn lightbringer() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01052 +01058"]);
    });
    play.declares(A, MIL, &["01052"]);
    play.until(|_, it| it == Question::Keyword(KeywordType::Renown)).pick("01052");
    play.acts(A, "01058");
    assert_eq!(play.the("01052").power, 1);
    assert!(!play.kneels("01052"));
}

fn dragonstone_port() {
    reduces("01059", "01058", 1);
}

fn chamber_of_the_painted_table() {
    let mut play = stage(Phase::Dominance, |a, b| {
        a.play = in_play(&["01060", "01146"]);
        b.power = 2;
    });
    play.acts(A, "01060");
    assert_eq!((play.power(A), play.power(B)), (2, 1), "one is for dominance");
}

fn the_red_keep_adds_strength() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01061", "01150"]);
    });
    play.declares(A, POW, &["01150"]);
    assert_eq!(play.sides(), (4, 0));
}

fn the_red_keep_draws() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01061"]);
    });
    play.acts(A, "01061");
    assert_eq!(play.hand(A), 2);
}

fn consolidation_of_power() {
    let mut play = stage(Phase::Marshaling, |a, _| {
        a.play = in_play(&["01152", "01142"]);
        a.hand = defs(&["01062", "01150"]);
    });
    play.acts(A, "01062").pick("01152").pick("01142");
    play.dully_until(|it| it.power(A) == 1);
    assert_eq!((play.knelt("01152"), play.knelt("01142")), (1, 1));
}

fn ours_is_the_fury() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01149"]);
        b.play = in_play(&["01053 ~"]);
        b.hand = defs(&["01063"]);
    });
    play.declares(A, MIL, &["01149"]).acts(B, "01063");
    assert_eq!(play.ends().stood("01053"), 1, "won");
}

fn seen_in_flames() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01047"]);
        a.hand = defs(&["01064"]);
        b.hand = defs(&["01093", "01094"]);
    });
    play.acts(A, "01064").pick("01094");
    assert_eq!(play.place("01094"), Place::Discard);
    assert_eq!(play.place("01093"), Place::Hand);
}
