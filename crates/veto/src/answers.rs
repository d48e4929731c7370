//! What can be answered where nobody may declare anything.

use crate::{
    ability,
    ch5_runda::{
        r501_odznaczenie, r502_rozliczenie, r513_pojedynek, r515_oddzialy, r519_zakonczenie,
    },
    choice::Choice,
    step::Step,
    table::Table,
};

/// Every legal answer to a question that asks for no declaration.
pub(crate) fn answers(table: &Table, step: &Step, into: &mut Vec<Choice>) {
    match step {
        Step::Grymaszenie(_) => into.extend([Choice::Keep, Choice::Exchange]),
        Step::Acceptance(_) => into.extend([Choice::Accept, Choice::Refuse]),
        Step::Moderunek(_) => {
            let group = r513_pojedynek::open_group(table);
            into.extend(group.into_iter().flat_map(|(_, it)| it).map(Choice::Pick));
        }
        Step::Ask { frame, .. } => ability::choices(table, frame, into),
        Step::Discard(seat) => {
            let dwor = &table.seats[*seat].dwor;
            into.extend(dwor.iter().map(Choice::Pick));
            if !r519_zakonczenie::has_too_many(table, *seat) {
                into.push(Choice::Done);
            }
        }
        Step::Announce(_) | Step::Willing { .. } | Step::Avenge { .. } | Step::Field { .. } => {
            into.extend([Choice::Yes, Choice::No]);
        }
        Step::Bid(seat) => r501_odznaczenie::bids(table, *seat, into),
        Step::Upkeep(seat) => r502_rozliczenie::upkeep_choices(table, *seat, into),
        Step::War(war) => r515_oddzialy::answers(table, *war, into),
        _ => unreachable!("the loop stops at a question"),
    }
}
