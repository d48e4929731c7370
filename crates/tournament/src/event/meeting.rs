//! PC 6.4 — the captains of two teams meet at their table.

use super::{Captaincy, Event, PersonId, Rejected, rejected::not_now};
use rulebook::cite;

impl Event {
    pub(super) fn meet(
        &mut self,
        by: PersonId,
        number: u32,
        deed: Captaincy,
    ) -> Result<(), Rejected> {
        let round = self.rounds.last().ok_or(Rejected::Unknown("table"))?;
        let table = round.tables.iter().find(|it| it.number == number);
        let captains = self.captains_at(table.ok_or(Rejected::Unknown("table"))?);
        let Some(side) = captains.iter().position(|it| *it == by) else {
            return not_now(cite!("PC 6.4.1"), "the captains of both teams meet, and nobody else");
        };
        let Some(encounter) = &mut self.open_table(number)?.encounter else {
            return not_now(cite!("PC 6.4.1"), "only teams have a meeting of captains");
        };
        match deed {
            Captaincy::Declare => encounter.declare(side),
            Captaincy::Commit { sealed } => encounter.commit(side, sealed)?,
            Captaincy::Reveal { choice } => encounter.reveal(side, choice)?,
            Captaincy::Withdraw => encounter.withdraw(side),
        }
        Ok(())
    }
}
