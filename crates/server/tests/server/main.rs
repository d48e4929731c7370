//! The server from outside: real sockets, real files, a real process.
//!
//! `house` starts a server and `client` talks to it; the toy game of the
//! example is played. Each other file is one promise of `docs/server.md`.

#![allow(clippy::unwrap_used, reason = "the whole program is a test")]

#[path = "../../examples/toy_table/box_shelf.rs"]
mod box_shelf;
#[path = "../../examples/toy_table/game.rs"]
mod game;
#[path = "../../examples/toy_table/shelf.rs"]
mod shelf;

mod client;
mod events;
mod fair;
mod founding;
mod house;
mod http;
mod kill;
mod mount_and_blade;
mod play;
mod refuse;
mod rematch;
mod secrecy;
mod store;
mod storm;
mod terminacja;
mod together;
