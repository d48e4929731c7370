//! Which steps the test command takes, in which order.
//!
//! Cheap checks first. The web client is built before any Rust that embeds
//! it; without a `web/` folder its steps are not listed at all.

use super::{step::Step, tally::Runner};
use crate::{repo::Repo, web};
use anyhow::{Context, Result};
use std::{
    env,
    path::Path,
    process::{Command, Stdio},
};

pub(super) const NPM_CI: &str = "npm ci";
const CHROMIUM: &str = "/usr/bin/chromium";

pub(super) fn plan(repo: &Repo) -> Result<Vec<Step>> {
    let own = env::current_exe().context("where is this program?")?;
    let own = own.to_string_lossy().into_owned();
    let chore = |name, arguments: &[&'static str]| step(name, &own, arguments);
    let mut steps = vec![
        cargo("cargo fmt --check", &["fmt", "--all", "--check"]),
        chore("xtask tidy", &["tidy"]),
        chore("xtask rules --check", &["rules", "--check"]),
        chore("xtask licences", &["licences"]),
    ];
    let with_web = web::exists(repo);
    if with_web {
        steps.extend(client_build(web::needs_install(repo)));
    }
    steps.push(cargo(
        "cargo clippy",
        &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
    ));
    steps.extend(rust_tests(answers("cargo", &["nextest", "--version"])));
    if with_web {
        steps.extend(client_tests(Path::new(CHROMIUM).exists()));
    }
    Ok(steps)
}

fn client_build(install: bool) -> Vec<Step> {
    let install = install.then(|| npm(NPM_CI, &["ci"]));
    let build = needing(NPM_CI, npm("npm run build", &["run", "build"]));
    install.into_iter().chain([build]).collect()
}

fn rust_tests(nextest: bool) -> Vec<Step> {
    let all = ["test", "--workspace", "--all-targets", "--no-fail-fast"];
    let next = ["nextest", "run", "--workspace", "--no-fail-fast", "--no-tests=pass"];
    let tests = if nextest {
        Step { runner: Runner::Nextest, ..cargo("cargo nextest run", &next) }
    } else {
        Step { runner: Runner::Cargo, ..cargo("cargo test", &all) }
    };
    let examples = cargo("cargo test --doc", &["test", "--workspace", "--doc", "--no-fail-fast"]);
    vec![tests, Step { runner: Runner::Cargo, ..examples }]
}

fn client_tests(chromium: bool) -> Vec<Step> {
    let mut steps = vec![
        needing(NPM_CI, npm("npm run check", &["run", "check"])),
        needing(NPM_CI, Step { runner: Runner::Vitest, ..npm("npm test", &["test"]) }),
    ];
    if !chromium {
        let script = "apt-get update && apt-get install -y --no-install-recommends chromium";
        steps.push(step("apt-get install chromium", "sh", &["-c", script]));
    }
    // They start the server which the Rust tests have built; another build of it would compile
    // the games once more, because the server of the tests counts its rules.
    let browser =
        Step { program: "npx".to_owned(), ..npm("npx playwright test", &["playwright", "test"]) };
    steps.push(needing("npm run build", Step { runner: Runner::Playwright, ..browser }));
    steps
}

fn step(name: &'static str, program: &str, arguments: &[&'static str]) -> Step {
    Step {
        name,
        folder: "",
        program: program.to_owned(),
        arguments: arguments.to_vec(),
        runner: Runner::None,
        needs: None,
    }
}

fn cargo(name: &'static str, arguments: &[&'static str]) -> Step {
    step(name, "cargo", arguments)
}

fn npm(name: &'static str, arguments: &[&'static str]) -> Step {
    Step { folder: web::FOLDER, ..step(name, "npm", arguments) }
}

fn needing(needed: &'static str, step: Step) -> Step {
    Step { needs: Some(needed), ..step }
}

fn answers(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(steps: &[Step]) -> Vec<&str> {
        steps.iter().map(|step| step.name).collect()
    }

    #[test]
    fn the_client_is_installed_once_and_built_every_time() {
        assert_eq!(names(&client_build(true)), ["npm ci", "npm run build"]);
        assert_eq!(names(&client_build(false)), ["npm run build"]);
    }

    #[test]
    fn doc_tests_run_whichever_runner_runs_the_rest() {
        assert_eq!(names(&rust_tests(true)), ["cargo nextest run", "cargo test --doc"]);
        assert_eq!(names(&rust_tests(false)), ["cargo test", "cargo test --doc"]);
    }

    #[test]
    fn a_browser_is_installed_only_where_there_is_none() {
        assert!(names(&client_tests(false)).contains(&"apt-get install chromium"));
        assert!(!names(&client_tests(true)).contains(&"apt-get install chromium"));
    }

    #[test]
    fn every_step_stands_after_the_one_it_needs() {
        let steps: Vec<_> =
            [client_build(true), client_tests(false)].into_iter().flatten().collect();
        for (at, step) in steps.iter().enumerate() {
            let before = names(&steps[..at]);
            assert!(step.needs.is_none_or(|needed| before.contains(&needed)), "{}", step.name);
        }
    }
}
