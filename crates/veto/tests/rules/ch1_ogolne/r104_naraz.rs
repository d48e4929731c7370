//! AH 104.6 — who would win and lose at the same moment loses.

use kernel::{Game, Pending};
use rulebook::proves;
use veto::{Choice, Event, Happened, OverReason, Veto};

use crate::{
    laid_out::choose,
    tablica::{BOGACI, Tablica, UBODZY, lets_go, skutki},
};

fn played(table: Tablica, efekt: &str) -> (Veto, Vec<Happened>) {
    let mut game = table.dwor(UBODZY, &[efekt]).begin();
    let events = choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    let events = [events, lets_go(&mut game)].concat();
    (game, events)
}

/// Every end that was told.
fn ends(events: &[Happened]) -> Vec<OverReason> {
    let end = |it: &Happened| match it.event {
        Event::Over { reason, .. } => Some(reason),
        _ => None,
    };
    events.iter().filter_map(end).collect()
}

#[test]
fn all_kreski_and_a_dead_elekt_are_a_defeat() {
    let _rule = proves!("AH 104.6");
    let table = || skutki().pole(UBODZY, "pretendent");
    for (way, told) in [(0, OverReason::ElektKilled), (1, OverReason::ElektKilled)] {
        let (mut game, _) = played(table(), "ofiara");
        let events = choose(&mut game, |it| *it == Choice::Way(way));
        assert_eq!(game.pending(), Pending::Over { winner: Some(BOGACI) });
        assert_eq!(ends(&events), [told], "the end is told once");
    }
    let (mut game, _) = played(skutki().pole(UBODZY, "rebajlo"), "ofiara");
    let events = choose(&mut game, |it| *it == Choice::Way(0));
    assert_eq!(game.pending(), Pending::Over { winner: Some(UBODZY) }, "no Elekt died");
    assert_eq!(ends(&events), [OverReason::AllKreski]);
}

#[test]
fn when_all_would_lose_the_one_with_more_kreski_wins() {
    let both = || skutki().pole(UBODZY, "pretendent").pole(BOGACI, "pretendent");
    let winner = |own, enemy| {
        let (game, _) = played(both().kreski(UBODZY, own).kreski(BOGACI, enemy), "rzez");
        game.pending()
    };
    assert_eq!(winner(4, 3), Pending::Over { winner: Some(UBODZY) });
    assert_eq!(winner(3, 4), Pending::Over { winner: Some(BOGACI) });
    assert_eq!(winner(3, 3), Pending::Over { winner: Some(UBODZY) }, "he holds the initiative");
}
