//! Pairs and teams: their entry, the meetings of the captains, single matches.

use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use desk::new_id;
use tournament_file::{
    Mirror, OpenChoice, Person, Player, SealedChoice,
    command::{Act, Captaincy},
};

use super::{On, session::Session, words::slip};
use crate::texts::arg;

/// A pair or a team enters.
#[derive(Args)]
pub(crate) struct Team {
    #[command(flatten)]
    on: On,
    name: String,
    /// Two or three persons, in the order of their numbers
    #[arg(required = true, num_args = 2..=3)]
    members: Vec<String>,
    /// Which of them is the captain
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=3))]
    captain: u8,
    /// Their deck lists have been handed in
    #[arg(long)]
    list: bool,
}

impl Team {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let captain = usize::from(self.captain) - 1;
        self.members.get(captain).context("the captain is one of the members")?;
        let number = session.free_number();
        let persons: Vec<Person> = (number..).take(self.members.len()).map(Person).collect();
        for (person, name) in persons.iter().zip(&self.members) {
            let (person, name) = (*person, name.clone());
            session.quietly(Act::Introduce { person, name, account: None })?;
        }
        let captain = persons[captain];
        let (player, name, list_handed_in) = (Player(number), self.name.clone(), self.list);
        let act = Act::EnterTogether { player, name, members: persons, captain, list_handed_in };
        session.quietly(act)?;
        let args = [arg("number", i64::from(number)), arg("name", self.name.as_str())];
        session.say("tournament-entered", &args)
    }
}

/// A captain acts at the table of his team; `--by` says which.
#[derive(Args)]
pub(crate) struct Captain {
    #[command(flatten)]
    on: On,
    table: u32,
    #[command(subcommand)]
    deed: Deed,
}

#[derive(Subcommand)]
enum Deed {
    /// He has told the factions and strategies of his team
    Declare,
    /// He hands in a number, sealed; the secret that opens it is printed
    Commit { number: u8 },
    /// He opens what he has handed in
    Reveal { number: u8, secret: String },
    /// He takes back what was not opened yet
    Withdraw,
}

impl Captain {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let mut secret = None;
        let deed = match &self.deed {
            Deed::Declare => Captaincy::Declare {},
            Deed::Withdraw => Captaincy::Withdraw {},
            Deed::Commit { number } => {
                let open = OpenChoice { number: *number, secret: new_id().0 };
                secret = Some(open.secret.clone());
                Captaincy::Commit { sealed: SealedChoice::of(&open.value()?.seal()) }
            }
            Deed::Reveal { number, secret } => {
                let choice = OpenChoice { number: *number, secret: secret.clone() };
                Captaincy::Reveal { choice }
            }
        };
        session.does(Act::Captain { table: self.table, deed })?;
        match secret {
            Some(secret) => session.say("tournament-secret", &[arg("secret", secret)]),
            None => self.pairs(&session),
        }
    }

    /// Who meets whom, once both captains have chosen twice.
    fn pairs(&self, session: &Session) -> Result<()> {
        let log = session.log();
        let table = log.event().rounds.last();
        let table = table.and_then(|it| it.tables.iter().find(|it| it.number == self.table));
        let encounter = table.and_then(|it| it.encounter.as_ref());
        for [first, second] in encounter.and_then(|it| it.pairs()).unwrap_or_default() {
            let args = [arg("first", i64::from(first)), arg("second", i64::from(second))];
            session.say("tournament-single", &args)?;
        }
        Ok(())
    }
}

/// The single matches of an encounter.
#[derive(Args)]
pub(crate) struct Singles {
    #[command(flatten)]
    on: On,
    table: u32,
    /// Three results, in the order of the pairs; nine after a team draft
    #[arg(required = true, num_args = 3..=9)]
    scores: Vec<String>,
}

impl Singles {
    pub(super) fn run(&self) -> Result<()> {
        let slips = self.scores.iter().map(|it| slip(it)).collect::<Result<_>>()?;
        Session::open(&self.on)?.does(Act::ReportSingles { table: self.table, slips })
    }
}
