//! The greedy bot beats the random one, and knows no more than its seat.

mod trial;

use bots::{Bot, arena::play};
use cards::veto::Faction;
use veto::{Catalog, MOUNT_AND_BLADE, Setup, Veto};

/// A game of the box; the first faction has seat 0.
fn game(seed: u64, factions: [Faction; 2]) -> Veto {
    let set = cards::builtin::mount_and_blade();
    let catalog = Catalog::new(&veto::MOUNT_AND_BLADE, set.cards.iter().cloned())
        .expect("the engine can play it");
    let deck = |faction| {
        let (frakcja, kredens) = decks::mount_and_blade::part(&set, faction);
        let frakcja = &frakcja.expect("a faction card").id;
        catalog.deck(frakcja, kredens.iter().map(|it| it.id.as_str())).expect("cards of the set")
    };
    let decks = factions.map(deck).to_vec();
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Setup { rules: &MOUNT_AND_BLADE, catalog, decks, seed: bytes }.begin().expect("two decks")
}

const FACTIONS: [Faction; 2] = [Faction::Awanturnicy, Faction::Wisniowieccy];

#[test]
fn greedy_beats_random() {
    trial::greedy_beats_random(|number| game(number, FACTIONS), 30);
}

#[test]
fn greedy_plays_the_same_on_every_table_it_cannot_tell_apart() {
    trial::greedy_knows_no_more_than_its_seat(|number| game(number, FACTIONS), 12, 3, 300);
}

#[test]
fn a_game_of_bots_is_the_same_every_time() {
    let bots = [Bot::Greedy, Bot::Random];
    assert_eq!(play(game(5, FACTIONS), &bots, 3), play(game(5, FACTIONS), &bots, 3));
}
