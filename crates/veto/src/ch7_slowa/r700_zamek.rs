//! AH 700.1.xx, 112.16, 112.17 — Zamek: it lends itself to the rules of another.
//!
//! A Zamek is an intermediary: it is tapped for a rule of another Zamek of the
//! same player. Whose rule it is, and what can be answered and negated, is the
//! other Zamek.

use cards::veto::{Head, Keyword};
use kernel::{CardId, Frame, Seat};
use rulebook::{cite, rule};
use smallvec::SmallVec;

use crate::{
    ability::{Plan, count_in_total, may_declare_through, occasion},
    ch1_ogolne::{r114_akcje::may_act, r119_stos},
    choice::Choice,
    illegal::Reason,
    ruleset::KeywordRules,
    ruling::Ruling,
    table::{self, Table},
};

/// May this seat use the ability of `of` through the Zamek `card`?
pub(crate) fn may_borrow(
    table: &Table,
    seat: Seat,
    card: CardId,
    of: CardId,
    ability: u8,
) -> Result<Plan, Reason> {
    let way = table.def(of).way(ability).ok_or(Reason::NothingToDo)?;
    let zamki = || is_zamek(table, seat, card) && is_zamek(table, seat, of);
    if !might_lend(table, seat) || !zamki() {
        return Err(Reason::NothingToDo);
    }
    if !way.taps_this || has(table, card, way.program) {
        return Err(Reason::Keyword(cite!("AH 700.1.xx")));
    }
    let it = match way.head {
        Head::Czyn | Head::Drobiazg => {
            may_act(table, seat, way.head == Head::Czyn)?;
            None
        }
        Head::Replika => occasion(table, seat, of, way)?,
        _ => return Err(Reason::NothingToDo),
    };
    if table.is_silenced(of) {
        // What is barred to its source is barred to whoever would lend it.
        rule!("AH 112.17");
    }
    may_declare_through(table, seat, (card, of), way, it)
}

/// The declaration through a Zamek is complete: on the stos lies the ability of the other.
pub(crate) fn lend(table: &Table, frame: &Frame, ruling: &mut Ruling) {
    let lenders = zamki(table, frame.seat);
    let lender = lenders.into_iter().find(|it| has(table, *it, frame.program));
    let Some(lender) = lender else { return };
    let way = table.def(lender).ways.iter().find(|it| it.program == frame.program);
    let way = way.expect("the lender has the rule");
    rule!("AH 700.1.xx");
    rule!("AH 112.16");
    rule!("AH 112.17");
    let lent = Frame { source: lender, ..*frame };
    count_in_total(table, &lent, ruling);
    r119_stos::declare_ability(lent, way.ability, ruling);
}

/// Might this seat have a Zamek, and another one to lend itself to it?
#[inline]
pub(crate) fn might_lend(table: &Table, seat: Seat) -> bool {
    table.rules().keywords == KeywordRules::Artykuly && table.might_have_two(seat, Keyword::Zamek)
}

/// What might be used through a Zamek of this seat; repliki only in answer to something.
pub(crate) fn thoughts(table: &Table, seat: Seat, replika: bool, into: &mut Vec<Choice>) {
    let zamki = zamki(table, seat);
    if zamki.len() < 2 {
        return;
    }
    for card in zamki.iter().filter(|it| !table.card(**it).zaznaczona) {
        for of in zamki.iter().filter(|it| *it != card) {
            let ways = table.def(*of).ways.iter().filter(|it| it.taps_this);
            let ways = ways.filter(|it| (it.head == Head::Replika) == replika);
            into.extend(ways.map(|it| Choice::Borrow {
                card: *card,
                of: *of,
                ability: it.ability,
            }));
        }
    }
}

/// Could this seat answer the top object through a Zamek?
pub(crate) fn may_answer(table: &Table, seat: Seat) -> bool {
    let mut open = Vec::new();
    if !might_lend(table, seat) {
        return false;
    }
    thoughts(table, seat, true, &mut open);
    open.iter().any(|it| match *it {
        Choice::Borrow { card, of, ability } => may_borrow(table, seat, card, of, ability).is_ok(),
        _ => false,
    })
}

fn zamki(table: &Table, seat: Seat) -> SmallVec<[CardId; 8]> {
    table.seats[seat].pole.iter().filter(|it| is_zamek(table, seat, *it)).collect()
}

fn is_zamek(table: &Table, seat: Seat, card: CardId) -> bool {
    let own = table.in_play(card) && table.card(card).controller == seat;
    own && table::has_keyword(table, card, Keyword::Zamek)
}

/// Has the card this rule itself?
fn has(table: &Table, card: CardId, program: u16) -> bool {
    table.def(card).ways.iter().any(|it| it.program == program)
}
