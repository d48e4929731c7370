//! AH 518 — Kontrola ziem: whoever controls a ziemia takes its Znaczenie in kreski.

use cards::veto::{Moment, Stat};
use kernel::CardId;
use rulebook::{cite, rule};

use super::r500_okna::window;
use crate::{
    ruling::Ruling,
    step::{Step, War},
    table::{self, Change, Table, WarChange},
};

/// Ziemie whose control has not been checked in this phase. One that nobody controls needs a
/// check only if somebody might come to control it before that.
pub(crate) fn unchecked(table: &Table) -> impl Iterator<Item = CardId> + '_ {
    let open = table.ziemie().filter(|it| !table.wojna.checked.contains(it));
    let may_change = table.catalog.0.moments().contains(Moment::Kontrola);
    open.filter(move |it| may_change || table.holder(*it).is_some())
}

/// Before every check everybody has priority, whoever controls the ziemia.
pub(crate) fn control(table: &Table, ruling: &mut Ruling) {
    if unchecked(table).next().is_some() {
        window(table, Moment::Kontrola, ruling);
    }
    ruling.then(Step::War(War::Check));
}

/// The holder of the initiative says which is next; the last one needs no word.
pub(crate) fn check_next(table: &Table, ruling: &mut Ruling) {
    let mut open = unchecked(table);
    match (open.next(), open.next()) {
        (None, _) => {
            ruling.then(Step::War(War::Over));
        }
        (Some(only), None) => check(table, only, ruling),
        _ => {
            rule!("AH 518.4");
            ruling.then(Step::War(War::Order(table.initiative)));
        }
    }
}

/// The kreski come from the common pool (AMB-28).
pub(crate) fn check(table: &Table, ziemia: CardId, ruling: &mut Ruling) {
    rule!("AH 518.1");
    let by = table.holder(ziemia);
    ruling.by(cite!("AH 518.2"), Change::War(WarChange::Checked { ziemia, by }));
    if by.is_some() {
        rule!("AH 518.2");
        rule!("AH 518.3");
        rule!("AH 306.1.a");
        let amount = table::stat(table, ziemia, Stat::Znaczenie) as u8;
        ruling.by(cite!("AH 518.3"), Change::Kreski { from: None, to: by, amount });
    }
    ruling.then(Step::War(War::Control));
}
