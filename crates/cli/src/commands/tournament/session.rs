//! An event file, open, with somebody who acts.

use std::{
    fs,
    io::{Write, stdout},
    path::Path,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::{Context, Result, anyhow, bail};
use desk::{Desk, DeskError, Order, new_id};
use rulebook::text::library;
use tokio::runtime::Runtime;
use tournament_file::{
    Person, Player,
    command::{Act, Copies, DeckList, Sentence},
    event::EventFile,
    sheet::Sheet,
    view::{EventView, ForesightView, OwnView, ProposalView},
};

use super::{On, refusals};
use crate::{
    faults,
    paint::Paint,
    sheet,
    texts::{Lang, Texts, arg},
};

/// The organiser of every event that was founded here.
pub(super) const ORGANISER: Person = Person(0);

pub(super) struct Session {
    runtime: Runtime,
    pub(super) desk: Desk,
    pub(super) by: Person,
    pub(super) texts: Texts,
    pub(super) paint: Paint,
}

pub(super) fn runtime() -> Result<Runtime> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.context("cannot start the runtime")
}

pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |it| it.as_millis() as i64)
}

impl Session {
    pub(super) fn open(on: &On) -> Result<Session> {
        let mut session = Session::read(&on.file, on.lang)?;
        if let Some(name) = &on.by {
            session.by = session.person(name)?;
        }
        Ok(session)
    }

    pub(super) fn read(file: &Path, lang: Option<Lang>) -> Result<Session> {
        let runtime = runtime()?;
        let desk = runtime.block_on(Desk::open(file));
        let desk = desk.map_err(|it| anyhow!("{}: {it}", file.display()))?;
        let by = desk.founding().organiser;
        let texts = Texts::new(Lang::chosen(lang));
        Ok(Session { runtime, desk, by, texts, paint: Paint::for_stdout() })
    }

    /// Everything, as the office sees it.
    pub(super) fn view(&self) -> EventView {
        self.runtime.block_on(self.desk.view(Some(self.desk.founding().organiser)))
    }

    pub(super) fn log(&self) -> tournament::event::Log {
        self.runtime.block_on(self.desk.log())
    }

    pub(super) fn export(&self) -> EventFile {
        self.runtime.block_on(self.desk.export())
    }

    fn order(&self, act: Act) -> Order {
        Order { id: new_id(), by: self.by, at: now(), act }
    }

    /// Does it and says so, or says why not.
    pub(super) fn does(&mut self, act: Act) -> Result<()> {
        self.quietly(act)?;
        self.say("tournament-done", &[])
    }

    pub(super) fn quietly(&mut self, act: Act) -> Result<()> {
        let done = self.runtime.block_on(self.desk.apply(self.order(act)));
        done.map(drop).map_err(|it| self.refusal(&it))
    }

    pub(super) fn foresee(&self, act: Act) -> Result<ForesightView> {
        let foresight = self.runtime.block_on(self.desk.foresee(self.order(act)));
        foresight.map_err(|it| self.refusal(&it))
    }

    pub(super) fn propose(&self, sentence: Sentence) -> Result<ProposalView> {
        let proposal = self.runtime.block_on(self.desk.propose(sentence));
        proposal.map_err(|it| self.refusal(&it))
    }

    /// The refusal with the words of the rule it follows, in the reader's language.
    fn refusal(&self, error: &DeskError) -> anyhow::Error {
        let rejected = match error {
            DeskError::Rejected(rejected) => rejected,
            DeskError::Deck(found) => {
                let told =
                    found.iter().map(|it| faults::told(&self.texts, &it.what, Some(it.rule)));
                return anyhow!("{}", told.collect::<Vec<_>>().join("\n"));
            }
            other => return anyhow!("{other}"),
        };
        let said = refusals::said(&self.texts, rejected);
        match rejected.rule().map(|it| library().clause(it)) {
            None => anyhow!("{said}"),
            Some(clause) => {
                let quote = sheet::quote(clause, self.texts.lang, Paint::for_stdout());
                anyhow!("{said}\n{quote}")
            }
        }
    }

    /// What a person who plays sees of his own.
    pub(super) fn own(&self, person: Person) -> Result<OwnView> {
        let view = self.runtime.block_on(self.desk.view(Some(person)));
        view.own.context("an entrant sees his own")
    }

    pub(super) fn read_cards(&self, text: &str) -> Result<Vec<Copies>> {
        self.desk.read_cards(text).map_err(|it| self.refusal(&it))
    }

    /// A list as it is typed.
    pub(super) fn read_list(&self, text: &str) -> Result<DeckList> {
        self.desk.read_list(text).map_err(|it| self.refusal(&it))
    }

    /// A registered list as a sheet.
    pub(super) fn sheet(&self, player: Player, person: Option<Person>) -> Result<String> {
        self.runtime.block_on(self.desk.sheet(player, person)).map_err(|it| self.refusal(&it))
    }

    /// All registered lists, to be printed.
    pub(super) fn sheets(&self) -> Vec<Sheet> {
        self.runtime.block_on(self.desk.sheets())
    }

    pub(super) fn use_sakwa(&self, games: u8, moved: [Vec<Copies>; 2]) -> Result<DeckList> {
        let used = self.runtime.block_on(self.desk.use_sakwa(self.by, games, moved));
        used.map_err(|it| self.refusal(&it))
    }

    pub(super) fn say(&self, key: &str, args: &[(String, fluent::FluentValue<'_>)]) -> Result<()> {
        Ok(writeln!(stdout(), "{}", self.texts.with(key, args))?)
    }

    /// An entry by its number or a part of its name.
    pub(super) fn player(&self, wanted: &str) -> Result<Player> {
        let office = self.view().office.context("the organiser sees the office")?;
        let number = wanted.parse().map(Player);
        if let Some(entry) = office.entries.iter().find(|it| number.as_ref() == Ok(&it.player)) {
            return Ok(entry.player);
        }
        let found = sheet::named(office.entries.iter(), wanted, |it| &it.name);
        match found[..] {
            [one] => Ok(one.player),
            [] => bail!(self.texts.with("tournament-nobody", &[arg("name", wanted)])),
            _ => {
                let names: Vec<&str> = found.iter().map(|it| it.name.as_str()).collect();
                let names = names.join(", ");
                bail!(
                    self.texts
                        .with("tournament-several", &[arg("name", wanted), arg("names", names)])
                )
            }
        }
    }

    /// A person by a part of his name: of the staff, else of the players.
    pub(super) fn person(&self, wanted: &str) -> Result<Person> {
        let office = self.view().office.context("the organiser sees the office")?;
        let found = sheet::named(office.staff.iter(), wanted, |it| &it.name);
        if let [one] = found[..] {
            return Ok(one.person);
        }
        // A member of a team has a name of his own.
        let log = self.log();
        let known = sheet::named(log.event().people.iter(), wanted, |it| &it.1.name);
        if let [(person, _)] = known[..] {
            return Ok(Person(person.0));
        }
        let player = self.player(wanted)?;
        let entry = office.entries.iter().find(|it| it.player == player);
        entry.and_then(|it| it.persons.first().copied()).context("an entry has a person")
    }

    /// A number that no person and no entry has.
    pub(super) fn free_number(&self) -> u32 {
        let log = self.log();
        let event = log.event();
        let entries = event.entries.keys().map(|it| it.0);
        let people = event.people.keys().chain(event.staff.keys()).map(|it| it.0);
        entries.chain(people).max().unwrap_or(0) + 1
    }
}

/// Makes the file of an event from its export.
pub(super) fn import(file: &Path, from: &Path) -> Result<()> {
    let text =
        fs::read_to_string(from).with_context(|| format!("cannot read {}", from.display()))?;
    let event = EventFile::read(&text).map_err(|it| anyhow!("{}: {it}", from.display()))?;
    let imported = runtime()?.block_on(Desk::import(file, &event));
    imported.map_err(|it| anyhow!("{}: {it}", file.display()))?;
    Ok(())
}
