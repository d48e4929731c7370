//! What is asked of a card over and over: few bytes, close together.

use cards::{
    lang::Word,
    veto::{Card, Event, Head, Keyword, Kind},
};

use super::{Mask, catalog::Way};

/// A card in short; everything here follows from its `Def`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Facts {
    keywords: u64,
    /// The keywords contained in them (AH 700.2).
    contained: u64,
    pub(crate) static_mask: Mask,
    pub(crate) kind: Kind,
    pub(crate) szabla: i8,
    pub(crate) kreski: i8,
    pub(crate) lafa: i8,
    pub(crate) utrzymanie: i8,
    heads: u8,
    /// What its repliki answer, one bit an event.
    answers: u16,
    /// Is it played for its effect, not put out?
    pub(crate) is_played: bool,
    /// Has it an ability that is declared or goes off?
    pub(crate) usable: bool,
    /// Has it an ability that always holds?
    pub(crate) has_statics: bool,
}

fn set(keywords: &[Keyword]) -> u64 {
    keywords.iter().fold(0, |it, keyword| it | 1 << *keyword as u8)
}

fn bit(event: Event) -> u16 {
    1 << event as u8
}

const _: () = assert!(Event::ALL.len() <= 16, "what a card answers is kept in 16 bits");
const _: () = assert!(Keyword::ALL.len() <= 64, "the keywords of a card are kept in 64 bits");

impl Facts {
    pub(super) fn of(
        card: &Card,
        ways: &[Way],
        static_mask: Mask,
        (has_statics, is_played): (bool, bool),
    ) -> Facts {
        let small = |it: Option<u8>| it.unwrap_or(0).min(100) as i8;
        Facts {
            keywords: set(&card.keywords),
            contained: card.keywords.iter().fold(0, |it, keyword| it | set(keyword.contained())),
            static_mask,
            kind: card.kind,
            szabla: card.szabla.unwrap_or(0),
            kreski: small(card.kreski),
            lafa: small(card.lafa),
            utrzymanie: card.utrzymanie.unwrap_or(0),
            heads: ways.iter().fold(0, |it, way| it | 1 << way.head as u8),
            answers: ways.iter().filter_map(Way::answered).fold(0, |it, event| it | bit(event)),
            is_played,
            usable: !ways.is_empty(),
            has_statics,
        }
    }

    /// Does one of its abilities begin like that?
    #[inline]
    pub(crate) fn begins(self, head: Head) -> bool {
        self.heads & 1 << head as u8 != 0
    }

    /// Does one of its repliki answer this?
    #[inline]
    pub(crate) fn answers(self, event: Event) -> bool {
        self.answers & bit(event) != 0
    }

    /// Has it a czyn or a drobiazg of its own?
    #[inline]
    pub(crate) fn acts(self) -> bool {
        self.begins(Head::Czyn) || self.begins(Head::Drobiazg)
    }

    /// Does one of its keywords contain this one?
    pub(crate) fn contains(self, keyword: Keyword) -> bool {
        self.contained & 1 << keyword as u8 != 0
    }

    /// Has it, as printed, the abilities of this keyword?
    pub(crate) fn acts_as(self, keyword: Keyword) -> bool {
        self.has(keyword) || self.contains(keyword)
    }

    #[inline]
    pub(crate) fn has(self, keyword: Keyword) -> bool {
        self.keywords & 1 << keyword as u8 != 0
    }
}
