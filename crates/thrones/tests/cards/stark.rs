//! House Stark.

use cards::thrones::Phase;
use thrones::{Event, Place, Question};

use super::staged::*;

super::card_tests! {
    "01141" arya_stark,
    "01142" bran_stark,
    "01143" catelyn_stark,
    "01144" eddard_stark,
    "01145" grey_wind,
    "01146" robb_stark,
    "01147" sansa_stark,
    "01148" summer_returns_a_small_one,
    "01148" summer_gives_bran_insight,
    "01149" direwolf_pup,
    "01151" vanguard_of_the_north,
    "01152" winterfell_steward,
    "01153" ice,
    "01154" gates_of_winterfell,
    "01155" the_wolfswood,
    "01156" heart_tree_grove,
    "01157" for_the_north,
    "01158" like_warm_rain,
    "01159" winter_is_coming,
}

fn arya_stark() {
    let mut play = stage(Phase::Marshaling, |a, _| a.hand = defs(&["01141"]));
    play.acts(A, "01141").acts(A, "01141");
    assert_eq!(play.the("01141").duplicates.len(), 1);
    assert!(play.has_icon("01141", MIL), "while she has a duplicate");
}

fn bran_stark() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01142"]);
        b.hand = defs(&["01121"]);
    });
    play.acts(B, "01121").pick("01142").acts(A, "01142");
    assert_eq!(play.place("01142"), Place::Discard);
    assert_eq!(play.told(|it| matches!(it, Event::Canceled { .. })), 1);
}

fn catelyn_stark() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01143"]);
        b.play = in_play(&["01089"]);
    });
    // Tyrion would take 2 gold.
    play.declares(A, INT, &["01143"]);
    assert!(!play.can_act(B, "01089"));
    play.ends();
    assert_eq!(play.gold(B), 2);
}

fn eddard_stark() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150"]);
        b.play = in_play(&["01144 ~"]);
    });
    play.declares(A, MIL, &["01150"]).acts(B, "01144");
    assert!(!play.kneels("01144"));
}

fn grey_wind() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01145", "01146"]);
        b.play = in_play(&["01086", "01088"]);
    });
    play.acts(A, "01145");
    assert!(!play.may_pick("01086"), "Joffrey has 3 STR");
    play.pick("01088");
    assert_eq!(play.place("01088"), Place::Dead, "with Robb a STR of 2 is low enough");
}

fn robb_stark() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01146 ~", "01152 ~"]);
        b.play = in_play(&["01090"]);
    });
    play.declares(B, MIL, &["01090"]);
    play.until(|_, it| it == Question::Claim).pick("01152").acts(A, "01146");
    assert!(!play.kneels("01146"));
}

fn sansa_stark() {
    let mut play = stage(Phase::Marshaling, |a, _| a.hand = defs(&["01147", "01150"]));
    play.acts(A, "01147");
    assert!(play.kneels("01147"));
    play.acts(A, "01147");
    assert_eq!(play.power(A), 1, "when she stands");
}

fn summer_returns_a_small_one() {
    let mut play = stage(Phase::Marshaling, |a, _| {
        a.hand = defs(&["01148"]);
        a.dead = defs(&["01146", "01152"]);
    });
    play.acts(A, "01148").acts(A, "01148");
    assert_eq!(play.place("01152"), Place::Hand);
    assert_eq!(play.place("01146"), Place::Dead, "Robb has 5 STR");
}

fn summer_gives_bran_insight() {
    let mut play = stage(Phase::Challenges, |a, _| a.play = in_play(&["01148", "01142"]));
    play.fights(POW, &["01142"], &[]);
    play.until(|_, it| matches!(it, Question::Keyword(_)));
    play.pick("01142");
    assert_eq!(play.hand(A), 1);
}

fn direwolf_pup() {
    let play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01149", "01145", "01150"]);
        b.play = in_play(&["01123"]);
    });
    assert_eq!(play.strength("01149"), 2, "Ghost is somebody else's");
}

fn vanguard_of_the_north() {
    for (plot, kneels) in [("01005", false), ("01004", true)] {
        let mut play = stage(Phase::Challenges, |a, b| {
            a.play = in_play(&["01151"]);
            b.plot = Some(crate::core_decks::def(plot));
        });
        play.declares(A, MIL, &["01151"]);
        assert_eq!(play.kneels("01151"), kneels);
    }
}

fn winterfell_steward() {
    reduces("01152", "01146", 5);
}

fn heart_tree_grove() {
    reduces("01156", "01153", 2);
}

fn ice() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01146 +01153"]);
        b.play = in_play(&["01090", "01088"]);
    });
    assert_eq!(play.strength("01146"), 7);
    play.fights(MIL, &["01146"], &["01088"]).acts(A, "01153").pick("01090");
    assert_eq!(play.place("01090"), Place::Dead);
    assert_eq!(play.place("01153"), Place::Discard);
}

fn gates_of_winterfell() {
    let mut play = stage(Phase::Challenges, |a, _| a.play = in_play(&["01154"]));
    play.acts(A, "01154");
    assert_eq!(play.hand(A), 1, "the top of the deck is a Stark card");
}

fn the_wolfswood() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01155"]);
        a.hand = defs(&["01145", "01151"]);
    });
    play.until_window_of(A);
    assert!(!play.can_act(A, "01151"));
    play.acts(A, "01145");
    assert_eq!((play.place("01145"), play.gold(A)), (Place::Play, 0));
    assert_eq!(play.game.phase(), Phase::Challenges);
}

fn for_the_north() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01150"]);
        a.hand = defs(&["01157"]);
    });
    play.declares(A, MIL, &["01150"]).acts(A, "01157");
    assert_eq!(play.the("01150").strength, Some(4));
    assert_eq!(play.ends().hand(A), 1, "won");
}

fn like_warm_rain() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01084"]);
        b.play = in_play(&["01145"]);
        b.hand = defs(&["01158"]);
    });
    play.declares(A, INT, &["01084"]).acts(B, "01158");
    play.dully_until(|it| it.place("01084") == Place::Dead);
    assert_eq!(play.knelt("01145"), 1);
}

fn winter_is_coming() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01150"]);
        a.hand = defs(&["01159"]);
    });
    play.declares(A, MIL, &["01150"]).acts(A, "01159");
    assert_eq!(play.claim(A), 2);
}
