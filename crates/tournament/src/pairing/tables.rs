//! Which table a pair sits at.

use super::Pair;
use crate::PlayerId;
use std::collections::{BTreeMap, BTreeSet};

/// Numbers the pairs from the top, around the tables that belong to somebody.
///
/// If both of a pair have a fixed table they meet at the lower one; the other
/// stays empty, so that its owner finds it in the next round. If two pairs
/// claim the same table, the one listed first has it.
pub(super) fn assign(pairs: &mut [Pair], fixed: &BTreeMap<PlayerId, u32>) {
    let reserved: BTreeSet<u32> = fixed.values().copied().collect();
    let mut taken = BTreeSet::new();
    for pair in pairs.iter_mut() {
        let own = pair.players.iter().filter_map(|it| fixed.get(it)).min();
        if let Some(table) = own.filter(|it| taken.insert(**it)) {
            pair.table = *table;
        }
    }
    let mut next = 1;
    for pair in pairs.iter_mut().filter(|it| it.table == 0) {
        while reserved.contains(&next) {
            next += 1;
        }
        pair.table = next;
        next += 1;
    }
    pairs.sort_by_key(|it| it.table);
}
