//! AH 114, 115, 119 — actions, priority and the stos.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Event, ObjectKind, Place, Question, Veto};

use crate::{
    kompania::{
        JA, ON, agitate, challenge, end_stint, moves, piles, play, playable, refused, refused_to,
        rule_of, settle, stol, uses,
    },
    laid_out::{choices, choose},
    sejm::{asked, dukaty, happened, until},
};

#[test]
fn a_stint_has_one_czyn_and_any_number_of_drobiazgi() {
    let _rules = [
        proves!("AH 108.12"),
        proves!("AH 108.13"),
        proves!("AH 114.3"),
        proves!("AH 114.4"),
        proves!("AH 114.4.a"),
    ];
    let table = stol().pole(JA, &["sedzia", "wicek"]).dwor(JA, &["dworek", "sejmik", "roch"]);
    let mut game = table.begin();
    uses(&mut game, "wicek");
    play(&mut game, "dworek");
    uses(&mut game, "sedzia");
    settle(&mut game);
    assert!(!playable(&game, "roch"), "the czyn is used");
    assert!(refused(&game, "roch").contains(&cite!("AH 114.3")));
    play(&mut game, "sejmik");
    assert_eq!(asked(&game), (JA, Question::Stint));
}

#[test]
fn every_czyn_of_the_list_uses_up_the_czyn() {
    let _rules = [
        proves!("AH 114.3.a"),
        proves!("AH 512.1"),
        proves!("AH 512.1.a"),
        proves!("AH 512.1.b"),
        proves!("AH 512.1.c"),
        proves!("AH 512.1.d"),
        proves!("AH 512.1.f"),
    ];
    let table = stol()
        .pole(JA, &["sedzia", "bohun"])
        .pole(ON, &["wicek"])
        .dwor(JA, &["roch", "zamach"])
        .begin();
    let czyny: [fn(&mut Veto); 5] = [
        |it| drop(play(it, "roch")),
        |it| drop(play(it, "zamach")),
        |it| drop(agitate(it, "bohun")),
        |it| drop(challenge(it, "bohun")),
        |it| drop(uses(it, "sedzia")),
    ];
    for czyn in czyny {
        let mut game = table.clone();
        czyn(&mut game);
        settle(&mut game);
        assert_eq!(choices(&game), [Choice::EndStint], "nothing but czyny was on this table");
    }
}

#[test]
fn who_has_acted_says_bene_and_who_has_not_says_pas() {
    let _rules =
        [proves!("AH 114.6"), proves!("AH 114.7"), proves!("AH 114.7.a"), proves!("AH 115.9")];
    let mut game = stol().pole(JA, &["bohun"]).begin();
    agitate(&mut game, "bohun");
    settle(&mut game);
    let events = end_stint(&mut game);
    assert!(happened(&events, |it| *it == Event::Bene { seat: JA }));
    assert_eq!(asked(&game), (ON, Question::Stint));
    let events = end_stint(&mut game);
    assert!(happened(&events, |it| *it == Event::Pas { seat: ON }));
    assert_eq!(asked(&game), (JA, Question::Stint), "after the pas the głos comes back");
    end_stint(&mut game);
    assert_ne!(asked(&game).1, Question::Stint, "two pas in a row end the stage");
}

#[test]
fn the_holder_of_the_initiative_is_first_in_the_faza_gry() {
    let _rule = proves!("AH 115.4");
    let mut game = stol().begin();
    until(&mut game, Question::Inicjatywa);
    choose(&mut game, |it| *it == Choice::Bid(1));
    until(&mut game, Question::Stint);
    assert_eq!(asked(&game), (ON, Question::Stint), "he bought it");
    assert_eq!(game.view(None).initiative, ON);
}

#[test]
fn without_priority_nobody_does_anything() {
    let game = stol().pole(ON, &["bohun"]).begin();
    let rules = refused_to(&game, ON, "bohun");
    assert!(rules.contains(&cite!("AH 115.6")), "{rules:?}");
    assert!(rules.contains(&cite!("AH 114.4.a")), "{rules:?}");
}

#[test]
fn the_opponent_answers_first_and_then_the_player_himself() {
    let _rules = [
        proves!("AH 108.14"),
        proves!("AH 114.5"),
        proves!("AH 114.5.a"),
        proves!("AH 114.5.b"),
        proves!("AH 115.7"),
        proves!("AH 115.8"),
        proves!("AH 115.8.a"),
        proves!("AH 119.1"),
        proves!("AH 119.2.a"),
        proves!("AH 504.1"),
    ];
    let table = stol().dwor(JA, &["sejmik", "szept"]).dwor(ON, &["donos"]);
    let mut game = table.begin();
    play(&mut game, "sejmik");
    assert_eq!(game.view(None).stos.len(), 1, "the card lies on the stos");
    assert_eq!(asked(&game), (ON, Question::Reply));
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(asked(&game), (JA, Question::Reply));
    let before = dukaty(&game, JA);
    play(&mut game, "szept");
    settle(&mut game);
    assert_eq!(dukaty(&game, JA), before + 1 - 1, "one taken, one paid for the sejmik");
}

#[test]
fn each_player_has_one_replika_on_an_object_which_is_offered_again() {
    let _rules =
        [proves!("AH 115.8.b"), proves!("AH 119.6"), proves!("AH 119.7"), proves!("AH 504.2")];
    let table = stol().dwor(JA, &["sejmik", "szept"]).dwor(ON, &["donos", "donos"]);
    let mut game = table.begin();
    play(&mut game, "sejmik");
    play(&mut game, "donos");
    decline_until_alone(&mut game);
    assert_eq!(asked(&game), (JA, Question::Reply), "the sejmik is offered to him again");
    assert!(refused_to(&game, ON, "donos").contains(&cite!("AH 114.5.c")));
    play(&mut game, "szept");
    settle(&mut game);
    assert_eq!(piles(&game, ON), [1, 1, 0], "one donos was enough for one object");
}

/// Nobody answers until one object is left on the stos.
fn decline_until_alone(game: &mut Veto) {
    while 1 < game.view(None).stos.len() {
        choose(game, |it| *it == Choice::Decline);
    }
}

#[test]
fn the_last_object_is_resolved_first_and_a_replika_on_a_replika_is_extra() {
    let _rules = [
        proves!("AH 119.6.a"),
        proves!("AH 119.8"),
        proves!("AH S.Zasada Adekwatności Stosu"),
        proves!("AH 408.1.e"),
        proves!("AH 504.3"),
        proves!("AH 504.4"),
        proves!("AH 505.3"),
    ];
    let table = stol()
        .dwor(JA, &["sejmik", "zakaz", "szept"])
        .dwor(ON, &["zakaz"])
        .kredens(JA, &["roch", "roch", "roch"]);
    let mut game = table.begin();
    let mut events = play(&mut game, "sejmik");
    events.extend(play(&mut game, "zakaz"));
    assert!(refused(&game, "szept").contains(&cite!("AH 119.5")), "not the top object");
    events.extend(play(&mut game, "zakaz"));
    while game.view(None).stos.len() != 1 {
        events.extend(choose(&mut game, |it| *it == Choice::Decline));
    }
    assert_eq!(asked(&game), (JA, Question::Reply), "on the sejmik he has answered nothing yet");
    events.extend(play(&mut game, "szept"));
    events.extend(settle(&mut game));
    assert_eq!(moves(&game, &events, "zakaz")[2..], [Place::Lazaret; 2]);
    assert_eq!(piles(&game, JA)[0], 2, "the negated zakaz stopped nothing");
    let rule = rule_of(&events, |it| matches!(it, Event::Moved { to: Place::Lazaret, .. }));
    assert_eq!(rule, None, "the first to leave was resolved, not negated");
}

#[test]
fn a_negated_card_goes_to_the_lazaret_and_costs_nothing() {
    let _rules = [proves!("AH 408.1.e"), proves!("AH 505.3")];
    let mut game = stol().dwor(JA, &["sejmik"]).dwor(ON, &["zakaz"]).begin();
    let before = dukaty(&game, JA);
    play(&mut game, "sejmik");
    let mut events = play(&mut game, "zakaz");
    events.extend(settle(&mut game));
    assert_eq!(dukaty(&game, JA), before);
    assert_eq!(piles(&game, JA), [0, 1, 0]);
    let negated = |it: &Event| matches!(it, Event::Moved { card, to: Place::Lazaret, .. } if card.owner == JA);
    assert_eq!(rule_of(&events, negated), Some(cite!("AH 505.3")));
}

#[test]
fn an_action_that_is_no_card_goes_on_the_stos_too() {
    let _rules = [proves!("AH 119.2.b"), proves!("AH 119.2.d")];
    let table = stol().pole(JA, &["wicek", "bohun"]).dwor(ON, &["pomsta"]);
    let mut game = table.begin();
    uses(&mut game, "wicek");
    assert_eq!(game.view(None).stos[0].kind, ObjectKind::Ability);
    assert_eq!(asked(&game), (ON, Question::Reply));
    settle(&mut game);
    let mut game = stol().pole(JA, &["bohun"]).dwor(JA, &["ciecie"]).begin();
    agitate(&mut game, "bohun");
    assert_eq!(game.view(None).stos[0].kind, ObjectKind::Agitacja);
}
