//! Blossoms are made, undone, and turned when a path runs through them.

use super::{Label, NONE, Search};

impl Search<'_> {
    /// Shrinks the odd circle that edge `k` closes with the paths to `base`.
    pub(super) fn contract(&mut self, base: usize, k: usize) {
        let root = self.top[base];
        let blossom = self.unused.pop().expect("there are fewer blossoms than vertices");
        self.base[blossom] = base;
        self.parent[blossom] = NONE;
        self.parent[root] = blossom;
        let (mut path, mut joints) = (Vec::new(), Vec::new());
        let [first, second] = self.edges[k].ends;
        let mut at = self.top[first];
        while at != root {
            self.parent[at] = blossom;
            path.push(at);
            joints.push(self.label_half[at]);
            at = self.top[self.end_of(self.label_half[at])];
        }
        path.push(root);
        path.reverse();
        joints.reverse();
        joints.push(2 * k);
        at = self.top[second];
        while at != root {
            self.parent[at] = blossom;
            path.push(at);
            joints.push(self.label_half[at] ^ 1);
            at = self.top[self.end_of(self.label_half[at])];
        }
        self.label[blossom] = Label::Outer;
        self.label_half[blossom] = self.label_half[root];
        self.dual[blossom] = 0;
        self.children[blossom] = path;
        self.joints[blossom] = joints;
        for leaf in self.leaves(blossom) {
            if self.label[self.top[leaf]] == Label::Inner {
                self.queue.push(leaf);
            }
            self.top[leaf] = blossom;
        }
        self.gather_best(blossom);
    }

    /// The least-slack edges from a new blossom to each other outer blossom.
    fn gather_best(&mut self, blossom: usize) {
        let mut touched = Vec::new();
        for child in self.children[blossom].clone() {
            let known = self.best_of_blossom[child].take();
            let edges = known.unwrap_or_else(|| self.edges_of(child));
            for k in edges {
                let [first, second] = self.edges[k].ends;
                let far = if self.top[first] == blossom { second } else { first };
                let to = self.top[far];
                if to == blossom || self.label[to] != Label::Outer {
                    continue;
                }
                let best = self.best_to[to];
                if best == NONE {
                    touched.push(to);
                }
                if best == NONE || self.slack(k) < self.slack(best) {
                    self.best_to[to] = k;
                }
            }
            self.best[child] = NONE;
        }
        let mut kept = Vec::with_capacity(touched.len());
        self.best[blossom] = NONE;
        for to in touched {
            let k = std::mem::replace(&mut self.best_to[to], NONE);
            kept.push(k);
            self.offer_best(blossom, k, self.slack(k));
        }
        self.best_of_blossom[blossom] = Some(kept);
    }

    fn edges_of(&self, blossom: usize) -> Vec<usize> {
        let halves = |leaf: usize| self.first_half[leaf]..self.first_half[leaf + 1];
        let leaves = self.leaves(blossom).into_iter();
        leaves.flat_map(halves).map(|at| self.halves[at] / 2).collect()
    }

    /// Sets the children of a blossom free. At the end of a stage nested ones
    /// that are worth nothing follow; within it, labels pass to the children.
    pub(super) fn expand(&mut self, blossom: usize, stage_over: bool) {
        for child in self.children[blossom].clone() {
            self.parent[child] = NONE;
            if child < self.n {
                self.top[child] = child;
            } else if stage_over && self.dual[child] == 0 {
                self.expand(child, true);
            } else {
                for leaf in self.leaves(child) {
                    self.top[leaf] = child;
                }
            }
        }
        if !stage_over && self.label[blossom] == Label::Inner {
            self.relabel_children(blossom);
        }
        self.label[blossom] = Label::Free;
        self.label_half[blossom] = NONE;
        self.children[blossom].clear();
        self.joints[blossom].clear();
        self.base[blossom] = NONE;
        self.best_of_blossom[blossom] = None;
        self.best[blossom] = NONE;
        self.unused.push(blossom);
    }

    /// The path from the entrance of an inner blossom to its base stays in the
    /// tree; the other children leave it unless an outer vertex reaches them.
    fn relabel_children(&mut self, blossom: usize) {
        let (children, joints) = (self.children[blossom].clone(), self.joints[blossom].clone());
        let count = children.len();
        let entrance = self.top[self.end_of(self.label_half[blossom] ^ 1)];
        let entered = children.iter().position(|it| *it == entrance).expect("it is a child");
        let (mut at, step, trick) = Self::way(entered, count);
        let mut half = self.label_half[blossom];
        while at != 0 {
            // The child through which the tree comes in is inner, its partner outer.
            let inner = self.end_of(half ^ 1);
            self.label[inner] = Label::Free;
            let joint = joints[Self::around(at - trick, count)] ^ usize::from(trick == 1);
            let outer = self.end_of(joint ^ 1);
            self.label[outer] = Label::Free;
            self.assign(inner, Label::Inner, half);
            self.tight[joint / 2] = true;
            at += step;
            half = joints[Self::around(at - trick, count)] ^ usize::from(trick == 1);
            self.tight[half / 2] = true;
            at += step;
        }
        // The base keeps its label without passing it on to its partner.
        let base = children[Self::around(at, count)];
        let inner = self.end_of(half ^ 1);
        for it in [inner, base] {
            self.label[it] = Label::Inner;
            self.label_half[it] = half;
        }
        self.best[base] = NONE;
        at += step;
        while children[Self::around(at, count)] != entrance {
            let child = children[Self::around(at, count)];
            at += step;
            if self.label[child] == Label::Outer {
                continue;
            }
            let reached = self.leaves(child).into_iter().find(|it| self.label[*it] != Label::Free);
            if let Some(vertex) = reached {
                self.label[vertex] = Label::Free;
                let partner = self.end_of(self.mate[self.base[child]]);
                self.label[partner] = Label::Free;
                self.assign(vertex, Label::Inner, self.label_half[vertex]);
            }
        }
    }

    /// From a child to the base over an even number of joints: where to start,
    /// which way to go, and which end of a joint belongs to the next child.
    fn way(from: usize, count: usize) -> (isize, isize, isize) {
        if from % 2 == 1 { (from as isize - count as isize, 1, 0) } else { (from as isize, -1, 1) }
    }

    /// Matches two trees along the path through edge `k`.
    pub(super) fn augment(&mut self, k: usize) {
        let [first, second] = self.edges[k].ends;
        for (start, half) in [(first, 2 * k + 1), (second, 2 * k)] {
            let (mut outer, mut half) = (start, half);
            loop {
                let blossom = self.top[outer];
                if self.n <= blossom {
                    self.turn(blossom, outer);
                }
                self.mate[outer] = half;
                if self.label_half[blossom] == NONE {
                    break;
                }
                let inner_vertex = self.end_of(self.label_half[blossom]);
                let inner = self.top[inner_vertex];
                outer = self.end_of(self.label_half[inner]);
                let entered = self.end_of(self.label_half[inner] ^ 1);
                if self.n <= inner {
                    self.turn(inner, entered);
                }
                self.mate[entered] = self.label_half[inner];
                half = self.label_half[inner] ^ 1;
            }
        }
    }

    /// Exchanges matched and unmatched edges between `vertex` and the base of
    /// the blossom, so that `vertex` becomes its base.
    fn turn(&mut self, blossom: usize, vertex: usize) {
        let mut child = vertex;
        while self.parent[child] != blossom {
            child = self.parent[child];
        }
        if self.n <= child {
            self.turn(child, vertex);
        }
        let (children, joints) = (self.children[blossom].clone(), self.joints[blossom].clone());
        let count = children.len();
        let from = children.iter().position(|it| *it == child).expect("it is a child");
        let (mut at, step, trick) = Self::way(from, count);
        while at != 0 {
            at += step;
            let near = children[Self::around(at, count)];
            let half = joints[Self::around(at - trick, count)] ^ usize::from(trick == 1);
            if self.n <= near {
                self.turn(near, self.end_of(half));
            }
            at += step;
            let far = children[Self::around(at, count)];
            if self.n <= far {
                self.turn(far, self.end_of(half ^ 1));
            }
            let ends = [self.end_of(half), self.end_of(half ^ 1)];
            self.mate[ends[0]] = half ^ 1;
            self.mate[ends[1]] = half;
        }
        self.children[blossom].rotate_left(from);
        self.joints[blossom].rotate_left(from);
        self.base[blossom] = self.base[self.children[blossom][0]];
        debug_assert!(self.base[blossom] == vertex);
    }
}
