//! A hash of a state that stays the same on every machine and in every version.

use std::hash::{Hash, Hasher};

/// Feeds a value's `Hash` into a fixed function. Every integer counts as eight
/// little-endian bytes, so that the width of `usize` and the size of an enum's
/// tag make no difference.
#[derive(Debug, Clone)]
pub struct Fingerprint(u64);

impl Fingerprint {
    pub fn of(value: &impl Hash) -> u64 {
        let mut fingerprint = Fingerprint(0xCBF2_9CE4_8422_2325);
        value.hash(&mut fingerprint);
        fingerprint.finish()
    }

    fn mix(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9FB2_1C65_1E98_DF25).rotate_left(29);
    }
}

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        mixed ^ (mixed >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, it: u8) {
        self.mix(u64::from(it));
    }

    fn write_u16(&mut self, it: u16) {
        self.mix(u64::from(it));
    }

    fn write_u32(&mut self, it: u32) {
        self.mix(u64::from(it));
    }

    fn write_u64(&mut self, it: u64) {
        self.mix(it);
    }

    fn write_usize(&mut self, it: usize) {
        self.mix(it as u64);
    }

    fn write_i8(&mut self, it: i8) {
        self.mix(i64::from(it) as u64);
    }

    fn write_i16(&mut self, it: i16) {
        self.mix(i64::from(it) as u64);
    }

    fn write_i32(&mut self, it: i32) {
        self.mix(i64::from(it) as u64);
    }

    fn write_i64(&mut self, it: i64) {
        self.mix(it as u64);
    }

    fn write_isize(&mut self, it: isize) {
        self.mix(it as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::Fingerprint;

    /// Recorded games depend on these values; they may never change.
    #[test]
    fn the_function_is_pinned() {
        assert_eq!(Fingerprint::of(&(1_u8, -2_i8, "kreska", Some(3_usize))), PINNED);
    }

    #[test]
    fn the_order_counts() {
        assert_ne!(Fingerprint::of(&[1_u8, 2]), Fingerprint::of(&[2_u8, 1]));
    }

    const PINNED: u64 = 16_317_068_449_603_343_537;
}
