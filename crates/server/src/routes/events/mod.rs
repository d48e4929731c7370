//! Events over HTTP: who asks is told by his link, what he may by the desk.
//!
//! `asks` founds, looks and acts; `files` are the downloads; `changes` is a
//! socket that says when there is something new.

mod asks;
mod changes;
mod files;

use axum::{
    Router,
    extract::{DefaultBodyLimit, FromRequestParts, Path},
    http::{header::AUTHORIZATION, request::Parts},
    routing::{get, post},
};
use tournament_file::Person;

use super::App;
use crate::{error::Error, events::Open};

/// Bytes of a table of players.
const TABLE: usize = 256 * 1024;
/// Bytes of a whole event.
const EVENT: usize = 32 * 1024 * 1024;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/", get(asks::list).post(asks::found))
        .route("/import", post(asks::import).layer(DefaultBodyLimit::max(EVENT)))
        .route("/catalogue", get(asks::catalogue))
        .route("/briefing", get(asks::briefing))
        .route("/{event}", get(asks::look))
        .route("/{event}/do", post(asks::act))
        .route("/{event}/foresee", post(asks::foresee))
        .route("/{event}/propose", post(asks::propose))
        .route("/{event}/roster", post(asks::roster).layer(DefaultBodyLimit::max(TABLE)))
        .route("/{event}/decklist", post(asks::decklist))
        .route("/{event}/links", get(asks::links))
        .route("/{event}/files/{file}", get(files::send))
        .route("/{event}/changes", get(changes::connect))
}

/// An event and whoever asks about it; nobody is the public.
pub(super) struct Asked {
    open: Open,
    who: Option<Person>,
}

impl FromRequestParts<App> for Asked {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked, Error> {
        let path =
            Path::<std::collections::BTreeMap<String, String>>::from_request_parts(parts, app)
                .await;
        let path = path.map_err(|rejection| Error::Malformed(rejection.body_text()))?;
        let open = app.events.find(path.get("event").map_or("", String::as_str)).await?;
        let Some(header) = parts.headers.get(AUTHORIZATION) else {
            return Ok(Asked { open, who: None });
        };
        let token = header.to_str().ok().and_then(|it| it.strip_prefix("Bearer "));
        let who = token.and_then(|it| open.links.holder(it)).ok_or(Error::WrongLink)?;
        Ok(Asked { open, who: Some(who) })
    }
}

impl Asked {
    /// Whoever asks, if he has a link at all.
    fn somebody(&self) -> Result<Person, Error> {
        self.who.ok_or(Error::WrongLink)
    }
}
