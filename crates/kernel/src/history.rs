//! A game with its past: what a room keeps.

use crate::{Deaf, Game, Listener, Record, Seat};

/// A game, how it began, and every choice made since.
#[derive(Debug, Clone)]
pub struct History<G: Game> {
    start: G,
    now: G,
    record: Record,
    /// Who made each choice, and what was revealed before it.
    past: Vec<(Seat, u32)>,
}

/// Why the latest choice stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CannotUndo {
    NothingDone,
    /// Somebody else has acted since, so it is no longer this seat's to take back.
    OtherActed,
    /// Something hidden has been seen since.
    Revealed,
}

impl<G: Game> History<G> {
    pub fn new(start: G) -> History<G> {
        History { now: start.clone(), start, record: Record::default(), past: Vec::new() }
    }

    pub fn game(&self) -> &G {
        &self.now
    }

    pub fn start(&self) -> &G {
        &self.start
    }

    pub fn record(&self) -> &Record {
        &self.record
    }

    /// How many choices have been made.
    pub fn len(&self) -> usize {
        self.record.choices.len()
    }

    pub fn is_empty(&self) -> bool {
        self.record.choices.is_empty()
    }

    /// Makes the choice with this number, if there is one.
    ///
    /// # Errors
    ///
    /// How many legal choices there are; nothing has changed.
    pub fn choose(
        &mut self,
        number: u16,
        events: &mut impl Listener<G::Event>,
    ) -> Result<(), usize> {
        let mut choices = Vec::new();
        let Some(seat) = self.now.pending().seat() else { return Err(0) };
        self.now.choices(&mut choices);
        let choice = choices.get(usize::from(number)).copied().ok_or(choices.len())?;
        let revealed = self.now.revealed();
        self.now.apply(choice, events).expect("a choice that was offered is legal");
        self.record.push(number, &self.now);
        self.past.push((seat, revealed));
        Ok(())
    }

    /// May `seat` take back its latest choice?
    ///
    /// # Errors
    ///
    /// Why not.
    pub fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo> {
        let (by, revealed) = self.past.last().ok_or(CannotUndo::NothingDone)?;
        if *by != seat {
            return Err(CannotUndo::OtherActed);
        }
        if *revealed != self.now.revealed() {
            return Err(CannotUndo::Revealed);
        }
        Ok(())
    }

    /// Goes back to the state after the first `count` choices.
    pub fn go_back_to(&mut self, count: usize) {
        let choices = self.record.choices[..count].to_vec();
        let mut again = History::new(self.start.clone());
        for choice in choices {
            again.choose(choice, &mut Deaf).expect("the past repeats itself");
        }
        *self = again;
    }
}
