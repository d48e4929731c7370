//! The rooms: which are awake, and how to reach any of them.
//!
//! A room is one task (`actor`) with a mailbox, built from its entries
//! (`room`, `entry`, `restore`). Nobody else ever touches it, and no room
//! waits for another. Read `entry` first, then `room`, `actor`, `hear`.

mod actor;
mod audience;
mod entry;
mod hear;
mod mail;
mod names;
mod pace;
mod restore;
mod room;
mod seats;
pub(crate) mod secret;
mod text;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{mpsc, oneshot, watch};
use wire::{
    host::RecordFile,
    room::{JoinRoom, OpenRoom, RoomInfo, Seated},
    view::SeatNo,
};

pub(crate) use self::mail::{Mail, Mailbox, Visit};
use self::{
    entry::{Chair, Entry, Opening, TokenHash},
    mail::{MAILBOX, Reply},
    seats::check_commitment,
};
use crate::{
    config::Config,
    error::{Error, problem},
    shelf::{GameShelf, NamedDeck},
    store::Store,
};

/// How long a match with a clock may last.
const MINUTES: std::ops::RangeInclusive<u32> = 1..=600;

#[derive(Clone)]
pub(crate) struct Rooms(Arc<Inner>);

struct Inner {
    awake: Mutex<HashMap<String, Mailbox>>,
    shelf: Arc<dyn GameShelf>,
    store: Store,
    config: Arc<Config>,
    stop: watch::Receiver<bool>,
}

impl Rooms {
    pub(crate) fn new(
        shelf: Arc<dyn GameShelf>,
        store: Store,
        config: Arc<Config>,
        stop: watch::Receiver<bool>,
    ) -> Rooms {
        Rooms(Arc::new(Inner { awake: Mutex::default(), shelf, store, config, stop }))
    }

    /// Opens a room on the disk and seats its first player; it wakes when somebody comes.
    pub(crate) async fn open(&self, wish: OpenRoom) -> Result<Seated, Error> {
        if self.awake().len() >= self.0.config.limits.rooms_awake {
            return Err(Error::ServerFull);
        }
        let opening = self.opening(&wish)?;
        let commitment = check_commitment(&wish.commitment)?;
        let (room, token) = (secret::room_id(), secret::secret());
        let joined = Entry::Joined {
            seat: 0,
            name: names::at_table(&wish.name, self.0.config.limits.name_chars, &room, &[]),
            token: TokenHash::of(&token),
            commitment,
        };
        let entries = [Entry::Opened(opening), joined];
        let rows = (0..).zip(&entries).map(|(number, it)| actor::row(&room, number, it, None));
        self.0.store.append(rows.collect()).await?;
        tracing::info!(room, ruleset = wish.ruleset, bot = wish.bot, "a room was opened");
        Ok(Seated { room, seat: 0, token })
    }

    pub(crate) async fn join(&self, room: &str, visitor: JoinRoom) -> Result<Seated, Error> {
        self.ask(room, |reply| Mail::Join { visitor: visitor.clone(), reply }).await
    }

    pub(crate) async fn look(&self, room: &str) -> Result<RoomInfo, Error> {
        self.ask(room, |reply| Mail::Look { reply }).await
    }

    pub(crate) async fn record(&self, room: &str) -> Result<RecordFile, Error> {
        self.ask(room, |reply| Mail::Record { reply }).await
    }

    pub(crate) async fn seat_of(&self, room: &str, token: &str) -> Result<SeatNo, Error> {
        self.ask(room, |reply| Mail::SeatOf { token: token.to_owned(), reply }).await
    }

    /// Connects to a room: what it sends, and where to send to.
    pub(crate) async fn enter(
        &self,
        room: &str,
        seat: Option<SeatNo>,
        token: Option<String>,
    ) -> Result<(Visit, Mailbox), Error> {
        let letter = |reply| Mail::Enter { seat, token: token.clone(), reply };
        let visit = self.ask(room, letter).await?;
        Ok((visit, self.find(room)?))
    }

    /// Sends a letter and waits for the answer. A room may fall asleep just then; asked again, it wakes.
    async fn ask<T>(&self, room: &str, letter: impl Fn(Reply<T>) -> Mail) -> Result<T, Error> {
        let mut answer = Err(Error::Asleep);
        for _ in 0..2 {
            let (reply, receiver) = oneshot::channel();
            if self.find(room)?.send(letter(reply)).await.is_ok() {
                answer = receiver.await.unwrap_or(Err(Error::Asleep));
            }
            if !matches!(answer, Err(Error::Asleep)) {
                break;
            }
        }
        answer
    }

    /// The mailbox of a room; a sleeping room is woken and reads itself from the disk first.
    fn find(&self, id: &str) -> Result<Mailbox, Error> {
        if !secret::is_room_id(id) {
            return Err(Error::NoSuchRoom(id.chars().take(40).collect()));
        }
        let mut awake = self.awake();
        if let Some(mailbox) = awake.get(id).filter(|it| !it.is_closed()) {
            return Ok(mailbox.clone());
        }
        if awake.len() >= self.0.config.limits.rooms_awake {
            return Err(Error::ServerFull);
        }
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        awake.insert(id.to_owned(), mailbox.clone());
        tokio::spawn(live(self.clone(), id.to_owned(), mail, mailbox.downgrade()));
        Ok(mailbox)
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<String, Mailbox>> {
        self.0.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn opening(&self, wish: &OpenRoom) -> Result<Opening, Error> {
        let shelf = &self.0.shelf;
        let edition = shelf.rulesets().into_iter().find(|it| it.id == wish.ruleset);
        let edition = edition.ok_or_else(|| Error::NoSuchRuleset(wish.ruleset.clone()))?;
        if let Some(bot) = wish.bot.as_ref().filter(|it| !shelf.bots().contains(it)) {
            let detail = format!("there is no bot `{bot}`; there are {}", shelf.bots().join(", "));
            return Err(problem("no-such-bot", detail).into());
        }
        let decks = shelf.decks(&edition.id);
        let names: Vec<&str> = decks.iter().map(|it| it.name.as_str()).collect();
        let place = |name: &String| {
            names.iter().position(|it| *it == name).ok_or_else(|| {
                let known = names.join(", ");
                problem("no-such-deck", format!("there is no deck `{name}`; there are {known}"))
            })
        };
        let first = match &wish.faction {
            None => self.0.config.lots.deck(names.len()),
            Some(name) => place(name)?,
        };
        let against = wish.against.as_ref().map(place).transpose()?;
        if wish.minutes.is_some_and(|it| !MINUTES.contains(&it)) {
            let (least, most) = (MINUTES.start(), MINUTES.end());
            let detail = format!("a match lasts from {least} to {most} minutes");
            return Err(problem("bad-clock", detail).into());
        }
        if wish.minutes.is_some() && !edition.timed {
            let detail = "this game has no rule for the end of time, so it has no clock";
            return Err(problem("no-clock", detail.to_owned()).into());
        }
        // The others take the decks that follow, so that nobody plays the same one if there are enough.
        // Of these, decks of another faction come first.
        let mut after: Vec<&NamedDeck> =
            decks.iter().cycle().skip(first).take(decks.len()).collect();
        let faction = after.first().map(|it| it.faction.clone());
        after.sort_by_key(|it| it.name != names[first] && Some(&it.faction) == faction.as_ref());
        if let Some(against) = against {
            after.insert(1, &decks[against]);
        }
        let chairs =
            after.iter().cycle().take(edition.seats.into()).zip(0..).map(|(deck, seat)| Chair {
                deck: deck.name.clone(),
                bot: wish.bot.clone().filter(|_| seat > 0),
            });
        Ok(Opening {
            ruleset: edition.id.clone(),
            contribution: self.0.config.lots.contribution(),
            chairs: chairs.collect(),
            minutes: wish.minutes,
        })
    }
}

/// The life of one room in memory, from waking to falling asleep.
async fn live(
    rooms: Rooms,
    id: String,
    mut mail: mpsc::Receiver<Mail>,
    me: mpsc::WeakSender<Mail>,
) {
    let _awake = Awake { rooms: rooms.clone(), id: id.clone(), me };
    let inner = &rooms.0;
    let error = match restore::restore(&id, &inner.shelf, &inner.store).await {
        Ok(room) => {
            tracing::debug!(room = id, "a room woke up");
            let config = Arc::clone(&inner.config);
            let mut actor = actor::Actor::new(room, inner.store.clone(), config);
            actor.run(&mut mail, &mut inner.stop.clone()).await;
            tracing::debug!(room = id, "a room fell asleep");
            Error::Asleep
        }
        Err(error) => error,
    };
    // From here on nothing is written, so a successor may be woken at once.
    mail.close();
    while let Some(letter) = mail.recv().await {
        letter.refuse(error.clone());
    }
}

/// Takes the room off the list when its task ends, even by a panic.
struct Awake {
    rooms: Rooms,
    id: String,
    me: mpsc::WeakSender<Mail>,
}

impl Drop for Awake {
    fn drop(&mut self) {
        let mut awake = self.rooms.awake();
        let mine = |it: &Mailbox| {
            it.is_closed() || self.me.upgrade().is_some_and(|me| me.same_channel(it))
        };
        if awake.get(&self.id).is_some_and(mine) {
            awake.remove(&self.id);
        }
    }
}
