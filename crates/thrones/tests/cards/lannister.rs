//! House Lannister.

use cards::thrones::Phase;
use thrones::{Choice, Event, KeywordType, Place, Question};

use super::staged::*;

super::card_tests! {
    "01084" cersei_lannister,
    "01086" joffrey_baratheon,
    "01087" ser_jaime_lannister,
    "01088" the_tickler,
    "01089" tyrion_lannister,
    "01090" tywin_lannister,
    "01092" gold_cloaks,
    "01094" lannisport_merchant,
    "01095" the_queens_assassin,
    "01096" widows_wail,
    "01097" casterly_rock,
    "01098" lannisport,
    "01099" western_fiefdom,
    "01100" hear_me_roar,
    "01101" the_things_i_do_for_love,
    "01102" treachery,
}

fn cersei_lannister() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01084"]);
    });
    play.declares(A, INT, &["01084"]);
    assert_eq!(play.claim(A), 2);
}

fn joffrey_baratheon() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01086", "01146"]);
        b.play = in_play(&["01051 ~"]);
    });
    play.declares(A, MIL, &["01146"]).acts(A, "01086");
    assert_eq!(play.the("01086").power, 1, "Shireen is a Lady");
}

fn ser_jaime_lannister() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01087"]);
    });
    play.declares(A, MIL, &["01087"]);
    assert!(!play.kneels("01087"));
    play.until(|_, it| it == Question::Keyword(KeywordType::Renown)).pick("01087");
    assert_eq!(play.the("01087").power, 1);
}

fn the_tickler() {
    let mut play = stage(Phase::Dominance, |a, b| {
        a.play = in_play(&["01088"]);
        b.play = in_play(&["01091"]);
    });
    play.acts(A, "01088").pick("01091");
    assert_eq!(play.game.view(None).seats[1].discard.len(), 2, "the top card and its copy");
}

fn tyrion_lannister() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01089"]);
    });
    play.declares(A, INT, &["01089"]).acts(A, "01089");
    assert_eq!(play.gold(A), 7);
}

fn tywin_lannister() {
    let play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01090"]);
    });
    assert_eq!(play.strength("01090"), 11);
}

fn gold_cloaks() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.hand = defs(&["01092"]);
    });
    play.acts(A, "01092");
    assert_eq!(play.place("01092"), Place::Play);
    assert_eq!(play.through(Phase::Challenges).place("01092"), Place::Discard);
}

fn lannisport_merchant() {
    reduces("01094", "01084", 3);
}

fn the_queens_assassin() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.hand = defs(&["01095", "01150", "01150"]);
        b.play = in_play(&["01088", "01090"]);
    });
    play.acts(A, "01095").acts(A, "01095");
    assert_eq!(play.asked().0, B, "he chooses who dies");
    play.pick("01088");
    assert_eq!(play.place("01088"), Place::Dead);
}

fn widows_wail() {
    let play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01086 +01096"]);
    });
    assert_eq!(play.strength("01086"), 5);
    assert!(play.has_icon("01086", MIL));
}

fn casterly_rock() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01097", "01084", "01089"]);
    });
    play.declares(A, INT, &["01084"]).ends().declares(A, INT, &["01089"]);
}

fn lannisport() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01098", "01084"]);
    });
    play.declares(A, INT, &["01084"]).acts(A, "01098");
    assert_eq!(play.hand(A), 1);
}

fn western_fiefdom() {
    reduces("01099", "01098", 2);
}

fn hear_me_roar() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.hand = defs(&["01100", "01087"]);
    });
    play.acts(A, "01100").pick("01087");
    assert_eq!(play.place("01087"), Place::Play);
    assert_eq!(play.through(Phase::Challenges).place("01087"), Place::Discard);
}

fn the_things_i_do_for_love() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01084"]);
        a.hand = defs(&["01101"]);
        b.play = in_play(&["01088"]);
    });
    play.acts(A, "01101").choose(Choice::Number(2));
    assert_eq!((play.place("01088"), play.gold(A)), (Place::Hand, 3));
}

fn treachery() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01163", "01150 ~"]);
        b.play = in_play(&["01090"]);
        b.hand = defs(&["01102"]);
    });
    play.acts(A, "01163").acts(B, "01102");
    assert_eq!(play.told(|it| matches!(it, Event::Canceled { .. })), 1);
    assert!(play.kneels("01150"));
}
