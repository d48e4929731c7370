//! The kernel's conformance suite for every rule set.

use kernel::conformance::{Depth, check};
use veto::{Catalog, Deck, MOUNT_AND_BLADE, Setup, Veto};

fn mount_and_blade(seed: u64) -> Veto {
    let text = include_str!("../../../cards/veto/mb.toml");
    let set = cards::set::read_set("mb.toml", text).expect("the built-in set is right");
    let catalog = Catalog::new(set.cards).expect("the engine can play the built-in set");
    let deck = |faction: &str| Deck {
        faction: catalog.find(faction).expect("a faction card"),
        cards: fixed(&catalog, faction),
    };
    let decks = vec![deck("mb-awanturnicy"), deck("mb-wisniowieccy")];
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let setup = Setup { rules: &MOUNT_AND_BLADE, catalog, decks, seed: bytes };
    setup.begin().expect("two legal decks")
}

fn fixed(catalog: &Catalog, faction: &str) -> Vec<u16> {
    let of = catalog.find(faction).map(|it| catalog.def(it).card.faction);
    let cards = catalog.defs().enumerate().filter(|(_, it)| Some(it.card.faction) == of);
    let cards = cards.filter(|(_, it)| it.card.skarb.is_none());
    cards.flat_map(|(def, it)| vec![def as u16; it.card.copies.into()]).collect()
}

#[test]
fn random_games_of_mount_and_blade_conform() {
    let depth = Depth { longest: 5_000, look_every: 7 };
    let tally = check(mount_and_blade, 0..300, depth);
    println!("{tally:?}");
    assert_eq!(tally.games, 300);
}
