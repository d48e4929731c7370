//! The steps still to be taken, as data.
//!
//! A closure could not be cloned, compared or saved, so a step is a value of
//! the game's own enum and the agenda is a plain stack of them.

/// A stack of steps; the next one is on top.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Agenda<S> {
    steps: Vec<S>,
}

impl<S> Agenda<S> {
    pub fn starting_with(step: S) -> Agenda<S> {
        Agenda { steps: vec![step] }
    }

    /// Takes the next step off the agenda.
    pub fn take_next(&mut self) -> Option<S> {
        self.steps.pop()
    }

    /// The next step, left where it is.
    pub fn next(&self) -> Option<&S> {
        self.steps.last()
    }

    /// Puts one step before everything else.
    pub fn put_first(&mut self, step: S) {
        self.steps.push(step);
    }

    /// Puts these steps before everything else, the first of them first.
    #[inline]
    pub fn put_all_first(&mut self, steps: &[S])
    where
        S: Copy,
    {
        match steps {
            [] => {}
            [only] => self.steps.push(*only), // as it mostly is
            _ => self.steps.extend(steps.iter().rev().copied()),
        }
    }

    /// Everything still to do, the next step last.
    pub fn iter(&self) -> impl Iterator<Item = &S> {
        self.steps.iter()
    }

    pub fn clear(&mut self) {
        self.steps.clear();
    }
}
