//! `interrex replay`: recorded games are verified and read.

use std::{
    fs,
    io::{Write, stdout},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context, Result, bail};
use clap::Subcommand;
use kernel::fairness;
use wire::host::{Host, RecordFile};

use crate::{
    opening::{Shelves, told},
    texts::{Lang, Texts},
    told::{self, Names},
};

#[derive(Subcommand)]
pub(crate) enum Replay {
    /// Play a record again and check every fingerprint and shuffle
    Verify { file: PathBuf },
    /// Tell a recorded game
    Show {
        file: PathBuf,
        /// The seat through whose eyes it is told; without it a spectator's
        #[arg(long)]
        seat: Option<u8>,
        #[arg(long)]
        lang: Option<Lang>,
    },
}

pub(super) fn replay(command: &Replay) -> Result<ExitCode> {
    match command {
        Replay::Verify { file } => verify(file),
        Replay::Show { file, seat, lang } => show(file, *seat, Lang::chosen(*lang)),
    }
}

fn read(path: &Path) -> Result<RecordFile> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    serde_json::from_str(&text).with_context(|| format!("{name} is no record of a game"))
}

fn play_again(path: &Path, record: &RecordFile) -> Result<Box<dyn Host>> {
    let host = Shelves::default().replayed(record).map_err(told);
    host.with_context(|| format!("{} does not hold", path.display()))
}

fn verify(path: &Path) -> Result<ExitCode> {
    let record = read(path)?;
    let host = play_again(path, &record)?;
    check_seed(&record).with_context(|| format!("{} does not hold", path.display()))?;
    let mut out = stdout().lock();
    writeln!(out, "{}: the record holds", path.display())?;
    writeln!(out, "  {} choices, {} fingerprints", record.choices.len(), record.marks.len())?;
    let seed = match record.contributions.len() {
        0 => "the seed is as recorded; the record has no contributions to check it by".to_owned(),
        count => format!("the seed is the SHA-256 of its {count} contributions"),
    };
    writeln!(out, "  {seed}")?;
    match host.over() {
        Some(over) => {
            let winner = over.winner.map_or("nobody".to_owned(), |it| format!("seat {it}"));
            writeln!(out, "  won by {winner} ({})", over.rule)?;
        }
        None => writeln!(out, "  the game is not over")?,
    }
    Ok(ExitCode::SUCCESS)
}

/// If the record says how the seed came about, it must have come about that way.
fn check_seed(record: &RecordFile) -> Result<()> {
    if record.contributions.is_empty() {
        return Ok(());
    }
    let contributions: Vec<Vec<u8>> = record
        .contributions
        .iter()
        .enumerate()
        .map(|(place, it)| bytes(it).with_context(|| format!("contribution {}", place + 1)))
        .collect::<Result<_>>()?;
    let seed = fairness::seed(contributions.iter().map(Vec::as_slice));
    let made: String = seed.iter().map(|it| format!("{it:02x}")).collect();
    if made != record.setup.seed.to_lowercase() {
        bail!("the seed is not the SHA-256 of the contributions, which is {made}");
    }
    Ok(())
}

fn bytes(hex: &str) -> Result<Vec<u8>> {
    if !hex.is_ascii() || !hex.len().is_multiple_of(2) {
        bail!("`{hex}` is not a number of bytes in hex");
    }
    let pairs = (0..hex.len()).step_by(2).map(|it| u8::from_str_radix(&hex[it..it + 2], 16));
    pairs.collect::<Result<_, _>>().with_context(|| format!("`{hex}` is not hex"))
}

fn show(path: &Path, seat: Option<u8>, lang: Lang) -> Result<ExitCode> {
    let record = read(path)?;
    let host = play_again(path, &record)?;
    if let Some(seat) = seat.filter(|it| host.seats() <= *it) {
        bail!("there is no seat {seat}; seats are counted from 0 to {}", host.seats() - 1);
    }
    let cards = Shelves::default().cards_of(&record)?;
    let texts = Texts::new(lang);
    let names = Names::of_seats(&host.view(None), seat, cards, &texts);
    let mut out = stdout().lock();
    for line in told::tell(&host.events_since(0, seat), &names, &texts) {
        writeln!(out, "{line}")?;
    }
    if let Some(over) = host.over() {
        writeln!(out, "{}", told::ending(&over, &names, &texts))?;
    }
    Ok(ExitCode::SUCCESS)
}
