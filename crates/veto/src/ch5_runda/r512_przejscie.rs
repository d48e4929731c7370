//! AH 512.1.e, 406 — a postać goes over to the pole karmazynów or comes back.

use cards::veto::Keyword;
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use crate::{
    ability::{Keywords, Mask},
    ch1_ogolne::{r114_akcje::may_tap_for_czyn, r119_stos},
    ch7_slowa::r700_slowa::KONIE,
    illegal::Reason,
    ruling::Ruling,
    step::Step,
    table::{self, Change, Object, ObjectKind, Place, Table},
};

/// May this postać go over? Only Karmazyni and Wpływowi stay on the pole
/// karmazynów; back everybody may.
pub(crate) fn may_change(table: &Table, seat: Seat, card: CardId) -> Result<(), Reason> {
    may_tap_for_czyn(table, seat, card)?;
    if !table.rules().karmazyni {
        return Err(Reason::NothingToDo);
    }
    let back = table.card(card).place == Place::Karmazyni;
    if back || is_admitted(table, card) { Ok(()) } else { Err(Reason::NoKarmazyn) }
}

/// Might it, for what is printed on it, and as long as nothing gives it more?
#[inline]
pub(crate) fn might_be_admitted(table: &Table, card: CardId) -> bool {
    const ADMITTED: Keywords = Keywords::of(&[Keyword::Karmazyn, Keyword::Wplywowy])
        .with(Keywords::containing(Keyword::Karmazyn))
        .with(Keywords::containing(Keyword::Wplywowy));
    table.facts(card).keywords.meets(ADMITTED)
        || KONIE <= table.konie()
        || table.is_altered(Mask::gained(ADMITTED))
}

/// May this postać stay on the pole karmazynów?
pub(crate) fn is_admitted(table: &Table, card: CardId) -> bool {
    table::acts_as(table, card, Keyword::Karmazyn)
        || table::acts_as(table, card, Keyword::Wplywowy) && {
            rule!("AH 700.1.uu");
            rule!("I2 1.2.19");
            true
        }
}

/// May this postać, put out by an effect, enter play on the pole karmazynów?
pub(crate) fn may_enter(table: &Table, card: CardId) -> bool {
    table.rules().karmazyni && table::acts_as(table, card, Keyword::Karmazyn)
}

/// It does, unless it has left play before anybody was asked.
pub(crate) fn enter(table: &Table, card: CardId, ruling: &mut Ruling) {
    if table.card(card).place == Place::Pole {
        rule!("AH 406.2");
        rule!("AH 506.1.b");
        ruling.by(cite!("AH 406.2"), Change::GoOver(card));
    }
}

/// The postać is tapped (AMB-17) and its move goes on the stos.
pub(crate) fn declare(seat: Seat, card: CardId, ruling: &mut Ruling) {
    rule!("AH 512.1.e");
    rule!("I2 3.3.3.31");
    ruling.and(Change::Acted { czyn: true }).by(cite!("AH 512.1.e"), Change::Tap(card));
    r119_stos::declare(ObjectKind::ChangeField, card, seat, ruling);
    ruling.then(Step::Stint(seat));
}

pub(crate) fn resolve(top: &Object, ruling: &mut Ruling) {
    rule!("AH 406.3");
    ruling.by(cite!("AH 512.1.e"), Change::GoOver(top.source));
}
