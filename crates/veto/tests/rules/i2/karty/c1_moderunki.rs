//! I2 1.3, 1.4 — moderunki and posesje.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Question, Veto};

use super::{duel, dukaty, plays, stol, szabla};
use crate::{
    kompania::{JA, ON, all, end_stint, pick, piles, play, seen, settle},
    laid_out::choices,
    sejm::asked,
};

/// What `seat` would receive now.
fn income(game: &Veto) -> i16 {
    game.view(None).seats[0].income
}

#[test]
fn a_moderunek_costs_its_lafa_and_changes_the_szabla_of_its_bearer() {
    let _rules = [proves!("I2 1.3.2"), proves!("I2 1.3.3"), proves!("I2 3.3.3.33")];
    let mut game = stol().pole(JA, &["roch"]).pole(ON, &["bohun"]).dwor(JA, &["zbroja"]).begin();
    plays(&mut game, "zbroja");
    assert_eq!(dukaty(&game, JA), 18 - 2);
    duel(&mut game, "roch");
    assert_eq!(szabla(&game), [5 + 2, 3]);
}

#[test]
fn a_moderunek_may_cost_upkeep() {
    let _rule = proves!("I2 1.3.4");
    let income_with = |worn: &[&str]| income(&stol().bearing(JA, "roch", worn, &[]).begin());
    assert_eq!(income_with(&["zbroja"]), income_with(&[]) - 1);
}

#[test]
fn the_rule_of_a_moderunek_goes_with_it() {
    let _rule = proves!("I2 1.3.5");
    let table = stol().bearing(ON, "roch", &["choragiew"], &[]).dwor(JA, &["nagana"]);
    let mut game = table.begin();
    assert_eq!(seen(&game, "roch").kreski, Some(3));
    plays(&mut game, "nagana");
    assert_eq!(piles(&game, ON), [0, 2, 0]);
    let mut table = stol().lazaret(ON, &["choragiew"]).pole(ON, &["roch"]);
    table.layout.voice = ON;
    assert_eq!(seen(&table.begin(), "roch").kreski, Some(2));
}

#[test]
fn of_bron_and_bron_palna_one_is_used_and_it_counts_throughout() {
    let _rules = [proves!("I2 1.3.6"), proves!("I2 1.3.7"), proves!("I2 3.3.3.21")];
    for (chosen, total) in [("szabla", 5 + 2), ("pistolet", 5 + 3)] {
        let table = stol().bearing(JA, "roch", &["szabla", "pistolet", "krocica"], &[]);
        let mut game = table.pole(ON, &["bohun"]).dwor(JA, &["ciecie"]).begin();
        duel(&mut game, "roch");
        assert_eq!(asked(&game), (JA, Question::Moderunek));
        assert_eq!(choices(&game).len(), 3, "one of the three");
        pick(&mut game, chosen);
        assert_eq!(asked(&game), (JA, Question::DuelTurn));
        assert_eq!(szabla(&game), [total, 3]);
        play(&mut game, "ciecie");
        assert_eq!(szabla(&game), [total + 2, 3], "it need not be fired");
    }
}

#[test]
fn a_tapped_bron_counts_all_the_same() {
    let table = stol().bearing(JA, "roch", &["szabla"], &[]).pole(ON, &["bohun"]);
    let mut table = table.dwor(ON, &["sekwestr"]);
    table.layout.voice = ON;
    let mut game = table.begin();
    play(&mut game, "sekwestr");
    pick(&mut game, "szabla");
    end_stint(&mut game);
    assert!(seen(&game, "szabla").zaznaczona);
    duel(&mut game, "roch");
    assert_eq!(szabla(&game), [7, 3]);
}

#[test]
fn of_pancerze_one_is_used_beside_the_weapon() {
    let _rules = [proves!("I2 1.3.8"), proves!("I2 3.3.3.22")];
    let arms = ["kolczuga", "zbroja", "szabla", "pierscien", "sygnet"];
    let table = stol().bearing(JA, "roch", &arms, &[]).pole(ON, &["bohun"]);
    let mut game = table.dwor(JA, &["ciecie"]).begin();
    duel(&mut game, "roch");
    assert_eq!(choices(&game).len(), 2);
    pick(&mut game, "kolczuga");
    assert_eq!(szabla(&game), [5 + 1 + 2 + 1 + 1, 3], "weapon, Pancerz, and all that is neither");
}

#[test]
fn any_number_of_one_name_may_be_worn() {
    let table = stol().bearing(JA, "roch", &["szabla"], &[]).dwor(JA, &["szabla"]);
    let mut game = table.begin();
    plays(&mut game, "szabla");
    assert_eq!(piles(&game, JA), [0, 0, 0]);
    assert_eq!(all(&game, "szabla").len(), 2);
}

#[test]
fn posesje_marked_as_unique_are_so_and_others_are_not() {
    let table = stol().pole(ON, &["palac", "dworek"]).dwor(JA, &["palac", "dworek"]);
    let game = table.begin();
    let own = |id: &str| all(&game, id);
    let is_played = |id: &str| {
        let own = own(id);
        choices(&game)
            .iter()
            .any(|it| matches!(it, veto::Choice::Play { card, .. } if own.contains(card)))
    };
    assert!(!is_played("palac") && is_played("dworek"));
    let palac = *own("palac").last().expect("his own");
    let rules: Vec<_> =
        own("palac").into_iter().flat_map(|it| game.refusals(JA, it)).map(|it| it.rule()).collect();
    assert!(rules.contains(&cite!("I2 1.4.1")), "{palac:?}: {rules:?}");
}

#[test]
fn a_posesja_costs_its_lafa_and_brings_income() {
    let _rules = [proves!("I2 1.4.2"), proves!("I2 1.4.3"), proves!("I2 3.3.3.32")];
    let mut game = stol().dwor(JA, &["dworek"]).begin();
    let before = income(&game);
    plays(&mut game, "dworek");
    assert_eq!((dukaty(&game, JA), income(&game)), (18 - 2, before + 1));
}

#[test]
fn the_rule_of_a_posesja_goes_with_it() {
    let _rule = proves!("I2 1.4.4");
    let table = stol().pole(JA, &["folwark", "roch"]).pole(ON, &["bohun"]).dwor(JA, &["proces"]);
    let mut game = table.begin();
    assert_eq!(seen(&game, "roch").kreski, Some(3));
    play(&mut game, "proces");
    settle(&mut game);
    assert_eq!(seen(&game, "roch").kreski, Some(2));
}

#[test]
fn karczmy_are_there_to_be_spoken_of() {
    let _rule = proves!("I2 1.4.5");
    let table = stol().pole(JA, &["karczma", "dworek"]).kredens(JA, &["roch"; 3]);
    let mut game = table.dwor(JA, &["kolejka"]).begin();
    plays(&mut game, "kolejka");
    assert_eq!(piles(&game, JA)[0], 1, "one for the Karczma, none for the dworek");
}
