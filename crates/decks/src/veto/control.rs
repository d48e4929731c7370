//! The deck check: does the deck agree with its list, and what is to be done if not.

use std::collections::BTreeMap;

use cards::veto::Card;
use rulebook::{RuleId, cite, rule};

use super::{Announced, Format, Library, Talia, Wrong, check};

/// A card that is not there as often as the list says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    pub card: String,
    pub listed: usize,
    pub found: usize,
}

impl Difference {
    /// The clauses it offends, the one a judge would quote first.
    pub fn rules(&self) -> &'static [RuleId] {
        match self.listed < self.found {
            true => &[cite!("PC 2.1.2"), cite!("PC 8.2.6.4")],
            false => &[cite!("PC 8.2.6.4"), cite!("PC 2.7.2")],
        }
    }
}

/// Holds the deck that was played against the list handed in. Kredens and sakwa count as one
/// whole, so a card left in the wrong part is no difference here.
pub fn compare(listed: &Talia<'_>, found: &Talia<'_>) -> Vec<Difference> {
    rule!("PC 2.7.2");
    rule!("PC 8.2.6.5");
    let mut counts: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for (side, talia) in [listed, found].into_iter().enumerate() {
        let beside = talia.frakcje.iter().chain(&talia.strategie).copied();
        for card in beside.chain(talia.cards()) {
            counts.entry(card.title()).or_default()[side] += 1;
        }
    }
    let differing = counts.into_iter().filter(|(_, [listed, found])| listed != found);
    differing.map(|(card, [listed, found])| Difference { card, listed, found }).collect()
}

/// What the judge has done to list and deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remedy<'c> {
    /// List and deck as they go on.
    pub talia: Talia<'c>,
    /// Illegal cards and copies above the limit, taken out of deck and list.
    pub removed: Vec<&'c Card>,
    /// On the list, but not there: struck off.
    pub struck: Vec<&'c Card>,
    /// There, but not on the list: put away.
    pub put_away: Vec<&'c Card>,
    /// Too few cards are left, so the kredens must be filled up (PC 8.2.6.9).
    pub too_few: bool,
}

/// What is to be done when list and deck disagree or the list is illegal.
///
/// The list is what counts. Copies above the limit leave the sakwa before the kredens, which
/// does the least harm; the document does not say.
pub fn remedy<'c>(
    listed: &Talia<'c>,
    found: &Talia<'c>,
    format: &Format,
    library: &Library,
    announced: &Announced,
) -> Remedy<'c> {
    let mut talia = listed.clone();
    let mut removed = Vec::new();
    let mut struck = Vec::new();
    for problem in check(listed, format, library, announced) {
        match &problem.what {
            Wrong::NotLegal { card }
            | Wrong::Banned { card }
            | Wrong::Biesiadny { card }
            | Wrong::Foreign { card, .. }
            | Wrong::Disloyal { card, .. } => {
                rule!("PC 8.2.6.8");
                take(&mut talia, &mut removed, usize::MAX, |it| it.title() == *card);
            }
            Wrong::TooManyCopies { name, found, most } => {
                rule!("PC 8.2.6.8");
                take(&mut talia, &mut removed, found - most, |it| it.names().any(|it| it == name));
            }
            Wrong::LegendaryTwice { name, found } => {
                rule!("PC 8.2.6.8");
                take(&mut talia, &mut removed, found - 1, |it| it.names().any(|it| it == name));
            }
            _ => {}
        }
    }
    let differences = compare(&talia, found);
    for missing in differences.iter().filter(|it| it.found < it.listed) {
        rule!("PC 8.2.6.10");
        let count = missing.listed - missing.found;
        take(&mut talia, &mut struck, count, |it| it.title() == missing.card);
    }
    let mut rest = found.clone();
    let mut put_away = Vec::new();
    for extra in differences.iter().filter(|it| it.listed < it.found) {
        rule!("PC 8.2.6.11");
        let count = extra.found - extra.listed;
        take(&mut rest, &mut put_away, count, |it| it.title() == extra.card);
    }
    // What was removed from the list is not put away a second time.
    for card in &removed {
        if let Some(place) = put_away.iter().position(|it: &&Card| it.id == card.id) {
            put_away.remove(place);
        }
    }
    let too_few = check(&talia, format, library, announced)
        .iter()
        .any(|it| matches!(it.what, Wrong::TooFew { .. }));
    Remedy { talia, removed, struck, put_away, too_few }
}

/// Takes so many cards out, the last ones of the sakwa first.
fn take<'c>(
    from: &mut Talia<'c>,
    to: &mut Vec<&'c Card>,
    count: usize,
    is_meant: impl Fn(&Card) -> bool,
) {
    let mut left = count;
    for part in [&mut from.sakwa, &mut from.kredens, &mut from.strategie, &mut from.frakcje] {
        while 0 < left
            && let Some(place) = part.iter().rposition(|it| is_meant(it))
        {
            to.push(part.remove(place));
            left -= 1;
        }
    }
}
