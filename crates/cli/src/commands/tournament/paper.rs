//! Sheets for the printer.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};

use super::session::Session;
use crate::texts::Lang;

#[derive(Clone, Copy, ValueEnum)]
enum Sheet {
    /// Everybody by name, his table and his opponent
    Pairings,
    /// Result slips, collated for cutting
    Slips,
    Standings,
    /// Deck lists, one on a page
    Lists,
}

#[derive(Args)]
pub(crate) struct Print {
    file: PathBuf,
    sheet: Sheet,
    /// Of pairings and slips; the last published one without it
    #[arg(long)]
    round: Option<u32>,
    /// The PDF to write
    #[arg(long)]
    out: PathBuf,
    #[arg(long)]
    lang: Option<Lang>,
}

impl Print {
    pub(super) fn run(&self) -> Result<()> {
        let session = Session::read(&self.file, self.lang)?;
        let view = session.view();
        let public = &view.public;
        let lang = match Lang::chosen(self.lang) {
            Lang::Pl => print::Lang::Pl,
            Lang::En => print::Lang::En,
        };
        let round = self.round.unwrap_or(public.rounds.len() as u32);
        let pdf = match self.sheet {
            Sheet::Pairings => print::pairings(public, round, lang)?,
            Sheet::Slips => print::slips(public, round, lang)?,
            Sheet::Standings => print::standings(public, lang)?,
            Sheet::Lists => {
                let office = view.office.as_ref().context("the organiser sees the office")?;
                let lists = office.entries.iter();
                let lists: Vec<_> =
                    lists.filter_map(|it| Some((it.name.clone(), it.list.clone()?))).collect();
                print::lists(&public.setup.title, &lists, lang)?
            }
        };
        fs::write(&self.out, pdf).with_context(|| format!("cannot write {}", self.out.display()))
    }
}
