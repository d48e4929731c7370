//! The repository's files, as sorted paths relative to its root.

use anyhow::{Context, Result, bail};
use std::{
    env, fs,
    path::{Path, PathBuf},
};

/// Folders that are made, not written.
const MADE: &[&str] =
    &["target", "node_modules", ".git", ".svelte-kit", "dist", "test-results", "playwright-report"];

/// The working copy the chores look after.
#[derive(Debug)]
pub(crate) struct Repo {
    root: PathBuf,
}

impl Repo {
    /// The nearest folder upwards that holds the rulebooks.
    pub(crate) fn find() -> Result<Repo> {
        let here = env::current_dir().context("the current folder is gone")?;
        let root = here.ancestors().find(|it| it.join("rulebooks").is_dir());
        match root {
            Some(root) => Ok(Repo { root: root.to_owned() }),
            None => bail!("run this inside the repository: no folder above has rulebooks/"),
        }
    }

    #[cfg(test)]
    pub(crate) fn at(root: &Path) -> Repo {
        Repo { root: root.to_owned() }
    }

    pub(crate) fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    pub(crate) fn has(&self, relative: &str) -> bool {
        self.path(relative).exists()
    }

    pub(crate) fn read(&self, relative: &str) -> Result<String> {
        fs::read_to_string(self.path(relative)).with_context(|| format!("cannot read {relative}"))
    }

    pub(crate) fn write(&self, relative: &str, text: &str) -> Result<()> {
        fs::write(self.path(relative), text).with_context(|| format!("cannot write {relative}"))
    }

    /// Every written file under a folder ("" is all), "/"-separated and
    /// sorted; none if there is no such folder.
    pub(crate) fn files(&self, under: &str) -> Result<Vec<String>> {
        let mut files = Vec::new();
        let folder = self.path(under);
        if folder.is_dir() {
            self.collect(&folder, &mut files)?;
        }
        files.sort();
        Ok(files)
    }

    /// The written files under a folder with one of these extensions.
    pub(crate) fn files_with(&self, under: &str, extensions: &[&str]) -> Result<Vec<String>> {
        let mut files = self.files(under)?;
        files.retain(|file| extensions.contains(&extension(file)));
        Ok(files)
    }

    fn collect(&self, folder: &Path, files: &mut Vec<String>) -> Result<()> {
        let unreadable = || format!("cannot list {}", folder.display());
        for entry in fs::read_dir(folder).with_context(unreadable)? {
            let path = entry.with_context(unreadable)?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if path.is_dir() {
                if !MADE.contains(&name.as_ref()) {
                    self.collect(&path, files)?;
                }
            } else {
                let relative = path.strip_prefix(&self.root).expect("the walk starts at the root");
                files.push(relative.to_string_lossy().replace('\\', "/"));
            }
        }
        Ok(())
    }
}

/// "rs" of "a/b.rs"; empty if there is none.
pub(crate) fn extension(file: &str) -> &str {
    let name = file.rsplit('/').next().unwrap_or(file);
    name.rsplit_once('.').map_or("", |(_, extension)| extension)
}
