//! PC 1.3.4.5, 2.6, 2.7, A — the clock of the round, terminacja and deck checks.

use super::{Event, PersonId, Rejected, Timing, Top, Topping, rejected::not_now};
use crate::{
    PlayerId,
    clock::{Arrival, GivenUp, RoundClock, Seconds, Terminacja, arrival, decide, deck_checks},
    refusal::refuse_if,
    setup::Entrants,
    standings::{self, IllegalResult, Side, Slip, Wins},
};
use rulebook::{cite, rule};

/// How far terminacja has come at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Stint(Terminacja),
    /// The faza gry is over; the faza zakończenia is played, then kreski are compared.
    Over,
    /// This side has won the game.
    Decided(Side),
}

/// Decks drawn for a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// Of the Swiss rounds, from one; the top counts on.
    pub round: u32,
    pub table: u32,
    /// Whether each deck agrees with its list; none while it is being checked.
    pub agrees: Option<[bool; 2]>,
}

/// What the clock proposes about a player who comes now; a judge or the staff decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lateness {
    InTime,
    Penalise { infraction: &'static str },
    Report { table: u32, slip: Slip },
}

/// Spóźnienie in the catalogue.
const LATENESS: &str = "8.2.1";

impl Event {
    pub(super) fn time(&mut self, deed: Timing, at: i64) -> Result<(), Rejected> {
        match deed {
            Timing::Start => self.start_clock(at),
            Timing::GiveBack { table, seconds } => self.more_time(table, seconds),
            Timing::Limit { minutes } => {
                refuse_if(
                    minutes < crate::setup::LEAST_MINUTES_TO_ONE,
                    cite!("PC A.1"),
                    "a round lasts at least 40 minutes",
                )?;
                self.running_clock()?.minutes = minutes;
                Ok(())
            }
            Timing::CallTime { table } => self.call_time(table, at),
            Timing::Stint { table, given_up } => self.next_stint(table, given_up),
            Timing::Decide { table, kreski, initiative, games } => {
                if self.terminacja.get(&table) != Some(&Ending::Over) {
                    return not_now(cite!("PC 2.6.6"), "kreski are compared after terminacja");
                }
                self.end_terminacja(table, decide(kreski, initiative), games)
            }
            Timing::DrawChecks { count, seed } => self.draw_checks(count, seed),
            Timing::Checked { table, seconds, agrees } => self.checked(table, seconds, agrees),
            Timing::Consult { table, person } => self.consult(table, person),
        }
    }

    /// PC 6.3: twice in a match; the clock of the round runs on.
    fn consult(&mut self, number: u32, person: PersonId) -> Result<(), Rejected> {
        let player = self.player_of(person).ok_or(Rejected::Unknown("player"))?;
        let captain = self.entries[&player].party.captain();
        let table = self.open_table(number)?;
        refuse_if(
            table.encounter.is_none() || table.side_of(player).is_none(),
            cite!("PC 6.3.2"),
            "members of a team consult in their own match",
        )?;
        // Whether an adviser has left his table, the judge sees.
        table.consultations.entry(person).or_default().ask(person == captain, false)?;
        Ok(())
    }

    fn start_clock(&mut self, at: i64) -> Result<(), Rejected> {
        let now = seconds(at);
        let top = matches!(self.top, Some(Top::KnockOut { .. }));
        if !top && self.rounds.last().is_none_or(super::Round::is_complete) {
            return not_now(cite!("PC A.9"), "there is no published round to begin");
        }
        if self.clock.is_some() && !top {
            return not_now(cite!("PC A.9"), "the round has begun");
        }
        // Tables of the top have the same numbers in every round.
        self.terminacja.clear();
        self.clock = Some(match top {
            true => RoundClock::of_knock_out(now),
            false => RoundClock::new(now, self.setup.round_minutes),
        });
        Ok(())
    }

    fn running_clock(&mut self) -> Result<&mut RoundClock, Rejected> {
        let none = crate::Refusal::new(cite!("PC A.9"), "the round has not begun");
        self.clock.as_mut().ok_or(Rejected::Rule(none))
    }

    /// Seconds left at a table, if the clock runs.
    pub fn seconds_left(&self, table: u32, at: i64) -> Option<Seconds> {
        self.clock.as_ref().map(|it| it.left(table, seconds(at)))
    }

    /// What is proposed for a player who sits down only now: nothing in time, spóźnienie after
    /// five minutes, after fifteen he counts as refusing to play. None where no match waits for him.
    pub fn lateness(&self, player: PlayerId, at: i64) -> Option<Lateness> {
        let round = self.rounds.last()?;
        let table = round.table_of(player).filter(|it| it.score.is_none())?;
        Some(match arrival(seconds(round.published_at), seconds(at)) {
            Arrival::InTime => Lateness::InTime,
            Arrival::Late => Lateness::Penalise { infraction: LATENESS },
            Arrival::Absent => {
                let by = table.side_of(player)?;
                Lateness::Report { table: table.number, slip: Slip::Refused { by } }
            }
        })
    }

    /// Players of open tables who are late if they have not sat down yet.
    pub fn would_be_late(&self, at: i64) -> Vec<PlayerId> {
        let Some(round) = self.rounds.last() else { return Vec::new() };
        let players = round.tables.iter().filter(|it| it.score.is_none()).flat_map(|it| it.players);
        let late = |it: &PlayerId| self.lateness(*it, at) != Some(Lateness::InTime);
        players.filter(late).collect()
    }

    fn table_numbers(&self) -> Vec<u32> {
        match &self.top {
            Some(Top::KnockOut { bracket, .. }) => (1..=bracket.matches().len() as u32).collect(),
            _ => self
                .rounds
                .last()
                .map_or(Vec::new(), |round| round.tables.iter().map(|it| it.number).collect()),
        }
    }

    fn known_table(&self, table: u32) -> Result<(), Rejected> {
        match self.table_numbers().contains(&table) {
            true => Ok(()),
            false => Err(Rejected::Unknown("table")),
        }
    }

    fn more_time(&mut self, table: Option<u32>, seconds: u32) -> Result<(), Rejected> {
        let tables = match table {
            Some(table) => self.known_table(table).map(|()| vec![table])?,
            None => self.table_numbers(),
        };
        let clock = self.running_clock()?;
        tables.into_iter().for_each(|it| clock.give_back(it, seconds.into()));
        Ok(())
    }

    /// Time a ruling or a check took, where a clock runs at all.
    pub(super) fn give_back(&mut self, table: u32, seconds: u32) {
        if let (Some(clock), true) = (&mut self.clock, 0 < seconds) {
            clock.give_back(table, seconds.into());
        }
    }

    fn call_time(&mut self, table: u32, at: i64) -> Result<(), Rejected> {
        self.known_table(table)?;
        let left = self.seconds_left(table, at);
        if left.is_none_or(|it| 0 < it) {
            return not_now(
                cite!("PC 2.6.1"),
                "time is called when the clock of the table has run down",
            );
        }
        if self.terminacja.contains_key(&table) {
            return not_now(cite!("PC 2.6.1"), "time has been called at this table");
        }
        self.terminacja.insert(table, Ending::Stint(Terminacja::begin()));
        Ok(())
    }

    fn next_stint(&mut self, table: u32, given_up: GivenUp) -> Result<(), Rejected> {
        let Some(Ending::Stint(terminacja)) = self.terminacja.get(&table).copied() else {
            return not_now(cite!("PC 2.6.2"), "no stint of terminacja is counted at this table");
        };
        let next = terminacja.next(given_up).map_or(Ending::Over, Ending::Stint);
        self.terminacja.insert(table, next);
        Ok(())
    }

    /// The game is decided, and with it the match: no other game is begun now (PC 2.6.8).
    fn end_terminacja(
        &mut self,
        table: u32,
        winner: Side,
        games: Option<[u8; 2]>,
    ) -> Result<(), Rejected> {
        let in_top = matches!(self.top, Some(Top::KnockOut { .. }));
        // Single matches of an encounter are reported together, by their own rule.
        if self.setup.entrants != Entrants::Teams {
            let least = if in_top { [0; 2] } else { self.open_table(table)?.least };
            let mut games = games.unwrap_or(least);
            let wins = self.setup.wins.unwrap_or(Wins::One);
            if games.iter().any(|it| wins.count() <= *it) {
                return Err(IllegalResult::ImpossibleScore { games, wins }.into());
            }
            games[winner.index()] += 1;
            let slip = Slip::Played { games, ending: standings::Ending::Terminacja };
            // At 1:1 a match of the top goes on to its deciding game, from stint one (PCA-03).
            match in_top {
                true if games == [1, 1] => {
                    self.terminacja.insert(table, Ending::Stint(Terminacja::begin()));
                    return Ok(());
                }
                true => self.go_on_to_top(Topping::Result { number: table, slip })?,
                false => self.report(table, slip)?,
            }
        }
        self.terminacja.insert(table, Ending::Decided(winner));
        Ok(())
    }

    fn draw_checks(&mut self, count: u32, seed: u64) -> Result<(), Rejected> {
        let round = self.round_of_checks();
        let checked =
            |table: &u32| self.checks.iter().any(|it| it.round == round && it.table == *table);
        let free: Vec<u32> =
            self.open_tables().into_iter().filter(|table| !checked(table)).collect();
        if free.is_empty() || count == 0 {
            return not_now(cite!("PC 2.7.2"), "no table is left whose decks could be checked");
        }
        let drawn = deck_checks(&free, count as usize, seed);
        self.checks.extend(drawn.into_iter().map(|table| Check { round, table, agrees: None }));
        Ok(())
    }

    /// Tables whose match is still being played.
    fn open_tables(&self) -> Vec<u32> {
        match &self.top {
            Some(Top::KnockOut { bracket, .. }) => {
                let open = |slots: &[crate::cut::Slot; 2]| slots.iter().all(|it| !it.lost);
                let matches = bracket.matches().iter().zip(1..);
                matches.filter(|(slots, _)| open(slots)).map(|(_, number)| number).collect()
            }
            _ => self.rounds.last().map_or(Vec::new(), |round| {
                let open = round.tables.iter().filter(|it| it.score.is_none());
                open.map(|it| it.number).collect()
            }),
        }
    }

    fn round_of_checks(&self) -> u32 {
        let of_top = match &self.top {
            Some(Top::KnockOut { bracket, .. }) => bracket.rounds().len(),
            _ => 0,
        };
        (self.rounds.len() + of_top) as u32
    }

    fn checked(&mut self, table: u32, seconds: u32, agrees: [bool; 2]) -> Result<(), Rejected> {
        let round = self.round_of_checks();
        let drawn = |it: &&mut Check| it.round == round && it.table == table && it.agrees.is_none();
        let Some(check) = self.checks.iter_mut().find(drawn) else {
            return not_now(cite!("PC 2.7.2"), "no deck check is going on at this table");
        };
        rule!("PC 2.7.2");
        check.agrees = Some(agrees);
        self.give_back(table, seconds);
        Ok(())
    }
}

fn seconds(at: i64) -> Seconds {
    at.div_euclid(1000)
}
