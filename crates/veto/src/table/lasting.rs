//! Changes that last for a while after what made them is gone.

use cards::veto::{Ban, Keyword, Span, Stat};
use kernel::{CardId, Seat};

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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum What {
    Stat(Stat, i8),
    Keyword(Keyword),
    Ban(Ban),
}
