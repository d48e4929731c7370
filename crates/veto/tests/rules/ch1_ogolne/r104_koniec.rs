//! AH 104.2, 104.8, 104.9 — every game is won by somebody, and at once.

use kernel::{Deaf, Dice, Game, Pending};
use rulebook::proves;
use veto::{Event, OverReason, Veto};

use crate::{
    kompania::{JA, ON, play, settle, stol},
    laid_out::{choices, choose},
    sejm::{happened, setup},
};

fn winner(game: &Veto) -> Option<kernel::Seat> {
    match game.pending() {
        Pending::Over { winner } => winner,
        Pending::Decision { .. } => panic!("the game goes on"),
    }
}

#[test]
fn when_all_opponents_have_left_the_last_player_wins() {
    let _rule = proves!("AH 104.2.b");
    for (leaves, stays) in [(JA, ON), (ON, JA)] {
        let mut game = stol().begin();
        game.concede(leaves, &mut Deaf).expect("it is never too early");
        assert_eq!(winner(&game), Some(stays));
    }
}

#[test]
fn every_game_has_a_winner() {
    let _rules = [proves!("AH 104.2"), proves!("AH 104.8")];
    let mut offered = Vec::new();
    for seed in 0..40 {
        let mut game = setup(["ubodzy", "bogaci"], seed).begin().expect("two decks");
        let mut dice = Dice::new(u64::from(seed));
        while !game.pending().is_over() {
            game.play_at_random(&mut dice, &mut offered, &mut Deaf);
        }
        assert!(winner(&game).is_some(), "seed {seed}");
    }
}

#[test]
fn a_victory_by_a_triggered_ability_waits_for_no_answer() {
    let _rule = proves!("AH 104.9.a");
    let table = stol()
        .pole(JA, &["swiadek"])
        .dwor(JA, &["dworek", "dworek"])
        .dwor(ON, &["kasata"])
        .kreski(JA, 20);
    let mut game = table.begin();
    let events = play(&mut game, "dworek");
    assert!(happened(&events, |it| matches!(it, Event::Triggered { .. })));
    assert_eq!(game.view(None).stos.len(), 1, "what went off can still be answered");
    let events = choose(&mut game, |it| *it == veto::Choice::Decline);
    let over = |it: &Event| {
        matches!(it, Event::Over { winner: Some(JA), reason: OverReason::AllKreski, .. })
    };
    assert!(happened(&events, over), "the last kreska wins, whatever the other might have said");
    settle(&mut game);
    assert_eq!(winner(&game), Some(JA));
}

/// Two who do nothing at all: the last of what is offered is to let it go.
fn nobody_does_anything(mut game: Veto) -> (Option<kernel::Seat>, OverReason, u16) {
    while !game.pending().is_over() {
        let last = *choices(&game).last().expect("a decision has a choice");
        game.apply(last, &mut Deaf).expect("a choice that was offered is legal");
    }
    let view = game.view(None);
    let (winner, reason, _) = view.over.expect("it is over");
    (winner, reason, view.round)
}

#[test]
fn a_game_nobody_can_end_is_decided_by_kreski_and_then_by_the_initiative() {
    let _rule = proves!("AH 104.8");
    for (kreski, ahead) in [((3, 4), ON), ((4, 3), JA)] {
        let table = stol().kreski(JA, kreski.0).kreski(ON, kreski.1);
        assert_eq!(nobody_does_anything(table.begin()), (Some(ahead), OverReason::Exhaustion, 100));
    }
    let equal = stol().kreski(JA, 3).kreski(ON, 3).begin();
    let first = equal.view(None).initiative;
    assert_eq!(nobody_does_anything(equal).0, Some(first), "nobody took it from him");
}
