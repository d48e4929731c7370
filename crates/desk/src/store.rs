//! One SQLite file for one event: its founding, and commands that are only ever appended.
//!
//! The journal is deleted after every transaction, so that the one file is all
//! there is to be carried away. Triggers refuse whoever would change the past.

use sqlx::{
    Row as _, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::path::Path;

/// "IXTE"; tells our files from other databases.
const APPLICATION: i64 = 0x4958_5445;

const SCHEMA: &str = "
    CREATE TABLE founding (
        one  INTEGER PRIMARY KEY CHECK (one = 1),
        body TEXT NOT NULL
    ) STRICT;
    -- Counted from zero without gaps; the key is also the lock between two programs.
    CREATE TABLE commands (
        number INTEGER PRIMARY KEY,
        body   TEXT NOT NULL
    ) STRICT;
    CREATE TRIGGER founding_stands BEFORE UPDATE ON founding
        BEGIN SELECT RAISE(ABORT, 'the founding stands'); END;
    CREATE TRIGGER founding_stays BEFORE DELETE ON founding
        BEGIN SELECT RAISE(ABORT, 'the founding stands'); END;
    CREATE TRIGGER commands_stand BEFORE UPDATE ON commands
        BEGIN SELECT RAISE(ABORT, 'commands are only appended'); END;
    CREATE TRIGGER commands_stay BEFORE DELETE ON commands
        BEGIN SELECT RAISE(ABORT, 'commands are only appended'); END;
";

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("there is a file of this name already")]
    Exists,
    #[error("this is no event file of interrex")]
    NotOurs,
    /// Another program has written a command meanwhile.
    #[error("another program has written to this event")]
    Overtaken,
    #[error("the file could not be used: {0}")]
    Database(#[from] sqlx::Error),
}

#[derive(Debug)]
pub(crate) struct Store(SqlitePool);

impl Store {
    pub(crate) async fn create(path: &Path, founding: &str) -> Result<Store, StoreError> {
        if path.exists() {
            return Err(StoreError::Exists);
        }
        let store = Store::connect(path, true).await?;
        let mut transaction = store.0.begin().await?;
        sqlx::raw_sql(SCHEMA).execute(&mut *transaction).await?;
        sqlx::query("INSERT INTO founding (one, body) VALUES (1, ?)")
            .bind(founding)
            .execute(&mut *transaction)
            .await?;
        // A pragma takes no arguments, and this one is a constant.
        sqlx::raw_sql("PRAGMA application_id = 1230525509").execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(store)
    }

    /// Opens the file; also answers with the founding.
    pub(crate) async fn open(path: &Path) -> Result<(Store, String), StoreError> {
        let store = Store::connect(path, false).await?;
        let mark: i64 = match sqlx::query_scalar("PRAGMA application_id").fetch_one(&store.0).await
        {
            Ok(mark) => mark,
            Err(sqlx::Error::Database(_)) => return Err(StoreError::NotOurs),
            Err(error) => return Err(error.into()),
        };
        if mark != APPLICATION {
            return Err(StoreError::NotOurs);
        }
        let founding = sqlx::query_scalar("SELECT body FROM founding").fetch_one(&store.0).await?;
        Ok((store, founding))
    }

    async fn connect(path: &Path, create: bool) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(create)
            .journal_mode(SqliteJournalMode::Delete)
            .synchronous(SqliteSynchronous::Extra);
        let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await;
        match pool {
            Ok(pool) => Ok(Store(pool)),
            Err(sqlx::Error::Database(error)) if error.message().contains("not a database") => {
                Err(StoreError::NotOurs)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Writes commands from this number on, in one piece. When this returns, they are on the disk.
    pub(crate) async fn append(&self, from: usize, bodies: &[String]) -> Result<(), StoreError> {
        let mut transaction = self.0.begin().await?;
        for (number, body) in (from as i64..).zip(bodies) {
            let result = sqlx::query("INSERT INTO commands (number, body) VALUES (?, ?)")
                .bind(number)
                .bind(body)
                .execute(&mut *transaction)
                .await;
            match result {
                Ok(_) => {}
                Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                    return Err(StoreError::Overtaken);
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok(transaction.commit().await?)
    }

    /// Commands from this number on.
    pub(crate) async fn commands(&self, from: usize) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT body FROM commands WHERE ? <= number ORDER BY number")
            .bind(from as i64)
            .fetch_all(&self.0)
            .await?;
        rows.into_iter().map(|row| Ok(row.try_get("body")?)).collect()
    }

    pub(crate) async fn close(&self) {
        self.0.close().await;
    }
}
