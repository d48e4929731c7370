//! The rulebooks to read, to look up and to search.

use axum::{
    Json,
    extract::{Path, Query},
};
use rulebook::{
    Book,
    text::{Clause, Section, library},
};
use serde::Deserialize;
use wire::rule::{BookInfo, ClauseInfo, SectionInfo};

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

pub(super) async fn search(Query(wanted): Query<Wanted>) -> Json<Vec<ClauseInfo>> {
    if wanted.q.trim().is_empty() {
        return Json(Vec::new());
    }
    let hits = library().search(&wanted.q, None::<Book>);
    Json(hits.into_iter().take(HITS).map(info).collect())
}

/// Every book with its table of contents.
pub(super) async fn books() -> Json<Vec<BookInfo>> {
    let section = |it: Section<'_>| SectionInfo {
        id: it.id.to_owned(),
        title: it.title.to_owned(),
        title_en: it.title_en.map(str::to_owned),
        clauses: it.clauses.len() as u32,
    };
    let info = |book: Book| BookInfo {
        book: book.code().to_owned(),
        name: book.name().to_owned(),
        sections: library().ledger(book).sections().into_iter().map(section).collect(),
    };
    Json(Book::ALL.map(info).to_vec())
}

/// The clauses of one section.
pub(super) async fn section(
    Path((book, id)): Path<(String, String)>,
) -> Result<Json<Vec<ClauseInfo>>, Error> {
    let sections = Book::from_code(&book).map(|it| library().ledger(it).sections());
    let wanted = sections.and_then(|it| it.into_iter().find(|section| section.id == id));
    let wanted = wanted.ok_or_else(|| Error::NoSuchRule(format!("{book} {id}")))?;
    Ok(Json(wanted.clauses.into_iter().map(info).collect()))
}

fn info(clause: &Clause) -> ClauseInfo {
    let code = clause.book.code();
    let number = clause.mark.strip_prefix(code).map_or(clause.mark.as_str(), str::trim_start);
    ClauseInfo {
        book: code.to_owned(),
        id: number.to_owned(),
        title: clause.title.clone(),
        title_en: clause.title_en.clone(),
        text: clause.text.clone(),
        text_pl: clause.text_pl.clone(),
        note: clause.note.clone(),
        note_pl: clause.note_pl.clone(),
        section: clause.heading().to_owned(),
        refs: clause.refs.clone(),
    }
}
