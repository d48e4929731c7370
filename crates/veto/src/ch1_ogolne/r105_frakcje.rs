//! AH 105, I2 1.5.2, E.2, E.3 — Frakcje: what the marks on a card mean to whoever plays it.
//!
//! Artykuły Henrykowskie say whom marks bind when a deck is built. That a postać or
//! oddział of another faction costs twice as much, and that a marked moderunek is
//! for its own people, they take over from the instruction (AMB-07). By the
//! instruction most other cards of another faction are of no use at all. A card
//! without a mark is for everybody.

use cards::veto::{Keyword, Kind};
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use crate::{illegal::Reason, ruleset::FactionMarks, table::Table};

/// What a postać or oddział of another faction costs, compared with its own people.
const DEARER: i8 = 2;

/// Does the card bear marks, and none of this seat's faction?
fn is_foreign(table: &Table, seat: Seat, card: CardId) -> bool {
    let (marks, own) =
        (table.facts(card).factions, table.facts(table.seats[seat].frakcja).factions);
    !marks.is_empty() && !marks.meets(own)
}

/// May this seat play, put out or attach the card, for all its marks say?
pub(crate) fn may_be_used(table: &Table, seat: Seat, card: CardId) -> Result<(), Reason> {
    if table.rules().faction_marks != FactionMarks::Use || !is_foreign(table, seat, card) {
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

/// May this card bear the moderunek, for all its marks say? What holds for a postać
/// holds for the oddział a moderunek is meant for.
pub(crate) fn may_be_borne(table: &Table, moderunek: CardId, host: CardId) -> Result<(), Reason> {
    let (marks, own) = (table.facts(moderunek).factions, table.facts(host).factions);
    let binds = table.rules().faction_marks != FactionMarks::None
        && table.kind(moderunek) == Kind::Moderunek;
    match binds && !marks.is_empty() && !marks.meets(own) {
        true => Err(Reason::Foreign(cite!("AH 508.2"))),
        false => Ok(()),
    }
}

/// The lafa of a card before anything changes it. Only whoever plays it pays more:
/// in play it is worth what is printed on it.
pub(crate) fn lafa(table: &Table, card: CardId) -> i8 {
    let printed = table.facts(card).lafa;
    let dearer = matches!(table.kind(card), Kind::Postac | Kind::Oddzial);
    if !dearer || table.rules().faction_marks == FactionMarks::None {
        return printed;
    }
    if !table.in_play(card) && is_foreign(table, table.card(card).controller, card) {
        rule!("AH 309.3");
        rule!("AH S.Zasada Jednego Mnożenia Cechy"); // However many marks, it is doubled once.
        rule!("I2 3.3.3.11");
        return printed.saturating_mul(DEARER);
    }
    rule!("I2 1.2.3");
    printed
}
