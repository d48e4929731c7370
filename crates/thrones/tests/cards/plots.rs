//! Plots.

use cards::thrones::Phase;
use thrones::{Choice, Event, Place, Question};

use super::staged::*;

super::card_tests! {
    "01001" a_clash_of_kings,
    "01002" a_feast_for_crows,
    "01003" a_game_of_thrones,
    "01004" a_noble_cause,
    "01005" a_storm_of_swords,
    "01006" building_orders,
    "01007" calling_the_banners,
    "01008" calm_over_westeros,
    "01009" confiscation,
    "01010" counting_coppers,
    "01011" filthy_accusations,
    "01012" fortified_position,
    "01013" heads_on_spikes,
    "01014" jousting_contest,
    "01015" marched_to_the_wall,
    "01016" marching_orders,
    "01017" naval_superiority,
    "01018" power_behind_the_throne,
    "01019" rebuilding,
    "01020" reinforcements,
    "01021" sneak_attack,
    "01022" summons,
    "01023" supporting_the_faith,
    "01024" taxation,
    "01026" wildfire_assault,
}

fn a_clash_of_kings() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01150"]);
        b.power = 5;
    });
    play.declares(A, POW, &["01150"]).acts(A, "01001");
    assert_eq!(play.power(B), 3, "one more than the claim");
}

fn a_feast_for_crows() {
    let mut play = stage(Phase::Dominance, |a, _| {
        a.plot = Some(crate::core_decks::def("01002"));
    });
    play.acts(A, "01002");
    assert_eq!(play.power(A), 3);
}

fn a_game_of_thrones() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.plot = Some(crate::core_decks::def("01003"));
        a.play = in_play(&["01084", "01150"]);
    });
    play.until(|seat, it| seat == A && it == Question::Challenge);
    assert!(!play.offers_challenge(A, MIL) && !play.offers_challenge(A, POW));
    play.declares(A, INT, &["01084"]).ends().declares(A, MIL, &["01150"]);
}

fn a_noble_cause() {
    let mut play = stage(Phase::Marshaling, |a, _| {
        a.plot = Some(crate::core_decks::def("01004"));
        a.hand = defs(&["01146"]);
    });
    let before = play.gold(A);
    play.acts(A, "01146");
    assert_eq!(before - play.gold(A), 4);
}

fn a_storm_of_swords() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.plot = Some(crate::core_decks::def("01005"));
        a.play = in_play(&["01150", "01151"]);
    });
    play.declares(A, MIL, &["01150"]).ends().declares(A, MIL, &["01151"]);
    assert_eq!(play.game.view(None).round, 1);
}

fn building_orders() {
    let mut play = stage(Phase::Plot, |a, b| {
        a.plots = defs(&["01006"]);
        a.deck.push(crate::core_decks::def("01040"));
        b.plots = defs(&["01004"]);
    });
    play.until(|_, it| matches!(it, Question::Search { .. }));
    play.choose(Choice::Find(crate::core_decks::def("01040")));
    assert_eq!(play.place("01040"), Place::Hand);
}

fn calling_the_banners() {
    let mut play = stage(Phase::Plot, |a, b| {
        a.plots = defs(&["01007"]);
        b.plots = defs(&["01004"]);
        b.play = in_play(&["01088", "01090"]);
    });
    play.dully_until(|it| it.game.phase() == Phase::Marshaling);
    assert_eq!(play.gold(A), 10, "5, 2 for his characters, 3 of income");
}

fn calm_over_westeros() {
    let mut play = stage(Phase::Plot, |a, b| {
        a.plots = defs(&["01008"]);
        b.plots = defs(&["01004"]);
        b.play = in_play(&["01088"]);
    });
    play.until(|_, it| matches!(it, Question::Icon { .. })).choose(Choice::Icon(MIL));
    play.declares(B, MIL, &["01088"]);
    assert_eq!(play.claim(B), 0);
}

fn confiscation() {
    let mut play = stage(Phase::Plot, |a, b| {
        a.plots = defs(&["01009"]);
        b.plots = defs(&["01004"]);
        b.play = in_play(&["01090 +01032"]);
    });
    play.dully_until(|it| it.game.phase() == Phase::Marshaling);
    assert_eq!(play.place("01032"), Place::Discard);
}

fn counting_coppers() {
    let mut play = stage(Phase::Plot, |a, b| {
        a.plots = defs(&["01010"]);
        b.plots = defs(&["01004"]);
    });
    play.dully_until(|it| it.game.phase() == Phase::Marshaling);
    assert_eq!(play.hand(A), 5, "two of them are of the draw phase");
}

fn filthy_accusations() {
    let mut play = stage(Phase::Plot, |a, b| {
        a.plots = defs(&["01011"]);
        b.plots = defs(&["01004"]);
        b.play = in_play(&["01090"]);
    });
    play.dully_until(|it| it.game.phase() == Phase::Marshaling);
    assert!(play.kneels("01090"));
}

fn fortified_position() {
    let play = stage(Phase::Challenges, |a, b| {
        a.plot = Some(crate::core_decks::def("01012"));
        b.play = in_play(&["01144"]);
    });
    assert!(play.the("01144").blank);
}

fn heads_on_spikes() {
    let mut play = stage(Phase::Plot, |a, b| {
        a.plots = defs(&["01013"]);
        b.plots = defs(&["01004"]);
    });
    play.dully_until(|it| it.game.phase() == Phase::Marshaling);
    assert_eq!((play.place("01093"), play.power(A)), (Place::Dead, 2));
}

fn jousting_contest() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.plot = Some(crate::core_decks::def("01014"));
        a.play = in_play(&["01150", "01151"]);
        b.play = in_play(&["01088", "01091"]);
    });
    play.declares(A, MIL, &["01150"]);
    play.refuses(Choice::Pick(play.find(A, "01151")), rulebook::cite!("KZ Okna akcji.0"));
    assert_eq!(play.game.view(None).challenge.expect("initiated").attackers.len(), 1);
    play.until(|_, it| it == Question::Defenders).pick("01088");
    assert!(!play.asks(Question::Defenders));
}

fn marched_to_the_wall() {
    let mut play = stage(Phase::Plot, |a, b| {
        a.plots = defs(&["01015"]);
        a.play = in_play(&["01150"]);
        b.plots = defs(&["01004"]);
        b.play = in_play(&["01090"]);
    });
    play.dully_until(|it| it.game.phase() == Phase::Marshaling);
    assert_eq!((play.place("01150"), play.place("01090")), (Place::Discard, Place::Discard));
}

fn marching_orders() {
    let play = stage(Phase::Marshaling, |a, _| {
        a.plot = Some(crate::core_decks::def("01016"));
        a.hand = defs(&["01040", "01150"]);
    });
    assert!(play.act_with("01040").is_none());
    assert!(play.act_with("01150").is_some());
}

fn naval_superiority() {
    let play = stage(Phase::Challenges, |a, b| {
        a.plot = Some(crate::core_decks::def("01017"));
        b.plot = Some(crate::core_decks::def("01002"));
    });
    assert_eq!(play.game.view(None).seats[1].plot_values[0], 0);
}

fn power_behind_the_throne() {
    let mut play = stage(Phase::Plot, |a, b| {
        a.plots = defs(&["01018"]);
        a.play = in_play(&["01150 ~"]);
        b.plots = defs(&["01004"]);
    });
    play.acts(A, "01018");
    assert_eq!(play.stood("01150"), 1);
}

fn rebuilding() {
    let mut play = stage(Phase::Plot, |a, b| {
        a.plots = defs(&["01019"]);
        a.discard = defs(&["01144"]);
        b.plots = defs(&["01004"]);
    });
    play.until(|_, it| matches!(it, Question::Card { .. })).pick("01144");
    play.dully_until(|it| it.game.phase() == Phase::Marshaling);
    assert!(play.game.view(None).seats[0].discard.is_empty());
}

fn reinforcements() {
    let mut play = stage(Phase::Plot, |a, b| {
        a.plots = defs(&["01020"]);
        a.discard = defs(&["01028"]);
        b.plots = defs(&["01004"]);
    });
    play.dully_until(|it| it.game.phase() == Phase::Marshaling);
    assert_eq!(play.place("01028"), Place::Play);
}

fn sneak_attack() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.plot = Some(crate::core_decks::def("01021"));
        a.play = in_play(&["01150", "01152"]);
    });
    play.declares(A, MIL, &["01150"]).ends();
    play.until_phase_ends(|it| assert!(!it.offers_challenge(A, POW)));
}

fn summons() {
    let mut play = stage(Phase::Plot, |a, b| {
        a.plots = defs(&["01022"]);
        a.deck.push(crate::core_decks::def("01144"));
        b.plots = defs(&["01004"]);
    });
    play.until(|_, it| matches!(it, Question::Search { .. }));
    play.choose(Choice::Find(crate::core_decks::def("01144")));
    assert_eq!(play.place("01144"), Place::Hand);
}

fn supporting_the_faith() {
    let play = stage(Phase::Challenges, |a, _| {
        a.plot = Some(crate::core_decks::def("01023"));
    });
    assert_eq!((play.gold(A), play.gold(B)), (0, 0));
}

fn taxation() {
    let mut play = stage(Phase::Marshaling, |a, _| {
        a.plot = Some(crate::core_decks::def("01024"));
        a.hand = defs(&["01040", "01156", "01150"]);
    });
    play.acts(A, "01040").acts(A, "01156");
    assert_eq!(play.game.view(None).round, 1);
}

fn wildfire_assault() {
    let mut play = stage(Phase::Plot, |a, b| {
        a.plots = defs(&["01026"]);
        b.plots = defs(&["01004"]);
        b.play = in_play(&["01090", "01088", "01086", "01084"]);
    });
    play.until(|_, it| matches!(it, Question::Card { .. })).choose(Choice::Done);
    assert_eq!(play.told(|it| matches!(it, Event::Killed { .. })), 4);
}
