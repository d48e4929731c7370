//! Decks of players who play together.

use cards::veto::Card;
use rulebook::{cite, rule};

use super::{Announced, Format, Library, Problem, Talia, Wrong, check, format::Frakcja};

/// How they play together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Together {
    /// Co dwie Głowy Niewierne outside tournaments (AH 800.5).
    Druzyna,
    /// Three players of a team tournament (PC 6.5).
    Team,
    /// A pair of a pair tournament (PC 7.4).
    Pair,
}

/// The faults of each player's deck, and those of the company: (player, fault).
pub fn check_together(
    together: Together,
    talie: &[Talia<'_>],
    format: &Format,
    library: &Library,
    announced: &Announced,
) -> Vec<(usize, Problem)> {
    let mut problems = Vec::new();
    for (player, talia) in talie.iter().enumerate() {
        for mut problem in check(talia, format, library, announced) {
            match together {
                Together::Druzyna => {}
                Together::Team => problem.rules.push(cite!("PC 6.5.1")),
                Together::Pair => problem.rules.push(cite!("PC 7.4.1")),
            }
            problems.push((player, problem));
        }
        let earlier = &talie[..player];
        problems.extend(same_faction(together, talia, earlier, format).map(|it| (player, it)));
        problems.extend(strategy(together, talia, earlier).map(|it| (player, it)));
    }
    problems
}

fn same_faction(
    together: Together,
    talia: &Talia<'_>,
    earlier: &[Talia<'_>],
    format: &Format,
) -> Option<Problem> {
    // Three players cannot mark two of five factions each without meeting.
    if matches!(format.frakcja, Frakcja::Chosen(_)) {
        return None;
    }
    earlier.iter().find(|it| it.factions().meets(talia.factions()))?;
    let what = Wrong::SameFaction { faction: talia.factions().to_string() };
    Some(match together {
        Together::Druzyna => Problem::new(what, &[cite!("AH 800.5.b"), cite!("AH 800.5")]),
        Together::Team => Problem::new(what, &[cite!("PC 6.5.2")]),
        Together::Pair => Problem::new(what, &[cite!("PC 7.4.2")]),
    })
}

fn strategy(together: Together, talia: &Talia<'_>, earlier: &[Talia<'_>]) -> Option<Problem> {
    let card = talia.strategie.first()?;
    let uses_it = |it: &&Talia<'_>| it.strategie.iter().any(|other: &&Card| other.is_same(card));
    let twice = earlier.iter().any(|it| uses_it(&it));
    let card = card.title();
    match together {
        Together::Druzyna => {
            let what = Wrong::StrategyNotAllowed { card };
            Some(Problem::new(what, &[cite!("AH 800.5.a"), cite!("AH 800.5")]))
        }
        Together::Pair if twice => {
            Some(Problem::new(Wrong::SameStrategy { card }, &[cite!("PC 7.4.3")]))
        }
        Together::Pair => {
            rule!("PC 7.4.3");
            None
        }
        Together::Team => None,
    }
}
