//! Tables of the full round (AH), with a small set made for it.

use std::sync::Arc;

use kernel::{Game, Pending, Seat};
use veto::{
    ARTYKULY_HENRYKOWSKIE, Catalog, Choice, Deck, Event, Happened, Layout, Question, Ruleset,
    Setup, Veto,
};

use crate::{laid_out::choose, tablica::full_round};

/// Plays the faction with the lower skarb.
pub(crate) const UBODZY: Seat = Seat(0);
pub(crate) const BOGACI: Seat = Seat(1);

pub(crate) fn catalog(rules: &'static Ruleset) -> Arc<Catalog> {
    let set = cards::set::read_set("sejm.toml", include_str!("sejm.toml"));
    Catalog::new(rules, set.expect("the set is well-formed").cards).expect("the engine can play it")
}

pub(crate) fn def(catalog: &Catalog, id: &str) -> u16 {
    catalog.find(&format!("sejm-{id}")).unwrap_or_else(|| panic!("no card {id}"))
}

fn deck(catalog: &Catalog, faction: &str, cards: &[&str]) -> Deck {
    let cards = cards.iter().cycle().take(60).map(|it| def(catalog, it)).collect();
    Deck { faction: def(catalog, faction), cards }
}

pub(crate) fn setup(factions: [&str; 2], seed: u8) -> Setup {
    setup_by(&ARTYKULY_HENRYKOWSKIE, factions, seed)
}

pub(crate) fn setup_by(rules: &'static Ruleset, factions: [&str; 2], seed: u8) -> Setup {
    let catalog = catalog(rules);
    let cards = ["pretendent", "rebajlo", "najemnik", "folwark", "zamach"];
    let decks = factions.map(|it| deck(&catalog, it, &cards)).to_vec();
    Setup { rules, catalog, decks, seed: [seed; 32] }
}

pub(crate) fn begin() -> Veto {
    setup(["ubodzy", "bogaci"], 1).begin().expect("two legal decks")
}

/// Empty hands, the poor przy głosie and holding the initiative.
pub(crate) fn layout() -> Layout {
    layout_by(&ARTYKULY_HENRYKOWSKIE)
}

pub(crate) fn layout_by(rules: &'static Ruleset) -> Layout {
    let catalog = catalog(rules);
    full_round(&catalog, ["ubodzy", "bogaci"].map(|it| def(&catalog, it)))
}

/// What is asked of whom.
pub(crate) fn asked(game: &Veto) -> (Seat, Question) {
    match game.pending() {
        Pending::Decision { seat, question } => (seat, question),
        Pending::Over { .. } => panic!("the game is over"),
    }
}

/// Answers with the least until this question comes, and tells what happened.
pub(crate) fn until(game: &mut Veto, question: Question) -> Vec<Happened> {
    let mut events = Vec::new();
    for _ in 0..100 {
        match game.pending() {
            Pending::Decision { question: now, .. } if now != question => {}
            _ => return events,
        }
        let least = [Choice::Decline, Choice::Keep, Choice::EndStint, Choice::Done, Choice::No];
        events.extend(choose(game, |it| least.contains(it)));
    }
    panic!("{question:?} never comes");
}

/// The seat's dukaty for all to see.
pub(crate) fn dukaty(game: &Veto, seat: Seat) -> u16 {
    game.view(None).seats[usize::from(seat.0)].dukaty
}

pub(crate) fn happened(events: &[Happened], what: impl Fn(&Event) -> bool) -> bool {
    events.iter().any(|it| what(&it.event))
}
