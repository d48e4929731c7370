//! AH 603, 505.6 — what goes off by itself lies on the stos and may be answered.

use kernel::{CardId, Game, Seat};
use rulebook::proves;
use veto::{Choice, Event, ObjectKind, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty, happened},
    tablica::{BOGACI, Tablica, UBODZY, kreski},
};

fn dzwon() -> Tablica {
    Tablica::of("dzwon", include_str!("r603_wyzwalane.toml"))
}

/// Plays the only card that can be played and lets everybody decline until it is put out.
fn put_out(game: &mut Veto) -> CardId {
    let play = choices(game).into_iter().find_map(|it| match it {
        Choice::Play { card, .. } => Some(card),
        _ => None,
    });
    let card = play.expect("a card that can be played");
    choose(game, |it| matches!(it, Choice::Play { card: it, .. } if *it == card));
    while game.view(None).stos.iter().any(|it| it.kind == ObjectKind::Card) {
        choose(game, |it| *it == Choice::Decline);
    }
    card
}

fn kinds(game: &Veto) -> Vec<ObjectKind> {
    game.view(None).stos.iter().map(|it| it.kind).collect()
}

#[test]
fn what_goes_off_lies_on_the_stos_until_it_is_resolved() {
    let _rules = [
        proves!("AH 112.8.a"),
        proves!("AH 119.2.c"),
        proves!("AH 603.3"),
        proves!("AH 603.8"),
        proves!("AH 603.9"),
        proves!("AH 603.9.a"),
    ];
    let mut game = dzwon().dwor(UBODZY, &["herold"]).dwor(BOGACI, &["cisza", "cisza"]).begin();
    let before = dukaty(&game, UBODZY);

    put_out(&mut game);

    assert_eq!(kinds(&game), [ObjectKind::Kreski, ObjectKind::Trigger], "nobody was asked for it");
    assert_eq!(dukaty(&game, UBODZY), before - 1, "only the lafa is paid so far");
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(kinds(&game), [ObjectKind::Kreski]);
    assert_eq!(dukaty(&game, UBODZY), before + 2, "the ability has been resolved");
}

#[test]
fn a_triggered_ability_may_be_negated() {
    let _rules = [proves!("AH 603.6"), proves!("AH 603.7")];
    let mut game = dzwon().dwor(UBODZY, &["herold"]).dwor(BOGACI, &["cisza"]).begin();
    let before = dukaty(&game, UBODZY);
    put_out(&mut game);

    let events = choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert!(happened(&events, |it| matches!(it, Event::Played { .. })));
    while asked(&game).1 == Question::Reply {
        choose(&mut game, |it| *it == Choice::Decline);
    }

    assert_eq!(dukaty(&game, UBODZY), before - 1, "it brought nothing");
    assert_eq!(kreski(&game, UBODZY), 2, "the kreski are an object of their own");
}

#[test]
fn each_triggered_ability_may_be_answered_once_also_by_its_controller() {
    let _rules = [proves!("AH 603.6")];
    let mut game = dzwon().dwor(UBODZY, &["kwestarz", "milczenie", "milczenie"]).begin();
    put_out(&mut game);
    choose(&mut game, |it| *it == Choice::Yes);

    assert_eq!(asked(&game), (UBODZY, Question::Reply), "one's own ability may be answered");
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    // The replika itself is a card; on the ability under it there is no second one.
    while asked(&game).1 == Question::Reply {
        assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Play { .. })));
        choose(&mut game, |it| *it == Choice::Decline);
    }
    assert_eq!(game.view(Some(UBODZY)).seats[0].dwor_size, 1, "one Milczenie is left");
}

#[test]
fn whether_to_use_it_is_decided_on_the_stos_before_anybody_is_asked() {
    let _rules = [proves!("AH 603.4")];
    for (answer, gain) in [(Choice::Yes, 3), (Choice::No, 0)] {
        let mut game = dzwon().dwor(UBODZY, &["kwestarz"]).dwor(BOGACI, &["cisza"]).begin();
        let before = dukaty(&game, UBODZY);
        put_out(&mut game);

        assert_eq!(kinds(&game), [ObjectKind::Trigger]);
        assert!(matches!(asked(&game), (UBODZY, Question::May { .. })), "{:?}", asked(&game));
        choose(&mut game, |it| *it == answer);
        assert_eq!(asked(&game), (BOGACI, Question::Reply), "now the others have priority");
        choose(&mut game, |it| *it == Choice::Decline);

        assert_eq!(dukaty(&game, UBODZY), before - 1 + gain);
        assert_eq!(asked(&game), (UBODZY, Question::Stint));
    }
}

#[test]
fn the_holder_of_the_initiative_is_asked_first() {
    let _rules = [proves!("AH 603.5")];
    let mut game =
        dzwon().dwor(UBODZY, &["kwestarz", "milczenie"]).dwor(BOGACI, &["cisza"]).begin();
    put_out(&mut game);
    choose(&mut game, |it| *it == Choice::Yes);

    // A declared ability would be offered to the opponent first (115.7).
    assert_eq!(asked(&game), (UBODZY, Question::Reply));
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
}

#[test]
fn of_what_goes_off_together_that_of_the_seat_przy_glosie_goes_on_the_stos_first() {
    let _rules = [proves!("AH 101.4")];
    let mut game = dzwon()
        .dwor(UBODZY, &["milczenie"])
        .pole(UBODZY, "szyderca")
        .pole(BOGACI, "pocieszyciel")
        .begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    while asked(&game).1 != Question::Acceptance {
        choose(&mut game, |it| *it == Choice::Decline);
    }
    // Bogaci caused it, but Ubodzy are przy głosie.
    choose(&mut game, |it| *it == Choice::Refuse);

    let stos = game.view(None).stos;
    let controllers: Vec<Seat> = stos.iter().map(|it| it.controller).collect();
    assert_eq!(controllers, [UBODZY, BOGACI]);
}

#[test]
fn kreski_of_a_card_that_is_put_out_wait_for_an_answer() {
    let _rules = [proves!("AH 505.6"), proves!("AH 119.2.e")];
    let mut game = dzwon().dwor(UBODZY, &["herold"]).dwor(BOGACI, &["cisza"]).begin();
    put_out(&mut game);
    choose(&mut game, |it| *it == Choice::Decline);

    assert_eq!(kinds(&game), [ObjectKind::Kreski]);
    assert_eq!(kreski(&game, UBODZY), 0, "they are not taken yet");
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    while asked(&game).1 == Question::Reply {
        choose(&mut game, |it| *it == Choice::Decline);
    }
    assert_eq!(kreski(&game, UBODZY), 0, "they were negated");
}

#[test]
fn kreski_are_taken_even_if_the_card_has_gone_meanwhile() {
    let _rules = [proves!("AH 505.6"), proves!("AH 112.12.b")];
    let table = dzwon().dwor(UBODZY, &["herold"]).dwor(BOGACI, &["zbir"]);
    let mut game = table.pole(UBODZY, "dwor").begin();
    put_out(&mut game);
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    while matches!(asked(&game).1, Question::Reply | Question::Card { .. }) {
        choose(&mut game, |it| matches!(it, Choice::Decline | Choice::Pick(_)));
    }

    assert_eq!(game.view(None).seats[0].pole.len(), 1, "Herold is dead, the Dwór still stands");
    assert_eq!(kreski(&game, UBODZY), 3, "as many as he had in play, not those printed on him");
}

#[test]
fn what_went_off_under_another_is_offered_to_the_holder_of_the_initiative_first_too() {
    let _rules = [proves!("AH 115.8.b"), proves!("AH 603.5")];
    let table = dzwon().dwor(UBODZY, &["kwestarz", "milczenie"]).dwor(BOGACI, &["cisza"]);
    let mut game = table.pole(BOGACI, "sasiad").begin();
    put_out(&mut game);
    choose(&mut game, |it| *it == Choice::Yes);
    // That of Bogaci lies on top; nobody negates it.
    let top = |game: &Veto| game.view(None).stos.last().map(|it| it.controller);
    while top(&game) == Some(BOGACI) {
        choose(&mut game, |it| *it == Choice::Decline);
    }

    assert_eq!((kinds(&game), top(&game)), (vec![ObjectKind::Trigger], Some(UBODZY)));
    assert_eq!(asked(&game), (UBODZY, Question::Reply));
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
}
