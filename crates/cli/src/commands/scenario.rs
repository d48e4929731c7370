//! `interrex scenario`: plays scenario files and says which of them hold.

use std::{
    fs,
    io::{Write, stdout},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context, Result, bail};
use scenario::run_all;

/// How scenario files end.
const EXTENSION: &str = "scn";

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Scenario files, or folders of them
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// List those that hold, too
    #[arg(long)]
    verbose: bool,
}

pub(super) fn scenario(arguments: &Arguments) -> Result<ExitCode> {
    let mut paths = Vec::new();
    for path in &arguments.files {
        collect(path, &mut paths)?;
    }
    if paths.is_empty() {
        bail!("there is no .{EXTENSION} file");
    }
    let mut texts = Vec::new();
    for path in &paths {
        let name = path.display().to_string();
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
        texts.push((name, text));
    }
    let summary = run_all(texts.iter().map(|(name, text)| (name.as_str(), text.as_str())));
    let mut out = stdout().lock();
    for report in summary.reports.iter().filter(|it| arguments.verbose && it.passed()) {
        writeln!(out, "{report}")?;
    }
    writeln!(out, "{summary}")?;
    Ok(if summary.failed() == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A file as it is; of a folder every scenario in it, in the order of names.
fn collect(path: &Path, into: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        into.push(path.to_owned());
        return Ok(());
    }
    let cannot = || format!("cannot read {}", path.display());
    let entries = fs::read_dir(path).with_context(cannot)?;
    let entries: Result<Vec<_>, _> = entries.map(|it| it.map(|it| it.path())).collect();
    let mut entries = entries.with_context(cannot)?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|it| it == EXTENSION) {
            collect(&entry, into)?;
        }
    }
    Ok(())
}
