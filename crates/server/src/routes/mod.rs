//! The doors of the server: every path and what guards it.

mod cards;
mod client;
mod events;
mod headers;
mod rooms;
mod rules;
mod socket;
mod visitors;

use std::{net::IpAddr, sync::Arc, time::Duration};

use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, FromRequest, Request},
    http::StatusCode,
    routing::{get, post},
};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, timeout::TimeoutLayer,
    trace::TraceLayer,
};

use crate::{
    config::Config, error::Error, events::Events, limits::Doorkeeper, rooms::Rooms,
    shelf::GameShelf,
};
pub(crate) use events::Holder;
use tokio::sync::{mpsc, watch};
pub(crate) use visitors::Admitted;

/// No request takes longer; sockets are not requests once they are open.
const REQUEST_TIME: Duration = Duration::from_secs(15);

#[derive(Clone)]
pub(crate) struct App {
    pub(crate) rooms: Rooms,
    pub(crate) events: Events,
    pub(crate) shelf: Arc<dyn GameShelf>,
    pub(crate) config: Arc<Config>,
    pub(crate) doorkeeper: Arc<Doorkeeper<IpAddr>>,
    /// Of tournaments: how often a link, and how often an address without one, may ask.
    pub(crate) holders: Arc<Doorkeeper<Holder>>,
    pub(crate) onlookers: Arc<Doorkeeper<IpAddr>>,
    pub(crate) stop: watch::Receiver<bool>,
    /// Held by every open socket, so that the last one can be waited for.
    pub(crate) presence: mpsc::Sender<()>,
}

pub(crate) fn router(app: App) -> Router {
    let body = DefaultBodyLimit::max(app.config.limits.message_bytes);
    let api = Router::new()
        .route("/health", get(health))
        .route("/rooms", post(rooms::open))
        .route("/rooms/{room}", get(rooms::look))
        .route("/rooms/{room}/join", post(rooms::join))
        .route("/rooms/{room}/seat", get(rooms::seat))
        .route("/rooms/{room}/replay", get(rooms::replay))
        .route("/rooms/{room}/ws", get(socket::connect))
        .route("/rulesets", get(cards::rulesets))
        .route("/cards/{ruleset}", get(cards::list))
        .route("/books", get(rules::books))
        .route("/books/{book}/{section}", get(rules::section))
        .route("/rules", get(rules::search))
        .route("/rules/{book}/{id}", get(rules::clause))
        .nest("/events", events::router())
        .fallback(client::no_such_page);
    let trace = TraceLayer::new_for_http().make_span_with(|request: &Request| {
        // The path only: the query of a socket holds the player's token.
        tracing::info_span!("request", method = %request.method(), path = request.uri().path())
    });
    Router::new()
        .nest("/api", api)
        .fallback(client::page)
        .layer(body)
        .layer(CompressionLayer::new())
        .layer(axum::middleware::from_fn(headers::protect))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, REQUEST_TIME))
        .layer(CatchPanicLayer::new())
        .layer(trace)
        .with_state(app)
}

async fn health() -> Json<Value> {
    Json(json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") }))
}

/// A JSON body; what is wrong with it is told in our own form.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Error> {
        // An object first: serde would also take a list for a struct, with the fields in order.
        let Json(members) = Json::<Map<String, Value>>::from_request(request, app)
            .await
            .map_err(|rejection| Error::Malformed(rejection.body_text()))?;
        serde_json::from_value(Value::Object(members))
            .map(Body)
            .map_err(|error| Error::Malformed(error.to_string()))
    }
}
