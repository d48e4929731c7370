//! `cargo xtask run`: builds the web client and starts the server.

use crate::{repo::Repo, web};
use anyhow::{Context, Result, bail};
use std::process::{Command, ExitCode};

pub(crate) fn run(repo: &Repo, arguments: &[String]) -> Result<ExitCode> {
    if web::exists(repo) {
        // The client is embedded in the binary, so it has to be there first.
        if web::needs_install(repo) {
            step(repo, web::FOLDER, "npm", &["ci"])?;
            web::note_install(repo)?;
        }
        step(repo, web::FOLDER, "npm", &["run", "build"])?;
    }
    let mut serve = vec!["run", "--bin", "interrex", "--", "serve"];
    serve.extend(arguments.iter().map(String::as_str));
    step(repo, "", "cargo", &serve)?;
    Ok(ExitCode::SUCCESS)
}

fn step(repo: &Repo, folder: &str, program: &str, arguments: &[&str]) -> Result<()> {
    let line = format!("{program} {}", arguments.join(" "));
    println!("$ {line}");
    let status = Command::new(program)
        .args(arguments)
        .current_dir(repo.path(folder))
        .status()
        .with_context(|| format!("cannot start `{program}`; is it installed?"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}
