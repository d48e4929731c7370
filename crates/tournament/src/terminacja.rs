//! PC 2.6 — a game of ours when the time of its round runs out.
//!
//! The engine knows no clock and goes on as ever; a [`Watch`] looks on, and
//! [`Timed`] is a game with its watch. When time is called it counts the stints
//! that are given up, says pas for both players after the tenth, lets the faza
//! zakończenia happen and compares kreski where the next round would begin. It reads nothing but the public
//! view and the events, and gives the engine nothing but legal choices, so the
//! record of such a game replays like any other. What the table learns of it
//! are the event's commands: `Timing::CallTime`, `Stint` and `Decide`.

use crate::{
    clock::{GivenUp, STINTS, Terminacja, decide},
    refusal::{Refusal, refuse_if},
    standings::Side,
};
use kernel::{Game as _, Listener, Pending, Seat};
use rulebook::{cite, rule};
use std::fmt;
use veto::{Choice, Event, Happened, Illegal, Phase, Question, Veto, View};

/// A game of two and the time it has.
#[derive(Clone, Debug)]
pub struct Timed {
    game: Veto,
    watch: Watch,
}

/// The time of a game that somebody else keeps: it is told every choice and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    time: Time,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Time {
    Runs,
    /// Stints are counted.
    Called(Terminacja),
    /// The last stint has been given up; nothing but pas is said any more.
    NoStintLeft,
    /// The faza gry is over; the end of the round is played.
    LastPhase,
    Up(Decision),
}

/// How terminacja has ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    pub winner: Side,
    /// After the faza zakończenia.
    pub kreski: [u32; 2],
    pub initiative: Side,
}

/// Why a choice was not taken. Nothing has changed.
#[derive(Clone, Debug)]
pub enum NotTaken {
    Illegal(Illegal),
    Decided(Refusal),
}

impl fmt::Display for NotTaken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotTaken::Illegal(illegal) => illegal.fmt(f),
            NotTaken::Decided(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for NotTaken {}

impl Timed {
    pub fn new(game: Veto) -> Timed {
        assert_eq!(game.seats(), 2, "a match is played by two sides");
        Timed { game, watch: Watch::new() }
    }

    pub fn game(&self) -> &Veto {
        &self.game
    }

    /// The stint that runs under terminacja; none before time is called and after the faza gry.
    pub fn stint(&self) -> Option<u32> {
        self.watch.stint()
    }

    /// What terminacja has decided; none where it has not, or the game was won before.
    pub fn decision(&self) -> Option<Decision> {
        self.watch.decision()
    }

    /// Who has won, by the rules of the game or by those of terminacja.
    pub fn winner(&self) -> Option<Side> {
        match (self.watch.time, self.game.pending()) {
            (Time::Up(decision), _) => {
                rule!("PC 2.3.3");
                Some(decision.winner)
            }
            (_, Pending::Over { winner }) => winner.map(side),
            _ => None,
        }
    }

    /// The time of the round is up.
    ///
    /// # Errors
    ///
    /// The game has a winner, or time was called before.
    pub fn call_time(&mut self) -> Result<(), Refusal> {
        self.watch.call_time(&self.game)
    }

    /// Answers the pending decision; under terminacja, with what follows from it.
    ///
    /// # Errors
    ///
    /// The choice is not legal, or the game is decided.
    pub fn apply(
        &mut self,
        choice: Choice,
        events: &mut impl Listener<Happened>,
    ) -> Result<(), NotTaken> {
        self.watch.allows().map_err(NotTaken::Decided)?;
        self.step(choice, events)?;
        while self.watch.only_pas_is_left(&self.game) {
            self.step(Choice::EndStint, events)?;
        }
        Ok(())
    }

    fn step(
        &mut self,
        choice: Choice,
        events: &mut impl Listener<Happened>,
    ) -> Result<(), NotTaken> {
        let before = self.game.clone();
        let mut happened = Vec::new();
        self.game.apply(choice, &mut happened).map_err(NotTaken::Illegal)?;
        let heard = self.watch.sees(&before, choice, &happened, &self.game);
        happened.truncate(heard);
        happened.into_iter().for_each(|it| events.hear(|| it));
        Ok(())
    }
}

impl Default for Watch {
    fn default() -> Watch {
        Watch::new()
    }
}

impl Watch {
    /// The time runs.
    pub fn new() -> Watch {
        Watch { time: Time::Runs }
    }

    pub fn is_called(&self) -> bool {
        self.time != Time::Runs
    }

    /// The stint that runs under terminacja; none before time is called and after the faza gry.
    pub fn stint(&self) -> Option<u32> {
        match self.time {
            Time::Called(terminacja) => Some(terminacja.stint()),
            Time::NoStintLeft => Some(STINTS),
            Time::Runs | Time::LastPhase | Time::Up(_) => None,
        }
    }

    pub fn decision(&self) -> Option<Decision> {
        match self.time {
            Time::Up(decision) => Some(decision),
            _ => None,
        }
    }

    /// The time of the round is up.
    ///
    /// # Errors
    ///
    /// The game has a winner, or time was called before.
    pub fn call_time(&mut self, game: &Veto) -> Result<(), Refusal> {
        refuse_if(
            game.pending().is_over() || self.is_called(),
            cite!("PC 2.6.1"),
            "time is called once, in a game that has no winner yet",
        )?;
        self.time = match game.view(None).phase {
            Phase::Oddzialy | Phase::Zakonczenie | Phase::Koniec => Time::LastPhase,
            // The stint that runs, or else the first of the faza gry, is number one (PCA-02).
            Phase::Przygotowanie | Phase::Odznaczenie | Phase::Rozliczenie | Phase::Gra => {
                Time::Called(Terminacja::begin())
            }
        };
        Ok(())
    }

    /// Whether the game goes on.
    ///
    /// # Errors
    ///
    /// It does not.
    pub fn allows(&self) -> Result<(), Refusal> {
        refuse_if(self.decision().is_some(), cite!("PC 2.6.6"), "terminacja has decided this game")
    }

    /// All stints are used up, so that whoever is przy głosie says pas.
    pub fn only_pas_is_left(&self, game: &Veto) -> bool {
        self.time == Time::NoStintLeft && question(game) == Some(Question::Stint)
    }

    /// Takes note of a choice and of what came of it; says how many of the events the players
    /// hear of. The next round is not played, so nobody hears of it.
    pub fn sees(
        &mut self,
        before: &Veto,
        choice: Choice,
        happened: &[Happened],
        after: &Veto,
    ) -> usize {
        if !self.is_called() {
            return happened.len();
        }
        let seen = before.view(None);
        let begins = |it: &Happened| matches!(it.event, Event::RoundBegins { .. });
        let next_round = happened.iter().position(begins);
        let in_the_round = matches!(seen.phase, Phase::Gra | Phase::Zakonczenie);
        if let (Some(at), true) = (next_round, in_the_round) {
            self.time = Time::Up(decision(&seen, &happened[..at]));
            return at;
        }
        if after.view(None).phase == Phase::Zakonczenie {
            self.time = Time::LastPhase;
        }
        if let (Time::Called(terminacja), Some(given_up)) = (self.time, given_up(before, choice)) {
            rule!("PC 3.7.2");
            self.time = terminacja.next(given_up).map_or(Time::NoStintLeft, Time::Called);
        }
        happened.len()
    }
}

/// How a stint was given up by this choice, if it was.
fn given_up(game: &Veto, choice: Choice) -> Option<GivenUp> {
    match (question(game), choice) {
        (Some(Question::Stint), Choice::EndStint) if game.has_acted() => Some(GivenUp::Bene),
        (Some(Question::Stint), Choice::EndStint) => Some(GivenUp::Pas),
        _ => None,
    }
}

fn question(game: &Veto) -> Option<Question> {
    match game.pending() {
        Pending::Decision { question, .. } => Some(question),
        Pending::Over { .. } => None,
    }
}

/// Kreski after everything that happened to the end of the round, then the initiative.
fn decision(before: &View, happened: &[Happened]) -> Decision {
    rule!("PC 2.6.5");
    let mut kreski = [0, 1].map(|it| u32::from(before.seats[it].kreski));
    for it in happened {
        if let Event::Kreski { from, to, amount } = it.event {
            let amount = u32::from(amount);
            if let Some(from) = from {
                kreski[usize::from(from.0)] -= amount;
            }
            if let Some(to) = to {
                kreski[usize::from(to.0)] += amount;
            }
        }
    }
    let initiative = side(before.initiative);
    Decision { winner: decide(kreski, initiative), kreski, initiative }
}

fn side(seat: Seat) -> Side {
    if seat == Seat(0) { Side::First } else { Side::Second }
}

#[cfg(test)]
mod tests;
