//! I2 E — Errata.

use rulebook::{cite, proves};
use veto::{Choice, Question};

use super::{offered, stol};
use crate::{
    kompania::{JA, ON, agitate, all, card, kreski, pick, piles, play, playable, refused, settle},
    laid_out::choose,
    sejm::asked,
};

#[test]
fn one_sztych_from_under_the_agitator_brings_one_kreska_more() {
    let _rule = proves!("I2 E.1");
    let table = stol().bearing(JA, "roch", &[], &["ciecie", "ciecie"]);
    let mut game = table.bearing(JA, "bohun", &[], &["zamroczenie"]).begin();
    agitate(&mut game, "roch");
    assert_eq!(asked(&game), (JA, Question::Reply));
    assert!(refused(&game, "zamroczenie").contains(&cite!("I2 E.1")), "it lies under another");
    let first = all(&game, "ciecie")[0];
    choose(&mut game, |it| *it == Choice::Boost(first));
    assert_eq!(kreski(&game, JA), 2, "nobody asks for a second one");
    assert_eq!(piles(&game, JA), [0, 1, 0]);
}

#[test]
fn a_sztych_of_the_dwor_strengthens_no_agitacja() {
    let table = stol().bearing(JA, "roch", &[], &["zamroczenie"]).dwor(JA, &["ciecie"]);
    let mut game = table.begin();
    agitate(&mut game, "roch");
    assert!(!offered(&game, Choice::Boost(card(&game, "ciecie"))));
    assert!(refused(&game, "ciecie").contains(&cite!("I2 E.1")));
    settle(&mut game);
    assert_eq!(kreski(&game, JA), 1);
    // Without a sztych under the postać nobody is asked at all.
    let mut game = stol().pole(JA, &["roch"]).dwor(JA, &["ciecie"]).begin();
    agitate(&mut game, "roch");
    assert_eq!(asked(&game), (JA, Question::Stint));
}

#[test]
fn posesje_and_sztychy_of_another_faction_are_of_no_use() {
    let game = stol().pole(JA, &["roch"]).dwor(JA, &["oficyna", "zwod"]).begin();
    for id in ["oficyna", "zwod"] {
        assert!(!playable(&game, id));
        assert!(refused(&game, id).contains(&cite!("I2 E.2")), "{id}");
    }
    assert!(!offered(&game, Choice::Underlay(card(&game, "zwod"))));
    // Whose faction it is, he may.
    let mut table = stol().pole(ON, &["roch"]).dwor(ON, &["oficyna", "zwod"]);
    table.layout.voice = ON;
    let game = table.begin();
    assert!(playable(&game, "oficyna"));
    assert!(offered(&game, Choice::Underlay(card(&game, "zwod"))));
}

#[test]
fn a_sztych_of_another_faction_is_not_played_in_a_duel() {
    let mut game = stol().pole(JA, &["roch"]).pole(ON, &["bohun"]).dwor(JA, &["zwod"]).begin();
    super::duel(&mut game, "roch");
    assert!(refused(&game, "zwod").contains(&cite!("I2 E.2")));
}

#[test]
fn a_marked_moderunek_is_for_postacie_of_its_faction() {
    let game = stol().pole(JA, &["roch", "swojak"]).dwor(JA, &["szpada"]).begin();
    assert!(!playable(&game, "szpada"));
    assert!(refused(&game, "szpada").contains(&cite!("I2 E.3")));
    // A postać of its faction may bear it, whoever plays it; so may nobody else beside it.
    let mut game = stol().pole(JA, &["roch", "najemny", "wierny"]).dwor(JA, &["szpada"]).begin();
    play(&mut game, "szpada");
    assert_eq!(asked(&game).1, Question::Card { source: card(&game, "szpada") });
    let roch = card(&game, "roch");
    let refused = game_refuses(&game, Choice::Pick(roch));
    assert_eq!(refused, cite!("I2 E.3"));
    pick(&mut game, "najemny");
    assert_eq!(piles(&game, JA), [0, 0, 0]);
}

fn game_refuses(game: &veto::Veto, choice: Choice) -> rulebook::RuleId {
    use kernel::Game;
    game.clone().apply(choice, &mut Vec::new()).expect_err("it is refused").rule()
}
