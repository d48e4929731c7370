//! Teams and pairs.

use decks::veto::{Announced, Talia, Together, check_together, format};
use rulebook::{RuleId, cite, proves};

use crate::stock::{LIBRARY, cards, dworscy, wybraniecki};

fn found(together: Together, talie: &[Talia<'_>]) -> Vec<(usize, &'static str, Vec<RuleId>)> {
    let format = format("kwarciany").unwrap();
    let problems = check_together(together, talie, format, &LIBRARY, &Announced::default());
    problems.into_iter().map(|(player, it)| (player, it.key(), it.rules)).collect()
}

fn of(faction: &str) -> Talia<'static> {
    Talia { frakcje: cards(&[faction]), ..dworscy(&[]) }
}

fn with(faction: &str, strategia: &str) -> Talia<'static> {
    Talia { strategie: cards(&[strategia]), ..of(faction) }
}

#[test]
fn everybody_plays_a_different_faction() {
    let twice = [of("Dworscy"), of("Osmanowie"), of("Dworscy")];
    let rules = [
        (Together::Druzyna, vec![cite!("AH 800.5.b"), cite!("AH 800.5")]),
        (Together::Team, vec![cite!("PC 6.5.2")]),
        (Together::Pair, vec![cite!("PC 7.4.2")]),
    ];
    for (together, rules) in rules {
        assert_eq!(found(together, &twice[..2]), []);
        assert_eq!(found(together, &twice), [(2, "same-faction", rules)]);
    }
}

#[test]
fn every_deck_must_be_legal_by_itself() {
    let short = |faction: &str| {
        let mut talia = of(faction);
        talia.kredens.pop();
        talia
    };
    let talie = [of("Dworscy"), short("Osmanowie")];
    let team = found(Together::Team, &talie);
    assert!(team.len() == 1 && team[0].0 == 1 && team[0].2.contains(&cite!("PC 6.5.1")));
    let pair = found(Together::Pair, &talie);
    assert!(pair.len() == 1 && pair[0].2.contains(&cite!("PC 7.4.1")));
}

#[test]
fn co_dwie_glowy_niewierne_is_played_without_strategies() {
    let talie = [with("Dworscy", "Siła"), of("Osmanowie")];
    let rules = vec![cite!("AH 800.5.a"), cite!("AH 800.5")];
    assert_eq!(found(Together::Druzyna, &talie), [(0, "strategy-not-allowed", rules)]);
}

#[test]
fn the_strategies_of_a_pair_differ() {
    let _rule = proves!("PC 7.4.3");
    let pair =
        |one, other| found(Together::Pair, &[with("Dworscy", one), with("Osmanowie", other)]);
    assert_eq!(pair("Siła", "Podstęp"), []);
    assert_eq!(pair("Siła", "Siła"), [(1, "same-strategy", vec![cite!("PC 7.4.3")])]);
}

#[test]
fn two_marked_factions_each_may_meet_in_a_limited_team() {
    let format = format("wybraniecki").unwrap();
    let talie = [wybraniecki(&[]), wybraniecki(&[])];
    let problems = check_together(Together::Team, &talie, format, &LIBRARY, &Announced::default());
    assert_eq!(problems, []);
}
