//! A client that knows only what it was sent.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message},
};
use wire::{
    decision::{ChoiceKind, DecisionView, QuestionKind},
    event::SeenEvent,
    message::{ClientMessage, Fairness, Player, Problem, ServerMessage},
    patch,
    view::{VetoView, View},
};

use crate::house::Place;

const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) struct Client {
    pub(crate) place: Option<Place>,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) at: u32,
    /// The view as patched together.
    pub(crate) view: Value,
    pub(crate) decision: Option<DecisionView>,
    pub(crate) events: Vec<SeenEvent>,
    pub(crate) can_undo: bool,
    pub(crate) players: Vec<Player>,
    pub(crate) fairness: Option<Fairness>,
    pub(crate) welcomes: u32,
    /// The code the server hung up with.
    pub(crate) closed: Option<u16>,
    /// The size of every update, in bytes.
    pub(crate) updates: Vec<usize>,
    /// Everything received, word for word.
    pub(crate) received: String,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr, place: &Place) -> Client {
        let query = format!("?token={}", place.token);
        let mut client = Client::dial(address, &place.room, &query).await.unwrap();
        client.place = Some(place.clone());
        client
    }

    pub(crate) async fn watch(address: SocketAddr, room: &str) -> Client {
        Client::dial(address, room, "").await.unwrap()
    }

    /// The status of the answer, if it was refused.
    pub(crate) async fn dial(address: SocketAddr, room: &str, query: &str) -> Result<Client, u16> {
        match connect_async(format!("ws://{address}/api/rooms/{room}/ws{query}")).await {
            Ok((socket, _)) => Ok(Client {
                place: None,
                socket,
                at: 0,
                view: Value::Null,
                decision: None,
                events: Vec::new(),
                can_undo: false,
                players: Vec::new(),
                fairness: None,
                welcomes: 0,
                closed: None,
                updates: Vec::new(),
                received: String::new(),
            }),
            Err(Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) {
        self.send(Message::text(serde_json::to_string(message).unwrap())).await;
    }

    pub(crate) async fn send(&mut self, message: Message) {
        self.socket.send(message).await.unwrap();
    }

    pub(crate) async fn reveal(&mut self) {
        let contribution = self.place.as_ref().unwrap().contribution.clone();
        self.say(&ClientMessage::Reveal { contribution }).await;
    }

    pub(crate) async fn choose(&mut self, choice: u16) {
        let at = self.at;
        self.say(&ClientMessage::Choose { at, choice }).await;
    }

    /// The next message, already taken to heart; none when the server has hung up.
    pub(crate) async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("the server answers");
            match message {
                Some(Ok(Message::Text(text))) => return Some(self.take(&text)),
                Some(Ok(Message::Close(frame))) => {
                    self.closed = frame.map(|it| it.code.into());
                    return None;
                }
                Some(Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    fn take(&mut self, text: &str) -> ServerMessage {
        self.received.push_str(text);
        let message: ServerMessage = serde_json::from_str(text).unwrap();
        match message.clone() {
            ServerMessage::Waiting { players, fairness, .. } => {
                self.players = players;
                self.fairness = Some(fairness);
            }
            ServerMessage::Welcome {
                at,
                view,
                decision,
                events,
                can_undo,
                fairness,
                players,
                ..
            } => {
                self.welcomes += 1;
                self.view = serde_json::to_value(view).unwrap();
                (self.at, self.decision, self.can_undo) = (at, decision, can_undo);
                (self.events, self.players) = (events, players);
                self.fairness = Some(fairness);
            }
            ServerMessage::Update { at, events, patch, decision, can_undo } => {
                self.updates.push(text.len());
                patch::apply(&mut self.view, &patch).unwrap();
                (self.at, self.decision, self.can_undo) = (at, decision, can_undo);
                self.events.extend(events);
            }
            ServerMessage::Players { players } => self.players = players,
            ServerMessage::Fairness { fairness } => self.fairness = Some(fairness),
            _ => {}
        }
        message
    }

    /// Reads on until something is found.
    pub(crate) async fn until<T>(
        &mut self,
        mut found: impl FnMut(&Client, &ServerMessage) -> Option<T>,
    ) -> T {
        loop {
            let message = self.next().await.expect("the connection stays open");
            if let Some(it) = found(self, &message) {
                return it;
            }
        }
    }

    pub(crate) async fn welcomed(&mut self) {
        self.until(|_, it| matches!(it, ServerMessage::Welcome { .. }).then_some(())).await;
    }

    pub(crate) async fn error(&mut self) -> Problem {
        self.until(|_, it| match it {
            ServerMessage::Error { error } => Some(error.clone()),
            _ => None,
        })
        .await
    }

    /// Reads on until so many choices have been made.
    pub(crate) async fn reach(&mut self, at: u32) {
        while self.at < at {
            self.next().await.expect("the connection stays open");
        }
    }

    pub(crate) fn view(&self) -> VetoView {
        let View::Veto(view) = serde_json::from_value(self.view.clone()).unwrap() else {
            panic!("these tables are laid like those of VETO!")
        };
        view
    }

    pub(crate) fn is_asked(&self) -> bool {
        self.decision.as_ref().is_some_and(|it| !it.choices.is_empty())
    }

    pub(crate) fn asked(&self) -> QuestionKind {
        self.decision.as_ref().expect("somebody is asked").question.kind
    }

    /// The place of the first choice of this kind, if it is offered.
    pub(crate) fn offered(&self, kind: ChoiceKind) -> Option<u16> {
        let choices = &self.decision.as_ref()?.choices;
        choices.iter().position(|it| it.kind == kind).map(|it| it as u16)
    }

    /// The only answer, which the server gives by itself.
    pub(crate) fn is_forced_window(&self) -> bool {
        let forced =
            |it: &DecisionView| it.question.kind == QuestionKind::Reply && it.choices.len() == 1;
        self.decision.as_ref().is_some_and(forced)
    }
}

/// Plays the last legal choice for whoever is asked, `choices` times or to the end.
/// Afterwards all have seen the same number of choices.
pub(crate) async fn play(clients: &mut [Client], choices: u32) {
    for _ in 0..choices {
        let at = clients[0].at;
        if clients[0].decision.is_none() {
            return;
        }
        if let Some(asked) = clients.iter_mut().find(|it| it.is_asked())
            && !asked.is_forced_window()
        {
            let last = asked.decision.as_ref().unwrap().choices.len() - 1;
            // Pas stands last in a stint; a card is more fun.
            let pas = usize::from(asked.asked() == QuestionKind::Stint && last > 0);
            asked.choose((last - pas) as u16).await;
        }
        for client in clients.iter_mut() {
            client.reach(at + 1).await;
        }
    }
}
