//! Any legal choice.

use kernel::Dice;

pub(crate) fn place(count: usize, seed: u64) -> usize {
    Dice::new(seed).place(count)
}
