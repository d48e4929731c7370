//! Effects that outlive the ability that made them.

use cards::thrones::{At, Icon, Until};
use kernel::{CardId, Seat};

use super::{NOBODY, Table};
use crate::{
    ability::{Constant, Ctx},
    catalog::Def,
};

/// One modifier that holds for a time, for one card or for none in particular.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Lasting {
    /// Where its text stands.
    pub(crate) def: u16,
    pub(crate) text: u8,
    pub(crate) modifier: u8,
    pub(crate) kind: u64,
    pub(crate) source: CardId,
    pub(crate) by: Seat,
    /// The card it is about, and its stay in play.
    pub(crate) card: CardId,
    pub(crate) stay: u16,
    /// A number fixed when it began.
    pub(crate) amount: i16,
    /// If it sets a number: when, compared with others that do.
    pub(crate) since: u32,
    /// The type named or of the trigger.
    pub(crate) icon: Option<Icon>,
    /// Whom it forbids something.
    pub(crate) whom: Option<Seat>,
    pub(crate) until: Until,
}

impl Lasting {
    pub(crate) fn constant<'a>(&self, table: &'a Table) -> &'a Constant {
        let def: &Def = table.catalog.0.def(self.def);
        &def.text.lasting[usize::from(self.text)].constant
    }

    /// Does it still hold for `card`?
    pub(crate) fn is_about(&self, table: &Table, card: CardId) -> bool {
        self.card == card && self.stay == table.card(card).stay
    }

    pub(crate) fn about_nobody(&self) -> bool {
        self.card == NOBODY
    }
}

/// An effect that waits for its moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Delayed {
    pub(crate) at: At,
    /// The ability under way as it was, at the operation that begins the delay.
    pub(crate) ctx: Ctx,
    pub(crate) op: u8,
}
