//! The one task that owns a room.
//!
//! Letters are read one by one; each change is applied, written down, and
//! only then shown. When writing fails the task ends without a word: what is
//! on the disk is the truth, and the next visitor wakes the room from there.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::{mpsc, watch},
    time::{Instant, sleep_until},
};
use wire::{
    message::{Problem, ServerMessage},
    room::{JoinRoom, RoomInfo, Seated},
    view::SeatNo,
};

use super::{
    audience::Audience,
    entry::{By, Entry, TokenHash},
    mail::{Mail, Reply, Visit},
    names,
    pace::{self, Automatic},
    room::Room,
    seats::check_commitment,
    secret,
};
use crate::{
    config::Config,
    error::{Error, problem},
    events::now,
    store::{Row, Store, StoreError},
};

pub(crate) struct Actor {
    pub(super) room: Room,
    pub(super) audience: Audience,
    pub(super) store: Store,
    pub(super) config: Arc<Config>,
    /// When the server answers by itself, if it is to.
    due: Option<Instant>,
    idle_since: Instant,
}

/// Why something did not happen.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    /// It was not allowed; nothing has changed.
    #[error("{}", .0.detail)]
    Refused(Problem),
    /// Memory and disk may differ: the room has to be read again.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The game went down with the bot that was thinking about it.
    #[error("the bot broke down: {0}")]
    Bot(#[from] tokio::task::JoinError),
}

impl From<Problem> for Trouble {
    fn from(problem: Problem) -> Trouble {
        Trouble::Refused(problem)
    }
}

impl Actor {
    pub(crate) fn new(room: Room, store: Store, config: Arc<Config>) -> Actor {
        let audience = Audience::new(config.limits.outbox);
        Actor { room, audience, store, config, due: None, idle_since: Instant::now() }
    }

    /// Lives until the server stops, the room falls asleep or something breaks.
    pub(crate) async fn run(
        &mut self,
        mail: &mut mpsc::Receiver<Mail>,
        stop: &mut watch::Receiver<bool>,
    ) {
        let mut outcome = self.deal_when_ready().await;
        self.plan();
        while !is_fatal(&outcome) {
            let due = self.due.unwrap_or_else(Instant::now);
            let time_up = self.time_is_up_at();
            let bedtime = self.idle_since + self.config.timings.sleep_after;
            outcome = tokio::select! {
                letter = mail.recv() => match letter {
                    Some(letter) => self.read(letter).await,
                    None => return,
                },
                () = sleep_until(due), if self.due.is_some() => self.answer_by_itself().await,
                () = sleep_until(time_up.unwrap_or(due)), if time_up.is_some() => {
                    self.call_time().await
                }
                () = sleep_until(bedtime), if self.audience.count() == 0 => return,
                _ = stop.changed() => return,
            };
        }
        if let Err(trouble) = outcome {
            tracing::error!(room = self.room.id, %trouble, "the room is dropped from memory");
        }
    }

    async fn read(&mut self, letter: Mail) -> Result<(), Trouble> {
        self.idle_since = Instant::now();
        match letter {
            Mail::Look { reply } => drop(reply.send(Ok(self.info()))),
            Mail::Record { reply } => {
                drop(reply.send(self.room.record().ok_or(Error::NotOver)));
            }
            Mail::SeatOf { token, reply } => {
                drop(reply.send(self.room.seats.of_token(&token).ok_or(Error::WrongToken)));
            }
            Mail::Join { visitor, reply } => {
                let (answer, outcome) = split(self.join(visitor).await);
                let _ = reply.send(answer);
                return outcome;
            }
            Mail::Enter { seat, token, reply } => self.enter(seat, token, reply),
            Mail::Said { connection, message } => return self.hear(connection, message).await,
            Mail::CaughtUp { connection } => self.audience.greet(connection, &self.room),
            Mail::Left { connection } => {
                self.audience.leave(connection);
                self.tell_players();
            }
        }
        Ok(())
    }

    fn enter(&mut self, seat: Option<SeatNo>, token: Option<String>, reply: Reply<Visit>) {
        let limits = &self.config.limits;
        match seat {
            None if self.audience.of_seat(None) >= limits.spectators => {
                return drop(reply.send(Err(Error::ServerFull)));
            }
            Some(_) if self.audience.of_seat(seat) >= limits.windows => {
                self.audience.drop_oldest(seat);
            }
            _ => {}
        }
        let visit = self.audience.enter(seat, token);
        let connection = visit.connection;
        match reply.send(Ok(visit)) {
            Ok(()) => self.welcome(connection),
            Err(_) => self.audience.leave(connection),
        }
    }

    fn info(&self) -> RoomInfo {
        RoomInfo {
            room: self.room.id.clone(),
            ruleset: self.room.ruleset.clone(),
            players: self.audience.players(&self.room),
            started: self.room.game.is_some(),
            over: self.room.over(),
        }
    }

    async fn join(&mut self, visitor: JoinRoom) -> Result<Seated, Joining> {
        let commitment = check_commitment(&visitor.commitment).map_err(Error::from)?;
        let seat = self.room.seats.free().ok_or(Error::RoomFull)?;
        let token = secret::secret();
        let taken: Vec<&str> = self.room.seats.sitters().map(|it| it.name.as_str()).collect();
        let chars = self.config.limits.name_chars;
        let entry = Entry::Joined {
            seat,
            name: names::at_table(&visitor.name, chars, &self.room.id, &taken),
            token: TokenHash::of(&token),
            commitment,
        };
        self.happen(&entry).await?;
        self.audience.show(&self.room);
        Ok(Seated { room: self.room.id.clone(), seat, token })
    }

    /// Lets an entry happen and writes it down; only afterwards may anybody hear of it.
    pub(super) async fn happen(&mut self, entry: &Entry) -> Result<(), Trouble> {
        let row = self.apply(entry)?;
        Ok(self.store.append(vec![row]).await?)
    }

    /// Lets an entry happen in memory and gives the row to be written.
    pub(super) fn apply(&mut self, entry: &Entry) -> Result<Row, Trouble> {
        let number = self.room.entries;
        self.room.apply(entry)?;
        Ok(row(&self.room.id, number, entry, self.room.fingerprint()))
    }

    /// The game begins when every seat is taken and every contribution is known.
    pub(super) async fn deal_when_ready(&mut self) -> Result<(), Trouble> {
        if self.room.game.is_some() || !self.room.seats.all_revealed() {
            return Ok(());
        }
        let edition = self.room.edition()?;
        self.store.keep_cards(&edition.cards, &edition.card_source).await?;
        let setup = self.room.setup()?;
        // In one piece, so that no crash leaves a game without its clock.
        let mut rows = vec![self.apply(&Entry::Dealt { setup })?];
        if let Some(minutes) = self.room.clock.minutes {
            let length = self.config.timings.minute * minutes;
            let until = now() + i64::try_from(length.as_millis()).unwrap_or(i64::MAX / 2);
            rows.push(self.apply(&Entry::Clock { until })?);
        }
        Ok(self.store.append(rows).await?)
    }

    /// When the time of the match is up, if it has a clock that still runs.
    fn time_is_up_at(&self) -> Option<Instant> {
        let left = self.room.clock.left(now()).filter(|_| !self.room.over())?;
        self.room.game.as_ref()?;
        Some(Instant::now() + Duration::from_millis(left))
    }

    /// The clock has run out: terminacja begins.
    async fn call_time(&mut self) -> Result<(), Trouble> {
        match self.happen(&Entry::TimeCalled).await {
            Err(Trouble::Refused(problem)) => {
                // A game without terminacja goes on as if it had no clock.
                tracing::warn!(room = self.room.id, detail = problem.detail, "time was not called");
                self.room.clock.called = true;
                Ok(())
            }
            outcome => {
                outcome?;
                self.audience.tell_all(&ServerMessage::Clock { seconds: 0 });
                self.after_change();
                Ok(())
            }
        }
    }

    /// Shows what has changed and sees who is next.
    pub(super) fn publish(&mut self) {
        self.audience.show(&self.room);
        self.plan();
    }

    pub(super) fn plan(&mut self) {
        let pause = pace::automatic(&self.room).map(|it| pace::pause(&it, &self.config.timings));
        self.due = pause.map(|it| Instant::now() + it);
    }

    async fn answer_by_itself(&mut self) -> Result<(), Trouble> {
        self.due = None;
        let entry = match pace::automatic(&self.room) {
            None => return Ok(()),
            Some(Automatic::Pass { seat, choice }) => {
                Entry::Chosen { seat, choice, by: By::Server }
            }
            Some(Automatic::Bot { seat, bot, .. }) => {
                let answer = self.ask_bot(bot).await?;
                match answer {
                    Ok(choice) => Entry::Chosen { seat, choice, by: By::Bot },
                    Err(problem) => {
                        self.report_stuck(&problem);
                        return Ok(());
                    }
                }
            }
        };
        match self.happen(&entry).await {
            Err(Trouble::Refused(problem)) => self.report_stuck(&problem),
            outcome => {
                outcome?;
                self.after_change();
            }
        }
        Ok(())
    }

    /// A bot that finds no legal answer is not asked for ever; its opponent is told and can concede.
    fn report_stuck(&mut self, why: &Problem) {
        tracing::error!(room = self.room.id, detail = why.detail, "no answer was found");
        let error = problem("bot-stuck", "the bot finds no answer; the game cannot go on");
        self.audience.tell_all(&ServerMessage::Error { error });
    }

    /// Bots think on a thread of their own, and only with what their seat knows.
    async fn ask_bot(&mut self, bot: String) -> Result<Result<u16, Problem>, Trouble> {
        let game = self.room.game.take().ok_or_else(|| problem("not-started", "no game"))?;
        let thinking = tokio::task::spawn_blocking(move || {
            let choice = game.host.bot_choice(&bot);
            (game, choice)
        });
        let (game, choice) = thinking.await?;
        self.room.game = Some(game);
        Ok(choice)
    }
}

/// The row of an entry.
pub(super) fn row(room: &str, number: u32, entry: &Entry, fingerprint: Option<u64>) -> Row {
    let entry = serde_json::to_string(entry).expect("entries are plain data");
    Row { room: room.to_owned(), number, entry, fingerprint }
}

fn is_fatal(outcome: &Result<(), Trouble>) -> bool {
    matches!(outcome, Err(Trouble::Store(_) | Trouble::Bot(_)))
}

/// Why nobody joined: his fault, or ours.
#[derive(Debug)]
enum Joining {
    Visitor(Error),
    Room(Trouble),
}

impl From<Error> for Joining {
    fn from(error: Error) -> Joining {
        Joining::Visitor(error)
    }
}

impl From<Trouble> for Joining {
    fn from(trouble: Trouble) -> Joining {
        match trouble {
            Trouble::Refused(problem) => Joining::Visitor(problem.into()),
            other => Joining::Room(other),
        }
    }
}

/// The answer to the visitor, and whether the room can go on.
fn split<T>(result: Result<T, Joining>) -> (Result<T, Error>, Result<(), Trouble>) {
    match result {
        Ok(done) => (Ok(done), Ok(())),
        Err(Joining::Visitor(error)) => (Err(error), Ok(())),
        Err(Joining::Room(trouble)) => (Err(Error::Internal), Err(trouble)),
    }
}
