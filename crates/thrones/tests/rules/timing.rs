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

#[test]
fn a_challenge_has_its_action_windows() {
    let _rules = [proves!("KZ 4.okno"), proves!("KZ 4.2.okno"), proves!("KZ 4.2.1.okno")];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(KNIGHT)];
    layout.seats[1].hand = defs(&[MONEYLENDER]);
    layout.seats[1].gold = 2;
    let mut play = layout.start();
    let window = |play: &Played| matches!(play.asked(), (B, Question::Window { .. }));
    assert!(window(&play), "before the opportunity to initiate a challenge");
    play.choose(Choice::Pass);
    let knight = play.find(A, KNIGHT);
    play.attack(A, cards::thrones::Icon::Military, &[knight]);
    assert!(window(&play), "after the initiation");
    play.choose(Choice::Pass);
    assert!(window(&play), "after the defenders, although there are none");
    play.choose(Choice::Pass);
    assert!(window(&play), "and again before the next opportunity");
    assert_eq!(play.told(|it| matches!(it, thrones::Event::ChallengeEnds)), 1);
}

#[test]
fn the_plot_and_taxation_phases_have_one_window_each() {
    let _rules = [proves!("KZ 1.okno"), proves!("KZ 7.okno"), proves!("KZ 1.1")];
    let mut layout = table(Phase::Taxation);
    let mut robb = kneeling(ROBB);
    robb.attachments = defs(&["01032"]);
    layout.seats[0].play = vec![robb];
    let mut play = layout.start();
    let window = |phase| (A, Question::Window { kind: WindowKind::Action, phase });
    assert_eq!(play.asked(), window(Phase::Taxation), "the Seal of the Hand can be used");
    play.choose(Choice::Pass);
    play.until(|_, question| question == Question::FirstPlayer).choose(Choice::Player(A));
    assert_eq!(play.asked(), window(Phase::Plot));
}

#[test]
fn the_initiation_of_a_challenge_can_be_reacted_to() {
    let _rule = proves!("KZ 4.2.j");
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(KNIGHT)];
    layout.seats[1].play = vec![kneeling(EDDARD)];
    let mut play = layout.start();
    let (knight, eddard) = (play.find(A, KNIGHT), play.find(B, EDDARD));
    play.attack(A, cards::thrones::Icon::Military, &[knight]);
    play.choose(Choice::Use { card: eddard, ability: 0, on: 0 });
    assert!(!play.show(eddard).kneeling);
    assert!(play.asks(Question::Defenders), "and he may defend");
}
