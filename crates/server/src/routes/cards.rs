//! What is on the shelf: rule sets with their decks, and the card lists.

use axum::{
    Json,
    extract::{Path, State},
};
use wire::{
    card::CardInfo,
    room::{DeckInfo, RulesetInfo},
};

use super::App;
use crate::{error::Error, shelf::Edition};

pub(super) async fn list(
    State(app): State<App>,
    Path(ruleset): Path<String>,
) -> Result<Json<Vec<CardInfo>>, Error> {
    if !app.shelf.rulesets().iter().any(|it| it.id == ruleset) {
        return Err(Error::NoSuchRuleset(ruleset));
    }
    Ok(Json(app.shelf.cards(&ruleset)))
}

pub(super) async fn rulesets(State(app): State<App>) -> Json<Vec<RulesetInfo>> {
    let told = |edition: Edition| {
        let decks = app.shelf.decks(&edition.id).into_iter();
        let decks =
            decks.map(|it| DeckInfo { name: it.name, title: it.title, faction: it.faction });
        let (id, seats, timed) = (edition.id, edition.seats, edition.timed);
        RulesetInfo { id, seats, timed, decks: decks.collect() }
    };
    Json(app.shelf.rulesets().into_iter().map(told).collect())
}
