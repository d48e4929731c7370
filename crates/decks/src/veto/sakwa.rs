//! The sakwa: exchanging cards between games and matches.

use cards::veto::Card;
use rulebook::{cite, rule};

use super::{Announced, Format, Library, Problem, Talia, Wrong, check, format::Sakwa};

/// The moment at which a player wants to use his sakwa.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Between {
    /// Two games of one match.
    Games,
    Matches,
}

/// May the sakwa be used then? A kwarciany match begins with the basic kredens.
pub fn may_exchange(format: &Format, between: Between) -> bool {
    match (format.sakwa, between) {
        (Sakwa::None, _) | (Sakwa::Exactly { .. }, Between::Matches) => false,
        (Sakwa::Exactly { .. }, Between::Games) => {
            rule!("AH 411.2");
            rule!("AH S.Sakwa");
            true
        }
        (Sakwa::Rest, Between::Games) => {
            rule!("PC 5.4.1");
            rule!("PC 5.4.2");
            true
        }
        (Sakwa::Rest, Between::Matches) => {
            rule!("PC 5.4.2");
            rule!("PC 3.5.2.2");
            true
        }
    }
}

/// The deck after these cards went from the kredens to the sakwa (`out`) and the other way (`into`).
///
/// # Errors
///
/// Every reason why it cannot be so; the deck stays as it was.
pub fn exchange<'c>(
    talia: &Talia<'c>,
    out: &[&'c Card],
    into: &[&'c Card],
    format: &Format,
    library: &Library,
    announced: &Announced,
) -> Result<Talia<'c>, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut after = talia.clone();
    for (cards, from) in [(out, &mut after.kredens), (into, &mut after.sakwa)] {
        for card in cards {
            match from.iter().position(|it| it.id == card.id) {
                Some(place) => drop(from.remove(place)),
                None => {
                    let what = Wrong::NotThere { card: card.title() };
                    problems.push(Problem::new(what, &[cite!("AH 411.2")]));
                }
            }
        }
    }
    after.kredens.extend(into);
    after.sakwa.extend(out);
    match format.sakwa {
        Sakwa::Exactly { .. } if out.len() != into.len() => {
            let what = Wrong::UnequalExchange { out: out.len(), into: into.len() };
            let rules = &[cite!("PC 3.5.1.3"), cite!("PC 4.2.1"), cite!("AH 411.5")];
            problems.push(Problem::new(what, rules));
        }
        Sakwa::Exactly { .. } => {
            rule!("PC 3.5.1.3");
            rule!("PC 4.2.1");
        }
        Sakwa::None => problems.push(Problem::new(Wrong::NotNow, &[cite!("AH 411.2")])),
        Sakwa::Rest => {
            rule!("PC 3.5.2.2");
            rule!("PC 6.6.32");
        }
    }
    if problems.is_empty() {
        problems = check(&after, format, library, announced);
    }
    if problems.is_empty() { Ok(after) } else { Err(problems) }
}

/// The deck the next match begins with, if nothing else is said.
pub fn for_next_match<'c>(basic: &Talia<'c>, now: &Talia<'c>, format: &Format) -> Talia<'c> {
    match format.sakwa {
        Sakwa::Rest => {
            rule!("PC 5.4.3");
            rule!("PC 6.6.33");
            now.clone()
        }
        Sakwa::None | Sakwa::Exactly { .. } => {
            rule!("AH 411.3");
            rule!("AH 411.4");
            basic.clone()
        }
    }
}
