//! Dependencies point one way: the edges of `house.toml` and no others.

use crate::{house::House, repo::Repo};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::process::Command;

/// A crate of the workspace and what it names in its Cargo.toml.
#[derive(Debug, Deserialize)]
pub(super) struct Member {
    pub(super) name: String,
    pub(super) dependencies: Vec<Dependency>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Dependency {
    pub(super) name: String,
    /// "dev", "build" or nothing.
    pub(super) kind: Option<String>,
}

impl Dependency {
    pub(super) fn is_for_tests(&self) -> bool {
        self.kind.as_deref() == Some("dev")
    }
}

pub(super) fn members(repo: &Repo) -> Result<Vec<Member>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Member>,
    }
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .current_dir(repo.path(""))
        .output()
        .context("cannot start cargo")?;
    if !output.status.success() {
        bail!("cargo metadata failed:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    let metadata: Metadata = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    Ok(metadata.packages)
}

pub(super) fn check(house: &House, members: &[Member]) -> Vec<String> {
    let mut complaints = Vec::new();
    for member in members {
        let Some(allowed) = house.graph.get(&member.name) else {
            complaints
                .push(format!("{}: give it a line in [graph] of xtask/house.toml", member.name));
            continue;
        };
        let for_tests = house.graph_for_tests.get(&member.name);
        for dependency in &member.dependencies {
            let name = &dependency.name;
            let inside = members.iter().any(|it| it.name == *name) && *name != member.name;
            let in_tests =
                dependency.is_for_tests() && for_tests.is_some_and(|it| it.contains(name));
            if inside && !allowed.contains(name) && !in_tests {
                complaints.push(format!(
                    "{}: must not depend on {name}: move the code, or change the graph in xtask/house.toml",
                    member.name
                ));
            }
        }
    }
    complaints
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(crate) fn house() -> House {
        House::parse(include_str!("../../house.toml")).unwrap()
    }

    pub(crate) fn member(name: &str, dependencies: &[(&str, Option<&str>)]) -> Member {
        let dependencies = dependencies
            .iter()
            .map(|(name, kind)| Dependency {
                name: (*name).to_owned(),
                kind: kind.map(str::to_owned),
            })
            .collect();
        Member { name: name.to_owned(), dependencies }
    }

    #[test]
    fn an_edge_against_the_graph_is_refused() {
        let members = [
            member("kernel", &[("veto", None), ("rulebook", None), ("arrayvec", None)]),
            member("veto", &[("kernel", None)]),
            member("rulebook", &[("rulebook", Some("dev"))]),
        ];
        assert_eq!(
            check(&house(), &members),
            [
                "kernel: must not depend on veto: move the code, or change the graph in xtask/house.toml"
            ]
        );
    }

    #[test]
    fn an_edge_for_tests_must_be_listed_as_such() {
        let members = [member("veto", &[("bots", Some("dev"))]), member("bots", &[])];
        assert_eq!(check(&house(), &members).len(), 1);

        let mut house = house();
        house.graph_for_tests.insert("veto".to_owned(), vec!["bots".to_owned()]);
        assert_eq!(check(&house, &members), [""; 0]);
        assert_eq!(
            check(&house, &[member("veto", &[("bots", None)]), member("bots", &[])]).len(),
            1
        );
    }

    #[test]
    fn a_new_crate_needs_a_line_in_the_graph() {
        assert_eq!(
            check(&house(), &[member("attic", &[])]),
            ["attic: give it a line in [graph] of xtask/house.toml"]
        );
    }

    #[test]
    fn the_graph_itself_has_no_cycle() {
        let house = house();
        let mut placed: Vec<&String> = Vec::new();
        while placed.len() < house.graph.len() {
            let next = house.graph.iter().find(|(name, needs)| {
                !placed.contains(name) && needs.iter().all(|it| placed.contains(&it))
            });
            placed.push(next.expect("the remaining crates depend on each other in a circle").0);
        }
    }
}
