//! AH 504.6 — a replika of a card to its own entering play; AH 603.2 — what a card
//! that does not stay sets off.

use kernel::Game;
use rulebook::proves;
use veto::{Choice, ObjectKind, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty},
    tablica::{BOGACI, UBODZY, kreski, lets_go, named, skutki},
};

fn play(game: &mut Veto, name: &str) {
    let seat = asked(game).0;
    let card = named(game, seat, name);
    choose(game, |it| matches!(it, Choice::Play { card: it, .. } if *it == card));
}

fn kinds(game: &Veto) -> Vec<ObjectKind> {
    game.view(None).stos.iter().map(|it| it.kind).collect()
}

fn may_use(game: &Veto) -> bool {
    choices(game).iter().any(|it| matches!(it, Choice::Use { .. }))
}

#[test]
fn it_is_declared_on_the_stos_and_happens_when_the_card_has_entered() {
    let _rule = proves!("AH 504.6");
    let mut game = skutki().dwor(UBODZY, &["goniec"]).begin();
    let before = dukaty(&game, UBODZY);
    assert!(!may_use(&game), "not from the dwór");
    play(&mut game, "Goniec");
    assert_eq!(asked(&game), (UBODZY, Question::Reply), "before it leaves the stos");
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    lets_go(&mut game);
    assert_eq!(game.view(None).seats[0].pole.len(), 1);
    assert_eq!(dukaty(&game, UBODZY), before - 1 + 4);
    assert!(!may_use(&game), "nor later");

    let mut game = skutki().dwor(UBODZY, &["goniec"]).begin();
    play(&mut game, "Goniec");
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!((asked(&game).1, dukaty(&game, UBODZY)), (Question::Stint, before - 1));
}

#[test]
fn it_is_the_one_replika_on_that_object() {
    let mut game = skutki().dwor(UBODZY, &["goniec", "okrzyk"]).begin();
    play(&mut game, "Goniec");
    assert!(may_use(&game));
    play(&mut game, "Okrzyk");
    while asked(&game).1 == Question::Reply {
        assert!(!may_use(&game), "his replika is spent");
        choose(&mut game, |it| *it == Choice::Decline);
    }
    assert_eq!(kreski(&game, UBODZY), 1);
}

#[test]
fn it_waits_for_the_card_and_is_lost_with_it() {
    let _rule = proves!("AH 504.6");
    let mut game = skutki().dwor(UBODZY, &["goniec"]).dwor(BOGACI, &["weto", "weto"]).begin();
    let before = dukaty(&game, UBODZY);
    play(&mut game, "Goniec");
    choose(&mut game, |it| *it == Choice::Decline);
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    choose(&mut game, |it| *it == Choice::Decline); // Nobody answers the replika …
    assert_eq!(kinds(&game), [ObjectKind::Card]);
    assert_eq!(dukaty(&game, UBODZY), before, "… and it waits");
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
    play(&mut game, "Weto");
    lets_go(&mut game);
    assert_eq!(game.view(None).seats[0].lazaret.len(), 1);
    assert_eq!(dukaty(&game, UBODZY), before, "the card never entered");
}

#[test]
fn the_replika_itself_may_be_negated() {
    let mut game = skutki().dwor(UBODZY, &["goniec"]).dwor(BOGACI, &["weto"]).begin();
    let before = dukaty(&game, UBODZY);
    play(&mut game, "Goniec");
    choose(&mut game, |it| *it == Choice::Decline);
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    play(&mut game, "Weto");
    lets_go(&mut game);
    assert_eq!(game.view(None).seats[0].pole.len(), 1, "the card enters all the same");
    assert_eq!(dukaty(&game, UBODZY), before - 1);
}

#[test]
fn an_efekt_sets_its_ability_off_before_it_is_resolved() {
    let _rules = [proves!("AH 603.2.a"), proves!("AH 603.2.b")];
    let mut game = skutki().dwor(UBODZY, &["wrozba"]).dwor(BOGACI, &["weto"]).begin();
    let before = dukaty(&game, UBODZY);
    play(&mut game, "Wróżba");
    choose(&mut game, |it| *it == Choice::Decline); // All have declined to answer the efekt.
    assert_eq!(kinds(&game), [ObjectKind::Card, ObjectKind::Trigger]);
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(kinds(&game), [ObjectKind::Card], "the ability is settled first");
    assert_eq!((dukaty(&game, UBODZY), kreski(&game, UBODZY)), (before + 3, 0));
    lets_go(&mut game);
    assert_eq!((dukaty(&game, UBODZY), kreski(&game, UBODZY)), (before + 3, 1), "once");
    assert_eq!(asked(&game).1, Question::Stint);
}

#[test]
fn an_efekt_that_is_negated_in_time_sets_nothing_off() {
    let mut game = skutki().dwor(UBODZY, &["wrozba"]).dwor(BOGACI, &["weto"]).begin();
    let before = dukaty(&game, UBODZY);
    play(&mut game, "Wróżba");
    play(&mut game, "Weto");
    lets_go(&mut game);
    assert_eq!((dukaty(&game, UBODZY), kreski(&game, UBODZY)), (before, 0));
}

#[test]
fn what_comes_after_playing_comes_although_the_card_is_negated() {
    let _rules = [proves!("AH 603.2.a"), proves!("AH 603.2.c")];
    for (negated, drawn) in [(false, 1), (true, 0)] {
        let mut game = skutki().dwor(UBODZY, &["list"]).dwor(BOGACI, &["weto"]).begin();
        let before = dukaty(&game, UBODZY);
        play(&mut game, "List");
        if negated {
            play(&mut game, "Weto");
        }
        lets_go(&mut game);
        assert_eq!(kreski(&game, UBODZY), drawn, "negated: {negated}");
        assert_eq!(dukaty(&game, UBODZY), before + 5, "negated: {negated}");
        assert_eq!(asked(&game).1, Question::Stint);
    }
}
