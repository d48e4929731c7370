//! AH 102, 114.1, 114.2, 115 — players, whose turn it is and what it is good for.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Event, Question};

use crate::{
    kompania::{
        JA, ON, agitate, end_stint, kreski, play, playable, refused_to, settle, stol, uses,
    },
    laid_out::{choices, choose},
    sejm::{asked, dukaty, happened},
};

#[test]
fn each_of_two_players_is_the_opponent_of_the_other() {
    let _rule = proves!("AH 102.1");
    let table = stol().dwor(JA, &["haracz"]).dwor(ON, &["haracz"]);
    let mut game = table.begin();
    let before = [JA, ON].map(|it| dukaty(&game, it));
    play(&mut game, "haracz");
    settle(&mut game);
    assert_eq!([JA, ON].map(|it| dukaty(&game, it)), [before[0], before[1] - 2]);
    end_stint(&mut game);
    play(&mut game, "haracz");
    settle(&mut game);
    assert_eq!([JA, ON].map(|it| dukaty(&game, it)), [before[0] - 2, before[1] - 2]);
    assert_eq!([JA, ON].map(|it| kreski(&game, it)), [1, 1]);
}

#[test]
fn the_active_player_is_active_while_the_other_is_asked() {
    let _rules = [proves!("AH 102.1.a"), proves!("AH 102.1.b"), proves!("AH 115.5")];
    let table = stol().dwor(ON, &["sejmik"]).dwor(JA, &["donos", "dworek"]);
    let mut game = table.begin();
    end_stint(&mut game);
    assert_eq!((asked(&game), game.view(None).voice), ((ON, Question::Stint), Some(ON)));
    play(&mut game, "sejmik");
    assert_eq!(asked(&game), (JA, Question::Reply), "he has priority");
    assert_eq!(game.view(None).voice, Some(ON), "and is not active");
    assert!(!playable(&game, "dworek") && playable(&game, "donos"));
    settle(&mut game);
    assert_eq!(asked(&game), (ON, Question::Stint));
}

#[test]
fn who_is_active_is_przy_glosie_only_while_the_stos_is_empty() {
    let _rules = [proves!("AH 115.2"), proves!("AH 115.3")];
    let table = stol().dwor(JA, &["sejmik", "szept", "dworek"]);
    let mut game = table.begin();
    assert!(playable(&game, "dworek"));
    play(&mut game, "sejmik");
    assert_eq!((asked(&game), game.view(None).voice), ((JA, Question::Reply), Some(JA)));
    assert!(!playable(&game, "dworek"), "there is something on the stos");
    assert!(refused_to(&game, JA, "dworek").contains(&cite!("AH 114.4.a")));
    settle(&mut game);
    assert!(playable(&game, "dworek"));
}

#[test]
fn an_action_takes_priority() {
    let _rule = proves!("AH 114.2");
    let table = stol().pole(JA, &["wicek"]).pole(ON, &["wicek"]);
    let mut game = table.begin();
    assert!(refused_to(&game, ON, "wicek").contains(&cite!("AH 115.6")));
    let before = dukaty(&game, JA);
    uses(&mut game, "wicek");
    settle(&mut game);
    assert_eq!(dukaty(&game, JA), before - 1 + 3);
}

#[test]
fn there_are_five_kinds_of_action_and_players_take_turns() {
    let _rules = [proves!("AH 114.1"), proves!("AH 115.1")];
    let table = stol().pole(JA, &["bohun"]).dwor(JA, &["sejmik"]).dwor(ON, &["donos", "dworek"]);
    let mut game = table.begin();
    agitate(&mut game, "bohun"); // A czyn.
    settle(&mut game);
    play(&mut game, "sejmik"); // A drobiazg,
    assert_eq!(asked(&game), (ON, Question::Reply));
    play(&mut game, "donos"); // and a replika to it.
    settle(&mut game);
    let events = end_stint(&mut game);
    assert!(happened(&events, |it| *it == Event::Bene { seat: JA }));
    assert_eq!(asked(&game), (ON, Question::Stint), "now it is his turn");
    play(&mut game, "dworek");
    end_stint(&mut game);
    assert_eq!(asked(&game), (JA, Question::Stint));
    assert_eq!(choices(&game), [Choice::EndStint], "whoever has nothing left says pas");
    let events = choose(&mut game, |it| *it == Choice::EndStint);
    assert!(happened(&events, |it| *it == Event::Pas { seat: JA }));
}
