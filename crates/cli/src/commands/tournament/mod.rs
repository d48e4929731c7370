//! `interrex tournament`: a whole event from a terminal, one file and one command at a time.
//!
//! `deeds` turns arguments into acts, `session` opens the file and takes them,
//! `words` reads scores and names, `show` prints, `paper` makes PDFs. Whatever changes what is
//! already known – a correction, an undoing – is first shown with its
//! consequences and taken only with `--yes`.

mod deeds;
mod paper;
mod session;
mod show;
mod words;

use std::{path::PathBuf, process::ExitCode};

use anyhow::Result;
use clap::{Args, Subcommand};

use crate::texts::Lang;
use session::Session;

/// What every command on an event has.
#[derive(Args)]
pub(crate) struct On {
    /// The file of the event
    file: PathBuf,
    /// Who does it: a name of the staff or of a player; otherwise the organiser
    #[arg(long)]
    by: Option<String>,
    #[arg(long)]
    lang: Option<Lang>,
}

#[derive(Subcommand)]
pub(crate) enum Tournament {
    /// Found an event in a new file
    New(deeds::New),
    /// Enter players, by name or from a CSV table (name, account)
    Enter(deeds::Enter),
    /// Give a person an office: organizator, glowny, liniowy, techniczny
    Staff(deeds::Staff),
    /// A player leaves the event
    Drop(deeds::Of),
    /// The head judge disqualifies a player
    Disqualify(deeds::Of),
    /// Register a deck list on paper
    List(deeds::Of),
    /// Pair the next round: a preview, until it is published
    Pair(deeds::Pair),
    /// Exchange two players of the preview
    Swap(deeds::Two),
    /// These two should not meet
    Forbid(deeds::Two),
    /// A player always plays at this table
    Table(deeds::FixTable),
    /// Publish the previewed round
    Publish(On),
    /// Throw the preview away
    Discard(On),
    /// Enter a result: 2:1, 1:0t (after terminacja), draw, concede1, refuse2
    Result(deeds::ResultOf),
    /// Correct an old result; shows what follows, and does it with --yes
    Correct(deeds::Correct),
    /// Undo a command (the last one); shows what follows, and does it with --yes
    Undo(deeds::Undo),
    /// Ask the tariff, or penalise a player with --because
    Penalty(deeds::Penalty),
    /// Draw tables for a deck check, or end one
    Check(deeds::Check),
    /// Start the clock, add time, call time
    Clock(deeds::Clock),
    /// Cut to the announced top
    Cut(On),
    /// Enter a result of the top
    Top(deeds::ResultOf),
    /// Enter the result of the match for the third place
    Third(deeds::Third),
    /// The next day begins; warnings are forgotten
    NextDay(On),
    /// Tell everybody something
    Announce(deeds::Announce),
    /// All is played: close the event and report it
    Close(On),
    /// Show the event: round, pairings, clock, standings
    Show(On),
    /// Show every command with its id
    Log(On),
    /// Why this pairing, why these points
    Explain(deeds::Of),
    /// The standings of an event, or of a file of results
    Standings {
        file: PathBuf,
        /// For programs: exact fractions beside decimals
        #[arg(long)]
        json: bool,
        #[arg(long)]
        lang: Option<Lang>,
    },
    /// The ranking that several finished events make
    Rank {
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Explain every point of this account
        #[arg(long)]
        explain: Option<String>,
        #[arg(long)]
        lang: Option<Lang>,
    },
    /// Write the event to standard output
    Export {
        file: PathBuf,
        #[arg(long, value_enum, default_value = "json")]
        format: show::Written,
    },
    /// Print pairings, slips, standings or deck lists as PDF
    Print(paper::Print),
    /// Make a file of an exported event (JSON)
    Import { file: PathBuf, from: PathBuf },
}

pub(super) fn tournament(command: &Tournament) -> Result<ExitCode> {
    let simple = |on: &On, act| Session::open(on)?.does(act);
    use tournament_file::command::{Act, Topping};
    match command {
        Tournament::New(it) => it.run()?,
        Tournament::Enter(it) => it.run()?,
        Tournament::Staff(it) => it.run()?,
        Tournament::Drop(it) => it.run(|player| Act::Drop { player })?,
        Tournament::Disqualify(it) => it.run(|player| Act::Disqualify { player })?,
        Tournament::List(it) => it.run(|player| Act::HandInList { player })?,
        Tournament::Pair(it) => it.run()?,
        Tournament::Swap(it) => it.run(|players| Act::Swap { players })?,
        Tournament::Forbid(it) => it.run(|players| Act::Forbid { players })?,
        Tournament::Table(it) => it.run()?,
        Tournament::Publish(on) => {
            let mut session = Session::open(on)?;
            session.does(Act::Publish {})?;
            show::round(&session)?;
        }
        Tournament::Discard(on) => simple(on, Act::Discard {})?,
        Tournament::Result(it) => it.report()?,
        Tournament::Correct(it) => it.run()?,
        Tournament::Undo(it) => it.run()?,
        Tournament::Penalty(it) => it.run()?,
        Tournament::Check(it) => it.run()?,
        Tournament::Clock(it) => it.run()?,
        Tournament::Cut(on) => {
            let mut session = Session::open(on)?;
            session.does(Act::Top { deed: Topping::Cut {} })?;
            show::top(&session)?;
        }
        Tournament::Top(it) => it.of_top()?,
        Tournament::Third(it) => it.run()?,
        Tournament::NextDay(on) => simple(on, Act::NextDay {})?,
        Tournament::Announce(it) => it.run()?,
        Tournament::Close(on) => {
            let mut session = Session::open(on)?;
            session.does(Act::Close {})?;
            show::places(&session)?;
        }
        Tournament::Show(on) => show::event(&Session::open(on)?)?,
        Tournament::Log(on) => show::log(&Session::open(on)?)?,
        Tournament::Explain(it) => show::explain(&Session::open(&it.on)?, &it.player)?,
        Tournament::Standings { file, json, lang } => show::standings(file, *json, *lang)?,
        Tournament::Rank { files, explain, lang } => {
            show::rank(files, explain.as_deref(), *lang)?;
        }
        Tournament::Export { file, format } => show::export(file, *format)?,
        Tournament::Print(it) => it.run()?,
        Tournament::Import { file, from } => session::import(file, from)?,
    }
    Ok(ExitCode::SUCCESS)
}
