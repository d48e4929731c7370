//! Events over HTTP: who asks is told by his link, what he may by the desk.
//!
//! `asks` founds, looks and acts; `entering` makes entries; `limited`
//! deals boosters; `files` are the downloads; `changes` is a
//! socket that says when there is something new.

mod asks;
mod changes;
mod entering;
mod files;
mod limited;

use std::collections::BTreeMap;

use axum::{
    Router,
    extract::{DefaultBodyLimit, FromRequestParts, Path},
    http::{header::AUTHORIZATION, request::Parts},
    routing::{get, post},
};
use sha2::{Digest as _, Sha256};
use tournament_file::{CommandRef, Person};

use super::{App, visitors::address};
use crate::{error::Error, events::Open};

/// Bytes of a table of players.
const TABLE: usize = 256 * 1024;
/// Bytes of a whole event.
const EVENT: usize = 32 * 1024 * 1024;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/", get(asks::list).post(asks::found))
        .route("/house", get(asks::house))
        .route("/ranking", get(asks::ranking))
        .route("/sets", get(limited::sets))
        .route("/import", post(asks::import).layer(DefaultBodyLimit::max(EVENT)))
        .route("/catalogue", get(asks::catalogue))
        .route("/briefing", get(asks::briefing))
        .route("/{event}", get(asks::look))
        .route("/{event}/do", post(asks::act))
        .route("/{event}/foresee", post(asks::foresee))
        .route("/{event}/propose", post(asks::propose))
        .route("/{event}/enter", post(entering::newcomer))
        .route("/{event}/deal", post(limited::deal))
        .route("/{event}/sakwa", post(asks::sakwa))
        .route("/{event}/late", get(asks::late))
        .route("/{event}/roster", post(entering::roster).layer(DefaultBodyLimit::max(TABLE)))
        .route("/{event}/decklist", post(asks::decklist))
        .route("/{event}/links", get(asks::links))
        .route("/{event}/files/{file}", get(files::send))
        .route("/{event}/changes", get(changes::connect))
}

/// The holder of a link, as the doorkeeper knows him: the event and the number of the person.
pub(crate) type Holder = (String, u32);

/// An event and whoever asks about it; nobody is the public.
pub(super) struct Asked {
    open: Open,
    who: Option<Person>,
}

impl FromRequestParts<App> for Asked {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked, Error> {
        let path = Path::<BTreeMap<String, String>>::from_request_parts(parts, app).await;
        let mut path = path.map_err(|it| Error::Malformed(it.body_text()))?;
        let event = path.remove("event").unwrap_or_default();
        let open = app.events.find(&event).await?;
        let token = parts.headers.get(AUTHORIZATION).map(|it| it.to_str().unwrap_or_default());
        let token = token.map(|it| it.strip_prefix("Bearer ").unwrap_or_default());
        let who = token.map(|it| open.links.holder(it));
        let admitted = match (who.flatten(), address(parts, app)) {
            (Some(person), _) => app.holders.lets_in((event, person.0)),
            (None, Some(address)) => app.onlookers.lets_in(address),
            (None, None) => true,
        };
        match who {
            _ if !admitted => Err(Error::TooFast),
            Some(None) => Err(Error::WrongLink),
            None | Some(Some(_)) => Ok(Asked { open, who: who.flatten() }),
        }
    }
}

impl Asked {
    /// Whoever asks, if he has a link at all.
    fn somebody(&self) -> Result<Person, Error> {
        self.who.ok_or(Error::WrongLink)
    }
}

/// The id of one of the orders that a single request stands for.
fn part_of(id: &CommandRef, part: usize) -> CommandRef {
    let digest = Sha256::digest(format!("{}/{part}", id.0));
    CommandRef(hex::encode(&digest[..16]))
}
