//! Which blossoms hold two vertices both, quickly: blossoms nest thousands deep.

use super::NONE;

/// The forest of vertices and blossoms, with the sum of duals up to the root.
#[derive(Debug)]
pub(super) struct Nest {
    parent: Vec<usize>,
    depth: Vec<u32>,
    /// An ancestor far up, chosen so that any climb takes few steps.
    jump: Vec<usize>,
    total: Vec<i128>,
}

impl Nest {
    /// `dual` is counted for blossoms only: for nodes from `vertices` on.
    pub(super) fn new(vertices: usize, parent: Vec<usize>, dual: &[i128]) -> Nest {
        let count = parent.len();
        let mut nest =
            Nest { parent, depth: vec![0; count], jump: vec![NONE; count], total: vec![0; count] };
        let mut known = vec![false; count];
        for start in 0..count {
            let (mut at, mut open) = (start, Vec::new());
            while at != NONE && !known[at] {
                open.push(at);
                at = nest.parent[at];
            }
            for node in open.into_iter().rev() {
                nest.settle(node, if node < vertices { 0 } else { dual[node] });
                known[node] = true;
            }
        }
        nest
    }

    fn settle(&mut self, node: usize, dual: i128) {
        let parent = self.parent[node];
        self.total[node] = dual;
        if parent == NONE {
            self.jump[node] = node;
            return;
        }
        self.depth[node] = self.depth[parent] + 1;
        self.total[node] += self.total[parent];
        // Jumps of growing length, as the digits of a skew binary number.
        let (near, far) = (self.jump[parent], self.jump[self.jump[parent]]);
        let even = self.depth[parent] - self.depth[near] == self.depth[near] - self.depth[far];
        self.jump[node] = if even { far } else { parent };
    }

    /// The innermost node that holds both; none if they lie apart.
    pub(super) fn meet(&self, mut one: usize, mut other: usize) -> Option<usize> {
        if self.depth[one] < self.depth[other] {
            std::mem::swap(&mut one, &mut other);
        }
        while self.depth[one] != self.depth[other] {
            let jump = self.jump[one];
            one = if self.depth[other] <= self.depth[jump] { jump } else { self.parent[one] };
        }
        while one != other {
            if self.parent[one] == NONE {
                return None;
            }
            if self.jump[one] == self.jump[other] {
                (one, other) = (self.parent[one], self.parent[other]);
            } else {
                (one, other) = (self.jump[one], self.jump[other]);
            }
        }
        Some(one)
    }

    /// The sum of the duals of a node and everything around it.
    pub(super) fn total(&self, node: usize) -> i128 {
        self.total[node]
    }
}

#[cfg(test)]
mod tests {
    use super::{NONE, Nest};
    use kernel::Dice;

    #[test]
    fn it_agrees_with_climbing_step_by_step() {
        let mut dice = Dice::new(9);
        for _ in 0..50 {
            let count = 2 + dice.place(80);
            let dual: Vec<i128> = (0..count).map(|_| dice.place(9) as i128).collect();
            let mut parent = vec![NONE; count];
            for (node, parent) in parent.iter_mut().enumerate().take(count - 1) {
                // Mostly the next node, so that chains are long.
                let step = if dice.place(4) == 0 { 1 + dice.place(6) } else { 1 };
                *parent = if node + step < count { node + step } else { NONE };
            }
            let nest = Nest::new(0, parent.clone(), &dual);
            let chain = |mut at: usize| {
                let mut chain = Vec::new();
                while at != NONE {
                    chain.push(at);
                    at = parent[at];
                }
                chain
            };
            for one in 0..count {
                assert_eq!(nest.total(one), chain(one).iter().map(|it| dual[*it]).sum::<i128>());
                for other in 0..count {
                    let common = chain(one).into_iter().find(|it| chain(other).contains(it));
                    assert_eq!(nest.meet(one, other), common);
                }
            }
        }
    }
}
