//! The only one who writes.
//!
//! Whatever waits at the same time goes to the disk in one transaction, so
//! that a hundred rooms cost little more than one. A request that cannot be
//! written fails alone: then the others are written one by one.

use sqlx::{Sqlite, SqliteConnection, SqlitePool, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::{Row, StoreError};

/// So many requests wait for the disk before their rooms have to.
const QUEUE: usize = 1024;

#[derive(Debug, Clone)]
pub(super) struct Writer(mpsc::Sender<Request>);

#[derive(Debug)]
struct Request {
    work: Work,
    done: oneshot::Sender<Result<(), StoreError>>,
}

#[derive(Debug)]
enum Work {
    Append(Vec<Row>),
    Cards { digest: String, source: String },
    Close,
}

impl Writer {
    pub(super) fn start(pool: SqlitePool) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(pool, receiver));
        Writer(sender)
    }

    pub(super) async fn append(&self, rows: Vec<Row>) -> Result<(), StoreError> {
        self.ask(Work::Append(rows)).await
    }

    pub(super) async fn keep_cards(
        &self,
        digest: String,
        source: String,
    ) -> Result<(), StoreError> {
        self.ask(Work::Cards { digest, source }).await
    }

    pub(super) async fn close(&self) {
        // A writer that is gone has nothing left to finish.
        let _ = self.ask(Work::Close).await;
    }

    async fn ask(&self, work: Work) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.0.send(Request { work, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write_all(pool: SqlitePool, mut requests: mpsc::Receiver<Request>) {
    let (mut waiting, mut closing) = (Vec::new(), Vec::new());
    while closing.is_empty() && requests.recv_many(&mut waiting, QUEUE).await > 0 {
        let together = write(&pool, &waiting).await;
        for request in waiting.drain(..) {
            let result = match &together {
                Ok(()) => Ok(()),
                Err(_) => write(&pool, std::slice::from_ref(&request)).await,
            };
            match request.work {
                Work::Close => closing.push(request.done),
                // Whoever asked may have gone away; the entry stands all the same.
                _ => drop(request.done.send(result)),
            }
        }
    }
    pool.close().await;
    closing.into_iter().for_each(|done| drop(done.send(Ok(()))));
}

async fn write(pool: &SqlitePool, requests: &[Request]) -> Result<(), StoreError> {
    let mut transaction: Transaction<'_, Sqlite> = pool.begin().await?;
    for request in requests {
        match &request.work {
            Work::Append(rows) => {
                for row in rows {
                    insert(&mut transaction, row).await?;
                }
            }
            Work::Cards { digest, source } => {
                sqlx::query("INSERT OR IGNORE INTO card_sources (digest, source) VALUES (?, ?)")
                    .bind(digest)
                    .bind(source)
                    .execute(&mut *transaction)
                    .await?;
            }
            Work::Close => {}
        }
    }
    Ok(transaction.commit().await?)
}

async fn insert(connection: &mut SqliteConnection, row: &Row) -> Result<(), StoreError> {
    let query = "INSERT INTO entries (room, number, entry, fingerprint) VALUES (?, ?, ?, ?)";
    let result = sqlx::query(query)
        .bind(&row.room)
        .bind(row.number)
        .bind(&row.entry)
        .bind(row.fingerprint.map(u64::cast_signed))
        .execute(connection)
        .await;
    match result {
        Ok(_) => Ok(()),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
            Err(StoreError::Collision { room: row.room.clone(), number: row.number })
        }
        Err(error) => Err(error.into()),
    }
}
