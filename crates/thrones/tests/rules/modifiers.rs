//! Numbers that are multiplied, divided and set, on cards of our own: the Core Set only adds.

use std::sync::Arc;

use cards::thrones::Phase;
use rulebook::proves;
use thrones::{Choice, SeatLayout};

use crate::{
    core_decks::{WITH_OWN, def},
    each_card::staged::*,
};

/// The five against a knight; A holds these.
fn five_and(events: &[&str], differs: impl FnOnce(&mut SeatLayout, &mut SeatLayout)) -> Played {
    play_with(Some(Arc::clone(&WITH_OWN)));
    stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["own-five"]);
        a.hand = defs(events);
        differs(a, b);
    })
}

impl Played {
    /// Plays these on the five, one after the other.
    fn on_five(&mut self, events: &[&str]) -> &mut Played {
        for event in events {
            self.acts(A, event).pick("own-five");
        }
        self
    }
}

#[test]
fn whatever_the_order_sums_come_before_factors() {
    let _rules = [proves!("KZ Modyfikatory.1"), proves!("KZ Modyfikatory.0.b")];
    for order in [["own-more", "own-twice"], ["own-twice", "own-more"]] {
        let mut play = five_and(&order, |_, _| {});
        play.on_five(&order);
        assert_eq!(play.strength("own-five"), 18, "{order:?}");
    }
    let mut play = five_and(&["own-half", "own-less", "own-more"], |_, _| {});
    play.on_five(&["own-half", "own-less"]);
    assert_eq!(play.strength("own-five"), 2);
    play.on_five(&["own-more"]);
    assert_eq!(play.strength("own-five"), 4, "counted anew from five, not from two");
}

#[test]
fn fractions_are_rounded_up_and_only_at_the_end() {
    let _rule = proves!("KZ Modyfikatory.2");
    let mut play = five_and(&["own-half", "own-twice"], |_, _| {});
    play.on_five(&["own-half"]);
    assert_eq!(play.strength("own-five"), 3);
    play.on_five(&["own-twice"]);
    assert_eq!(play.strength("own-five"), 5, "not twice three");
    let mut play = five_and(&["own-half", "own-half"], |_, _| {});
    play.on_five(&["own-half", "own-half"]);
    assert_eq!(play.strength("own-five"), 2, "a quarter of five is one and a quarter");
}

#[test]
fn below_zero_counts_until_everything_is_counted() {
    let _rule = proves!("KZ Modyfikatory.4");
    let less = ["own-less", "own-less", "own-less", "own-twice", "own-more"];
    let mut play = five_and(&less, |_, _| {});
    play.on_five(&less[..4]);
    assert_eq!(play.strength("own-five"), 0);
    play.on_five(&less[4..]);
    assert_eq!(play.strength("own-five"), 6, "twice three, since one is owed");
}

#[test]
fn what_is_set_counts_instead_of_everything_else() {
    let _rule = proves!("KZ Modyfikatory.3");
    let mut play = five_and(&["own-twice", "own-one", "own-more"], |_, _| {});
    play.on_five(&["own-twice"]).declares(A, MIL, &["own-five"]).on_five(&["own-one"]);
    assert_eq!(play.strength("own-five"), 1);
    play.on_five(&["own-more"]);
    assert_eq!(play.strength("own-five"), 1, "also of what came later");
    play.ends();
    assert_eq!(play.strength("own-five"), 18, "and it all counts again afterwards");
}

#[test]
fn of_several_numbers_the_one_set_last_counts() {
    let _rule = proves!("KZ Modyfikatory.3");
    for (order, last) in [(["own-one", "own-six"], 6), (["own-six", "own-one"], 1)] {
        let mut play = five_and(&order, |_, _| {});
        play.declares(A, MIL, &["own-five"]).on_five(&order);
        assert_eq!(play.strength("own-five"), last, "{order:?}");
        play.ends();
        assert_eq!(play.strength("own-five"), 6, "what was set longer is left");
    }
}

#[test]
fn a_constant_counts_from_when_its_condition_is_true() {
    let _rule = proves!("KZ Modyfikatory.3");
    let mut play = five_and(&["own-six", "own-one"], |a, _| {
        a.play = in_play(&["own-charger", "own-level"]);
    });
    assert_eq!(play.strength("own-charger"), 2, "the field sets it");
    play.acts(A, "own-six").pick("own-charger");
    assert_eq!(play.strength("own-charger"), 6, "later than the field");
    play.declares(A, MIL, &["own-charger"]);
    assert_eq!(play.strength("own-charger"), 9, "attacks only now");
    play.acts(A, "own-one").pick("own-charger");
    assert_eq!(play.strength("own-charger"), 1);
    play.ends();
    assert_eq!(play.strength("own-charger"), 6, "attacks no more");
    play.through(Phase::Challenges);
    assert_eq!(play.strength("own-charger"), 2);
}

#[test]
fn a_constant_that_begins_to_hold_again_is_applied_again() {
    let _rule = proves!("KZ Modyfikatory.3");
    let mut play = five_and(&["own-six"], |a, _| {
        a.play = in_play(&["own-banner", "own-five", "own-charger"]);
    });
    play.declares(A, MIL, &["own-charger"]);
    assert_eq!(play.strength("own-five"), 9);
    play.ends().on_five(&["own-six"]);
    assert_eq!(play.strength("own-five"), 6);
    play.declares(A, POW, &["own-five"]);
    assert_eq!(play.strength("own-five"), 9, "the banner is the last one again");
}

#[test]
fn the_values_of_a_plot_are_halved_multiplied_and_set() {
    let _rules =
        [proves!("KZ Modyfikatory.1"), proves!("KZ Modyfikatory.2"), proves!("KZ Modyfikatory.3")];
    play_with(Some(Arc::clone(&WITH_OWN)));
    let values = |house: &[&str]| {
        let play = stage(Phase::Marshaling, |a, b| {
            (a.play, a.plot) = (in_play(house), Some(def("01005")));
            b.plot = Some(def("01005"));
            a.hand = defs(&["01150"]);
        });
        let view = play.game.view(None);
        [view.seats[0].plot_values, view.seats[1].plot_values]
    };
    let [plain, other] = values(&[]);
    let [gold, initiative, claim, reserve] = plain;
    assert!(plain == other && gold % 2 == 1 && initiative != 0 && claim != 0 && reserve != 4);
    let [own, theirs] = values(&["own-counter", "01040"]);
    // The Roseroad's gold is added before it is halved.
    assert_eq!(own, [(gold + 2) / 2, initiative * 3, claim, 4]);
    assert_eq!(theirs, [gold, initiative, 0, reserve]);
    let [own, _] = values(&["own-counter"]);
    assert_eq!(own[0], (gold + 1) / 2, "rounded up");
}

#[test]
fn a_number_of_the_framework_is_set() {
    play_with(Some(Arc::clone(&WITH_OWN)));
    let mut play = stage(Phase::Draw, |a, _| a.play = in_play(&["own-counter"]));
    play.dully_until(|it| it.game.phase() == Phase::Marshaling);
    assert_eq!((play.hand(A), play.hand(B)), (3, 3), "three, and one and the usual two");
}

#[test]
fn strength_that_is_doubled_rises_and_strength_that_is_halved_does_not() {
    let play = |event: &str, draws: bool| {
        let mut play = five_and(&[event], |a, _| a.play = in_play(&["own-riser"]));
        play.acts(A, event).pick("own-riser");
        let may = play.act_with("own-riser").is_some();
        assert_eq!(may, draws, "{event}: {:?}", play.offered());
        assert!(may || play.offered().contains(&Choice::Pass) || draws);
    };
    play("own-twice", true);
    play("own-half", false);
    play("own-six", true);
}

#[test]
fn a_number_that_hangs_on_itself_is_refused_when_the_catalog_is_made() {
    let core = cards::builtin::thrones_core();
    let read = |sentence: &str| {
        let ability = cards::thrones::parse_ability(sentence, &core.names).expect(sentence);
        let mut set = core.clone();
        set.cards[60].abilities = vec![ability];
        thrones::Catalog::new(&set)
    };
    for (circle, why) in [
        ("always while STR of this >= 5: this gets STR +1", "STR cannot hang on STR"),
        ("always: each character with STR >= 5 gets STR +1", "STR cannot hang on STR"),
        ("always: this gets STR + STR of this", "STR cannot hang on STR"),
        ("always: this gets STR + number of character with STR >= 5", "STR cannot hang on STR"),
        ("always while STR of this >= 5: this gains INT icon", "an icon cannot hang on"),
        ("always: each character without INT icon gains INT icon", "an icon cannot hang on"),
        ("always: each character with STR <= 2 is blank", "a blank text cannot hang on"),
        (
            "action: choose 1 character => until end of phase while STR of this >= 5 { target gets STR +1 }",
            "STR cannot hang on STR",
        ),
    ] {
        let problem = read(circle).expect_err(circle).to_string();
        assert!(problem.contains(why), "{circle}: {problem}");
    }
    for order in [
        "always: this gets STR + number of character without INT icon",
        "always while this is attacking character: this gains INT icon",
        "action: choose 1 character => until end of phase { target gets STR + STR of this }",
    ] {
        read(order).expect(order);
    }
}
