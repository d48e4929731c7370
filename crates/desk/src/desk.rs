//! A desk: the log in memory, the file under it, and whoever listens.

use crate::store::{Store, StoreError};
use std::{path::Path, sync::Arc};
use tokio::sync::{Mutex, watch};
use tournament::event::{Command, CommandId, Log, PersonId, Rejected, Taken};
use tournament_file::{
    CommandRef, Mirror, Person, Seed, Unreadable,
    command::{self, Act, Sentence},
    event::{EventFile, Founding},
    view::{EventView, ForesightView, ProposalView},
};

/// Something somebody wants done. The same id is the same order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    pub id: CommandRef,
    pub by: Person,
    /// Milliseconds since 1970.
    pub at: i64,
    pub act: Act,
}

/// What became of an order that was accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Receipt {
    /// Commands taken so far.
    pub version: u32,
    /// It had been taken before; nothing was done twice.
    pub already_done: bool,
}

#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// The rules, or the state of the event, do not allow it. Nothing has changed.
    #[error("{0}")]
    Rejected(Rejected),
    #[error("{0}")]
    Unreadable(Unreadable),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Rejected> for DeskError {
    fn from(rejected: Rejected) -> DeskError {
        DeskError::Rejected(rejected)
    }
}

impl From<Unreadable> for DeskError {
    fn from(unreadable: Unreadable) -> DeskError {
        DeskError::Unreadable(unreadable)
    }
}

/// One open event; clones share it.
#[derive(Debug, Clone)]
pub struct Desk(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    founding: Founding,
    log: Mutex<Log>,
    version: watch::Sender<u32>,
}

impl Desk {
    /// Founds an event in a new file.
    ///
    /// # Errors
    ///
    /// The file exists already or cannot be written.
    pub async fn found(path: &Path, founding: Founding) -> Result<Desk, DeskError> {
        let log = founding.log()?;
        let store = Store::create(path, &json(&founding)).await?;
        Ok(Desk::on(store, founding, log))
    }

    /// Opens the file of an event and takes all its commands again.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or holds a command that could not have been taken.
    pub async fn open(path: &Path) -> Result<Desk, DeskError> {
        let (store, founding) = Store::open(path).await?;
        let founding: Founding = serde_json::from_str(&founding).map_err(Unreadable::Json)?;
        let mut log = founding.log()?;
        catch_up(&store, &mut log).await?;
        Ok(Desk::on(store, founding, log))
    }

    /// Makes a new file of a whole event.
    ///
    /// # Errors
    ///
    /// The event does not hold together, or the file cannot be written.
    pub async fn import(path: &Path, event: &EventFile) -> Result<Desk, DeskError> {
        let log = event.log()?;
        let store = Store::create(path, &json(&event.founding)).await?;
        let bodies: Vec<String> = event.commands.iter().map(json).collect();
        store.append(0, &bodies).await?;
        Ok(Desk::on(store, event.founding.clone(), log))
    }

    fn on(store: Store, founding: Founding, log: Log) -> Desk {
        let (version, _) = watch::channel(log.commands().len() as u32);
        Desk(Arc::new(Inner { store, founding, log: Mutex::new(log), version }))
    }

    /// Does what was ordered. When this returns, it is on the disk.
    ///
    /// # Errors
    ///
    /// Nothing was done and nothing was written.
    pub async fn apply(&self, order: Order) -> Result<Receipt, DeskError> {
        let command = order.command()?;
        let mut log = self.0.log.lock().await;
        loop {
            // Another program may have the same file open.
            catch_up(&self.0.store, &mut log).await?;
            let mut next = log.clone();
            let taken = next.take(command.clone())?;
            if taken == Taken::Done {
                let body = json(&command::Command::of(&command));
                match self.0.store.append(log.commands().len(), &[body]).await {
                    Ok(()) => *log = next,
                    Err(StoreError::Overtaken) => continue,
                    Err(error) => return Err(error.into()),
                }
            }
            let version = log.commands().len() as u32;
            self.0.version.send_replace(version);
            return Ok(Receipt { version, already_done: taken == Taken::AlreadyDone });
        }
    }

    /// When an order was taken, if it was. Whoever sends one again does not know the time it got.
    pub async fn taken_at(&self, id: &CommandRef) -> Option<i64> {
        let id = id.clone().value().ok()?;
        let log = self.0.log.lock().await;
        log.commands().iter().find(|it| it.id == id).map(|it| it.at)
    }

    /// What an order would change. Nothing is done.
    ///
    /// # Errors
    ///
    /// The order would be refused for this reason.
    pub async fn foresee(&self, order: Order) -> Result<ForesightView, DeskError> {
        let command = order.command()?;
        let foresight = self.0.log.lock().await.foresee(&command)?;
        Ok(ForesightView::of(&foresight))
    }

    /// What the tariff says of a deed; a judge asks before he decides. It leaves no trace.
    ///
    /// # Errors
    ///
    /// There is no such infraction.
    pub async fn propose(&self, sentence: Sentence) -> Result<ProposalView, DeskError> {
        let sentence = sentence.value()?;
        let log = self.0.log.lock().await;
        let (proposal, given) = log.event().proposal(&sentence)?;
        Ok(ProposalView::of(&proposal, &given))
    }

    /// The event as a person sees it; nobody is the public.
    pub async fn view(&self, who: Option<Person>) -> EventView {
        let who = who.map(|it| PersonId(it.0));
        EventView::of(&*self.0.log.lock().await, who)
    }

    /// The log as it is now, for those who compute on it.
    pub async fn log(&self) -> Log {
        self.0.log.lock().await.clone()
    }

    pub fn founding(&self) -> &Founding {
        &self.0.founding
    }

    /// The whole event, to be written to a file of its own.
    pub async fn export(&self) -> EventFile {
        EventFile::of(&self.0.founding, &*self.0.log.lock().await)
    }

    /// The number of commands, and each change of it.
    pub fn subscribe(&self) -> watch::Receiver<u32> {
        self.0.version.subscribe()
    }

    pub async fn close(&self) {
        self.0.store.close().await;
    }
}

impl Order {
    fn command(&self) -> Result<Command, Unreadable> {
        let Order { id, by, at, act } = self.clone();
        Ok(Command { id: id.value()?, by: by.value()?, at, act: act.value()? })
    }
}

/// Takes the commands that the file has and the log has not.
async fn catch_up(store: &Store, log: &mut Log) -> Result<(), DeskError> {
    let from = log.commands().len();
    for (at, body) in store.commands(from).await?.iter().enumerate() {
        let command: command::Command = serde_json::from_str(body).map_err(Unreadable::Json)?;
        let taken = log.take(command.value()?);
        taken.map_err(|rejected| Unreadable::Command { number: from + at + 1, rejected })?;
    }
    Ok(())
}

/// An id nobody has used.
pub fn new_id() -> CommandRef {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    CommandRef::of(&CommandId(u128::from_be_bytes(bytes)))
}

/// A lot nobody has chosen.
pub fn new_seed() -> Seed {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    Seed::of(&u64::from_be_bytes(bytes))
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("commands have only words and numbers")
}
