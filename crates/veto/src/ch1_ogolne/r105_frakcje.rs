//! AH 105, I2 1.5.2, E.2, E.3 — Frakcje: what the marks on a card mean to whoever plays it.
//!
//! By Artykuły Henrykowskie marks bind whoever builds a deck. By the instruction
//! they bind in play: a postać of another faction costs twice as much, most
//! other cards are of no use at all. A card without a mark is for everybody.

use cards::veto::{Keyword, Kind};
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use crate::{illegal::Reason, table::Table};

/// What a postać of another faction costs, compared with its own people.
const DEARER: i8 = 2;

/// Does the card bear marks, and none of this seat's faction?
fn is_foreign(table: &Table, seat: Seat, card: CardId) -> bool {
    let (marks, own) =
        (table.facts(card).factions, table.facts(table.seats[seat].frakcja).factions);
    table.rules().faction_marks && !marks.is_empty() && !marks.meets(own)
}

/// May this seat play, put out or attach the card, for all its marks say?
pub(crate) fn may_be_used(table: &Table, seat: Seat, card: CardId) -> Result<(), Reason> {
    if !is_foreign(table, seat, card) {
        return Ok(());
    }
    match table.kind(card) {
        Kind::Postac if table.facts(card).acts_as(Keyword::Lojalny) => {
            Err(Reason::Keyword(cite!("I2 1.2.22")))
        }
        Kind::Efekt => Err(Reason::Foreign(cite!("I2 1.5.2"))),
        Kind::Posesja | Kind::Sztych => Err(Reason::Foreign(cite!("I2 E.2"))),
        _ => Ok(()),
    }
}

/// May this postać bear the moderunek, for all its marks say?
pub(crate) fn may_be_borne(table: &Table, moderunek: CardId, host: CardId) -> Result<(), Reason> {
    let (marks, own) = (table.facts(moderunek).factions, table.facts(host).factions);
    let binds = table.rules().faction_marks && table.kind(moderunek) == Kind::Moderunek;
    match binds && !marks.is_empty() && !marks.meets(own) {
        true => Err(Reason::Foreign(cite!("I2 E.3"))),
        false => Ok(()),
    }
}

/// The lafa of a card before anything changes it.
pub(crate) fn lafa(table: &Table, card: CardId) -> i8 {
    let printed = table.facts(card).lafa;
    if !table.rules().faction_marks || table.kind(card) != Kind::Postac {
        return printed;
    }
    if is_foreign(table, table.card(card).controller, card) {
        rule!("I2 3.3.3.11");
        return printed.saturating_mul(DEARER);
    }
    rule!("I2 1.2.3");
    printed
}
