//! Kreski and dukaty change hands.

use kernel::Listener;
use rulebook::{RuleId, cite, rule};

use super::{Change, OverReason, Table, change::tell};
use crate::event::{Event, Happened, Side};

impl Table {
    pub(super) fn move_kreski(
        &mut self,
        from: Side,
        to: Side,
        amount: u8,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        let has = from.map_or(self.pool, |it| self.seats[it].kreski);
        if has < amount {
            rule!("AH 101.8.a");
        }
        let amount = amount.min(has); // Who has fewer gives what he has (AMB-16).
        if amount == 0 {
            return;
        }
        match from {
            Some(seat) => self.seats[seat].kreski -= amount,
            None => self.pool -= amount,
        }
        match to {
            Some(seat) => self.seats[seat].kreski += amount,
            None => self.pool += amount,
        }
        rule!("AH 107.2");
        tell(events, rule, || Event::Kreski { from, to, amount });
        let all = to.filter(|it| self.seats[*it].kreski == self.rules().kreski_pool);
        if let (Some(winner), None) = (all, self.over) {
            rule!("MB 71");
            rule!("AH 104.1");
            rule!("AH 104.2.a");
            rule!("I2 3.4.2");
            rule!("I2 3.4.4");
            rule!("AH 104.9");
            let over = Change::Over { winner: Some(winner), reason: OverReason::AllKreski };
            self.change_course(&over, Some(cite!("MB 71")), events);
        }
    }

    pub(super) fn move_dukaty(
        &mut self,
        from: Side,
        to: Side,
        amount: u8,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        let amount = match from {
            Some(seat) => u16::from(amount).min(self.seats[seat].dukaty),
            None => amount.into(), // The common pool is inexhaustible (MB 20).
        };
        if let Some(seat) = from {
            self.seats[seat].dukaty -= amount;
        }
        if let Some(seat) = to {
            self.seats[seat].dukaty = self.seats[seat].dukaty.saturating_add(amount);
        }
        if amount != 0 {
            tell(events, rule, || Event::Dukaty { from, to, amount: amount as u8 });
        }
    }
}
