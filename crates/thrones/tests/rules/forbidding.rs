//! Where a card's text forbids something, the refusal names that card.

use std::sync::Arc;

use cards::thrones::Phase;
use rulebook::cite;
use thrones::{Choice, Question, Reason};

use crate::{
    core_decks::{WITH_OWN, def},
    each_card::staged::*,
};

impl Played {
    /// Refused because the text of this card says so.
    fn forbids(&self, choice: Choice, code: &str) {
        let illegal = self.game.why_not(choice).unwrap_or_else(|| panic!("{choice:?} is legal"));
        assert_eq!(illegal.by(), Some(def(code)), "{illegal}");
        assert!(!self.offered().contains(&choice));
        let forbidden = Reason::Forbidden { by: def(code) };
        assert_eq!((illegal.reason, illegal.rule()), (forbidden, cite!("KZ Nie może.0")));
    }
}

#[test]
fn marshaling_and_playing_under_marching_orders() {
    let mut play = stage(Phase::Marshaling, |a, _| {
        a.plot = Some(def("01016"));
        a.play = in_play(&[EDDARD]);
        a.hand = defs(&[ROSEROAD, KNIGHT, CONFINEMENT]);
    });
    play.until_window_of(A);
    let [road, event] = [ROSEROAD, CONFINEMENT].map(|it| play.find(A, it));
    play.forbids(Choice::Marshal(road), "01016");
    play.forbids(Choice::Play { card: event, ability: 0, on: 0 }, "01016");
}

#[test]
fn challenges_of_a_type() {
    let mut play = stage(Phase::Challenges, |a, _| {
        a.plot = Some(def("01003"));
        a.play = in_play(&["01146", "01147", "01090"]);
    });
    play.until(|seat, it| seat == A && it == Question::Challenge);
    play.forbids(Choice::Challenge { icon: MIL, against: B }, "01003");
}

#[test]
fn declaring_and_bypassing() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01123", "01150"]);
        b.play = in_play(&["01093", "01086", "01090"]);
    });
    play.declares(A, MIL, &["01123"]).pick("01086").acts(A, "01123").ends();
    play.declares(A, POW, &["01150"]).until(|_, it| it == Question::Defenders);
    let hound = play.find(B, "01086");
    play.forbids(Choice::Pick(hound), "01123");
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01067"]);
        b.play = in_play(&["01122", "01090"]);
    });
    play.declares(A, MIL, &["01067"]).until(|_, it| matches!(it, Question::Stealth { .. }));
    let benjen = play.find(A, "01122");
    play.forbids(Choice::Pick(benjen), "01122");
}

#[test]
fn not_declaring_whoever_must_defend() {
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01111"]);
        b.play = in_play(&["01085", "01088"]);
    });
    play.declares(A, INT, &["01111"]).acts(A, "01111").pick("01085");
    play.until(|_, it| it == Question::Defenders);
    let why = play.game.why_not(Choice::Done).expect("he must defend");
    assert_eq!((why.by(), why.rule()), (Some(def("01111")), cite!("KZ Złote zasady.2")));
    assert_eq!(why.card(), Some(play.find(A, "01085")));
}

#[test]
fn triggering_against_catelyn() {
    play_with(Some(Arc::clone(&WITH_OWN)));
    let mut play = stage(Phase::Challenges, |a, b| {
        a.play = in_play(&["01143", "own-loner"]);
        b.play = in_play(&["own-hunter"]);
    });
    let hunter = play.find(B, "own-hunter");
    let by = |play: &Played| play.game.refusals(B, hunter).iter().find_map(|it| it.by());
    assert_eq!(by(play.until_window_of(A)), None);
    play.declares(A, INT, &["01143"]).until_window_of(A);
    assert_eq!(by(&play), Some(def("01143")));
}
