//! How often an ability may be used: by its card, or in total by all cards of
//! that name (AH 600.5), whoever uses them and whatever has become of them.

use cards::veto::Head;
use kernel::{CardId, Frame};
use rulebook::{cite, rule};

use super::catalog::Way;
use crate::{
    illegal::Reason,
    ruling::Ruling,
    table::{Change, Lasting, Subject, Table, What},
};

/// May this ability be used once more?
pub(super) fn may_be_used(table: &Table, card: CardId, way: &Way) -> Result<(), Reason> {
    let times = || table.card(card).used >> (2 * way.ability) & 3;
    if way.head == Head::WielkaManipulacja && times() != 0 {
        rule!("AH 214.2");
        return Err(Reason::NoRight(cite!("AH 214.2")));
    }
    let Some(limit) = way.limit else { return Ok(()) };
    if limit.in_total && limit.times <= in_total(table, card, way) {
        return Err(Reason::LimitInTotal);
    }
    if limit.times <= times() {
        return Err(Reason::LimitReached);
    }
    rule!("AH 112.15");
    Ok(())
}

/// What is declared counts for all cards of its name, if its limit is one in total.
pub(crate) fn count_in_total(table: &Table, frame: &Frame, ruling: &mut Ruling) {
    if !table.facts(frame.source).limited {
        return;
    }
    let Some((way, _)) = table.way_run_by(frame.source, frame.program) else { return };
    let Some(limit) = way.limit.filter(|it| it.in_total) else { return };
    rule!("AH 600.5");
    ruling.and(Change::Last(Lasting {
        subject: Subject::Seat(frame.seat),
        what: What::Used(way.ability),
        span: limit.span,
        source: bearing(table, frame.source, way),
    }));
}

/// How often abilities like this one have been used, of whatever cards of this name.
fn in_total(table: &Table, card: CardId, way: &Way) -> u8 {
    let catalog = &table.catalog.0;
    let def = bearing(table, card, way);
    let alike = |other: u16, ability: u8| {
        let same = || catalog.def(other).ability(ability) == catalog.def(def).ability(way.ability);
        catalog.facts(other).name == catalog.facts(def).name && same()
    };
    let used = table.lasting.iter().filter(|it| match it.what {
        What::Used(ability) => alike(it.source, ability),
        _ => false,
    });
    used.count().min(3) as u8
}

/// The definition on which this ability stands: of a joined card that of one name.
fn bearing(table: &Table, card: CardId, way: &Way) -> u16 {
    let def = table.card(card).def;
    table.catalog.0.half(def, way.program).unwrap_or(def)
}
