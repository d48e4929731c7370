//! AH 101, 104, 106-109, 117 — golden rules, kreski and dukaty, numbers, drawing.

use kernel::{Game, Pending};
use rulebook::{cite, proves};
use veto::{Choice, Event, Question};

use crate::{
    kompania::{
        JA, ON, challenge, kreski, pick, piles, play, playable, refused, rule_of, settle, stol,
    },
    laid_out::{choices, choose},
    sejm::{asked, begin, dukaty, happened},
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
    let events = play(&mut game, "areszt");
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
    let _rules = [proves!("AH 104.1"), proves!("AH 104.2.a")];
    let mut game = stol().kreski(JA, 18).dwor(JA, &["poselstwo", "sejmik"]).begin();
    let events = play(&mut game, "poselstwo");
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
        assert!(refused(&game, "bohun").contains(&cite!("AH 301.3.c")));
    }
    let game = stol().lazaret(ON, &["bohun-stary"]).dwor(JA, &["bohun"]).begin();
    assert!(playable(&game, "bohun"), "only the Pole Gry counts");
}
