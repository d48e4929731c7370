//! PC 8.1.1.17–8.1.1.21, 8.2.0.3, 8.4.1.3 — warnings add up (PCA-04, PCA-15).

use super::{Penalty, infraction};
use rulebook::{RuleId, rule};

/// A recorded warning, or an infraction for which one was due and a game loss
/// given instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Warnings are forgotten between the days.
    pub day: u32,
    pub infraction: &'static str,
    /// The judge's tag for the exact deed, such as "second czyn".
    pub act: String,
}

/// What a warning comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consequence {
    /// A warning, or the game loss it is raised to.
    pub penalty: Penalty,
    /// What is added because warnings have added up.
    pub added: Option<Penalty>,
    /// The rules that speak for it.
    pub because: Vec<RuleId>,
}

/// What the next warning of a player comes to, after his earlier ones.
pub fn next_warning(earlier: &[Warning], new: &Warning) -> Consequence {
    if earlier.iter().any(|it| it.day != new.day) {
        rule!("PC 8.1.1.21");
    }
    let today: Vec<&Warning> = earlier.iter().filter(|it| it.day == new.day).collect();
    let same = today.iter().filter(|it| it.infraction == new.infraction).count();
    if let Some(rule) = raised(new.infraction).filter(|_| 0 < same) {
        rulebook::trace::hit(rule);
        return Consequence { penalty: Penalty::KaraGry, added: None, because: vec![rule] };
    }
    let mut because = Vec::new();
    let by_paragraph = paragraph(&today, new, same, &mut because);
    // A raised warning does not count; every other one of the day does.
    let counted = 1 + today
        .iter()
        .enumerate()
        .filter(|(at, it)| {
            let before = today[..*at].iter().any(|other| other.infraction == it.infraction);
            raised(it.infraction).is_none() || !before
        })
        .count();
    let by_total = total(counted, &mut because);
    let added = by_paragraph.max(by_total);
    if added.is_some() {
        rule!("PC 8.1.1.24");
    }
    Consequence { penalty: Penalty::Ostrzezenie, added, because }
}

/// The clause by which the second warning for an infraction is a game loss.
fn raised(code: &str) -> Option<RuleId> {
    if code == "8.4.1" {
        return Some(rulebook::cite!("PC 8.4.1.3"));
    }
    code.starts_with("8.2.").then_some(rulebook::cite!("PC 8.2.0.3"))
}

fn paragraph(
    today: &[&Warning],
    new: &Warning,
    same: usize,
    because: &mut Vec<RuleId>,
) -> Option<Penalty> {
    if new.infraction == "8.3.7" {
        rule!("PC 8.3.7.4");
        return None;
    }
    let exactly = |it: &&&Warning| it.infraction == new.infraction && it.act == new.act;
    if today.iter().any(|it| exactly(&it)) {
        rule!("PC 8.1.1.18");
        because.push(rulebook::cite!("PC 8.1.1.18"));
    } else if 2 <= same && infraction(new.infraction).is_some() {
        rule!("PC 8.1.1.17");
        rule!("PC 8.3.6.7");
        because.push(rulebook::cite!("PC 8.1.1.17"));
    } else {
        return None;
    }
    Some(Penalty::KaraGry)
}

/// The fifth, the eighth, the eleventh, and every third after it.
fn total(counted: usize, because: &mut Vec<RuleId>) -> Option<Penalty> {
    let (rule, penalty) = match counted {
        5 => {
            rule!("PC 8.1.1.19");
            (rulebook::cite!("PC 8.1.1.19"), Penalty::KaraGry)
        }
        8 => {
            rule!("PC 8.1.1.20");
            (rulebook::cite!("PC 8.1.1.20"), Penalty::KaraGry)
        }
        11.. if (counted - 11).is_multiple_of(3) => {
            rule!("PC 8.1.1.20");
            (rulebook::cite!("PC 8.1.1.20"), Penalty::KaraMeczu)
        }
        _ => return None,
    };
    because.push(rule);
    Some(penalty)
}
