//! From which rule a question of an ability or a play comes.
//!
//! Nothing of it is kept in the game: whoever shows the question looks at the
//! instruction that asks it.

use cards::veto::{Filter, Head, Kind};
use kernel::Frame;
use rulebook::{Book, RuleId, cite};

use super::{
    choosing::is_search,
    program::{Demand, Op},
    run::op,
};
use crate::table::{Place, Table};

/// The clause a judge would quote for what the frame asks; `quoted` puts it into the book at hand.
pub(crate) fn clause(table: &Table, frame: &Frame) -> RuleId {
    match op(table, frame) {
        Some(Op::Shield { .. }) => cite!("AH 700.1.x"),
        Some(Op::Instead { .. }) => cite!("AH 112.11"),
        Some(Op::Do(_)) => cite!("AH 702.3"),
        Some(Op::Choose { demand, filter, .. }) => choosing(table, frame, *demand, filter),
        _ => resolving(table, frame),
    }
}

/// What the card asked for will be to the source, one word each; none where only its text says that.
pub(crate) fn sought(table: &Table, frame: &Frame) -> Option<&'static str> {
    let Some(Op::Choose { demand, filter, .. }) = op(table, frame) else { return None };
    match demand {
        Demand::MayBeChallenged => Some("wyzwana"),
        Demand::MayBeAttacked => Some("napadniety"),
        Demand::MayBear | Demand::MayAlly => Some("nosiciel"),
        Demand::MayCarry => Some("podlozenie"),
        Demand::MayStand => Some("ziemia"),
        Demand::MayLead => Some("oddzial"),
        Demand::MayPay(_) => Some("koszt"),
        _ if is_search(filter) => Some("szukanie"),
        _ => None,
    }
}

fn choosing(table: &Table, frame: &Frame, demand: Demand, filter: &Filter) -> RuleId {
    let is_ah = table.rules().book == Book::Ah;
    let source = frame.source;
    match demand {
        Demand::MayBeChallenged if is_ah => cite!("AH 513.2"),
        Demand::MayBeChallenged => cite!("MB 42"),
        Demand::MayBear => match (table.kind(source), is_ah) {
            (Kind::Moderunek, true) => cite!("AH 508.2"),
            (Kind::Moderunek, false) => cite!("MB 59"),
            (_, true) => cite!("AH 511.3.b"),
            (_, false) => cite!("MB 89"),
        },
        Demand::MayCarry => cite!("MB 61"),
        Demand::MayStand if table.in_play(source) => cite!("AH 512.1.h"),
        Demand::MayStand => cite!("AH 510.1.b"),
        Demand::MayLead => cite!("AH 506.1.b"),
        Demand::MayAlly => cite!("AH 310.3"),
        Demand::MayBeAttacked => cite!("AH 514.2"),
        Demand::MayPay(_) if is_ah => cite!("AH 116.2.b"),
        Demand::Together if is_ah => cite!("AH 101.5"),
        _ if is_search(filter) => cite!("MB 80"),
        _ if is_under_way(table, frame) => resolving(table, frame),
        _ if is_play(table, frame) => cite!("MB 86"),
        _ if is_ah => cite!("AH 602.3.a"),
        _ => cite!("MB 88"),
    }
}

/// An effect is carried out: that of a card played, of an ability used, or of one that went off.
fn resolving(table: &Table, frame: &Frame) -> RuleId {
    let is_trigger = || way_of(table, frame) == Some(Head::Trigger);
    match table.rules().book {
        _ if is_play(table, frame) => cite!("MB 87"),
        Book::Ah if is_trigger() => cite!("AH 603.9.a"),
        _ => cite!("MB 88"),
    }
}

/// Has the declaration been made already?
fn is_under_way(table: &Table, frame: &Frame) -> bool {
    let ops = &table.catalog.0.program(frame.program).ops;
    ops[..usize::from(frame.position)].iter().any(Op::ends_declaration)
}

/// Is it the play of a card, and not an ability of one?
fn is_play(table: &Table, frame: &Frame) -> bool {
    let played = matches!(table.kind(frame.source), Kind::Efekt | Kind::Sztych | Kind::Przymierze);
    match way_of(table, frame) {
        Some(head) => played && head != Head::Trigger,
        None => table.card(frame.source).place != Place::Pole,
    }
}

fn way_of(table: &Table, frame: &Frame) -> Option<Head> {
    table.way_run_by(frame.source, frame.program).map(|(it, _)| it.head)
}
