//! A desk: the log in memory, the file under it, and whoever listens.

use crate::store::{Store, StoreError};
use std::{
    path::Path,
    sync::{Arc, OnceLock},
};
use tokio::sync::{Mutex, watch};
use tournament::{
    deck_lists::{self, Fault, Judged, Shelf, Together},
    event::{Command, CommandId, Entry, Event, Log, Party, PersonId, Registered, Rejected, Taken},
};
use tournament_file::{
    CommandRef, Mirror, Person, Player, Seed, Unreadable,
    command::{self, Act, Copies, DeckList, Judging, Sentence},
    event::{EventFile, Founding},
    sheet::Sheet,
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
    /// The deck list has faults; the head judge may admit it all the same. Nothing has changed.
    #[error("{}", told(.0))]
    Deck(Vec<Fault>),
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
    /// The cards by which lists are judged.
    shelf: OnceLock<Shelf>,
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
        let (log, shelf) = (Mutex::new(log), OnceLock::new());
        Desk(Arc::new(Inner { store, founding, log, version, shelf }))
    }

    /// Judges deck lists by these cards instead of the built-in ones, from before the first is
    /// judged; later it is too late, and they come back.
    ///
    /// # Errors
    ///
    /// The cards have been settled.
    pub fn judge_by(&self, shelf: Shelf) -> Result<(), Box<Shelf>> {
        self.0.shelf.set(shelf).map_err(Box::new)
    }

    fn shelf(&self) -> &Shelf {
        self.0.shelf.get_or_init(Shelf::builtin)
    }

    /// Does what was ordered. When this returns, it is on the disk.
    ///
    /// # Errors
    ///
    /// Nothing was done and nothing was written.
    pub async fn apply(&self, order: Order) -> Result<Receipt, DeskError> {
        let mut log = self.0.log.lock().await;
        let order = Order { act: self.judged(order.act, &log)?, ..order };
        let command = order.command()?;
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

    /// The order with its deck list in its proper order, if the deck room has no objection.
    fn judged(&self, act: Act, log: &Log) -> Result<Act, DeskError> {
        let judge = |player: Player, person: Option<Person>, list: DeckList| {
            let judged = self.judged_list(log, player, person, list)?;
            Ok::<_, DeskError>((DeckList::of(&judged.list), judged.faults))
        };
        match act {
            Act::RegisterDeck { player, person, list } => {
                let (list, faults) = judge(player, person, list)?;
                match faults.is_empty() {
                    true => Ok(Act::RegisterDeck { player, person, list }),
                    false => Err(DeskError::Deck(faults)),
                }
            }
            Act::Judge { deed: Judging::AdmitDeck { player, person, list, explanation, .. } } => {
                let (list, faults) = judge(player, person, list)?;
                let faults = faults.iter().map(tournament_file::Fault::of).collect();
                let deed = Judging::AdmitDeck { player, person, list, faults, explanation };
                Ok(Act::Judge { deed })
            }
            other => Ok(other),
        }
    }

    /// What the deck room says of a list, beside those of the others of the same pair or team.
    fn judged_list(
        &self,
        log: &Log,
        player: Player,
        person: Option<Person>,
        list: DeckList,
    ) -> Result<Judged, DeskError> {
        let (event, shelf) = (log.event(), self.shelf());
        let formats = &event.setup.formats;
        let entry = event.entries.get(&player.value()?).ok_or(Rejected::Unknown("player"))?;
        let person = entry.whose(person.value()?)?;
        let mut list = list.value()?;
        if event.format_now().is_wybraniecki() {
            // First the titles as his set has them, then the rest of the set as his sakwa.
            list = event.from_pool(person, &deck_lists::judge(&list, formats, shelf).list)?;
        }
        let together = match entry.party {
            Party::One(_) => return Ok(deck_lists::judge(&list, formats, shelf)),
            Party::Pair(_) => Together::Pair,
            Party::Team(_) => Together::Team,
        };
        let others: Vec<_> =
            entry.lists.iter().filter(|it| *it.0 != person).map(|it| &it.1.list).collect();
        Ok(deck_lists::judge_together(&list, &others, together, formats, shelf))
    }

    /// Reads a list as people type it. Nothing is written.
    ///
    /// # Errors
    ///
    /// Every line that is not understood.
    pub fn read_list(&self, text: &str) -> Result<DeckList, DeskError> {
        let list = deck_lists::read(text, self.shelf());
        list.map(|it| DeckList::of(&it)).map_err(DeskError::Deck)
    }

    /// Cards as people type them, one kind a line, by their full titles.
    ///
    /// # Errors
    ///
    /// Every line that is not understood.
    pub fn read_cards(&self, text: &str) -> Result<Vec<Copies>, DeskError> {
        let cards = deck_lists::read_cards(text, self.shelf());
        cards.map(|it| it.iter().map(Copies::of).collect()).map_err(DeskError::Deck)
    }

    /// A player's list after he has used his sakwa, so many games into his match. It is his
    /// secret: nothing is written and nobody is told.
    ///
    /// # Errors
    ///
    /// He may not use it now, or not so.
    pub async fn use_sakwa(
        &self,
        by: Person,
        games: u8,
        [out, into]: [Vec<Copies>; 2],
    ) -> Result<DeckList, DeskError> {
        let log = self.0.log.lock().await;
        let event = log.event();
        let list = event.may_use_sakwa(PersonId(by.0), games)?;
        let format = event.format_now();
        let (out, into) = (out.value()?, into.value()?);
        let exchanged = deck_lists::exchange(list, &out, &into, format, self.shelf());
        exchanged.map(|it| DeckList::of(&it)).map_err(DeskError::Deck)
    }

    /// A registered list as a sheet: faction and alliance on top, by type and alphabet below.
    ///
    /// # Errors
    ///
    /// There is none, or it holds cards that this program does not know.
    pub async fn sheet(&self, player: Player, person: Option<Person>) -> Result<String, DeskError> {
        let log = self.0.log.lock().await;
        let event = log.event();
        let entry = event.entries.get(&player.value()?).ok_or(Rejected::Unknown("player"))?;
        let person = person.value()?.unwrap_or(entry.party.captain());
        let registered = entry.lists.get(&person).ok_or(Rejected::Unknown("deck list"))?;
        let name = named(event, entry, person);
        let sheet = deck_lists::sheet(&name, &registered.list, &event.setup.formats, self.shelf());
        sheet.map_err(DeskError::Deck)
    }

    /// Every registered list as it is laid out on paper, by the names of the players.
    pub async fn sheets(&self) -> Vec<Sheet> {
        let log = self.0.log.lock().await;
        let event = log.event();
        let sheet = |(entry, person, registered): (&Entry, &PersonId, &Registered)| {
            let admitted = registered.admitted.iter().flat_map(|it| &it.faults);
            let faults = admitted.map(tournament_file::Fault::of).collect();
            let name = named(event, entry, *person);
            Sheet { faults, ..Sheet::lay_out(&name, &registered.list, self.shelf()) }
        };
        let lists = |it| {
            let entry: &Entry = it;
            entry.lists.iter().map(move |(person, list)| (entry, person, list))
        };
        let mut sheets: Vec<Sheet> = event.entries.values().flat_map(lists).map(sheet).collect();
        sheets.sort_by_key(|it| rulebook::folded(&it.name));
        sheets
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

/// How a list is headed: by the player, or by the team and its member.
fn named(event: &Event, entry: &Entry, person: PersonId) -> String {
    match (&entry.party, event.people.get(&person)) {
        (Party::One(_), _) | (_, None) => entry.name.clone(),
        (_, Some(member)) => format!("{} – {}", entry.name, member.name),
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

fn told(faults: &[Fault]) -> String {
    faults.iter().map(Fault::to_string).collect::<Vec<_>>().join("\n")
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("commands have only words and numbers")
}
