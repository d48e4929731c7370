//! What judges and players do about rulings, claims, lateness and terminacja.

use anyhow::{Context, Result, bail};
use clap::Args;
use tournament::{PlayerId, event::Lateness};
use tournament_file::{
    CommandRef, Mirror,
    command::{Act, Judging, Penalty, Sentence, Side, Slip, Timing},
};

use super::{
    On,
    session::{Session, now},
    show,
    words::{games, slip},
};
use crate::texts::arg;

/// A command about a ruling, by the beginning of its id (`log` shows them).
#[derive(Args)]
pub(crate) struct Of {
    #[command(flatten)]
    on: On,
    ruling: String,
    /// Not agreed; or, of an appeal: the ruling is struck out
    #[arg(long)]
    no: bool,
    /// The words of the head judge
    #[arg(long, default_value = "")]
    because: String,
}

impl Of {
    fn run(&self, deed: impl Fn(CommandRef) -> Judging) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let log = session.view().office.map(|it| it.log).unwrap_or_default();
        let is_it = |it: &&tournament_file::view::LogLine| {
            it.command.id.0.starts_with(self.ruling.as_str())
                && matches!(it.command.act, Act::Judge { deed: Judging::Penalise { .. } })
        };
        let found: Vec<CommandRef> =
            log.iter().filter(is_it).map(|it| it.command.id.clone()).collect();
        match &found[..] {
            [one] => session.does(Act::Judge { deed: deed(one.clone()) }),
            [] => bail!(session.texts.with("tournament-no-ruling", &[arg("id", &*self.ruling)])),
            _ => bail!(session.texts.with("tournament-rulings", &[arg("id", &*self.ruling)])),
        }
    }

    pub(super) fn agree(&self) -> Result<()> {
        self.run(|ruling| Judging::Agree { ruling, agreed: !self.no })
    }

    pub(super) fn appeal(&self) -> Result<()> {
        self.run(|ruling| Judging::Appeal { ruling })
    }

    pub(super) fn decide(&self) -> Result<()> {
        let explanation = self.because.clone();
        self.run(|ruling| Judging::DecideAppeal {
            ruling,
            upheld: !self.no,
            explanation: explanation.clone(),
        })
    }
}

/// A player reports his own match; it counts when the other side says the same.
#[derive(Args)]
pub(crate) struct Claim {
    #[command(flatten)]
    on: On,
    score: String,
}

impl Claim {
    pub(super) fn run(&self) -> Result<()> {
        let slip = slip(&self.score)?;
        let mut session = Session::open(&self.on)?;
        let log = session.log();
        let event = log.event();
        let player = event.player_of(session.by.value()?).context("a player claims with --by")?;
        let table = event.rounds.last().and_then(|it| it.table_of(player));
        let table = table.context("he has no match in this round")?.number;
        session.quietly(Act::Claim { table, slip })?;
        let log = session.log();
        let settled = log.event().rounds.last().and_then(|it| it.table_of(player));
        let settled = settled.is_some_and(|it| it.score.is_some());
        session.say(if settled { "tournament-claim-agrees" } else { "tournament-claim-waits" }, &[])
    }
}

/// What the clock says of a player who sits down now; `--because` enters it.
#[derive(Args)]
pub(crate) struct Late {
    #[command(flatten)]
    on: On,
    /// Without a name: everybody who would be late by now
    player: Option<String>,
    /// Penalise him, or record that he did not come
    #[arg(long)]
    because: Option<String>,
}

impl Late {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let log = session.log();
        let Some(name) = &self.player else {
            for player in log.event().would_be_late(now()) {
                self.tells(&session, player)?;
            }
            return Ok(());
        };
        let player = session.player(name)?;
        let lateness = self.tells(&session, player.value()?)?;
        let Some(because) = &self.because else { return Ok(()) };
        match lateness {
            Lateness::InTime => Ok(()),
            Lateness::Report { table, slip } => {
                session.does(Act::Report { table, slip: Slip::of(&slip) })
            }
            Lateness::Penalise { infraction } => {
                let mut sentence = Sentence {
                    player,
                    infraction: infraction.to_owned(),
                    circumstances: Vec::new(),
                    deed: String::new(),
                    penalty: Penalty::Nothing,
                    explanation: because.clone(),
                    grounds: None,
                    seconds: 0,
                    games: [0, 0],
                    played: 0,
                };
                let proposal = session.propose(sentence.clone())?;
                show::proposal(&session, &proposal)?;
                sentence.penalty = proposal.given.standard;
                session.does(Act::Judge { deed: Judging::Penalise { sentences: vec![sentence] } })
            }
        }
    }

    fn tells(&self, session: &Session, player: PlayerId) -> Result<Lateness> {
        let log = session.log();
        let lateness = log.event().lateness(player, now()).context("no match waits for him")?;
        let state = match lateness {
            Lateness::InTime => "in-time",
            Lateness::Penalise { .. } => "late",
            Lateness::Report { .. } => "absent",
        };
        let name = log.event().entries[&player].name.clone();
        session.say("tournament-late", &[arg("name", name), arg("state", state)])?;
        Ok(lateness)
    }
}

/// After terminacja: kreski decide the game, and the slip is written.
#[derive(Args)]
pub(crate) struct Decide {
    #[command(flatten)]
    on: On,
    table: u32,
    /// Kreski of both sides, such as 8:7
    kreski: String,
    /// Who holds the initiative: 1 or 2
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=2))]
    initiative: u8,
    /// Games won before this one
    #[arg(long)]
    games: Option<String>,
}

impl Decide {
    pub(super) fn run(&self) -> Result<()> {
        let kreski = games(&self.kreski)?.map(u32::from);
        let initiative = if self.initiative == 1 { Side::First } else { Side::Second };
        let before = self.games.as_deref().map(games).transpose()?;
        let deed = Timing::Decide { table: self.table, kreski, initiative, games: before };
        let mut session = Session::open(&self.on)?;
        session.does(Act::Time { deed })?;
        show::missing(&session)
    }
}
