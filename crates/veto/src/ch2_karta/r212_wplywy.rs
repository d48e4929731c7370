//! AH 212-214 — Wpływ Polityczny, Wpływ Bojowy, Wielka Manipulacja: who may use them, and when.
//!
//! They are used like drobiazgi; that a Wielka Manipulacja is used once in a
//! game the counter of its uses says, which no stretch of the game takes back.

use cards::veto::{Ban, Head};
use kernel::{CardId, Seat};
use rulebook::{Book, RuleId, cite, rule};

use crate::{
    ability::{Mask, Ways},
    illegal::Reason,
    ruleset::Wplywy,
    table::{self, Table},
};

/// Has the holder of the initiative used his Wpływ Polityczny, and may this seat do it after him?
fn follows(table: &Table, seat: Seat) -> bool {
    let frakcja = table.seats[table.initiative].frakcja;
    let ways = table.def(frakcja).ways.iter();
    let used = |it: u8| table.card(frakcja).used >> (2 * it) & 3 != 0;
    table.is_altered(Mask::CAN)
        && ways.filter(|it| it.head == Head::WplywPolityczny).any(|it| used(it.ability))
        && table::allowed_to(table, seat, Ban::FollowWplyw)
}

/// The abilities of its faction card to which this seat has plainly no right.
#[inline]
pub(crate) fn barred(table: &Table, seat: Seat, card: CardId) -> Ways {
    let polityczny = table.initiative != seat && !table.is_altered(Mask::CAN);
    table.facts(card).barred(table.round <= 1, polityczny, table.bojowy != Some(seat))
}

/// May this seat use what begins like that now?
pub(crate) fn has_right(table: &Table, seat: Seat, head: Head) -> Result<(), Reason> {
    let refuse_if = |bad: bool, rule: RuleId| if bad { Err(Reason::NoRight(rule)) } else { Ok(()) };
    match (table.rules().wplywy, head) {
        (Wplywy::None, Head::WplywPolityczny) if table.rules().book == Book::I2 => {
            return Err(Reason::NoRight(cite!("I2 5.2.1")));
        }
        (Wplywy::None, _) => return Err(Reason::NothingToDo),
        (Wplywy::Polityczny, it) if it != Head::WplywPolityczny => {
            return Err(Reason::NothingToDo);
        }
        _ => {}
    }
    let first = table.round <= 1;
    match head {
        Head::WplywPolityczny => {
            rule!("AH 309.1.e");
            rule!("AH 212.1");
            rule!("AH 212.2");
            rule!("I2 1.1.7");
            rule!("AH 212.3");
            refuse_if(first, cite!("AH 212.3"))?;
            let follows = table.initiative != seat && follows(table, seat);
            refuse_if(table.initiative != seat && !follows, cite!("AH 212.2"))
        }
        Head::WplywBojowy => {
            rule!("AH 309.1.g");
            rule!("AH 213.1");
            rule!("AH 213.2");
            rule!("AH 213.3");
            refuse_if(first, cite!("AH 213.3"))?;
            refuse_if(table.bojowy != Some(seat), cite!("AH 213.2"))
        }
        _ => {
            rule!("AH 309.1.f");
            rule!("AH 214.1");
            rule!("AH 214.3");
            refuse_if(first, cite!("AH 214.3"))
        }
    }
}
