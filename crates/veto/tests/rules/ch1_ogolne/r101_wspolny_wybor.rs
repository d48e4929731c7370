//! AH 101.5 — everybody chooses among his hidden cards before any of them is seen.

use kernel::Game;
use rulebook::proves;
use veto::{Choice, Event, Question};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty},
    tablica::{BOGACI, UBODZY, lets_go, skutki},
};

#[test]
fn what_one_has_chosen_stays_face_down_until_the_other_has_chosen() {
    let _rule = proves!("AH 101.5");
    let own = ["skladka", "uczta", "ulga"];
    let mut game = skutki().dwor(UBODZY, &own).dwor(BOGACI, &["weto", "list", "szynk"]).begin();
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    assert!(matches!(asked(&game), (UBODZY, Question::Card { .. })), "{:?}", asked(&game));
    assert_eq!(choices(&game).len(), 2, "his own cards and no others");
    let mut other = game.clone();

    // Whichever he designates, the other sees the same.
    let events = choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    assert!(events.is_empty(), "{events:?}");
    let second = *choices(&other).last().expect("two cards");
    choose(&mut other, |it| *it == second);
    assert!(matches!(asked(&game), (BOGACI, Question::Card { .. })));
    assert_eq!(game.view(Some(BOGACI)), other.view(Some(BOGACI)));
    assert_eq!(choices(&game), choices(&other));

    let events = choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    let moved = events.iter().filter(|it| matches!(it.event, Event::Moved { .. })).count();
    assert_eq!(moved, 3, "both cards and the efekt go to the lazaret");
    let view = game.view(None);
    assert_eq!((view.seats[0].dwor_size, view.seats[1].dwor_size), (1, 2));
}

#[test]
fn whatever_everybody_does_everybody_does() {
    let mut game = skutki().dwor(UBODZY, &["jalmuzna"]).begin();
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert_eq!([UBODZY, BOGACI].map(|it| dukaty(&game, it)), [19, 21]);
}
