//! AH 116.5, 101.8.b — a cost that is raised on the stos.

use kernel::Game;
use rulebook::proves;
use veto::{Choice, Question, Veto};

use crate::{
    laid_out::choose,
    sejm::{asked, dukaty},
    tablica::{BOGACI, UBODZY, kreski, lets_go, slowa},
};

/// The poor play their only card, the rich make it dearer by two.
fn made_dearer(card: &str, skarb: u16) -> Veto {
    let table = slowa();
    let mut table = table.dwor(UBODZY, &[card]).dwor(BOGACI, &["clo"]);
    table.layout.seats[0].dukaty = Some(skarb);
    let mut game = table.begin();
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    game
}

#[test]
fn who_cannot_pay_the_raised_cost_pays_nothing_and_has_nothing() {
    let _rules = [proves!("AH 101.8.b"), proves!("AH 116.5")];
    for (card, skarb) in [("magnat", 6), ("uczta", 2)] {
        let game = made_dearer(card, skarb);
        assert_eq!(asked(&game), (UBODZY, Question::Stint), "nothing is left to choose");
        assert_eq!(dukaty(&game, UBODZY), skarb);
        let view = game.view(None);
        assert_eq!((view.seats[0].pole.len(), view.seats[0].lazaret.len()), (0, 1));
        assert_eq!(kreski(&game, UBODZY), 0, "{card}");
    }
}

#[test]
fn who_can_pay_it_chooses() {
    let _rules = [proves!("AH 101.8.b"), proves!("AH 116.5.a")];
    for (pays, skarb, in_play) in [(Choice::Yes, 1, 1), (Choice::No, 3, 0)] {
        let mut game = made_dearer("magnat", 8);
        assert!(matches!(asked(&game), (UBODZY, Question::Surcharge { .. })));
        choose(&mut game, |it| *it == pays);
        lets_go(&mut game);
        assert_eq!(dukaty(&game, UBODZY), skarb, "{pays:?}");
        let view = game.view(None);
        assert_eq!((view.seats[0].pole.len(), view.seats[0].lazaret.len()), (in_play, 1 - in_play));
    }
    let mut game = made_dearer("uczta", 3);
    choose(&mut game, |it| *it == Choice::No);
    assert_eq!((dukaty(&game, UBODZY), kreski(&game, UBODZY)), (2, 0), "the basic cost is lost");
}

#[test]
fn what_was_raised_for_one_play_costs_the_same_the_next_time() {
    let mut game = made_dearer("magnat", 8);
    choose(&mut game, |it| *it == Choice::Yes);
    lets_go(&mut game);
    let view = game.view(None);
    let magnat = view.cards.iter().find(|(it, _)| *it == view.seats[0].pole[0]);
    assert_eq!(magnat.and_then(|it| it.1.lafa), Some(5));
}
