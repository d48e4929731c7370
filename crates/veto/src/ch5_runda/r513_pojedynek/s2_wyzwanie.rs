//! AH 513.2 — Deklaracja wyzwania.

use cards::veto::{Ban, Keyword, Kind};
use kernel::{CardId, Frame, Seat};
use rulebook::{cite, rule};

use super::{can_refuse, s3_przyjecie::goes_ahead};
use crate::{
    ability::{CHALLENGE, Keywords, Mask, Plan},
    ch1_ogolne::{r114_akcje::may_tap_for_czyn, r119_stos},
    ch7_slowa::r700_slowa,
    illegal::Reason,
    ruling::Ruling,
    step::Step,
    table::{self, Change, DuelChange, ObjectKind, Place, StosChange, Table},
};

/// May this postać call anybody out?
pub(crate) fn may_challenge(table: &Table, seat: Seat, card: CardId) -> Result<Plan, Reason> {
    may_tap_for_czyn(table, seat, card)?;
    is_free_to_challenge(table, card)?;
    let mut targets = enemies(table, seat);
    match targets.any(|it| can_be_challenged(table, card, it).is_ok()) {
        true => Ok(Plan { program: CHALLENGE, source: card, seat, it: None }),
        false => Err(Reason::NoTarget),
    }
}

/// Might it challenge, for what is printed on it, and as long as nothing allows it more?
#[inline]
pub(crate) fn might_challenge(table: &Table, card: CardId) -> bool {
    const KEPT: Keywords = Keywords::only(Keyword::Niewiasta);
    !table.facts(card).keywords.meets(KEPT)
        || table.is_altered(Mask::CAN)
        || table.is_altered(Mask::lost(KEPT))
}

/// Has this seat anybody who could be called out?
#[inline]
pub(crate) fn has_duellists(table: &Table, seat: Seat) -> bool {
    table.has_kind(seat, Kind::Postac) || table.has_kind(seat, Kind::Oddzial)
}

/// Whatever lies on the fields of the opponents.
fn enemies(table: &Table, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    table.opponents(seat).flat_map(|it| table.seats[it].pole.iter())
}

/// Does nothing forbid this postać to challenge?
pub(crate) fn is_free_to_challenge(table: &Table, card: CardId) -> Result<(), Reason> {
    if table.card(card).place == Place::Karmazyni {
        return Err(Reason::OnPoleKarmazynow(card));
    }
    if table::allowed(table, card, Ban::Challenge) {
        rule!("AH 513.2.b"); // Whoever may challenge may also fight that duel.
    } else {
        keywords_let_duel(table, card)?;
        if let Some(rule) = r700_slowa::forbids_challenging(table, card) {
            return Err(Reason::Keyword(rule));
        }
    }
    is_not_barred(table, card)?;
    match table::forbidden(table, card, Ban::Challenge) {
        Some(by) => Err(Reason::Forbidden { by }),
        None => Ok(()),
    }
}

/// May this card take part in a duel, however it comes about?
fn may_duel(table: &Table, card: CardId) -> Result<(), Reason> {
    keywords_let_duel(table, card)?;
    is_not_barred(table, card)
}

/// What its own keywords say of that; somebody who is let challenge need not mind them (AH 513.2.b).
fn keywords_let_duel(table: &Table, card: CardId) -> Result<(), Reason> {
    if table::has_keyword(table, card, Keyword::Niewiasta) {
        return Err(Reason::Niewiasta(card));
    }
    if r700_slowa::is_absent(table, card) {
        return Err(Reason::Keyword(cite!("I2 1.2.24")));
    }
    Ok(())
}

/// Does no card forbid it? What a card forbids no other allows (AH 101.2).
fn is_not_barred(table: &Table, card: CardId) -> Result<(), Reason> {
    match table::forbidden(table, card, Ban::Duel) {
        Some(by) => Err(Reason::CannotTakePart { by, potyczka: false }),
        None => Ok(()),
    }
}

/// Does the challenger reach whoever is on the pole karmazynów?
fn reaches(table: &Table, challenger: CardId, target: CardId) -> bool {
    let reaches = table::allowed(table, challenger, Ban::ChallengeKarmazyni)
        && !r700_slowa::is_elekt_to_others(table, target);
    if reaches {
        rule!("AH 700.1.oo");
    }
    reaches
}

/// May this postać or oddział be called out by this postać?
pub(crate) fn can_be_challenged(
    table: &Table,
    challenger: CardId,
    target: CardId,
) -> Result<(), Reason> {
    if !matches!(table.kind(target), Kind::Postac | Kind::Oddzial) {
        return Err(Reason::NoTarget);
    }
    match table.card(target).place {
        Place::Karmazyni if !reaches(table, challenger, target) => {
            return Err(Reason::OnPoleKarmazynow(target));
        }
        Place::PrzyOddziale | Place::NaZiemi => return Err(Reason::OnZiemia(target)),
        _ => {}
    }
    match table::allowed(table, target, Ban::BeChallenged) {
        true => rule!("AH 513.2.b"),
        false => keywords_let_duel(table, target)?,
    }
    is_not_barred(table, target)?;
    if let Some(by) = table::forbidden(table, target, Ban::BeChallenged) {
        return Err(Reason::Forbidden { by });
    }
    let by = table.card(challenger).controller;
    match r700_slowa::price_of_challenging(table, target) <= table.seats[by].kreski {
        true => Ok(()),
        false => Err(Reason::Keyword(cite!("AH 700.1.mm"))),
    }
}

/// Why there is nobody this postać could call out.
pub(crate) fn why_nobody(table: &Table, seat: Seat, challenger: CardId) -> Reason {
    let refused = |it| can_be_challenged(table, challenger, it).err();
    let mut reasons = enemies(table, seat).filter_map(refused);
    reasons.find(|it| *it != Reason::NoTarget).unwrap_or(Reason::NoTarget)
}

/// The challenger is tapped and the challenge goes on the stos.
pub(crate) fn declare(table: &Table, frame: &Frame, ruling: &mut Ruling) {
    rule!("MB 42");
    rule!("AH 512.1.d");
    rule!("AH 512.2.b");
    rule!("AH 513.1");
    rule!("AH 513.2");
    rule!("AH 513.2.a");
    rule!("I2 6.5.1");
    rule!("I2 3.3.3.17");
    rule!("I2 3.3.3.18");
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
        ruling.and(Change::Stos(StosChange::Paid(frame.source, price)));
    }
    r119_stos::declare(ObjectKind::Challenge { target }, frame.source, frame.seat, ruling);
}

/// A challenge nobody negated: the challenged may refuse, if untapped.
pub(crate) fn begin(table: &Table, challenger: CardId, challenged: CardId, ruling: &mut Ruling) {
    let there = match table.card(challenged).place {
        Place::Pole => true,
        Place::Karmazyni => reaches(table, challenger, challenged),
        _ => false,
    };
    if !there || table.card(challenger).place != Place::Pole {
        return;
    }
    // A replika may have barred one of them from duels (AMB-06).
    let fights = |it, despite| {
        let able = table::allowed(table, it, despite) || keywords_let_duel(table, it).is_ok();
        able && is_not_barred(table, it).is_ok()
    };
    if !fights(challenger, Ban::Challenge) || !fights(challenged, Ban::BeChallenged) {
        rule!("AH 513.9");
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

/// A card makes them duel: there is neither a challenge nor an answer to it. Says whether they do.
pub(crate) fn without_challenge(
    table: &Table,
    challenger: CardId,
    challenged: CardId,
    ruling: &mut Ruling,
) -> bool {
    let sides = [challenger, challenged];
    let fits = |it: CardId| {
        let there = matches!(table.card(it).place, Place::Pole | Place::Karmazyni);
        there && matches!(table.kind(it), Kind::Postac | Kind::Oddzial)
    };
    let [one, other] = sides.map(|it| table.card(it).controller);
    if table.duel.is_some() || one == other || !sides.into_iter().all(fits) {
        return false;
    }
    if sides.into_iter().any(|it| may_duel(table, it).is_err()) {
        rule!("AH 513.9"); // Who cannot take part in a duel cannot be made to either.
        return false;
    }
    rule!("AH 513.7");
    let pitted = DuelChange::Pitted { challenger, challenged };
    ruling.by(cite!("AH 513.7"), Change::Duel(pitted)).then(Step::ChooseModerunki);
    true
}
