//! 4 — The challenges phase, claim and keywords.

use cards::thrones::{Icon, Phase};
use rulebook::{cite, proves};
use thrones::{Choice, Event, KeywordType, Place, Question, Side};

use crate::{core_decks::def, laid_out::*};

#[test]
fn an_attacker_stands_and_has_the_icon() {
    let _rules = [
        proves!("KZ 4.2"),
        proves!("KZ 4.2.a"),
        proves!("KZ 4.2.c"),
        proves!("KZ 4.2.d"),
        proves!("KZ 4.2.e"),
        proves!("KZ 4.2.f"),
        proves!("KZ Uczestniczenie.0"),
    ];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(KNIGHT), card(PYCELLE), kneeling(EDDARD)];
    layout.seats[1].play = vec![card(BURNED_MEN)];
    let mut play = layout.start();
    let [knight, pycelle, eddard] = [KNIGHT, PYCELLE, EDDARD].map(|it| play.find(A, it));
    play.until(|_, question| question == Question::Challenge);
    assert_eq!(play.offered().len(), 4, "to pass, and three types");
    play.choose(Choice::Challenge { icon: Icon::Military, against: B });
    play.refuses(Choice::Done, cite!("KZ 4.2.h"));
    play.refuses(Choice::Pick(pycelle), cite!("KZ 4.2.g"));
    play.refuses(Choice::Pick(eddard), cite!("KZ 4.2.g"));
    play.choose(Choice::Pick(knight));
    assert_eq!(play.show(knight).side, Side::Attacking);
    assert!(play.show(knight).kneeling);
}

#[test]
fn one_challenge_of_each_type_and_then_the_next_player() {
    let _rules = [
        proves!("KZ 4.2.b"),
        proves!("KZ 4.2.6"),
        proves!("KZ 4.2.6.a"),
        proves!("KZ 4.3"),
        proves!("KZ 4.3.a"),
    ];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(KNIGHT), card(STEWARD)];
    layout.seats[1].play = vec![card(BURNED_MEN)];
    let mut play = layout.start();
    let steward = play.find(A, STEWARD);
    play.attack(A, Icon::Power, &[steward]);
    play.until(|seat, question| seat == A && question == Question::Challenge);
    play.refuses(Choice::Challenge { icon: Icon::Power, against: B }, cite!("KZ 4.2.a"));
    assert_eq!(play.show(steward).side, Side::None, "nobody takes part any more");
    assert!(play.show(steward).kneeling, "attackers stay kneeling");
    play.choose(Choice::Pass);
    play.until(|seat, question| seat == B && question == Question::Challenge);
    play.choose(Choice::Pass);
    assert!(play.asks(Question::Plot), "the phase is over when B has passed");
}

#[test]
fn the_attacker_wins_a_tie() {
    let _rules = [
        proves!("KZ 4.2.1"),
        proves!("KZ 4.2.2"),
        proves!("KZ Wygrana w wyzwaniu.0"),
        proves!("KZ Wygrana w wyzwaniu.3"),
    ];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(KNIGHT)];
    layout.seats[1].play = vec![card(BURNED_MEN)];
    let mut play = layout.start();
    let (knight, men) = (play.find(A, KNIGHT), play.find(B, BURNED_MEN));
    play.attack(A, Icon::Military, &[knight]).defend(&[men]);
    play.until_told(|it| matches!(it, Event::Won { .. }));
    assert_eq!(play.told(|it| matches!(it, Event::Won { winner: A, unopposed: false, .. })), 1);
}

#[test]
fn without_strength_nobody_wins() {
    let _rules = [proves!("KZ Wygrana w wyzwaniu.4"), proves!("KZ Uczestniczenie.2")];
    let mut layout = table(Phase::Challenges);
    // Two of Areo Hotah's victims: an attacker removed by Highgarden leaves no participant.
    let mut highgarden = card("01192");
    highgarden.kneeling = false;
    layout.seats[0].play = vec![card(KNIGHT)];
    layout.seats[1].play = vec![highgarden];
    layout.seats[1].gold = 1;
    let mut play = layout.start();
    let (knight, garden) = (play.find(A, KNIGHT), play.find(B, "01192"));
    play.attack(A, Icon::Military, &[knight]);
    play.until_window_of(B).choose(Choice::Use { card: garden, ability: 0, on: 0 });
    assert!(!play.show(knight).kneeling, "it stands");
    assert_eq!(play.show(knight).side, Side::None, "and is out of the challenge");
    play.until_told(|it| matches!(it, Event::ChallengeEnds));
    assert_eq!(play.told(|it| matches!(it, Event::NobodyWon)), 1);
    assert_eq!((play.power(A), play.power(B)), (0, 0), "no bonus either");
}

#[test]
fn military_claim_kills_of_the_losers_choice() {
    let _rules = [
        proves!("KZ 4.2.4"),
        proves!("KZ 4.2.4.a"),
        proves!("KZ Roszczenia militarne.0"),
        proves!("KZ Roszczenia militarne.1"),
        proves!("KZ Zabicie, Zabity.0"),
    ];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(EDDARD)];
    layout.seats[1].play = vec![card(PYCELLE), kneeling(MONEYLENDER)];
    let mut play = layout.start();
    let eddard = play.find(A, EDDARD);
    let (pycelle, lender) = (play.find(B, PYCELLE), play.find(B, MONEYLENDER));
    play.attack(A, Icon::Military, &[eddard]);
    play.until(|_, question| question == Question::Claim);
    assert_eq!(play.asked().0, B);
    assert_eq!(play.offered(), [Choice::Pick(pycelle), Choice::Pick(lender)]);
    play.choose(Choice::Pick(lender));
    assert_eq!(play.show(lender).place, Place::Dead);
    assert_eq!(play.show(pycelle).place, Place::Play);
}

#[test]
fn claim_takes_what_there_is() {
    let _rules = [
        proves!("KZ Roszczenia militarne.0.b"),
        proves!("KZ 4.2.4.b"),
        proves!("KZ Roszczenia Intrygi.0.b"),
        proves!("KZ 4.2.4.c"),
        proves!("KZ Roszczenia władzy.0.b"),
        proves!("KZ Przemieszczanie żetonów władzy.0"),
    ];
    let mut layout = table(Phase::Challenges);
    // The Winds of Winter has claim 2.
    layout.seats[0].plot = Some(def(WINDS_OF_WINTER));
    layout.seats[0].plots.truncate(1);
    layout.seats[0].play = vec![card(EDDARD), card(PYCELLE), card(STEWARD)];
    layout.seats[1].play = vec![kneeling(MONEYLENDER)];
    layout.seats[1].hand = defs(&[MONEYLENDER]);
    layout.seats[1].power = 1;
    let mut play = layout.start();
    let [eddard, pycelle, steward] = [EDDARD, PYCELLE, STEWARD].map(|it| play.find(A, it));
    for (icon, with) in
        [(Icon::Intrigue, pycelle), (Icon::Power, steward), (Icon::Military, eddard)]
    {
        play.attack(A, icon, &[with]);
    }
    let over = |it: &Event| matches!(it, Event::PhaseEnds { phase: Phase::Challenges });
    play.until_told(over);
    assert_eq!(play.hand(B), 0, "the only card");
    assert_eq!((play.power(A), play.power(B)), (4, 0), "three bonuses and the only power");
    assert_eq!(play.told(|it| matches!(it, Event::Killed { .. })), 1, "the only character");
}

#[test]
fn who_defends_well_suffers_no_claim() {
    let _rule = proves!("KZ 4.2.4.d");
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(KNIGHT)];
    layout.seats[1].play = vec![card(TYWIN)];
    let mut play = layout.start();
    let (knight, tywin) = (play.find(A, KNIGHT), play.find(B, TYWIN));
    play.attack(A, Icon::Military, &[knight]).defend(&[tywin]);
    play.until(|_, question| question == Question::Keyword(KeywordType::Renown));
    assert_eq!(play.asked().0, B, "a winning defender's renown is his to use");
    play.choose(Choice::Pick(tywin));
    assert_eq!(play.power(B), 1);
    assert_eq!(play.show(knight).place, Place::Play);
}

#[test]
fn stealth_bypasses_and_the_bypassed_cannot_defend() {
    let _rules = [proves!("KZ 4.2.i"), proves!("KZ Podstęp.0")];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(ARYA)];
    layout.seats[1].play = vec![card(PYCELLE), card("01089")];
    let mut play = layout.start();
    let arya = play.find(A, ARYA);
    let (pycelle, tyrion) = (play.find(B, PYCELLE), play.find(B, "01089"));
    play.attack(A, Icon::Power, &[arya]);
    assert_eq!(play.asked(), (A, Question::Stealth { card: arya }));
    play.refuses(Choice::Pick(tyrion), cite!("KZ Podstęp.0"));
    play.choose(Choice::Pick(pycelle));
    play.until(|_, question| question == Question::Defenders);
    play.refuses(Choice::Pick(pycelle), cite!("KZ 4.2.1.b"));
    assert!(play.offered().contains(&Choice::Pick(tyrion)));
}

#[test]
fn the_first_player_orders_the_keywords() {
    let _rules = [
        proves!("KZ 4.2.5"),
        proves!("KZ Renoma.0"),
        proves!("KZ Zastraszanie.0"),
        proves!("KZ Zastraszanie.1"),
        proves!("KZ Zdolności.3"),
    ];
    let mut layout = table(Phase::Challenges);
    layout.first = B;
    layout.seats[0].play = vec![card(EDDARD), card(GREY_WIND)];
    layout.seats[1].play = vec![card(PYCELLE), card(MONEYLENDER)];
    let mut play = layout.start();
    let [eddard, wolf] = [EDDARD, GREY_WIND].map(|it| play.find(A, it));
    play.attack(A, Icon::Military, &[eddard, wolf]);
    play.until(|_, question| question == Question::KeywordOrder);
    assert_eq!(play.asked().0, B, "although A has won");
    play.choose(Choice::Keyword(KeywordType::Intimidate));
    assert_eq!(play.asked(), (A, Question::Keyword(KeywordType::Intimidate)));
    let left: Vec<_> = play.all(B, PYCELLE).into_iter().chain(play.all(B, MONEYLENDER)).collect();
    let victim = left.into_iter().find(|it| play.offered().contains(&Choice::Pick(*it)));
    let victim = victim.expect("one is left standing");
    play.choose(Choice::Pick(victim));
    assert!(play.show(victim).kneeling);
    play.until(|_, question| question == Question::Keyword(KeywordType::Renown));
    play.choose(Choice::Pick(eddard));
    assert_eq!(play.show(eddard).power, 1);
}

#[test]
fn pillage_and_insight() {
    let _rules = [proves!("KZ Grabież.0"), proves!("KZ Intuicja.0"), proves!("KZ 4.2.2.b")];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(BLACK_WINDS_CREW), card(PYCELLE)];
    let mut play = layout.start();
    let [crew, pycelle] = [BLACK_WINDS_CREW, PYCELLE].map(|it| play.find(A, it));
    let before = play.game.view(None).seats[1].deck_size;
    play.attack(A, Icon::Power, &[crew, pycelle]);
    play.until(|_, question| question == Question::KeywordOrder);
    play.choose(Choice::Keyword(KeywordType::Pillage)).choose(Choice::Pick(crew));
    assert_eq!(play.game.view(None).seats[1].deck_size, before - 1);
    assert_eq!(play.game.view(None).seats[1].discard.len(), 1);
    play.choose(Choice::Pick(pycelle));
    assert_eq!(play.hand(A), 1);
}

#[test]
fn ambush_is_an_action_of_the_challenges_phase() {
    let _rule = proves!("KZ Zasadzka (X).0");
    let mut layout = table(Phase::Challenges);
    layout.seats[1].hand = defs(&[BURNED_MEN]);
    layout.seats[1].gold = 2;
    let mut play = layout.start();
    let men = play.find(B, BURNED_MEN);
    play.until_window_of(B).choose(Choice::Ambush { card: men, gold: 2 });
    assert_eq!(play.show(men).place, Place::Play);
    assert_eq!(play.gold(B), 0);
}
