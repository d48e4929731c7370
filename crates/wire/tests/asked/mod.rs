//! Random games from their first question to the last, for tests that look at every question.

use wire::{
    decision::DecisionView,
    host::Host,
    veto::{Shelf, VetoHost},
};

/// Every question of some games between neighbours on the shelf, as the seat that is asked sees it, with the game it
/// stands in.
pub(crate) fn each_question(
    shelf: &Shelf,
    games: u8,
    mut look: impl FnMut(&VetoHost, &DecisionView),
) {
    let names = shelf.deck_names();
    for (seed, pair) in (0..games).zip(names.windows(2).cycle()) {
        let decks = pair.iter().map(|it| shelf.deck(it).expect("a built-in deck")).collect();
        let mut host = shelf.open(&shelf.setup(decks, [seed; 32])).expect("two legal decks");
        while let Some(seat) = host.to_act() {
            look(&host, &host.decision(Some(seat)).expect("somebody is asked"));
            let choice = host.bot_choice("random").expect("a bot of the house");
            host.choose(seat, choice).expect("bots choose what is legal");
        }
    }
}
