//! What each command does to an event, or why it may not be done.

use super::{Act, Command, Entry, Event, PersonId, Rejected, Role, Round, Status, staff};
use crate::{
    PlayerId,
    pairing::{Contender, Pairing, Request, pair},
    refusal::refuse_if,
    standings::{Slip, Stage, record},
};
use rulebook::{cite, rule};

impl Event {
    /// Does the command or changes nothing. Undoing is the log's business.
    pub(super) fn apply(&mut self, command: &Command) -> Result<(), Rejected> {
        self.may(command.by, &command.act)?;
        if self.closed {
            return Err(Rejected::NotNow("the event is closed"));
        }
        match &command.act {
            Act::Appoint { person, role, level } => self.appoint(*person, *role, *level),
            Act::Enter { player, person, name, list_handed_in } => {
                self.enter(*player, *person, name, *list_handed_in)
            }
            Act::HandInList { player } => {
                self.entry(*player)?.list_handed_in = true;
                Ok(())
            }
            Act::Drop { player } => self.leave(*player, Status::Dropped),
            Act::Disqualify { player } => self.leave(*player, Status::Disqualified),
            Act::FixTable { player, table } => self.fix_table(*player, *table),
            Act::Forbid { players } => self.forbid(*players),
            Act::Pair { policy, seed } => {
                let request = self.request(*policy, *seed)?;
                self.preview = Some(pair(&request));
                Ok(())
            }
            Act::Swap { players } => self.swap(*players),
            Act::Discard => self.preview.take().map(drop).ok_or(NO_PREVIEW),
            Act::Publish => self.publish(),
            Act::Report { table, slip } => self.report(*table, *slip),
            Act::Correct { round, table, slip } => self.correct(*round, *table, *slip),
            Act::Close => self.close(),
            Act::Undo { .. } => Err(Rejected::NotNow("a command is undone by the log")),
        }
    }

    fn entry(&mut self, player: PlayerId) -> Result<&mut Entry, Rejected> {
        self.entries.get_mut(&player).ok_or(Rejected::Unknown("player"))
    }

    fn appoint(&mut self, person: PersonId, role: Role, level: u8) -> Result<(), Rejected> {
        staff::can_appoint(&self.setup, role, level)?;
        rule!("PC 1.3.0.3");
        let office = self.staff.entry(person).or_default();
        office.roles.insert(role);
        office.level = office.level.max(level);
        Ok(())
    }

    fn enter(
        &mut self,
        player: PlayerId,
        person: PersonId,
        name: &str,
        list: bool,
    ) -> Result<(), Rejected> {
        if let Some(entry) = self.entries.values().find(|it| it.person == person) {
            refuse_if(
                entry.status != Status::Playing,
                cite!("PC 2.9.3"),
                "who has left the tournament does not return",
            )?;
            return Err(Rejected::NotNow("he has entered already"));
        }
        if self.entries.contains_key(&player) {
            return Err(Rejected::NotNow("this number is taken"));
        }
        if name.trim().is_empty() {
            return Err(Rejected::Unknown("name"));
        }
        let begun = !self.rounds.is_empty();
        refuse_if(
            begun && self.setup.lists_required,
            cite!("PC 2.1.8"),
            "deck lists are due before the first matches",
        )?;
        if !self.setup.lists_required && !list {
            rule!("PC 2.1.1");
        }
        self.entries.insert(
            player,
            Entry {
                person,
                name: name.to_owned(),
                list_handed_in: list,
                status: Status::Playing,
                fixed_table: None,
                missed: self.rounds.len() as u32,
            },
        );
        Ok(())
    }

    fn leave(&mut self, player: PlayerId, status: Status) -> Result<(), Rejected> {
        let entry = self.entry(player)?;
        if entry.status >= status {
            return Err(Rejected::NotNow("he has left already"));
        }
        rule!("PC 2.9.1");
        entry.status = status;
        // A preview that still seats him is made again, not mended.
        self.preview = None;
        if status == Status::Disqualified {
            self.lose_running_match(player);
        }
        Ok(())
    }

    /// A disqualified player loses the match he is playing.
    fn lose_running_match(&mut self, player: PlayerId) {
        let Some(round) = self.rounds.last_mut() else { return };
        let table = round.tables.iter_mut().find(|it| it.players.contains(&player));
        let Some(table) = table.filter(|it| it.score.is_none()) else { return };
        let [first, second] = if table.players[0] == player { [0, 2] } else { [2, 0] };
        table.score = Some(crate::standings::Score::new(first, second));
    }

    fn fix_table(&mut self, player: PlayerId, table: u32) -> Result<(), Rejected> {
        if table == 0 {
            return Err(Rejected::Unknown("table"));
        }
        self.entry(player)?.fixed_table = Some(table);
        Ok(())
    }

    fn forbid(&mut self, mut players: [PlayerId; 2]) -> Result<(), Rejected> {
        players.sort_unstable();
        let known = players.iter().all(|it| self.entries.contains_key(it));
        if !known || players[0] == players[1] {
            return Err(Rejected::Unknown("pair of players"));
        }
        self.forbidden.insert(players);
        Ok(())
    }

    /// Everything the next pairing depends on.
    fn request(&self, policy: crate::pairing::Policy, seed: u64) -> Result<Request, Rejected> {
        if self.rounds.last().is_some_and(|it| !it.is_complete()) {
            return Err(Rejected::NotNow("results of the running round are missing"));
        }
        if self.setup.swiss_rounds as usize <= self.rounds.len() {
            return Err(Rejected::NotNow("all rounds have been played"));
        }
        if self.rounds.is_empty() {
            self.can_start()?;
        }
        let standings = self.standings();
        let paired = |entry: &Entry| {
            if self.setup.lists_required && !entry.list_handed_in {
                rule!("PC 1.1.6");
                rule!("PC 1.3.5.10");
                rule!("PC 2.1.8");
                return false;
            }
            true
        };
        rule!("PC 2.9.2");
        rule!("PC D.2.1.2");
        let contenders: Vec<Contender> = self
            .playing()
            .filter(|(_, entry)| paired(entry))
            .map(|(player, entry)| {
                let row = standings.row(player);
                let tables = self.rounds.iter().filter_map(|it| it.table_of(player));
                Contender {
                    player,
                    points: row.map_or(0, |it| it.points),
                    place: row.map_or(1, |it| it.place),
                    met: tables.flat_map(|it| it.players).filter(|it| *it != player).collect(),
                    had_bye: self.rounds.iter().any(|it| it.bye == Some(player)),
                    last_float: self.rounds.last().and_then(|it| it.float_of(player)),
                    fixed_table: entry.fixed_table,
                }
            })
            .collect();
        if contenders.len() < 2 {
            return Err(Rejected::NotNow("fewer than two players can be paired"));
        }
        let forbidden = self.forbidden.iter().copied().collect();
        Ok(Request { contenders, forbidden, policy, seed })
    }

    fn swap(&mut self, players: [PlayerId; 2]) -> Result<(), Rejected> {
        let preview = self.preview.as_mut().ok_or(NO_PREVIEW)?;
        let seats = players.map(|it| seat(preview, it));
        let [Some(one), Some(other)] = seats else { return Err(Rejected::Unknown("player")) };
        put(preview, one, players[1]);
        put(preview, other, players[0]);
        Ok(())
    }

    fn publish(&mut self) -> Result<(), Rejected> {
        let preview = self.preview.take().ok_or(NO_PREVIEW)?;
        let standings = self.standings();
        let points = |player| standings.row(player).map_or(0, |it| it.points);
        self.rounds.push(Round::publish(&preview, points));
        Ok(())
    }

    fn report(&mut self, table: u32, slip: Slip) -> Result<(), Rejected> {
        let score = self.score(slip)?;
        let round = self.rounds.last_mut().ok_or(Rejected::NotNow("no round is running"))?;
        let table = round.tables.iter_mut().find(|it| it.number == table);
        let table = table.ok_or(Rejected::Unknown("table"))?;
        if table.score.is_some() {
            return Err(Rejected::NotNow("this match has a result; correct it instead"));
        }
        rule!("PC 1.3.4.2");
        if matches!(slip, Slip::IntentionalDraw { .. }) {
            rule!("PC 2.5.5");
        }
        table.score = Some(score);
        Ok(())
    }

    fn correct(&mut self, round: u32, table: u32, slip: Slip) -> Result<(), Rejected> {
        let score = self.score(slip)?;
        let round = (round as usize).checked_sub(1).and_then(|it| self.rounds.get_mut(it));
        let round = round.ok_or(Rejected::Unknown("round"))?;
        let table = round.tables.iter_mut().find(|it| it.number == table);
        let table = table.ok_or(Rejected::Unknown("table"))?;
        if table.score.is_none() {
            return Err(Rejected::NotNow("this match has no result yet; report it"));
        }
        rule!("PC 1.3.5.6");
        table.score = Some(score);
        // Made from the old result; it is made again.
        self.preview = None;
        Ok(())
    }

    fn score(&self, slip: Slip) -> Result<crate::standings::Score, Rejected> {
        if slip == Slip::Bye {
            return Err(Rejected::Unknown("bye at a table"));
        }
        let wins = self.setup.wins.ok_or(Rejected::NotNow("the number of wins is not set"))?;
        Ok(record(wins, Stage::Swiss, slip)?)
    }

    fn close(&mut self) -> Result<(), Rejected> {
        let complete = self.rounds.iter().all(Round::is_complete);
        refuse_if(
            !complete,
            cite!("PC 1.3.4.4"),
            "results are missing, so the tournament cannot be reported",
        )?;
        rule!("PC 1.3.1.7");
        self.preview = None;
        self.closed = true;
        Ok(())
    }
}

const NO_PREVIEW: Rejected = Rejected::NotNow("no round has been paired");

/// Where a player sits in a preview: a table and a side, or the bye.
#[derive(Clone, Copy)]
enum Seat {
    Table(usize, usize),
    Bye,
}

fn seat(preview: &Pairing, player: PlayerId) -> Option<Seat> {
    if preview.bye.is_some_and(|it| it.player == player) {
        return Some(Seat::Bye);
    }
    preview.pairs.iter().enumerate().find_map(|(at, pair)| {
        let side = pair.players.iter().position(|it| *it == player)?;
        Some(Seat::Table(at, side))
    })
}

fn put(preview: &mut Pairing, seat: Seat, player: PlayerId) {
    match (seat, &mut preview.bye) {
        (Seat::Table(at, side), _) => {
            preview.pairs[at].players[side] = player;
            // What was explained is no longer what is paired.
            preview.pairs[at].notes.clear();
        }
        (Seat::Bye, Some(bye)) => bye.player = player,
        (Seat::Bye, None) => {}
    }
}
