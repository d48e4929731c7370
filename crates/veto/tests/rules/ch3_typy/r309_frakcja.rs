//! AH 309.1 — what a faction card gives its player.

use rulebook::proves;

use crate::{
    sejm::dukaty,
    tablica::{BOGACI, UBODZY, named, skutki},
};
use kernel::Game;

#[test]
fn the_skarb_is_what_a_player_begins_with() {
    let _rule = proves!("AH 309.1.b");
    let game = skutki().begin();
    assert_eq!([UBODZY, BOGACI].map(|it| dukaty(&game, it)), [18, 20]);
}

#[test]
fn the_rule_of_a_faction_holds_while_its_condition_does() {
    let _rule = proves!("AH 309.1.d");
    let szabla = |own, enemy| {
        let table = skutki().kreski(UBODZY, own).kreski(BOGACI, enemy).pole(UBODZY, "rebajlo");
        let game = table.begin();
        let rebajlo = named(&game, UBODZY, "Rębajło");
        let handle = game.handle(None, rebajlo);
        let view = game.view(None);
        let found = view.cards.iter().find(|(it, _)| Some(*it) == handle);
        found.and_then(|(_, it)| it.szabla)
    };
    assert_eq!((szabla(2, 3), szabla(3, 3), szabla(4, 3)), (Some(7), Some(5), Some(5)));
}
