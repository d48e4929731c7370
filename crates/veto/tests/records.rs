//! Records of Mount&Blade are kept for good: the state of a game must look the
//! same to its fingerprint whatever the engine learns for other editions.

use std::sync::Arc;

use cards::veto::{Faction, Kind};
use kernel::{Dice, Game, Pending};
use veto::{Catalog, Deck, MOUNT_AND_BLADE, Setup, Veto};

fn part(catalog: &Catalog, faction: Faction) -> Deck {
    let own = || (0_u16..).zip(catalog.defs()).filter(|(_, it)| it.card.factions.has(faction));
    let frakcja = own().find(|(_, it)| it.card.kind == Kind::Frakcja);
    let kredens = own().filter(|(_, it)| it.card.kind != Kind::Frakcja);
    Deck {
        faction: frakcja.expect("a faction card").0,
        cards: kredens.flat_map(|(def, it)| vec![def; it.card.copies.into()]).collect(),
    }
}

fn begin(catalog: &Arc<Catalog>) -> Veto {
    let decks = [Faction::Awanturnicy, Faction::Wisniowieccy].map(|it| part(catalog, it));
    let (rules, catalog) = (&MOUNT_AND_BLADE, Arc::clone(catalog));
    let setup = Setup { rules, catalog, decks: decks.to_vec(), seed: [7; 32] };
    setup.begin().expect("two legal decks")
}

/// The fingerprints of ten games after every choice, folded into one number.
#[test]
fn the_fingerprints_of_mount_and_blade_stay_the_same() {
    let cards = cards::builtin::mount_and_blade().cards;
    let catalog = Catalog::new(cards).expect("the engine can play the built-in set");
    let mut folded = 0_u64;
    let mut decisions = 0;
    for number in 0..10 {
        let (mut game, mut dice) = (begin(&catalog), Dice::new(number));
        let mut choices = Vec::new();
        while let Pending::Decision { .. } = game.pending() {
            choices.clear();
            game.choices(&mut choices);
            let choice = choices[(dice.roll() % choices.len() as u64) as usize];
            game.apply(choice, &mut Vec::new()).expect("it was offered");
            folded = folded.rotate_left(5) ^ game.fingerprint();
            decisions += 1;
        }
    }
    assert_eq!((decisions, folded), (3_561, 18_243_870_441_711_288_479));
}
