//! Winning and losing (KZ Zwycięstwo w grze, Władza).

use cards::thrones::{Icon, Phase};
use kernel::{Game, Pending};
use rulebook::proves;
use thrones::Event;

use crate::laid_out::*;

#[test]
fn fifteen_power_wins_at_once() {
    let _rules = [
        proves!("KZ Zwycięstwo w grze.0"),
        proves!("KZ Władza.0"),
        proves!("KZ 4.2.3"),
        proves!("KZ Niebroniony, Niebronione wyzwanie.1"),
    ];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].power = 13;
    let mut eddard = card(EDDARD);
    eddard.power = 1;
    layout.seats[0].play = vec![eddard];
    layout.seats[1].play = vec![kneeling(BURNED_MEN)];
    let mut play = layout.start();
    let eddard = play.find(A, EDDARD);
    play.attack(A, Icon::Military, &[eddard]);
    // The unopposed bonus came before the claim, so nobody has died.
    assert_eq!(play.game.pending(), Pending::Over { winner: Some(A) });
    assert_eq!(play.told(|it| matches!(it, Event::Killed { .. })), 0);
}

#[test]
fn an_empty_deck_eliminates_at_once() {
    let _rules = [proves!("KZ 2.2.a"), proves!("KZ Zwycięstwo w grze.2"), proves!("KZ 2.2")];
    let mut layout = table(Phase::Draw);
    layout.seats[1].deck.truncate(2);
    let play = layout.start();
    assert_eq!(play.game.pending(), Pending::Over { winner: Some(A) });
}

#[test]
fn if_all_decks_are_empty_the_first_player_says_who_wins() {
    let _rule = proves!("KZ 2.2.b");
    let mut layout = table(Phase::Draw);
    layout.seats[0].deck.truncate(2);
    layout.seats[1].deck.truncate(2);
    let mut play = layout.start();
    assert_eq!(play.asked().0, A);
    play.choose(thrones::Choice::Player(B));
    assert_eq!(play.game.pending(), Pending::Over { winner: Some(B) });
}
