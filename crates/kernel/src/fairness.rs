//! Shuffling that nobody can steer and everybody can check.
//!
//! Server and players each think of a secret contribution and first publish
//! only its hash. When all hashes are known the contributions are revealed,
//! and together they make the seed. Nobody can choose a contribution that
//! suits the others', and after the game anyone can repeat every shuffle.

use sha2::{Digest, Sha256};

/// The hash that is published before any contribution is known.
pub fn commitment(contribution: &[u8]) -> [u8; 32] {
    Sha256::digest(contribution).into()
}

/// The seed made of all contributions, in the order of their commitments.
pub fn seed<'a>(contributions: impl IntoIterator<Item = &'a [u8]>) -> [u8; 32] {
    let mut hash = Sha256::new();
    for contribution in contributions {
        hash.update(contribution);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::{commitment, seed};

    #[test]
    fn the_seed_depends_on_every_contribution_and_on_their_order() {
        let (a, b) = (&[1_u8; 32][..], &[2_u8; 32][..]);
        assert_ne!(seed([a, b]), seed([b, a]));
        assert_ne!(seed([a, b]), seed([a]));
        assert_eq!(seed([a]), commitment(a));
    }
}
