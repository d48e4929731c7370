//! PC 1.2, 1.3.3.5 — what is public when, and the queue of calls for a judge.

use crate::{
    PlayerId,
    refusal::{Refusal, refuse_if},
};
use rulebook::{cite, rule};
use std::collections::VecDeque;

/// Who wants to publish information of the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Publisher {
    Wydawca,
    Organizator,
    Other,
}

/// What belongs to the information of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Information {
    DeckLists,
    Games,
    Coverage,
    Photographs,
    Interviews,
}

/// Whether it may be published now.
pub fn may_publish(by: Publisher, what: Information, over: bool) -> Result<(), Refusal> {
    match (by, what) {
        (Publisher::Wydawca, _) => {
            rule!("PC 1.2.1");
            Ok(())
        }
        // Results of games are no secret: they stand in the table of the event.
        (_, Information::Games) if over => {
            rule!("PC 1.2.3");
            Ok(())
        }
        (Publisher::Organizator, _) => {
            rule!("PC 1.2.3");
            refuse_if(!over, cite!("PC 1.2.4"), "the organiser publishes after the tournament")
        }
        (Publisher::Other, _) => Err(Refusal::new(
            cite!("PC 1.2.3"),
            "information of the tournament is the Wydawca's and the organiser's",
        )),
    }
}

/// Calls for a judge, first come first served.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calls {
    waiting: VecDeque<(u32, PlayerId)>,
}

impl Calls {
    /// A player calls from his table; he cannot pick the judge.
    pub fn call(
        &mut self,
        table: u32,
        player: PlayerId,
        wanted: Option<PlayerId>,
    ) -> Result<(), Refusal> {
        refuse_if(wanted.is_some(), cite!("PC 1.3.3.5"), "a player calls a judge, not this judge")?;
        if !self.waiting.contains(&(table, player)) {
            self.waiting.push_back((table, player));
        }
        Ok(())
    }

    /// The oldest call first.
    pub fn waiting(&self) -> impl Iterator<Item = (u32, PlayerId)> {
        self.waiting.iter().copied()
    }

    /// The next free judge takes the oldest call.
    pub fn answer(&mut self) -> Option<(u32, PlayerId)> {
        self.waiting.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rulebook::proves;

    #[test]
    fn the_organiser_publishes_afterwards_the_wydawca_at_any_time() {
        let _rules = [proves!("PC 1.2.1"), proves!("PC 1.2.3")];
        let lists = Information::DeckLists;
        assert_eq!(may_publish(Publisher::Wydawca, lists, false), Ok(()));
        let early = may_publish(Publisher::Organizator, lists, false).unwrap_err();
        assert_eq!(early.rule, cite!("PC 1.2.4"));
        assert_eq!(may_publish(Publisher::Organizator, lists, true), Ok(()));
        assert_eq!(may_publish(Publisher::Other, Information::Games, true), Ok(()));
        assert!(may_publish(Publisher::Other, lists, true).is_err());
    }

    #[test]
    fn calls_are_answered_in_their_order() {
        let mut calls = Calls::default();
        let picked = calls.call(1, PlayerId(1), Some(PlayerId(9))).unwrap_err();
        assert_eq!(picked.rule, cite!("PC 1.3.3.5"));
        calls.call(4, PlayerId(1), None).unwrap();
        calls.call(2, PlayerId(3), None).unwrap();
        calls.call(4, PlayerId(1), None).unwrap();
        let answered: Vec<_> = std::iter::from_fn(|| calls.answer()).collect();
        assert_eq!(answered, [(4, PlayerId(1)), (2, PlayerId(3))]);
    }
}
