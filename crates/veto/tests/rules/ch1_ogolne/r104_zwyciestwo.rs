//! AH 104 — Zwycięstwo i przegrana.

use kernel::{Game, Pending};
use rulebook::proves;
use veto::{CardLayout, Choice, Event, Layout, Question, Veto};

use crate::{
    laid_out::choose,
    sejm::{BOGACI, UBODZY, asked, def, happened, layout, until},
};

/// The poor have so many kreski and, if told, a postać with Elekt; both have lived through a round.
fn candidate(kreski: u8, elekt: bool) -> Veto {
    let mut layout: Layout = layout();
    layout.seats[0].kreski = kreski;
    if elekt {
        let card = def(&layout.catalog, "pretendent");
        layout.seats[0].pole.push(CardLayout { card, ..CardLayout::default() });
    }
    let mut game = layout.begin().expect("a table");
    until(&mut game, Question::Inicjatywa);
    game
}

#[test]
fn who_announced_and_still_has_two_thirds_and_an_elekt_wins() {
    let _rules = [proves!("AH 104.2.d"), proves!("AH 502.1.d")];
    let mut game = candidate(14, true);
    until(&mut game, Question::Elekcja);
    choose(&mut game, |it| *it == Choice::Yes);
    assert!(!game.pending().is_over(), "it is decided at the end of the round");
    let events = until(&mut game, Question::Inicjatywa);
    assert!(happened(&events, |it| matches!(it, Event::Over { winner: Some(UBODZY), .. })));
}

#[test]
fn without_two_thirds_or_an_elekt_nothing_can_be_announced() {
    for mut game in [candidate(13, true), candidate(14, false)] {
        while asked(&game).1 == Question::Inicjatywa {
            choose(&mut game, |it| *it == Choice::Decline);
        }
        assert_eq!(asked(&game), (UBODZY, Question::Stint), "nobody was asked about an elekcja");
    }
}

#[test]
fn whose_last_elekt_is_killed_has_lost() {
    let _rule = proves!("AH 104.4");
    let killing = |elekci: usize| {
        let mut layout = layout();
        layout.voice = BOGACI;
        let card = def(&layout.catalog, "pretendent");
        let postac = || CardLayout { card, ..CardLayout::default() };
        layout.seats[0].pole = (0..elekci).map(|_| postac()).collect();
        layout.seats[1].dwor.push(def(&layout.catalog, "zamach"));
        let mut game = layout.begin().expect("a table");
        choose(&mut game, |it| matches!(it, Choice::Play { .. }));
        while let Pending::Decision { question: Question::Card { .. } | Question::Reply, .. } =
            game.pending()
        {
            choose(&mut game, |it| matches!(it, Choice::Pick(_) | Choice::Decline));
        }
        game.pending()
    };
    assert_eq!(killing(1), Pending::Over { winner: Some(BOGACI) });
    assert!(!killing(2).is_over(), "another Elekt is left");
}
