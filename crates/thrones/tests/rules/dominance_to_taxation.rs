//! 5, 6 and 7 — Dominance, standing, taxation.

use cards::thrones::Phase;
use rulebook::proves;
use thrones::{Choice, Question};

use crate::laid_out::*;

#[test]
fn dominance_counts_standing_characters_and_gold() {
    let _rules = [proves!("KZ 5.2"), proves!("KZ 5.okno")];
    let mut layout = table(Phase::Dominance);
    layout.seats[0].play = vec![card(KNIGHT), kneeling(EDDARD)];
    layout.seats[0].gold = 2;
    layout.seats[1].play = vec![card(PYCELLE)];
    layout.seats[1].gold = 1;
    let play = layout.start();
    assert!(play.asks(Question::Plot), "nothing else can be done this round");
    // 2 + 2 against 2 + 1; Eddard kneels.
    assert_eq!((play.power(A), play.power(B)), (1, 0));
}

#[test]
fn gold_alone_can_win_dominance() {
    let _rule = proves!("KZ 5.2.a");
    let mut layout = table(Phase::Dominance);
    layout.seats[0].gold = 3;
    layout.seats[1].play = vec![card(PYCELLE)];
    let play = layout.start();
    assert!(play.asks(Question::Plot), "nothing else can be done this round");
    assert_eq!((play.power(A), play.power(B)), (1, 0));
}

#[test]
fn a_tie_is_nobodys_dominance() {
    let _rule = proves!("KZ 5.2.b");
    let mut layout = table(Phase::Dominance);
    layout.seats[0].play = vec![card(KNIGHT)];
    layout.seats[1].play = vec![card(PYCELLE)];
    let play = layout.start();
    assert!(play.asks(Question::Plot), "nothing else can be done this round");
    assert_eq!((play.power(A), play.power(B)), (0, 0));
}

#[test]
fn everything_stands_up_together() {
    let _rules = [proves!("KZ 6.2"), proves!("KZ 6.okno")];
    let mut layout = table(Phase::Standing);
    layout.seats[0].play = vec![kneeling(KNIGHT), kneeling(ROSEROAD)];
    layout.seats[1].play = vec![kneeling(PYCELLE)];
    let play = layout.start();
    assert!(play.asks(Question::Plot), "nothing else can be done this round");
    for (seat, code) in [(A, KNIGHT), (A, ROSEROAD), (B, PYCELLE)] {
        assert!(!play.show(play.find(seat, code)).kneeling, "{code} stands");
    }
}

#[test]
fn unspent_gold_goes_back() {
    let _rules = [proves!("KZ 7.2"), proves!("KZ 7.5.b"), proves!("KZ Dodatek I.3")];
    let mut layout = table(Phase::Taxation);
    layout.seats[0].gold = 3;
    let play = layout.start();
    assert!(play.asks(Question::Plot), "nothing else can be done this round");
    assert_eq!(play.gold(A), 0);
}

#[test]
fn who_holds_more_than_his_reserve_discards_down_to_it() {
    let _rules = [
        proves!("KZ 7.3"),
        proves!("KZ 7.3.a"),
        proves!("KZ 7.3.b"),
        proves!("KZ Wartość rezerw.0"),
    ];
    let mut layout = table(Phase::Taxation);
    // A Clash of Kings has reserve 6.
    layout.seats[0].hand = defs(&[KNIGHT; 8]);
    layout.seats[1].hand = defs(&[PYCELLE; 6]);
    let mut play = layout.start();
    assert_eq!(play.asked(), (A, Question::Reserve));
    let own = play.all(A, KNIGHT);
    play.choose(Choice::Pick(own[0]));
    assert_eq!(play.hand(A), 8, "both are discarded together");
    play.choose(Choice::Pick(own[1]));
    assert_eq!(play.hand(A), 6);
    assert_ne!(play.game.pending().seat().map(|_| play.asked().1), Some(Question::Reserve));
    assert_eq!(play.hand(B), 6, "B is not asked at all");
    let more = play.find(B, PYCELLE);
    assert!(!play.offered().contains(&Choice::Pick(more)));
}
