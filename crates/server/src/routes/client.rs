//! The web client, built into the binary.

use axum::{
    http::{Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::Error;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Files;

/// Files with a hash in their name never change.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// Everything else is asked for again, and not sent again if it is the same.
const ASK_AGAIN: &str = "no-cache";

/// A file of the client, or its page for every path the client routes itself.
pub(super) async fn page(method: Method, uri: Uri, headers: axum::http::HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let known = headers.get(header::IF_NONE_MATCH).and_then(|it| it.to_str().ok());
    let is_file = path.rsplit('/').next().is_some_and(|it| it.contains('.'));
    match Files::get(path) {
        Some(file) => send(path, file, known),
        None if is_file => Error::NoSuchPage(uri.path().to_owned()).into_response(),
        None => match Files::get("index.html") {
            Some(file) => send("index.html", file, known),
            None => Error::NoSuchPage("index.html".to_owned()).into_response(),
        },
    }
}

pub(super) async fn no_such_page(uri: Uri) -> Error {
    Error::NoSuchPage(uri.path().to_owned())
}

fn send(path: &str, file: EmbeddedFile, known: Option<&str>) -> Response {
    let tag = format!("\"{}\"", hex::encode(file.metadata.sha256_hash()));
    let cache = if path.starts_with("assets/") { FOREVER } else { ASK_AGAIN };
    let caching = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, cache.to_owned())];
    if known.is_some_and(|it| it.trim_start_matches("W/") == tag) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let kind = match (kind.type_(), kind.subtype()) {
        (mime_guess::mime::TEXT, _) | (_, mime_guess::mime::JAVASCRIPT) => {
            format!("{kind}; charset=utf-8")
        }
        _ => kind.to_string(),
    };
    (caching, [(header::CONTENT_TYPE, kind)], file.data).into_response()
}
