//! What can be asked of a room. Each room reads its mail one by one.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc, oneshot};
use wire::{
    host::RecordFile,
    message::ClientMessage,
    room::{JoinRoom, RoomInfo, Seated},
    view::SeatNo,
};

use crate::error::Error;

/// So many letters wait for a room before the senders have to.
pub(crate) const MAILBOX: usize = 64;

pub(crate) type Mailbox = mpsc::Sender<Mail>;
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Error>>;
pub(crate) type ConnectionId = u64;

#[derive(Debug)]
pub(crate) enum Mail {
    Look {
        reply: Reply<RoomInfo>,
    },
    Join {
        visitor: JoinRoom,
        reply: Reply<Seated>,
    },
    /// The record of the finished game.
    Record {
        reply: Reply<RecordFile>,
    },
    /// Which seat does this token open?
    SeatOf {
        token: String,
        reply: Reply<SeatNo>,
    },
    /// Somebody has connected: a player, or a spectator without a seat.
    Enter {
        seat: Option<SeatNo>,
        token: Option<String>,
        reply: Reply<Visit>,
    },
    Said {
        connection: ConnectionId,
        message: ClientMessage,
    },
    /// A connection that was too slow has taken all that waited for it.
    CaughtUp {
        connection: ConnectionId,
    },
    Left {
        connection: ConnectionId,
    },
}

/// A connection as its socket holds it.
#[derive(Debug)]
pub(crate) struct Visit {
    pub(crate) connection: ConnectionId,
    /// What the room sends; it ends when the room does.
    pub(crate) inbox: mpsc::Receiver<Utf8Bytes>,
    /// Rung when the room had to leave something out.
    pub(crate) behind: Arc<Notify>,
}

impl Mail {
    /// Answers that nobody is here to read it.
    pub(crate) fn refuse(self, error: Error) {
        // Whoever does not wait for the answer any more does not miss it.
        match self {
            Mail::Look { reply } => drop(reply.send(Err(error))),
            Mail::Join { reply, .. } => drop(reply.send(Err(error))),
            Mail::Record { reply } => drop(reply.send(Err(error))),
            Mail::SeatOf { reply, .. } => drop(reply.send(Err(error))),
            Mail::Enter { reply, .. } => drop(reply.send(Err(error))),
            Mail::Said { .. } | Mail::CaughtUp { .. } | Mail::Left { .. } => {}
        }
    }
}
