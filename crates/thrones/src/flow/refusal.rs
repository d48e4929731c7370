//! "Why not?": what is refused about a card now, and by which rule.

use cards::thrones::Kind;
use kernel::{CardId, Seat};

use super::{Flow, Frame, Step, can_act};
use crate::{
    choice::Choice,
    illegal::{Illegal, Reason},
    phases::{challenges, set_up},
    table::{self, Table, ambush_costs},
};

/// Why a card in this seat's hands or play area cannot be used now, ability by ability.
pub(crate) fn refusals(table: &Table, flow: &Flow, seat: Seat, card: CardId) -> Vec<Illegal> {
    if let Some(judged) = judged_by_step(table, flow, seat, card) {
        return judged.err().into_iter().map(Illegal::from).collect();
    }
    let mut refused = Vec::new();
    let place = table.card(card).place;
    if place == table::Place::Hand && table.def(card).kind != Kind::Event {
        refused.extend(can_act(table, flow, seat, Choice::Marshal(card)).err());
        for gold in ambush_costs(table, seat, card).into_iter().flatten() {
            refused.extend(can_act(table, flow, seat, Choice::Ambush { card, gold }).err());
        }
    } else {
        for (ability, _) in (0_u8..).zip(&table.text(card).abilities) {
            let choice = Choice::Use { card, ability, on: 0 };
            refused.extend(can_act(table, flow, seat, choice).err());
        }
    }
    // A card on the table without abilities is explained, too.
    if place != table::Place::Hand && table.text(card).abilities.is_empty() {
        let own = table.card(card).controller == seat;
        refused.push(if own { Reason::NothingToDo } else { Reason::NotYours });
    }
    refused.into_iter().map(Illegal::from).collect()
}

/// Where cards are pointed at, the judge of that step says why not at this one.
fn judged_by_step(
    table: &Table,
    flow: &Flow,
    seat: Seat,
    card: CardId,
) -> Option<Result<(), Reason>> {
    flow.asked.filter(|(asked, _)| *asked == seat)?;
    let Frame::Step(step) = flow.top() else { return None };
    Some(match step {
        Step::SetUp(_) => set_up::can_place(table, seat, card),
        Step::Attackers(_) => challenges::can_attack(table, seat, card),
        Step::Stealth { .. } => challenges::can_bypass(table, flow, card),
        Step::Defenders => challenges::can_defend(table, card),
        _ => return None,
    })
}
