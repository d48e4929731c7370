//! AH 108.4 — numbers that are chosen.

use rulebook::proves;
use veto::{Choice, Question};

use crate::{
    kompania::{JA, ON, pick, play, playable, settle, stol},
    laid_out::{choices, choose},
    sejm::{asked, begin},
};

#[test]
fn a_number_is_chosen_from_zero_up() {
    let _rule = proves!("AH 108.4");
    let game = begin();
    assert_eq!(asked(&game).1, Question::Inicjatywa);
    let offered = choices(&game);
    let number = |it: &Choice| match it {
        Choice::Bid(points) => i16::from(*points),
        Choice::Decline => 0,
        other => panic!("{other:?} is no number"),
    };
    let mut numbers: Vec<i16> = offered.iter().map(number).collect();
    numbers.sort_unstable();
    let most = *numbers.last().expect("he can pay for some");
    assert_eq!(numbers, (0..=most).collect::<Vec<i16>>(), "nothing, or so many points");
    assert!(3 < most);
}

#[test]
fn of_postacie_up_to_two_means_one_at_least() {
    let _rule = proves!("AH 108.4.a");
    let table = stol().dwor(JA, &["sakiewka"]).pole(ON, &["roch", "bohun", "swiadek"]);
    let mut game = table.begin();
    play(&mut game, "sakiewka");
    assert!(!choices(&game).contains(&Choice::Done), "nobody is no number of postacie");
    pick(&mut game, "roch");
    assert!(choices(&game).contains(&Choice::Done), "one is");
    choose(&mut game, |it| *it == Choice::Done);
    settle(&mut game);

    let nobody = stol().dwor(JA, &["sakiewka"]).begin();
    assert!(!playable(&nobody, "sakiewka"), "without a postać there is no number above nothing");
}
