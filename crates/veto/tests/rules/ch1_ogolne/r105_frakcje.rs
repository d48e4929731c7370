//! AMB-07 — what faction marks mean to whoever plays a card by Artykuły Henrykowskie.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Question, Veto};

use crate::{
    kompania::{JA, ON, card, pick, piles, play, playable, refused, seen, settle, stol},
    laid_out::{choices, choose},
    pole,
    sejm::{asked, dukaty},
};

/// What this card costs the player of Awanturnicy, who has 18 dukaty.
fn price(id: &str) -> u16 {
    let mut game = stol().dwor(JA, &[id]).dukaty(JA, 18).begin();
    play(&mut game, id);
    settle(&mut game);
    18 - dukaty(&game, JA)
}

#[test]
fn a_postac_of_another_faction_costs_twice_its_lafa() {
    let _rules = [proves!("AH 309.3"), proves!("AH 506.1.a"), proves!("AH 217.2")];
    assert_eq!((price("najemny"), price("swojak"), price("roch")), (6, 3, 4));
    let game = stol().dwor(JA, &["najemny"]).dukaty(JA, 5).begin();
    assert!(!playable(&game, "najemny"), "3 would be enough for his own people");
    assert!(refused(&game, "najemny").contains(&cite!("AH 116.2")));
    assert_eq!(seen(&game, "najemny").lafa, Some(6), "its player sees what it costs him");
    // For the other side, whose mark it bears, it costs what is printed.
    let mut table = stol().dwor(ON, &["najemny"]).dukaty(ON, 3);
    table.layout.voice = ON;
    assert!(playable(&table.begin(), "najemny"));
}

#[test]
fn what_else_changes_the_price_comes_on_top_of_the_doubled_lafa() {
    let _rule = proves!("AH 309.3");
    let raised = || {
        let mut game = stol().dwor(JA, &["najemny"]).dukaty(JA, 18).dwor(ON, &["podwyzka"]).begin();
        play(&mut game, "najemny");
        play(&mut game, "podwyzka");
        while asked(&game).1 == Question::Reply {
            choose(&mut game, |it| *it == Choice::Decline);
        }
        game
    };
    let (mut paid, mut refused) = (raised(), raised());
    choose(&mut paid, |it| *it == Choice::Yes);
    settle(&mut paid);
    assert_eq!(dukaty(&paid, JA), 18 - (6 + 9));
    // Who will not pay the surcharge bears the basic cost, which is the doubled one.
    choose(&mut refused, |it| *it == Choice::No);
    settle(&mut refused);
    assert_eq!((dukaty(&refused, JA), piles(&refused, JA)), (18 - 6, [0, 1, 0]));
}

#[test]
fn marks_keep_no_other_card_from_being_played() {
    for id in ["oficyna", "wierny"] {
        let game = stol().dwor(JA, &[id]).dukaty(JA, 18).begin();
        assert!(playable(&game, id), "{id}: only the instruction forbids it");
    }
}

#[test]
fn a_marked_moderunek_is_for_postacie_of_its_faction() {
    let _rule = proves!("AH 508.2");
    let game = stol().pole(JA, &["roch", "swojak"]).dwor(JA, &["szpada"]).begin();
    assert!(!playable(&game, "szpada"));
    assert!(refused(&game, "szpada").contains(&cite!("AH 508.2")));
    let mut game = stol().pole(JA, &["roch", "najemny", "wierny"]).dwor(JA, &["szpada"]).begin();
    play(&mut game, "szpada");
    assert_eq!(refuses(&game, Choice::Pick(card(&game, "roch"))), cite!("AH 508.2"));
    pick(&mut game, "najemny");
    settle(&mut game);
    assert_eq!(piles(&game, JA), [0, 0, 0]);
}

fn refuses(game: &Veto, choice: Choice) -> rulebook::RuleId {
    game.clone().apply(choice, &mut Vec::new()).expect_err("it is refused").rule()
}

#[test]
fn an_oddzial_of_another_faction_costs_twice_its_lafa() {
    let _rules = [proves!("AH 309.3"), proves!("AH 510.1.a")];
    for (id, price) in [("gwardia", 6), ("piechota", 2)] {
        let mut game = pole::pole().dwor(pole::JA, &[id]).begin();
        let before = pole::dukaty(&game, pole::JA);
        pole::play(&mut game, id);
        assert_eq!(before - pole::dukaty(&game, pole::JA), price, "{id}");
    }
}

#[test]
fn a_marked_moderunek_of_oddzialy_is_for_those_of_its_faction() {
    let table = pole::pole().lay(pole::JA, &["piechota"]).dwor(pole::JA, &["proporzec"]);
    let plays = |game: &Veto| {
        let card = pole::of(game, pole::JA, "proporzec");
        choices(game).contains(&Choice::Play { card, way: 0 })
    };
    assert!(!plays(&table.begin()));
    assert!(plays(&table.lay(pole::JA, &["gwardia"]).begin()));
}
