//! Why a card is no answer to what a program asks.

use cards::veto::Kind;
use kernel::{CardId, Frame};

use super::{CHALLENGE, Op, aim, program::Demand, run::op, timing};
use crate::{
    ch3_typy::r310_przymierza,
    ch5_runda::{r513_pojedynek, r514_potyczka},
    ch7_slowa::r700_wojsko,
    illegal::{Attempt, Illegal, Reason},
    table::Table,
};

/// Why this card cannot be what the frame asks for.
pub(crate) fn why_not(table: &Table, frame: &Frame, card: CardId) -> Illegal {
    let not_offered = Illegal::new(Attempt::Answer, Reason::NotOffered);
    if frame.program == CHALLENGE {
        let refused = r513_pojedynek::can_be_challenged(table, frame.source, card);
        return refused.map_or_else(|it| Illegal::new(Attempt::Challenge, it), |()| not_offered);
    }
    if frame.program == table.catalog.0.attacking() {
        let refused = r514_potyczka::can_be_attacked(table, frame.seat, card);
        return refused.map_or_else(|it| Illegal::new(Attempt::Attack, it), |()| not_offered);
    }
    if let Some(Op::Choose { demand, .. }) = op(table, frame)
        && let Err(reason) = aim::may_be_aimed_at(table, frame.source, *demand, card)
    {
        return Illegal::new(Attempt::Play, reason);
    }
    if let Some(Op::Choose { demand: Demand::MayStand, .. }) = op(table, frame)
        && let Err(reason) = r700_wojsko::may_stand(table, frame.source, Some(card))
    {
        return Illegal::new(Attempt::Play, reason);
    }
    if let Some(Op::Choose { demand: Demand::MayLead, .. }) = op(table, frame)
        && let Err(reason) = r700_wojsko::may_lead(table, frame.source, card)
    {
        return Illegal::new(Attempt::Play, reason);
    }
    let catalog = &table.catalog.0;
    let def = table.card(frame.source).def;
    let played = catalog.def(catalog.half(def, frame.program).unwrap_or(def));
    if played.put_out == Some(frame.program) {
        let refused = timing::may_bear(table, frame.source, card);
        return refused.map_or_else(|it| Illegal::new(Attempt::Play, it), |()| not_offered);
    }
    if table.def(frame.source).underlay == Some(frame.program) {
        let refused = match table.kind(frame.source) {
            Kind::Przymierze => r310_przymierza::may_be_laid_under(table, frame.source, card),
            _ => timing::may_carry(table, card),
        };
        return refused.map_or_else(|it| Illegal::new(Attempt::Underlay, it), |()| not_offered);
    }
    not_offered
}
