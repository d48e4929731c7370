//! PC 6.6.1, 6.6.2, 6.6.26, 6.6.39, 6.6.40 — the team draft: seats, time, nine games.

use rulebook::rule;

/// Minutes for building the decks of a team.
pub const BUILDING_MINUTES: u32 = 30;

/// A member of one of the two teams: team 0 or 1, number 1 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat {
    pub team: u8,
    pub number: u8,
}

/// Around the table: the ones side by side, the twos beside the other team's
/// ones, the threes beside the other team's twos.
pub fn seating() -> [Seat; 6] {
    rule!("PC 6.6.1");
    rule!("PC 6.6.2");
    [(0, 1), (1, 1), (0, 2), (1, 3), (0, 3), (1, 2)].map(|(team, number)| Seat { team, number })
}

/// Three series of games to one win, as numbers of the first and second team;
/// everybody meets everybody, an unequal pair in both directions.
pub fn series() -> [[[u8; 2]; 3]; 3] {
    rule!("PC 6.6.26");
    rule!("PC 6.6.39");
    rule!("PC 6.6.40");
    [[[1, 2], [2, 1], [3, 3]], [[1, 3], [3, 1], [2, 2]], [[1, 1], [2, 3], [3, 2]]]
}
