//! AH 119, MB 83-85 — the order in which the stos takes effect.

use kernel::Game;
use rulebook::proves;
use veto::{Choice, Event, Place};

use crate::laid_out::{card, choose, defs, layout, settle};

#[test]
fn of_three_cards_on_the_stos_the_last_is_discarded_first() {
    let _rules = [proves!("MB 83"), proves!("MB 85")];
    let mut layout = layout();
    let catalog = layout.catalog.clone();
    layout.seats[0].dwor = defs(&catalog, &["koncept", "bujdy"]);
    layout.seats[0].kredens = defs(&catalog, &["finta", "odbicie"]);
    layout.seats[1].dwor = defs(&catalog, &["liberum-veto", "zastawa"]);
    let mut game = layout.begin().expect("a table that can be");
    let mut events = Vec::new();

    for id in ["koncept", "liberum-veto", "bujdy"] {
        let played = card(&game, id);
        let is_it = |it: &Choice| matches!(it, Choice::Play { card, .. } if *card == played);
        events.extend(choose(&mut game, is_it));
    }
    settle(&mut game, &mut events);

    let name = |def: u16| game.catalog().def(def).card.id.clone();
    let discarded = events.iter().filter_map(|it| match &it.event {
        Event::Moved { card, to: Place::Lazaret, .. } => Some(name(card.def)),
        _ => None,
    });
    let order: Vec<String> = discarded.collect();
    assert_eq!(order, ["mb-bujdy", "mb-liberum-veto", "mb-koncept"]);
    assert_eq!(game.view(None).seats[0].dwor_size, 2, "the negated Veto stopped nothing");
}
