//! Reports by players, the clock, deck checks, the top, days and publications.

use super::*;
use crate::{penalties::Penalty, setup::Cut};

pub(super) const PENALTIES: [Penalty; 4] =
    [Penalty::Ostrzezenie, Penalty::KaraGry, Penalty::KaraMeczu, Penalty::Dyskwalifikacja];

fn time(deed: Timing) -> Act {
    Act::Time { deed }
}

fn top(deed: Topping) -> Act {
    Act::Top { deed }
}

#[test]
fn a_players_report_counts_when_both_have_made_it() {
    let _rule = proves!("PC 1.3.5.6");
    let mut play = Play::local(4);
    play.starts_round();
    let [one, other] = play.round().tables[0].players.map(|it| PersonId(it.0));
    let claim = |slip| Act::Claim { table: 1, slip };
    assert_eq!(play.tries(one, claim(won(2, 0))), Ok(Taken::Done));
    assert_eq!(play.tries(other, claim(won(0, 2))), Ok(Taken::Done));
    assert_eq!(play.round().tables[0].score, None, "they disagree");
    let stranger = PersonId(play.round().tables[1].players[0].0);
    play.refuses(stranger, claim(won(2, 0)), cite!("PC 1.3.5.6"));
    play.refuses(one, claim(won(2, 2)), cite!("PC 2.2.6"));
    assert_eq!(play.tries(other, claim(won(2, 0))), Ok(Taken::Done));
    assert_eq!(play.round().tables[0].score.unwrap().won, [2, 0]);
}

#[test]
fn the_clock_terminacja_and_deck_checks() {
    let _rules =
        [proves!("PC 2.7.1"), proves!("PC 2.7.2"), proves!("PC 2.7.3"), proves!("PC 2.6.4")];
    let mut play = Play::local(4);
    play.refuses(ORGANISER, time(Timing::Start), cite!("PC A.9"));
    play.starts_round();
    play.does(time(Timing::Start));
    play.refuses(ORGANISER, time(Timing::Limit { minutes: 60 }), cite!("PC A.7"));
    assert_eq!(play.tries(HEAD, time(Timing::Limit { minutes: 60 })), Ok(Taken::Done));
    play.does(time(Timing::DrawChecks { count: 1, seed: 3 }));
    let table = play.log.event().checks[0].table;
    let checked = time(Timing::Checked { table, seconds: 420, agrees: [true, false] });
    play.does(checked.clone());
    play.refuses(ORGANISER, checked, cite!("PC 2.7.2"));
    assert_eq!(play.log.event().seconds_left(table, 0), Some(3600 + 420));
    play.refuses(ORGANISER, time(Timing::CallTime { table }), cite!("PC 2.6.1"));
    let late = play.command(ORGANISER, time(Timing::CallTime { table }));
    assert_eq!(play.log.take(Command { at: 4_020_000, ..late }), Ok(Taken::Done));
    for _ in 0..10 {
        play.does(time(Timing::Stint { table, given_up: crate::clock::GivenUp::Bene }));
    }
    let decide = |games| Timing::Decide { table, kreski: [7, 7], initiative: Side::Second, games };
    play.refuses(ORGANISER, time(decide(Some([2, 0]))), cite!("PC 2.2.6"));
    play.does(time(decide(Some([1, 0]))));
    assert_eq!(play.log.event().terminacja[&table], Terminated::Decided(Side::Second));
    let decided = play.round().tables.iter().find(|it| it.number == table).unwrap();
    assert_eq!(decided.score.unwrap().won, [1, 1], "the slip is written");
}

#[test]
fn a_top_of_four_with_a_replacement_a_third_place_and_a_disqualification() {
    let _rules = [proves!("PC D.2.1.4"), proves!("PC G.2"), proves!("PC 8.1.1.41")];
    let mut play = Play::with_top(6);
    play.refuses(ORGANISER, top(Topping::Cut), cite!("PC D.2.1.3"));
    play.plays_round();
    play.does(Act::NextDay);
    play.plays_round();
    play.refuses(ORGANISER, Act::Close, cite!("PC D.2.1.3"));
    let order: Vec<PlayerId> = play.log.event().final_places();
    play.does(top(Topping::Cut));
    play.does(Act::Drop { player: order[0] });
    let Some(Top::KnockOut { bracket, .. }) = &play.log.event().top else { panic!("no bracket") };
    let seated = |bracket: &crate::cut::Bracket, player| {
        bracket.matches().iter().flatten().any(|it| it.player == Some(player))
    };
    assert!(seated(bracket, order[4]) && !seated(bracket, order[0]), "the fifth steps in");
    let draw = Slip::Played { games: [1, 1], ending: Ending::Terminacja };
    play.refuses(ORGANISER, top(Topping::Result { number: 1, slip: draw }), cite!("PC 2.3.5"));
    play.refuses(ORGANISER, top(Topping::ThirdPlace { slip: won(2, 0) }), cite!("PC G.2"));
    (1..=2).for_each(|number| play.does(top(Topping::Result { number, slip: won(2, 0) })));
    play.does(top(Topping::ThirdPlace { slip: won(0, 2) }));
    play.does(top(Topping::Result { number: 1, slip: won(2, 1) }));
    let places = play.log.event().final_places();
    assert_eq!(places.len(), 6);
    assert_eq!(places[4..].iter().filter(|it| **it == order[0]).count(), 1, "he keeps a place");
    assert_eq!(play.tries(HEAD, Act::Disqualify { player: places[1] }), Ok(Taken::Done));
    let without = play.log.event().final_places();
    assert_eq!((without.len(), without[0]), (5, places[0]));
    play.does(Act::Close);
}

#[test]
fn a_match_loss_in_the_top_lets_the_opponent_advance() {
    let mut play = Play::with_top(6);
    play.plays_round();
    play.does(Act::NextDay);
    play.plays_round();
    play.does(top(Topping::Cut));
    let order = play.log.event().final_places();
    let heavy = judging::sentence(order[3], "8.4.2", Penalty::KaraGry);
    let penalise = |it| Act::Judge { deed: Judging::Penalise { sentences: vec![it] } };
    assert_eq!(play.tries(HEAD, penalise(heavy.clone())), Ok(Taken::Done));
    let Some(Top::KnockOut { matches, .. }) = &play.log.event().top else { panic!("no bracket") };
    assert_eq!(matches[&[0, 0]].least, [1, 0]);
    assert_eq!(play.tries(HEAD, penalise(heavy)), Ok(Taken::Done));
    let Some(Top::KnockOut { bracket, .. }) = &play.log.event().top else { panic!("no bracket") };
    assert!(bracket.matches()[0][1].lost, "two games are the match");
}

#[test]
fn a_swiss_of_eight_starts_afresh() {
    let _rule = proves!("PC F.6");
    let mut setup = Setup::preset(Class::Local, Format::Otwarty, Wins::Two, 10);
    setup.cut = Cut::SwissOfEight;
    setup.swiss_rounds = 2;
    setup.days = vec![2];
    let mut play = Play::new(setup);
    play.does(Act::Appoint { person: HEAD, role: Role::SedziaGlowny, level: 1 });
    (1..=10).for_each(|it| play.enters(it));
    play.plays_round();
    play.plays_round();
    let table = play.log.event().standings();
    play.does(top(Topping::Cut));
    (0..3).for_each(|_| play.plays_round());
    let pair = Act::Pair { policy: Policy::Random, seed: 1 };
    play.refuses(ORGANISER, pair, cite!("PC F.6"));
    assert_eq!(play.log.event().standings(), table, "the first phase stands");
    assert_eq!(play.round().tables.len(), 4);
    let places = play.log.event().final_places();
    let last_two: Vec<PlayerId> = table.rows[8..].iter().map(|it| it.player).collect();
    assert_eq!(places[8..], last_two);
    play.does(Act::Close);
}

#[test]
fn settings_and_publications_are_the_organisers() {
    let _rule = proves!("PC 1.2.3");
    let mut play = Play::local(4);
    let mut setup = play.log.event().setup.clone();
    setup.wins = Some(Wins::One);
    let configure = Act::Configure { setup: Box::new(setup) };
    play.refuses(HEAD, configure.clone(), cite!("PC 1.3.0.2"));
    play.refuses(ORGANISER, Act::PublishLists, cite!("PC 1.2.4"));
    play.plays_round();
    play.refuses(ORGANISER, configure, cite!("PC 2.3.2"));
    play.does(Act::Announce { text: "obiad".to_owned() });
    play.plays_round();
    play.plays_round();
    play.does(Act::Close);
    play.does(Act::PublishLists);
    play.refuses(ORGANISER, Act::NextDay, cite!("PC 1.3.1.7"));
}

#[test]
fn a_registered_list_stands_once_play_has_begun() {
    let mut play = Play::local(4);
    let copies = Copies { count: 3, card: "Szlachcic".to_owned() };
    let list = DeckList {
        faction: "Rzeczpospolita".to_owned(),
        kredens: vec![copies],
        ..DeckList::default()
    };
    let register = |by: u32| {
        (PersonId(by), Act::RegisterDeck { player: PlayerId(1), person: None, list: list.clone() })
    };
    let (own, act) = register(1);
    assert_eq!(play.tries(own, act.clone()), Ok(Taken::Done));
    let (other, act) = register(2);
    play.refuses(other, act, cite!("PC 1.3.4.1"));
    play.starts_round();
    let (own, act) = register(1);
    play.refuses(own, act, cite!("PC 2.1.8"));
}

#[test]
fn the_clock_proposes_what_follows_from_coming_late() {
    let _rules = [proves!("PC 2.4.1"), proves!("PC 2.4.2")];
    let mut play = Play::local(4);
    let player = PlayerId(1);
    assert_eq!(play.log.event().lateness(player, 0), None, "no match waits for him");
    play.starts_round();
    let table = play.round().table_of(player).unwrap().clone();
    let at = |play: &Play, minutes: i64| play.log.event().lateness(player, minutes * 60_000);
    assert_eq!(at(&play, 5), Some(Lateness::InTime));
    assert_eq!(at(&play, 6), Some(Lateness::Penalise { infraction: "8.2.1" }));
    let absent = at(&play, 15).unwrap();
    let Lateness::Report { slip, .. } = absent else { panic!("{absent:?}") };
    assert_eq!(play.log.event().would_be_late(6 * 60_000).len(), 4);
    play.does(Act::Report { table: table.number, slip });
    let lost = play.round().table_of(player).unwrap().score.unwrap();
    assert_eq!(lost.winner(), table.side_of(player).map(Side::other));
    assert_eq!(play.log.event().would_be_late(6 * 60_000).len(), 2);
}
