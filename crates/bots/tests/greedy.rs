//! The greedy bot beats the random one, and knows no more than its seat.

use bots::{
    Bot,
    arena::{play, wilson},
};
use cards::veto::Faction;
use kernel::{Chance, Dice, Game, Seat};
use veto::{Catalog, Deck, MOUNT_AND_BLADE, Setup, Veto};

/// A game of the box; the first faction has seat 0.
fn game(seed: u64, factions: [Faction; 2]) -> Veto {
    let set = cards::builtin::mount_and_blade();
    let catalog = Catalog::new(&veto::MOUNT_AND_BLADE, set.cards.iter().cloned())
        .expect("the engine can play it");
    let deck = |faction| {
        let (frakcja, kredens) = decks::mount_and_blade::part(&set, faction);
        let find = |id: &str| catalog.find(id).expect("it is in the set");
        Deck {
            faction: find(&frakcja.expect("a faction card").id),
            cards: kredens.iter().map(|it| find(&it.id)).collect(),
        }
    };
    let decks = factions.map(deck).to_vec();
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Setup { rules: &MOUNT_AND_BLADE, catalog, decks, seed: bytes }.begin().expect("two decks")
}

const FACTIONS: [Faction; 2] = [Faction::Awanturnicy, Faction::Wisniowieccy];

/// Wins of the greedy bot over `pairs` of games, each deal once from either side.
fn wins(pairs: u64) -> u64 {
    let mut wins = 0;
    for number in 0..pairs {
        for greedy in [0, 1] {
            let mut bots = [Bot::Random; 2];
            bots[greedy] = Bot::Greedy;
            let outcome = play(game(number, FACTIONS), &bots, number);
            let winner = outcome.end.and_then(|(winner, _)| winner);
            wins += u64::from(winner == Some(Seat(greedy as u8)));
        }
    }
    wins
}

#[test]
fn greedy_beats_random() {
    let wins = wins(30);

    let (low, high) = wilson(wins, 60);
    println!("greedy won {wins} of 60 against random (95 % interval {low:.3} to {high:.3})");
    assert!(57 <= wins, "only {wins} of 60");
}

#[test]
fn greedy_plays_the_same_on_every_table_it_cannot_tell_apart() {
    let mut compared = 0;
    for number in 0..12 {
        let mut game = game(number, FACTIONS);
        let mut dice = Dice::new(number);
        let (mut choices, mut events) = (Vec::new(), Vec::new());
        while let Some(seat) = game.pending().seat() {
            choices.clear();
            game.choices(&mut choices);
            if 1 < choices.len() && dice.place(3) == 0 {
                let real = Bot::Greedy.choose(&game, 7);
                for deal in 0..2 {
                    let mut chance = Chance::numbered(number * 100 + deal);
                    let other = game.redeal(seat, &mut chance);
                    assert_eq!(real, Bot::Greedy.choose(&other, 7), "game {number}, {seat:?}");
                }
                compared += 1;
            }
            events.clear();
            game.apply(choices[dice.place(choices.len())], &mut events).unwrap();
        }
    }
    assert!(300 < compared, "only {compared} positions");
}

#[test]
fn a_game_of_bots_is_the_same_every_time() {
    let bots = [Bot::Greedy, Bot::Random];
    assert_eq!(play(game(5, FACTIONS), &bots, 3), play(game(5, FACTIONS), &bots, 3));
}
