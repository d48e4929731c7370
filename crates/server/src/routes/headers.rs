//! What every answer says about itself to the browser.

use axum::{
    extract::Request,
    http::{HeaderName, HeaderValue, header},
    middleware::Next,
    response::Response,
};

/// No script, frame or form from anywhere else, and none written into the page. Styles may be
/// inline, because the cards are drawn with computed positions and colours.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
     img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

pub(super) async fn protect(request: Request, next: Next) -> Response {
    let keep = how_long(request.uri().path());
    let mut response = next.run(request).await;
    let succeeded = response.status().is_success();
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if let Some(keep) = keep {
        let keep = if succeeded { keep } else { "no-store" };
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    }
    response
}

/// Rooms change with every choice, books and cards only with the server. The client's own files
/// say it themselves.
fn how_long(path: &str) -> Option<&'static str> {
    let path = path.strip_prefix("/api/")?;
    let printed = path.starts_with("rules") || path.starts_with("cards/");
    Some(if printed { "public, max-age=300" } else { "no-store" })
}
