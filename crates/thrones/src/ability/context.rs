//! An ability under way: everything it has been told so far.

use cards::thrones::{Icon, Kind};
use kernel::{CardId, Seat};

use crate::{flow::Member, table::NOBODY};

/// More cards one ability never holds; nothing more is offered then.
pub(crate) const ROOM: usize = 20;
/// The slot of what an operation brought to light.
pub(crate) const FOUND: u8 = 15;
/// The slot of cards that pay a cost.
pub(crate) const PAYING: u8 = 14;

/// The cards bound so far, each with its slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Slots {
    len: u8,
    slots: [u8; ROOM],
    cards: [CardId; ROOM],
}

impl Slots {
    pub(crate) const fn new() -> Slots {
        Slots { len: 0, slots: [0; ROOM], cards: [CardId(0); ROOM] }
    }

    pub(crate) fn is_full(&self) -> bool {
        usize::from(self.len) == ROOM
    }

    pub(crate) fn add(&mut self, slot: u8, card: CardId) {
        if !self.is_full() {
            self.slots[usize::from(self.len)] = slot;
            self.cards[usize::from(self.len)] = card;
            self.len += 1;
        }
    }

    pub(crate) fn iter(&self, slot: u8) -> impl Iterator<Item = CardId> + '_ {
        let len = usize::from(self.len);
        let pairs = self.slots[..len].iter().zip(&self.cards[..len]);
        pairs.filter(move |(at, _)| **at == slot).map(|(_, card)| *card)
    }

    pub(crate) fn count(&self, slot: u8) -> usize {
        self.iter(slot).count()
    }

    pub(crate) fn clear(&mut self, slot: u8) {
        self.retain(|at, _| at != slot);
    }

    pub(crate) fn forget(&mut self, card: CardId) {
        self.retain(|_, it| it != card);
    }

    fn retain(&mut self, keep: impl Fn(u8, CardId) -> bool) {
        let mut kept = 0;
        for place in 0..usize::from(self.len) {
            let (slot, card) = (self.slots[place], self.cards[place]);
            if keep(slot, card) {
                (self.slots[kept], self.cards[kept]) = (slot, card);
                kept += 1;
            }
        }
        for place in kept..usize::from(self.len) {
            // What is no longer held must not tell two equal states apart.
            (self.slots[place], self.cards[place]) = (0, CardId(0));
        }
        self.len = kept as u8;
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Ctx {
    /// The card the ability stands on, and that stay of it in play.
    pub(crate) source: CardId,
    pub(crate) stay: u16,
    /// What the source was attached to when the ability was initiated; a cost may take it off.
    pub(crate) host: CardId,
    pub(crate) def: u16,
    pub(crate) ability: u8,
    pub(crate) by: Seat,
    /// The triggering condition, and its place among the members.
    pub(crate) member: Member,
    pub(crate) on: u16,
    pub(crate) x: u8,
    pub(crate) icon: Option<Icon>,
    pub(crate) kind: Option<Kind>,
    pub(crate) chosen: Option<Seat>,
    /// Who chooses at the moment.
    pub(crate) picker: Option<Seat>,
    pub(crate) slots: Slots,
    /// Its effects were canceled, or its cost could not be paid.
    pub(crate) stopped: bool,
    /// Something before was not done in full.
    pub(crate) short: bool,
    /// A delayed effect of an ability that is over.
    pub(crate) delayed: bool,
}

impl Ctx {
    pub(crate) fn new(source: CardId, def: u16, ability: u8, by: Seat, member: Member) -> Ctx {
        Ctx {
            source,
            stay: 0,
            host: NOBODY,
            def,
            ability,
            by,
            member,
            on: 0,
            x: 0,
            icon: None,
            kind: None,
            chosen: None,
            picker: None,
            slots: Slots::new(),
            stopped: false,
            short: false,
            delayed: false,
        }
    }
}
