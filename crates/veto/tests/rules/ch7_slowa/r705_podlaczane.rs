//! AH 705 — Karty podłączane.

use kernel::Game;
use rulebook::proves;
use veto::{Choice, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty},
    tablica::{Tablica, UBODZY, lets_go, named, rzadkie},
};

fn play(game: &mut Veto, name: &str) {
    let wanted = named(game, asked(game).0, name);
    choose(game, |it| matches!(it, Choice::Play { card, .. } if *card == wanted));
    lets_go(game);
}

/// A sztych from the lazaret is put under Rębajło by an effect, or is laid under him as the rules have it.
fn table(tucked: bool) -> Veto {
    let under: &[&str] = if tucked { &[] } else { &["ciecie"] };
    let mut table: Tablica = rzadkie().pole(UBODZY, "paser").over(UBODZY, "rebajlo", under);
    if tucked {
        table.layout.seats[0].lazaret = vec![table.find("ciecie")];
    }
    let mut game = table.dwor(UBODZY, &["schowek", "spis", "dezercja"]).begin();
    if tucked {
        play(&mut game, "Schowek");
    }
    game
}

#[test]
fn a_card_put_under_is_no_element_of_the_table_and_has_no_type() {
    let _rules = [proves!("AH 705.1"), proves!("AH 705.2"), proves!("AH 705.4")];
    let mut game = table(true);
    let bearer = game.view(None).seats[0].pole[1];
    let attached = |game: &Veto| {
        let view = game.view(None);
        view.cards.iter().find(|(it, _)| *it == bearer).map(|(_, it)| it.attached.len())
    };
    assert_eq!(attached(&game), Some(1), "it lies under him");
    let before = dukaty(&game, UBODZY);
    play(&mut game, "Spis");
    assert_eq!(dukaty(&game, UBODZY), before + 3, "faction card, Paser and Rębajło");
    // It is no sztych of his, though there is room for two others.
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Boost(_))));
}

#[test]
fn nothing_is_paid_with_a_card_put_under() {
    let _rule = proves!("AH 705.3");
    let uses = |game: &Veto| {
        let wanted = named(game, UBODZY, "Paser");
        choices(game).iter().any(|it| matches!(it, Choice::Use { card, .. } if *card == wanted))
    };
    assert!(!uses(&table(true)), "it cannot be discarded as a price");
    // Nor can it strengthen an agitacja, as a sztych laid under him can.
    for (tucked, strengthens) in [(true, false), (false, true)] {
        let mut game = table(tucked);
        choose(&mut game, |it| matches!(it, Choice::Agitate(_)));
        let boosts = choices(&game).iter().any(|it| matches!(it, Choice::Boost(_)));
        assert_eq!(boosts, strengthens, "tucked: {tucked}");
    }
}

#[test]
fn a_card_put_under_that_goes_to_the_lazaret_is_a_card_that_goes_there() {
    let _rule = proves!("AH 705.5");
    // So does a sztych that the rules have laid there: it is on the Pole Gry, too (AH 405.3).
    for (tucked, lazaret) in [(true, 4), (false, 3)] {
        let mut game = table(tucked);
        let before = dukaty(&game, UBODZY);
        play(&mut game, "Dezercja");
        assert_eq!(dukaty(&game, UBODZY), before + 2, "Rębajło and what lay under him");
        assert_eq!(game.view(None).seats[0].lazaret.len(), lazaret);
    }
    let mut game = table(false);
    let before = dukaty(&game, UBODZY);
    choose(&mut game, |it| matches!(it, Choice::Agitate(_)));
    choose(&mut game, |it| matches!(it, Choice::Boost(_)));
    lets_go(&mut game);
    assert_eq!(dukaty(&game, UBODZY), before + 1, "it goes there for an agitacja");
    // The efekty that were played never lay on the Pole Gry.
    let mut game = rzadkie().pole(UBODZY, "paser").dwor(UBODZY, &["spis"]).begin();
    let before = dukaty(&game, UBODZY);
    play(&mut game, "Spis");
    assert_eq!(dukaty(&game, UBODZY), before + 2, "only what it counts");
}
