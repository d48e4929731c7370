//! Immunity, on cards of our own: no card of the Core Set is immune to anything.

use std::sync::Arc;

use cards::thrones::Phase;
use rulebook::{cite, proves};
use thrones::{Choice, Illegal, Place, Question, Reason, SeatLayout};

use crate::{
    core_decks::{WITH_OWN, def},
    each_card::staged::*,
};

fn with_own(phase: Phase, differs: impl FnOnce(&mut SeatLayout, &mut SeatLayout)) -> Played {
    play_with(Some(Arc::clone(&WITH_OWN)));
    stage(phase, differs)
}

#[test]
fn an_immune_card_is_no_target() {
    let _rule = proves!("KZ Odporność.0");
    let mut play = with_own(Phase::Challenges, |a, b| {
        a.play = in_play(&["own-five"]);
        a.hand = defs(&["own-less", "own-slaughter"]);
        b.play = in_play(&["own-deaf", "own-charger"]);
    });
    play.acts(A, "own-less");
    assert!(play.may_pick("own-five") && play.may_pick("own-charger"));
    let deaf = play.find(A, "own-deaf");
    play.refuses(Choice::Pick(deaf), cite!("KZ Odporność.0"));
    let why = play.game.why_not(Choice::Pick(deaf)).expect("refused");
    assert_eq!(why.by(), Some(def("own-deaf")), "its own text says so");
    play.pick("own-charger").acts(A, "own-slaughter");
    assert_eq!(play.place("own-deaf"), Place::Play, "and what kills everybody passes by");
    assert_eq!(play.place("own-charger"), Place::Dead);
    assert_eq!(play.place("own-five"), Place::Dead);
}

#[test]
fn an_immune_card_is_not_chosen_to_be_spared_either() {
    let _rule = proves!("KZ Odporność.0");
    let mut play = with_own(Phase::Challenges, |a, _| {
        a.play = in_play(&["own-five", "own-deaf"]);
        a.hand = defs(&["own-mercy"]);
    });
    play.acts(A, "own-mercy");
    assert!(play.may_pick("own-five"));
    let deaf = play.find(A, "own-deaf");
    play.refuses(Choice::Pick(deaf), cite!("KZ Odporność.0"));
    play.choose(Choice::Done);
    assert_eq!((play.knelt("own-five"), play.knelt("own-deaf")), (1, 0));
}

#[test]
fn the_values_of_an_immune_plot_are_left_alone() {
    let _rule = proves!("KZ Odporność.0");
    let claim_under = |plot: &str| {
        let play = with_own(Phase::Marshaling, |a, b| {
            a.play = in_play(&["own-counter"]);
            a.hand = defs(&["01150"]);
            b.plot = Some(def(plot));
        });
        play.claim(B)
    };
    assert_eq!(claim_under("01013"), 0);
    assert_eq!(claim_under("own-firm"), 2);
}

#[test]
fn where_everybody_is_immune_nothing_would_change() {
    let mut play = with_own(Phase::Challenges, |a, b| {
        a.hand = defs(&["own-slaughter", "own-less"]);
        b.play = in_play(&["own-deaf"]);
    });
    play.until_window_of(A);
    let [all, one] = ["own-slaughter", "own-less"].map(|it| play.find(A, it));
    let uses = |card| Choice::Play { card, ability: 0, on: 0 };
    play.refuses(uses(all), cite!("KZ Zdolności.5"));
    play.refuses(uses(one), cite!("KZ Wskazywanie.2"));
}

#[test]
fn what_belongs_to_an_immune_card_is_not_immune() {
    let mut play = with_own(Phase::Challenges, |a, b| {
        a.hand = defs(&["own-robbery", "own-hush"]);
        b.play = in_play(&["own-deaf +01034"]);
        (b.hand, b.gold) = (Vec::new(), 0);
    });
    play.acts(A, "own-robbery").pick("01034");
    assert_eq!(play.place("01034"), Place::Discard, "its attachment");
    assert_eq!(play.place("own-deaf"), Place::Play);
    play.acts(B, "own-deaf").acts(A, "own-hush");
    assert_eq!((play.knelt("own-deaf"), play.hand(B)), (1, 0), "its ability is canceled");
}

#[test]
fn tokens_on_an_immune_card_are_not_immune() {
    let mut play = with_own(Phase::Standing, |a, b| {
        a.hand = defs(&["own-tribute"]);
        b.play = in_play(&["own-deaf ~ *2"]);
    });
    play.acts(A, "own-tribute");
    assert_eq!(play.the("own-deaf").power, 1);
}

#[test]
fn a_save_by_an_effect_passes_by() {
    for (victim, saved) in [("own-deaf", false), ("own-five", true)] {
        let mut play = with_own(Phase::Challenges, |a, b| {
            a.play = in_play(&["01146"]);
            b.play = in_play(&[victim]);
            (b.hand, b.gold) = (defs(&["own-rescue"]), 0);
        });
        play.declares(A, MIL, &["01146"]);
        play.dully_until(|it| it.can_act(B, "own-rescue") || it.place(victim) == Place::Dead);
        assert_eq!(play.can_act(B, "own-rescue"), saved, "{victim}");
    }
}

#[test]
fn power_from_an_event_does_not_come_to_the_immune() {
    let mut play = with_own(Phase::Challenges, |a, _| {
        a.play = in_play(&["own-deaf", "own-five"]);
        a.hand = defs(&["own-hymn"]);
    });
    play.acts(A, "own-hymn");
    assert!(!play.may_pick("own-deaf"));
    play.pick("own-five");
    assert_eq!((play.the("own-five").power, play.the("own-deaf").power), (1, 0));
}

#[test]
fn immunity_does_not_undo_what_was_there_before() {
    let _rule = proves!("KZ Odporność.0.b");
    let mut play = with_own(Phase::Challenges, |a, _| {
        a.play = in_play(&["own-five", "own-charger"]);
        a.hand = defs(&["own-less", "own-wax", "own-less"]);
    });
    play.acts(A, "own-less").pick("own-five").acts(A, "own-wax").pick("own-five");
    assert_eq!(play.strength("own-five"), 3, "still less");
    play.acts(A, "own-less");
    assert!(!play.may_pick("own-five") && play.strength("own-charger") == 1, "but no more of it");
    play.through(Phase::Challenges);
    assert_eq!(play.strength("own-five"), 5);
}

#[test]
fn an_immune_card_pays_costs() {
    let _rule = proves!("KZ Odporność.0.c");
    let mut play = with_own(Phase::Challenges, |a, _| {
        a.play = in_play(&["own-deaf"]);
        a.hand = defs(&["own-service"]);
    });
    let before = play.gold(A);
    play.acts(A, "own-service").pick("own-deaf");
    assert!(play.kneels("own-deaf"));
    assert_eq!(play.gold(A), before + 2);
}

#[test]
fn constant_abilities_pass_by_too() {
    let _rule = proves!("KZ Odporność.0");
    let mut play = with_own(Phase::Challenges, |a, _| {
        a.plot = Some(def("own-lull"));
        a.play = in_play(&["own-loner", "own-five"]);
        a.hand = defs(&["01150"]);
    });
    assert_eq!((play.strength("own-loner"), play.strength("own-five")), (4, 4));
    play.until(|seat, it| seat == A && it == Question::Challenge);
    assert!(
        play.offers_challenge(A, MIL) && !play.offers_challenge(A, INT),
        "the loner may attack"
    );
    let refused = play.game.why_not(Choice::Challenge { icon: INT, against: B });
    assert!(refused.is_some());
}

#[test]
fn a_card_is_not_blanked_by_what_it_is_immune_to() {
    let _rule = proves!("KZ Odporność.0");
    let mut play = with_own(Phase::Challenges, |a, _| {
        a.play = in_play(&["own-loner +01035", "own-hunter +01035"]);
    });
    play.until_window_of(A);
    assert!(play.act_with("own-loner").is_some(), "Milk of the Poppy is an attachment");
    assert!(play.act_with("own-hunter").is_none());
}

#[test]
fn opponents_effects_are_told_from_own_ones_and_a_blank_ward_wards_nobody() {
    let mut play = with_own(Phase::Challenges, |a, b| {
        a.play = in_play(&["own-ward", "own-five", "own-hunter"]);
        b.play = in_play(&["own-hunter", "own-charger"]);
        (a.hand, b.hand) = (defs(&["01150"]), defs(&["own-silence"]));
    });
    play.acts(A, "own-hunter");
    assert!(play.may_pick("own-five"), "one's own hunter may");
    play.pick("own-charger");
    play.until_window_of(B);
    let hunters = play.all(B, "own-hunter");
    let of_b = *hunters.iter().find(|it| play.show(**it).controller == B).expect("he has one");
    let hunts = Choice::Use { card: of_b, ability: 0, on: 0 };
    play.refuses(hunts, cite!("KZ Wskazywanie.2"));
    play.acts(B, "own-silence").pick("own-ward").until_window_of(B);
    play.choose(hunts);
    assert!(play.may_pick("own-five") || play.kneels("own-five"), "the ward is blank");
}

#[test]
fn immunity_that_hangs_on_what_it_decides_is_refused() {
    let core = cards::builtin::thrones_core();
    let read = |sentence: &str| {
        let ability = cards::thrones::parse_ability(sentence, &core.names).expect(sentence);
        let mut set = core.clone();
        set.cards[60].abilities = vec![ability];
        thrones::Catalog::new(&set)
    };
    for circle in [
        "always while STR of this >= 5: this is immune to plot",
        "always: each character with STR >= 5 is immune to event",
        "always: this is immune to character without INT icon",
        "always while exists own lone attacking character: this is immune to event",
    ] {
        let problem = read(circle).expect_err(circle).to_string();
        assert!(problem.contains("immunity cannot hang on"), "{problem}");
    }
    read("always while this is attacking card: this is immune to event").expect("a plain question");
}

#[test]
fn a_refusal_names_the_card_whose_text_forbids_it() {
    let mut play = with_own(Phase::Challenges, |a, _| {
        a.plot = Some(def("own-lull"));
        a.play = in_play(&["own-loner", "own-five"]);
    });
    play.until(|seat, it| seat == A && it == Question::Challenge);
    play.choose(Choice::Challenge { icon: POW, against: B });
    let five = play.find(A, "own-five");
    let why = play.game.why_not(Choice::Pick(five)).expect("refused");
    assert_eq!(why, Illegal::from(Reason::Forbidden { by: def("own-lull") }));
    assert_eq!((why.by(), why.rule()), (Some(def("own-lull")), cite!("KZ Nie może.0")));
}
