//! From an infraction and its circumstances to a penalty with reasons.

use super::{Circumstance, Effect, Infraction, Penalty, infraction};
use crate::setup::Severity;
use rulebook::{RuleId, rule, trace};

/// What the program proposes to the judge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Another one than asked for, if the deed belongs there.
    pub infraction: &'static Infraction,
    /// The first is preselected.
    pub options: Vec<Penalty>,
    /// The preselected penalty is the head judge's to give.
    pub needs_head_judge: bool,
    /// Clauses that define the infraction, speak for the penalty and say how
    /// to repair the game, in this order.
    pub quoted: Vec<RuleId>,
    /// Examples of the document.
    pub examples: &'static [RuleId],
}

/// Proposes a penalty; none if there is no such infraction.
pub fn propose(code: &str, found: &[Circumstance], level: Severity) -> Option<Proposal> {
    let asked = infraction(code)?;
    let mut quoted = Vec::new();
    let moved = asked
        .shifts
        .iter()
        .find(|it| found.contains(&it.when) && matches!(it.effect, Effect::Becomes(_)));
    let infraction = match moved.map(|it| (it.clause, it.effect)) {
        Some((clause, Effect::Becomes(other))) => {
            quoted.push(clause);
            infraction(other).unwrap_or(asked)
        }
        _ => asked,
    };
    if infraction.standard == [Penalty::Dyskwalifikacja]
        && found.contains(&Circumstance::Intentional)
    {
        rule!("PC 8.1.1.4");
    }
    quoted.extend(
        infraction.definition.iter().chain(infraction.penalty).chain(infraction.escalation),
    );
    let mut options = infraction.standard.to_vec();
    let mut needs_head_judge = options[0] == Penalty::Dyskwalifikacja;
    for shift in infraction.shifts.iter().filter(|it| found.contains(&it.when)) {
        if let Effect::To(penalty) = shift.effect {
            quoted.push(shift.clause);
            options.retain(|it| *it != penalty);
            options.insert(0, penalty);
            needs_head_judge |= shift.head_judge;
        }
    }
    quoted.extend(infraction.remedy);
    soften(infraction, level, &mut options);
    // Whatever is quoted to the judge takes effect here.
    quoted.iter().chain(infraction.examples).for_each(|it| trace::hit(*it));
    Some(Proposal { infraction, options, needs_head_judge, quoted, examples: infraction.examples })
}

/// What the level of severity offers besides the tariff.
fn soften(infraction: &Infraction, level: Severity, options: &mut Vec<Penalty>) {
    if infraction.standard == [Penalty::Dyskwalifikacja] {
        return;
    }
    let extra = match level {
        Severity::VeryLenient => {
            rule!("PC 8.1.0.10");
            Penalty::Nothing
        }
        Severity::Lenient => {
            rule!("PC 8.1.0.16");
            Penalty::Upomnienie
        }
        Severity::Full | Severity::Restrictive => return,
    };
    if !options.contains(&extra) {
        options.push(extra);
    }
}
