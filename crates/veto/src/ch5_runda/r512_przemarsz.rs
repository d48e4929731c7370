//! AH 512.1.h — an oddział goes from the pole elekcyjne to a ziemia or comes back.

use cards::veto::Kind;
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use crate::{
    ability::{self, Plan},
    ch1_ogolne::{r114_akcje::may_act, r119_stos},
    ch7_slowa::{r700_wojsko::may_stand, r704_legalnosc},
    illegal::Reason,
    ruling::Ruling,
    step::Step,
    table::{Change, Object, ObjectKind, Place, Table, WarChange},
};

/// May this oddział go? To a ziemia by a plan, which asks which; back at once.
pub(crate) fn may_go(table: &Table, seat: Seat, card: CardId) -> Result<Option<Plan>, Reason> {
    let state = table.card(card);
    let in_play = matches!(state.place, Place::Pole | Place::NaZiemi);
    if table.kind(card) != Kind::Oddzial || !in_play {
        return Err(Reason::NothingToDo);
    }
    if state.controller != seat {
        return Err(Reason::NotYours);
    }
    may_act(table, seat, true)?;
    if state.zaznaczona {
        return Err(Reason::Zaznaczona(card));
    }
    if state.place == Place::NaZiemi {
        may_stand(table, card, None)?;
        return Ok(None);
    }
    let plan = Plan { program: table.catalog.0.marching(), source: card, seat, it: None };
    ability::can_declare(table, plan)?;
    Ok(Some(plan))
}

/// Back to the pole elekcyjne.
pub(crate) fn come_back(seat: Seat, card: CardId, ruling: &mut Ruling) {
    ruling.and(Change::Acted { czyn: true });
    declare(seat, card, None, ruling);
    ruling.then(Step::Stint(seat));
}

/// The oddział is tapped and its way goes on the stos.
pub(crate) fn declare(seat: Seat, card: CardId, to: Option<CardId>, ruling: &mut Ruling) {
    rule!("AH 512.1.h");
    ruling.by(cite!("AH 512.1.h"), Change::Tap(card));
    r119_stos::declare(ObjectKind::March { to }, card, seat, ruling);
}

/// It arrives, if it is still in play and the place is still one where it may be.
pub(crate) fn resolve(table: &Table, top: &Object, to: Option<CardId>, ruling: &mut Ruling) {
    let there = to.is_none_or(|it| table.in_play(it));
    let card = top.source;
    if there && table.in_play(card) && may_stand(table, card, to).is_ok() {
        let march = WarChange::March { card, to };
        ruling.by(cite!("AH 512.1.h"), Change::War(march));
        r704_legalnosc::loosen(table, card, to.is_some(), ruling);
    }
}
