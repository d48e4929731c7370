//! AH 104 — the end of the game: who has won when several things happen at once.

use cards::veto::Keyword;
use kernel::{Listener, Seat};
use rulebook::{RuleId, cite, rule};

use super::{OverReason, Phase, Table, change::tell};
use crate::{
    event::{Event, Happened},
    ruleset::{Election, KeywordRules},
};

impl OverReason {
    /// Is it somebody's loss that ends the game, not somebody's victory?
    fn is_loss(self) -> bool {
        matches!(self, OverReason::ElektKilled | OverReason::LostByCard)
    }
}

impl Table {
    /// Can a player lose otherwise than by another's victory? Then the end is told
    /// when everything that happens at the same moment has happened.
    pub(crate) fn may_lose(&self) -> bool {
        self.rules().election == Election::Elekt
    }

    /// The game is over, unless something else of the same moment has ended it otherwise.
    pub(super) fn end(
        &mut self,
        winner: Option<Seat>,
        reason: OverReason,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        if reason != OverReason::Concession {
            rule!("MB 69");
        }
        let winner = match self.over {
            Some((before, _)) if !reason.is_loss() || before == winner => return,
            Some((_, before)) if before.is_loss() => {
                // Both have killed the Elekt of the other.
                rule!("I2 3.4.6");
                Some(self.ahead())
            }
            Some(_) => {
                rule!("AH 104.6");
                winner
            }
            None => winner,
        };
        self.over = Some((winner, reason));
        self.phase = Phase::Koniec;
        self.voice = None;
        if reason == OverReason::Concession || !self.may_lose() {
            tell(events, rule, || Event::Over { winner, reason, rule: reason.rule() });
        }
    }

    /// Without an Elekt left, whose Elekt was killed has lost; so has whose Król was killed in his duel.
    pub(super) fn mourn(
        &mut self,
        of: Seat,
        (was_elekt, was_krol): (bool, bool),
        events: &mut impl Listener<Happened>,
    ) {
        let another = || self.postacie(of).any(|it| super::has_keyword(self, it, Keyword::Elekt));
        let krol = self.rules().keywords == KeywordRules::Artykuly && was_krol;
        let lost = krol || was_elekt && !another();
        if was_elekt && !lost {
            rule!("I2 3.4.11");
        }
        if self.rules().election == Election::KreskiAlone || !lost {
            return;
        }
        if krol {
            rule!("AH 700.1.v");
        } else {
            rule!("AH 104.4");
            rule!("I2 1.2.21");
            rule!("AH 700.1.m");
            rule!("I2 3.4.3");
            rule!("I2 3.4.4");
            rule!("I2 3.4.10");
        }
        let winner = self.opponents(of).next();
        self.end(winner, OverReason::ElektKilled, Some(cite!("AH 104.4")), events);
    }

    /// Whoever has more kreski; of equal ones the holder of the initiative (AMB-12).
    pub(crate) fn ahead(&self) -> Seat {
        self.in_order().fold(self.initiative, |best, seat| {
            if self.seats[best].kreski < self.seats[seat].kreski { seat } else { best }
        })
    }

    /// Tells the end that has come, where it was not told at once.
    pub(crate) fn announce_end(&self, events: &mut impl Listener<Happened>) {
        if let (Some((winner, reason)), true) = (self.over, self.may_lose()) {
            let rule = reason.rule();
            tell(events, Some(rule), || Event::Over { winner, reason, rule });
        }
    }
}
