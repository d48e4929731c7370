//! A room as the sum of its entries. Knows neither connections nor the disk.

use std::sync::Arc;

use wire::{
    host::{Host, RecordFile, Setup},
    message::Problem,
    view::SeatNo,
};

use super::{
    entry::{By, Entry, Opening},
    seats::{Seats, Sitter},
};
use crate::{
    error::problem,
    shelf::{Edition, GameShelf},
};

/// The version of the record files we write.
const RECORD_FORMAT: u32 = 1;

/// So many chat lines are repeated to somebody who comes back.
const CHAT_KEPT: usize = 50;

pub(crate) struct Room {
    pub(crate) id: String,
    pub(crate) ruleset: String,
    pub(crate) seats: Seats,
    pub(crate) game: Option<Game>,
    pub(crate) clock: Clock,
    pub(crate) chat: Vec<(Option<SeatNo>, String)>,
    /// The room of the rematch, once it is agreed.
    pub(crate) rematch: Option<String>,
    /// How many entries have been applied; the number of the next one.
    pub(crate) entries: u32,
    shelf: Arc<dyn GameShelf>,
    /// Card definitions this room was dealt with, if they are not today's.
    old_cards: Option<Vec<String>>,
}

/// The time of the match.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Clock {
    pub(crate) minutes: Option<u32>,
    /// When it is up, in milliseconds since 1970; set when the game begins.
    pub(crate) until: Option<i64>,
    pub(crate) called: bool,
}

impl Clock {
    /// Milliseconds that are left at `now`, while the clock runs.
    pub(crate) fn left(&self, now: i64) -> Option<u64> {
        let left = self.until? - now;
        (!self.called).then(|| u64::try_from(left).unwrap_or(0))
    }
}

/// The game in the room.
pub(crate) struct Game {
    pub(crate) host: Box<dyn Host>,
    /// Who found each choice that stands.
    pub(crate) by: Vec<By>,
    /// The question after so many choices was returned to, so the player answers it himself.
    pub(crate) returned_to: Option<u32>,
}

impl Room {
    pub(crate) fn new(id: String, opening: &Opening, shelf: Arc<dyn GameShelf>) -> Room {
        Room {
            id,
            ruleset: opening.ruleset.clone(),
            seats: Seats::new(&opening.chairs, &opening.contribution),
            game: None,
            clock: Clock { minutes: opening.minutes, ..Clock::default() },
            chat: Vec::new(),
            rematch: None,
            entries: 1,
            shelf,
            old_cards: None,
        }
    }

    /// The game will be dealt with these definitions instead of today's.
    pub(crate) fn with_old_cards(mut self, source: Option<Vec<String>>) -> Room {
        self.old_cards = source;
        self
    }

    pub(crate) fn over(&self) -> bool {
        self.game.as_ref().is_some_and(|it| it.host.over().is_some())
    }

    pub(crate) fn fingerprint(&self) -> Option<u64> {
        self.game.as_ref().map(|it| it.host.fingerprint())
    }

    pub(crate) fn playing(&mut self) -> Result<&mut Game, Problem> {
        self.game.as_mut().ok_or_else(|| problem("not-started", "the game has not begun yet"))
    }

    /// Lets `entry` happen.
    ///
    /// # Errors
    ///
    /// It cannot happen now; nothing has changed.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<(), Problem> {
        match entry {
            Entry::Opened(_) => return Err(problem("opened-twice", "a room is opened once")),
            Entry::Joined { seat, name, token, commitment } => {
                self.seat(*seat)?.sitter = Some(Sitter {
                    name: name.clone(),
                    token: token.clone(),
                    commitment: commitment.clone(),
                    contribution: None,
                });
            }
            Entry::Revealed { seat, contribution } => {
                let sitter = self.seat(*seat)?.sitter.as_mut();
                let sitter = sitter.ok_or_else(|| problem("empty-seat", "nobody sits there"))?;
                sitter.contribution = Some(contribution.clone());
            }
            Entry::Dealt { setup } => self.deal(setup)?,
            Entry::Chosen { seat, choice, by } => {
                let game = self.playing()?;
                game.host.choose(*seat, *choice)?;
                game.by.push(*by);
            }
            Entry::Clock { until } => self.clock.until = Some(*until),
            Entry::TimeCalled => {
                self.playing()?.host.call_time()?;
                self.clock.called = true;
            }
            Entry::Undone { seat, made } => self.playing()?.go_back(*seat, *made)?,
            Entry::Conceded { seat } => self.playing()?.host.concede(*seat)?,
            Entry::Said { seat, text } => {
                self.chat.push((*seat, text.clone()));
                if self.chat.len() > CHAT_KEPT {
                    self.chat.remove(0);
                }
            }
            Entry::Stops { seat, stops } => self.seat(*seat)?.stops = stops.clone(),
            Entry::AskedRematch { seat, commitment } => {
                self.seat(*seat)?.rematch = Some(commitment.clone());
            }
            Entry::Rematch { room } => self.rematch = Some(room.clone()),
        }
        self.entries += 1;
        Ok(())
    }

    /// The set-up that follows from the seats and their contributions.
    pub(crate) fn setup(&self) -> Result<Setup, Problem> {
        let edition = self.edition()?;
        let decks = self.shelf.decks(&self.ruleset);
        let deck = |name: &str| {
            let found = decks.iter().find(|it| it.name == name).map(|it| it.deck.clone());
            found.ok_or_else(|| problem("no-such-deck", format!("there is no deck `{name}`")))
        };
        Ok(Setup {
            ruleset: self.ruleset.clone(),
            seed: self.seats.seed(),
            decks: self
                .seats
                .list
                .iter()
                .map(|it| deck(&it.chair.deck))
                .collect::<Result<_, _>>()?,
            cards: edition.cards,
        })
    }

    pub(crate) fn edition(&self) -> Result<Edition, Problem> {
        let edition = self.shelf.rulesets().into_iter().find(|it| it.id == self.ruleset);
        let detail = || format!("this server no longer knows the ruleset `{}`", self.ruleset);
        edition.ok_or_else(|| problem("no-such-ruleset", detail()))
    }

    /// The finished game as a file that stands by itself.
    pub(crate) fn record(&self) -> Option<RecordFile> {
        let game = self.game.as_ref().filter(|_| self.over())?;
        let mut record = game.host.record();
        record.contributions = self.seats.contributions();
        record.card_source = match &self.old_cards {
            Some(source) => source.clone(),
            None => self.edition().map(|it| it.card_source).unwrap_or_default(),
        };
        Some(record)
    }

    fn deal(&mut self, setup: &Setup) -> Result<(), Problem> {
        let host = match &self.old_cards {
            None => self.shelf.open(setup)?,
            Some(source) => self.shelf.replay(&beginning(setup), source)?,
        };
        self.game = Some(Game { host, by: Vec::new(), returned_to: None });
        Ok(())
    }

    fn seat(&mut self, seat: SeatNo) -> Result<&mut super::seats::Seat, Problem> {
        let detail = || format!("there is no seat {seat} in this room");
        self.seats.get_mut(seat).ok_or_else(|| problem("no-such-seat", detail()))
    }
}

impl Game {
    /// Takes back the latest choice of `seat`, and with it the answers the server gave for
    /// him on the way, because he would only be given them again. Says how many choices are left.
    pub(crate) fn undo(&mut self, seat: SeatNo) -> Result<u32, Problem> {
        self.host.undo(seat)?;
        loop {
            let made = self.host.made();
            let found_by = self.by.get(made as usize).copied();
            self.settle(made);
            if found_by != Some(By::Server) || self.host.undo(seat).is_err() {
                return Ok(made);
            }
        }
    }

    fn go_back(&mut self, seat: SeatNo, made: u32) -> Result<(), Problem> {
        while self.host.made() > made {
            self.host.undo(seat)?;
        }
        self.settle(made);
        Ok(())
    }

    fn settle(&mut self, made: u32) {
        self.by.truncate(made as usize);
        self.returned_to = Some(made);
    }
}

/// A record of nothing but the deal.
fn beginning(setup: &Setup) -> RecordFile {
    RecordFile {
        format: RECORD_FORMAT,
        setup: setup.clone(),
        choices: Vec::new(),
        marks: Vec::new(),
        conceded: None,
        contributions: Vec::new(),
        card_source: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use wire::stops::Stops;

    use crate::{rooms::entry::Chair, toy_shelf::ToyShelf};

    /// A room whose first player has a card to play.
    fn dealt() -> Room {
        let chair = |deck: &str| Chair { deck: deck.to_owned(), bot: None };
        (0_u8..)
            .find_map(|number| {
                let opening = Opening {
                    ruleset: "toy".to_owned(),
                    contribution: hex::encode([number; 32]),
                    chairs: vec![chair("Awanturnicy"), chair("Wisniowieccy")],
                    minutes: None,
                };
                let mut room = Room::new("room".into(), &opening, Arc::new(ToyShelf::default()));
                let setup = room.setup().unwrap();
                room.apply(&Entry::Dealt { setup }).unwrap();
                let host = &room.game.as_ref().unwrap().host;
                (host.decision(Some(0)).unwrap().choices.len() > 1).then_some(room)
            })
            .unwrap()
    }

    fn chosen(by: By) -> Entry {
        Entry::Chosen { seat: 0, choice: 0, by }
    }

    #[test]
    fn undo_takes_back_what_the_player_did_and_not_only_what_the_server_did_for_him() {
        let mut room = dealt();
        let before = room.fingerprint();
        // In earnest the server answers other questions; here it matters only that it did.
        room.apply(&chosen(By::Server)).unwrap();
        let game = room.playing().unwrap();

        assert_eq!(game.undo(0).unwrap(), 0);
        assert_eq!(game.returned_to, Some(0));
        assert_eq!(room.fingerprint(), before);
        assert_eq!(room.playing().unwrap().undo(0).unwrap_err().reason, "cannot-undo");
    }

    #[test]
    fn an_undo_is_repeated_as_it_happened() {
        let (mut room, mut again) = (dealt(), dealt());
        let before = room.fingerprint();
        for room in [&mut room, &mut again] {
            room.apply(&chosen(By::Player)).unwrap();
        }
        let made = room.playing().unwrap().undo(0).unwrap();

        for room in [&mut room, &mut again] {
            room.apply(&Entry::Undone { seat: 0, made }).unwrap();
            assert_eq!(room.fingerprint(), before);
            assert!(room.game.as_ref().unwrap().by.is_empty());
        }
    }

    #[test]
    fn what_cannot_happen_changes_nothing() {
        let mut room = dealt();
        let (before, entries) = (room.fingerprint(), room.entries);

        for entry in [
            Entry::Chosen { seat: 1, choice: 0, by: By::Player },
            Entry::Chosen { seat: 0, choice: 99, by: By::Player },
            Entry::Stops { seat: 7, stops: Stops::everywhere() },
            Entry::Revealed { seat: 0, contribution: String::new() },
        ] {
            room.apply(&entry).unwrap_err();
        }

        assert_eq!((room.fingerprint(), room.entries), (before, entries));
    }
}
