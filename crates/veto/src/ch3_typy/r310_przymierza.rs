//! AH 310, 703.4 — Przymierza: they lie under a Charakternik or a Pobożny, and are played from there.

use cards::veto::{Keyword, Kind};
use kernel::CardId;
use rulebook::{cite, rule};

use crate::{
    illegal::Reason,
    table::{self, Place, Table},
};

/// Przymierza one postać may bear.
const MOST: usize = 2;

/// Whose przymierze it is: Pakty are for a Charakternik, błogosławieństwa for a Pobożny.
fn bearer(table: &Table, przymierze: CardId) -> Keyword {
    match table.facts(przymierze).has(Keyword::Pakt) {
        true => Keyword::Charakternik,
        false => Keyword::Pobozny,
    }
}

/// May this postać bear it, and play it?
fn is_meant_for(table: &Table, przymierze: CardId, postac: CardId) -> Result<(), Reason> {
    let bearer = bearer(table, przymierze);
    let rule = match bearer {
        Keyword::Charakternik => {
            rule!("AH 700.1.hh");
            cite!("AH 700.1.hh")
        }
        _ => {
            rule!("AH 700.1.d");
            cite!("AH 700.1.d")
        }
    };
    match table::has_keyword(table, postac, bearer) {
        true => Ok(()),
        false => Err(Reason::Przymierze(rule)),
    }
}

/// May it be laid under this postać?
pub(crate) fn may_be_laid_under(table: &Table, card: CardId, host: CardId) -> Result<(), Reason> {
    is_meant_for(table, card, host)?;
    let laid = || table.under(host).filter(|it| table.kind(*it) == Kind::Przymierze);
    rule!("AH 310.4");
    if MOST <= laid().count() {
        return Err(Reason::Przymierze(cite!("AH 310.4")));
    }
    // It is attached like a moderunek, if face down (AMB-18).
    if !table.rules().same_name_attached && laid().any(|it| table.same_name(it, card)) {
        return Err(Reason::SameName(host));
    }
    rule!("AH 310.3");
    rule!("AH 310.6");
    rule!("AH 703.4");
    Ok(())
}

/// From under a postać whose keyword it wants, never from the dwór.
pub(crate) fn may_be_played_from(table: &Table, card: CardId) -> Result<(), Reason> {
    rule!("AH 310.2");
    let state = table.card(card);
    let host = state.host.filter(|_| state.place == Place::Under);
    let host = host.ok_or(Reason::Przymierze(cite!("AH 310.2")))?;
    is_meant_for(table, card, host)
}
