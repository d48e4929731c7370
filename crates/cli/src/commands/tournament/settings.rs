//! Settings that change after the founding, and reports of other programs.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use desk::{Desk, new_seed};
use tournament_file::{
    command::Act,
    setup::{Cut, Format, Severity},
    trf_import,
};

use super::{
    On,
    session::{self, ORGANISER, Session},
    words::word,
};

/// Other settings, as far as they may still change.
#[derive(Args)]
pub(crate) struct Configure {
    #[command(flatten)]
    on: On,
    #[arg(long)]
    title: Option<String>,
    #[arg(long)]
    rounds: Option<u32>,
    #[arg(long)]
    minutes: Option<u32>,
    /// none, eight, 2, 4, 8 or 16
    #[arg(long)]
    cut: Option<String>,
    #[arg(long)]
    format: Option<String>,
    /// Deck lists are compulsory: true or false
    #[arg(long)]
    lists: Option<bool>,
    /// very_lenient, lenient, full or restrictive
    #[arg(long)]
    severity: Option<String>,
}

impl Configure {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let mut setup = session.view().public.setup;
        if let Some(title) = &self.title {
            setup.title.clone_from(title);
        }
        if let Some(rounds) = self.rounds {
            setup.swiss_rounds = rounds;
            setup.days = vec![rounds];
        }
        setup.round_minutes = self.minutes.unwrap_or(setup.round_minutes);
        setup.lists_required = self.lists.unwrap_or(setup.lists_required);
        if let Some(cut) = &self.cut {
            setup.cut = self::cut(cut)?;
        }
        if let Some(format) = &self.format {
            setup.formats = vec![word::<Format>(format)?];
        }
        if let Some(severity) = &self.severity {
            setup.severity = Some(word::<Severity>(severity)?);
        }
        session.does(Act::Configure { setup: Box::new(setup) })
    }
}

/// "4", "eight" or "none".
pub(super) fn cut(text: &str) -> Result<Cut> {
    Ok(match text {
        "none" | "0" => Cut::None,
        "eight" => Cut::SwissOfEight,
        size => Cut::KnockOut(size.parse().context("the cut is 2, 4, 8, 16 or eight")?),
    })
}

/// Makes an event of a report of another pairing program (TRF).
pub(super) fn import_trf(file: &std::path::Path, from: &PathBuf) -> Result<()> {
    let name = from.display();
    let text = fs::read_to_string(from).with_context(|| format!("cannot read {name}"))?;
    let founding = trf_import::founding(&text, ORGANISER, new_seed(), session::now());
    let event = trf_import::import(&text, &founding).map_err(|it| anyhow!("{name}: {it}"))?;
    let imported = session::runtime()?.block_on(Desk::import(file, &event));
    imported.map(drop).map_err(|it| anyhow!("{}: {it}", file.display()))
}
