//! Records of Mount&Blade are kept for good: the state of a game must look the
//! same to its fingerprint whatever the engine learns for other editions.

use std::sync::Arc;

use decks::mount_and_blade::{FACTIONS, part};
use kernel::{Dice, Game, Pending};
use veto::{Catalog, Deck, MOUNT_AND_BLADE, Setup, Veto};

fn begin(catalog: &Arc<Catalog>) -> Veto {
    let set = cards::builtin::mount_and_blade();
    let find = |it: &cards::veto::Card| catalog.find(&it.id).expect("it is in the set");
    let decks = FACTIONS.map(|faction| {
        let (frakcja, kredens) = part(&set, faction);
        let cards = kredens.into_iter().map(find).collect();
        Deck { faction: find(frakcja.expect("a faction card")), cards }
    });
    let (rules, catalog) = (&MOUNT_AND_BLADE, Arc::clone(catalog));
    let setup = Setup { rules, catalog, decks: decks.to_vec(), seed: [7; 32] };
    setup.begin().expect("two legal decks")
}

/// The fingerprints of ten games after every choice, folded into one number.
#[test]
fn the_fingerprints_of_mount_and_blade_stay_the_same() {
    let cards = cards::builtin::mount_and_blade().cards;
    let catalog =
        Catalog::new(&MOUNT_AND_BLADE, cards).expect("the engine can play the built-in set");
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
