//! What is kept beside the state, so as not to be looked up again and again.

use std::{
    hash::{Hash, Hasher},
    ops::{Deref, DerefMut},
};

/// Something that follows from the state: it has no part in the fingerprint,
/// and `audit` holds it against what it follows from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Beside<T>(pub(crate) T);

impl<T> Hash for Beside<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> Deref for Beside<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Beside<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}
