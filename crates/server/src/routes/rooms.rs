//! Rooms over HTTP: find, do, answer.

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, header::AUTHORIZATION},
};
use wire::{
    host::RecordFile,
    room::{JoinRoom, OpenRoom, RoomInfo, SeatInfo, Seated},
};

use super::{Admitted, App, Body};
use crate::error::Error;

pub(super) async fn open(
    State(app): State<App>,
    _: Admitted,
    Body(wish): Body<OpenRoom>,
) -> Result<Json<Seated>, Error> {
    Ok(Json(app.rooms.open(wish).await?))
}

pub(super) async fn join(
    State(app): State<App>,
    _: Admitted,
    Path(room): Path<String>,
    Body(visitor): Body<JoinRoom>,
) -> Result<Json<Seated>, Error> {
    Ok(Json(app.rooms.join(&room, visitor).await?))
}

pub(super) async fn look(
    State(app): State<App>,
    Path(room): Path<String>,
) -> Result<Json<RoomInfo>, Error> {
    Ok(Json(app.rooms.look(&room).await?))
}

/// Whose token is this? A browser learns from a refused socket only that it was refused.
pub(super) async fn seat(
    State(app): State<App>,
    Path(room): Path<String>,
    headers: HeaderMap,
) -> Result<Json<SeatInfo>, Error> {
    let token = headers.get(AUTHORIZATION).and_then(|it| it.to_str().ok()?.strip_prefix("Bearer "));
    let seat = match token {
        Some(token) => Some(app.rooms.seat_of(&room, token).await?),
        None => app.rooms.look(&room).await.map(|_| None)?,
    };
    Ok(Json(SeatInfo { seat }))
}

/// The record of a finished game; before that it would tell what is hidden.
pub(super) async fn replay(
    State(app): State<App>,
    Path(room): Path<String>,
) -> Result<Json<RecordFile>, Error> {
    Ok(Json(app.rooms.record(&room).await?))
}
