//! AH 212-214 — Wpływ Polityczny, Wpływ Bojowy, Wielka Manipulacja: who may use them, and when.
//!
//! They are used like drobiazgi; that a Wielka Manipulacja is used once in a
//! game the counter of its uses says, which no stretch of the game takes back.

use cards::veto::Head;
use kernel::Seat;
use rulebook::{Book, RuleId, cite, rule};

use crate::{illegal::Reason, ruleset::Wplywy, table::Table};

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
            refuse_if(table.initiative != seat, cite!("AH 212.2"))
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
