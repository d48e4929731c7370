//! Places at the table, and what is kept once for each of them.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;

/// More never sit at one table.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from zero in initiative order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat after this one, going round a table of `count`.
    pub fn next(self, count: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next < count { next } else { 0 })
    }
}

/// One value for each seat.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PerSeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> PerSeat<T> {
    /// One value for each of `count` seats.
    pub fn new(count: u8, mut make: impl FnMut(Seat) -> T) -> PerSeat<T> {
        PerSeat((0..count).map(|it| make(Seat(it))).collect())
    }

    pub fn count(&self) -> u8 {
        self.0.len() as u8
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<T> {
        (0..self.0.len() as u8).map(Seat)
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(place, it)| (Seat(place as u8), it))
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[usize::from(seat.0)]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[usize::from(seat.0)]
    }
}

/// A set of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const NONE: SeatSet = SeatSet(0);
    /// Everybody, and any spectator.
    pub const ALL: SeatSet = SeatSet(u8::MAX);

    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// How many seats are in it.
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Spectators know what everybody knows.
    pub fn includes(self, viewer: Option<Seat>) -> bool {
        match viewer {
            Some(seat) => self.contains(seat),
            None => self == SeatSet::ALL,
        }
    }
}
