//! What follows from the cards in play and is kept beside them, because it is
//! asked at every turn. It answers "nobody" for certain and "somebody" perhaps;
//! `audit` holds it against the cards. It has no part in the fingerprint.

use cards::veto::{Event, Head, Keyword, Kind};
use kernel::{CardId, PerSeat, Seat};

use super::{Place, Table};
use crate::ability::{Facts, Keywords, Mask};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Beside {
    pole: PerSeat<Pole>,
    /// How many moderunki with Koń are attached to anything.
    konie: u8,
    /// What sets off triggered abilities of cards in play.
    heard: u32,
}

/// What lies on the pole of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Pole {
    keywords: Keywords,
    kinds: u16,
    /// The names of its postacie; several names share a bit.
    names: u64,
}

impl std::hash::Hash for Beside {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl Beside {
    pub(crate) fn of_nothing(seats: u8) -> Beside {
        Beside { pole: PerSeat::new(seats, |_| Pole::default()), konie: 0, heard: 0 }
    }
}

impl Pole {
    #[inline]
    fn with(self, facts: Facts) -> Pole {
        let name = if facts.kind == Kind::Postac { bit_of(facts) } else { 0 };
        Pole {
            keywords: self.keywords.with(facts.keywords),
            kinds: self.kinds | 1 << facts.kind as u8,
            names: self.names | name,
        }
    }
}

fn bit_of(facts: Facts) -> u64 {
    1 << (facts.name % u64::BITS as u16)
}

impl Table {
    /// Might a card on this seat's pole have the keyword?
    #[inline]
    pub(crate) fn might_have(&self, seat: Seat, keyword: Keyword) -> bool {
        let only = Keywords::only(keyword);
        self.beside.pole[seat].keywords.meets(only) || self.is_altered(Mask::gained(only))
    }

    /// Is there a card of this kind on this seat's pole?
    #[inline]
    pub(crate) fn has_kind(&self, seat: Seat, kind: Kind) -> bool {
        self.beside.pole[seat].kinds & 1 << kind as u8 != 0
    }

    /// Might a postać in play have the name of this card?
    #[inline]
    pub(crate) fn might_have_namesake(&self, card: CardId) -> bool {
        let bit = bit_of(self.facts(card));
        self.beside.pole.iter().any(|(_, it)| it.names & bit != 0)
    }

    /// How many Konie are attached, to whomsoever.
    #[inline]
    pub(crate) fn konie(&self) -> usize {
        self.beside.konie.into()
    }

    /// Might an ability in play, or one of this card, go off at such an event?
    #[inline]
    pub(crate) fn is_heard(&self, event: Event, card: CardId) -> bool {
        (self.beside.heard | self.facts(card).hears) & 1 << event as u8 != 0
    }

    /// A card lies where it is now.
    pub(super) fn note_beside(&mut self, id: CardId) {
        let (facts, controller) = (self.facts(id), self.card(id).controller);
        match self.card(id).place {
            Place::Attached => self.beside.konie += u8::from(facts.has(Keyword::Kon)),
            Place::Frakcja => {}
            _ => {
                let pole = &mut self.beside.pole[controller];
                *pole = pole.with(facts);
            }
        }
        self.beside.heard |= facts.hears;
    }

    /// A card has been taken out of its zone and out of `usable`.
    pub(super) fn strike_beside(&mut self, id: CardId) {
        let (facts, controller) = (self.facts(id), self.card(id).controller);
        match self.card(id).place {
            Place::Attached => self.beside.konie -= u8::from(facts.has(Keyword::Kon)),
            Place::Frakcja => {}
            _ => self.beside.pole[controller] = self.pole_of(controller),
        }
        if facts.hears != 0 {
            self.beside.heard = self.heard();
        }
    }

    /// The kinds of change that abilities in play always make.
    pub(super) fn renew_static_mask(&mut self) {
        let masks = self.statics.iter().map(|it| self.facts(it).static_mask);
        self.static_mask = masks.fold(Mask::default(), Mask::with);
    }

    fn pole_of(&self, seat: Seat) -> Pole {
        let cards = self.seats[seat].pole.iter().map(|it| self.facts(it));
        cards.fold(Pole::default(), Pole::with)
    }

    fn heard(&self) -> u32 {
        let triggers = self.usable.iter().map(|it| self.facts(it));
        let triggers = triggers.filter(|it| it.begins(Head::Trigger));
        triggers.fold(0, |heard, it| heard | it.hears)
    }

    /// What is kept as the cards have it.
    pub(super) fn beside_anew(&self) -> Beside {
        let attached = self.seats.iter().flat_map(|(_, it)| it.attached.iter());
        let konie = attached.filter(|it| {
            self.card(*it).place == Place::Attached && self.facts(*it).has(Keyword::Kon)
        });
        Beside {
            pole: PerSeat::new(self.seat_count(), |seat| self.pole_of(seat)),
            konie: konie.count() as u8,
            heard: self.heard(),
        }
    }
}
