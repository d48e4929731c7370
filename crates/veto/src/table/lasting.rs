//! Changes that last for a while after what made them is gone.

use cards::veto::{Ban, Keyword, Span, Stat};
use kernel::{CardId, Seat};

use super::Table;
use crate::ability::Mask;

/// One change to one card or player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Lasting {
    pub(crate) subject: Subject,
    pub(crate) what: What,
    pub(crate) span: Span,
    /// The card that made it (an index of the catalog), to be named.
    pub(crate) source: u16,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Subject {
    Card(CardId),
    Seat(Seat),
}

impl What {
    pub(super) fn mask(self) -> Mask {
        match self {
            What::Stat(stat, amount) if amount < 0 => Mask::stat(stat).with(Mask::LOWERS),
            What::Stat(stat, _) => Mask::stat(stat),
            What::Keyword(_) => Mask::KEYWORD,
            What::Ban(ban) => Mask::ban(ban),
        }
    }
}

impl Table {
    /// Ends what lasted, where `over` says so.
    pub(super) fn drop_lasting(&mut self, over: impl Fn(&Lasting) -> bool) {
        if self.lasting.is_empty() {
            return;
        }
        self.lasting.retain(|it| !over(it));
        let masks = self.lasting.iter().map(|it| it.what.mask());
        self.lasting_mask = masks.fold(Mask::default(), Mask::with);
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum What {
    Stat(Stat, i8),
    Keyword(Keyword),
    Ban(Ban),
}
