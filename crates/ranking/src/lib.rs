//! The ranking of Pacta Conventa, appendix E, in exact integers.
//!
//! `rating` holds the arithmetic of one match: chance, K, change. `fold` reads
//! the whole history – tournaments round by round, duels, ends of months – and
//! makes the ratings from it, with every point explained. `season` makes that
//! history of finished events. Nothing is kept
//! between two runs: whoever has the history can compute the ranking again.

mod admission;
mod fold;
mod rating;
mod season;

pub use admission::{Submission, admit};
pub use fold::{Change, Entry, Occasion, Player, Ranking, Reason, Tournament, fold};
pub use rating::{
    Chance, Outcome, PairRating, RULES, Rank, Rating, SKARTABELLUS_K, SKARTABELLUS_MATCHES,
    SKARTABELLUS_RATING, Weight, chance, change, change_against_pair, pair_rating, rank,
};
pub use season::{Held, Season, season};
