//! Which cards a program can be aimed at.

use cards::{
    lang::{Test, Whose},
    veto::{Filter, Kind, Zone},
};
use kernel::{CardId, Frame, Seat};
use rulebook::rule;
use smallvec::SmallVec;

use super::{Context, aim, context::visit, deeds, koszt, kredens, program::Demand, timing};
use crate::{
    ch3_typy::r310_przymierza,
    ch5_runda::{r513_pojedynek, r514_potyczka},
    ch7_slowa::r700_wojsko,
    ruleset::KeywordRules,
    table::{Place, Table},
};

pub(super) fn is_hidden(filter: &Filter) -> bool {
    filter.tests.iter().any(|it| matches!(it, Test::In(_, Zone::Kredens | Zone::Dwor)))
}

pub(super) fn is_search(filter: &Filter) -> bool {
    filter.tests.iter().any(|it| matches!(it, Test::In(Whose::Own, Zone::Kredens)))
}

/// The cards that can still be chosen for this slot.
pub(super) fn open_candidates(
    table: &Table,
    (frame, context): (&Frame, &Context),
    slot: u8,
    filter: &Filter,
    demand: Demand,
) -> SmallVec<[CardId; 16]> {
    let mut open = SmallVec::new();
    visit(table, context, filter, |card| {
        if is_open(table, frame, slot, demand, card) {
            open.push(card);
        }
        false
    });
    open
}

/// The first card that can be chosen, and whether there are more.
pub(super) fn first_open(
    table: &Table,
    (frame, context): (&Frame, &Context),
    slot: u8,
    filter: &Filter,
    demand: Demand,
) -> (Option<CardId>, bool) {
    let mut first = None;
    let several = visit(table, context, filter, |card| {
        let open = is_open(table, frame, slot, demand, card);
        let second = open && first.is_some();
        if open && first.is_none() {
            first = Some(card);
        }
        second
    });
    (first, several)
}

/// May this card, which the filter allows, be chosen by the program under way?
pub(super) fn is_open(
    table: &Table,
    frame: &Frame,
    slot: u8,
    demand: Demand,
    card: CardId,
) -> bool {
    let affordable = match demand {
        Demand::OnTop(count) => kredens::is_for_sale(table, frame, slot, count, card),
        _ => true,
    };
    affordable
        && meets(table, (frame.seat, frame.source), demand, card)
        && !frame.bound.get(slot).any(|bound| bound == card)
}

/// May the program of `source`, used by this seat, be aimed at the card, for all the rules say?
pub(super) fn meets(
    table: &Table,
    (seat, source): (Seat, CardId),
    demand: Demand,
    card: CardId,
) -> bool {
    match demand {
        Demand::Nothing | Demand::Together => aim::may_be_chosen(table, source, card).is_ok(),
        Demand::Bears(marker) => {
            table.bears(card, marker.into()) && aim::may_be_chosen(table, source, card).is_ok()
        }
        Demand::MayTouch => aim::may_be_touched(table, source, card).is_ok(),
        Demand::MayBear => {
            timing::may_bear(table, source, card).is_ok()
                && aim::may_bear_efekt(table, source, card).is_ok()
        }
        Demand::MayBeChallenged => r513_pojedynek::can_be_challenged(table, source, card).is_ok(),
        Demand::MayCarry => timing::may_carry(table, card).is_ok(),
        Demand::MayStand => r700_wojsko::may_stand(table, source, Some(card)).is_ok(),
        Demand::MayLead => r700_wojsko::may_lead(table, source, card).is_ok(),
        Demand::MayBeAttacked => {
            let by = table.card(source).controller;
            r514_potyczka::can_be_attacked(table, by, card).is_ok()
        }
        Demand::OnPole => {
            let on_pole = table.card(card).place == Place::Pole;
            on_pole && aim::may_be_chosen(table, source, card).is_ok()
        }
        Demand::MayPay(verb) => koszt::may_pay(table, (seat, source), verb, card),
        Demand::MayBeDiscarded => {
            deeds::may_be_discarded(table, card, seat)
                && aim::may_be_chosen(table, source, card).is_ok()
        }
        Demand::OnTop(_) => true,
        Demand::MayAlly => r310_przymierza::may_be_laid_under(table, source, card).is_ok(),
    }
}

/// May whoever chooses up to so many cards choose none at all? Of postacie and oddziały it is at least one.
pub(super) fn may_be_none(table: &Table, up_to: bool, filter: &Filter) -> bool {
    if up_to
        && table.rules().keywords == KeywordRules::Artykuly
        && matches!(filter.kind, Kind::Postac | Kind::Oddzial)
    {
        rule!("AH 108.4.a");
        return false;
    }
    up_to
}

/// May he be content with what he has chosen for this slot?
pub(super) fn may_stop(
    table: &Table,
    frame: &Frame,
    (slot, up_to): (u8, bool),
    filter: &Filter,
) -> bool {
    match frame.bound.count(slot) {
        0 => may_be_none(table, up_to, filter),
        _ => up_to,
    }
}
