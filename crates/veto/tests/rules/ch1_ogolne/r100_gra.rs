//! AH 100, 103.2, 403.1 — how many play, and what each of them brings.

use kernel::Game;
use rulebook::{cite, proves};
use veto::SetupProblem;

use crate::sejm::{BOGACI, UBODZY, def, setup};

#[test]
fn a_game_of_two_begins_with_exactly_two_players() {
    let _rule = proves!("AH 100.2");
    let two = setup(["ubodzy", "bogaci"], 1);
    assert_eq!(two.begin().expect("two decks").seats(), 2);
    let mut alone = two.clone();
    alone.decks.pop();
    assert_eq!(alone.begin().expect_err("one deck").rule(), cite!("AH 100.2"));
}

#[test]
fn a_game_of_three_is_another_game() {
    let mut three = setup(["ubodzy", "bogaci"], 1);
    three.decks.push(three.decks[0].clone());
    let refused = three.begin().expect_err("the rules of two players are not for three");
    assert!(matches!(refused, SetupProblem::Players { given: 3, .. }));
    assert_eq!(refused.rule(), cite!("AH 100.3"));
}

#[test]
fn each_player_plays_with_the_deck_he_brought() {
    let _rules = [proves!("AH 100.4"), proves!("AH 403.1")];
    let mut setup = setup(["ubodzy", "bogaci"], 1);
    let folwark = def(&setup.catalog, "folwark");
    setup.decks[1].cards = vec![folwark; 40];
    let game = setup.begin().expect("two decks");
    let view = game.view(None);
    let kredens = view.seats.iter().map(|it| it.kredens_size);
    assert_eq!(kredens.collect::<Vec<_>>(), [60, 40], "nothing is drawn before the auction");
    let mut game = game;
    crate::sejm::until(&mut game, veto::Question::Grymaszenie);
    let own = |seat| {
        let view = game.view(Some(seat));
        let dwor = view.seats[usize::from(seat.0)].dwor.clone();
        let cards = view.cards.into_iter().filter(move |(it, _)| dwor.contains(it));
        cards.map(|(_, it)| it.def.expect("one's own cards are seen")).collect::<Vec<_>>()
    };
    assert_eq!(own(BOGACI), [folwark; 7]);
    assert_ne!(own(UBODZY), [folwark; 7]);
}

#[test]
fn faction_cards_lie_face_up_from_the_beginning() {
    let _rule = proves!("AH 103.2");
    let game = setup(["ubodzy", "bogaci"], 1).begin().expect("two decks");
    for viewer in [Some(UBODZY), Some(BOGACI), None] {
        let view = game.view(viewer);
        let shown: Vec<u16> = view.cards.iter().filter_map(|(_, it)| it.def).collect();
        for id in ["ubodzy", "bogaci"] {
            assert!(shown.contains(&def(game.catalog(), id)), "{viewer:?} sees {id}");
        }
    }
}
