//! The rulebooks to look up and to search.

use axum::{
    Json,
    extract::{Path, Query},
};
use rulebook::{
    Book,
    text::{Clause, library},
};
use serde::Deserialize;
use wire::rule::ClauseInfo;

use crate::error::Error;

/// More hits than anybody reads are not sent.
const HITS: usize = 50;

#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    q: String,
}

pub(super) async fn clause(
    Path((book, id)): Path<(String, String)>,
) -> Result<Json<ClauseInfo>, Error> {
    let mark = format!("{book} {id}");
    let clauses = library().look_up(&mark).map_err(|error| Error::NoSuchRule(error.to_string()))?;
    // A number also finds what stands under it; the clause itself comes first.
    let clause = clauses.first().ok_or(Error::NoSuchRule(mark))?;
    Ok(Json(info(clause)))
}

/// A whole book, in its order.
pub(super) async fn book(Path(book): Path<String>) -> Result<Json<Vec<ClauseInfo>>, Error> {
    let known = Book::from_code(&book);
    let ledger = library().ledger(known.ok_or(Error::NoSuchRule(book))?);
    Ok(Json(ledger.clauses.iter().map(info).collect()))
}

pub(super) async fn search(Query(wanted): Query<Wanted>) -> Json<Vec<ClauseInfo>> {
    if wanted.q.trim().is_empty() {
        return Json(Vec::new());
    }
    let hits = library().search(&wanted.q, None::<Book>);
    Json(hits.into_iter().take(HITS).map(info).collect())
}

fn info(clause: &Clause) -> ClauseInfo {
    let code = clause.book.code();
    let number = clause.mark.strip_prefix(code).map_or(clause.mark.as_str(), str::trim_start);
    ClauseInfo {
        book: code.to_owned(),
        id: number.to_owned(),
        section: clause.section.clone(),
        title: clause.title.clone(),
        text: clause.text.clone(),
        text_pl: clause.text_pl.clone(),
        note: clause.note.clone(),
    }
}
