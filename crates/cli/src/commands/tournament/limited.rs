//! Limited formats: boosters are dealt, drafted and registered.
//!
//! Decks are built from the sets with `deck`, like all others.

use std::{
    fs,
    io::{Write as _, stdout},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow, bail};
use cards::{lang::Word as _, set::read_set};
use clap::Args;
use decks::veto::Library;
use desk::new_seed;
use tournament::draft::{TooFewCards, boosters, by_rarity};
use tournament_file::{
    Mirror, Person,
    command::{Act, Copies, Dealing},
};

use super::{On, lists::judge_by, session::Session};
use crate::{sheet, texts::arg};

/// So many boosters of the cards of a set file.
fn opened(session: &Session, file: &Path, count: usize) -> Result<Vec<Vec<String>>> {
    let name = file.display().to_string();
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
    let set = read_set(&name, &text).map_err(|mistakes| anyhow!("{}", mistakes[0]))?;
    let library = Library::new(vec![set.clone()]);
    let seed = new_seed().value()?;
    let short = |it: TooFewCards| {
        let args = [
            arg("rarity", it.rarity.spelling()),
            arg("found", it.found as u32),
            arg("wanted", it.wanted as u32),
        ];
        anyhow!("{} ({})", session.texts.with("tournament-too-few-cards", &args), it.rule())
    };
    boosters(&by_rarity(&set, &library), count, seed).map_err(short)
}

/// A draft begins; every seat receives four boosters.
#[derive(Args)]
pub(crate) struct Draft {
    #[command(flatten)]
    on: On,
    /// Players in the order in which they sit; of a team, its members
    #[arg(required = true)]
    seats: Vec<String>,
    /// The card set of the boosters, with rarities
    #[arg(long, value_name = "FILE")]
    set: PathBuf,
}

impl Draft {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let seats: Vec<Person> =
            self.seats.iter().map(|it| session.person(it)).collect::<Result<_>>()?;
        let dealt = opened(&session, &self.set, 4 * seats.len())?;
        let boosters = dealt.chunks(4).map(<[_]>::to_vec).collect();
        session.does(Act::Limited { deed: Dealing::OpenDraft { seats, boosters } })
    }
}

/// A player takes a card from his pack.
#[derive(Args)]
pub(crate) struct Pick {
    #[command(flatten)]
    on: On,
    player: String,
    /// The card or a part of its name; without it his pack is shown
    card: Option<String>,
}

impl Pick {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let person = session.person(&self.player)?;
        let draft = session.own(person)?.draft.context("he sits at no draft")?;
        let Some(wanted) = &self.card else {
            return Ok(writeln!(stdout(), "{}", draft.pack.join("\n"))?);
        };
        let card = match &sheet::named(draft.pack.iter(), wanted, |it| it)[..] {
            [one] => one.to_string(),
            found if found.contains(&wanted) => wanted.clone(),
            found => {
                let names: Vec<&str> = found.iter().map(|it| it.as_str()).collect();
                bail!("`{wanted}` is not one card of the pack: {}", names.join(", "))
            }
        };
        let draft = draft.draft;
        session.does(Act::Limited { deed: Dealing::Choose { draft, person, card } })
    }
}

/// Who has not chosen in time gets a card by lot.
#[derive(Args)]
pub(crate) struct TimeUp {
    #[command(flatten)]
    on: On,
    draft: u32,
}

impl TimeUp {
    pub(super) fn run(&self) -> Result<()> {
        let deed = Dealing::TimeIsUp { draft: self.draft, seed: new_seed() };
        Session::open(&self.on)?.does(Act::Limited { deed })
    }
}

/// A player of sealed deck opens six boosters.
#[derive(Args)]
pub(crate) struct Sealed {
    #[command(flatten)]
    on: On,
    player: String,
    /// The card set of the boosters, with rarities
    #[arg(long, value_name = "FILE")]
    set: PathBuf,
}

impl Sealed {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let person = session.person(&self.player)?;
        let boosters = opened(&session, &self.set, 6)?;
        session.does(Act::Limited { deed: Dealing::Open { person, boosters } })
    }
}

/// The set of a player is shown, or registered where it was opened at the table.
#[derive(Args)]
pub(crate) struct Pool {
    #[command(flatten)]
    on: On,
    player: String,
    /// His cards as text, one kind a line; without it his set is shown
    cards: Option<PathBuf>,
    /// Further card sets
    #[arg(long = "set", value_name = "FILE")]
    sets: Vec<PathBuf>,
}

impl Pool {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let person = session.person(&self.player)?;
        let Some(path) = &self.cards else {
            for Copies { count, card } in session.own(person)?.pool.context("he has no set yet")? {
                writeln!(stdout(), "{count}x {card}")?;
            }
            return Ok(());
        };
        judge_by(&session, &self.sets)?;
        let name = path.display();
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
        let cards = session.read_cards(&text)?;
        session.does(Act::Limited { deed: Dealing::Register { person, cards } })
    }
}
