//! Interrex over the network: rooms, their memory on disk, and the web client.
//!
//! Read `shelf` (the games it is given), `rooms` (one task per game), `store`
//! (what survives a crash), `events` (tournaments) and `routes` (how the world gets in), in this
//! order. The protocol is described in `docs/server.md`. There is no rule of
//! any game in this crate, and nothing in it blocks one room for another.

// The toy game of the example serves the unit tests too, where this crate is called as from outside.
#[cfg(test)]
extern crate self as server;
#[cfg(test)]
#[path = "../examples/toy_table/game.rs"]
mod game;
#[cfg(test)]
#[path = "../examples/toy_table/shelf.rs"]
mod toy_shelf;

mod config;
mod error;
mod events;
mod limits;
mod rooms;
mod routes;
mod shelf;
mod store;

use std::{net::SocketAddr, sync::Arc, time::Duration};

use tokio::{
    net::TcpListener,
    sync::{mpsc, watch},
    time::timeout,
};

pub use crate::{
    config::{Config, Limits, Lots, Timings},
    error::StartError,
    shelf::{Edition, GameShelf, NamedDeck},
    store::{Row, Store, StoreError},
};
use crate::{events::Events, limits::Doorkeeper, rooms::Rooms, routes::App};

/// Open sockets get so long to say goodbye.
const FAREWELL: Duration = Duration::from_secs(5);

/// Serves until the process is asked to end (SIGTERM or ctrl-c).
///
/// # Errors
///
/// The address cannot be listened on, or the database cannot be opened.
pub async fn serve(config: Config, shelf: Arc<dyn GameShelf>) -> Result<(), StartError> {
    let server = Server::bind(config, shelf).await?;
    tracing::info!(address = %server.address(), "listening");
    server.run(asked_to_end()).await
}

/// A server that has its address and its database but does not answer yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
    store: Store,
    stop: watch::Sender<bool>,
    presence: mpsc::Receiver<()>,
}

impl Server {
    /// Takes the address (port 0 finds a free one) and opens the database.
    ///
    /// # Errors
    ///
    /// One of them cannot be had.
    pub async fn bind(config: Config, shelf: Arc<dyn GameShelf>) -> Result<Server, StartError> {
        let (asked, path) = (config.listen, config.database.clone());
        let listen = |source| StartError::Listen { address: asked, source };
        let listener = TcpListener::bind(asked).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let store =
            Store::open(&path).await.map_err(|source| StartError::Database { path, source })?;
        let config = Arc::new(config);
        let (stop, stopping) = watch::channel(false);
        let (presence, gone) = mpsc::channel(1);
        let limits = &config.limits;
        let app = App {
            rooms: Rooms::new(
                Arc::clone(&shelf),
                store.clone(),
                Arc::clone(&config),
                stopping.clone(),
            ),
            shelf,
            events: Events::new(config.events.clone(), config.shelf.clone()),
            doorkeeper: Arc::new(Doorkeeper::new(limits.rooms_burst, limits.rooms_per_minute)),
            holders: Arc::new(Doorkeeper::new(limits.link_burst, limits.link_per_minute)),
            onlookers: Arc::new(Doorkeeper::new(limits.public_burst, limits.public_per_minute)),
            config,
            stop: stopping,
            presence,
        };
        Ok(Server { listener, address, app, store, stop, presence: gone })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Opens the file of an event that lies anywhere; answers with its id and the organiser's
    /// secret, which together make his link.
    ///
    /// # Errors
    ///
    /// The file is no event, or another one of this name is open.
    pub async fn open_event(&self, file: &std::path::Path) -> Result<(String, String), StartError> {
        let opened = self.app.events.open_file(file).await;
        opened.map_err(|source| StartError::Event { path: file.to_owned(), source })
    }

    /// Serves until `end`, then says goodbye to everybody and finishes what was promised.
    ///
    /// # Errors
    ///
    /// The listener failed.
    pub async fn run(
        self,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), StartError> {
        let Server { listener, app, store, stop, mut presence, .. } = self;
        let service = routes::router(app).into_make_service_with_connect_info::<SocketAddr>();
        let ending = async move {
            end.await;
            tracing::info!("the server stops");
            stop.send_replace(true);
        };
        axum::serve(listener, service).with_graceful_shutdown(ending).await?;
        // Nothing is ever sent here: it ends when the last socket has let go.
        if timeout(FAREWELL, presence.recv()).await.is_err() {
            tracing::warn!("some sockets did not close in time");
        }
        store.close().await;
        Ok(())
    }
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
    }
}

/// Resolves when the operating system (SIGTERM) or a person (ctrl-c) asks the process to end.
pub async fn asked_to_end() {
    let ctrl_c = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = ctrl_c => {}
        () = terminate => {}
    }
}
