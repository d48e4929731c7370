//! A whole event as one JSON file: how it was founded, and every command since.

use crate::{Unreadable, command::Command, ids::Person, ids::Seed, mirror::Mirror, setup::Setup};
use serde::{Deserialize, Serialize};
use tournament::event::Log;
use ts_rs::TS;

/// The shape of these files; a newer one is refused rather than misread.
pub const SHAPE: u32 = 1;

/// What an event begins with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Founding {
    pub shape: u32,
    pub setup: Setup,
    pub organiser: Person,
    /// The lot by which equals are ordered, announced with the event.
    pub lot: Seed,
    /// When it was announced; milliseconds.
    pub at: i64,
}

/// The whole log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFile {
    pub founding: Founding,
    pub commands: Vec<Command>,
}

impl Founding {
    /// The empty log.
    pub fn log(&self) -> Result<Log, Unreadable> {
        if self.shape != SHAPE {
            return Err(Unreadable::word("shape of an event file", &self.shape.to_string()));
        }
        let lot = self.lot.clone().value()?;
        Ok(Log::new(self.setup.clone().value()?, self.organiser.value()?, lot))
    }
}

impl EventFile {
    pub fn of(founding: &Founding, log: &Log) -> EventFile {
        let commands = log.commands().iter().map(Command::of).collect();
        EventFile { founding: founding.clone(), commands }
    }

    pub fn read(json: &str) -> Result<EventFile, Unreadable> {
        serde_json::from_str(json).map_err(Unreadable::Json)
    }

    pub fn write(&self) -> String {
        serde_json::to_string_pretty(self).expect("an event file has only words and numbers")
    }

    /// The log with all its commands taken again.
    pub fn log(&self) -> Result<Log, Unreadable> {
        let mut log = self.founding.log()?;
        for (at, command) in self.commands.iter().enumerate() {
            let taken = log.take(command.clone().value()?);
            taken.map_err(|rejected| Unreadable::Command { number: at + 1, rejected })?;
        }
        Ok(log)
    }
}
