//! The web client's folder, as far as the chores need to know it.

use crate::repo::Repo;
use anyhow::Result;
use std::fs;

pub(crate) const FOLDER: &str = "web";
const LOCK: &str = "web/package-lock.json";
/// A copy of the lock file the packages were installed from.
const INSTALLED: &str = "web/node_modules/.installed-lock.json";

pub(crate) fn exists(repo: &Repo) -> bool {
    repo.has("web/package.json")
}

/// False when the packages in place are those of the lock file.
pub(crate) fn needs_install(repo: &Repo) -> bool {
    let same = fs::read(repo.path(LOCK)).ok().zip(fs::read(repo.path(INSTALLED)).ok());
    same.is_none_or(|(lock, installed)| lock != installed)
}

/// To be called after `npm ci` has succeeded.
pub(crate) fn note_install(repo: &Repo) -> Result<()> {
    let lock = repo.read(LOCK)?;
    repo.write(INSTALLED, &lock)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_are_installed_again_when_the_lock_changes() {
        let root = std::env::temp_dir().join(format!("interrex-web-{}", std::process::id()));
        fs::create_dir_all(root.join("web/node_modules")).unwrap();
        let repo = Repo::at(&root);
        repo.write(LOCK, "1").unwrap();

        assert!(needs_install(&repo));
        note_install(&repo).unwrap();
        assert!(!needs_install(&repo));
        repo.write(LOCK, "2").unwrap();
        assert!(needs_install(&repo));

        fs::remove_dir_all(root).unwrap();
    }
}
