//! Everything that can go wrong with a request, each with one status.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use desk::DeskError;
use print::Unprintable;
use tournament_file::{Unreadable, talk::DeckProblem, view::RefusalView};
use wire::message::Problem;

use crate::store::StoreError;

#[derive(Debug, Clone, thiserror::Error)]
pub(crate) enum Error {
    #[error("there is no room `{0}`")]
    NoSuchRoom(String),
    #[error("there is no page `{0}`")]
    NoSuchPage(String),
    #[error("there is no ruleset `{0}`")]
    NoSuchRuleset(String),
    #[error("{0}")]
    NoSuchRule(String),
    #[error("{0}")]
    Malformed(String),
    #[error("this token opens no seat in this room")]
    WrongToken,
    #[error("every seat of this room is taken")]
    RoomFull,
    #[error("there is no event `{0}`")]
    NoSuchEvent(String),
    #[error("this link opens nothing here; ask the organiser for a new one")]
    WrongLink,
    #[error("to found a tournament here needs the key of the house")]
    WrongKey,
    #[error("tournaments are founded at the machine this server runs on, or with its key")]
    FoundingClosed,
    /// Who has no such office; the rule that gives it to somebody else.
    #[error("{reason} ({rule})")]
    NotYours { rule: rulebook::RuleId, reason: &'static str },
    #[error("the game is not over yet, and its record would tell what is hidden")]
    NotOver,
    #[error("{}", .0.detail)]
    Refused(Problem),
    /// A deck list with faults, each with its key.
    #[error("{}", .0.detail)]
    Deck(DeckProblem),
    #[error("too many requests; try again in a minute")]
    TooFast,
    #[error("the server is full; try again later")]
    ServerFull,
    /// The room left the memory at this very moment; asking again wakes it.
    #[error("the room is going to sleep; ask again")]
    Asleep,
    #[error("something went wrong on the server; it has been logged")]
    Internal,
}

impl Error {
    fn status(&self) -> StatusCode {
        match self {
            Error::NoSuchRoom(_)
            | Error::NoSuchEvent(_)
            | Error::NoSuchPage(_)
            | Error::NoSuchRuleset(_)
            | Error::NoSuchRule(_) => StatusCode::NOT_FOUND,
            Error::Malformed(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Error::WrongToken | Error::WrongLink | Error::WrongKey => StatusCode::UNAUTHORIZED,
            Error::NotYours { .. } | Error::FoundingClosed => StatusCode::FORBIDDEN,
            Error::RoomFull | Error::NotOver | Error::Refused(_) | Error::Deck(_) => {
                StatusCode::CONFLICT
            }
            Error::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Error::ServerFull | Error::Asleep => StatusCode::SERVICE_UNAVAILABLE,
            Error::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The key of the text `problem-<reason>`.
    fn reason(&self) -> &str {
        match self {
            Error::NoSuchRoom(_) => "no-such-room",
            Error::NoSuchEvent(_) => "no-such-event",
            Error::WrongLink => "wrong-link",
            Error::WrongKey => "wrong-key",
            Error::FoundingClosed => "founding-closed",
            Error::NotYours { .. } => "not-yours",
            Error::NoSuchPage(_) => "no-such-page",
            Error::NoSuchRuleset(_) => "no-such-ruleset",
            Error::NoSuchRule(_) => "no-such-rule",
            Error::Malformed(_) => "malformed",
            Error::WrongToken => "wrong-token",
            Error::RoomFull => "room-full",
            Error::NotOver => "not-over",
            Error::Refused(problem) => &problem.reason,
            Error::Deck(problem) => &problem.reason,
            Error::TooFast => "too-fast",
            Error::ServerFull => "server-full",
            Error::Asleep => "asleep",
            Error::Internal => "internal",
        }
    }

    pub(crate) fn problem(&self) -> Problem {
        match self {
            Error::Refused(problem) => problem.clone(),
            Error::NotYours { rule, reason } => {
                Problem { rule: Some(rule.to_string()), ..problem("not-yours", *reason) }
            }
            Error::Deck(DeckProblem { rule, .. }) => {
                Problem { rule: rule.clone(), ..problem(self.reason(), self.to_string()) }
            }
            other => problem(other.reason(), other.to_string()),
        }
    }
}

/// A refusal that no rule of a game stands behind.
pub(crate) fn problem(reason: &str, detail: impl Into<String>) -> Problem {
    Problem { reason: reason.to_owned(), detail: detail.into(), rule: None }
}

impl From<Problem> for Error {
    fn from(problem: Problem) -> Error {
        Error::Refused(problem)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        tracing::error!(%error, "the store failed");
        Error::Internal
    }
}

impl From<DeskError> for Error {
    fn from(error: DeskError) -> Error {
        match error {
            DeskError::Rejected(rejected) => {
                let RefusalView { rule, reason } = RefusalView::of(&rejected);
                Error::Refused(Problem { rule, ..problem("not-done", reason) })
            }
            DeskError::Deck(faults) => Error::Deck(DeckProblem::of(&faults)),
            DeskError::Unreadable(unreadable) => unreadable.into(),
            DeskError::Store(error) => {
                tracing::error!(%error, "the file of an event failed");
                Error::Internal
            }
        }
    }
}

impl From<Unreadable> for Error {
    fn from(unreadable: Unreadable) -> Error {
        Error::Malformed(unreadable.to_string())
    }
}

impl From<Unprintable> for Error {
    fn from(unprintable: Unprintable) -> Error {
        match unprintable {
            Unprintable::NoSuchRound(_) | Unprintable::Nothing => {
                Error::Refused(problem("nothing-to-print", unprintable.to_string()))
            }
            Unprintable::Pdf(reason) => Error::Malformed(reason),
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        match &self {
            Error::Deck(problem) => (self.status(), Json(problem)).into_response(),
            other => (self.status(), Json(other.problem())).into_response(),
        }
    }
}

/// The server could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("cannot listen on {address}: {source}")]
    Listen { address: std::net::SocketAddr, source: std::io::Error },
    #[error("cannot open the database {path}: {source}")]
    Database { path: std::path::PathBuf, source: StoreError },
    #[error("cannot open the event {path}: {source}")]
    Event { path: std::path::PathBuf, source: DeskError },
    #[error("the server stopped: {0}")]
    Serve(#[from] std::io::Error),
}
