//! Changes that last for a while after what made them is gone.

use cards::veto::{Ban, Keyword, Span, Stat};
use kernel::{CardId, Listener, Seat};
use rulebook::RuleId;

use super::{Table, change::tell};
use crate::{
    ability::{Keywords, Mask},
    event::{Event, Happened},
};

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
            What::Keyword(keyword) => Mask::gained(Keywords::only(keyword)),
            What::Ban(ban) => Mask::ban(ban),
            What::Can(_) => Mask::CAN,
            What::Lost(keyword) => Mask::lost(Keywords::only(keyword)),
            What::Used(_) => Mask::default(),
        }
    }
}

impl Table {
    pub(super) fn last(
        &mut self,
        lasting: Lasting,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        if let (Subject::Card(card), What::Stat(stat, amount)) = (lasting.subject, lasting.what) {
            let stat = cards::lang::Word::spelling(stat);
            tell(events, rule, || Event::Changed { card: self.face(card), stat, amount });
        }
        self.lasting_mask = self.lasting_mask.with(lasting.what.mask());
        self.lasting.push(lasting);
    }

    pub(super) fn end_span(&mut self, span: Span) {
        self.drop_lasting(|it| it.span == span);
        // Only what is in play has been used.
        for id in self.usable.iter() {
            let card = &mut self.cards[id.index()];
            if card.used != 0 && self.catalog.0.facts(card.def).limited {
                card.used &= !self.catalog.0.def(card.def).used_in(span);
            }
        }
    }

    /// Does something keep what is printed on this card from working?
    pub(crate) fn is_silenced(&self, card: CardId) -> bool {
        let what = What::Ban(Ban::UseAbilities);
        self.lasting_mask.meets(Mask::ban(Ban::UseAbilities))
            && self.lasting.iter().any(|it| it.subject == Subject::Card(card) && it.what == what)
    }

    /// Has the card been given this keyword for a while?
    pub(crate) fn lasts_keyword(&self, card: CardId, keyword: Keyword) -> bool {
        let what = What::Keyword(keyword);
        self.lasting_mask.meets(Mask::gained(Keywords::only(keyword)))
            && self.lasting.iter().any(|it| it.subject == Subject::Card(card) && it.what == what)
    }

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
    Can(Ban),
    Lost(Keyword),
    /// The ability of the source with this number was used: it is counted in total (AH 600.5).
    Used(u8),
}
