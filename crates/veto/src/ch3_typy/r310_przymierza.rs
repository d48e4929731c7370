//! AH 310, 703.4 — Przymierza: they lie under a Charakternik or a Pobożny, and are played from there.

use cards::veto::{Keyword, Kind};
use kernel::CardId;
use rulebook::{RuleId, cite, rule};

use crate::{
    illegal::Reason,
    table::{self, Place, Table},
};

/// Przymierza one postać may bear.
const MOST: usize = 2;

/// Whose przymierze it is: Pakty are for a Charakternik, błogosławieństwa for a Pobożny.
const BEARERS: [(Keyword, Keyword, RuleId); 2] = [
    (Keyword::Pakt, Keyword::Charakternik, cite!("AH 700.1.hh")),
    (Keyword::Blogoslawienstwo, Keyword::Pobozny, cite!("AH 700.1.d")),
];

/// May this postać bear it, and play it? What is neither a Pakt nor a błogosławieństwo is for both.
fn is_meant_for(table: &Table, przymierze: CardId, postac: CardId) -> Result<(), Reason> {
    let is = |keyword| table::has_keyword(table, postac, keyword);
    let mut plain = true;
    for (keyword, bearer, rule) in BEARERS {
        if table.facts(przymierze).has(keyword) {
            plain = false;
            match keyword {
                Keyword::Pakt => rule!("AH 700.1.hh"),
                _ => rule!("AH 700.1.d"),
            }
            if !is(bearer) {
                return Err(Reason::Przymierze(rule));
            }
        }
    }
    match plain && !BEARERS.iter().any(|(_, bearer, _)| is(*bearer)) {
        true => Err(Reason::Przymierze(cite!("AH 703.4"))),
        false => Ok(()),
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
        return Err(Reason::SameName(host, cite!("AH 101.9")));
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
