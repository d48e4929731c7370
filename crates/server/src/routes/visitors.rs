//! Who comes, judged before he is heard: where from, how often, and with which key.

use std::net::{IpAddr, SocketAddr};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{
        HeaderMap,
        header::{AUTHORIZATION, HOST, ORIGIN},
        request::Parts,
    },
};
use sha2::{Digest as _, Sha256};
use tournament_file::talk::FoundingRight;

use super::App;
use crate::error::Error;

/// The address of a visitor, as far as it can be trusted.
pub(super) fn address(parts: &Parts, app: &App) -> Option<IpAddr> {
    let forwarded = parts.headers.get_all(FORWARDED_FOR).iter().next_back();
    // The last address is the one our own proxy saw; those before it anybody can invent.
    let forwarded = forwarded
        .filter(|_| app.config.behind_proxy)
        .and_then(|it| it.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    forwarded.or_else(|| direct(parts))
}

fn direct(parts: &Parts) -> Option<IpAddr> {
    parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip())
}

const FORWARDED_FOR: &str = "x-forwarded-for";

/// Lets a visitor in unless his address has opened too many rooms lately.
pub(crate) struct Admitted;

impl FromRequestParts<App> for Admitted {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Admitted, Error> {
        match address(parts, app) {
            Some(address) if !app.doorkeeper.lets_in(address) => Err(Error::TooFast),
            _ => Ok(Admitted),
        }
    }
}

/// Lets a visitor look at what all tournaments have in common, unless he looks too often.
pub(super) struct Onlooker;

impl FromRequestParts<App> for Onlooker {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Onlooker, Error> {
        match address(parts, app) {
            Some(address) if !app.onlookers.lets_in(address) => Err(Error::TooFast),
            _ => Ok(Onlooker),
        }
    }
}

/// Somebody who may found tournaments: with the key of the house, or, where it has none, at the
/// machine itself.
pub(super) struct Founder;

impl FromRequestParts<App> for Founder {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Founder, Error> {
        // A page of another house must not found in the name of whoever looks at it.
        if !same_house(&parts.headers) {
            return Err(Error::FoundingClosed);
        }
        match &app.config.organiser_key {
            Some(key) if shows(&parts.headers, key) => Ok(Founder),
            Some(_) => Err(Error::WrongKey),
            None if is_at_the_machine(parts, app) => Ok(Founder),
            None => Err(Error::FoundingClosed),
        }
    }
}

/// Whether this visitor may found here, and what he needs for it.
pub(super) struct MayFound(pub(super) FoundingRight);

impl FromRequestParts<App> for MayFound {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MayFound, Error> {
        Ok(MayFound(match &app.config.organiser_key {
            Some(_) => FoundingRight::WithKey,
            None if is_at_the_machine(parts, app) => FoundingRight::Open,
            None => FoundingRight::Closed,
        }))
    }
}

/// Not through a proxy: behind one that we were not told of everybody would seem to be here.
fn is_at_the_machine(parts: &Parts, app: &App) -> bool {
    let forwarded = [FORWARDED_FOR, "forwarded"].iter().any(|it| parts.headers.contains_key(*it));
    let here = direct(parts).is_some_and(|it| it.to_canonical().is_loopback());
    here && !forwarded && !app.config.behind_proxy
}

/// A browser says whose page asks; programs say nothing.
fn same_house(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|it| it.to_str().ok());
    let Some(origin) = text(ORIGIN) else { return true };
    let asks = origin.split_once("://").map(|it| it.1);
    asks.is_some() && asks == text(HOST)
}

fn shows(headers: &HeaderMap, key: &str) -> bool {
    let given = headers.get(AUTHORIZATION).and_then(|it| it.to_str().ok());
    let given = given.and_then(|it| it.strip_prefix("Bearer ")).unwrap_or_default();
    // Digests are compared, so that the time it takes tells nothing of the key.
    Sha256::digest(given) == Sha256::digest(key)
}
