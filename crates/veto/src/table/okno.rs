//! The window of a stage: the game itself gives the players priority (AH 500.2.a).

use cards::{lang::Word, veto::Moment};
use kernel::{Seat, SeatSet};

/// While it is closed it has no part in the fingerprint, so that the records of
/// Mount&Blade hold (as `Wojna` does it).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Okno {
    /// Which window is open.
    pub(crate) moment: Option<Moment>,
    /// Who has begun something in it: one replika each (AMB-03).
    pub(crate) begun: SeatSet,
}

impl Okno {
    pub(crate) const CLOSED: Okno = Okno { moment: None, begun: SeatSet::NONE };
}

impl std::hash::Hash for Okno {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        if let Some(moment) = self.moment {
            (moment, self.begun).hash(state);
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OknoChange {
    Opens(Moment),
    /// This seat has begun something in it.
    Begun(Seat),
    Closes,
}

impl Okno {
    pub(super) fn change(&mut self, change: OknoChange) {
        match change {
            OknoChange::Opens(moment) => *self = Okno { moment: Some(moment), ..Okno::CLOSED },
            OknoChange::Begun(seat) => self.begun = self.begun.with(seat),
            OknoChange::Closes => *self = Okno::CLOSED,
        }
    }
}

/// Some of the moments: a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Moments(u32);

const _: () = assert!(Moment::ALL.len() <= 32, "the moments are kept in 32 bits");

impl Moments {
    pub(crate) fn of(moments: impl Iterator<Item = Moment>) -> Moments {
        Moments(moments.fold(0, |bits, it| bits | 1 << it as u8))
    }

    #[inline]
    pub(crate) fn contains(self, moment: Moment) -> bool {
        self.0 & 1 << moment as u8 != 0
    }

    fn each(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = (rest != 0).then(|| rest.trailing_zeros() as usize);
            rest &= rest.wrapping_sub(1);
            next
        })
    }
}

/// How many repliki of a seat, in play or hidden, can be used at each moment. It
/// follows from the cards, so it has no part in the fingerprint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct AtMoments([u8; Moment::ALL.len()]);

impl std::hash::Hash for AtMoments {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl AtMoments {
    #[inline]
    pub(crate) fn any(&self, moment: Moment) -> bool {
        self.0[moment as usize] != 0
    }

    pub(super) fn note(&mut self, moments: Moments) {
        moments.each().for_each(|it| self.0[it] += 1);
    }

    pub(super) fn strike(&mut self, moments: Moments) {
        moments.each().for_each(|it| self.0[it] -= 1);
    }
}
