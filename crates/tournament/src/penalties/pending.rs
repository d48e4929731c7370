//! PC 8.1.1.27, 8.1.1.28, 8.1.1.32, 8.1.1.35, 8.1.1.36 — losses that wait for a match.

use super::Penalty;
use crate::PlayerId;
use rulebook::rule;
use std::collections::BTreeMap;

/// What a player still has to suffer, and what he suffered without a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pending {
    /// Never an empty list.
    waiting: BTreeMap<PlayerId, Vec<Penalty>>,
    /// Imposed on players who will not be paired again; on record all the same.
    without_match: Vec<(PlayerId, Penalty)>,
}

/// When a penalty was imposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Imposed {
    BetweenRounds,
    /// In the moment in which the opponent lost the match.
    WithMatchLossOfOpponent,
    /// The match of the deed is over.
    AfterItsMatch,
    /// He has dropped or been eliminated.
    AfterLeaving,
    /// A legal deck with a wrong list: the game of the next round is lost.
    ForTheList,
    /// The judge spares the game that is nearly over.
    LateInTheGame,
}

impl Pending {
    pub fn impose(&mut self, player: PlayerId, penalty: Penalty, when: Imposed) {
        match (when, penalty) {
            (Imposed::AfterLeaving, Penalty::KaraMeczu) => rule!("PC 8.1.1.35"),
            (Imposed::AfterLeaving, _) => rule!("PC 8.1.1.32"),
            (Imposed::WithMatchLossOfOpponent, _) => rule!("PC 8.1.1.28"),
            (Imposed::ForTheList, _) => rule!("PC 8.2.6.7"),
            (Imposed::LateInTheGame, _) => rule!("PC 8.4.1.5"),
            (Imposed::AfterItsMatch, _) => rule!("PC 8.1.1.34"),
            (Imposed::BetweenRounds, _) => rule!("PC 8.1.1.27"),
        }
        if when == Imposed::AfterLeaving {
            self.without_match.push((player, penalty));
        } else {
            // Game losses never add up to a match loss; each waits for its own game.
            rule!("PC 8.1.1.36");
            self.waiting.entry(player).or_default().push(penalty);
        }
    }

    /// What falls on the next match of a player: the oldest penalty that waits,
    /// and never a second one. A bye is no match and takes nothing.
    pub fn take(&mut self, player: PlayerId, bye: bool) -> Option<Penalty> {
        let waiting = self.waiting.get_mut(&player).filter(|_| !bye)?;
        let first = waiting.remove(0);
        if waiting.is_empty() {
            self.waiting.remove(&player);
        }
        Some(first)
    }

    /// What a player still has to suffer, oldest first.
    pub fn waiting(&self, player: PlayerId) -> &[Penalty] {
        self.waiting.get(&player).map_or(&[], Vec::as_slice)
    }

    pub fn without_match(&self) -> &[(PlayerId, Penalty)] {
        &self.without_match
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rulebook::proves;

    const A: PlayerId = PlayerId(1);

    #[test]
    fn a_game_loss_waits_for_the_next_game_that_is_held() {
        let _rules = [
            proves!("PC 8.1.1.27"),
            proves!("PC 8.1.1.28"),
            proves!("PC 8.1.1.36"),
            proves!("PC 8.2.6.7"),
            proves!("PC 8.4.1.5"),
            proves!("PC 8.1.1.34"),
        ];
        for when in [
            Imposed::BetweenRounds,
            Imposed::WithMatchLossOfOpponent,
            Imposed::ForTheList,
            Imposed::LateInTheGame,
            Imposed::AfterItsMatch,
        ] {
            let mut pending = Pending::default();
            (0..2).for_each(|_| pending.impose(A, Penalty::KaraGry, when));
            assert_eq!(pending.take(A, true), None, "a bye takes nothing");
            assert_eq!(pending.take(A, false), Some(Penalty::KaraGry), "and no match loss");
            assert_eq!(pending.waiting(A), [Penalty::KaraGry], "the other waits on");
            assert_eq!(pending.take(A, false), Some(Penalty::KaraGry));
            assert_eq!(pending.take(A, false), None);
        }
    }

    #[test]
    fn who_has_left_is_penalised_on_record() {
        let _rules = [proves!("PC 8.1.1.32"), proves!("PC 8.1.1.35")];
        let mut pending = Pending::default();
        pending.impose(A, Penalty::KaraGry, Imposed::AfterLeaving);
        pending.impose(A, Penalty::KaraMeczu, Imposed::AfterLeaving);
        assert_eq!(pending.take(A, false), None);
        assert_eq!(pending.without_match(), [(A, Penalty::KaraGry), (A, Penalty::KaraMeczu)]);
    }
}
