//! AH 512.2.a — Agitacja: a postać wins kreski.

use cards::veto::{Ban, Kind, Span, Stat};
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use crate::{
    ch1_ogolne::{r114_akcje::may_tap_for_czyn, r119_stos},
    ch7_slowa::r700_slowa,
    illegal::Reason,
    ruling::Ruling,
    step::Step,
    table::{
        self, Change, Lasting, Mover, Object, ObjectKind, Place, StosChange, Subject, Table, What,
    },
};

/// Kreski a sztych adds.
const BOOST: i8 = 1;

/// May this postać agitate?
pub(crate) fn may_agitate(table: &Table, seat: Seat, card: CardId) -> Result<(), Reason> {
    may_tap_for_czyn(table, seat, card)?;
    if table.card(card).place == Place::Karmazyni {
        return Err(Reason::OnPoleKarmazynow(card));
    }
    if let Some(rule) = r700_slowa::forbids_agitacja(table, card) {
        if !table::allowed(table, card, Ban::Agitate) {
            return Err(Reason::Keyword(rule));
        }
        rule!("AH 101.1.a");
    }
    match table::forbidden(table, card, Ban::Agitate) {
        Some(by) => Err(Reason::Forbidden { by }),
        None => Ok(()),
    }
}

/// The postać is tapped and the agitacja goes on the stos.
pub(crate) fn agitate(table: &Table, seat: Seat, card: CardId, ruling: &mut Ruling) {
    rule!("MB 38");
    rule!("MB 27");
    rule!("AH 114.3.a");
    rule!("I2 3.3.3.6");
    rule!("AH 512.1.c");
    rule!("AH 121.2");
    rule!("AH 512.2");
    rule!("AH 512.2.a");
    rule!("I2 6.5.1");
    rule!("I2 3.3.3.14");
    rule!("I2 1.8.2");
    rule!("I2 3.3.3.6");
    ruling.and(Change::Acted { czyn: true }).and(Change::Tap(card));
    if table.pool == 0 && table.rules().keywords.have_rules() {
        ruling.and(Change::Stos(StosChange::Against));
    }
    r119_stos::declare(ObjectKind::Agitacja, card, seat, ruling);
    ruling.then(Step::Stint(seat));
}

/// May this sztych be discarded for one kreska more?
pub(crate) fn may_boost(table: &Table, seat: Seat, card: CardId) -> Result<(), Reason> {
    let agitacja = table.stos.last().filter(|it| it.kind == ObjectKind::Agitacja);
    let agitacja = agitacja.ok_or(Reason::NothingToAnswer)?;
    let state = table.card(card);
    if table.kind(card) != Kind::Sztych {
        return Err(Reason::NothingToDo);
    }
    if agitacja.controller != seat || state.owner != seat {
        return Err(Reason::NotYours);
    }
    if agitacja.replied.contains(seat) {
        return Err(Reason::AlreadyReplied);
    }
    match (state.place, state.host) {
        (Place::Dwor, _) if table.rules().sztych_from_dwor => Ok(()),
        (Place::Under, Some(host)) if host == agitacja.source => Ok(()),
        _ => Err(Reason::SztychElsewhere),
    }
}

/// The sztych is the price; one kreska more is the effect.
pub(crate) fn declare_boost(seat: Seat, card: CardId, ruling: &mut Ruling) {
    rule!("MB 40");
    rule!("MB 13");
    rule!("AH 304.4");
    rule!("I2 E.1");
    ruling.and(Change::Replied(seat));
    ruling.by(cite!("MB 40"), Change::Move { card, to: Mover::Lazaret });
    r119_stos::declare(ObjectKind::Boost, card, seat, ruling);
}

pub(crate) fn boost(table: &Table, top: &Object, ruling: &mut Ruling) {
    let under = table.stos.iter().rev().nth(1);
    let Some(agitacja) = under.filter(|it| it.kind == ObjectKind::Agitacja) else { return };
    let what = What::Stat(Stat::Agitacja, BOOST);
    let subject = Subject::Card(agitacja.source);
    let source = table.card(top.source).def;
    ruling.and(Change::Last(Lasting { subject, what, span: Span::Agitacja, source }));
}

/// Is the agitacja on the stos one against a player? It is, or is not, from its declaration on,
/// whatever becomes of the common pool (AMB-15). In the small edition only its effect shows that.
pub(crate) fn is_against(table: &Table) -> bool {
    match table.rules().keywords.have_rules() {
        true => table.na_stosie.against,
        false => table.pool == 0,
    }
}

/// Kreski come from the common pool; only an agitacja against the opponent makes him
/// lose some to it, and the two are never combined.
pub(crate) fn resolve(table: &Table, top: &Object, ruling: &mut Ruling) {
    let amount = table::stat(table, top.source, Stat::Agitacja) as u8;
    let seat = top.controller;
    if is_against(table) {
        rule!("MB 39");
        rule!("I2 3.3.3.15");
        let from = Some(table.next_seat(seat));
        ruling.by(cite!("MB 39"), Change::Kreski { from, to: None, amount });
    } else {
        if table.pool < amount {
            rule!("MB 41");
            rule!("I2 3.3.3.16");
        }
        rule!("I2 6.5.2");
        ruling.by(cite!("MB 38"), Change::Kreski { from: None, to: Some(seat), amount });
    }
    ruling.then(Step::EndAgitacja);
}
