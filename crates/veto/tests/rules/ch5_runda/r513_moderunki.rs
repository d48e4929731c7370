//! AH 513.4 — what is chosen for a duel, and of what use the rest is.

use kernel::{CardId, Game, Seat};
use rulebook::{cite, proves};
use veto::{Choice, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty},
    tablica::{BOGACI, Tablica, UBODZY, lets_go, named, szranki},
};

const ARMS: &[&str] = &["pierwsza", "druga"];

/// Both sides have two Bronie, each with a replika, something that goes off and something that always holds.
fn armed() -> Tablica {
    szranki().bearing(UBODZY, "rebajlo", ARMS).bearing(BOGACI, "zakonnik", ARMS)
}

/// The Broń of this name that this seat's duellist bears.
fn arm(game: &Veto, seat: Seat, name: &str) -> CardId {
    let view = game.view(Some(seat));
    let is_it = |def: u16| game.catalog().def(def).card.name == name;
    let mut found = view.cards.iter().filter(|(_, it)| it.def.is_some_and(is_it));
    let (handle, _) = found.find(|(_, it)| it.owner == seat).expect("he bears it");
    game.pointed(Some(seat), *handle).expect("a handle of the view points at a card")
}

fn pick(game: &mut Veto, seat: Seat, name: &str) {
    let card = arm(game, seat, name);
    choose(game, |it| *it == Choice::Pick(card));
}

/// The Szabla of this seat's duellist.
fn szabla(game: &Veto, seat: Seat) -> i8 {
    let duel = game.view(None).duel.expect("they fight");
    if seat == UBODZY { duel.challenger.szabla } else { duel.challenged.szabla }
}

#[test]
fn of_a_bron_that_was_not_chosen_nothing_works_in_this_duel() {
    let _rule = proves!("AH 513.4.a");
    let mut game = armed().begin();
    let before = [UBODZY, BOGACI].map(|it| dukaty(&game, it));
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    choose(&mut game, |it| *it == Choice::Accept);
    pick(&mut game, UBODZY, "Druga szabla");
    pick(&mut game, BOGACI, "Pierwsza szabla");
    assert_eq!([UBODZY, BOGACI].map(|it| szabla(&game, it)), [5 + 1 + 1, 4 + 1 + 1]);

    for (seat, used, idle) in
        [(UBODZY, "Druga szabla", "Pierwsza szabla"), (BOGACI, "Pierwsza szabla", "Druga szabla")]
    {
        assert_eq!(asked(&game), (seat, Question::DuelTurn));
        let [used, idle] = [used, idle].map(|it| arm(&game, seat, it));
        let uses = |card| Choice::Use { card, ability: 0 };
        let offered = choices(&game);
        assert!(offered.contains(&uses(used)) && !offered.contains(&uses(idle)));
        let refused: Vec<_> = game.refusals(seat, idle).iter().map(|it| it.rule()).collect();
        assert!(refused.contains(&cite!("AH 513.4.a")), "{refused:?}");
        choose(&mut game, |it| *it == uses(used));
    }
    lets_go(&mut game);
    let after = [UBODZY, BOGACI].map(|it| dukaty(&game, it));
    assert_eq!(after, [before[0] + 1, before[1]], "only what he fought with pays the winner");
    let winner = named(&game, UBODZY, "Rębajło");
    let seen = game.view(None).cards.into_iter();
    let mut seen = seen.filter(|(at, _)| game.pointed(None, *at) == Some(winner));
    let szabla = seen.next().expect("he is there").1.szabla;
    assert_eq!(szabla, Some(5 + 2), "after the duel both are of use again");
}

#[test]
fn whoever_is_przy_glosie_chooses_first_also_when_another_makes_them_duel() {
    let _rule = proves!("AH 513.4.a");
    let mut game = armed().dwor(BOGACI, &["zaczepka"]).begin();
    choose(&mut game, |it| matches!(it, Choice::Agitate(_)));
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    let challenger = game.view(None).duel.expect("they duel").challenger.seat;
    assert_eq!(challenger, BOGACI, "the other's card names his own first");
    assert_eq!(asked(&game), (UBODZY, Question::Moderunek));
    pick(&mut game, UBODZY, "Druga szabla");
    assert_eq!(asked(&game), (BOGACI, Question::Moderunek));
    pick(&mut game, BOGACI, "Druga szabla");
    assert_eq!(asked(&game), (UBODZY, Question::DuelTurn));
}
