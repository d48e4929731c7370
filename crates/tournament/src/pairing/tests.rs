//! Pairings against brute force, and the cases organisers complain about.

use super::{field::Field, *};
use kernel::Dice;
use proptest::prelude::*;
use rulebook::proves;

fn field_of(points: &[u32]) -> Vec<Contender> {
    let contender = |(at, points): (usize, &u32)| Contender {
        points: *points,
        place: at as u32 + 1,
        ..Contender::new(PlayerId(at as u32))
    };
    points.iter().enumerate().map(contender).collect()
}

fn request(contenders: Vec<Contender>) -> Request {
    Request { contenders, forbidden: Vec::new(), policy: Policy::Random, seed: 7 }
}

fn met(contenders: &mut [Contender], pairs: &[[u32; 2]]) {
    for [one, other] in pairs {
        contenders[*one as usize].met.push(PlayerId(*other));
        contenders[*other as usize].met.push(PlayerId(*one));
    }
}

/// The best cost of any pairing, by trying all.
fn brute_force(field: &Field, open: &[usize]) -> Tiers {
    let Some((first, rest)) = open.split_first() else { return Tiers::default() };
    let with = |at: usize| {
        let left: Vec<usize> = rest.iter().copied().filter(|it| *it != rest[at]).collect();
        field.tiers(*first, rest[at]) + brute_force(field, &left)
    };
    (0..rest.len()).map(with).min().expect("the number of vertices is even")
}

fn total(field: &Field, mate: &[usize]) -> Tiers {
    let firsts = (0..mate.len()).filter(|it| *it < mate[*it]);
    firsts.map(|it| field.tiers(it, mate[it])).fold(Tiers::default(), |sum, it| sum + it)
}

fn contenders(most: usize) -> impl Strategy<Value = Request> {
    let one = (0..4_u32, any::<bool>(), 0..3_u8, prop::collection::vec(0..most as u32, 0..4));
    let policy = prop_oneof![Just(Policy::Random), Just(Policy::Standings)];
    let forbidden = prop::collection::vec([0..most as u32, 0..most as u32], 0..3);
    let field = (prop::collection::vec(one, 1..=most), forbidden, policy, any::<u64>());
    field.prop_map(|(list, forbidden, policy, seed)| {
        let mut points: Vec<u32> = list.iter().map(|it| it.0).collect();
        points.sort_unstable_by(|a, b| b.cmp(a));
        let mut contenders = field_of(&points);
        for (at, (_, had_bye, float, friends)) in list.iter().enumerate() {
            contenders[at].had_bye = *had_bye;
            contenders[at].last_float = [None, Some(Float::Up), Some(Float::Down)][*float as usize];
            for friend in friends.iter().filter(|it| **it < at as u32) {
                met(&mut contenders, &[[at as u32, *friend]]);
            }
        }
        let forbidden = forbidden.into_iter().filter(|it| it[0] != it[1]);
        let forbidden = forbidden.map(|it| it.map(PlayerId)).collect();
        Request { contenders, forbidden, policy, seed }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_pairing_of_a_small_field_is_better(request in contenders(9)) {
        let field = Field::new(&request);
        let open: Vec<usize> = (0..request.contenders.len().next_multiple_of(2)).collect();
        let best = brute_force(&field, &open);
        prop_assert_eq!(pair(&request).cost, best);
        prop_assert_eq!(total(&field, &field.solve_from_a_chain().0), best);
    }

    #[test]
    fn a_sparse_search_is_as_good_as_a_complete_one(request in contenders(60)) {
        let field = Field::new(&request);
        let sparse = total(&field, &field.solve_from_a_chain().0);
        prop_assert_eq!(sparse, total(&field, &field.solve().0));
    }

    #[test]
    fn everybody_is_paired_once(request in contenders(80)) {
        let pairing = pair(&request);
        let mut seen: Vec<PlayerId> = pairing.pairs.iter().flat_map(|it| it.players).collect();
        seen.extend(pairing.bye.map(|it| it.player));
        seen.sort_unstable();
        let all: Vec<PlayerId> = request.contenders.iter().map(|it| it.player).collect();
        prop_assert_eq!(seen, all);
    }
}

#[test]
fn equals_meet_wherever_possible() {
    let _rule = proves!("PC 2.2.8");
    let mut field = field_of(&[3, 3, 3, 3, 0, 0, 0, 0]);
    met(&mut field, &[[0, 4], [1, 5], [2, 6], [3, 7]]);
    let pairing = pair(&request(field));
    assert!(pairing.pairs.iter().all(|it| it.notes.is_empty()), "{pairing:#?}");
    assert_eq!(pairing.cost.gaps, 0);
}

#[test]
fn a_round_without_a_new_opponent_is_played_with_a_noted_rematch() {
    let mut field = field_of(&[3, 3, 0, 0]);
    met(&mut field, &[[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
    let pairing = pair(&request(field));
    assert_eq!(pairing.cost.rematches, 2);
    assert!(pairing.pairs.iter().all(|it| it.notes == [Note::Rematch]));
}

#[test]
fn the_lowest_without_a_bye_gets_the_bye() {
    let mut field = field_of(&[6, 3, 3, 0, 0]);
    field[4].had_bye = true;
    let bye = |contenders: &[Contender]| pair(&request(contenders.to_vec())).bye.unwrap();
    assert_eq!(bye(&field), Bye { player: PlayerId(3), second: false, not_the_lowest: true });
    field.iter_mut().for_each(|it| it.had_bye = true);
    assert_eq!(bye(&field), Bye { player: PlayerId(4), second: true, not_the_lowest: false });
}

#[test]
fn a_rematch_is_worse_than_any_float_and_than_a_second_bye() {
    // Only 0 and 2 can meet without a rematch, so 1 must have the bye again.
    let mut field = field_of(&[9, 9, 0]);
    field[1].had_bye = true;
    met(&mut field, &[[0, 1], [1, 2]]);
    let pairing = pair(&request(field));
    assert_eq!(pairing.bye.unwrap().player, PlayerId(1));
    assert_eq!(pairing.pairs[0].players, [PlayerId(0), PlayerId(2)]);
    assert_eq!(pairing.pairs[0].notes, [Note::Float { points: [9, 0] }]);
}

#[test]
fn siblings_do_not_meet_and_nobody_floats_twice_if_it_can_be_helped() {
    let mut field = field_of(&[3, 3, 3, 0, 0, 0]);
    field[0].last_float = Some(Float::Down);
    field[1].last_float = Some(Float::Down);
    field[3].last_float = Some(Float::Up);
    let mut request = request(field);
    request.forbidden = vec![[PlayerId(2), PlayerId(4)]];
    for seed in 0..30 {
        request.seed = seed;
        let pairing = pair(&request);
        let float = pairing.pairs.iter().find(|it| !it.notes.is_empty()).unwrap();
        assert_eq!(float.players, [PlayerId(2), PlayerId(5)]);
        assert_eq!(float.notes, [Note::Float { points: [3, 0] }]);
    }
}

#[test]
fn a_repeated_float_and_a_forbidden_pair_are_noted() {
    let mut field = field_of(&[3, 0]);
    field[0].last_float = Some(Float::Down);
    let mut request = request(field);
    request.forbidden = vec![[PlayerId(1), PlayerId(0)]];
    assert_eq!(
        pair(&request).pairs[0].notes,
        [Note::Forbidden, Note::Float { points: [3, 0] }, Note::FloatsAgain(PlayerId(0))]
    );
}

#[test]
fn neighbours_in_the_standings_meet_when_the_policy_says_so() {
    let mut request = request(field_of(&[6, 6, 6, 6, 3, 3]));
    request.policy = Policy::Standings;
    let players: Vec<[u32; 2]> =
        pair(&request).pairs.iter().map(|it| it.players.map(|it| it.0)).collect();
    assert_eq!(players, [[0, 1], [2, 3], [4, 5]]);
}

#[test]
fn the_lot_decides_and_can_be_drawn_again() {
    let first_round = |seed| pair(&Request { seed, ..request(field_of(&[0; 12])) });
    assert_eq!(first_round(3), first_round(3));
    assert!((0..10).any(|seed| first_round(seed).pairs != first_round(3).pairs));
}

#[test]
fn a_fixed_table_stays_fixed_and_is_left_empty_for_its_owner() {
    let mut field = field_of(&[9, 9, 6, 6, 3, 3]);
    field[4].fixed_table = Some(1);
    field[2].fixed_table = Some(2);
    field[3].fixed_table = Some(4);
    let pairing = pair(&request(field));
    let tables: Vec<(u32, u32)> =
        pairing.pairs.iter().map(|it| (it.table, it.players[0].0.min(it.players[1].0))).collect();
    assert_eq!(tables, [(1, 4), (2, 2), (3, 0)]);
}

#[test]
fn an_empty_field_and_a_lonely_player_are_paired_too() {
    assert_eq!(pair(&request(Vec::new())).pairs, []);
    let alone = pair(&request(field_of(&[0])));
    assert_eq!(alone.bye.unwrap().player, PlayerId(0));
}

/// Plays so many rounds with random results and pairs the next.
fn after_rounds(players: u32, rounds: u32, seed: u64) -> Request {
    let mut dice = Dice::new(seed);
    let mut contenders = field_of(&vec![0; players as usize]);
    for round in 0..rounds {
        let pairing = pair(&Request { seed: u64::from(round), ..request(contenders.clone()) });
        assert_eq!(pairing.cost.rematches, 0, "round {round}");
        for pair in &pairing.pairs {
            let [one, other] = pair.players.map(|it| it.0);
            met(&mut contenders, &[[one, other]]);
            let winner = [one, other][dice.place(2)] as usize;
            contenders[winner].points += 3;
        }
        if let Some(bye) = pairing.bye {
            assert!(!bye.second);
            let holder = &mut contenders[bye.player.0 as usize];
            holder.points += 3;
            holder.had_bye = true;
        }
    }
    request(contenders)
}

#[test]
fn six_rounds_of_ten_players_need_no_rematch_and_the_seventh_is_cheapest() {
    for seed in 0..20 {
        let last = after_rounds(10, 6, seed);
        let field = Field::new(&last);
        let open: Vec<usize> = (0..10).collect();
        assert_eq!(pair(&last).cost, brute_force(&field, &open));
    }
}

#[test]
fn a_large_odd_field_is_searched_in_a_small_part_of_the_graph() {
    let request = after_rounds(301, 5, 1);
    let pairing = pair(&request);
    assert_eq!((pairing.cost.rematches, pairing.cost.second_byes), (0, 0));
    assert!(pairing.search.edges < 301 * 20, "{:?}", pairing.search);
}
