//! The Core Set card by card: what each ability does.
//!
//! A test belongs to a card by its code. `every_ability_is_missed` takes every
//! ability off its card in turn and plays that card's tests again: one of them
//! has to fail. So a test that asserts nothing of the ability does not count.

pub(crate) mod staged;

mod baratheon;
mod greyjoy;
mod lannister;
mod martell;
mod neutral;
mod plots;
mod stark;
mod targaryen;
mod tyrell;
mod watch;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use cards::thrones::{Kind, Set};
use thrones::Catalog;

/// A card's code and a test of it.
pub(crate) type CardTest = (&'static str, fn());

/// Makes tests of functions, and a list of them.
macro_rules! card_tests {
    ($($code:literal $test:ident),* $(,)?) => {
        pub(crate) const TESTS: &[super::CardTest] = &[$(($code, $test)),*];
        mod each {
            $(#[test]
            fn $test() {
                super::$test();
            })*
        }
    };
}
pub(crate) use card_tests;

/// Abilities nothing proves yet: code and place on the card.
const UNPROVED: &[(&str, usize)] = &[];

fn all_tests() -> impl Iterator<Item = &'static CardTest> {
    [
        baratheon::TESTS,
        greyjoy::TESTS,
        lannister::TESTS,
        martell::TESTS,
        neutral::TESTS,
        plots::TESTS,
        stark::TESTS,
        targaryen::TESTS,
        tyrell::TESTS,
        watch::TESTS,
    ]
    .into_iter()
    .flatten()
}

/// The Core Set without one ability.
fn without(set: &Set, code: &str, ability: usize) -> Arc<Catalog> {
    let mut set = set.clone();
    let card = set.cards.iter_mut().find(|it| it.code == code).expect("a card of the set");
    card.abilities.remove(ability);
    Catalog::new(&set).expect("less to play is still playable")
}

#[test]
fn every_ability_is_missed() {
    let set = cards::builtin::thrones_core();
    // Titles are for more than two players.
    let cards = set.cards.iter().filter(|it| it.kind != Kind::Title);
    let abilities = cards.flat_map(|it| (0..it.abilities.len()).map(|n| (it.code.as_str(), n)));
    let unproved: Vec<(&str, usize)> = abilities
        .filter(|(code, ability)| {
            let mut tests = all_tests().filter(|it| it.0 == *code).peekable();
            if tests.peek().is_none() {
                return true;
            }
            staged::play_with(Some(without(&set, code, *ability)));
            let holds = tests.all(|(_, test)| catch_unwind(AssertUnwindSafe(test)).is_ok());
            staged::play_with(None);
            holds
        })
        .collect();
    assert_eq!(unproved, UNPROVED);
}
