//! Deck lists: registered, admitted, shown, changed between games, published.

use std::{
    fs,
    io::{Write as _, stdout},
    path::PathBuf,
};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use decks::veto::Announced;
use tournament::deck_lists::Shelf;
use tournament_file::command::{Act, Copies, Judging};

use super::{On, session::Session};
use crate::commands::deck::shelf::library;

/// A player's list is registered, or shown where no file is named.
#[derive(Args)]
pub(crate) struct Deck {
    #[command(flatten)]
    on: On,
    player: String,
    /// Of a pair or a team: whose list it is
    #[arg(long)]
    member: Option<String>,
    /// A deck list as text, see `interrex deck`
    list: Option<PathBuf>,
    /// Further card sets by which it is judged
    #[arg(long = "set", value_name = "FILE")]
    sets: Vec<PathBuf>,
    /// The head judge admits it although it has faults, for this reason
    #[arg(long)]
    admit: Option<String>,
}

impl Deck {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let player = session.player(&self.player)?;
        let person = self.member.as_ref().map(|it| session.person(it)).transpose()?;
        judge_by(&session, &self.sets)?;
        let Some(path) = &self.list else {
            return Ok(write!(stdout(), "{}", session.sheet(player, person)?)?);
        };
        let name = path.display();
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
        let list = session.read_list(&text)?;
        let act = match &self.admit {
            None => Act::RegisterDeck { player, person, list },
            Some(reason) => {
                // The desk tells the faults itself.
                let (faults, explanation) = (Vec::new(), reason.clone());
                let deed = Judging::AdmitDeck { player, person, list, faults, explanation };
                Act::Judge { deed }
            }
        };
        session.does(act)
    }
}

pub(super) fn judge_by(session: &Session, sets: &[PathBuf]) -> Result<()> {
    let shelf = Shelf { library: library(sets)?, announced: Announced::default() };
    session.desk.judge_by(shelf).map_err(|_| anyhow!("the cards have been settled"))
}

/// The kredens of a player after he has used his sakwa; nothing is recorded.
#[derive(Args)]
pub(crate) struct Sakwa {
    #[command(flatten)]
    on: On,
    /// Games of the match so far
    #[arg(long, default_value_t = 1)]
    games: u8,
    /// Into the sakwa, such as "2x Finta"
    #[arg(long)]
    out: Vec<String>,
    /// Into the kredens
    #[arg(long = "in")]
    into: Vec<String>,
    #[arg(long = "set", value_name = "FILE")]
    sets: Vec<PathBuf>,
}

impl Sakwa {
    pub(super) fn run(&self) -> Result<()> {
        let session = Session::open(&self.on)?;
        judge_by(&session, &self.sets)?;
        let copies = |lines: &[String]| lines.iter().map(|it| copies(it)).collect::<Vec<_>>();
        let list = session.use_sakwa(self.games, [copies(&self.out), copies(&self.into)])?;
        for Copies { count, card } in &list.kredens {
            writeln!(stdout(), "{count}x {card}")?;
        }
        Ok(())
    }
}

/// "2x Finta", or one card.
fn copies(line: &str) -> Copies {
    let counted = line.split_once('x').and_then(|(count, card)| {
        Some(Copies { count: count.trim().parse().ok()?, card: card.trim().to_owned() })
    });
    counted.unwrap_or_else(|| Copies { count: 1, card: line.trim().to_owned() })
}
