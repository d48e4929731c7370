//! Drafts of numbered cards.

use super::*;
use proptest::prelude::*;
use rulebook::proves;

/// Card numbers tell where they come from: seat, booster, place.
fn packed(seats: usize) -> Vec<Vec<Vec<Card>>> {
    let card = |seat, booster, place| (seat * 1000 + booster * 100 + place) as Card;
    let booster = |seat, booster| (0..BOOSTER).map(|it| card(seat, booster, it)).collect();
    let of_seat = |seat| (1..=DRAFT_BOOSTERS).map(|it| booster(seat, it)).collect();
    (0..seats).map(of_seat).collect()
}

/// Every seat takes the first card of its pack.
fn all_choose(draft: &mut Draft, seats: usize) {
    let cards: Vec<Card> = (0..seats).map(|it| draft.pack(it)[0]).collect();
    cards.into_iter().enumerate().for_each(|(seat, card)| draft.choose(seat, card).unwrap());
}

#[test]
fn packs_move_left_right_left_right() {
    let _rules = [
        proves!("PC 5.5.4"),
        proves!("PC 6.6.6"),
        proves!("PC 6.6.19"),
        proves!("PC 6.6.20"),
        proves!("PC 5.5.2"),
        proves!("PC 6.6.8"),
        proves!("PC 6.6.12"),
    ];
    let mut draft = Draft::new(packed(8)).unwrap();
    for booster in 1..=4 {
        assert_eq!(draft.booster(), Some(booster));
        all_choose(&mut draft, 8);
        let from = draft.pack(1)[0] / 1000;
        assert_eq!(from, if booster % 2 == 1 { 0 } else { 2 }, "booster {booster}");
        assert_eq!(draft.pack(1).len(), 10);
        (0..9).for_each(|_| all_choose(&mut draft, 8));
    }
    assert!(draft.is_over());
}

#[test]
fn everybody_registers_forty_four_cards_after_the_draft() {
    let _rules = [
        proves!("PC 5.5.5"),
        proves!("PC 6.6.22"),
        proves!("PC 6.6.13"),
        proves!("PC 1.3.1.4"),
        proves!("PC 6.6.3"),
    ];
    let mut draft = Draft::new(packed(6)).unwrap();
    assert_eq!(pick_seconds(1), None, "the last card needs no choice");
    assert_eq!(draft.registered(0).unwrap_err().rule, cite!("PC 5.5.5"));
    while !draft.is_over() {
        all_choose(&mut draft, 6);
    }
    let mut all: Vec<Card> = (0..6).flat_map(|it| draft.registered(it).unwrap().to_vec()).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 6 * DRAFTED, "no card is lost and none comes twice");
    let short = Draft { picks: vec![vec![1; 43]; 6], ..draft };
    assert_eq!(short.registered(2).unwrap_err().rule, cite!("PC 6.6.23"));
}

#[test]
fn wrong_boosters_are_refused() {
    let mut boosters = packed(3);
    boosters[1].pop();
    assert_eq!(Draft::new(boosters).unwrap_err().rule, cite!("PC 5.5.1"));
    let mut boosters = packed(3);
    boosters[2][0].pop();
    assert_eq!(Draft::new(boosters).unwrap_err().rule, cite!("PC 6.6.4"));
    let mut draft = Draft::new(packed(3)).unwrap();
    assert_eq!(draft.choose(0, 1100).unwrap_err().rule, cite!("PC 5.5.2"));
}

#[test]
fn when_time_is_up_the_lot_chooses() {
    let _rule = proves!("PC 6.6.5");
    let mut draft = Draft::new(packed(4)).unwrap();
    let wanted = draft.pack(0)[3];
    draft.choose(0, wanted).unwrap();
    draft.time_is_up(5);
    assert_eq!(draft.picks(0), [wanted]);
    assert!((1..4).all(|it| draft.picks(it).len() == 1));
}

#[test]
fn times_of_table_a_1() {
    let _rules = [proves!("PC A.1.1"), proves!("PC A.1.2")];
    let picks: Vec<u32> = (1..=11).rev().filter_map(pick_seconds).collect();
    assert_eq!(picks, [60, 60, 60, 30, 30, 30, 30, 15, 15, 15]);
    let reviews: Vec<Option<u32>> = (1..=4).map(review_seconds).collect();
    assert_eq!(reviews, [Some(60), Some(90), Some(120), None]);
}

#[test]
fn a_sealed_set_is_six_boosters_and_the_deck_comes_from_it() {
    let _rule = proves!("PC 5.6.2");
    let boosters: Vec<Vec<Card>> = (0..6).map(|it| vec![it; BOOSTER]).collect();
    assert_eq!(sealed_set(&boosters[1..]).unwrap_err().rule, cite!("PC 5.6.1"));
    let set = sealed_set(&boosters).unwrap();
    assert_eq!(set.len(), 66);
    assert_eq!(from_set(&set, &[0, 0, 5]), Ok(()));
    assert_eq!(from_set(&set, &[9]).unwrap_err().rule, cite!("PC 1.1.5"));
    assert_eq!(from_set(&set, &[1; 12]).unwrap_err().rule, cite!("PC 1.1.5"));
}

#[test]
fn boosters_follow_their_recipe_and_their_seed() {
    let _rule = proves!("PC 5.5.1");
    let set = Set::from([
        (Rarity::Common, (0..40).collect()),
        (Rarity::Uncommon, (100..120).collect()),
        (Rarity::Rare, (200..210).collect()),
    ]);
    let open = |seed| boosters(&set, &Recipe::usual(), 24, seed).unwrap();
    for booster in open(3) {
        let count =
            |range: std::ops::Range<Card>| booster.iter().filter(|it| range.contains(it)).count();
        assert_eq!([count(0..100), count(100..200), count(200..300)], [7, 3, 1]);
        let mut different = booster.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), BOOSTER);
    }
    assert_eq!(open(3), open(3));
    assert_ne!(open(3), open(4));
    let wrong = Recipe(std::collections::BTreeMap::from([(Rarity::Rare, 11)]));
    assert_eq!(boosters(&set, &wrong, 1, 1).unwrap_err().rule, cite!("PC 6.6.4"));
}

#[test]
fn the_team_draft_seats_opponents_side_by_side_and_plays_nine_games() {
    let _rules = [
        proves!("PC 6.6.1"),
        proves!("PC 6.6.2"),
        proves!("PC 6.6.26"),
        proves!("PC 6.6.39"),
        proves!("PC 6.6.40"),
    ];
    let seats = seating();
    let beside = |one: (u8, u8), other: (u8, u8)| {
        let at = |(team, number)| seats.iter().position(|it| *it == Seat { team, number }).unwrap();
        [1, 5].contains(&at(one).abs_diff(at(other)))
    };
    assert!((0..6).all(|it| seats[it].team != seats[(it + 1) % 6].team));
    assert!(beside((0, 1), (1, 1)) && beside((0, 2), (1, 1)) && beside((0, 1), (1, 2)));
    assert!(beside((0, 3), (1, 2)) && beside((0, 2), (1, 3)));
    let mut games: Vec<[u8; 2]> = series().concat();
    games.sort_unstable();
    games.dedup();
    assert_eq!((games.len(), BUILDING_MINUTES), (9, 30));
    assert!(series().iter().all(|it| it.iter().map(|it| it[0]).sum::<u8>() == 6));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn no_order_of_choices_breaks_a_draft(choices in prop::collection::vec((0..4_usize, 0..12_usize), 0..200), seed: u64) {
        let mut draft = Draft::new(packed(3)).unwrap();
        for (seat, place) in choices {
            let card = draft.packs.get(seat).and_then(|it| it.get(place)).copied();
            prop_assert_eq!(draft.choose(seat, card.unwrap_or(77_777)).is_ok(), card.is_some());
        }
        for lot in 0..44 {
            draft.time_is_up(seed ^ lot);
        }
        prop_assert!(draft.is_over());
        prop_assert!((0..3).all(|it| draft.registered(it).is_ok()));
    }
}
