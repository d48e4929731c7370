//! AH 111, 112, 113, 116, 600-604 — what abilities do, what they cost, how long they last.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Event, Question};

use crate::{
    kompania::{
        JA, ON, agitate, all, card, challenge, kreski, pick, piles, play, refused, refused_to,
        seen, settle, stol, uses,
    },
    laid_out::{choices, choose},
    sejm::{asked, dukaty, happened, until},
};

#[test]
fn an_ability_is_declared_paid_for_and_then_takes_effect() {
    let _rules = [
        proves!("AH 108.16"),
        proves!("AH 112.7"),
        proves!("AH 112.7.a"),
        proves!("AH 106.3"),
        proves!("AH 112.12.a"),
        proves!("AH 112.13"),
        proves!("AH 116.1"),
        proves!("AH 116.3"),
        proves!("AH 116.4"),
        proves!("AH 602.1"),
        proves!("AH 119.3.d"),
        proves!("AH 602.3"),
        proves!("AH 602.3.a"),
        proves!("AH 602.3.c"),
        proves!("AH 602.4"),
        proves!("AH 602.4.a"),
    ];
    let mut game = stol().pole(JA, &["wicek"]).dwor(ON, &["pomsta"]).dukaty(JA, 5).begin();
    uses(&mut game, "wicek");
    let wicek = game.handle(None, card(&game, "wicek")).expect("all see it");
    assert_eq!(game.view(None).stos[0].source, wicek);
    assert_eq!(asked(&game), (ON, Question::Reply));
    assert_eq!(game.view(None).stos[0].controller, JA);
    assert_eq!(dukaty(&game, JA), 4, "the cost is paid before anybody answers");
    assert!(seen(&game, "wicek").zaznaczona);
    settle(&mut game);
    assert_eq!(dukaty(&game, JA), 7);
    assert!(refused(&game, "wicek").contains(&cite!("AH 108.16")), "a tapped card is not tapped");
}

#[test]
fn every_element_of_a_cost_must_be_payable() {
    let game = stol().pole(JA, &["wicek"]).dukaty(JA, 0).begin();
    assert_eq!(choices(&game).iter().filter(|it| matches!(it, Choice::Use { .. })).count(), 0);
    assert!(refused(&game, "wicek").contains(&cite!("AH 116.2")));
}

#[test]
fn only_its_controller_uses_an_ability() {
    let game = stol().pole(ON, &["wicek"]).begin();
    assert!(refused(&game, "wicek").contains(&cite!("AH 602.2.b")));
}

#[test]
fn an_ability_on_the_stos_does_not_need_its_source_any_more() {
    let _rule = proves!("AH 112.12.c");
    let mut game = stol().pole(JA, &["wicek"]).dwor(ON, &["pomsta"]).dukaty(JA, 5).begin();
    uses(&mut game, "wicek");
    play(&mut game, "pomsta");
    settle(&mut game);
    assert_eq!(piles(&game, JA)[1], 1, "Wicek is gone");
    assert_eq!(dukaty(&game, JA), 5 - 1 + 3);
}

#[test]
fn what_a_card_has_changed_lasts_when_the_card_is_gone() {
    let _rules = [proves!("AH 111.2"), proves!("AH 112.5"), proves!("AH 112.12.d")];
    let mut game = stol().pole(JA, &["bohun"]).dwor(JA, &["okrzyk"]).begin();
    play(&mut game, "okrzyk");
    settle(&mut game);
    assert_eq!(piles(&game, JA)[1], 1);
    assert_eq!(seen(&game, "bohun").szabla, Some(5));
    until(&mut game, Question::Inicjatywa);
    assert_eq!(seen(&game, "bohun").szabla, Some(3), "the round is over");
}

#[test]
fn a_card_can_receive_a_feature_for_a_while() {
    let _rules = [proves!("AH 112.2.a"), proves!("AH 112.14")];
    let mut game =
        stol().pole(JA, &["bohun"]).pole(ON, &["roch"]).dwor(JA, &["przebranie"]).begin();
    assert!(choices(&game).iter().any(|it| matches!(it, Choice::Challenge(_))));
    play(&mut game, "przebranie");
    settle(&mut game);
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Challenge(_))));
    assert!(refused(&game, "bohun").contains(&cite!("AH 700.1.yy")));
}

#[test]
fn a_prohibition_on_a_card_beats_what_the_rules_allow() {
    let game = stol().pole(JA, &["milczek"]).begin();
    assert_eq!(choices(&game), [Choice::EndStint]);
    assert!(refused(&game, "milczek").contains(&cite!("AH 101.2")));
}

#[test]
fn a_static_ability_works_from_entering_to_leaving_and_never_on_the_stos() {
    let _rules = [
        proves!("AH 112.9"),
        proves!("AH 112.9.a"),
        proves!("AH 604.1"),
        proves!("AH 604.2"),
        proves!("AH 604.3"),
    ];
    let table = stol().pole(JA, &["bohun"]).dwor(JA, &["chorazy"]).dwor(ON, &["nagana", "protest"]);
    let mut game = table.begin();
    let mut events = play(&mut game, "chorazy");
    assert_eq!(seen(&game, "bohun").szabla, Some(3), "on the stos it is not in play");
    events.extend(settle(&mut game));
    assert_eq!(seen(&game, "bohun").szabla, Some(4));
    assert!(!happened(&events, |it| matches!(it, Event::Used { .. })));
    choose(&mut game, |it| *it == Choice::EndStint);
    play(&mut game, "nagana");
    pick(&mut game, "chorazy");
    settle(&mut game);
    assert_eq!(seen(&game, "bohun").szabla, Some(3));
}

#[test]
fn this_card_means_only_the_one_on_which_it_is_written() {
    let _rule = proves!("AH 600.2");
    let game = stol().pole(JA, &["samolub", "dworek"]).pole(ON, &["samolub"]).begin();
    let szable: Vec<_> = game
        .view(None)
        .cards
        .iter()
        .filter(|(_, it)| it.szabla.is_some())
        .map(|(_, it)| (it.controller, it.szabla))
        .collect();
    assert_eq!(szable, [(Some(JA), Some(3)), (Some(ON), Some(2))]);
}

#[test]
fn exactly_means_no_fewer_and_no_more() {
    let _rule = proves!("AH 600.4");
    let table = stol().pole(ON, &["roch", "bohun", "wicek"]).dwor(JA, &["wyrok"]);
    let mut game = table.begin();
    let bohun = card(&game, "bohun");
    play(&mut game, "wyrok");
    settle(&mut game);
    assert_eq!(piles(&game, ON), [0, 1, 0]);
    assert!(!game.view(None).seats[1].pole.iter().any(|it| game.pointed(None, *it) == Some(bohun)));
}

#[test]
fn the_text_of_the_card_says_how_many_x_is() {
    let _rule = proves!("AH 108.5");
    let table = stol().pole(JA, &["roch", "bohun"]).pole(ON, &["wicek"]);
    let mut game = table.dwor(JA, &["pospolite"]).kredens(JA, &["ciecie"; 5]).begin();
    play(&mut game, "pospolite");
    settle(&mut game);
    assert_eq!(piles(&game, JA)[0], 2);
}

#[test]
fn a_target_is_chosen_before_anybody_can_answer() {
    let _rule = proves!("AH 113.1");
    let table = stol().pole(ON, &["roch", "bohun"]).dwor(JA, &["areszt"]).dwor(ON, &["donos"]);
    let mut game = table.begin();
    play(&mut game, "areszt");
    assert!(matches!(asked(&game), (JA, Question::Card { .. })));
    pick(&mut game, "roch");
    assert_eq!(asked(&game), (ON, Question::Reply));
    let roch = game.handle(None, card(&game, "roch")).expect("all see it");
    assert_eq!(game.view(None).stos[0].targets, [roch]);
}

#[test]
fn without_a_legal_target_nothing_is_played() {
    let game = stol().dwor(JA, &["areszt", "szabla"]).begin();
    assert!(refused(&game, "areszt").contains(&cite!("AH 113.1")));
    assert!(refused(&game, "szabla").contains(&cite!("AH 601.2")));
}

#[test]
fn a_triggered_ability_works_only_on_the_pole_gry() {
    let _rule = proves!("AH 603.2");
    let enters = |swiadek_in_play: bool| {
        let table = stol().dwor(JA, &["dworek"]);
        let table = match swiadek_in_play {
            true => table.pole(JA, &["swiadek"]),
            false => table.dwor(JA, &["swiadek"]).lazaret(JA, &["swiadek"]),
        };
        let mut game = table.begin();
        play(&mut game, "dworek");
        settle(&mut game);
        kreski(&game, JA)
    };
    assert_eq!(enters(true), 1);
    assert_eq!(enters(false), 0);
}

#[test]
fn what_enters_play_is_untapped_and_face_up() {
    let _rule = proves!("AH 111.3");
    let mut game = stol().dwor(JA, &["roch"]).begin();
    play(&mut game, "roch");
    settle(&mut game);
    let view = game.view(Some(ON));
    let pole = &view.seats[0].pole;
    let (_, roch) = view.cards.iter().find(|(it, _)| pole.contains(it)).expect("it is in play");
    assert!(!roch.zaznaczona && roch.def.is_some());
    assert_eq!(all(&game, "roch").len(), 1);
}

#[test]
fn what_is_attached_stays_where_it_is() {
    let game = stol().bearing(JA, "roch", &["szabla"], &["ciecie"]).begin();
    assert!(refused(&game, "szabla").contains(&cite!("AH 111.1")));
    assert!(refused_to(&game, JA, "ciecie").contains(&cite!("AH 304.5")));
}

#[test]
fn who_cannot_be_challenged_may_challenge() {
    let _rule = proves!("AH 513.8");
    let mut game = stol().pole(JA, &["nietykalny"]).pole(ON, &["roch"]).begin();
    challenge(&mut game, "nietykalny");
    assert_eq!(asked(&game), (ON, Question::Acceptance));
    let mut game = stol().pole(JA, &["roch"]).pole(ON, &["nietykalny"]).begin();
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Challenge(_))));
    agitate(&mut game, "roch");
}

#[test]
fn each_player_has_one_replika_on_the_use_of_an_ability() {
    let _rule = proves!("AH 602.3.b");
    let mut game = stol().pole(JA, &["wicek"]).dwor(ON, &["sprzeciw"; 2]).begin();
    let before = dukaty(&game, ON);
    uses(&mut game, "wicek");
    play(&mut game, "sprzeciw");
    settle(&mut game);
    assert_eq!((dukaty(&game, ON), piles(&game, ON)), (before + 1, [1, 1, 0]));
}

#[test]
fn an_ability_is_used_only_where_its_condition_holds() {
    let game = stol().pole(JA, &["ekonom"]).begin();
    assert!(refused(&game, "ekonom").contains(&cite!("AH 602.2")));
    let mut game = stol().pole(JA, &["ekonom", "dworek"]).begin();
    let before = dukaty(&game, JA);
    uses(&mut game, "ekonom");
    assert_eq!(dukaty(&game, JA), before + 2);
}
