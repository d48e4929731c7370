//! AH 112.10, 112.11.b — abilities that work in a zone of their own.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty},
    tablica::{BOGACI, Tablica, UBODZY, kreski, lets_go, named, skutki},
};

/// A card of the poor in the lazaret.
fn in_lazaret(id: &str) -> Tablica {
    let mut table = skutki();
    table.layout.seats[0].lazaret = vec![table.find(id)];
    table
}

fn uses(game: &Veto) -> Vec<Choice> {
    let does = |it: &Choice| matches!(it, Choice::Use { .. } | Choice::Play { .. });
    choices(game).into_iter().filter(does).collect()
}

#[test]
fn an_ability_of_the_lazaret_works_there_and_nowhere_else() {
    let _rule = proves!("AH 112.10");
    let mut game = in_lazaret("feniks").begin();
    let before = dukaty(&game, UBODZY);
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    lets_go(&mut game);
    assert_eq!(game.view(None).seats[0].dwor_size, 1);
    assert_eq!(dukaty(&game, UBODZY), before - 2);

    let game = skutki().pole(UBODZY, "feniks").begin();
    assert_eq!(uses(&game), [], "in play it does nothing");
    let feniks = named(&game, UBODZY, "Feniks");
    let refused: Vec<_> = game.refusals(UBODZY, feniks).iter().map(|it| it.rule()).collect();
    assert!(refused.contains(&cite!("AH 112.10")), "{refused:?}");
}

#[test]
fn only_the_owner_uses_it_in_his_stint() {
    let mut game = in_lazaret("feniks").begin();
    choose(&mut game, |it| *it == Choice::EndStint);
    assert_eq!(asked(&game), (BOGACI, Question::Stint));
    assert_eq!(uses(&game), []);
}

#[test]
fn a_card_may_be_played_from_the_lazaret_if_it_says_so() {
    let _rule = proves!("AH 112.11.b");
    let mut game = in_lazaret("echo").begin();
    let echo = named(&game, UBODZY, "Echo");
    assert_eq!(uses(&game), [Choice::Play { card: echo, way: 1 }]);
    choose(&mut game, |it| *it == Choice::Play { card: echo, way: 1 });
    lets_go(&mut game);
    assert_eq!((kreski(&game, UBODZY), game.view(None).seats[0].lazaret.len()), (1, 1));

    let mut game = skutki().dwor(UBODZY, &["echo"]).begin();
    let echo = named(&game, UBODZY, "Echo");
    assert_eq!(uses(&game), [Choice::Play { card: echo, way: 0 }], "from the dwór the other way");
    let refused = game.apply(Choice::Play { card: echo, way: 1 }, &mut Vec::new());
    assert_eq!(refused.expect_err("not from here").rule(), cite!("AH 112.10"));
}
