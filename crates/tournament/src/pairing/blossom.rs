//! A perfect matching of least cost in a sparse graph, with the prices that prove it.
//!
//! Edmonds' primal-dual method. Every vertex has a price and every blossom (an
//! odd set of vertices shrunk to one) a dual of its own; an edge is tight when
//! the prices of its ends pay for it exactly. Trees of tight edges grow from
//! all unmatched vertices at once, outer and inner vertices alternating, until
//! two of them meet; where nothing is tight any more, prices move. The prices
//! at the end are a certificate: an edge that was never in the graph cannot
//! improve the matching unless [`Solution::slack`] finds it negative.
//!
//! Costs are doubled inside, so that prices stay integers although two outer
//! vertices share the slack between them.

mod contract;
mod grow;
mod nest;

use nest::Nest;

/// No vertex, no edge, no blossom.
const NONE: usize = usize::MAX;

/// An edge with its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Edge {
    pub(crate) ends: [usize; 2],
    pub(crate) cost: i128,
}

/// A perfect matching and the prices that prove it cheapest.
#[derive(Debug)]
pub(crate) struct Solution {
    /// The partner of every vertex.
    pub(crate) mate: Vec<usize>,
    prices: Vec<i128>,
    nest: Nest,
}

impl Solution {
    /// How much dearer than its prices an edge is; negative if it would help.
    pub(crate) fn slack(&self, ends: [usize; 2], cost: i128) -> i128 {
        let open = self.prices[ends[0]] + self.prices[ends[1]] + 4 * cost;
        if 0 <= open { open } else { open + 2 * self.shared(ends) }
    }

    /// What the prices of some vertices have in common.
    pub(crate) fn bundle(&self, vertices: std::ops::Range<usize>) -> Bundle {
        let lowest = vertices.clone().map(|it| self.prices[it]).min();
        let join = |so_far: Option<usize>, it: usize| self.nest.meet(so_far?, it);
        let around = vertices.clone().fold(Some(vertices.start), join);
        Bundle { lowest: lowest.expect("a bundle is not empty"), around }
    }

    /// False if no edge from `vertex` into the bundle that costs `least` or
    /// more can have negative slack.
    pub(crate) fn may_help(&self, vertex: usize, bundle: &Bundle, least: i128) -> bool {
        let open = self.prices[vertex] + bundle.lowest + 4 * least;
        if 0 <= open {
            return false;
        }
        let common = bundle.around.and_then(|it| self.nest.meet(vertex, it));
        open + 2 * common.map_or(0, |it| self.nest.total(it)) < 0
    }

    /// The duals of all blossoms that hold both ends.
    fn shared(&self, [first, second]: [usize; 2]) -> i128 {
        self.nest.meet(first, second).map_or(0, |it| self.nest.total(it))
    }
}

/// The lowest price among some vertices, and the innermost blossom around them all.
#[derive(Debug)]
pub(crate) struct Bundle {
    lowest: i128,
    around: Option<usize>,
}

/// The cheapest perfect matching of `vertices` vertices; none if there is no perfect one.
pub(crate) fn solve(vertices: usize, edges: &[Edge]) -> Option<Solution> {
    assert!(vertices.is_multiple_of(2), "a perfect matching has an even number of vertices");
    let mut search = Search::new(vertices, edges);
    search.match_what_is_tight();
    for _ in 0..vertices {
        if search.mate.iter().all(|it| *it != NONE) {
            break;
        }
        if !search.stage() {
            return None;
        }
    }
    let mate = search.mate.iter().map(|it| search.end_of(*it)).collect();
    let nest = Nest::new(vertices, search.parent, &search.dual);
    Some(Solution { mate, prices: search.dual, nest })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
}

/// Everything the search knows. Vertices are 0..n, blossoms n..2n. Half-edge
/// 2k leads to the first end of edge k, half-edge 2k+1 to its second.
struct Search<'a> {
    n: usize,
    edges: &'a [Edge],
    /// Half-edges that lead away from a vertex, one stretch per vertex.
    halves: Vec<usize>,
    first_half: Vec<usize>,
    /// The half-edge to the partner.
    mate: Vec<usize>,
    label: Vec<Label>,
    /// The half-edge, seen from its far end, through which a label came.
    label_half: Vec<usize>,
    /// Marks of the walk to the roots, on blossoms.
    crumb: Vec<bool>,
    /// The outermost blossom of a vertex.
    top: Vec<usize>,
    parent: Vec<usize>,
    children: Vec<Vec<usize>>,
    /// The half-edges that join a child to the next.
    joints: Vec<Vec<usize>>,
    base: Vec<usize>,
    /// The edge of least slack to an outer vertex (of a vertex) or to another
    /// outer blossom (of an outer blossom).
    best: Vec<usize>,
    best_of_blossom: Vec<Option<Vec<usize>>>,
    unused: Vec<usize>,
    dual: Vec<i128>,
    tight: Vec<bool>,
    queue: Vec<usize>,
    /// Scratch of `contract`: the best edge to each blossom, all NONE between calls.
    best_to: Vec<usize>,
}

impl Search<'_> {
    fn new(n: usize, edges: &[Edge]) -> Search<'_> {
        let mut degree = vec![0; n + 1];
        for edge in edges {
            edge.ends.iter().for_each(|end| degree[*end + 1] += 1);
        }
        for vertex in 0..n {
            degree[vertex + 1] += degree[vertex];
        }
        let first_half = degree.clone();
        let mut halves = vec![0; 2 * edges.len()];
        let mut dual = vec![0; 2 * n];
        let mut cheapest = vec![i128::MAX; n];
        for (k, edge) in edges.iter().enumerate() {
            for side in [0, 1] {
                let vertex = edge.ends[side];
                halves[degree[vertex]] = 2 * k + (1 - side);
                degree[vertex] += 1;
                cheapest[vertex] = cheapest[vertex].min(edge.cost);
            }
        }
        for (dual, cheapest) in dual.iter_mut().zip(cheapest).filter(|it| it.1 != i128::MAX) {
            *dual = -2 * cheapest;
        }
        Search {
            n,
            edges,
            halves,
            first_half,
            mate: vec![NONE; n],
            label: vec![Label::Free; 2 * n],
            label_half: vec![NONE; 2 * n],
            crumb: vec![false; 2 * n],
            top: (0..n).collect(),
            parent: vec![NONE; 2 * n],
            children: vec![Vec::new(); 2 * n],
            joints: vec![Vec::new(); 2 * n],
            base: (0..n).chain(std::iter::repeat_n(NONE, n)).collect(),
            best: vec![NONE; 2 * n],
            best_of_blossom: vec![None; 2 * n],
            unused: (n..2 * n).rev().collect(),
            dual,
            tight: vec![false; edges.len()],
            queue: Vec::new(),
            best_to: vec![NONE; 2 * n],
        }
    }

    /// Neighbours that are cheapest for each other are matched without a search.
    fn match_what_is_tight(&mut self) {
        for k in 0..self.edges.len() {
            let [first, second] = self.edges[k].ends;
            let free = self.mate[first] == NONE && self.mate[second] == NONE;
            if free && self.slack(k) == 0 {
                self.mate[first] = 2 * k + 1;
                self.mate[second] = 2 * k;
            }
        }
    }

    fn end_of(&self, half: usize) -> usize {
        self.edges[half / 2].ends[half % 2]
    }

    fn slack(&self, k: usize) -> i128 {
        let Edge { ends: [first, second], cost } = self.edges[k];
        self.dual[first] + self.dual[second] + 4 * cost
    }

    /// The vertices inside a blossom, or the vertex itself.
    fn leaves(&self, blossom: usize) -> Vec<usize> {
        let (mut leaves, mut open) = (Vec::new(), vec![blossom]);
        while let Some(at) = open.pop() {
            if at < self.n {
                leaves.push(at);
            } else {
                open.extend(&self.children[at]);
            }
        }
        leaves
    }

    /// Keeps the edge of less slack.
    fn offer_best(&mut self, at: usize, k: usize, slack: i128) {
        if self.best[at] == NONE || slack < self.slack(self.best[at]) {
            self.best[at] = k;
        }
    }

    /// The place in a list of `length` that lies `offset` after `at`, around the circle.
    fn around(at: isize, length: usize) -> usize {
        at.rem_euclid(length as isize) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::{Edge, solve};
    use kernel::Dice;

    /// A complete graph with random costs, and the same as a matrix.
    fn random(dice: &mut Dice, n: usize, below: usize) -> (Vec<Edge>, Vec<i128>) {
        let mut edges = Vec::new();
        let mut matrix = vec![0; n * n];
        for first in 0..n {
            for second in first + 1..n {
                let cost = dice.place(below) as i128;
                edges.push(Edge { ends: [first, second], cost });
                matrix[first * n + second] = cost;
            }
        }
        (edges, matrix)
    }

    fn cost(mate: &[usize], matrix: &[i128]) -> i128 {
        let n = mate.len();
        (0..n).filter(|it| *it < mate[*it]).map(|it| matrix[it * n + mate[it]]).sum()
    }

    #[test]
    fn it_agrees_with_an_independent_solver() {
        let mut dice = Dice::new(11);
        for round in 0..600 {
            let n = 2 * (1 + dice.place(12));
            let below = [2, 5, 30, 1000][round % 4];
            let (edges, matrix) = random(&mut dice, n, below);
            let ours = solve(n, &edges).unwrap();
            let theirs = integer_blossom::min_weight_perfect_matching(&matrix, n);
            assert_eq!(cost(&ours.mate, &matrix), cost(&theirs, &matrix), "{matrix:?}");
        }
    }

    #[test]
    fn its_prices_prove_the_matching_cheapest() {
        let mut dice = Dice::new(5);
        for _ in 0..200 {
            let n = 2 * (1 + dice.place(20));
            let (edges, _) = random(&mut dice, n, 12);
            let solution = solve(n, &edges).unwrap();
            for edge in &edges {
                let slack = solution.slack(edge.ends, edge.cost);
                assert!(0 <= slack);
                if solution.mate[edge.ends[0]] == edge.ends[1] {
                    let open = solution.prices[edge.ends[0]] + solution.prices[edge.ends[1]];
                    let paid = open + 4 * edge.cost + 2 * solution.shared(edge.ends);
                    assert_eq!(paid, 0, "a matched edge is tight");
                }
            }
        }
    }

    #[test]
    fn a_sparse_graph_is_matched_perfectly_or_not_at_all() {
        let mut dice = Dice::new(3);
        let mut perfect = 0;
        for _ in 0..600 {
            let n = 2 * (1 + dice.place(7));
            let (edges, mut matrix) = random(&mut dice, n, 50);
            let kept: Vec<Edge> = edges.into_iter().filter(|_| dice.place(3) == 0).collect();
            // For the other solver an absent edge is one that no matching can afford.
            let absent = 1_000_000;
            matrix.iter_mut().for_each(|it| *it = absent);
            for edge in &kept {
                matrix[edge.ends[0] * n + edge.ends[1]] = edge.cost;
            }
            let theirs = cost(&integer_blossom::min_weight_perfect_matching(&matrix, n), &matrix);
            match solve(n, &kept) {
                Some(ours) => {
                    perfect += 1;
                    assert_eq!(cost(&ours.mate, &matrix), theirs);
                }
                None => assert!(absent <= theirs),
            }
        }
        assert!(100 < perfect, "{perfect}");
    }
}
