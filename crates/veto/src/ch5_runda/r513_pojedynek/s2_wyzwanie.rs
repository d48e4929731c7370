//! AH 513.2 — Deklaracja wyzwania.

use cards::veto::{Ban, Keyword};
use kernel::{CardId, Frame, Seat};
use rulebook::{cite, rule};

use super::{can_refuse, s3_przyjecie::goes_ahead};
use crate::{
    ability::{CHALLENGE, Plan},
    ch1_ogolne::{r114_akcje::may_tap_for_czyn, r119_stos},
    ch7_slowa::r700_slowa,
    illegal::Reason,
    ruling::Ruling,
    step::Step,
    table::{self, Change, DuelChange, ObjectKind, Place, Table},
};

/// May this postać call anybody out?
pub(crate) fn may_challenge(table: &Table, seat: Seat, card: CardId) -> Result<Plan, Reason> {
    may_tap_for_czyn(table, seat, card)?;
    is_free_to_challenge(table, card)?;
    let mut targets = table.opponents(seat).flat_map(|it| table.postacie(it));
    match targets.any(|it| can_be_challenged(table, seat, it).is_ok()) {
        true => Ok(Plan { program: CHALLENGE, source: card, seat, it: None }),
        false => Err(Reason::NoTarget),
    }
}

/// Does nothing forbid this postać to challenge?
fn is_free_to_challenge(table: &Table, card: CardId) -> Result<(), Reason> {
    if table.card(card).place == Place::Karmazyni {
        return Err(Reason::OnPoleKarmazynow(card));
    }
    if table::has_keyword(table, card, Keyword::Niewiasta) {
        return Err(Reason::Niewiasta(card));
    }
    if let Some(rule) = r700_slowa::forbids_challenging(table, card) {
        return Err(Reason::Keyword(rule));
    }
    match table::forbidden(table, card, Ban::Challenge) {
        Some(by) => Err(Reason::Forbidden { by }),
        None => Ok(()),
    }
}

/// May this postać be called out by this seat?
pub(crate) fn can_be_challenged(table: &Table, by: Seat, target: CardId) -> Result<(), Reason> {
    match table.card(target).place {
        Place::Karmazyni => return Err(Reason::OnPoleKarmazynow(target)),
        Place::PrzyOddziale => return Err(Reason::OnZiemia(target)),
        _ => {}
    }
    if table::has_keyword(table, target, Keyword::Niewiasta) {
        return Err(Reason::Niewiasta(target));
    }
    if let Some(by) = table::forbidden(table, target, Ban::BeChallenged) {
        return Err(Reason::Forbidden { by });
    }
    match r700_slowa::price_of_challenging(table, target) <= table.seats[by].kreski {
        true => Ok(()),
        false => Err(Reason::Keyword(cite!("AH 700.1.mm"))),
    }
}

/// Why there is nobody this seat could call out.
pub(crate) fn why_nobody(table: &Table, seat: Seat) -> Reason {
    let mut targets = table.opponents(seat).flat_map(|it| table.postacie(it));
    targets.find_map(|it| can_be_challenged(table, seat, it).err()).unwrap_or(Reason::NoTarget)
}

/// The challenger is tapped and the challenge goes on the stos.
pub(crate) fn declare(table: &Table, frame: &Frame, ruling: &mut Ruling) {
    rule!("MB 42");
    rule!("AH 512.1.d");
    rule!("AH 512.2.b");
    rule!("AH 513.1");
    rule!("AH 513.2");
    rule!("AH 513.2.a");
    rule!("AH 513.2.c");
    if table::forbidden(table, frame.source, Ban::BeChallenged).is_some() {
        rule!("AH 513.8"); // It only cannot be designated itself (AMB-19).
    }
    let target = frame.bound.first(0).expect("a challenge has a target");
    ruling.and(Change::Tap(frame.source));
    let price = r700_slowa::price_of_challenging(table, target);
    if price != 0 {
        let paid = Change::Kreski { from: Some(frame.seat), to: None, amount: price };
        ruling.by(cite!("AH 700.1.mm"), paid);
    }
    r119_stos::declare(ObjectKind::Challenge { target }, frame.source, frame.seat, ruling);
}

/// A challenge nobody negated: the challenged may refuse, if untapped.
pub(crate) fn begin(table: &Table, challenger: CardId, challenged: CardId, ruling: &mut Ruling) {
    let both_there = [challenger, challenged].iter().all(|it| table.card(*it).place == Place::Pole);
    if !both_there {
        return;
    }
    rule!("AH 513.2.e");
    ruling.and(Change::Duel(DuelChange::Challenged { challenger, challenged }));
    match can_refuse(table, challenged) {
        Ok(()) => {
            ruling.then(Step::Acceptance(table.card(challenged).controller));
        }
        Err(_) => goes_ahead(table, ruling),
    }
}
