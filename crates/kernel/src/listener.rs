//! Whoever wants to know what happens.
//!
//! A search plays millions of moves and reads none of their events, so an
//! event is made only when somebody listens.

/// Hears of events in the order in which they happen.
pub trait Listener<E> {
    /// `event` makes the event; it may be called once or not at all and changes nothing.
    fn hear(&mut self, event: impl FnOnce() -> E);

    /// Does it never hear anything? A game may then save itself more than the making of events.
    fn is_deaf(&self) -> bool {
        false
    }
}

/// A list keeps them all.
impl<E> Listener<E> for Vec<E> {
    #[inline]
    fn hear(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Nobody listens.
#[derive(Debug, Clone, Copy, Default)]
pub struct Deaf;

impl<E> Listener<E> for Deaf {
    #[inline]
    fn hear(&mut self, _: impl FnOnce() -> E) {}

    fn is_deaf(&self) -> bool {
        true
    }
}
