//! AH 704 — Legalność stołu: an oddział that may not stay where it is, a postać
//! that may not be attached to it.
//!
//! What would make the table illegal is refused; only an effect can bring it
//! about. A card that has lost its anchorage is discarded at once
//! (`table/moving.rs`).

use cards::veto::Kind;
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use super::r700_wojsko::{may_lead, may_stand};
use crate::{
    choice::Choice,
    ruling::Ruling,
    step::{Step, War},
    table::{self, Change, Mover, Place, Table, WarChange},
};

/// Before this seat is przy głosie its oddziały go where they may be, and
/// whoever may not be attached to one is discarded.
pub(crate) fn restore(table: &Table, seat: Seat, ruling: &mut Ruling) {
    if !table.rules().pole_ziem {
        return;
    }
    for seat in table.seats.seats() {
        for oddzial in table.oddzialy(seat) {
            let on_ziemia = table.card(oddzial).place == Place::NaZiemi;
            loosen(table, oddzial, on_ziemia, ruling);
        }
    }
    for card in table.oddzialy(seat).filter(|it| is_misplaced(table, *it)) {
        rule!("AH 704.3.b");
        let mut open = Vec::new();
        places(table, card, &mut open);
        match open[..] {
            [] => {
                let discarded = Change::Move { card, to: Mover::Lazaret };
                ruling.by(cite!("AH 704.4.c"), discarded);
            }
            [Choice::Pick(only)] => transfer(card, Some(only), ruling),
            [_] => transfer(card, None, ruling),
            _ => {
                ruling.then(Step::War(War::Transfer { seat, card }));
            }
        }
    }
}

/// Discards the postacie that may not be attached to this oddział, or not where it stands.
pub(crate) fn loosen(table: &Table, oddzial: CardId, on_ziemia: bool, ruling: &mut Ruling) {
    for card in table::leaders(table, oddzial) {
        if !on_ziemia || may_lead(table, card, oddzial).is_err() {
            rule!("AH 704.3.d");
            rule!("AH 704.4.d");
            ruling.by(cite!("AH 704.4.d"), Change::Move { card, to: Mover::Lazaret });
        }
    }
}

fn is_misplaced(table: &Table, card: CardId) -> bool {
    let at = table.card(card).host.filter(|_| table.card(card).place == Place::NaZiemi);
    table.kind(card) == Kind::Oddzial && may_stand(table, card, at).is_err()
}

/// Where this oddział may be; `Done` is the pole elekcyjne.
pub(crate) fn places(table: &Table, card: CardId, into: &mut Vec<Choice>) {
    let open = table.ziemie().filter(|it| may_stand(table, card, Some(*it)).is_ok());
    into.extend(open.map(Choice::Pick));
    if may_stand(table, card, None).is_ok() {
        into.push(Choice::Done);
    }
}

/// It is neither tapped nor changed in any other way, and nobody can answer.
pub(crate) fn transfer(card: CardId, to: Option<CardId>, ruling: &mut Ruling) {
    rule!("AH 704.4.b");
    ruling.by(cite!("AH 704.4.b"), Change::War(WarChange::March { card, to }));
}
