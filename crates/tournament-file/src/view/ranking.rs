//! The ranking that finished events make, with every point explained.

use super::questions::RefusalView;
use crate::{
    Unreadable,
    mirror::{Mirror, words},
};
use ranking::{Change, Reason, Season};
use serde::{Deserialize, Serialize};
use tournament::PlayerId;
use ts_rs::TS;

mod of {
    pub(super) use ranking::{Outcome, Rank};
}

words! { Rank = of::Rank { Skartabellus, Nobilis, Generosus, Magnificus } }
words! { Outcome = of::Outcome { Won, Drawn, Lost } }

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RankingView {
    /// Which reading of the rules it follows.
    pub rules: String,
    /// The best first; whoever is still a Skartabellus follows those who are not.
    pub players: Vec<RankedView>,
    /// The events it was made of, in the order in which they were held.
    pub events: Vec<RatedView>,
    /// Finished events that it does not take, and why.
    pub refused: Vec<UnratedView>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RankedView {
    /// Equals share it.
    pub place: u32,
    pub account: String,
    pub rank: Rank,
    /// What he has collected.
    pub collected: i64,
    /// What he counts for: 1000 as long as he is a Skartabellus.
    pub rating: i64,
    pub matches: u32,
    /// The oldest first.
    pub changes: Vec<ChangeView>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChangeView {
    /// The place in `events` of the event that brought it.
    pub event: Option<u32>,
    pub points: i64,
    /// What he has with it.
    pub after: i64,
    pub why: WhyView,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum WhyView {
    /// K times what was done better than the chance said; the chance in thousandths of a percent.
    Match {
        own: i64,
        other: i64,
        outcome: Outcome,
        k: i64,
        chance: i64,
        over_limit: bool,
    },
    Duel {
        won: bool,
        over_limit: bool,
    },
    /// A Magnificus who hardly played in a month.
    Idle {
        matches: u32,
    },
}

/// An event as the ranking names it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RatedView {
    pub event: String,
    pub title: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct UnratedView {
    pub event: RatedView,
    pub why: RefusalView,
}

impl RankingView {
    /// `events` are those the season was made of, in the same order.
    pub fn of(season: &Season, events: &[RatedView]) -> RankingView {
        let entries: Vec<(usize, usize)> = season.events.iter().map(|it| (*it.0, *it.1)).collect();
        let refused = season.refused.iter().map(|(at, refusal)| UnratedView {
            event: events[*at].clone(),
            why: RefusalView::of_refusal(refusal),
        });
        RankingView {
            rules: season.ranking.rules.to_owned(),
            players: players(season, &entries),
            events: entries.iter().map(|it| events[it.1].clone()).collect(),
            refused: refused.collect(),
        }
    }
}

fn players(season: &Season, entries: &[(usize, usize)]) -> Vec<RankedView> {
    let mut players: Vec<RankedView> = season
        .ranking
        .players
        .iter()
        .map(|(id, player)| RankedView {
            place: 0,
            account: season.accounts.get(id).cloned().unwrap_or_default(),
            rank: Rank::of(&player.rank()),
            collected: player.collected,
            rating: player.rating(),
            matches: player.matches,
            changes: changes(season, *id, entries),
        })
        .collect();
    let worth = |it: &RankedView| (it.rank != Rank::Skartabellus, it.collected);
    players.sort_by(|one, other| {
        worth(other).cmp(&worth(one)).then_with(|| one.account.cmp(&other.account))
    });
    let worths: Vec<_> = players.iter().map(worth).collect();
    for (player, own) in players.iter_mut().zip(&worths) {
        let better = worths.iter().filter(|it| own < *it).count();
        player.place = better as u32 + 1;
    }
    players
}

fn changes(season: &Season, player: PlayerId, entries: &[(usize, usize)]) -> Vec<ChangeView> {
    let mut after = ranking::SKARTABELLUS_RATING;
    let of_him = season.ranking.changes.iter().filter(|it| it.player == player);
    let view = |change: &Change| {
        after += change.points;
        ChangeView {
            event: entries.iter().position(|it| it.0 == change.entry).map(|it| it as u32),
            points: change.points,
            after,
            why: why(change.reason),
        }
    };
    of_him.map(view).collect()
}

fn why(reason: Reason) -> WhyView {
    match reason {
        Reason::Match { own, other, outcome, k, over_limit } => WhyView::Match {
            own,
            other,
            outcome: Outcome::of(&outcome),
            k,
            chance: ranking::chance(own, other).0,
            over_limit,
        },
        Reason::Duel { won, over_limit } => WhyView::Duel { won, over_limit },
        Reason::IdleMagnificus { matches } => WhyView::Idle { matches },
    }
}
