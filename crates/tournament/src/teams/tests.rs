//! Registration, consultations, encounters and the captains' meetings.

use super::*;
use proptest::prelude::*;
use rulebook::{RuleId, proves};

const MEMBERS: [PersonId; 3] = [PersonId(1), PersonId(2), PersonId(3)];

fn rule<T: std::fmt::Debug>(result: Result<T, Refusal>) -> RuleId {
    result.unwrap_err().rule
}

#[test]
fn a_team_has_a_name_three_members_and_a_captain() {
    let _rules = [proves!("PC 6.2.1"), proves!("PC 6.2.2")];
    let register = |name, members: &[PersonId]| Team::register(name, members, PersonId(1), false);
    assert_eq!(rule(register(" ", &MEMBERS)), cite!("PC 6.1.1"));
    assert_eq!(rule(Team::register("x", &MEMBERS, PersonId(1), true)), cite!("PC 6.1.2"));
    assert_eq!(rule(register("x", &MEMBERS[..2])), cite!("PC 6.2.1"));
    assert_eq!(rule(register("x", &[PersonId(1); 3])), cite!("PC 6.2.1"));
    assert_eq!(rule(Team::register("x", &MEMBERS, PersonId(9), false)), cite!("PC 6.2.1"));
    let team = register("Pancerni", &MEMBERS).unwrap();
    assert_eq!((team.name(), team.captain()), ("Pancerni", PersonId(1)));
    assert_eq!(
        [0, 1, 3, 4].map(|it| team.member(it)),
        [None, Some(MEMBERS[0]), Some(MEMBERS[2]), None]
    );
    assert!(team.stays(&[PersonId(8)]) && !team.stays(&[PersonId(2)]));
}

#[test]
fn numbers_are_kept_and_factions_differ() {
    let mut team = Team::register("x", &MEMBERS, PersonId(1), false).unwrap();
    let turned = [MEMBERS[1], MEMBERS[0], MEMBERS[2]];
    assert_eq!(team.renumber(turned, false), Ok(()));
    assert_eq!(rule(team.renumber(MEMBERS, true)), cite!("PC 6.2.3"));
    assert_eq!(Team::check_factions(&["a", "b", "c"]), Ok(()));
    assert_eq!(rule(Team::check_factions(&["a", "b", "a"])), cite!("PC 6.5.2"));
}

#[test]
fn a_pair_has_two_members_with_different_decks() {
    let _rule = proves!("PC 7.2.2");
    let register = |name, members: &[PersonId]| Pair::register(name, members, PersonId(1), false);
    assert_eq!(rule(register("", &MEMBERS[..2])), cite!("PC 7.1.1"));
    assert_eq!(rule(Pair::register("x", &MEMBERS[..2], PersonId(1), true)), cite!("PC 7.1.2"));
    assert_eq!(rule(register("x", &MEMBERS)), cite!("PC 7.2.1"));
    let pair = register("x", &MEMBERS[..2]).unwrap();
    assert!(pair.stays(&[]) && !pair.stays(&[PersonId(2)]));
    assert_eq!(rule(Pair::check_decks(["a", "a"], [None::<u8>, None])), cite!("PC 7.4.2"));
    assert_eq!(rule(Pair::check_decks(["a", "b"], [Some(1), Some(1)])), cite!("PC 7.4.3"));
    assert_eq!(Pair::check_decks(["a", "b"], [Some(1), Some(2)]), Ok(()));
    assert_eq!(Pair::check_decks(["a", "b"], [None::<u8>, None]), Ok(()));
    assert_eq!(rule(Pair::may_return(true, false)), cite!("PC 7.3.2"));
    assert_eq!(Pair::may_return(true, true), Ok(()));
}

#[test]
fn a_player_consults_twice_for_two_minutes() {
    let _rules =
        [proves!("PC 6.3.3"), proves!("PC 6.3.5"), proves!("PC 6.3.6"), proves!("PC 6.3.8")];
    let mut player = Consultations::default();
    assert_eq!(rule(player.ask(false, true)), cite!("PC 6.3.4"));
    player.ask(false, false).unwrap();
    player.ask(false, false).unwrap();
    assert_eq!(rule(player.ask(false, false)), cite!("PC 6.3.2"));
    let mut captain = Consultations::default();
    captain.ask(true, false).unwrap();
    assert!(!Consultations::is_over(0, 119) && Consultations::is_over(0, 120));
    let added = [false, true].map(|it| Consultations::added_time(120, it));
    assert_eq!(added, [0, 120]);
}

#[test]
fn the_team_with_more_won_singles_wins_the_encounter() {
    let _rules = [proves!("PC 6.4.5"), proves!("PC 6.4.6")];
    let [won, drawn, lost] = [Score::new(2, 1), Score::new(1, 1), Score::new(0, 2)];
    assert_eq!(Encounter::default().wins(), crate::standings::Wins::Two);
    assert_eq!(encounter(&[won, drawn, lost]).winner(), None);
    let ahead = encounter(&[won, drawn, drawn]).winner();
    assert_eq!(ahead, Some(crate::standings::Side::First));
}

fn choice(number: u8, secret: u8) -> Choice {
    Choice { number, secret: [secret; 16] }
}

#[test]
fn the_captains_meet_three_times() {
    let _rules =
        [proves!("PC 6.4.1"), proves!("PC 6.4.2"), proves!("PC 6.4.3"), proves!("PC 6.4.4")];
    let mut meeting = Encounter::default();
    assert_eq!(rule(meeting.commit(0, choice(1, 7).seal())), cite!("PC 6.4.1"));
    meeting.declare(0);
    meeting.declare(1);
    meeting.commit(0, choice(1, 7).seal()).unwrap();
    assert_eq!(rule(meeting.commit(0, choice(2, 7).seal())), cite!("PC 6.4.2"));
    assert_eq!(rule(meeting.reveal(0, choice(1, 7))), cite!("PC 6.4.2"), "not before the other");
    meeting.commit(1, choice(2, 8).seal()).unwrap();
    assert_eq!(rule(meeting.reveal(0, choice(3, 7))), cite!("PC 6.4.2"), "another than sealed");
    meeting.reveal(0, choice(1, 7)).unwrap();
    meeting.reveal(1, choice(2, 8)).unwrap();
    assert_eq!(meeting.step(), Step::Opponent);
    // The first team put its 1 in the middle, the second its 2.
    meeting.commit(0, choice(2, 9).seal()).unwrap();
    meeting.commit(1, choice(2, 9).seal()).unwrap();
    assert_eq!(rule(meeting.reveal(0, choice(2, 9))), cite!("PC 6.4.3"));
    meeting.withdraw(0);
    meeting.commit(0, choice(3, 9).seal()).unwrap();
    meeting.reveal(1, choice(2, 9)).unwrap();
    meeting.reveal(0, choice(3, 9)).unwrap();
    assert_eq!(meeting.pairs(), Some(vec![[1, 3], [2, 2], [3, 1]]));
}

#[test]
fn who_takes_his_number_back_after_the_other_opened_makes_both_choose_anew() {
    let _rule = proves!("PC 6.4.2");
    let mut meeting = Encounter::default();
    meeting.declare(0);
    meeting.declare(1);
    meeting.commit(0, choice(1, 7).seal()).unwrap();
    meeting.commit(1, choice(2, 8).seal()).unwrap();
    meeting.reveal(0, choice(1, 7)).unwrap();
    meeting.withdraw(0);
    assert_eq!(rule(meeting.commit(0, choice(3, 7).seal())), cite!("PC 6.4.2"), "open is open");

    meeting.withdraw(1);
    meeting.commit(1, choice(3, 8).seal()).unwrap();
    assert_eq!(rule(meeting.reveal(1, choice(3, 8))), cite!("PC 6.4.2"), "the first chooses too");
    meeting.commit(0, choice(2, 7).seal()).unwrap();
    meeting.reveal(1, choice(3, 8)).unwrap();
    meeting.reveal(0, choice(2, 7)).unwrap();
    assert_eq!(meeting.middle(), Some([2, 3]));
}

#[test]
fn a_seal_hides_the_number() {
    let seals: Vec<Sealed> = (1..=3).map(|it| choice(it, 1).seal()).collect();
    assert!(seals[0] != seals[1] && seals[1] != seals[2]);
    assert_ne!(choice(1, 1).seal(), choice(1, 2).seal());
}

proptest! {
    #[test]
    fn the_pairs_are_always_consistent(middle in [1..4_u8, 1..4_u8], pick in [0..2_usize, 0..2_usize]) {
        let mut meeting = Encounter::default();
        meeting.declare(0);
        meeting.declare(1);
        let others = |number: u8| (1..=3_u8).filter(|it| *it != number).collect::<Vec<_>>();
        let opponents = [others(middle[1])[pick[0]], others(middle[0])[pick[1]]];
        for numbers in [middle, opponents] {
            for side in [0, 1] {
                meeting.commit(side, choice(numbers[side], 3).seal()).unwrap();
            }
            for side in [0, 1] {
                meeting.reveal(side, choice(numbers[side], 3)).unwrap();
            }
        }
        let pairs = meeting.pairs().unwrap();
        for side in [0, 1] {
            let mut numbers: Vec<u8> = pairs.iter().map(|it| it[side]).collect();
            numbers.sort_unstable();
            prop_assert_eq!(numbers, vec![1, 2, 3]);
        }
    }
}
