//! `house.toml` as a value.

use crate::repo::Repo;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::BTreeMap;

const FILE: &str = "xtask/house.toml";

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct House {
    pub(crate) one_card_effects: usize,
    pub(crate) graph: BTreeMap<String, Vec<String>>,
    pub(crate) graph_for_tests: BTreeMap<String, Vec<String>>,
    pub(crate) rule_crates: RuleCrates,
    pub(crate) licences: Licences,
}

/// What the crates that decide games must not touch.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RuleCrates {
    pub(crate) crates: Vec<String>,
    pub(crate) dependencies: Vec<String>,
    pub(crate) words: Vec<String>,
    pub(crate) paths: Vec<String>,
    #[serde(default)]
    pub(crate) allowed: Vec<Allowed>,
}

/// An exception, with its reason.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Allowed {
    pub(crate) file: String,
    pub(crate) what: String,
    pub(crate) reason: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Licences {
    pub(crate) allowed: Vec<String>,
}

impl House {
    pub(crate) fn read(repo: &Repo) -> Result<House> {
        House::parse(&repo.read(FILE)?)
    }

    pub(crate) fn parse(text: &str) -> Result<House> {
        toml::from_str(text).context(FILE)
    }
}
