//! Rooms over HTTP: find, do, answer.

use axum::{
    Json,
    extract::{Path, State},
};
use wire::{
    host::RecordFile,
    room::{JoinRoom, OpenRoom, RoomInfo, Seated},
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

/// The record of a finished game; before that it would tell what is hidden.
pub(super) async fn replay(
    State(app): State<App>,
    Path(room): Path<String>,
) -> Result<Json<RecordFile>, Error> {
    Ok(Json(app.rooms.record(&room).await?))
}
