//! The table as given.

use std::sync::Arc;

use ::thrones::{CardLayout, Layout, SeatLayout, Thrones};
use cards::{
    lang::Word,
    set::Mistake,
    thrones::{Faction, Kind, Phase},
};
use kernel::Seat;

use super::reading::Reading;
use crate::{
    phrase::{Phrase, same},
    skeleton::{SeatLines, Skeleton},
};

/// A seat without these lines has such a plot revealed, such plots left and such a deck.
const PLOT: &str = "Filthy Accusations";
const PLOTS: &str = "A Noble Cause, The Winds of Winter";
const DECK: &str = "20x Courtesan of the Rose";
/// Before the first round.
const SET_UP: &str = "set-up";

/// How the game begins.
#[derive(Debug)]
pub(super) struct Start {
    layout: Layout,
    set_up: bool,
}

impl Start {
    pub(super) fn begin(&self) -> Result<Thrones, String> {
        let begun = if self.set_up { self.layout.begin_set_up() } else { self.layout.begin() };
        begun.map_err(|it| it.to_string())
    }
}

/// What describes the whole table.
struct Settings {
    phase: Phase,
    set_up: bool,
    round: u16,
    first: Seat,
    seed: u64,
}

impl Reading<'_> {
    pub(super) fn start(&self, skeleton: &Skeleton) -> Result<Start, Vec<Mistake>> {
        let mut mistakes = Vec::new();
        let mut settings =
            Settings { phase: Phase::Challenges, set_up: false, round: 1, first: Seat(0), seed: 0 };
        for (key, value) in &skeleton.settings {
            self.setting(&mut settings, key, value).unwrap_or_else(|it| mistakes.push(it));
        }
        let mut seats = Vec::new();
        for lines in &skeleton.seats {
            seats.push(self.seat_layout(lines, settings.set_up, &mut mistakes));
        }
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&settings.seed.to_le_bytes());
        let Settings { phase, set_up, round, first, .. } = settings;
        let catalog = Arc::clone(self.catalog);
        let start = Start { layout: Layout { catalog, seats, seed, round, phase, first }, set_up };
        // A table that cannot be is a mistake of the file, not of the engine.
        match start.begin() {
            Ok(_) => Ok(start),
            Err(message) => {
                let seat = skeleton.seats.first().map(|it| it.name.clone());
                let at = seat.unwrap_or(Phrase { text: String::new(), line: 1, column: 1 });
                Err(vec![self.source.mistake(&at, message)])
            }
        }
    }

    fn setting(&self, to: &mut Settings, key: &Phrase, value: &Phrase) -> Result<(), Mistake> {
        match key.text.to_lowercase().as_str() {
            "phase" if same(&value.text, SET_UP) => to.set_up = true,
            "phase" => to.phase = self.phase(value)?,
            "round" => to.round = self.number(value)?,
            "seed" => to.seed = self.number(value)?,
            _ => to.first = self.seat(value)?,
        }
        Ok(())
    }

    pub(super) fn phase(&self, at: &Phrase) -> Result<Phase, Mistake> {
        let words: Vec<(&str, Phase)> = Phase::ALL.iter().map(|it| (it.spelling(), *it)).collect();
        self.word(at, &words, "there is no phase `{}`")
    }

    fn seat_layout(
        &self,
        lines: &SeatLines,
        set_up: bool,
        mistakes: &mut Vec<Mistake>,
    ) -> SeatLayout {
        let mut facts = lines.facts.split(",").into_iter();
        let faction = facts.next().expect("a split has a first piece");
        let words: Vec<(&str, Faction)> =
            Faction::ALL.iter().map(|it| (it.spelling(), *it)).collect();
        let faction = self.word(&faction, &words, "there is no faction `{}`");
        let faction = faction.map_err(|it| mistakes.push(it));
        let mut seat = SeatLayout::of(faction.unwrap_or(Faction::Stark));
        let usual = |list: &str| {
            let list = self.list(&Phrase::new(list, 1));
            list.unwrap_or_else(|_| unreachable!("the usual cards are in the Core Set"))
        };
        // Nobody has a plot before the first round.
        seat.plot = if set_up { None } else { usual(PLOT).first().copied() };
        (seat.plots, seat.deck) = (usual(PLOTS), usual(DECK));
        for fact in facts {
            self.seat_fact(&mut seat, &fact).unwrap_or_else(|it| mistakes.push(it));
        }
        for (key, value) in &lines.zones {
            self.zone(&mut seat, key, value).unwrap_or_else(|it| mistakes.push(it));
        }
        seat
    }

    fn seat_fact(&self, seat: &mut SeatLayout, fact: &Phrase) -> Result<(), Mistake> {
        if let Some(number) = fact.after("gold") {
            seat.gold = self.number(&number)?;
        } else if let Some(number) = fact.after("power") {
            seat.power = self.number(&number)?;
        } else {
            let message = "a seat has a faction, `gold 3` and `power 5`";
            let (word, _) = fact.first_word();
            return Err(self.source.unknown(&word, message, ["gold", "power"]));
        }
        Ok(())
    }

    fn zone(&self, seat: &mut SeatLayout, key: &Phrase, value: &Phrase) -> Result<(), Mistake> {
        if same(&key.text, "play") {
            for item in value.split(",") {
                let (count, item) = self.counted(&item)?;
                let card = self.in_play(&item)?;
                seat.play.extend(std::iter::repeat_n(card, count));
            }
            return Ok(());
        }
        let one = |wanted: Kind| {
            let def = self.card(value)?;
            match self.catalog.def(def).card.kind == wanted {
                true => Ok(def),
                false => {
                    let message = format!("`{}` is no {}", value.text, wanted.spelling());
                    Err(self.source.mistake(value, message))
                }
            }
        };
        match key.text.to_lowercase().as_str() {
            "agenda" => seat.agenda = Some(one(Kind::Agenda)?),
            "plot" => seat.plot = Some(one(Kind::Plot)?),
            "plots" => seat.plots = self.list(value)?,
            "used" => seat.used_plots = self.list(value)?,
            "hand" => seat.hand = self.list(value)?,
            "discard" => seat.discard = self.list(value)?,
            "dead" => seat.dead = self.list(value)?,
            _ => {
                // The file names the top card first, the engine the bottom card.
                seat.deck = self.list(value)?;
                seat.deck.reverse();
            }
        }
        Ok(())
    }

    /// `Robb Stark (kneeling; power 2; on: Ice; duplicate: Robb Stark)`
    fn in_play(&self, item: &Phrase) -> Result<CardLayout, Mistake> {
        let (name, inside) = item.bracket();
        let mut card = CardLayout { card: self.card(&name)?, ..CardLayout::default() };
        for hint in inside.iter().flat_map(|it| it.split(";")) {
            match hint.split_once(":") {
                Some((key, list)) if same(&key.text, "on") => {
                    card.attachments = self.list(&list)?
                }
                Some((key, list)) if same(&key.text, "duplicate") => {
                    card.duplicates = self.list(&list)?;
                }
                None if same(&hint.text, "kneeling") => card.kneeling = true,
                None if hint.after("power").is_some() => {
                    card.power = self.number(&hint.first_word().1)?;
                }
                _ => {
                    let message = "expected `kneeling`, `power 2`, `on: …` or `duplicate: …`, \
                                   with `;` between";
                    return Err(self.source.mistake(&hint, message));
                }
            }
        }
        Ok(card)
    }
}
