//! A refusal by the text of a card names that card.

use wire::{
    decision::RefusalView,
    host::Host,
    veto::{Shelf, fixed_deck},
};

#[test]
fn what_a_card_forbids_is_refused_with_its_name() {
    let shelf = Shelf::mount_and_blade();
    let factions = [cards::veto::Faction::Awanturnicy, cards::veto::Faction::Wisniowieccy];
    let mut found: Vec<RefusalView> = Vec::new();
    for seed in 0..60_u8 {
        let decks = factions.map(|it| fixed_deck(shelf.set(), it)).to_vec();
        let mut game = shelf.open(&shelf.setup(decks, [seed; 32])).unwrap();
        note_forbidden(&mut game, &mut found);
    }
    let by: Vec<&str> = found.iter().filter_map(|it| it.by.as_deref()).collect();
    let known = |id: &str| shelf.cards().iter().any(|it| it.id == id);
    assert!(!by.is_empty(), "some card forbids something in sixty games");
    assert!(by.iter().all(|it| known(it)), "{by:?}");
    assert!(found.iter().all(|it| it.rule == "MB 73"), "{found:?}");
}

#[test]
fn in_thrones_too() {
    let shelf = wire::thrones::Shelf::core();
    let mut found: Vec<RefusalView> = Vec::new();
    for seed in 0..6_u8 {
        // Marching Orders lies in both plot decks, Catelyn Stark in one of the others.
        let decks = ["stark-fealty", "greyjoy-wolf"].map(|it| shelf.deck(it).unwrap()).to_vec();
        let mut game = shelf.open(&shelf.setup(decks, [seed; 32])).unwrap();
        note_forbidden(&mut game, &mut found);
    }
    let by: Vec<&str> = found.iter().filter_map(|it| it.by.as_deref()).collect();
    assert!(by.contains(&"01016"), "{by:?}");
    let known = |id: &str| shelf.cards().iter().any(|it| it.id == id);
    assert!(by.iter().all(|it| known(it)), "{by:?}");
    assert!(found.iter().all(|it| it.rule == "KZ Nie może.0"), "{found:?}");
}

/// Plays the game out and keeps what cards forbid in it; a card is named where one forbids, and nowhere else.
fn note_forbidden(game: &mut dyn Host, found: &mut Vec<RefusalView>) {
    while let Some(seat) = game.to_act() {
        for card in game.view(Some(seat)).handles() {
            for refusal in game.why_not(seat, card) {
                assert_eq!(refusal.by.is_some(), refusal.reason == "forbidden", "{refusal:?}");
                if refusal.by.is_some() && !found.contains(&refusal) {
                    found.push(refusal);
                }
            }
        }
        let choice = game.bot_choice("random").expect("the bot of every game");
        game.choose(seat, choice).expect("a bot plays what is legal");
    }
}
