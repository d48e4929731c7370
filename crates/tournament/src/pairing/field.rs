//! The field as a graph: first a few promising edges, then proof for all others.
//!
//! Players stand in one order: by points, and within equal points by the
//! policy (shuffled, or by the standings). The policy wants neighbours in this
//! order to meet, so a good pairing uses short edges, and most of the graph
//! need never be looked at. The prices of the solution tell which of the
//! other edges could help at all; if there are any they join and the search is
//! repeated, until none is left. Then the matching is cheapest in the complete graph.

use super::{
    Contender, Float, Policy, Request, Search, Tiers,
    blossom::{self, Bundle, Edge, Solution},
    cost::Weights,
};
use crate::PlayerId;
use kernel::Chance;
use std::{cmp::Reverse, collections::BTreeMap, ops::Range};

/// Up to so many vertices the complete graph is searched at once.
const SMALL: usize = 64;
/// To how many later players who may be met each one is linked at first.
const NEIGHBOURS: usize = 5;
/// How many of each group are linked across its border at first.
const FLOATERS: usize = 6;
/// How many helpful edges of one player join at a time.
const JOINING: usize = 6;
/// Prices are compared by stretches of so many players.
const STRETCH: usize = 32;

pub(super) struct Field {
    /// The contender (by index in the request) at each position.
    order: Vec<usize>,
    points: Vec<u32>,
    /// Groups below the player's own.
    height: Vec<u32>,
    places_above_last: Vec<u32>,
    had_bye: Vec<bool>,
    last_float: Vec<Option<Float>>,
    /// Positions of the players met, sorted.
    met: Vec<Vec<usize>>,
    forbidden: Vec<Vec<usize>>,
    /// Stretches of equal points.
    groups: Vec<Range<usize>>,
    /// Distances are counted in steps of 2 to this power; zero but for enormous fields.
    coarseness: u32,
    weights: Weights,
}

impl Field {
    pub(super) fn new(request: &Request) -> Field {
        let contenders = &request.contenders;
        let mut order: Vec<usize> = (0..contenders.len()).collect();
        order.sort_by_key(|it| contenders[*it].player);
        assert!(
            order.windows(2).all(|it| contenders[it[0]].player < contenders[it[1]].player),
            "a player is paired once"
        );
        Chance::numbered(request.seed).shuffle(&mut order);
        let by_policy = |it: &usize| match request.policy {
            Policy::Random => 0,
            Policy::Standings => contenders[*it].place,
        };
        order.sort_by_key(|it| (Reverse(contenders[*it].points), by_policy(it)));
        let position: BTreeMap<PlayerId, usize> =
            order.iter().enumerate().map(|(at, it)| (contenders[*it].player, at)).collect();
        let points: Vec<u32> = order.iter().map(|it| contenders[*it].points).collect();
        let groups = groups(&points);
        let mut height = vec![0; points.len()];
        for (below, group) in groups.iter().rev().enumerate() {
            height[group.clone()].fill(below as u32);
        }
        let last = contenders.iter().map(|it| it.place).max().unwrap_or(0);
        let mut forbidden = vec![Vec::new(); points.len()];
        for [one, other] in &request.forbidden {
            if let (Some(one), Some(other)) = (position.get(one), position.get(other)) {
                forbidden[*one].push(*other);
                forbidden[*other].push(*one);
            }
        }
        let met = order.iter().map(|it| {
            let mut met: Vec<usize> =
                contenders[*it].met.iter().filter_map(|it| position.get(it).copied()).collect();
            met.sort_unstable();
            met
        });
        let (coarseness, weights) = weights(&points, &groups, last);
        Field {
            met: met.collect(),
            height,
            places_above_last: order.iter().map(|it| last - contenders[*it].place).collect(),
            had_bye: order.iter().map(|it| contenders[*it].had_bye).collect(),
            last_float: order.iter().map(|it| contenders[*it].last_float).collect(),
            forbidden,
            groups,
            coarseness,
            weights,
            points,
            order,
        }
    }

    pub(super) fn contender<'a>(&self, request: &'a Request, at: usize) -> &'a Contender {
        &request.contenders[self.order[at]]
    }

    /// The vertex after the last player stands for the bye of an odd field.
    pub(super) fn is_bye(&self, vertex: usize) -> bool {
        vertex == self.order.len()
    }

    fn vertices(&self) -> usize {
        self.order.len().next_multiple_of(2)
    }

    /// What it costs that `first` meets `second`, who stands after him.
    pub(super) fn tiers(&self, first: usize, second: usize) -> Tiers {
        let policy = self.distance(first, second);
        if self.is_bye(second) {
            return Tiers {
                second_byes: u64::from(self.had_bye[first]),
                bye_place: u64::from(self.places_above_last[first]),
                policy,
                ..Tiers::default()
            };
        }
        let gap = u64::from(self.points[first] - self.points[second]);
        let floats = u64::from(gap != 0);
        let again = |at: usize, float: Float| u64::from(self.last_float[at] == Some(float));
        Tiers {
            forbidden: u64::from(self.forbidden[first].contains(&second)),
            rematches: u64::from(self.met[first].contains(&second)),
            gaps: gap * gap,
            repeated_floats: floats * (again(first, Float::Down) + again(second, Float::Up)),
            high_floats: floats * u64::from(self.height[first]),
            policy,
            ..Tiers::default()
        }
    }

    /// The cheapest pairing of the complete graph, as the partner of every vertex.
    pub(super) fn solve(&self) -> (Vec<usize>, Search) {
        self.solve_from(self.first_edges())
    }

    fn solve_from(&self, mut edges: Vec<Edge>) -> (Vec<usize>, Search) {
        let mut widenings = 0;
        loop {
            let solution = blossom::solve(self.vertices(), &edges)
                .expect("neighbours in the order are always linked");
            let helpful = self.helpful(&solution);
            if helpful.is_empty() {
                return (solution.mate, Search { edges: edges.len(), widenings });
            }
            widenings += 1;
            edges.extend(helpful);
        }
    }

    fn edge(&self, first: usize, second: usize) -> Edge {
        Edge { ends: [first, second], cost: self.weights.cost(self.tiers(first, second)) }
    }

    fn distance(&self, first: usize, second: usize) -> u64 {
        (second - first) as u64 >> self.coarseness
    }

    fn may_meet(&self, first: usize, second: usize) -> bool {
        !self.met[first].contains(&second) && !self.forbidden[first].contains(&second)
    }

    fn first_edges(&self) -> Vec<Edge> {
        let players = self.order.len();
        let mut pairs: Vec<[usize; 2]> = Vec::new();
        for first in 0..players {
            if self.vertices() <= SMALL {
                pairs.extend((first + 1..players).map(|second| [first, second]));
                continue;
            }
            // The next one in any case: so there is always a perfect matching.
            pairs.extend((first + 1 < players).then_some([first, first + 1]));
            let later = (first + 1..players).filter(|it| self.may_meet(first, *it));
            pairs.extend(later.take(NEIGHBOURS).map(|second| [first, second]));
        }
        for border in self.groups.windows(2) {
            pairs.extend(self.across(border[0].clone(), border[1].clone()));
        }
        if self.vertices() != players {
            pairs.extend((0..players).map(|first| [first, players]));
        }
        pairs.sort_unstable();
        pairs.dedup();
        pairs.into_iter().map(|[first, second]| self.edge(first, second)).collect()
    }

    /// Links those who would float most willingly from one group to the next.
    fn across(&self, upper: Range<usize>, lower: Range<usize>) -> Vec<[usize; 2]> {
        let willing = |at: &usize, float: Float| self.last_float[*at] != Some(float);
        let down = upper.rev().filter(|it| willing(it, Float::Down)).take(FLOATERS);
        let up: Vec<usize> = lower.filter(|it| willing(it, Float::Up)).take(FLOATERS).collect();
        down.flat_map(|first| up.iter().map(move |second| [first, *second])).collect()
    }

    /// The edges that the prices of a solution do not rule out.
    fn helpful(&self, solution: &Solution) -> Vec<Edge> {
        let stretches: Vec<(Range<usize>, Bundle)> = self
            .groups
            .iter()
            .flat_map(|group| {
                group.clone().step_by(STRETCH).map(|at| at..group.end.min(at + STRETCH))
            })
            .map(|range| (range.clone(), solution.bundle(range)))
            .collect();
        let mut helpful = Vec::new();
        for first in 0..self.order.len() {
            let mut own: Vec<(i128, usize)> = Vec::new();
            for (range, bundle) in stretches.iter().filter(|it| first + 1 < it.0.end) {
                let start = range.start.max(first + 1);
                let least = self.weights.cost(self.least_tiers(first, start));
                if !solution.may_help(first, bundle, least) {
                    continue;
                }
                for second in start..range.end {
                    let cost = self.weights.cost(self.tiers(first, second));
                    let slack = solution.slack([first, second], cost);
                    if slack < 0 {
                        own.push((slack, second));
                    }
                }
            }
            own.sort_unstable();
            helpful.extend(own.iter().take(JOINING).map(|(_, second)| self.edge(first, *second)));
        }
        helpful
    }

    /// What meeting anybody from `start` on within its group costs at least.
    fn least_tiers(&self, first: usize, start: usize) -> Tiers {
        let gap = u64::from(self.points[first] - self.points[start]);
        Tiers {
            gaps: gap * gap,
            high_floats: if gap == 0 { 0 } else { u64::from(self.height[first]) },
            policy: self.distance(first, start),
            ..Tiers::default()
        }
    }
}

fn groups(points: &[u32]) -> Vec<Range<usize>> {
    let mut groups: Vec<Range<usize>> = Vec::new();
    for at in 0..points.len() {
        match groups.last_mut() {
            Some(group) if points[group.start] == points[at] => group.end = at + 1,
            _ => groups.push(at..at + 1),
        }
    }
    groups
}

/// Weights wide enough for the worst round; in enormous fields distances are
/// counted more coarsely until they fit.
fn weights(points: &[u32], groups: &[Range<usize>], last_place: u32) -> (u32, Weights) {
    let players = points.len() as u64;
    let pairs = players.div_ceil(2);
    let spread = match (points.first(), points.last()) {
        (Some(most), Some(least)) => u64::from(most - least),
        _ => 0,
    };
    (0..64)
        .find_map(|coarseness| {
            let most = Tiers {
                forbidden: pairs,
                rematches: pairs,
                second_byes: 1,
                bye_place: u64::from(last_place),
                gaps: pairs * spread * spread,
                repeated_floats: 2 * pairs,
                high_floats: pairs * groups.len() as u64,
                policy: pairs * (players >> coarseness),
            };
            Weights::for_sums_up_to(most).map(|weights| (coarseness, weights))
        })
        .expect("the concerns above the policy fit into 122 bits for a hundred thousand players")
}

#[cfg(test)]
impl Field {
    /// The same search from the fewest edges that have a perfect matching.
    pub(super) fn solve_from_a_chain(&self) -> (Vec<usize>, Search) {
        let players = self.order.len();
        let mut pairs: Vec<[usize; 2]> = (1..players).map(|it| [it - 1, it]).collect();
        if self.vertices() != players {
            pairs.extend((0..players).map(|first| [first, players]));
        }
        self.solve_from(pairs.into_iter().map(|[one, two]| self.edge(one, two)).collect())
    }
}
