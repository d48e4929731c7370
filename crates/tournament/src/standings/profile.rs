//! The switches on which real systems differ, as data (PCA-06, PCA-07).

use crate::Fraction;

/// How points and tie-breakers are counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    pub win: u32,
    pub draw: u32,
    pub loss: u32,
    /// An opponent's percentage is never counted below this.
    pub floor: Fraction,
    /// A bye counts as a match of its holder's own percentage.
    pub bye_in_own_mw: bool,
    /// The own game percentage, second tie-breaker, is floored as well.
    pub own_gw_floored: bool,
    /// Of the three points of a game, what a drawn one gives.
    pub drawn_game_points: u32,
    /// With equal points, who left earlier stands lower, whatever the tie-breakers say.
    pub dropped_below: bool,
}

impl Profile {
    /// Pacta Conventa: what DCI Reporter did, where the document is silent.
    pub fn pacta_conventa() -> Profile {
        Profile {
            win: 3,
            draw: 1,
            loss: 0,
            floor: Fraction::new(1, 3),
            bye_in_own_mw: true,
            own_gw_floored: false,
            drawn_game_points: 0,
            dropped_below: false,
        }
    }
}
