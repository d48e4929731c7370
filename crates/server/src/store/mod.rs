//! What survives the process: one append-only list of entries for each room.
//!
//! The store knows rows, not rooms: an entry is text to it. Reading goes
//! through a few connections, writing through a single one (`writer`).

mod writer;

use std::path::Path;

use sqlx::{
    Row as _, SqlSafeStr as _,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::{
        SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
    },
};

use self::writer::Writer;

/// One line of a room's life as it lies on the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    pub room: String,
    /// Counted from zero within the room.
    pub number: u32,
    pub entry: String,
    pub fingerprint: Option<u64>,
}

#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written this entry of the room: two tasks hold the same room.
    #[error("entry {number} of room {room} is on disk already")]
    Collision { room: String, number: u32 },
    #[error("the database refused: {0}")]
    Database(String),
    #[error("the store is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(error.to_string())
    }
}

#[derive(Debug, Clone)]
pub struct Store {
    readers: SqlitePool,
    writer: Writer,
}

impl Store {
    /// Opens the file, creates it if need be, and brings its tables up to date.
    ///
    /// # Errors
    ///
    /// The file cannot be opened or is not a database of ours.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let one = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        migrations().run(&one).await.map_err(|error| StoreError::Database(error.to_string()))?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        Ok(Store { readers, writer: Writer::start(one) })
    }

    /// Writes these rows in one piece. When this returns, they are on the disk.
    ///
    /// # Errors
    ///
    /// None of them was written.
    pub async fn append(&self, rows: Vec<Row>) -> Result<(), StoreError> {
        self.writer.append(rows).await
    }

    /// Everything that happened in this room, in order; empty if there is no such room.
    ///
    /// # Errors
    ///
    /// The database cannot be read.
    pub async fn entries(&self, room: &str) -> Result<Vec<Row>, StoreError> {
        let query = "SELECT number, entry, fingerprint FROM entries WHERE room = ? ORDER BY number";
        let rows = sqlx::query(query).bind(room).fetch_all(&self.readers).await?;
        rows.into_iter()
            .map(|row| {
                Ok(Row {
                    room: room.to_owned(),
                    number: row.try_get("number")?,
                    entry: row.try_get("entry")?,
                    fingerprint: row
                        .try_get::<Option<i64>, _>("fingerprint")?
                        .map(i64::cast_unsigned),
                })
            })
            .collect()
    }

    /// Keeps these card definitions, if they are not kept yet.
    ///
    /// # Errors
    ///
    /// The database cannot be written.
    pub async fn keep_cards(&self, digest: &str, source: &[String]) -> Result<(), StoreError> {
        let known = sqlx::query("SELECT 1 FROM card_sources WHERE digest = ?").bind(digest);
        if known.fetch_optional(&self.readers).await?.is_some() {
            return Ok(());
        }
        let source = serde_json::to_string(source)
            .map_err(|error| StoreError::Database(error.to_string()))?;
        self.writer.keep_cards(digest.to_owned(), source).await
    }

    /// The card definitions with this digest, if they were ever kept.
    ///
    /// # Errors
    ///
    /// The database cannot be read.
    pub async fn cards(&self, digest: &str) -> Result<Option<Vec<String>>, StoreError> {
        let query = sqlx::query("SELECT source FROM card_sources WHERE digest = ?").bind(digest);
        let Some(row) = query.fetch_optional(&self.readers).await? else { return Ok(None) };
        let text: String = row.try_get("source")?;
        serde_json::from_str(&text)
            .map(Some)
            .map_err(|error| StoreError::Database(format!("card source {digest}: {error}")))
    }

    /// Finishes what was promised and closes the file.
    pub async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }
}

/// The tables, step by step; what was published is never changed. Listed here and not found by `sqlx::migrate!`,
/// because its macros would compile the whole database a second time.
fn migrations() -> Migrator {
    let entries = include_str!("../../migrations/0001_entries.sql").into_sql_str();
    Migrator::with_migrations(vec![Migration::new(
        1,
        "entries".into(),
        MigrationType::Simple,
        entries,
        false,
    )])
}
