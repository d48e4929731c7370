//! The card lists.

use axum::{
    Json,
    extract::{Path, State},
};
use wire::card::CardInfo;

use super::App;
use crate::error::Error;

pub(super) async fn list(
    State(app): State<App>,
    Path(ruleset): Path<String>,
) -> Result<Json<Vec<CardInfo>>, Error> {
    if !app.shelf.rulesets().iter().any(|it| it.id == ruleset) {
        return Err(Error::NoSuchRuleset(ruleset));
    }
    Ok(Json(app.shelf.cards(&ruleset)))
}
