//! Arguments, and the acts they become.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use desk::{Desk, new_seed};
use tournament::{setup as rules, standings};
use tournament_file::{
    CommandRef, Mirror, Person, Player, Seed,
    command::{Act, Judging, Policy, Role, Sentence, Timing, Topping},
    event::{Founding, SHAPE},
    roster,
    setup::{Class, Entrants, Format, Rated, Setup},
};

use super::{
    On,
    session::{self, ORGANISER, Session},
    show,
    words::{games, slip, word},
};
use crate::texts::{Lang, Texts, arg};

#[derive(Args)]
pub(crate) struct New {
    file: PathBuf,
    #[arg(long)]
    title: String,
    /// local, master or championship
    #[arg(long, default_value = "local")]
    class: String,
    /// standardowy, klasyczny, otwarty, draft, sealed_deck
    #[arg(long, default_value = "otwarty")]
    format: String,
    /// Won games that win a match: 1 or 2
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=2))]
    wins: u8,
    /// How many are expected; gives the number of rounds
    #[arg(long, default_value_t = 8)]
    players: u32,
    #[arg(long)]
    rounds: Option<u32>,
    #[arg(long)]
    minutes: Option<u32>,
    /// 2, 4, 8, 16 or "eight" (a Swiss of eight); none without it, 8 at masters
    #[arg(long)]
    cut: Option<String>,
    /// Deck lists are compulsory
    #[arg(long)]
    lists: bool,
    /// players, pairs or teams
    #[arg(long, default_value = "players")]
    entrants: String,
    /// as_its_class, mini or premiere
    #[arg(long, default_value = "as_its_class")]
    rated: String,
    #[arg(long)]
    lang: Option<Lang>,
}

impl New {
    pub(super) fn run(&self) -> Result<()> {
        let class: Class = word(&self.class)?;
        let format: Format = word(&self.format)?;
        let wins = if self.wins == 1 { standings::Wins::One } else { standings::Wins::Two };
        let preset = rules::Setup::preset(class.value()?, format.value()?, wins, self.players);
        let mut setup = Setup::of(&preset);
        setup.title.clone_from(&self.title);
        setup.entrants = word::<Entrants>(&self.entrants)?;
        setup.rated = word::<Rated>(&self.rated)?;
        setup.lists_required |= self.lists;
        if let Some(cut) = &self.cut {
            setup.cut = super::settings::cut(cut)?;
            let rounds = rules::swiss_rounds(class.value()?, self.players, setup.cut.value()?);
            setup.swiss_rounds = rounds;
            setup.days = vec![rounds];
        }
        if let Some(rounds) = self.rounds {
            setup.swiss_rounds = rounds;
            setup.days = vec![rounds];
        }
        setup.round_minutes = self.minutes.unwrap_or(setup.round_minutes);
        let rounds = setup.swiss_rounds;
        let (organiser, at) = (ORGANISER, session::now());
        let founding = Founding { shape: SHAPE, setup, organiser, lot: new_seed(), at };
        let founded = session::runtime()?.block_on(Desk::found(&self.file, founding));
        founded.map_err(|it| anyhow!("{}: {it}", self.file.display()))?;
        let texts = Texts::new(Lang::chosen(self.lang));
        let args = [arg("title", self.title.as_str()), arg("rounds", i64::from(rounds))];
        println!("{}", texts.with("tournament-founded", &args));
        Ok(())
    }
}

#[derive(Args)]
pub(crate) struct Enter {
    #[command(flatten)]
    on: On,
    names: Vec<String>,
    /// The login on the game's forum (of a single player)
    #[arg(long)]
    account: Option<String>,
    /// A table of players
    #[arg(long)]
    csv: Option<PathBuf>,
    /// Their deck lists have been handed in
    #[arg(long)]
    list: bool,
}

impl Enter {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let entrant = |name: &String| roster::Entrant {
            name: name.clone(),
            account: self.account.clone().filter(|_| self.names.len() == 1),
        };
        let mut entrants: Vec<roster::Entrant> = self.names.iter().map(entrant).collect();
        if let Some(csv) = &self.csv {
            let name = csv.display();
            let text = fs::read_to_string(csv).with_context(|| format!("cannot read {name}"))?;
            entrants.extend(roster::read(&text).map_err(|it| anyhow!("{name}: {it}"))?);
        }
        for roster::Entrant { name, account } in entrants {
            let number = session.free_number();
            let (player, person) = (Player(number), Person(number));
            session.quietly(Act::Introduce { person, name: name.clone(), account })?;
            let list_handed_in = self.list;
            session.quietly(Act::Enter { player, person, name: name.clone(), list_handed_in })?;
            let args = [arg("number", i64::from(number)), arg("name", name)];
            session.say("tournament-entered", &args)?;
        }
        Ok(())
    }
}

#[derive(Args)]
pub(crate) struct Staff {
    #[command(flatten)]
    on: On,
    name: String,
    /// organizator, glowny, liniowy or techniczny
    role: String,
    /// The judge's licence
    #[arg(long, default_value_t = 0)]
    level: u8,
}

impl Staff {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let role = match self.role.as_str() {
            short @ ("glowny" | "liniowy" | "techniczny") => format!("sedzia_{short}"),
            long => long.to_owned(),
        };
        let role: Role = word(&role)?;
        let person = match session.person(&self.name) {
            Ok(person) => person,
            Err(_) => {
                let person = Person(session.free_number());
                let name = self.name.clone();
                session.quietly(Act::Introduce { person, name, account: None })?;
                person
            }
        };
        session.does(Act::Appoint { person, role, level: self.level })
    }
}

/// A command about one player.
#[derive(Args)]
pub(crate) struct Of {
    #[command(flatten)]
    pub(super) on: On,
    /// His number, or a part of his name
    pub(super) player: String,
}

impl Of {
    pub(super) fn run(&self, act: impl Fn(Player) -> Act) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let player = session.player(&self.player)?;
        session.does(act(player))
    }
}

/// A command about two players.
#[derive(Args)]
pub(crate) struct Two {
    #[command(flatten)]
    on: On,
    first: String,
    second: String,
}

impl Two {
    pub(super) fn run(&self, act: impl Fn([Player; 2]) -> Act) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let players = [session.player(&self.first)?, session.player(&self.second)?];
        session.does(act(players))?;
        show::preview(&session)
    }
}

#[derive(Args)]
pub(crate) struct FixTable {
    #[command(flatten)]
    on: On,
    player: String,
    table: u32,
}

impl FixTable {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let player = session.player(&self.player)?;
        session.does(Act::FixTable { player, table: self.table })
    }
}

#[derive(Args)]
pub(crate) struct Pair {
    #[command(flatten)]
    on: On,
    /// Neighbours in the standings meet; for the last round before a cut
    #[arg(long)]
    standings: bool,
    /// The lot, hexadecimal; drawn without it
    #[arg(long)]
    seed: Option<String>,
}

impl Pair {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let policy = if self.standings { Policy::Standings } else { Policy::Random };
        let seed = self.seed.clone().map_or_else(new_seed, Seed);
        session.quietly(Act::Pair { policy, seed })?;
        show::preview(&session)
    }
}

#[derive(Args)]
pub(crate) struct ResultOf {
    #[command(flatten)]
    on: On,
    /// The table, or the match of the top
    table: u32,
    score: String,
}

impl ResultOf {
    pub(super) fn report(&self) -> Result<()> {
        let slip = slip(&self.score)?;
        let mut session = Session::open(&self.on)?;
        session.does(Act::Report { table: self.table, slip })?;
        show::missing(&session)
    }

    pub(super) fn of_top(&self) -> Result<()> {
        let deed = Topping::Result { number: self.table, slip: slip(&self.score)? };
        let mut session = Session::open(&self.on)?;
        session.does(Act::Top { deed })?;
        show::top(&session)
    }
}

#[derive(Args)]
pub(crate) struct Third {
    #[command(flatten)]
    on: On,
    score: String,
}

impl Third {
    pub(super) fn run(&self) -> Result<()> {
        let deed = Topping::ThirdPlace { slip: slip(&self.score)? };
        Session::open(&self.on)?.does(Act::Top { deed })
    }
}

#[derive(Args)]
pub(crate) struct Correct {
    #[command(flatten)]
    on: On,
    round: u32,
    table: u32,
    score: String,
    /// Do it, after the consequences have been seen
    #[arg(long)]
    yes: bool,
}

impl Correct {
    pub(super) fn run(&self) -> Result<()> {
        let act = Act::Correct { round: self.round, table: self.table, slip: slip(&self.score)? };
        after_a_look(&mut Session::open(&self.on)?, act, self.yes)
    }
}

#[derive(Args)]
pub(crate) struct Undo {
    #[command(flatten)]
    on: On,
    /// The id of the command, or its beginning; the last one without it
    command: Option<String>,
    #[arg(long)]
    yes: bool,
}

impl Undo {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let lines = session.view().office.map(|it| it.log).unwrap_or_default();
        let id = |it: &tournament_file::view::LogLine| it.command.id.0.clone();
        let standing = lines.iter().filter(|it| !it.left_out);
        let found = match &self.command {
            Some(begins) => lines.iter().find(|it| id(it).starts_with(begins.as_str())),
            None => standing.rev().find(|it| !matches!(it.command.act, Act::Undo { .. })),
        };
        let found = found.context("there is no such command")?;
        show::command(&session, found)?;
        let act = Act::Undo { command: CommandRef(id(found)) };
        after_a_look(&mut session, act, self.yes)
    }
}

/// Shows the consequences, and takes them where they are wanted.
fn after_a_look(session: &mut Session, act: Act, yes: bool) -> Result<()> {
    let foresight = session.foresee(act.clone())?;
    show::foresight(session, &foresight)?;
    if yes { session.does(act) } else { session.say("tournament-say-yes", &[]) }
}

#[derive(Args)]
pub(crate) struct Penalty {
    #[command(flatten)]
    on: On,
    player: String,
    /// The number of the infraction, such as 8.2.1
    infraction: String,
    /// What happened and why this follows; without it only the proposal is shown
    #[arg(long)]
    because: Option<String>,
    /// Another penalty than the proposed one: ostrzezenie, kara_gry, kara_meczu, dyskwalifikacja
    #[arg(long)]
    penalty: Option<String>,
    /// Why another one: situation_in_the_game, severity_level, no_possible_advantage
    #[arg(long)]
    grounds: Option<String>,
    /// What was found, such as intentional or persistent
    #[arg(long)]
    found: Vec<String>,
    /// A tag for the exact deed
    #[arg(long, default_value = "")]
    deed: String,
    /// How long the ruling took
    #[arg(long, default_value_t = 0)]
    seconds: u32,
    /// Games won at the table so far
    #[arg(long, default_value = "0:0")]
    games: String,
    /// Games really played, the running one included
    #[arg(long, default_value_t = 0)]
    played: u8,
}

impl Penalty {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let grounds = self.grounds.as_deref().map(word).transpose()?;
        let mut sentence = Sentence {
            player: session.player(&self.player)?,
            infraction: self.infraction.clone(),
            circumstances: self.found.iter().map(|it| word(it)).collect::<Result<_>>()?,
            deed: self.deed.clone(),
            penalty: tournament_file::command::Penalty::Nothing,
            explanation: self.because.clone().unwrap_or_default(),
            grounds,
            seconds: self.seconds,
            games: games(&self.games)?,
            played: self.played,
        };
        let proposal = session.propose(sentence.clone())?;
        show::proposal(&session, &proposal)?;
        if self.because.is_none() {
            return Ok(());
        }
        sentence.penalty = match &self.penalty {
            Some(other) => word(other)?,
            None => proposal.given.standard,
        };
        session.does(Act::Judge { deed: Judging::Penalise { sentences: vec![sentence] } })
    }
}

#[derive(Args)]
pub(crate) struct Check {
    #[command(flatten)]
    on: On,
    /// Draw so many tables
    #[arg(long, conflicts_with = "table")]
    draw: Option<u32>,
    /// The check at this table is over
    #[arg(long, required_unless_present = "draw")]
    table: Option<u32>,
    /// How long it took
    #[arg(long, default_value_t = 0)]
    seconds: u32,
    /// A deck that does not agree with its list: 1 or 2
    #[arg(long)]
    differs: Vec<u8>,
}

impl Check {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let deed = match (self.draw, self.table) {
            (Some(count), _) => Timing::DrawChecks { count, seed: new_seed() },
            (None, table) => Timing::Checked {
                table: table.unwrap_or(0),
                seconds: self.seconds,
                agrees: [1, 2].map(|it| !self.differs.contains(&it)),
            },
        };
        session.does(Act::Time { deed })?;
        show::checks(&session)
    }
}

#[derive(Args)]
pub(crate) struct Clock {
    #[command(flatten)]
    on: On,
    /// The round begins now
    #[arg(long)]
    start: bool,
    /// More seconds, for --table or for all
    #[arg(long)]
    add: Option<u32>,
    #[arg(long)]
    table: Option<u32>,
    /// Another length for the round (head judge)
    #[arg(long)]
    limit: Option<u32>,
    /// Time is called at this table
    #[arg(long)]
    call: Option<u32>,
    /// A stint at --table was given up: bene or pas
    #[arg(long, requires = "table")]
    stint: Option<String>,
    /// A member of a team at --table consults
    #[arg(long, requires = "table")]
    consult: Option<String>,
}

impl Clock {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let given_up = self.stint.as_deref().map(word).transpose()?;
        let stint = given_up.zip(self.table);
        let consults = self.consult.as_ref().map(|it| session.person(it)).transpose()?;
        let deeds = [
            self.start.then_some(Timing::Start {}),
            self.add.map(|seconds| Timing::GiveBack { table: self.table, seconds }),
            self.limit.map(|minutes| Timing::Limit { minutes }),
            self.call.map(|table| Timing::CallTime { table }),
            stint.map(|(given_up, table)| Timing::Stint { table, given_up }),
            consults.zip(self.table).map(|(person, table)| Timing::Consult { table, person }),
        ];
        for deed in deeds.into_iter().flatten() {
            session.quietly(Act::Time { deed })?;
        }
        show::clock(&session)
    }
}

#[derive(Args)]
pub(crate) struct Announce {
    #[command(flatten)]
    on: On,
    text: String,
}

impl Announce {
    pub(super) fn run(&self) -> Result<()> {
        Session::open(&self.on)?.does(Act::Announce { text: self.text.clone() })
    }
}
