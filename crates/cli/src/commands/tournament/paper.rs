//! Sheets for the printer.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};

use super::{lists::judge_by, session::Session};
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
    /// Further card sets, for the types of the cards on deck lists
    #[arg(long = "set", value_name = "FILE")]
    sets: Vec<PathBuf>,
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
                judge_by(&session, &self.sets)?;
                print::lists(&public.setup.title, &session.sheets(), lang)?
            }
        };
        fs::write(&self.out, pdf).with_context(|| format!("cannot write {}", self.out.display()))
    }
}
