//! What can be set, with defaults that need no setting.

use std::{net::SocketAddr, ops::Range, path::PathBuf, time::Duration};

use tournament::deck_lists::Shelf;

#[derive(Debug, Clone)]
pub struct Config {
    pub listen: SocketAddr,
    /// The SQLite file; it is created if it does not exist.
    pub database: PathBuf,
    /// The folder with the files of events; it is created when the first one is founded.
    pub events: PathBuf,
    /// The cards of tournaments: deck lists are judged by them, boosters are made of them.
    pub shelf: Shelf,
    /// Who shows it may found tournaments; without one they are founded at the machine itself.
    pub organiser_key: Option<String>,
    /// The server stands behind a proxy that sets `X-Forwarded-For`.
    pub behind_proxy: bool,
    pub lots: Lots,
    pub timings: Timings,
    pub limits: Limits,
}

/// What the house adds to the seed of a game, and which deck it hands to who names none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lots {
    /// Drawn from the operating system.
    Drawn,
    /// The same in every room, so that the players alone decide the seed: for tests.
    Known,
}

/// How long things take.
#[derive(Debug, Clone)]
pub struct Timings {
    /// Between two visible actions of a bot.
    pub bot_pause: Duration,
    /// Before the only answer is given for a player, drawn anew each time.
    pub forced_pause: Range<Duration>,
    /// A room nobody is connected to leaves the memory after this time.
    pub sleep_after: Duration,
    /// Between two pings to a client.
    pub ping_every: Duration,
    /// A client that has been silent for so long is gone.
    pub silence: Duration,
    /// A client that does not take a message for so long is gone.
    pub send_timeout: Duration,
    /// How long a minute of a match lasts; tests have shorter ones.
    pub minute: Duration,
}

/// How much one visitor, and all of them, may ask for.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Bytes of a message or of a request body.
    pub message_bytes: usize,
    /// Messages a connection may send at once, and how many more each second.
    pub message_burst: u32,
    pub messages_per_second: f64,
    /// After so many refused messages the connection is closed.
    pub bad_messages: u32,
    /// Characters of a chat line, and of a player's name.
    pub chat_chars: usize,
    pub name_chars: usize,
    /// Messages waiting for a slow connection before it is given a fresh welcome instead.
    pub outbox: usize,
    /// Spectators of one room, and open windows of one player; of the latter the oldest gives way.
    pub spectators: usize,
    pub windows: usize,
    /// Entries of one room (choices, chat lines, settings); after that one can only concede.
    pub entries: u32,
    /// Rooms awake at the same time.
    pub rooms_awake: usize,
    /// Rooms one address may open or join at once, and how many more each minute.
    pub rooms_burst: u32,
    pub rooms_per_minute: f64,
    /// Requests about tournaments one link may make at once, and how many more each minute.
    pub link_burst: u32,
    pub link_per_minute: f64,
    /// The same for an address without a link; a whole hall may share one.
    pub public_burst: u32,
    pub public_per_minute: f64,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: PathBuf::from("interrex.sqlite"),
            events: PathBuf::from("events"),
            shelf: Shelf::builtin(),
            organiser_key: None,
            behind_proxy: false,
            lots: Lots::Drawn,
            timings: Timings::default(),
            limits: Limits::default(),
        }
    }
}

impl Default for Timings {
    fn default() -> Timings {
        Timings {
            bot_pause: Duration::from_millis(600),
            forced_pause: Duration::from_millis(400)..Duration::from_millis(1500),
            sleep_after: Duration::from_secs(600),
            ping_every: Duration::from_secs(20),
            silence: Duration::from_secs(60),
            send_timeout: Duration::from_secs(10),
            minute: Duration::from_secs(60),
        }
    }
}

impl Timings {
    /// No pauses at all, for tests and tournaments between programs.
    pub fn hasty() -> Timings {
        Timings {
            bot_pause: Duration::ZERO,
            forced_pause: Duration::ZERO..Duration::ZERO,
            minute: Duration::from_secs(2),
            ..Timings::default()
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message_bytes: 16 * 1024,
            message_burst: 40,
            messages_per_second: 10.0,
            bad_messages: 20,
            chat_chars: 500,
            name_chars: 40,
            outbox: 32,
            spectators: 64,
            windows: 8,
            entries: 20_000,
            rooms_awake: 10_000,
            rooms_burst: 30,
            rooms_per_minute: 6.0,
            link_burst: 120,
            link_per_minute: 300.0,
            public_burst: 1200,
            public_per_minute: 3000.0,
        }
    }
}
