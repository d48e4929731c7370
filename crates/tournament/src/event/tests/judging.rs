//! Rulings: what they do to matches, who may give them, how they are appealed.

use super::*;
use crate::penalties::{Grounds, Penalty};

pub(super) fn sentence(player: PlayerId, code: &str, penalty: Penalty) -> Sentence {
    Sentence {
        player,
        infraction: code.to_owned(),
        circumstances: Vec::new(),
        deed: String::new(),
        penalty,
        explanation: "as the players were told".to_owned(),
        grounds: None,
        seconds: 0,
        games: [0, 0],
        played: 1,
    }
}

fn penalise(sentences: impl Into<Vec<Sentence>>) -> Act {
    Act::Judge { deed: Judging::Penalise { sentences: sentences.into() } }
}

fn gives(play: &mut Play, by: PersonId, sentences: impl Into<Vec<Sentence>>) -> CommandId {
    assert_eq!(play.tries(by, penalise(sentences)), Ok(Taken::Done));
    CommandId(play.next)
}

fn players(play: &Play) -> [PlayerId; 2] {
    play.round().tables[0].players
}

#[test]
fn a_game_loss_counts_in_the_running_match_and_cannot_be_left_out() {
    let _rule = proves!("PC 8.1.1.25");
    let mut play = Play::local(4);
    play.starts_round();
    let [first, _] = players(&play);
    gives(&mut play, HEAD, [sentence(first, "8.2.1", Penalty::KaraGry)]);
    assert_eq!(play.round().tables[0].least, [0, 1]);
    play.refuses(ORGANISER, Act::Report { table: 1, slip: won(2, 0) }, cite!("PC 8.1.1.25"));
    play.does(Act::Report { table: 1, slip: won(2, 1) });
}

#[test]
fn both_lose_a_game_at_once_and_a_match_loss_carries_a_game_loss_over() {
    let _rules = [proves!("PC 8.1.1.29"), proves!("PC 8.1.1.28"), proves!("PC 8.1.1.26")];
    let mut play = Play::local(4);
    play.starts_round();
    let [first, second] = players(&play);
    let late = |it| Sentence { played: 0, ..sentence(it, "8.2.1", Penalty::KaraGry) };
    gives(&mut play, HEAD, [late(first), late(second)]);
    let table = &play.round().tables[0];
    assert_eq!((table.least, table.sakwa_barred), ([1, 1], true));
    let heavy = Sentence {
        grounds: Some(Grounds::SituationInTheGame),
        ..sentence(first, "8.2.1", Penalty::KaraMeczu)
    };
    gives(&mut play, HEAD, [heavy, sentence(second, "8.2.1", Penalty::KaraGry)]);
    assert_eq!(play.round().tables[0].score.unwrap().winner(), Some(Side::Second));
    assert_eq!(play.log.event().pending.waiting(second), [Penalty::KaraGry]);
    let elsewhere = play.round().tables[1].players[0];
    let act = penalise([late(first), late(elsewhere)]);
    play.refuses(HEAD, act, cite!("PC 8.1.1.29"));
}

#[test]
fn a_loss_between_rounds_falls_on_the_next_match_one_at_a_time() {
    let _rules = [proves!("PC 8.1.1.27"), proves!("PC 8.1.1.36"), proves!("PC 8.1.1.34")];
    let mut play = Play::local(4);
    play.plays_round();
    let [first, second] = players(&play);
    gives(&mut play, HEAD, [sentence(first, "8.2.1", Penalty::KaraGry)]);
    gives(&mut play, HEAD, [sentence(first, "8.2.1", Penalty::KaraGry)]);
    let grounds = Some(Grounds::SituationInTheGame);
    let heavy = Sentence { grounds, ..sentence(second, "8.2.1", Penalty::KaraMeczu) };
    gives(&mut play, HEAD, [heavy]);
    play.starts_round();
    let table = play.round().table_of(first).unwrap().clone();
    let side = table.side_of(first).unwrap();
    assert_eq!(table.least[side.other().index()], 1, "one game");
    assert_eq!(table.score, None, "and not the match");
    assert_eq!(play.log.event().pending.waiting(first), [Penalty::KaraGry]);
    let lost = play.round().table_of(second).unwrap();
    assert_eq!(lost.score.unwrap().winner(), Some(lost.side_of(second).unwrap().other()));
}

#[test]
fn who_has_left_is_penalised_on_record_and_a_word_is_recorded_nowhere() {
    let _rule = proves!("PC 8.1.1.32");
    let mut play = Play::local(6);
    play.plays_round();
    let [gone, other] = players(&play);
    play.does(Act::Drop { player: gone });
    gives(&mut play, HEAD, [sentence(gone, "8.2.1", Penalty::KaraGry)]);
    assert_eq!(play.log.event().pending.without_match(), [(gone, Penalty::KaraGry)]);
    let word = penalise([sentence(other, "8.2.2", Penalty::Upomnienie)]);
    play.refuses(HEAD, word, cite!("PC 8.1.1.13"));
}

#[test]
fn the_second_warning_for_a_tournament_infraction_is_a_game_loss() {
    let _rules = [proves!("PC 8.2.0.3"), proves!("PC 8.1.1.21")];
    let mut play = Play::with_top(6);
    play.starts_round();
    let [first, _] = players(&play);
    let slow = sentence(first, "8.2.2", Penalty::Ostrzezenie);
    gives(&mut play, HEAD, [slow.clone()]);
    let proposed = |play: &Play| play.log.event().proposal(&slow).unwrap().1.standard;
    assert_eq!(proposed(&play), Penalty::KaraGry);
    let tables: Vec<u32> = play.round().tables.iter().map(|it| it.number).collect();
    tables.into_iter().for_each(|table| play.does(Act::Report { table, slip: won(2, 0) }));
    let early = Act::Pair { policy: Policy::Random, seed: 1 };
    play.refuses(ORGANISER, early, cite!("PC F.2"));
    play.does(Act::NextDay);
    assert_eq!(proposed(&play), Penalty::Ostrzezenie, "warnings are forgotten overnight");
}

#[test]
fn a_line_judge_who_departs_waits_for_the_head_judge() {
    let _rules = [proves!("PC 8.1.0.9"), proves!("PC 8.1.2.2"), proves!("PC 8.1.1.16")];
    let mut play = Play::local(4);
    let line = play.line_judge();
    play.starts_round();
    play.does(Act::Time { deed: Timing::Start });
    let [first, _] = players(&play);
    let bare = sentence(first, "8.2.1", Penalty::Ostrzezenie);
    play.refuses(PersonId(1), penalise([bare.clone()]), cite!("PC 8.1.2.1"));
    play.refuses(line, penalise([bare.clone()]), cite!("PC 8.1.0.8"));
    let mild = Sentence { grounds: Some(Grounds::NoPossibleAdvantage), seconds: 90, ..bare };
    let ruling = gives(&mut play, line, [mild]);
    let before = play.log.event().seconds_left(1, 0);
    assert_eq!(play.log.event().rulings[&ruling].state, RulingState::Waits);
    let agree = Act::Judge { deed: Judging::Agree { ruling, agreed: true } };
    play.refuses(line, agree.clone(), cite!("PC 8.1.0.9"));
    assert_eq!(play.tries(HEAD, agree), Ok(Taken::Done));
    assert_eq!(play.log.event().warnings(first).len(), 1);
    assert_eq!(play.log.event().seconds_left(1, 0), before.map(|it| it + 90));
}

#[test]
fn an_appeal_strikes_a_ruling_out_or_makes_it_final() {
    let _rules = [proves!("PC 1.3.2.4"), proves!("PC 2.10.1"), proves!("PC 1.3.3.6")];
    for upheld in [true, false] {
        let mut play = Play::local(4);
        let line = play.line_judge();
        play.starts_round();
        let [first, second] = players(&play);
        let ruling = gives(&mut play, line, [sentence(first, "8.2.1", Penalty::KaraGry)]);
        let appeal = Act::Judge { deed: Judging::Appeal { ruling } };
        play.refuses(PersonId(second.0), appeal.clone(), cite!("PC 1.3.3.6"));
        let explanation = "heard".to_owned();
        let decide = Act::Judge { deed: Judging::DecideAppeal { ruling, upheld, explanation } };
        play.refuses(HEAD, decide.clone(), cite!("PC 2.10.1"));
        assert_eq!(play.tries(PersonId(first.0), appeal.clone()), Ok(Taken::Done));
        play.refuses(line, decide.clone(), cite!("PC 1.3.2.4"));
        assert_eq!(play.tries(HEAD, decide), Ok(Taken::Done));
        let event = play.log.event();
        assert_eq!(event.rulings.contains_key(&ruling), upheld);
        assert_eq!(play.round().tables[0].least, if upheld { [0, 1] } else { [0, 0] });
        assert_eq!(event.struck.contains_key(&ruling), !upheld);
        assert_eq!(play.log.fold().as_ref(), Ok(event));
        if upheld {
            play.refuses(PersonId(first.0), appeal, cite!("PC 2.10.2"));
        }
    }
}

#[test]
fn players_call_from_their_own_table_and_spectators_are_kept_out_by_judges() {
    let mut play = Play::local(4);
    play.starts_round();
    let player = PersonId(play.round().tables[1].players[0].0);
    let call = |table| Act::Judge { deed: Judging::Call { table } };
    play.refuses(player, call(1), cite!("PC 1.3.3.5"));
    assert_eq!(play.tries(player, call(2)), Ok(Taken::Done));
    assert_eq!(play.log.event().calls.waiting().count(), 1);
    assert_eq!(play.tries(HEAD, Act::Judge { deed: Judging::AnswerCall }), Ok(Taken::Done));
    let spectator = Some(PersonId(77));
    let keep_out = Act::Judge { deed: Judging::KeepOut { table: 2, spectator } };
    play.refuses(player, keep_out.clone(), cite!("PC 1.3.6.3"));
    play.does(keep_out);
    assert!(!play.log.event().audiences[&2].may_watch(PersonId(77)));
}
