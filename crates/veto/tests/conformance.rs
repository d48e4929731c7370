//! The kernel's conformance suite for every rule set.
//!
//! `INTERREX_GAMES=100000 cargo test --release -p veto --test conformance` looks
//! at as many games as one likes.

use std::sync::{Arc, LazyLock};

use cards::veto::{Faction, Kind};
use kernel::conformance::{Depth, check, check_draws};
use veto::{ARTYKULY_HENRYKOWSKIE, Catalog, Deck, MOUNT_AND_BLADE, Ruleset, Setup, Veto};

static CATALOG: LazyLock<Arc<Catalog>> = LazyLock::new(|| {
    let set = cards::builtin::mount_and_blade();
    Catalog::new(set.cards).expect("the engine can play the built-in set")
});

fn mount_and_blade(seed: u64) -> Veto {
    begin(&MOUNT_AND_BLADE, seed)
}

/// The full round, as long as there are no sets of its own with the small box's cards.
fn artykuly_henrykowskie(seed: u64) -> Veto {
    begin(&ARTYKULY_HENRYKOWSKIE, seed)
}

fn begin(rules: &'static Ruleset, seed: u64) -> Veto {
    let decks = [Faction::Awanturnicy, Faction::Wisniowieccy].map(part).to_vec();
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let catalog = Arc::clone(&CATALOG);
    let setup = Setup { rules, catalog, decks, seed: bytes };
    setup.begin().expect("two legal decks")
}

/// The part of the box that belongs to this faction.
fn part(faction: Faction) -> Deck {
    let own = || (0_u16..).zip(CATALOG.defs()).filter(|(_, it)| it.card.factions.has(faction));
    let frakcja = own().find(|(_, it)| it.card.kind == Kind::Frakcja);
    let kredens = own().filter(|(_, it)| it.card.kind != Kind::Frakcja);
    Deck {
        faction: frakcja.expect("a faction card").0,
        cards: kredens.flat_map(|(def, it)| vec![def; it.card.copies.into()]).collect(),
    }
}

#[test]
fn random_games_of_mount_and_blade_conform() {
    conform(mount_and_blade);
}

#[test]
fn random_games_of_artykuly_henrykowskie_conform() {
    conform(artykuly_henrykowskie);
}

/// A game draws without making the list; still every choice must be as likely as the others.
#[test]
fn playing_at_random_favours_nothing() {
    for begin in [mount_and_blade, artykuly_henrykowskie] {
        assert!(6 <= check_draws(begin(5), 60, 5), "there was something to draw from");
    }
}

fn conform(begin: fn(u64) -> Veto) {
    let games = std::env::var("INTERREX_GAMES").ok().and_then(|it| it.parse().ok());
    let games = games.unwrap_or(300);
    let depth = Depth { longest: 5_000, look_every: if games <= 1_000 { 7 } else { 41 } };

    let tally = check(begin, 0..games, depth);

    println!("{tally:?}");
    assert_eq!(tally.games, games);
}
