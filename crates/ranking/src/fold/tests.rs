//! Careers of a few players, point by point.

use super::*;
use Outcome::{Drawn, Lost, Won};
use proptest::prelude::*;
use rulebook::proves;

const A: PlayerId = PlayerId(1);
const B: PlayerId = PlayerId(2);
const C: PlayerId = PlayerId(3);

fn single(players: [PlayerId; 2], outcome: Outcome) -> Occasion {
    Occasion::Single { players, outcome }
}

fn event(weight: Weight, rounds: Vec<Vec<Occasion>>) -> Tournament {
    Tournament { weight, rounds }
}

/// Players who are no longer Skartabellus, with these ratings.
fn settled<const N: usize>(ratings: [(PlayerId, Rating); N]) -> Ranking {
    let player = |rating| Player { collected: rating, matches: 36, ..Player::new() };
    let players = ratings.into_iter().map(|(id, rating)| (id, player(rating))).collect();
    Ranking { rules: RULES, players, changes: Vec::new() }
}

fn points(ranking: &Ranking) -> Vec<i64> {
    ranking.changes.iter().map(|it| it.points).collect()
}

#[test]
fn a_match_is_one_rated_event_whatever_its_games() {
    let _rules = [proves!("PC E.2.1"), proves!("PC E.2.3")];
    let mut ranking = settled([(A, 1600), (B, 1400)]);
    ranking.rate(0, &event(Weight::Master, vec![vec![single([A, B], Won)]]));
    assert_eq!(points(&ranking), [12, -12]);
    let mut local = settled([(A, 1000), (B, 1000)]);
    let others: Vec<Occasion> =
        (0..3).map(|it| single([PlayerId(10 + it), PlayerId(20 + it)], Drawn)).collect();
    local.rate(0, &event(Weight::Local, vec![[vec![single([A, B], Won)], others].concat()]));
    assert_eq!(points(&local)[..2], [5, -5], "K of ten for eight persons");
}

#[test]
fn a_skartabellus_counts_as_1000_with_k_60_through_his_36th_match() {
    let _rules = [proves!("PC E.1.1"), proves!("PC E.5.16"), proves!("PC E.5.21")];
    let mut ranking = settled([(A, 1240), (B, 1400)]);
    ranking.player(A).matches = 35;
    let round = || vec![single([A, B], Won)];
    ranking.rate(0, &event(Weight::Master, vec![round(), round()]));
    // 60 · 0.696 and 30 · 0.696; then 1282 against 1379 with K of 30 for both.
    assert_eq!(points(&ranking), [42, -21, 16, -16]);
    let mut newcomer = settled([(B, 1400)]);
    newcomer.rate(0, &event(Weight::Master, vec![vec![single([A, B], Lost)]]));
    assert_eq!(points(&newcomer), [-18, 9]);
    let mut both = Ranking::default();
    both.rate(0, &event(Weight::MiniLocal, vec![vec![single([A, B], Won)]]));
    assert_eq!(points(&both), [30, -30]);
    let mut magnificus = settled([(B, 1900)]);
    let mut rounds = vec![vec![single([A, B], Won)]];
    rounds[0].extend((0..5).map(|it| single([PlayerId(10 + it), PlayerId(20 + it)], Drawn)));
    magnificus.rate(0, &event(Weight::Local, rounds));
    assert_eq!(points(&magnificus)[..2], [56, -13], "K of fourteen for twelve persons");
}

#[test]
fn all_matches_of_a_round_use_the_ratings_before_it() {
    let rate = |rounds| {
        let mut ranking = settled([(A, 1600), (B, 1400), (C, 1500)]);
        ranking.rate(0, &event(Weight::Master, rounds));
        points(&ranking).into_iter().step_by(2).collect::<Vec<_>>()
    };
    let (first, second) = (single([A, B], Won), single([A, C], Won));
    assert_eq!(rate(vec![vec![first], vec![second]]), [12, 13]);
    assert_eq!(rate(vec![vec![first, second]]), [12, 14]);
}

#[test]
fn a_ninth_mini_tournament_of_the_month_gives_nothing() {
    let _rules = [proves!("PC E.4.2"), proves!("PC E.4.3"), proves!("PC E.4.4")];
    let mini = |outcome| event(Weight::MiniLocal, vec![vec![single([A, B], outcome)]]);
    let mut ranking = settled([(A, 1000), (B, 1000)]);
    (0..8).for_each(|it| ranking.rate(it, &mini(Drawn)));
    assert!(ranking.earns_czerwone_zlote(A));
    ranking.player(B).mini_this_month = 0;
    ranking.changes.clear();
    ranking.rate(8, &mini(Won));
    assert_eq!(points(&ranking), [0, -3]);
    assert!(!ranking.earns_czerwone_zlote(A) && ranking.earns_czerwone_zlote(B));
    ranking.rate(9, &mini(Lost));
    assert_eq!(points(&ranking)[2..], [-3, 3]);
    ranking.begin_month();
    assert!(ranking.earns_czerwone_zlote(A));
}

#[test]
fn duels_are_worth_one_point_four_times_a_month() {
    let _rules =
        [proves!("PC E.4.5"), proves!("PC E.4.6"), proves!("PC E.4.7"), proves!("PC E.5.19")];
    let mut ranking = settled([(A, 1000), (B, 1900), (C, 1000)]);
    (0..4).for_each(|it| ranking.duel(it, [A, C]));
    assert_eq!(points(&ranking), [1, -1, 1, -1, 1, -1, 1, -1]);
    ranking.changes.clear();
    ranking.duel(4, [A, B]);
    ranking.duel(5, [B, A]);
    assert_eq!(points(&ranking), [0, -1, 1, -1]);
    let newcomer = fold(&[Entry::Duel([A, B])]);
    assert_eq!(points(&newcomer), [1, -1], "without K even for a Skartabellus");
    assert_eq!(newcomer.players[&A].matches, 1);
}

#[test]
fn an_idle_magnificus_loses_forty_points_once_a_month() {
    let _rules = [proves!("PC E.3.1"), proves!("PC E.4.8")];
    let month = |matches: u32| {
        let mut ranking = settled([(A, 1830), (B, 1830)]);
        ranking.begin_month();
        let draw = || vec![single([A, B], Drawn)];
        ranking.rate(0, &event(Weight::Master, (0..matches).map(|_| draw()).collect()));
        (0..4).for_each(|it| ranking.duel(it, [A, C]));
        ranking.changes.clear();
        ranking.end_month(9);
        (ranking.players[&A].collected, points(&ranking))
    };
    assert_eq!(month(3), (1830 + 4 - 40, vec![-40, -40]));
    assert_eq!(month(4), (1830 + 4, vec![]));
    let mut fresh = settled([(A, 1700)]);
    fresh.begin_month();
    fresh.player(A).collected = 1900;
    fresh.end_month(1);
    assert_eq!(points(&fresh), [0; 0], "he was no Magnificus on the first day");
}

#[test]
fn only_the_wydawca_resets_the_ranking() {
    let _rule = proves!("PC E.1.6");
    let event = || Entry::Tournament(event(Weight::Master, vec![vec![single([A, B], Won)]]));
    let seasons = [event(), Entry::MonthEnds, Entry::MonthBegins];
    assert_eq!(fold(&seasons).players[&A].collected, 1030);
    let reset = fold(&[event(), Entry::Reset, event()]);
    assert_eq!(reset.players[&A].collected, 1030);
    assert_eq!(reset.changes.len(), 4, "what happened stays written down");
}

#[test]
fn pairs_are_rated_person_by_person() {
    let _rule = proves!("PC E.6.4");
    let d = PlayerId(4);
    let mut ranking = settled([(A, 1600), (B, 1400), (C, 1250), (d, 1000)]);
    let occasion = Occasion::Pairs { pairs: [[A, B], [C, d]], outcome: Won };
    ranking.rate(0, &event(Weight::Master, vec![vec![occasion]]));
    assert_eq!(points(&ranking), [8, 11, -11, -7]);
    let Reason::Match { own, other, k, .. } = ranking.changes[0].reason else { panic!() };
    assert_eq!((own, other, k), (1600, 1156, 30));
}

#[test]
fn nobody_falls_below_zero() {
    let mut ranking = settled([(A, 3), (B, 3)]);
    ranking.rate(0, &event(Weight::Master, vec![vec![single([A, B], Lost)]]));
    assert_eq!((ranking.players[&A].collected, ranking.players[&B].collected), (0, 18));
    assert_eq!(points(&ranking), [-3, 15]);
}

proptest! {
    #[test]
    fn every_point_of_a_rating_is_explained(
        matches in prop::collection::vec((0..6_u32, 0..6_u32, 0..3_usize, 0..6_usize), 0..80)
    ) {
        let weights = [Weight::MiniLocal, Weight::Local, Weight::Draft, Weight::Premiere,
            Weight::Master, Weight::Championship];
        let mut history = vec![Entry::MonthBegins];
        for (one, other, outcome, weight) in matches.into_iter().filter(|it| it.0 != it.1) {
            let players = [PlayerId(one), PlayerId(other)];
            let outcome = [Won, Drawn, Lost][outcome];
            let rounds = vec![vec![single(players, outcome)]];
            history.push(Entry::Tournament(event(weights[weight], rounds)));
        }
        history.push(Entry::MonthEnds);
        let ranking = fold(&history);
        for (id, player) in &ranking.players {
            let own = ranking.changes.iter().filter(|it| it.player == *id);
            prop_assert_eq!(player.collected, 1000 + own.map(|it| it.points).sum::<i64>());
            prop_assert!(0 <= player.collected);
        }
        prop_assert_eq!(fold(&history), ranking);
    }
}
