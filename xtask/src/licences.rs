//! `cargo xtask licences`: every dependency may be used under a licence we accept.

use crate::{house::House, repo::Repo, spdx};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::process::Command;

#[derive(Debug, Deserialize)]
struct Package {
    name: String,
    version: String,
    /// Nothing for the crates of this repository.
    source: Option<String>,
    license: Option<String>,
}

pub(crate) fn licences(repo: &Repo) -> Result<()> {
    let allowed = House::read(repo)?.licences.allowed;
    let packages = packages(repo)?;
    let foreign: Vec<_> = packages.iter().filter(|it| it.source.is_some()).collect();
    let complaints: Vec<_> = foreign.iter().filter_map(|it| complaint(it, &allowed)).collect();
    if !complaints.is_empty() {
        bail!("{}", complaints.join("\n"));
    }
    println!("{} dependencies, all under accepted licences", foreign.len());
    Ok(())
}

fn packages(repo: &Repo) -> Result<Vec<Package>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Package>,
    }
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1"])
        .current_dir(repo.path(""))
        .output()
        .context("cannot start cargo")?;
    if !output.status.success() {
        bail!("cargo metadata failed:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    let metadata: Metadata = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    Ok(metadata.packages)
}

fn complaint(package: &Package, allowed: &[String]) -> Option<String> {
    let Package { name, version, license, .. } = package;
    let Some(license) = license else {
        return Some(format!("{name} {version} names no licence: choose another crate"));
    };
    match spdx::suffices(license, allowed) {
        Some(true) => None,
        Some(false) => Some(format!(
            "{name} {version} is under {license}, which is not on the list in xtask/house.toml: choose another crate"
        )),
        None => Some(format!("{name} {version}: the licence `{license}` cannot be understood")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(license: Option<&str>) -> Option<String> {
        let package = Package {
            name: "scroll".to_owned(),
            version: "1.0.0".to_owned(),
            source: Some("registry".to_owned()),
            license: license.map(str::to_owned),
        };
        complaint(&package, &["MIT".to_owned()])
    }

    #[test]
    fn a_refused_dependency_is_named_with_its_licence() {
        assert_eq!(of(Some("MIT OR GPL-3.0")), None);
        assert!(of(Some("GPL-3.0")).unwrap().starts_with("scroll 1.0.0 is under GPL-3.0, which"));
        assert!(of(Some("MIT OR")).unwrap().ends_with("cannot be understood"));
        assert!(of(None).unwrap().starts_with("scroll 1.0.0 names no licence"));
    }
}
