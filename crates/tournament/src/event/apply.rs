//! Every command goes to the room where it belongs.

use super::{
    Act, Announcement, Command, Event, PersonId, Rejected, Role, rejected::not_now, staff,
};
use crate::{
    publicity::{Information, Publisher, may_publish},
    refusal::refuse_if,
    setup::{Begun, Setup},
};
use rulebook::{cite, rule};

impl Event {
    /// Does the command or changes nothing. Undoing is the log's business.
    pub(super) fn apply(&mut self, command: &Command) -> Result<(), Rejected> {
        self.may(command.by, &command.act)?;
        if self.closed && command.act != Act::PublishLists {
            return not_now(cite!("PC 1.3.1.7"), "the event is closed and reported");
        }
        let at = command.at;
        match &command.act {
            Act::Configure { setup } => self.configure(setup),
            Act::Introduce { person, name, account } => {
                self.introduce(*person, name, account.as_deref())
            }
            Act::Appoint { person, role, level } => self.appoint(*person, *role, *level),
            Act::Enter { player, person, name, list_handed_in } => {
                self.enter(*player, *person, name, *list_handed_in)
            }
            Act::EnterTogether { player, name, members, captain, list_handed_in } => {
                self.enter_together(*player, name, members, *captain, *list_handed_in)
            }
            Act::HandInList { player } => self.hand_in_list(*player),
            Act::RegisterDeck { player, person, list } => {
                self.register_deck(*player, *person, list, None)
            }
            Act::Drop { player } => self.leave(*player, super::Status::Dropped),
            Act::Disqualify { player } => self.leave(*player, super::Status::Disqualified),
            Act::FixTable { player, table } => self.fix_table(*player, *table),
            Act::Forbid { players } => self.forbid(*players),
            Act::Pair { policy, seed } => self.pair(*policy, *seed),
            Act::Swap { players } => self.swap(*players),
            Act::Discard => self.discard(),
            Act::Publish => self.publish(at),
            Act::Report { table, slip } => self.report(*table, *slip),
            Act::Claim { table, slip } => self.claim(command.by, *table, *slip),
            Act::ReportSingles { table, slips } => self.report_singles(*table, slips),
            Act::Correct { round, table, slip } => self.correct(*round, *table, *slip),
            Act::Judge { deed } => self.judge(command, deed),
            Act::Time { deed } => self.time(*deed, at),
            Act::Top { deed } => self.go_on_to_top(*deed),
            Act::Captain { table, deed } => self.meet(command.by, *table, *deed),
            Act::ForCaptain { table, team, deed } => self.meet_for(*team, *table, *deed),
            Act::Limited { deed } => self.deal(command.by, deed, at),
            Act::NextDay => self.begin_next_day(),
            Act::Announce { text } => self.announce(command, text),
            Act::PublishLists => self.publish_lists(),
            Act::Close => self.close(),
            Act::Undo { .. } => not_now(cite!("PC 1.3.4.1"), "a command is undone by the log"),
        }
    }

    fn configure(&mut self, setup: &Setup) -> Result<(), Rejected> {
        let started = !self.rounds.is_empty();
        self.setup.change(setup, Begun { registration_open: !self.entries.is_empty(), started })?;
        refuse_if(
            !self.entries.is_empty() && self.setup.entrants != setup.entrants,
            cite!("PC 2.3.2"),
            "who enters is announced before anybody has entered",
        )?;
        refuse_if(
            started && self.setup.lists_required != setup.lists_required,
            cite!("PC 2.1.1"),
            "whether lists are required is announced before the tournament",
        )?;
        self.setup = setup.clone();
        self.preview = None;
        Ok(())
    }

    fn introduce(
        &mut self,
        person: PersonId,
        name: &str,
        account: Option<&str>,
    ) -> Result<(), Rejected> {
        if name.trim().is_empty() {
            return Err(Rejected::Unknown("name"));
        }
        let known = self.people.entry(person).or_default();
        known.name = name.trim().to_owned();
        known.account = account.map(|it| it.trim().to_owned()).filter(|it| !it.is_empty());
        Ok(())
    }

    fn appoint(&mut self, person: PersonId, role: Role, level: u8) -> Result<(), Rejected> {
        staff::can_appoint(&self.setup, role, level)?;
        rule!("PC 1.3.0.3");
        let office = self.staff.entry(person).or_default();
        office.roles.insert(role);
        office.level = office.level.max(level);
        Ok(())
    }

    fn begin_next_day(&mut self) -> Result<(), Rejected> {
        let last = self.setup.days.len() as u32 + u32::from(self.top.is_some());
        if last <= self.day {
            return not_now(cite!("PC F.6"), "no further day was announced");
        }
        if !self.rounds.last().is_none_or(super::Round::is_complete) {
            return not_now(cite!("PC 1.3.4.2"), "results of the running round are missing");
        }
        self.day += 1;
        self.clock = None;
        Ok(())
    }

    fn announce(&mut self, command: &Command, text: &str) -> Result<(), Rejected> {
        if text.trim().is_empty() {
            return Err(Rejected::Unknown("text"));
        }
        let text = text.trim().to_owned();
        self.announcements.push(Announcement { at: command.at, by: command.by, text });
        Ok(())
    }

    fn publish_lists(&mut self) -> Result<(), Rejected> {
        may_publish(Publisher::Organizator, Information::DeckLists, self.closed)?;
        self.lists_published = true;
        Ok(())
    }

    fn close(&mut self) -> Result<(), Rejected> {
        let complete = self.rounds.iter().all(super::Round::is_complete);
        refuse_if(
            !complete,
            cite!("PC 1.3.4.4"),
            "results are missing, so the tournament cannot be reported",
        )?;
        refuse_if(
            !self.top_is_settled(),
            cite!("PC D.2.1.3"),
            "the announced top has not been played to its end",
        )?;
        rule!("PC 1.3.1.7");
        self.preview = None;
        self.clock = None;
        self.closed = true;
        Ok(())
    }
}
