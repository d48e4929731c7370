//! AH 101, 104, 106-109, 117 — golden rules, kreski and dukaty, numbers, drawing.

use kernel::{Game, Pending};
use rulebook::{RuleId, cite, proves};
use veto::{Choice, Event, Question, Veto};

use crate::{
    kompania::{
        JA, ON, challenge, kreski, pick, piles, play, playable, refused, rule_of, seen, settle,
        stol,
    },
    laid_out::{choices, choose},
    sejm::{asked, begin, dukaty, happened, until},
};

#[test]
fn the_text_of_a_card_is_stronger_than_the_general_rule() {
    let _rules = [proves!("AH 101.1"), proves!("AH 101.1.a")];
    let lay = |host: &str, under: &[&str]| {
        stol().bearing(JA, host, &[], under).dwor(JA, &["ciecie"]).begin()
    };
    let mut game = lay("juczny", &["ciecie", "ciecie"]);
    choose(&mut game, |it| matches!(it, Choice::Underlay(_)));
    assert!(refused(&lay("juczny", &["ciecie"; 3]), "ciecie").contains(&cite!("AH 304.3")));
    assert!(refused(&lay("roch", &["ciecie"; 2]), "ciecie").contains(&cite!("AH 304.3")));
}

#[test]
fn what_cannot_happen_is_left_out_and_the_rest_happens() {
    let _rules = [proves!("AH 101.3"), proves!("AH 101.8")];
    let mut game = stol().tapped(ON, "roch").dwor(JA, &["areszt"]).begin();
    let before = dukaty(&game, JA);
    let events = [play(&mut game, "areszt"), settle(&mut game)].concat();
    assert!(!happened(&events, |it| matches!(it, Event::Tapped { .. })));
    assert_eq!(dukaty(&game, JA), before + 1);
}

#[test]
fn who_has_fewer_gives_what_he_has() {
    let _rules = [proves!("AH 101.8.a"), proves!("AH 107.3")];
    let mut game = stol().kreski(JA, 5).kreski(ON, 14).dwor(JA, &["poselstwo"]).begin();
    play(&mut game, "poselstwo");
    assert_eq!(kreski(&game, JA), 7, "only two were left");
}

#[test]
fn kreski_are_lost_to_the_pool_and_taken_from_a_player() {
    let _rules = [proves!("AH 107.3.a"), proves!("AH 107.3.b"), proves!("AH 116.4.a")];
    let mut game = stol().kreski(ON, 5).dwor(JA, &["danina"]).begin();
    let pool = game.view(None).pool_kreski;
    play(&mut game, "danina");
    assert_eq!([kreski(&game, JA), kreski(&game, ON)], [2, 2]);
    assert_eq!(game.view(None).pool_kreski, pool + 1);
}

#[test]
fn all_kreski_win_at_once() {
    let _rules = [proves!("AH 104.1"), proves!("AH 104.2.a"), proves!("AH 104.9")];
    let table = stol().kreski(JA, 18).dwor(JA, &["poselstwo", "szept"]).dwor(ON, &["zakaz"]);
    let mut game = table.begin();
    play(&mut game, "poselstwo");
    let events = settle(&mut game);
    assert!(game.view(None).stos.is_empty(), "the victory itself cannot be answered");
    assert_eq!(game.pending(), Pending::Over { winner: Some(JA) });
    let over = |it: &Event| matches!(it, Event::Over { rule, .. } if *rule == cite!("AH 104.2.a"));
    assert!(happened(&events, over));
    assert_eq!(game.view(None).over.map(|(.., rule)| rule), Some(cite!("AH 104.2.a")));
}

#[test]
fn who_concedes_has_lost() {
    let _rule = proves!("AH 104.3");
    let mut game = stol().begin();
    game.concede(JA, &mut Vec::new()).expect("the game is not over");
    assert_eq!(game.pending(), Pending::Over { winner: Some(ON) });
    let refused = game.concede(ON, &mut Vec::new()).expect_err("it is over");
    assert_eq!(refused.rule(), cite!("AH 115.6"));
}

#[test]
fn twenty_one_kreski_all_in_the_common_pool_and_the_printed_skarb() {
    let _rules = [proves!("AH 107.1"), proves!("AH 107.2.a"), proves!("AH 210.2")];
    let game = begin();
    assert_eq!(game.view(None).pool_kreski, 21);
    assert_eq!([JA, ON].map(|it| (kreski(&game, it), dukaty(&game, it))), [(0, 18), (0, 20)]);
}

#[test]
fn a_trait_does_not_fall_below_zero() {
    let _rule = proves!("AH 108.3");
    let mut game =
        stol().pole(JA, &["bohun"]).pole(ON, &["roch"]).dwor(JA, &["zamroczenie"]).begin();
    challenge(&mut game, "bohun");
    choose(&mut game, |it| *it == Choice::Accept);
    let mut events = play(&mut game, "zamroczenie");
    events.extend(settle(&mut game));
    let won_by_three = |it: &Event| matches!(it, Event::DuelWon { by: 3, .. });
    assert!(happened(&events, won_by_three), "3 against 0, not against -4");
}

#[test]
fn a_card_goes_to_the_lazaret_of_its_owner() {
    let _rules = [proves!("AH 109.6"), proves!("AH 408.3"), proves!("AH 703.2")];
    let mut game = stol().pole(ON, &["roch"]).dwor(JA, &["klatwa", "nagana"]).begin();
    play(&mut game, "klatwa");
    settle(&mut game);
    let events = play(&mut game, "nagana");
    assert_eq!([piles(&game, JA), piles(&game, ON)], [[0, 2, 0], [0, 1, 0]]);
    let orphan = |it: &Event| matches!(it, Event::Moved { card, from: veto::Place::Attached, .. } if card.owner == JA);
    assert_eq!(rule_of(&events, orphan), Some(cite!("AH 703.2")));
}

#[test]
fn who_searches_shows_what_he_finds_and_may_find_nothing() {
    let _rules = [proves!("AH 101.5.a"), proves!("AH 101.5.b")];
    let table = stol().dwor(JA, &["kwerenda"]).kredens(JA, &["roch", "dworek", "bohun"]);
    let search = |found: fn(&Choice) -> bool| {
        let mut game = table.begin();
        play(&mut game, "kwerenda");
        let events = choose(&mut game, found);
        assert!(happened(&events, |it| matches!(it, Event::Shuffled { seat: JA, .. })));
        (happened(&events, |it| matches!(it, Event::Shown { to: ON, .. })), piles(&game, JA)[0])
    };
    assert_eq!(search(|it| matches!(it, Choice::Find(_))), (true, 1));
    assert_eq!(search(|it| *it == Choice::Done), (false, 0));
}

#[test]
fn the_top_card_is_drawn_and_an_empty_kredens_is_renewed_at_once() {
    let _rules =
        [proves!("AH 117.1"), proves!("AH 117.3"), proves!("AH 403.3"), proves!("AH 403.6")];
    let table = stol().dwor(JA, &["sejmik"]).kredens(JA, &["bohun", "roch"]);
    let mut game = table.lazaret(JA, &["ciecie"; 4]).begin();
    let events = play(&mut game, "sejmik");
    assert!(playable(&game, "roch") && playable(&game, "bohun"));
    assert_eq!(game.view(None).seats[0].kredens_size, 4);
    let shuffled = |it: &Event| matches!(it, Event::Shuffled { seat: JA, .. });
    assert_eq!(rule_of(&events, shuffled), Some(cite!("AH 403.6")));
}

#[test]
fn a_kredens_emptied_by_a_search_is_renewed_too() {
    let table = stol().dwor(JA, &["kwerenda"]).kredens(JA, &["dworek"]);
    let mut game = table.lazaret(JA, &["ciecie"; 3]).begin();
    play(&mut game, "kwerenda");
    choose(&mut game, |it| matches!(it, Choice::Find(_)));
    assert_eq!(game.view(None).seats[0].kredens_size, 3);
}

#[test]
fn a_card_may_bear_only_one_of_the_same_name() {
    let table = || stol().dwor(JA, &["szabla"]).bearing(JA, "roch", &["szabla"], &[]);
    assert!(refused(&table().begin(), "szabla").contains(&cite!("AH 101.9")));
    let mut game = table().pole(JA, &["bohun", "wicek"]).begin();
    play(&mut game, "szabla");
    assert_eq!(choices(&game).len(), 2, "only those who have none are offered");
    let roch = crate::kompania::card(&game, "roch");
    let refused = game.apply(Choice::Pick(roch), &mut Vec::new()).expect_err("Roch has one");
    assert_eq!(refused.rule(), cite!("AH 101.9"));
    pick(&mut game, "bohun");
    assert_eq!(asked(&game), (JA, Question::Stint));
}

#[test]
fn of_one_name_only_one_postac_can_be_in_play() {
    for seat in [JA, ON] {
        let game = stol().pole(seat, &["bohun-stary"]).dwor(JA, &["bohun", "roch"]).begin();
        assert!(playable(&game, "roch"));
        assert!(refused(&game, "bohun").contains(&cite!("AH 301.3.a")));
    }
    let game = stol().lazaret(ON, &["bohun-stary"]).dwor(JA, &["bohun"]).begin();
    assert!(playable(&game, "bohun"), "only the Pole Gry counts");
}

#[test]
fn a_pospolity_may_be_there_twice_and_a_unikat_only_once() {
    let game = stol()
        .pole(JA, &["pacholek", "dworek", "roch"])
        .pole(ON, &["palac"])
        .bearing(ON, "bohun", &["relikwia"], &[])
        .dwor(JA, &["pacholek", "dworek", "palac", "relikwia"])
        .begin();
    assert!(playable(&game, "pacholek") && playable(&game, "dworek"));
    assert!(refused_anywhere(&game, "pacholek").contains(&cite!("AH 700.1.nn")), "no agitacja");
    assert!(refused_anywhere(&game, "palac").contains(&cite!("AH 302.2.b")));
    assert!(refused_anywhere(&game, "relikwia").contains(&cite!("AH 505.5")));
}

/// Everything that is refused about the cards of this id, in the dwór and in play.
fn refused_anywhere(game: &Veto, id: &str) -> Vec<RuleId> {
    let cards = crate::kompania::all(game, id).into_iter();
    cards.flat_map(|it| game.refusals(JA, it)).map(|it| it.rule()).collect()
}

#[test]
fn several_choices_are_made_in_the_order_of_the_card() {
    let _rule = proves!("AH 101.7");
    let table = stol().pole(JA, &["dworek", "zajazd"]).pole(ON, &["roch", "bohun"]);
    let mut game = table.dwor(JA, &["proces"]).begin();
    play(&mut game, "proces");
    pick(&mut game, "zajazd");
    pick(&mut game, "bohun");
    settle(&mut game);
    assert_eq!([piles(&game, JA), piles(&game, ON)], [[0, 2, 0], [0; 3]]);
    assert!(seen(&game, "bohun").zaznaczona);
}

#[test]
fn only_what_lies_on_the_pole_gry_is_meant_where_no_place_is_named() {
    let _rules = [
        proves!("AH 402.1"),
        proves!("AH 403.2"),
        proves!("AH 404.2"),
        proves!("AH 408.2"),
        proves!("AH 409.2"),
    ];
    let mut table = stol().pole(JA, &["roch"]).dwor(JA, &["pospolite", "bohun"]);
    table = table.kredens(JA, &["wicek", "sedzia", "goniec"]).lazaret(JA, &["milczek"]);
    table = table.zalnik(JA, &["mistrz"]);
    let mut game = table.begin();
    play(&mut game, "pospolite");
    assert_eq!(piles(&game, JA)[0], 1 + 1, "one postać of his is in play");
}

#[test]
fn kreski_are_in_the_common_pool_or_with_the_players_and_nowhere_else() {
    let _rule = proves!("AH 107.2");
    let mut game = stol().kreski(ON, 5).dwor(JA, &["danina", "poselstwo"]).begin();
    for id in ["danina", "poselstwo"] {
        play(&mut game, id);
        let view = game.view(None);
        let all: u8 = view.seats.iter().map(|it| it.kreski).sum::<u8>() + view.pool_kreski;
        assert_eq!(all, 21);
    }
}

#[test]
fn cards_are_drawn_in_the_faza_rozliczenia_by_the_holder_of_the_initiative_first() {
    let _rules = [proves!("AH 117.1.a"), proves!("AH 117.1.b"), proves!("AH 117.2")];
    let table = stol().kredens(JA, &["ciecie"; 8]).kredens(ON, &["ciecie"; 8]);
    let mut game = table.begin();
    until(&mut game, Question::Inicjatywa);
    choose(&mut game, |it| *it == Choice::Bid(1));
    let events = until(&mut game, Question::Stint);
    let drawn = events.iter().filter_map(|it| match it.event {
        Event::Drew { seat, .. } => Some(seat),
        _ => None,
    });
    let order: Vec<_> = drawn.collect();
    assert_eq!(order, [[ON; 7], [JA; 7]].concat());
}

#[test]
fn income_is_what_the_faction_card_and_the_cards_say() {
    let _rules = [proves!("AH 210.1"), proves!("AH 211.2")];
    let mut game = stol().pole(JA, &["dworek", "zajazd"]).begin();
    until(&mut game, Question::Inicjatywa);
    let before = [JA, ON].map(|it| dukaty(&game, it));
    until(&mut game, Question::Stint);
    let after = [JA, ON].map(|it| dukaty(&game, it));
    assert_eq!([after[0] - before[0], after[1] - before[1]], [3 + 1 + 1, 2]);
}

#[test]
fn a_card_shows_the_traits_printed_on_it() {
    let _rules = [proves!("AH 215.1"), proves!("AH 216.1"), proves!("AH 217.1")];
    let roch = seen(&stol().pole(ON, &["roch"]).begin(), "roch");
    assert_eq!((roch.szabla, roch.kreski, roch.lafa), (Some(5), Some(2), Some(4)));
}
