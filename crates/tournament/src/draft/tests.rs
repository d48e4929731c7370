//! Drafts of cards with invented names.

use super::*;
use decks::veto::Library;
use proptest::prelude::*;
use rulebook::proves;

/// The names of cards tell where they come from: seat, booster, place.
fn packed(seats: usize) -> Vec<Vec<Vec<Card>>> {
    let card = |seat, booster, place| format!("{}", seat * 1000 + booster * 100 + place);
    let booster = |seat, booster| (0..BOOSTER).map(|it| card(seat, booster, it)).collect();
    let of_seat = |seat| (1..=DRAFT_BOOSTERS).map(|it| booster(seat, it)).collect();
    (0..seats).map(of_seat).collect()
}

/// Every seat takes the first card of its pack.
fn all_choose(draft: &mut Draft, seats: usize) {
    let cards: Vec<Card> = (0..seats).map(|it| draft.pack(it)[0].clone()).collect();
    cards.iter().enumerate().for_each(|(seat, card)| draft.choose(seat, card).unwrap());
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
        let from = draft.pack(1)[0].parse::<u32>().unwrap() / 1000;
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
    let short = Draft { picks: vec![vec!["1".to_owned(); 43]; 6], ..draft };
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
    assert_eq!(draft.choose(0, "1100").unwrap_err().rule, cite!("PC 5.5.2"));
}

#[test]
fn when_time_is_up_the_lot_chooses() {
    let _rule = proves!("PC 6.6.5");
    let mut draft = Draft::new(packed(4)).unwrap();
    let wanted = draft.pack(0)[3].clone();
    draft.choose(0, &wanted).unwrap();
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
    let name = |it: u32| format!("c{it}");
    let boosters: Vec<Vec<Card>> = (0..6).map(|it| vec![name(it); BOOSTER]).collect();
    assert_eq!(sealed_set(&boosters[1..]).unwrap_err().rule, cite!("PC 5.6.1"));
    let set = sealed_set(&boosters).unwrap();
    assert_eq!(set.len(), 66);
    let left = from_set(&set, &[name(0), name(0), name(5)]).unwrap();
    assert_eq!((left.len(), left.iter().filter(|it| **it == name(0)).count()), (63, 9));
    assert_eq!(from_set(&set, &[name(9)]).unwrap_err().rule, cite!("PC 1.1.5"));
    assert_eq!(from_set(&set, &vec![name(1); 12]).unwrap_err().rule, cite!("PC 1.1.5"));
}

/// An expansion of so many cards of each rarity, with a faction card.
fn expansion([common, uncommon, rare]: [usize; 3]) -> Library {
    let mut text = "[set]\nid = \"proba\"\nname = \"Próba\"\n".to_owned();
    let frakcja = "type = \"frakcja\"\nfaction = \"Dworscy\"\nskarb = 18\ndochod = 3";
    text += &format!("[[card]]\nid = \"f\"\nname = \"Dworscy\"\nrarity = \"common\"\n{frakcja}\n");
    for (rarity, count) in [("common", common), ("uncommon", uncommon), ("rare", rare)] {
        for it in 0..count {
            text += &format!(
                "[[card]]\nid = \"{rarity}{it}\"\nname = \"{rarity} {it}\"\ntype = \"efekt\"\nrarity = \"{rarity}\"\n"
            );
        }
    }
    let set = cards::set::read_set("proba", &text).unwrap_or_else(|it| panic!("{}", it[0]));
    Library::new(vec![set])
}

#[test]
fn boosters_hold_named_cards_of_a_set_by_rarity_and_by_seed() {
    let _rule = proves!("PC 5.5.1");
    let library = expansion([40, 20, 10]);
    let set = by_rarity(library.set("proba").unwrap(), &library);
    let open = |seed| boosters(&set, 24, seed).unwrap();
    for booster in open(3) {
        let count = |rarity: &str| booster.iter().filter(|it| it.starts_with(rarity)).count();
        assert_eq!([count("common"), count("uncommon"), count("rare")], [7, 3, 1]);
        let mut different = booster.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), BOOSTER);
    }
    assert_eq!(open(3), open(3));
    assert_ne!(open(3), open(4));
}

#[test]
fn a_set_with_too_few_cards_says_which() {
    let library = expansion([7, 2, 1]);
    let set = by_rarity(library.set("proba").unwrap(), &library);
    let short = boosters(&set, 1, 1).unwrap_err();
    assert_eq!((short.rarity, short.found, short.wanted), (Rarity::Uncommon, 2, 3));
    assert_eq!(short.to_string(), "the set has 2 uncommon cards, a booster holds 3 (PC 6.6.4)");
    let box_of_decks = Library::builtin();
    let unsorted = by_rarity(box_of_decks.set("mb").unwrap(), &box_of_decks);
    assert_eq!(boosters(&unsorted, 1, 1).unwrap_err().found, 0, "no rarities, no boosters");
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
            let card = draft.packs.get(seat).and_then(|it| it.get(place)).cloned();
            let chosen = draft.choose(seat, card.as_deref().unwrap_or("none"));
            prop_assert_eq!(chosen.is_ok(), card.is_some());
        }
        for lot in 0..44 {
            draft.time_is_up(seed ^ lot);
        }
        prop_assert!(draft.is_over());
        prop_assert!((0..3).all(|it| draft.registered(it).is_ok()));
    }
}
