//! One stage: trees grow, prices move, one path is augmented.

use super::{Label, NONE, Search};

/// What stops prices from moving further.
enum Limit {
    /// An edge from an outer to a free vertex becomes tight.
    Reach(usize),
    /// An edge between two outer blossoms becomes tight.
    Meet(usize),
    /// The dual of an inner blossom is used up.
    Expand(usize),
}

/// What looking around from the outer vertices came to.
enum Scan {
    Augmented,
    NothingTight,
}

impl Search<'_> {
    /// Matches two more vertices; false if no perfect matching exists.
    pub(super) fn stage(&mut self) -> bool {
        self.forget_the_last_stage();
        for vertex in 0..self.n {
            if self.mate[vertex] == NONE && self.label[self.top[vertex]] == Label::Free {
                self.assign(vertex, Label::Outer, NONE);
            }
        }
        loop {
            if let Scan::Augmented = self.scan() {
                break;
            }
            let Some((delta, limit)) = self.limit() else { return false };
            self.move_prices(delta);
            match limit {
                Limit::Reach(k) => {
                    self.tight[k] = true;
                    let [first, second] = self.edges[k].ends;
                    let outer = self.label[self.top[first]] == Label::Outer;
                    self.queue.push(if outer { first } else { second });
                }
                Limit::Meet(k) => {
                    self.tight[k] = true;
                    self.queue.push(self.edges[k].ends[0]);
                }
                Limit::Expand(blossom) => self.expand(blossom, false),
            }
        }
        self.expand_what_is_worth_nothing();
        true
    }

    fn forget_the_last_stage(&mut self) {
        self.label.fill(Label::Free);
        self.label_half.fill(NONE);
        self.best.fill(NONE);
        self.best_of_blossom[self.n..].fill(None);
        self.tight.fill(false);
        self.queue.clear();
    }

    fn expand_what_is_worth_nothing(&mut self) {
        for blossom in self.n..2 * self.n {
            let outermost = self.base[blossom] != NONE && self.parent[blossom] == NONE;
            if outermost && self.label[blossom] == Label::Outer && self.dual[blossom] == 0 {
                self.expand(blossom, true);
            }
        }
    }

    /// Labels the blossom of a vertex; an inner one makes its partner outer.
    pub(super) fn assign(&mut self, vertex: usize, label: Label, half: usize) {
        let blossom = self.top[vertex];
        debug_assert!(self.label[vertex] == Label::Free && self.label[blossom] == Label::Free);
        for at in [vertex, blossom] {
            self.label[at] = label;
            self.label_half[at] = half;
            self.best[at] = NONE;
        }
        if label == Label::Outer {
            let leaves = self.leaves(blossom);
            self.queue.extend(leaves);
        } else {
            let half = self.mate[self.base[blossom]];
            self.assign(self.end_of(half), Label::Outer, half ^ 1);
        }
    }

    /// Follows tight edges from every outer vertex in the queue.
    fn scan(&mut self) -> Scan {
        while let Some(vertex) = self.queue.pop() {
            for at in self.first_half[vertex]..self.first_half[vertex + 1] {
                let half = self.halves[at];
                let (k, other) = (half / 2, self.end_of(half));
                let (own, far) = (self.top[vertex], self.top[other]);
                if own == far {
                    continue;
                }
                let slack = if self.tight[k] { 0 } else { self.slack(k) };
                if slack == 0 {
                    self.tight[k] = true;
                    match self.label[far] {
                        Label::Free => self.assign(other, Label::Inner, half ^ 1),
                        Label::Outer => {
                            let base = self.meeting(vertex, other);
                            if base == NONE {
                                self.augment(k);
                                return Scan::Augmented;
                            }
                            self.contract(base, k);
                        }
                        Label::Inner if self.label[other] == Label::Free => {
                            self.label[other] = Label::Inner;
                            self.label_half[other] = half ^ 1;
                        }
                        Label::Inner => {}
                    }
                } else if self.label[far] == Label::Outer {
                    self.offer_best(own, k, slack);
                } else if self.label[other] == Label::Free {
                    self.offer_best(other, k, slack);
                }
            }
        }
        Scan::NothingTight
    }

    /// How far prices can move, and what happens then.
    fn limit(&self) -> Option<(i128, Limit)> {
        let mut nearest: Option<(i128, Limit)> = None;
        let mut offer = |delta: i128, limit: Limit| {
            if nearest.as_ref().is_none_or(|it| delta < it.0) {
                nearest = Some((delta, limit));
            }
        };
        for vertex in 0..self.n {
            let k = self.best[vertex];
            if k != NONE && self.label[self.top[vertex]] == Label::Free {
                offer(self.slack(k), Limit::Reach(k));
            }
        }
        for blossom in 0..2 * self.n {
            if self.parent[blossom] != NONE {
                continue;
            }
            let k = self.best[blossom];
            if self.label[blossom] == Label::Outer && k != NONE {
                let slack = self.slack(k);
                debug_assert!(slack % 2 == 0, "outer prices have the same parity");
                offer(slack / 2, Limit::Meet(k));
            }
            let real = self.n <= blossom && self.base[blossom] != NONE;
            if real && self.label[blossom] == Label::Inner {
                offer(self.dual[blossom], Limit::Expand(blossom));
            }
        }
        nearest
    }

    fn move_prices(&mut self, delta: i128) {
        for vertex in 0..self.n {
            match self.label[self.top[vertex]] {
                Label::Outer => self.dual[vertex] -= delta,
                Label::Inner => self.dual[vertex] += delta,
                Label::Free => {}
            }
        }
        for blossom in self.n..2 * self.n {
            if self.base[blossom] == NONE || self.parent[blossom] != NONE {
                continue;
            }
            match self.label[blossom] {
                Label::Outer => self.dual[blossom] += delta,
                Label::Inner => self.dual[blossom] -= delta,
                Label::Free => {}
            }
        }
    }

    /// Where the trees of two outer vertices meet: the base of a new blossom,
    /// or NONE if they have different roots.
    fn meeting(&mut self, first: usize, second: usize) -> usize {
        let mut walked = Vec::new();
        let mut found = NONE;
        let (mut at, mut next) = (first, second);
        while at != NONE {
            let blossom = self.top[at];
            if self.crumb[blossom] {
                found = self.base[blossom];
                break;
            }
            self.crumb[blossom] = true;
            walked.push(blossom);
            at = if self.label_half[blossom] == NONE {
                NONE
            } else {
                let inner = self.top[self.end_of(self.label_half[blossom])];
                self.end_of(self.label_half[inner])
            };
            // The two walks take turns, so that neither goes far in vain.
            if next != NONE {
                std::mem::swap(&mut at, &mut next);
            }
        }
        walked.into_iter().for_each(|it| self.crumb[it] = false);
        found
    }
}
