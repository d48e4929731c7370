//! Small clauses of the glossary, each on the card that needs it.

use cards::thrones::Phase;
use rulebook::{cite, proves};
use thrones::{Choice, Event, Place, Question, Side, WindowKind};

use crate::{core_decks::def, each_card::staged::*};

#[test]
fn what_is_not_there_cannot_be_drawn() {
    let _rule = proves!("KZ Efekty.3");
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01193", "01144"]);
        a.deck = defs(&["01150"]);
    });
    play.declares(A, MIL, &["01144"]).acts(A, "01193");
    assert_eq!(play.told(|it| matches!(it, Event::Drew { seat: A, .. })), 1);
}

#[test]
fn each_player_is_active_in_turn() {
    let _rule = proves!("KZ Aktywny gracz.0");
    let mut play = stage(Phase::Marshaling, |a, _| a.hand = defs(&["01150"]));
    assert_eq!(play.game.view(None).active, Some(A));
    play.choose(Choice::Pass).until_window_of(B);
    assert_eq!(play.game.view(None).active, Some(B));
}

#[test]
fn an_agenda_acts_from_out_of_play() {
    let _rule = proves!("KZ Karty agend.1");
    let mut play = stage(Phase::Marshaling, |a, _| {
        a.agenda = Some(def("01027"));
        a.hand = defs(&["01146"]);
    });
    assert!(!play.place("01027").in_play());
    let before = play.gold(A);
    play.acts(A, "01027").acts(A, "01146");
    assert_eq!(before - play.gold(A), 5);
}

#[test]
fn a_revealed_card_stays_where_it_is() {
    let _rule = proves!("KZ Odkrywanie.1");
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01154"]);
        a.deck.push(def("01040"));
    });
    play.acts(A, "01154");
    assert_eq!(play.told(|it| matches!(it, Event::Revealed { .. })), 1);
    let seat = &play.game.view(None).seats[0];
    assert_eq!((seat.deck_size, seat.hand_size), (21, 0));
}

#[test]
fn effects_on_a_card_end_when_it_leaves() {
    let _rule = proves!("KZ Opuszczanie gry.4");
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01089"]);
        a.hand = defs(&["01121", "01100"]);
        b.play = in_play(&["01090"]);
        b.hand = defs(&["01101"]);
        b.gold = 7;
    });
    play.acts(A, "01121").pick("01089");
    assert_eq!(play.the("01089").icons, 0);
    play.acts(B, "01101").choose(Choice::Number(5));
    assert_eq!(play.place("01089"), Place::Hand);
    play.acts(A, "01100").pick("01089");
    assert!(play.has_icon("01089", INT), "he comes back as a new card");
}

#[test]
fn looking_at_cards_shows_them_to_nobody_else() {
    let _rule = proves!("KZ Podejrzyj.0");
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01047"]);
        a.hand = defs(&["01064"]);
        b.hand = defs(&["01093", "01094"]);
    });
    play.acts(A, "01064");
    let known = |viewer| play.game.view(viewer).seats[1].hand_known.len();
    assert_eq!((known(Some(A)), known(None)), (2, 0));
    assert_eq!(play.hand(B), 2);
}

#[test]
fn nobody_has_to_find_what_he_looks_for() {
    let _rule = proves!("KZ Przeszukiwanie.2");
    let mut play = stage(Phase::Plot, |a, b| {
        a.plots = defs(&["01022"]);
        b.plots = defs(&["01004"]);
    });
    play.until(|_, it| matches!(it, Question::Search { .. })).choose(Choice::Done);
    play.dully_until(|it| it.game.phase() == Phase::Marshaling);
    assert_eq!(play.hand(A), 2, "those of the draw phase");
}

#[test]
fn a_reaction_answers_its_condition_once() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01098", "01084", "01146 ~ +01032"]);
        a.hand = defs(&["01044"]);
        b.play = in_play(&["01053"]);
    });
    let seal = play.find(A, "01032");
    play.declares(A, INT, &["01084"]).dully_until(|it| it.can_act(A, "01098"));
    play.refuses(Choice::Use { card: seal, ability: 0, on: 0 }, cite!("KZ Akcje.0"));
    let draw = play.act_with("01098").expect("it is offered");
    play.choose(draw);
    assert!(play.can_act(A, "01044"), "the window is still open");
    play.refuses(draw, cite!("KZ Reakcja.0.b"));
}

#[test]
fn a_discarded_card_goes_to_its_owner() {
    let _rule = proves!("KZ Stos kart odrzuconych.1");
    let mut play = stage(Phase::Marshaling, |a, b| {
        a.hand = defs(&["01129"]);
        a.plots = defs(&["01015"]);
        b.discard = defs(&["01088"]);
        b.plots = defs(&["01004"]);
    });
    play.acts(A, "01129").acts(A, "01129");
    assert_eq!(play.the("01088").controller, A);
    play.until(|_, it| matches!(it, Question::Card { .. })).pick("01088");
    assert_eq!((play.place("01088"), play.the("01088").owner), (Place::Discard, B));
    assert_eq!(play.game.view(None).seats[1].discard.len(), 1);
}

#[test]
fn whoever_leaves_play_takes_part_no_more() {
    let _rule = proves!("KZ Uczestniczenie.3");
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01160", "01150"]);
        a.hand = defs(&["01176"]);
        b.play = in_play(&["01086"]);
    });
    play.fights(POW, &["01150"], &["01086"]).acts(A, "01176").pick("01160").pick("01086");
    assert_eq!((play.sides(), play.the("01086").side), ((2, 0), Side::None));
}

#[test]
fn a_second_copy_put_into_play_is_a_duplicate() {
    let _rule = proves!("KZ Umieszczanie w grze.4");
    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01087"]);
        a.hand = defs(&["01100", "01087"]);
    });
    let jaime = play.all(A, "01087").into_iter().find(|it| play.show(*it).place == Place::Play);
    let jaime = jaime.expect("he is in play");
    play.acts(A, "01100").pick("01087");
    assert_eq!(play.show(jaime).duplicates.len(), 1);
}

#[test]
fn interrupts_have_a_window_before_the_deed() {
    let _rule = proves!("KZ Warunek aktywacji.4");
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01146", "01144"]);
        b.play = in_play(&["01051 ~"]);
    });
    play.declares(A, MIL, &["01146"]).dully_until(|it| it.can_act(B, "01051"));
    let interrupt = Question::Window { kind: WindowKind::Interrupt, phase: Phase::Challenges };
    assert_eq!(play.asked(), (B, interrupt));
    assert_eq!(play.place("01051"), Place::Play, "she is not dead yet");
}

#[test]
fn control_can_change_and_ownership_cannot() {
    let _rule = proves!("KZ Własność i kontrola.1");
    let mut play = stage(Phase::Dominance, |a, b| {
        a.hand = defs(&["01139"]);
        b.play = in_play(&["01091"]);
    });
    assert_eq!(play.the("01091").controller, B);
    play.acts(A, "01139");
    assert_eq!((play.the("01091").controller, play.the("01091").owner), (A, B));
}

#[test]
fn any_number_of_targets_is_not_none() {
    let _rule = proves!("KZ Wskazywanie.5");
    let mut play = stage(Phase::Marshaling, |a, _| {
        a.play = in_play(&["01152", "01142"]);
        a.hand = defs(&["01062", "01150"]);
    });
    play.acts(A, "01062").choose(Choice::Done);
    assert_eq!((play.knelt("01152"), play.power(A)), (0, 0));
    assert_eq!(play.place("01062"), Place::Discard);
}

#[test]
fn the_first_player_orders_forced_abilities() {
    let _rule = proves!("KZ Wymuszone przerwania/Wymuszone reakcje.2");
    let mut play = stage_first(B, Phase::Challenges, |a, b| {
        (a.plot, b.plot) = (Some(def("01023")), Some(def("01023")));
    });
    assert_eq!(play.asked(), (B, Question::Order));
    let first = play.offered()[0];
    play.choose(first);
    assert_eq!((play.gold(A), play.gold(B)), (0, 0));
}

#[test]
fn abilities_are_used_by_their_controller_and_from_play() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01106", "01150 ~"]);
        a.hand = defs(&["01163"]);
        b.play = in_play(&["01181"]);
    });
    let [illyrio, margaery] = [play.find(A, "01163"), play.find(B, "01181")];
    play.dully_until(|it| it.can_act(A, "01106"));
    let using = |card| Choice::Use { card, ability: 0, on: 0 };
    play.refuses(using(margaery), cite!("KZ Zdolności.1"));
    play.refuses(using(illyrio), cite!("KZ Zdolności.4"));
}

#[test]
fn every_instance_of_a_constant_ability_counts() {
    let _rule = proves!("KZ Zdolności stałe.2");
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01171", "01171"]);
        b.play = in_play(&["01151"]);
    });
    let unsullied = play.all(A, "01171");
    play.attack(A, MIL, &unsullied).defends(&["01151"]);
    assert_eq!(play.strength("01151"), 2);
}

#[test]
fn abilities_refer_to_the_beginning_and_the_end_of_a_phase() {
    let _rules = [proves!("KZ 1.1.a"), proves!("KZ 1.5.a")];
    let mut play = stage(Phase::Dominance, |a, b| {
        a.play = in_play(&["01054 ~", "01029"]);
        b.play = in_play(&["01090"]);
    });
    play.dully_until(|it| it.can_act(A, "01054"));
    assert_eq!(play.told(|it| matches!(it, Event::Dominance { .. })), 0, "it has only begun");
    play.acts(A, "01054");
    assert_eq!(play.stood("01054"), 1);
    play.acts(A, "01029");
    assert_eq!(play.place("01090"), Place::Discard);
}

#[test]
fn effects_of_a_round_end_with_it() {
    let _rule = proves!("KZ 7.5.a");
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01149", "01150"]);
        b.play = in_play(&["01126"]);
        b.hand = defs(&["01140"]);
    });
    play.fights(MIL, &["01149"], &["01126"]).acts(B, "01140");
    play.until_phase_ends(|it| assert!(!it.offers_challenge(A, POW)));
    play.until(|seat, it| seat == A && it == Question::Challenge);
    assert_eq!(play.game.view(None).round, 2);
    assert!(play.offers_challenge(A, POW));
}

#[test]
fn a_card_that_says_must_is_above_the_rules() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01111"]);
        b.play = in_play(&["01085", "01089"]);
    });
    play.declares(A, INT, &["01111"]).acts(A, "01111").pick("01085");
    play.until(|_, it| it == Question::Defenders);
    play.refuses(Choice::Done, cite!("KZ Złote zasady.2"));
}

#[test]
fn a_unique_card_of_somebody_else_keeps_the_own_copy_out() {
    let mut play = stage(Phase::Marshaling, |a, b| {
        a.hand = defs(&["01129", "01088"]);
        b.discard = defs(&["01088"]);
    });
    let own = play.all(A, "01088").into_iter().find(|it| play.show(*it).place == Place::Hand);
    play.acts(A, "01129").acts(A, "01129");
    play.until_window_of(A);
    play.refuses(Choice::Marshal(own.expect("in hand")), cite!("KZ Karty unikatowe.0"));
}

#[test]
fn an_attacker_kneels() {
    let _rule = proves!("KZ Stojący, Wstawanie.2");
    let mut play = stage(Phase::Challenges, |a, _| a.play = in_play(&["01150", "01151"]));
    play.declares(A, MIL, &["01150"]);
    assert_eq!((play.kneels("01150"), play.kneels("01151")), (true, false));
}

#[test]
fn only_what_is_chosen_is_a_target() {
    let _rule = proves!("KZ Wybierz.0");
    let targets = |play: &Played| play.told(|it| matches!(it, Event::Target { .. }));
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01084", "01094"]);
        a.hand = defs(&["01044"]);
        b.play = in_play(&["01144", "01150"]);
    });
    play.declares(A, INT, &["01084"]).acts(A, "01044").pick("01144");
    assert_eq!(play.the("01144").tokens, [0, 1, 0], "Tears of Lys picks while it resolves");
    assert_eq!(targets(&play), 0);

    let mut play = stage(Phase::Challenges, |a, _| {
        a.play = in_play(&["01181", "01187"]);
        a.hand = defs(&["01195"]);
    });
    play.acts(A, "01195").pick("01187").pick("01181");
    assert_eq!(targets(&play), 2, "Growing Strong says choose");
}
