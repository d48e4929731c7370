//! What may be declared: everything it asks for can be chosen and paid.

use cards::{lang::Who, veto::Stat};

use super::{
    Op, Plan,
    choosing::{may_be_none, meets},
    context::visit,
    deeds,
    program::Need,
    zamiast,
};
use crate::{
    illegal::Reason,
    ruleset::FactionMarks,
    table::{self, Table},
};

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
    let mut dukaty = i32::from(table.seats[plan.seat].dukaty);
    let mut declared = false;
    let mut after = 0;
    for (at, op) in program.ops[..program.demanding].iter().enumerate() {
        match op {
            _ if at < after => {}
            // Whoever can pay otherwise keeps the lafa for what else it costs.
            Op::Instead { lafa, .. } => {
                let otherwise =
                    zamiast::is_payable(table, &context, &program.ops[at..], &mut dukaty);
                after = usize::from(*lafa) + usize::from(otherwise);
            }
            Op::Choose { up_to, filter, by: Who::You, demand, .. }
                if !declared
                    && !may_be_none(table, *up_to, filter)
                    && !visit(table, &context, filter, |card| {
                        meets(table, plan.source, *demand, card)
                    }) =>
            {
                return Err(Reason::NoTarget);
            }
            // What a card costs is paid when it resolves, but must be payable now.
            Op::Cost(act) => deeds::can_pay(table, &context, act, &mut dukaty)?,
            Op::PayLafa if table.rules().keywords.have_rules() => {
                dukaty -= i32::from(table::stat(table, plan.source, Stat::Lafa));
            }
            _ => declared |= op.ends_declaration(),
        }
    }
    Ok(())
}
