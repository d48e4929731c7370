//! The Night's Watch.

use cards::thrones::Phase;
use thrones::{Event, KeywordType, Place, Question};

use super::staged::*;

super::card_tests! {
    "01122" benjen_cannot_be_bypassed,
    "01122" benjen_is_shuffled_away,
    "01123" ghost,
    "01124" jon_snow,
    "01125" maester_aemon,
    "01126" old_bear_mormont_defends_standing,
    "01126" old_bear_mormont_calls_the_watch,
    "01128" ser_waymar_royce,
    "01129" yoren,
    "01130" messenger_raven,
    "01131" old_forest_hunter,
    "01133" steward_at_the_wall,
    "01134" veteran_builder,
    "01135" longclaw,
    "01136" castle_black,
    "01137" the_wall_strengthens,
    "01137" the_wall_kneels,
    "01137" the_wall_gives_power,
    "01138" a_meager_contribution,
    "01139" take_the_black,
    "01140" the_sword_in_the_darkness,
}

fn benjen_cannot_be_bypassed() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01067"]);
        b.play = in_play(&["01122"]);
    });
    play.declares(A, MIL, &["01067"]);
    assert!(!matches!(play.asked().1, Question::Stealth { .. }));
}

fn benjen_is_shuffled_away() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01146"]);
        b.play = in_play(&["01122 ~"]);
    });
    play.declares(A, MIL, &["01146"]).acts(B, "01122");
    assert_eq!(play.power(B), 2);
    assert!(play.game.view(None).seats[1].dead.is_empty());
}

fn ghost() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01123", "01150"]);
        b.play = in_play(&["01086"]);
    });
    play.declares(A, MIL, &["01123"]).pick("01086").acts(A, "01123").ends();
    play.declares(A, POW, &["01150"]);
    play.until_phase_ends(|it| assert!(!it.asks(Question::Defenders)));
}

fn jon_snow() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01124", "01132"]);
    });
    play.declares(A, MIL, &["01132"]);
    assert_eq!(play.sides(), (9, 0));
}

fn maester_aemon() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150"]);
        b.play = in_play(&["01130 ~", "01125"]);
    });
    play.declares(A, MIL, &["01150"]);
    play.until(|_, it| it == Question::Claim).pick("01130").acts(B, "01125");
    assert_eq!(play.place("01130"), Place::Play);
}

fn old_bear_mormont_defends_standing() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150"]);
        b.play = in_play(&["01126", "01137"]);
    });
    play.fights(MIL, &["01150"], &["01126"]);
    assert!(!play.kneels("01126"));
}

fn old_bear_mormont_calls_the_watch() {
    let mut play = stage(Phase::Challenges, |_, b| {
        b.play = in_play(&["01126"]);
        b.hand = defs(&["01132"]);
    });
    play.acts(B, "01126").pick("01132");
    assert_eq!(play.place("01132"), Place::Play);
}

fn ser_waymar_royce() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150"]);
        a.hand = defs(&["01152"]);
        b.play = in_play(&["01128 ~"]);
    });
    play.declares(A, MIL, &["01150"]).acts(B, "01128");
    assert_eq!(play.place("01152"), Place::Discard);
}

fn yoren() {
    let mut play = stage(Phase::Marshaling, |a, b| {
        a.hand = defs(&["01129", "01150"]);
        b.discard = defs(&["01088"]);
    });
    play.acts(A, "01129").acts(A, "01129");
    assert_eq!((play.place("01088"), play.the("01088").controller), (Place::Play, A));
}

fn messenger_raven() {
    let mut play = stage(Phase::Dominance, |a, _| {
        a.play = in_play(&["01130"]);
    });
    play.acts(A, "01130");
    assert_eq!((play.place("01130"), play.hand(A)), (Place::Hand, 2));
}

fn old_forest_hunter() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01131"]);
        a.hand = defs(&["01152"]);
    });
    play.acts(A, "01131").pick("01152");
    assert_eq!((play.place("01152"), play.gold(A)), (Place::Discard, 6));
}

fn steward_at_the_wall() {
    reduces("01133", "01125", 2);
}

fn veteran_builder() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01134", "01098 ~"]);
    });
    play.acts(A, "01134");
    assert!(!play.kneels("01098"));
    assert_eq!(play.place("01134"), Place::Discard);
}

fn longclaw() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01132 +01135"]);
    });
    assert_eq!(play.strength("01132"), 6);
    play.declares(A, MIL, &["01132"]);
    play.until(|_, it| it == Question::Keyword(KeywordType::Renown));
}

fn castle_black() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150"]);
        b.play = in_play(&["01136", "01132"]);
    });
    play.fights(MIL, &["01150"], &["01132"]).acts(B, "01136");
    assert_eq!((play.strength("01132"), play.kneels("01132")), (7, false));
}

fn the_wall_strengthens() {
    let play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01137", "01132"]);
    });
    assert_eq!(play.strength("01132"), 6);
}

fn the_wall_kneels() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150"]);
        b.play = in_play(&["01137"]);
    });
    play.declares(A, MIL, &["01150"]).ends();
    assert_eq!(play.knelt("01137"), 1);
}

fn the_wall_gives_power() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01137"]);
    });
    play.acts(A, "01137");
    assert_eq!(play.told(|it| matches!(it, Event::Power { by: 2, .. })), 1);
}

fn a_meager_contribution() {
    let mut play = stage(Phase::Marshaling, |_, b| {
        b.hand = defs(&["01138"]);
    });
    play.acts(B, "01138");
    assert_eq!(play.told(|it| matches!(it, Event::Gold { seat: B, by: 1, .. })), 1);
}

fn take_the_black() {
    let mut play = stage(Phase::Dominance, |a, b| {
        a.hand = defs(&["01139"]);
        b.play = in_play(&["01091"]);
    });
    play.acts(A, "01139");
    assert_eq!(play.the("01091").controller, A);
}

fn the_sword_in_the_darkness() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01149", "01150"]);
        b.play = in_play(&["01126"]);
        b.hand = defs(&["01140"]);
    });
    play.fights(MIL, &["01149"], &["01126"]).acts(B, "01140");
    play.until_phase_ends(|it| assert!(!it.offers_challenge(A, POW)));
}
