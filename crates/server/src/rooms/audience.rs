//! Those who are connected to a room, and what each of them has seen.
//!
//! Nothing here waits: a connection that cannot take a message is marked as
//! lagging, gets nothing more, and a fresh welcome when it has caught up.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use tokio::sync::{Notify, mpsc};
use wire::{
    decision::DecisionView,
    event::SeenEvent,
    host::Host,
    message::{Fairness, Player, ServerMessage},
    patch,
    view::{SeatNo, View},
};

use super::{
    mail::{ConnectionId, Visit},
    room::Room,
};

#[derive(Debug)]
pub(crate) struct Audience {
    list: Vec<Connection>,
    next: ConnectionId,
    outbox: usize,
}

#[derive(Debug)]
struct Connection {
    id: ConnectionId,
    seat: Option<SeatNo>,
    /// What opened the seat; it opens the seat of a rematch too.
    token: Option<String>,
    outbox: mpsc::Sender<Utf8Bytes>,
    behind: Arc<Notify>,
    lagging: bool,
    /// What was sent last; none before the first welcome.
    seen: Option<Seen>,
}

#[derive(Debug)]
struct Seen {
    view: Arc<Value>,
    events: usize,
}

/// The game as one viewer sees it now, made once for all who look from there.
struct Scene {
    viewer: Option<SeatNo>,
    at: u32,
    view: View,
    json: Arc<Value>,
    decision: Option<DecisionView>,
    events: Vec<SeenEvent>,
    can_undo: bool,
}

impl Audience {
    /// At most `outbox` messages wait for one connection.
    pub(crate) fn new(outbox: usize) -> Audience {
        Audience { list: Vec::new(), next: 0, outbox }
    }

    pub(crate) fn enter(&mut self, seat: Option<SeatNo>, token: Option<String>) -> Visit {
        let (outbox, inbox) = mpsc::channel(self.outbox);
        let (id, behind) = (self.next, Arc::new(Notify::new()));
        self.next += 1;
        let lagging = false;
        self.list.push(Connection {
            id,
            seat,
            token,
            outbox,
            behind: Arc::clone(&behind),
            lagging,
            seen: None,
        });
        Visit { connection: id, inbox, behind }
    }

    pub(crate) fn leave(&mut self, id: ConnectionId) {
        self.list.retain(|it| it.id != id);
    }

    pub(crate) fn count(&self) -> usize {
        self.list.len()
    }

    /// How many look from this seat, or as spectators.
    pub(crate) fn of_seat(&self, seat: Option<SeatNo>) -> usize {
        self.list.iter().filter(|it| it.seat == seat).count()
    }

    pub(crate) fn drop_oldest(&mut self, seat: Option<SeatNo>) {
        if let Some(place) = self.list.iter().position(|it| it.seat == seat) {
            self.list.remove(place);
        }
    }

    pub(crate) fn seat(&self, id: ConnectionId) -> Option<SeatNo> {
        self.list.iter().find(|it| it.id == id).and_then(|it| it.seat)
    }

    pub(crate) fn players(&self, room: &Room) -> Vec<Player> {
        room.seats.players(|seat| self.list.iter().any(|it| it.seat == Some(seat)))
    }

    pub(crate) fn tell(&mut self, id: ConnectionId, message: &ServerMessage) {
        if let Some(connection) = self.list.iter_mut().find(|it| it.id == id) {
            connection.send(message);
        }
    }

    pub(crate) fn tell_all(&mut self, message: &ServerMessage) {
        self.list.iter_mut().for_each(|it| it.send(message));
    }

    /// Tells everybody, or only `to`, where the rematch is and with which key it is entered.
    pub(crate) fn announce_rematch(&mut self, room: &Room, to: Option<ConnectionId>) {
        let Some(next) = &room.rematch else { return };
        for connection in self.list.iter_mut().filter(|it| to.is_none_or(|to| to == it.id)) {
            let message = ServerMessage::Rematch {
                room: next.clone(),
                seat: connection.seat.map(|it| room.seats.opposite(it)),
                token: connection.token.clone(),
            };
            connection.send(&message);
        }
    }

    /// Everything there is to know, to one who has just come or was left behind.
    pub(crate) fn greet(&mut self, id: ConnectionId, room: &Room) {
        let players = self.players(room);
        if let Some(connection) = self.list.iter_mut().find(|it| it.id == id) {
            connection.lagging = false;
            connection.seen = None;
            connection.show(room, &players, &mut Vec::new());
        }
    }

    /// Shows everybody what has changed since he last looked.
    pub(crate) fn show(&mut self, room: &Room) {
        let (players, mut scenes) = (self.players(room), Vec::new());
        self.list.iter_mut().for_each(|it| it.show(room, &players, &mut scenes));
    }

    /// Shows everybody everything: the past itself has changed.
    pub(crate) fn show_afresh(&mut self, room: &Room) {
        self.list.iter_mut().for_each(|it| it.seen = None);
        self.show(room);
    }
}

impl Connection {
    fn show(&mut self, room: &Room, players: &[Player], scenes: &mut Vec<Scene>) {
        let Some(game) = &room.game else { return self.show_gathering(room, players) };
        if self.lagging {
            return;
        }
        let place = scenes.iter().position(|it| it.viewer == self.seat).unwrap_or_else(|| {
            scenes.push(Scene::of(&*game.host, self.seat));
            scenes.len() - 1
        });
        let scene = &scenes[place];
        let message = match &self.seen {
            Some(seen) => scene.update(seen),
            None => scene.welcome(room, players, room.seats.fairness(room.over())),
        };
        self.seen = Some(Seen { view: Arc::clone(&scene.json), events: scene.events.len() });
        self.send(&message);
    }

    /// Spectators have no part in the seed and learn only who is there.
    fn show_gathering(&mut self, room: &Room, players: &[Player]) {
        let players = players.to_vec();
        self.send(&match self.seat {
            Some(seat) => ServerMessage::Waiting {
                room: room.id.clone(),
                seat,
                players,
                fairness: room.seats.fairness(false),
            },
            None => ServerMessage::Players { players },
        });
    }

    fn send(&mut self, message: &ServerMessage) {
        if self.lagging {
            return;
        }
        let text = serde_json::to_string(message).expect("messages are plain data");
        tracing::trace!(bytes = text.len(), "sending");
        // A closed outbox belongs to a socket whose farewell is already in our mail.
        if let Err(mpsc::error::TrySendError::Full(_)) = self.outbox.try_send(text.into()) {
            self.lagging = true;
            self.seen = None;
            self.behind.notify_one();
        }
    }
}

impl Scene {
    fn of(host: &dyn Host, viewer: Option<SeatNo>) -> Scene {
        let view = host.view(viewer);
        Scene {
            viewer,
            at: host.made(),
            json: Arc::new(serde_json::to_value(&view).expect("views are plain data")),
            view,
            decision: host.decision(viewer),
            events: host.events_since(0, viewer),
            can_undo: viewer.is_some_and(|seat| host.can_undo(seat)),
        }
    }

    fn welcome(&self, room: &Room, players: &[Player], fairness: Fairness) -> ServerMessage {
        ServerMessage::Welcome {
            room: room.id.clone(),
            at: self.at,
            players: players.to_vec(),
            view: Box::new(self.view.clone()),
            decision: self.decision.clone(),
            events: self.events.clone(),
            can_undo: self.can_undo,
            fairness,
        }
    }

    fn update(&self, seen: &Seen) -> ServerMessage {
        ServerMessage::Update {
            at: self.at,
            events: self.events.get(seen.events..).unwrap_or_default().to_vec(),
            patch: patch::diff(&seen.view, &self.json),
            decision: self.decision.clone(),
            can_undo: self.can_undo,
        }
    }
}
