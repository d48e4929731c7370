//! The table as given.

use std::sync::Arc;

use ::veto::{CardLayout, Catalog, Deck, Layout, SeatLayout, Setup, Veto, Znacznik};
use cards::{
    set::{Mistake, Set},
    veto::Kind,
};
use decks::mount_and_blade::part;
use kernel::Seat;

use super::{Edition, reading::Reading};
use crate::{
    phrase::{Phrase, same},
    skeleton::{SeatLines, Skeleton},
};

/// How the game begins.
#[derive(Debug)]
pub(super) enum Start {
    /// The table is laid out as the file says.
    Laid(Layout),
    /// The fixed decks are shuffled and dealt.
    Dealt(Setup),
}

impl Start {
    pub(super) fn begin(&self) -> Result<Veto, String> {
        match self {
            Start::Laid(layout) => layout.begin().map_err(|it| it.to_string()),
            Start::Dealt(setup) => setup.begin().map_err(|it| it.to_string()),
        }
    }
}

/// What describes the whole table.
#[derive(Default)]
struct Settings {
    voice: Option<Seat>,
    round: Option<u16>,
    czyn_used: bool,
    elekcja: Option<Seat>,
    seed: u64,
    dealt: bool,
}

impl Reading<'_> {
    pub(super) fn start(
        &self,
        edition: Edition,
        set: &Set,
        skeleton: &Skeleton,
    ) -> Result<Start, Vec<Mistake>> {
        let mut mistakes = Vec::new();
        let mut settings = Settings::default();
        for (key, value) in &skeleton.settings {
            self.setting(&mut settings, key, value).unwrap_or_else(|it| mistakes.push(it));
        }
        let mut seats = Vec::new();
        for lines in &skeleton.seats {
            seats.push(self.seat_layout(lines, settings.dealt, &mut mistakes));
        }
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&settings.seed.to_le_bytes());
        let catalog = self.shared();
        let start = if settings.dealt {
            let decks = seats.iter().map(|it| self.deck(set, it.faction));
            Start::Dealt(Setup { rules: edition.rules, catalog, decks: decks.collect(), seed })
        } else {
            Start::Laid(Layout {
                rules: edition.rules,
                catalog,
                seed,
                round: settings.round.unwrap_or(1),
                voice: settings.voice.unwrap_or(Seat(0)),
                czyn_used: settings.czyn_used,
                election: settings.elekcja,
                seats,
            })
        };
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

    fn shared(&self) -> Arc<Catalog> {
        Arc::clone(self.catalog)
    }

    fn deck(&self, set: &Set, faction: u16) -> Deck {
        let own = self.catalog.def(faction).card.factions.only();
        let kredens = own.map(|it| part(set, it).1).unwrap_or_default();
        let cards = kredens.iter().filter_map(|it| self.catalog.find(&it.id)).collect();
        Deck { faction, cards }
    }

    fn setting(&self, to: &mut Settings, key: &Phrase, value: &Phrase) -> Result<(), Mistake> {
        let expected = |words: &[&'static str]| {
            let message = format!("`{}` is {}", key.text, words.join(" or "));
            Err(self.source.unknown(value, message, words.iter().copied()))
        };
        match key.text.to_lowercase().as_str() {
            "voice" => to.voice = Some(self.seat(value)?),
            "elekcja" => to.elekcja = Some(self.seat(value)?),
            "round" => to.round = Some(self.number(value)?),
            "seed" => to.seed = self.number(value)?,
            "czyn" if same(&value.text, "used") => to.czyn_used = true,
            "czyn" => return expected(&["used"]),
            _ if same(&value.text, "deal") => to.dealt = true,
            _ => return expected(&["deal"]),
        }
        Ok(())
    }

    fn seat_layout(
        &self,
        lines: &SeatLines,
        dealt: bool,
        mistakes: &mut Vec<Mistake>,
    ) -> SeatLayout {
        let mut seat = SeatLayout::default();
        let mut facts = lines.facts.split(",").into_iter();
        let faction = facts.next().expect("a split has a first piece");
        match self.faction(&faction) {
            Ok(def) => seat.faction = def,
            Err(mistake) => mistakes.push(mistake),
        }
        for fact in facts {
            self.seat_fact(&mut seat, &fact).unwrap_or_else(|it| mistakes.push(it));
        }
        for (key, value) in &lines.zones {
            let laid = match dealt {
                true => Err(self.source.mistake(key, "after a deal nothing is laid out by hand")),
                false => self.zone(&mut seat, key, value),
            };
            laid.unwrap_or_else(|it| mistakes.push(it));
        }
        seat
    }

    fn faction(&self, at: &Phrase) -> Result<u16, Mistake> {
        let all =
            || self.catalog.defs().zip(0_u16..).filter(|(it, _)| it.card.kind == Kind::Frakcja);
        // A card made in the file comes after the real ones and stands before them.
        let found = all().filter(|(it, _)| same(&it.card.name, &at.text)).last();
        found.map(|(_, def)| def).ok_or_else(|| {
            let known = all().map(|(it, _)| it.card.name.as_str());
            self.source.unknown(at, format!("there is no faction `{}`", at.text), known)
        })
    }

    fn seat_fact(&self, seat: &mut SeatLayout, fact: &Phrase) -> Result<(), Mistake> {
        if let Some(number) = fact.after("kreski") {
            seat.kreski = self.number(&number)?;
        } else if let Some(number) = fact.after("dukaty") {
            seat.dukaty = Some(self.number(&number)?);
        } else {
            let message = "a seat has a faction, `kreski 3` and `dukaty 5`";
            return Err(self.source.unknown(fact, message, ["kreski", "dukaty"]));
        }
        Ok(())
    }

    fn zone(&self, seat: &mut SeatLayout, key: &Phrase, value: &Phrase) -> Result<(), Mistake> {
        if same(&key.text, "pole") {
            for item in value.split(",") {
                let (count, item) = self.counted(&item)?;
                let card = self.in_play(&item)?;
                seat.pole.extend(std::iter::repeat_n(card, count));
            }
            return Ok(());
        }
        if same(&key.text, "strategia") {
            seat.strategia = Some(self.card(value)?);
            return Ok(());
        }
        let mut cards = self.list(value)?;
        if same(&key.text, "kredens") {
            // The file names the top card first, the engine the bottom card.
            cards.reverse();
        }
        let zone = match rulebook::folded(&key.text).as_str() {
            "dwor" => &mut seat.dwor,
            "kredens" => &mut seat.kredens,
            "lazaret" => &mut seat.lazaret,
            "zalnik" => &mut seat.zalnik,
            _ => &mut seat.attached,
        };
        zone.extend(cards);
        Ok(())
    }

    /// `Jurko Bohun (zaznaczona; on: Batorówka; under: Finta, Odbicie)`
    fn in_play(&self, item: &Phrase) -> Result<CardLayout, Mistake> {
        let (name, inside) = item.bracket();
        let mut card = CardLayout { card: self.card(&name)?, ..CardLayout::default() };
        for hint in inside.iter().flat_map(|it| it.split(";")) {
            match hint.split_once(":") {
                Some((key, list)) if same(&key.text, "on") => card.attached = self.list(&list)?,
                Some((key, list)) if same(&key.text, "under") => card.under = self.list(&list)?,
                Some((key, name)) if same(&key.text, "ziemia") => {
                    card.ziemia = Some(self.card(&name)?);
                }
                None if same(&hint.text, "zaznaczona") => card.zaznaczona = true,
                None if same(&hint.text, "karmazyni") => card.karmazyni = true,
                None if same(&hint.text, "zmęczona") => card.znaczniki = vec![Znacznik::Zmeczenie],
                _ => {
                    let message = "expected `zaznaczona`, `zmęczona`, `karmazyni`, `ziemia: …`, \
                                   `on: …` or `under: …`, with `;` between";
                    return Err(self.source.mistake(&hint, message));
                }
            }
        }
        Ok(card)
    }
}
