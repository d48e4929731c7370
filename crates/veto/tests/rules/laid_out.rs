//! Tables to try rules on.

use std::sync::Arc;

use kernel::{CardId, Game, Pending, Seat};
use veto::{
    CardLayout, Catalog, Choice, Deck, Happened, Layout, MOUNT_AND_BLADE, SeatLayout, Setup, Veto,
};

pub(crate) const AGATA: Seat = Seat(0);
pub(crate) const MACIEK: Seat = Seat(1);

pub(crate) fn catalog() -> Arc<Catalog> {
    let set = cards::builtin::mount_and_blade();
    Catalog::new(&MOUNT_AND_BLADE, set.cards).expect("the engine can play the built-in set")
}

/// The definition of a card by its id within the set.
pub(crate) fn def(catalog: &Catalog, id: &str) -> u16 {
    catalog.find(&format!("mb-{id}")).unwrap_or_else(|| panic!("no card {id}"))
}

pub(crate) fn defs(catalog: &Catalog, ids: &[&str]) -> Vec<u16> {
    ids.iter().map(|it| def(catalog, it)).collect()
}

pub(crate) fn deck(catalog: &Catalog, faction: &str) -> Deck {
    let faction = def(catalog, faction);
    let own = catalog.def(faction).card.factions;
    let cards = catalog.defs().zip(0..).filter(|(it, _)| it.card.factions == own);
    let cards = cards.filter(|(it, _)| it.card.skarb.is_none());
    let cards = cards.flat_map(|(it, def)| vec![def; it.card.copies.into()]).collect();
    Deck { faction, cards }
}

pub(crate) fn setup(factions: &[&str], seed: u8) -> Setup {
    let catalog = catalog();
    let decks = factions.iter().map(|it| deck(&catalog, it)).collect();
    Setup { rules: &MOUNT_AND_BLADE, catalog, decks, seed: [seed; 32] }
}

/// Agata (Awanturnicy) and Maciek (Wiśniowieccy) with empty hands; Agata is przy głosie.
pub(crate) fn layout() -> Layout {
    let catalog = catalog();
    let seat = |faction| SeatLayout { faction: def(&catalog, faction), ..SeatLayout::default() };
    let seats = vec![seat("awanturnicy"), seat("wisniowieccy")];
    Layout {
        rules: &MOUNT_AND_BLADE,
        catalog: Arc::clone(&catalog),
        seed: [1; 32],
        round: 1,
        voice: AGATA,
        czyn_used: false,
        election: None,
        seats,
    }
}

pub(crate) fn in_play(catalog: &Catalog, id: &str) -> CardLayout {
    CardLayout { card: def(catalog, id), ..CardLayout::default() }
}

pub(crate) fn choices(game: &Veto) -> Vec<Choice> {
    let mut choices = Vec::new();
    game.choices(&mut choices);
    choices
}

/// Takes the offered choice that fits; an answer nobody gives is declined.
pub(crate) fn choose(game: &mut Veto, fits: impl Fn(&Choice) -> bool) -> Vec<Happened> {
    let found = choices(game).into_iter().find(|it| fits(it));
    let choice = found.unwrap_or_else(|| panic!("not among {:?}", choices(game)));
    let mut events = Vec::new();
    game.apply(choice, &mut events).expect("an offered choice is legal");
    events
}

/// The card with this id that the asked seat can point at.
pub(crate) fn card(game: &Veto, id: &str) -> CardId {
    let Pending::Decision { seat, .. } = game.pending() else { panic!("the game is over") };
    let wanted = def(game.catalog(), id);
    let view = game.view(Some(seat));
    let (handle, _) = view
        .cards
        .iter()
        .find(|(_, it)| it.def == Some(wanted))
        .unwrap_or_else(|| panic!("{id} is not to be seen"));
    game.pointed(Some(seat), *handle).expect("a handle of the view points at a card")
}

/// Declines every replika until the stos has run off.
pub(crate) fn settle(game: &mut Veto, events: &mut Vec<Happened>) {
    while let Pending::Decision { question: veto::Question::Reply, .. } = game.pending() {
        events.extend(choose(game, |it| *it == Choice::Decline));
    }
}
