//! Clauses that are deliberately not enforced: `rulebooks/waivers.toml`.

use crate::repo::Repo;
use anyhow::{Context, Result};
use serde::Deserialize;

pub(crate) const FILE: &str = "rulebooks/waivers.toml";

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Waiver {
    pub(crate) book: String,
    pub(crate) id: String,
    /// Must not be empty; `Coverage` complains if it is.
    #[serde(default)]
    pub(crate) reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Waivers {
    #[serde(default)]
    waiver: Vec<Waiver>,
}

pub(crate) fn read(repo: &Repo) -> Result<Vec<Waiver>> {
    let waivers: Waivers = toml::from_str(&repo.read(FILE)?).context(FILE)?;
    Ok(waivers.waiver)
}
