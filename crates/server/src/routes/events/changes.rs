//! A socket that tells the number of each change; what has changed is asked for by HTTP.
//!
//! The number is no secret, so that this needs no link.

use axum::{
    body::Bytes,
    extract::{
        State, WebSocketUpgrade,
        ws::{Message, WebSocket},
    },
    response::Response,
};
use tokio::{
    sync::watch,
    time::{Instant, interval, timeout},
};

use super::Asked;
use crate::routes::App;

pub(super) async fn connect(
    State(app): State<App>,
    asked: Asked,
    upgrade: WebSocketUpgrade,
) -> Response {
    let changes = asked.open.desk.subscribe();
    upgrade.max_message_size(1024).on_upgrade(move |socket| tell(app, changes, socket))
}

async fn tell(app: App, mut changes: watch::Receiver<u32>, mut socket: WebSocket) {
    let _presence = app.presence.clone();
    let timings = &app.config.timings;
    let mut stop = app.stop.clone();
    let mut pings = interval(timings.ping_every);
    let mut heard = Instant::now();
    changes.mark_changed();
    loop {
        let message = tokio::select! {
            changed = changes.changed() => match changed {
                Ok(()) => Message::Text(changes.borrow_and_update().to_string().into()),
                Err(_) => return,
            },
            said = socket.recv() => match said {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                // Nothing is expected; that it comes shows that somebody is there.
                Some(Ok(_)) => {
                    heard = Instant::now();
                    continue;
                }
            },
            _ = pings.tick() => match heard.elapsed() > timings.silence {
                true => return,
                false => Message::Ping(Bytes::new()),
            },
            _ = stop.changed() => return,
        };
        if !matches!(timeout(timings.send_timeout, socket.send(message)).await, Ok(Ok(()))) {
            return;
        }
    }
}
