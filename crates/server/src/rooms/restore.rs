//! A room read again from its entries.

use std::sync::Arc;

use super::{
    entry::{Entry, Opening},
    room::Room,
};
use crate::{
    error::Error,
    shelf::GameShelf,
    store::{Row, Store},
};

/// Where the entries on the disk do not make a room.
#[derive(Debug, thiserror::Error)]
enum Broken {
    #[error("entry {number} cannot be read: {error}")]
    Unreadable { number: u32, error: serde_json::Error },
    #[error("the first entry does not open the room")]
    NotOpened,
    #[error("entry {number} is missing")]
    Missing { number: u32 },
    #[error("entry {number} cannot happen: {detail}")]
    Impossible { number: u32, detail: String },
    #[error("the game after entry {number} is not the one that was played")]
    OtherState { number: u32 },
}

/// Repeats everything that happened in the room and checks every fingerprint on the way.
///
/// # Errors
///
/// There is no such room, or its entries do not fit; the reason is logged.
pub(super) async fn restore(
    id: &str,
    shelf: &Arc<dyn GameShelf>,
    store: &Store,
) -> Result<Room, Error> {
    let rows = store.entries(id).await?;
    if rows.is_empty() {
        return Err(Error::NoSuchRoom(id.to_owned()));
    }
    let broken = |broken: Broken| {
        tracing::error!(room = id, %broken, "a room cannot be restored");
        Error::Internal
    };
    let (opening, entries) = read(&rows).map_err(broken)?;
    let cards = old_cards(&opening, &entries, shelf, store).await?;
    let room = Room::new(id.to_owned(), &opening, Arc::clone(shelf)).with_old_cards(cards);
    repeat(room, &entries, &rows[1..]).map_err(broken)
}

fn read(rows: &[Row]) -> Result<(Opening, Vec<Entry>), Broken> {
    let mut entries = Vec::with_capacity(rows.len());
    for (expected, row) in (0..).zip(rows) {
        if row.number != expected {
            return Err(Broken::Missing { number: expected });
        }
        let entry = serde_json::from_str(&row.entry)
            .map_err(|error| Broken::Unreadable { number: row.number, error })?;
        entries.push(entry);
    }
    match entries.remove(0) {
        Entry::Opened(opening) => Ok((opening, entries)),
        _ => Err(Broken::NotOpened),
    }
}

/// The definitions the game was dealt with, if today's are different.
async fn old_cards(
    opening: &Opening,
    entries: &[Entry],
    shelf: &Arc<dyn GameShelf>,
    store: &Store,
) -> Result<Option<Vec<String>>, Error> {
    let dealt = entries.iter().find_map(|it| match it {
        Entry::Dealt { setup } => Some(&setup.cards),
        _ => None,
    });
    let Some(digest) = dealt else { return Ok(None) };
    let today = shelf.rulesets().into_iter().find(|it| it.id == opening.ruleset);
    if today.is_some_and(|it| it.cards == *digest) {
        return Ok(None);
    }
    Ok(store.cards(digest).await?)
}

fn repeat(mut room: Room, entries: &[Entry], rows: &[Row]) -> Result<Room, Broken> {
    for (entry, row) in entries.iter().zip(rows) {
        let number = row.number;
        room.apply(entry)
            .map_err(|problem| Broken::Impossible { number, detail: problem.detail })?;
        if room.fingerprint() != row.fingerprint {
            return Err(Broken::OtherState { number });
        }
    }
    Ok(room)
}
