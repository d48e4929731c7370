//! One WebSocket: messages in, messages out, and the limits on both.

use std::time::Duration;

use axum::{
    extract::{
        Path, Query, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code},
    },
    response::Response,
};
use serde::Deserialize;
use serde_json::{Map, Value};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, timeout};
use wire::{
    message::{ClientMessage, Problem, ServerMessage},
    view::SeatNo,
};

use super::App;
use crate::{
    config::Limits,
    error::{Error, problem},
    limits::Bucket,
    rooms::{Mail, Mailbox, Visit},
};

/// Longer messages than allowed are refused politely up to this factor, and by closing beyond it.
const PATIENCE: usize = 4;

#[derive(Debug, Deserialize)]
pub(super) struct Ticket {
    token: Option<String>,
}

/// A player with his token, or a spectator without one.
pub(super) async fn connect(
    State(app): State<App>,
    Path(room): Path<String>,
    Query(ticket): Query<Ticket>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    let token = ticket.token;
    let seat = match &token {
        Some(token) => Some(app.rooms.seat_of(&room, token).await?),
        None => app.rooms.look(&room).await.map(|_| None)?,
    };
    let bytes = app.config.limits.message_bytes * PATIENCE;
    Ok(upgrade
        .max_message_size(bytes)
        .max_frame_size(bytes)
        .on_upgrade(move |socket| talk(app, room, seat, token, socket)))
}

async fn talk(
    app: App,
    room: String,
    seat: Option<SeatNo>,
    token: Option<String>,
    mut socket: WebSocket,
) {
    let _presence = app.presence.clone();
    match app.rooms.enter(&room, seat, token).await {
        Ok((visit, mailbox)) => {
            let connection = visit.connection;
            let line = Line::new(&app, socket, visit, mailbox.clone());
            line.run(app.stop.clone()).await;
            // A room that is gone needs no farewell.
            let _ = mailbox.send(Mail::Left { connection }).await;
        }
        Err(error) => {
            let message = ServerMessage::Error { error: error.problem() };
            let text = serde_json::to_string(&message).expect("messages are plain data");
            // If it cannot be told, the closed socket says enough.
            let _ = socket.send(Message::Text(text.into())).await;
            let _ = socket.send(close(close_code::AGAIN, "try again")).await;
        }
    }
}

/// A connection while it lasts.
struct Line<'a> {
    socket: WebSocket,
    visit: Visit,
    room: Mailbox,
    limits: &'a Limits,
    bucket: Bucket,
    bad: u32,
    behind: bool,
    heard: Instant,
    silence: Duration,
    send_timeout: Duration,
    pings: Interval,
}

/// The connection has ended or has to.
struct Ended;

impl<'a> Line<'a> {
    fn new(app: &'a App, socket: WebSocket, visit: Visit, room: Mailbox) -> Line<'a> {
        let (limits, timings) = (&app.config.limits, &app.config.timings);
        let mut pings = interval_at(Instant::now() + timings.ping_every, timings.ping_every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Line {
            socket,
            visit,
            room,
            limits,
            bucket: Bucket::new(limits.message_burst, limits.messages_per_second),
            bad: 0,
            behind: false,
            heard: Instant::now(),
            silence: timings.silence,
            send_timeout: timings.send_timeout,
            pings,
        }
    }

    async fn run(mut self, mut stop: tokio::sync::watch::Receiver<bool>) {
        while self.turn(&mut stop).await.is_ok() {}
    }

    /// Waits for whatever comes first and deals with it.
    async fn turn(&mut self, stop: &mut tokio::sync::watch::Receiver<bool>) -> Result<(), Ended> {
        if self.behind && self.visit.inbox.is_empty() {
            self.behind = false;
            self.post(Mail::CaughtUp { connection: self.visit.connection }).await?;
        }
        tokio::select! {
            text = self.visit.inbox.recv() => match text {
                Some(text) => self.send(Message::Text(text)).await,
                // Rooms and lines stop at the same time; whoever is first, the reason is the same.
                None if *stop.borrow() => self.close(close_code::AWAY, "the server stops").await,
                None => self.close(close_code::RESTART, "the room was put to sleep").await,
            },
            message = self.socket.recv() => match message {
                Some(Ok(message)) => self.receive(message).await,
                _ => Err(Ended),
            },
            () = self.visit.behind.notified() => {
                self.behind = true;
                Ok(())
            }
            _ = self.pings.tick() => {
                if self.heard.elapsed() > self.silence {
                    return Err(Ended);
                }
                self.send(Message::Ping(axum::body::Bytes::new())).await
            }
            _ = stop.changed() => self.close(close_code::AWAY, "the server stops").await,
        }
    }

    async fn receive(&mut self, message: Message) -> Result<(), Ended> {
        self.heard = Instant::now();
        match message {
            Message::Close(_) => Err(Ended),
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            _ if !self.bucket.take() => {
                self.refuse(problem("too-fast", "too many messages; wait a moment")).await
            }
            Message::Binary(_) => {
                self.refuse(problem("malformed", "messages are JSON in text frames")).await
            }
            Message::Text(text) => match read(&text, self.limits.message_bytes) {
                Ok(message) => {
                    let connection = self.visit.connection;
                    self.post(Mail::Said { connection, message }).await
                }
                Err(problem) => self.refuse(problem).await,
            },
        }
    }

    /// Says what was wrong; who goes on like this is shown the door.
    async fn refuse(&mut self, error: Problem) -> Result<(), Ended> {
        self.bad += 1;
        let text = serde_json::to_string(&ServerMessage::Error { error })
            .expect("messages are plain data");
        self.send(Message::Text(text.into())).await?;
        if self.bad < self.limits.bad_messages {
            return Ok(());
        }
        self.close(close_code::POLICY, "too many messages that could not be accepted").await
    }

    async fn post(&mut self, mail: Mail) -> Result<(), Ended> {
        self.room.send(mail).await.map_err(|_| Ended)
    }

    async fn send(&mut self, message: Message) -> Result<(), Ended> {
        match timeout(self.send_timeout, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Ended),
        }
    }

    async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), Ended> {
        self.send(close(code, reason)).await?;
        Err(Ended)
    }
}

fn close(code: u16, reason: &'static str) -> Message {
    Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }))
}

fn read(text: &str, limit: usize) -> Result<ClientMessage, Problem> {
    if text.len() > limit {
        let detail = format!("a message has at most {limit} bytes, this one has {}", text.len());
        return Err(problem("too-big", detail));
    }
    // An object first: serde would also take a list, with the fields in order.
    serde_json::from_str::<Map<String, Value>>(text)
        .and_then(|members| serde_json::from_value(Value::Object(members)))
        .map_err(|error| problem("malformed", error.to_string()))
}
