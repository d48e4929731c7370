//! What may be declared: everything it asks for can be chosen and paid.

use cards::lang::Who;

use super::{
    Op, Plan,
    choosing::may_be_none,
    koszt::{self, Purse},
    program::Need,
};
use crate::{illegal::Reason, ruleset::FactionMarks, table::Table};

/// Can everything the declaration asks for be chosen and paid?
pub(crate) fn can_declare(table: &Table, plan: Plan) -> Result<(), Reason> {
    let program = table.catalog.0.program(plan.program);
    match program.need {
        Need::Nothing => return Ok(()),
        Need::OwnPostac
            if table.rules().same_name_attached
                && table.rules().faction_marks == FactionMarks::None
                && table.postacie(plan.seat).next().is_some() =>
        {
            return Ok(());
        }
        _ => {}
    }
    let context = plan.context();
    let mut purse = Purse::of(table, plan.seat);
    let (mut declared, mut after) = (false, 0);
    for (at, op) in program.ops[..program.demanding].iter().enumerate() {
        match op {
            _ if at < after => {}
            Op::Choose { up_to, count, filter, by: Who::You, demand, .. }
                if !declared && !may_be_none(table, *up_to, filter) =>
            {
                let count = if *up_to { 1 } else { *count };
                koszt::can_choose(table, plan, (*demand, count), filter)?;
            }
            // What a card costs is paid when it resolves, but must be payable now; with its lafa `can_afford` adds it up.
            Op::Cost(act) => koszt::can_pay(table, &context, act, &mut purse)?,
            // What may be paid instead of the lafa need not be.
            Op::Instead { lafa, .. } => after = usize::from(*lafa),
            _ => declared |= op.ends_declaration(),
        }
    }
    Ok(())
}
