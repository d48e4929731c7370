//! The log: commands are appended, never changed; nothing is done twice.

use super::{Act, Command, CommandId, Event, Judging, PersonId, Rejected, Round};
use crate::{PlayerId, setup::Setup, standings::Standings};
use std::collections::{BTreeMap, BTreeSet};

/// The commands of an event and the state they amount to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    pub(super) founded: Event,
    commands: Vec<Command>,
    index: BTreeMap<CommandId, usize>,
    event: Event,
}

/// What became of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    Done,
    /// It is in the log already; sending it again changed nothing.
    AlreadyDone,
}

/// What a command would change, shown before it is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// Players whose points or place would change.
    pub moved: Vec<Moved>,
    /// Rounds (from one) that were paired from what would change, and stand.
    pub rounds_paired_since: Vec<u32>,
    /// The top was cut from what would change, and stands.
    pub top_was_cut: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    pub player: PlayerId,
    /// Place and points before; none if he was not listed.
    pub from: Option<(u32, u32)>,
    pub to: Option<(u32, u32)>,
}

impl Log {
    pub fn new(setup: Setup, organiser: PersonId, lot: u64) -> Log {
        let event = Event::new(setup, organiser, lot);
        Log { founded: event.clone(), commands: Vec::new(), index: BTreeMap::new(), event }
    }

    /// Reads a log back: the commands as they were taken.
    pub fn replay(
        setup: Setup,
        organiser: PersonId,
        lot: u64,
        commands: Vec<Command>,
    ) -> Result<Log, Rejected> {
        let mut log = Log::new(setup, organiser, lot);
        for command in commands {
            log.take(command)?;
        }
        Ok(log)
    }

    pub fn event(&self) -> &Event {
        &self.event
    }

    pub fn commands(&self) -> &[Command] {
        &self.commands
    }

    /// Commands that were undone, and rulings that an appeal has struck out.
    pub fn left_out(&self) -> BTreeSet<CommandId> {
        left_out(&self.commands.iter().collect::<Vec<_>>())
    }

    /// Appends a command and does it; a refused one leaves no trace.
    pub fn take(&mut self, command: Command) -> Result<Taken, Rejected> {
        if let Some(at) = self.index.get(&command.id) {
            let same = self.commands[*at] == command;
            return if same { Ok(Taken::AlreadyDone) } else { Err(Rejected::IdTaken) };
        }
        match &command.act {
            Act::Undo { command: undone } => {
                self.event.may(command.by, &command.act)?;
                if !self.index.contains_key(undone) {
                    return Err(Rejected::Unknown("command"));
                }
                self.fold_again(&command)?;
            }
            Act::Judge { deed: Judging::DecideAppeal { ruling, upheld: false, .. } } => {
                self.event.may(command.by, &command.act)?;
                self.event.appealed(command.by, *ruling)?;
                self.fold_again(&command)?;
            }
            _ => self.event.apply(&command)?,
        }
        self.index.insert(command.id, self.commands.len());
        self.commands.push(command);
        Ok(Taken::Done)
    }

    /// Takes a command that makes an earlier one as if it had not been given.
    fn fold_again(&mut self, command: &Command) -> Result<(), Rejected> {
        let folded = self.fold_with(Some(command))?;
        self.keeps_what_was_published(&folded, command)?;
        self.event = folded;
        Ok(())
    }

    /// The state made afresh from the founding and all commands that stand.
    pub fn fold(&self) -> Result<Event, Rejected> {
        self.fold_with(None)
    }

    /// What taking the command would change. The command is not taken.
    pub fn foresee(&self, command: &Command) -> Result<Foresight, Rejected> {
        let mut trial = self.clone();
        trial.take(command.clone())?;
        let first = match &command.act {
            Act::Correct { round, .. } => Some(*round),
            Act::Undo { command } => self.round_of(*command),
            _ => None,
        };
        let published = self.event.rounds.len() as u32;
        let since = first.map_or(Vec::new(), |round| (round + 1..=published).collect());
        let moved = moved(&self.event.standings(), &trial.event.standings());
        let top_was_cut = first.is_some() && self.event.top.is_some() && trial.event.top.is_some();
        Ok(Foresight { moved, rounds_paired_since: since, top_was_cut })
    }

    /// The round that was running when a command was given.
    fn round_of(&self, command: CommandId) -> Option<u32> {
        let at = *self.index.get(&command)?;
        if let Act::Correct { round, .. } = self.commands[at].act {
            return Some(round);
        }
        let published = |it: &&Command| it.act == Act::Publish;
        Some(self.commands[..at].iter().filter(published).count() as u32)
    }

    /// Undoing must not re-pair a round that the players have seen.
    fn keeps_what_was_published(&self, folded: &Event, undo: &Command) -> Result<(), Rejected> {
        let paired = |round: &Round| {
            let tables = round.tables.iter().map(|it| (it.number, it.players));
            (tables.collect::<Vec<_>>(), round.bye)
        };
        let rounds = self.event.rounds.iter().zip(&folded.rounds);
        let Some(changed) = rounds.clone().position(|(old, new)| paired(old) != paired(new)) else {
            return Ok(());
        };
        let publications = self.commands.iter().filter(|it| it.act == Act::Publish);
        let by = publications.map(|it| it.id).nth(changed).unwrap_or(undo.id);
        Err(Rejected::Needed { by })
    }

    fn fold_with(&self, last: Option<&Command>) -> Result<Event, Rejected> {
        let commands: Vec<&Command> = self.commands.iter().chain(last).collect();
        let left_out = left_out(&commands);
        let mut event = self.founded.clone();
        for command in commands {
            if !left_out.contains(&command.id) && !matches!(command.act, Act::Undo { .. }) {
                event.apply(command).map_err(|_| Rejected::Needed { by: command.id })?;
            }
        }
        Ok(event)
    }
}

/// What later commands have made as if it had never been given.
fn left_out(commands: &[&Command]) -> BTreeSet<CommandId> {
    let mut out = BTreeSet::new();
    // From the end: an undoing that was itself undone undoes nothing.
    for command in commands.iter().rev() {
        if out.contains(&command.id) {
            continue;
        }
        match &command.act {
            Act::Undo { command: undone } => drop(out.insert(*undone)),
            Act::Judge { deed: Judging::DecideAppeal { ruling, upheld: false, .. } } => {
                out.insert(*ruling);
                let appeal = Act::Judge { deed: Judging::Appeal { ruling: *ruling } };
                out.extend(commands.iter().filter(|it| it.act == appeal).map(|it| it.id));
            }
            _ => {}
        }
    }
    out
}

fn moved(before: &Standings, after: &Standings) -> Vec<Moved> {
    let listed = |table: &Standings, player| table.row(player).map(|it| (it.place, it.points));
    let mut players: Vec<PlayerId> =
        before.rows.iter().chain(&after.rows).map(|it| it.player).collect();
    players.sort_unstable();
    players.dedup();
    players
        .into_iter()
        .map(|player| Moved { player, from: listed(before, player), to: listed(after, player) })
        .filter(|it| it.from != it.to)
        .collect()
}
