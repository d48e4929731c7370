//! Deck lists that are handed in, let in with faults, and changed between games.

use super::*;
use crate::{
    deck_lists::{Fault, Saying},
    penalties::Penalty,
};

fn list(card: &str) -> DeckList {
    let kredens = vec![Copies { count: 60, card: card.to_owned() }];
    DeckList { faction: "Dworscy".to_owned(), kredens, ..DeckList::default() }
}

fn admits(player: u32, explanation: &str) -> Act {
    let (player, explanation) = (PlayerId(player), explanation.to_owned());
    let what = Saying { key: "x".to_owned(), args: Default::default(), plain: "60".to_owned() };
    let faults = vec![Fault { rule: cite!("PC 4.1.0.4"), what }];
    let (person, list) = (None, list("Finta"));
    Act::Judge { deed: Judging::AdmitDeck { player, person, list, faults, explanation } }
}

#[test]
fn a_list_with_faults_comes_in_by_the_head_judge_alone() {
    let _rule = proves!("PC 1.3.2.1");
    let mut play = Play::local(4);
    let line = play.line_judge();
    play.refuses(line, admits(1, "the only cards he has"), cite!("PC 1.3.2.1"));
    play.refuses(HEAD, admits(1, " "), cite!("PC 8.1.2.1"));
    assert_eq!(play.tries(HEAD, admits(1, "the only cards he has")), Ok(Taken::Done));
    let entry = |play: &Play| play.log.event().entries[&PlayerId(1)].only_list().unwrap().clone();
    let admitted = entry(&play).admitted.unwrap();
    assert_eq!((admitted.by, admitted.faults.len()), (HEAD, 1));
    let register = Act::RegisterDeck { player: PlayerId(1), person: None, list: list("Riposta") };
    assert_eq!(play.tries(PersonId(1), register.clone()), Ok(Taken::Done));
    assert_eq!(entry(&play).admitted, None, "a new list stands for itself");
    play.starts_round();
    play.refuses(PersonId(1), register, cite!("PC 2.1.8"));
    play.refuses(HEAD, admits(1, "too late"), cite!("PC 2.1.8"));
}

#[test]
fn the_sakwa_is_open_between_two_games_of_a_match() {
    let mut play = Play::local(4);
    let asks = |play: &Play, player: u32, games| {
        let event = play.log.event();
        event.may_use_sakwa(PersonId(player), games).map(drop).map_err(|it| it.rule().unwrap())
    };
    for player in 1..=4 {
        let player = PlayerId(player);
        play.does(Act::RegisterDeck { player, person: None, list: list("Finta") });
    }
    assert_eq!(asks(&play, 1, 1), Err(cite!("PC 3.5.1.2")), "there is no match yet");
    let late = judging::sentence(PlayerId(1), "8.2.1", Penalty::KaraGry);
    let penalise = Act::Judge { deed: Judging::Penalise { sentences: vec![late] } };
    assert_eq!(play.tries(HEAD, penalise), Ok(Taken::Done));
    play.starts_round();
    assert_eq!(asks(&play, 1, 1), Err(cite!("PC 8.1.1.26")), "his first game is played as it is");
    assert_eq!(asks(&play, 1, 2), Ok(()));
    let table = play.round().table_of(PlayerId(1)).unwrap().number;
    let other = play.round().tables.iter().find(|it| it.number != table).unwrap().clone();
    assert_eq!(asks(&play, other.players[0].0, 0), Err(cite!("PC 3.5.1.2")));
    assert_eq!(asks(&play, other.players[0].0, 1), Ok(()));
    play.does(Act::Report { table: other.number, slip: won(2, 0) });
    assert_eq!(asks(&play, other.players[0].0, 2), Err(cite!("PC 3.5.1.2")), "it is over");
}
