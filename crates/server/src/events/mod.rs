//! The events this server keeps: one file each, opened when somebody asks.
//!
//! An event is found by its id, which is the name of its file. `links` tells
//! who holds which link. What may be done is the business of the crate `desk`.

mod links;

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use desk::{Desk, DeskError, Order, StoreError, new_id, new_seed};
use ranking::{Held, season};
use tokio::sync::Mutex;
use tournament::deck_lists::Shelf;
use tournament_file::{
    Person,
    command::Act,
    event::{EventFile, Founding, SHAPE},
    talk::{EventInfo, Founded, Wish},
    view::{RankingView, RatedView},
};

use crate::{error::Error, rooms::secret::room_id};
pub(crate) use links::Links;

/// How the files of events end.
const ENDING: &str = "ixt";
/// More events than anybody looks through are not listed.
const LISTED: usize = 50;
/// The organiser of every event that is founded here.
pub(crate) const ORGANISER: Person = Person(0);

/// All events; clones share them.
#[derive(Debug, Clone)]
pub(crate) struct Events(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    folder: PathBuf,
    /// The cards by which lists are judged and of which boosters are made.
    shelf: Shelf,
    open: Mutex<BTreeMap<String, Open>>,
}

/// An event that is open, and the keeper of its links.
#[derive(Debug, Clone)]
pub(crate) struct Open {
    pub(crate) desk: Desk,
    pub(crate) links: Links,
    /// Held while entries are made, so that no number is given twice.
    pub(crate) entering: Arc<Mutex<()>>,
}

impl Open {
    fn on(desk: Desk, path: &Path, shelf: &Shelf) -> Result<Open, StoreError> {
        desk.judge_by(shelf.clone()).expect("a desk just opened has judged nothing");
        Ok(Open { desk, links: Links::beside(path)?, entering: Arc::default() })
    }
}

impl Events {
    pub(crate) fn new(folder: PathBuf, shelf: Shelf) -> Events {
        Events(Arc::new(Inner { folder, shelf, open: Mutex::default() }))
    }

    pub(crate) fn shelf(&self) -> &Shelf {
        &self.0.shelf
    }

    pub(crate) async fn find(&self, id: &str) -> Result<Open, Error> {
        let missing = || Error::NoSuchEvent(id.to_owned());
        // Nothing but a plain name ever becomes part of a path.
        if !is_event_id(id) {
            return Err(missing());
        }
        let mut open = self.0.open.lock().await;
        if let Some(known) = open.get(id) {
            return Ok(known.clone());
        }
        let path = self.path(id);
        if !path.is_file() {
            return Err(missing());
        }
        let opened = open_at(&path, &self.0.shelf).await?;
        open.insert(id.to_owned(), opened.clone());
        Ok(opened)
    }

    pub(crate) async fn found(&self, wish: &Wish) -> Result<Founded, Error> {
        let setup = wish.setup()?;
        if setup.title.is_empty() {
            return Err(Error::Malformed("an event has a title".to_owned()));
        }
        let (id, path) = self.new_file()?;
        let founding =
            Founding { shape: SHAPE, setup, organiser: ORGANISER, lot: new_seed(), at: now() };
        let desk = Desk::found(&path, founding).await?;
        let name = wish.organiser.trim();
        if !name.is_empty() {
            let act = Act::Introduce { person: ORGANISER, name: name.to_owned(), account: None };
            desk.apply(Order { id: new_id(), by: ORGANISER, at: now(), act }).await?;
        }
        self.keep(id, &path, desk).await
    }

    /// Makes an event of the file that another desk has exported.
    pub(crate) async fn import(&self, event: &EventFile) -> Result<Founded, Error> {
        event.log()?;
        let (id, path) = self.new_file()?;
        let desk = Desk::import(&path, event).await?;
        self.keep(id, &path, desk).await
    }

    /// Opens a file wherever it lies, under the name it has there.
    pub(crate) async fn open_file(&self, file: &Path) -> Result<(String, String), DeskError> {
        let stem = file.file_stem().and_then(|it| it.to_str()).unwrap_or_default();
        let id: String =
            stem.to_lowercase().chars().map(|it| if plain(it) { it } else { '-' }).collect();
        let mut open = self.0.open.lock().await;
        if open.contains_key(&id) || self.path(&id).is_file() && self.path(&id) != file {
            return Err(DeskError::Store(StoreError::Exists));
        }
        let opened = open_at(file, &self.0.shelf).await?;
        let token = opened.links.token(opened.desk.founding().organiser);
        open.insert(id.clone(), opened);
        Ok((id, token))
    }

    /// The events of the folder, the latest first, and those opened from elsewhere.
    pub(crate) async fn list(&self) -> Vec<EventInfo> {
        let mut list = Vec::new();
        for event in self.ids().await.into_iter().take(LISTED) {
            // A file that cannot be opened is no reason to hide the others.
            let Ok(open) = self.find(&event).await else { continue };
            let public = open.desk.view(None).await.public;
            list.push(EventInfo {
                event,
                title: public.setup.title,
                players: public.entrants.len() as u32,
                round: public.rounds.len() as u32,
                closed: public.closed,
            });
        }
        list
    }

    /// What the finished events add up to.
    pub(crate) async fn ranking(&self) -> RankingView {
        let (mut names, mut logs) = (Vec::new(), Vec::new());
        for event in self.ids().await {
            let Ok(open) = self.find(&event).await else { continue };
            let log = open.desk.log().await;
            if log.event().closed {
                names.push(RatedView { event, title: log.event().setup.title.clone() });
                logs.push((log, open.desk.founding().at));
            }
        }
        let held: Vec<Held<'_>> =
            logs.iter().map(|(log, at)| Held { event: log.event(), announced_at: *at }).collect();
        RankingView::of(&season(&held), &names)
    }

    /// Those of the folder, the latest first, and before them those opened from elsewhere.
    async fn ids(&self) -> Vec<String> {
        let files = self.files();
        let open = self.0.open.lock().await;
        let elsewhere = open.keys().filter(|it| !files.contains(it)).cloned();
        elsewhere.chain(files.iter().cloned()).collect()
    }

    fn files(&self) -> Vec<String> {
        let Ok(entries) = std::fs::read_dir(&self.0.folder) else { return Vec::new() };
        let mut files: Vec<(SystemTime, String)> = entries
            .flatten()
            .filter_map(|it| {
                let path = it.path();
                let ours = path.extension().is_some_and(|it| it == ENDING);
                let id = path.file_stem()?.to_str().filter(|it| ours && is_event_id(it))?;
                Some((it.metadata().ok()?.modified().ok()?, id.to_owned()))
            })
            .collect();
        files.sort_by(|one, other| other.cmp(one));
        files.into_iter().map(|it| it.1).collect()
    }

    fn path(&self, id: &str) -> PathBuf {
        self.0.folder.join(id).with_extension(ENDING)
    }

    fn new_file(&self) -> Result<(String, PathBuf), Error> {
        std::fs::create_dir_all(&self.0.folder).map_err(|error| {
            tracing::error!(%error, folder = %self.0.folder.display(), "no folder for events");
            Error::Internal
        })?;
        let id = room_id();
        let path = self.path(&id);
        Ok((id, path))
    }

    async fn keep(&self, id: String, path: &Path, desk: Desk) -> Result<Founded, Error> {
        let open = Open::on(desk, path, &self.0.shelf).map_err(DeskError::from)?;
        let token = open.links.token(open.desk.founding().organiser);
        self.0.open.lock().await.insert(id.clone(), open);
        Ok(Founded { event: id, token })
    }
}

async fn open_at(path: &Path, shelf: &Shelf) -> Result<Open, DeskError> {
    Ok(Open::on(Desk::open(path).await?, path, shelf)?)
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |it| it.as_millis() as i64)
}

fn is_event_id(text: &str) -> bool {
    (1..=60).contains(&text.len()) && text.chars().all(plain)
}

fn plain(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-'
}
