//! AH 310, 703.4 — przymierza under a Charakternik or a Pobożny.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty},
    tablica::{BOGACI, UBODZY, lets_go, named, slowa},
};

fn can_be_laid(game: &Veto) -> bool {
    choices(game).iter().any(|it| matches!(it, Choice::Underlay(_)))
}

#[test]
fn a_pakt_is_for_a_charakternik_a_blogoslawienstwo_for_a_pobozny() {
    let _rules = [
        proves!("AH 310.3"),
        proves!("AH 700.1.d"),
        proves!("AH 700.1.h"),
        proves!("AH 700.1.hh"),
        proves!("AH 700.1.mm"),
        proves!("AH 703.4"),
    ];
    for (postac, pakt, odpust) in
        [("wiedzma", true, false), ("kleryk", false, true), ("rebajlo", false, false)]
    {
        for (card, legal) in [("cyrograf", pakt), ("odpust", odpust)] {
            let mut game = slowa().pole(UBODZY, postac).dwor(UBODZY, &[card]).begin();
            assert_eq!(can_be_laid(&game), legal, "{card} under {postac}");
            if legal {
                continue;
            }
            let name = if card == "cyrograf" { "Cyrograf" } else { "Odpust" };
            let id = named(&game, UBODZY, name);
            let refused = game.apply(Choice::Underlay(id), &mut Vec::new()).expect_err("not his");
            let rule = if card == "cyrograf" { cite!("AH 700.1.hh") } else { cite!("AH 700.1.d") };
            assert_eq!(refused.rule(), rule);
        }
    }
}

#[test]
fn a_przymierze_is_played_from_under_its_postac_only() {
    let _rule = proves!("AH 310.2");
    let mut game = slowa().pole(UBODZY, "wiedzma").dwor(UBODZY, &["cyrograf"]).begin();
    let pakt = named(&game, UBODZY, "Cyrograf");
    let play = Choice::Play { card: pakt, way: 0 };
    let refused = game.apply(play, &mut Vec::new()).expect_err("not from the dwór");
    assert_eq!(refused.rule(), cite!("AH 310.2"));
    choose(&mut game, |it| matches!(it, Choice::Underlay(_)));
    let before = dukaty(&game, UBODZY);
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    assert_eq!(dukaty(&game, UBODZY), before + 2);
    assert_eq!(game.view(None).seats[0].lazaret.len(), 1);
}

#[test]
fn a_przymierze_can_be_a_replika() {
    let table = slowa().over(BOGACI, "ksiadz", &["odpust"]).dwor(UBODZY, &["jalmuzna"]);
    let mut game = table.begin();
    let before = dukaty(&game, BOGACI);
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    assert_eq!(dukaty(&game, BOGACI), before + 1);
}

#[test]
fn two_przymierza_are_enough() {
    let _rule = proves!("AH 310.4");
    let table = slowa().over(UBODZY, "wiedzma", &["cyrograf"]);
    let mut game = table.dwor(UBODZY, &["kwit", "weksel"]).begin();
    let kwit = named(&game, UBODZY, "Kwit diabelski");
    choose(&mut game, |it| *it == Choice::Underlay(kwit));
    assert!(!can_be_laid(&game));
    let third = named(&game, UBODZY, "Weksel krwią pisany");
    let refused = game.apply(Choice::Underlay(third), &mut Vec::new());
    assert_eq!(refused.expect_err("there are two").rule(), cite!("AH 310.4"));
    // Sztychy have their own room.
    let table = slowa().over(UBODZY, "wiedzma", &["cyrograf", "kwit"]);
    assert!(can_be_laid(&table.dwor(UBODZY, &["ciecie"]).begin()));
}

#[test]
fn one_postac_bears_only_one_przymierze_of_a_name() {
    let table = slowa().over(UBODZY, "wiedzma", &["cyrograf"]);
    let mut game = table.dwor(UBODZY, &["cyrograf"]).begin();
    assert!(!can_be_laid(&game));
    let second = *game.view(Some(UBODZY)).seats[0].dwor.first().expect("it is in the dwór");
    let second = game.pointed(Some(UBODZY), second).expect("his own card");
    let refused = game.apply(Choice::Underlay(second), &mut Vec::new());
    assert_eq!(refused.expect_err("one of the name lies there").rule(), cite!("AH 101.9"));
    // A sztych is laid under it in another way (AMB-18): two of a name may lie there.
    let table = slowa().over(UBODZY, "wiedzma", &["ciecie"]);
    assert!(can_be_laid(&table.dwor(UBODZY, &["ciecie"]).begin()));
}

#[test]
fn everybody_may_know_which_card_is_a_przymierze_but_not_which_one() {
    let _rule = proves!("AH 310.5");
    let game = slowa().over(UBODZY, "wiedzma", &["cyrograf", "ciecie"]).begin();
    let view = game.view(Some(BOGACI));
    let hidden = view.cards.iter().filter(|(_, it)| it.host.is_some());
    let mut kinds: Vec<_> = hidden.map(|(_, it)| (it.def, it.under)).collect();
    kinds.sort_by_key(|(_, kind)| *kind != Some(cards::veto::Kind::Przymierze));
    let known = [cards::veto::Kind::Przymierze, cards::veto::Kind::Sztych];
    assert_eq!(kinds, known.map(|it| (None, Some(it))));
}
