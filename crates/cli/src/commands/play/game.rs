//! A game between a person and a bot.

use std::{
    fs,
    io::{BufRead, Write},
};

use anyhow::Result;
use bots::Bot;
use rulebook::text::library;
use wire::{
    host::Host,
    view::{Handle, SeatNo, View},
};

use super::{input::Input, table};
use crate::{
    opening::{self, GameName, Shelves},
    paint::Paint,
    sheet,
    texts::{Lang, Texts, arg},
    told::{self, Names},
    wording::Wording,
};

/// How the game is played and shown.
#[derive(Debug)]
pub(super) struct Options {
    pub(super) game: GameName,
    /// The deck of each seat.
    pub(super) decks: [&'static str; 2],
    pub(super) seat: SeatNo,
    pub(super) bot: Bot,
    pub(super) seed: u64,
    pub(super) lang: Lang,
    pub(super) paint: Paint,
    /// Repeat the input behind the prompt.
    pub(super) echo: bool,
}

pub(super) struct PlayedGame {
    options: Options,
    host: Box<dyn Host>,
    names: Names,
    texts: Texts,
    /// Choices whose events have been told.
    told: u32,
    /// Somebody has said once that he gives up.
    wavering: bool,
}

/// What becomes of the game after a line of input.
#[derive(Debug, PartialEq, Eq)]
enum Next {
    /// Somebody has chosen, or the past has changed.
    GoOn,
    /// The same question again.
    Ask,
    Leave,
}

impl PlayedGame {
    pub(super) fn new(options: Options, shelves: &Shelves) -> Result<PlayedGame> {
        let setup = shelves.numbered(options.game, &options.decks, options.seed)?;
        let host = shelves.open(&setup).map_err(opening::told)?;
        let texts = Texts::new(options.lang);
        let cards = shelves.of(options.game).cards();
        let names = Names::of_seats(&host.view(None), Some(options.seat), cards, &texts);
        Ok(PlayedGame { options, host, names, texts, told: 0, wavering: false })
    }

    /// Plays until the game is over, left, or the input ends.
    pub(super) fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
        self.welcome(out)?;
        loop {
            self.advance()?;
            self.tell_news(out)?;
            if let Some(over) = self.host.over() {
                let view = self.view();
                writeln!(out, "{}", table::table(self.wording(&view), self.options.paint))?;
                let ending = told::ending(&over, &self.names, &self.texts);
                writeln!(out, "\n{}", self.options.paint.bold(&ending))?;
                return Ok(());
            }
            self.show(out, true)?;
            loop {
                match self.ask(input, out)? {
                    Next::GoOn => break,
                    Next::Ask => {}
                    Next::Leave => return self.leave(out),
                }
            }
        }
    }

    fn welcome(&self, out: &mut impl Write) -> Result<()> {
        let [own, other] = [self.options.seat, 1 - self.options.seat]
            .map(|it| self.options.decks[usize::from(it)]);
        let args = [
            arg("you", own),
            arg("other", other),
            arg("bot", self.options.bot.name()),
            arg("seed", self.options.seed.to_string()),
        ];
        let welcome = match self.options.game {
            GameName::Mb => "terminal-welcome",
            GameName::Veto => "terminal-welcome-elekcja",
            GameName::I2 => "terminal-welcome-i2",
            GameName::Biesiadne => "terminal-welcome-biesiadne",
            GameName::Thrones => "terminal-welcome-joust",
        };
        writeln!(out, "{}", sheet::wrapped(&self.texts.with(welcome, &args), 0))?;
        writeln!(out, "{}", sheet::wrapped(&self.texts.get("terminal-hint"), 0))?;
        Ok(())
    }

    /// Lets the bot play and answers what has only one answer.
    fn advance(&mut self) -> Result<()> {
        while let Some(seat) = self.host.to_act() {
            let choice = if self.host.forced() {
                0
            } else if seat == self.options.seat {
                break;
            } else {
                self.host.bot_choice(self.options.bot.name()).map_err(opening::told)?
            };
            self.host.choose(seat, choice).map_err(opening::told)?;
        }
        Ok(())
    }

    fn tell_news(&mut self, out: &mut impl Write) -> Result<()> {
        let events = self.host.events_since(self.told, Some(self.options.seat));
        for line in told::tell(&events, &self.names, &self.texts) {
            writeln!(out, "{}", sheet::wrapped(&format!("» {line}"), 0))?;
        }
        self.told = self.host.made();
        Ok(())
    }

    fn view(&self) -> View {
        self.host.view(Some(self.options.seat))
    }

    fn wording<'t>(&'t self, view: &'t View) -> Wording<'t> {
        Wording { view, names: &self.names, texts: &self.texts }
    }

    /// The question, with the table above it if wanted.
    fn show(&self, out: &mut impl Write, with_table: bool) -> Result<()> {
        let view = self.view();
        let wording = self.wording(&view);
        if with_table {
            writeln!(out, "{}", table::table(wording, self.options.paint))?;
        }
        if let Some(decision) = self.host.decision(Some(self.options.seat)) {
            writeln!(out, "{}", table::question(wording, &decision, self.options.paint))?;
        }
        Ok(())
    }

    fn ask(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<Next> {
        write!(out, "{} ", self.texts.get("terminal-prompt"))?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(out)?;
            return Ok(Next::Leave);
        }
        if self.options.echo {
            writeln!(out, "{}", line.trim_end())?;
        }
        let input = Input::read(&line);
        let wavered = std::mem::replace(&mut self.wavering, input == Input::Concede);
        let note = match input {
            Input::Answer(number) => match self.answer(number) {
                Ok(()) => return Ok(Next::GoOn),
                Err(note) => note,
            },
            Input::Undo => match self.undo() {
                Ok(()) => {
                    writeln!(out, "{}", self.texts.get("terminal-undone"))?;
                    return Ok(Next::GoOn);
                }
                Err(note) => note,
            },
            Input::Concede if wavered => {
                self.host.concede(self.options.seat).map_err(opening::told)?;
                return Ok(Next::GoOn);
            }
            Input::Concede => self.texts.get("terminal-concede-sure"),
            Input::Quit => return Ok(Next::Leave),
            Input::Nothing => return Ok(Next::Ask),
            Input::Table => {
                self.show(out, true)?;
                return Ok(Next::Ask);
            }
            other => self.information(other),
        };
        writeln!(out, "{note}")?;
        Ok(Next::Ask)
    }

    fn choices(&self) -> usize {
        self.host.decision(Some(self.options.seat)).map_or(0, |it| it.choices.len())
    }

    fn answer(&mut self, number: usize) -> Result<(), String> {
        let count = self.choices();
        if number == 0 || count < number {
            let args = [arg("number", number.to_string()), arg("count", count as i64)];
            return Err(self.texts.with("terminal-no-such-choice", &args));
        }
        let chosen = self.host.choose(self.options.seat, (number - 1) as u16);
        chosen.map_err(|problem| problem.detail)
    }

    /// Takes back the latest choice of the person, with what followed by itself.
    fn undo(&mut self) -> Result<(), String> {
        let seat = self.options.seat;
        let why = |key: &str, texts: &Texts| {
            let text = texts.with("terminal-cannot-undo", &[arg("why", texts.get(key))]);
            sheet::wrapped(&text, 0)
        };
        if self.host.made() == 0 {
            return Err(why("terminal-cannot-undo-nothing", &self.texts));
        }
        loop {
            if self.host.undo(seat).is_err() {
                return Err(why("terminal-cannot-undo-other", &self.texts));
            }
            if !self.host.forced() {
                break;
            }
        }
        self.told = self.told.min(self.host.made());
        Ok(())
    }

    /// What changes nothing.
    fn information(&self, input: Input) -> String {
        match input {
            Input::Help => self.texts.get("terminal-help"),
            Input::CardOf(number) => self.card_of(number),
            Input::Card(name) => self.card(&name),
            Input::Why(name) => self.why(&name),
            Input::Rule(rule) => self.rule(&rule),
            Input::Log => self.log(),
            Input::Save(file) => self.save(&file),
            Input::Unknown(input) => {
                self.texts.with("terminal-not-understood", &[arg("input", input)])
            }
            Input::Answer(_)
            | Input::Undo
            | Input::Concede
            | Input::Quit
            | Input::Nothing
            | Input::Table => String::new(),
        }
    }

    fn card_of(&self, number: usize) -> String {
        let decision = self.host.decision(Some(self.options.seat));
        let choice = decision.as_ref().and_then(|it| it.choices.get(number.checked_sub(1)?));
        let Some(choice) = choice else {
            let args = [arg("number", number.to_string()), arg("count", self.choices() as i64)];
            return self.texts.with("terminal-no-such-choice", &args);
        };
        let view = self.view();
        let seen = choice.card.and_then(|it| view.face(it)).map(str::to_owned);
        let info = seen.or(choice.find.clone()).and_then(|it| self.names.info(&it).cloned());
        let card = info.map(|it| sheet::card(&it, &self.texts, self.options.paint));
        let rule = choice.rule.as_deref().map(|it| self.rule(it));
        if card.is_none() && rule.is_none() {
            return self.texts.get("terminal-no-card-there");
        }
        [card, rule].into_iter().flatten().collect::<Vec<_>>().join("\n")
    }

    fn card(&self, name: &str) -> String {
        let found =
            sheet::named(self.names.infos(), name, |it| told::name_in(it, self.options.lang));
        if found.is_empty() {
            return self.texts.with("terminal-no-such-card", &[arg("name", name.to_owned())]);
        }
        let sheets = found.iter().map(|it| sheet::card(it, &self.texts, self.options.paint));
        sheets.collect::<Vec<_>>().join("\n")
    }

    /// Everything that is refused about the cards with this name, with the rules in full.
    fn why(&self, name: &str) -> String {
        let view = self.view();
        let wording = self.wording(&view);
        let known =
            sheet::named(self.names.infos(), name, |it| told::name_in(it, self.options.lang));
        let Some(card) = known.first() else {
            return self.texts.with("terminal-no-such-card", &[arg("name", name.to_owned())]);
        };
        let has_name = |handle: &Handle| {
            view.face(*handle).is_some_and(|id| known.iter().any(|it| it.id == id))
        };
        let on_table: Vec<Handle> = view.handles().into_iter().filter(has_name).collect();
        if on_table.is_empty() {
            let args = [arg("card", card.name.clone())];
            return self.texts.with("terminal-not-on-table", &args);
        }
        let mut lines = Vec::new();
        for handle in on_table {
            lines.extend(self.why_card(wording, handle));
        }
        lines.join("\n")
    }

    fn why_card(&self, wording: Wording<'_>, handle: Handle) -> Vec<String> {
        let mut lines = Vec::new();
        let decision = self.host.decision(Some(self.options.seat));
        let offered: Vec<String> = decision
            .iter()
            .flat_map(|it| {
                it.choices.iter().zip(1..).map(move |(choice, place)| (it, choice, place))
            })
            .filter(|(_, choice, _)| choice.card == Some(handle))
            .map(|(it, choice, place)| {
                format!("{place:>4}  {}", wording.choice(choice, it.question.kind))
            })
            .collect();
        if !offered.is_empty() {
            lines.push(self.texts.with("terminal-can", &[arg("card", wording.card(handle))]));
            lines.extend(offered);
        }
        let mut quoted = Vec::new();
        for refusal in self.host.why_not(self.options.seat, handle) {
            let text = format!("{} – {}", wording.card(handle), wording.refusal(&refusal));
            lines.push(self.options.paint.bad(&sheet::wrapped(&text, 0)));
            if !quoted.contains(&refusal.rule) {
                lines.push(self.rule(&refusal.rule));
                quoted.push(refusal.rule);
            }
        }
        lines
    }

    fn rule(&self, asked: &str) -> String {
        match library().look_up(asked) {
            Ok(found) => {
                let clauses = found.into_iter();
                let clause = |it| sheet::quote(it, self.options.lang, self.options.paint);
                clauses.map(clause).collect::<Vec<_>>().join("\n")
            }
            Err(unknown) => unknown.to_string(),
        }
    }

    fn log(&self) -> String {
        let events = self.host.events_since(0, Some(self.options.seat));
        match told::tell(&events, &self.names, &self.texts) {
            told if told.is_empty() => self.texts.get("terminal-nothing-told"),
            told => told.iter().map(|it| sheet::wrapped(it, 0)).collect::<Vec<_>>().join("\n"),
        }
    }

    fn save(&self, file: &str) -> String {
        if file.is_empty() {
            return self.texts.get("terminal-save-where");
        }
        let record = serde_json::to_string(&self.host.record()).expect("records are plain data");
        match fs::write(file, record + "\n") {
            Ok(()) => self.texts.with("terminal-saved", &[arg("file", file.to_owned())]),
            Err(why) => self.texts.with("terminal-not-saved", &[arg("why", why.to_string())]),
        }
    }

    fn leave(&self, out: &mut impl Write) -> Result<()> {
        let args = [arg("seed", self.options.seed.to_string())];
        writeln!(out, "{}", self.texts.with("terminal-left", &args))?;
        Ok(())
    }
}
