//! PC 6.4 — the captains of two teams meet at their table.

use super::{Captaincy, Event, PersonId, Rejected, Table, rejected::not_now};
use crate::PlayerId;
use rulebook::cite;

impl Event {
    /// A captain acts for his team.
    pub(super) fn meet(
        &mut self,
        by: PersonId,
        number: u32,
        deed: Captaincy,
    ) -> Result<(), Rejected> {
        let captains = self.captains_at(self.table_now(number)?);
        let Some(side) = captains.iter().position(|it| *it == by) else {
            return not_now(cite!("PC 6.4.1"), "the captains of both teams meet, and nobody else");
        };
        self.meet_as(side, number, deed)
    }

    /// The desk acts for a team whose captain came to it.
    pub(super) fn meet_for(
        &mut self,
        team: PlayerId,
        number: u32,
        deed: Captaincy,
    ) -> Result<(), Rejected> {
        let side = self.table_now(number)?.side_of(team).ok_or(Rejected::Unknown("team"))?;
        self.meet_as(side.index(), number, deed)
    }

    fn meet_as(&mut self, side: usize, number: u32, deed: Captaincy) -> Result<(), Rejected> {
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

    fn table_now(&self, number: u32) -> Result<&Table, Rejected> {
        let round = self.rounds.last().ok_or(Rejected::Unknown("table"))?;
        let table = round.tables.iter().find(|it| it.number == number);
        table.ok_or(Rejected::Unknown("table"))
    }
}
