//! `interrex tournament`: a whole event from a terminal, one file and one command at a time.
//!
//! `deeds` turns arguments into acts; those of pairs and teams are in `together`,
//! of limited formats in `limited`, of deck lists in `lists`, of judges in
//! `rulings`, of the settings in `settings`. `session` opens the file and takes
//! them, `words` reads scores and names, `show` prints, `paper` makes PDFs, `refusals` says why not. Whatever changes what is
//! already known – a correction, an undoing – is first shown with its
//! consequences and taken only with `--yes`.

mod deeds;
mod limited;
mod lists;
mod paper;
mod refusals;
mod rulings;
mod session;
mod settings;
mod show;
mod together;
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
    /// Enter a pair or a team: its name and its members
    Team(together::Team),
    /// A captain declares, commits or reveals at his table
    Captain(together::Captain),
    /// Enter the three single matches of an encounter
    Singles(together::Singles),
    /// Change settings, as far as they may still change
    Configure(settings::Configure),
    /// Give a person an office: organizator, glowny, liniowy, techniczny
    Staff(deeds::Staff),
    /// A player leaves the event
    Drop(deeds::Of),
    /// The head judge disqualifies a player
    Disqualify(deeds::Of),
    /// Register a deck list on paper
    List(deeds::Of),
    /// Register a deck list, judged by the deck rules; show it without a file
    Deck(lists::Deck),
    /// Use the sakwa between two games (--by says whose); nothing is recorded
    Sakwa(lists::Sakwa),
    /// Make all deck lists public, after the event
    PublishLists(On),
    /// Begin a draft: players in the order of their seats
    Draft(limited::Draft),
    /// Take a card from one's pack, or look at the pack
    Pick(limited::Pick),
    /// The time of a pick is up: who has not chosen gets a card by lot
    TimeUp(limited::TimeUp),
    /// Open six boosters for a player of sealed deck
    Sealed(limited::Sealed),
    /// Show the set of a limited player, or register one opened at the table
    Pool(limited::Pool),
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
    /// A player reports his own match (--by); it counts when both sides agree
    Claim(rulings::Claim),
    /// Correct an old result; shows what follows, and does it with --yes
    Correct(deeds::Correct),
    /// Undo a command (the last one); shows what follows, and does it with --yes
    Undo(deeds::Undo),
    /// Ask the tariff, or penalise a player with --because
    Penalty(deeds::Penalty),
    /// The head judge agrees to a ruling that departs from the tariff (--no: he does not)
    Agree(rulings::Of),
    /// A player appeals from a ruling
    Appeal(rulings::Of),
    /// Decide an appeal: upheld, or struck out with --no
    DecideAppeal(rulings::Of),
    /// What the clock says of players who come late
    Late(rulings::Late),
    /// Kreski decide a game after terminacja; the slip is written
    Decide(rulings::Decide),
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
    /// Make a file of an exported event (JSON), or of a report of another program (TRF)
    Import {
        file: PathBuf,
        from: PathBuf,
        /// It is a TRF report
        #[arg(long)]
        trf: bool,
    },
}

/// The commands of captains, drafts, deck lists and judges.
fn further(command: &Tournament) -> Result<()> {
    use tournament_file::command::Act;
    match command {
        Tournament::Team(it) => it.run(),
        Tournament::Captain(it) => it.run(),
        Tournament::Singles(it) => it.run(),
        Tournament::Configure(it) => it.run(),
        Tournament::Deck(it) => it.run(),
        Tournament::Sakwa(it) => it.run(),
        Tournament::PublishLists(on) => Session::open(on)?.does(Act::PublishLists {}),
        Tournament::Draft(it) => it.run(),
        Tournament::Pick(it) => it.run(),
        Tournament::TimeUp(it) => it.run(),
        Tournament::Sealed(it) => it.run(),
        Tournament::Pool(it) => it.run(),
        Tournament::Claim(it) => it.run(),
        Tournament::Agree(it) => it.agree(),
        Tournament::Appeal(it) => it.appeal(),
        Tournament::DecideAppeal(it) => it.decide(),
        Tournament::Late(it) => it.run(),
        Tournament::Decide(it) => it.run(),
        _ => unreachable!("every other command is run by `tournament`"),
    }
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
        Tournament::Import { file, from, trf: true } => settings::import_trf(file, from)?,
        Tournament::Import { file, from, trf: false } => session::import(file, from)?,
        other => further(other)?,
    }
    Ok(ExitCode::SUCCESS)
}
