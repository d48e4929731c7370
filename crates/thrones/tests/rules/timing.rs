//! Windows: whose turn it is, and when they close.

use cards::thrones::Phase;
use rulebook::proves;
use thrones::{Choice, Question, WindowKind};

use crate::laid_out::*;

#[test]
fn the_first_player_acts_first_and_a_pass_is_not_binding() {
    let _rules = [
        proves!("KZ Okna akcji.0"),
        proves!("KZ Pasowanie.0"),
        proves!("KZ Pasowanie.1"),
        proves!("KZ Pierwszy gracz, Żeton pierwszego gracza.2"),
    ];
    let mut layout = table(Phase::Challenges);
    layout.first = B;
    layout.seats[0].hand = defs(&[BURNED_MEN]);
    layout.seats[1].hand = defs(&[BURNED_MEN, BURNED_MEN]);
    (layout.seats[0].gold, layout.seats[1].gold) = (2, 4);
    let mut play = layout.start();
    let action = Question::Window { kind: WindowKind::Action, phase: Phase::Challenges };
    assert_eq!(play.asked(), (B, action));
    play.choose(Choice::Pass);
    assert_eq!(play.asked(), (A, action));
    let men = play.find(A, BURNED_MEN);
    play.choose(Choice::Ambush { card: men, gold: 2 });
    assert_eq!(play.asked(), (B, action), "B has passed and may act all the same");
    let own = play.all(B, BURNED_MEN);
    let own =
        own.into_iter().find(|it| play.offered().contains(&Choice::Ambush { card: *it, gold: 2 }));
    play.choose(Choice::Ambush { card: own.expect("he holds one"), gold: 2 });
    play.until(|_, question| question == Question::Challenge);
}

#[test]
fn being_asked_tells_nothing_about_the_hand() {
    use kernel::Game;
    let mut layout = table(Phase::Challenges);
    layout.seats[1].hand = defs(&[MONEYLENDER]);
    layout.seats[1].gold = 2;
    let play = layout.start();
    // B holds no ambush card, but his deck is full of them and nobody has seen his hand.
    assert_eq!(play.asked().0, B);
    assert_eq!(play.offered(), [Choice::Pass]);
    let other = play.game.redeal(A, &mut kernel::Chance::numbered(3));
    assert_eq!(other.pending(), play.game.pending());
}
