//! PC 2.6 — a game of ours when the time of its round runs out.
//!
//! The engine knows no clock and goes on as ever; [`Timed`] stands around it.
//! When time is called it counts the stints that are given up, says pas for
//! both players after the tenth, lets the faza zakończenia happen and compares
//! kreski where the next round would begin. It reads nothing but the public
//! view and the events, and gives the engine nothing but legal choices, so the
//! record of such a game replays like any other. What the table learns of it
//! are the event's commands: `Timing::CallTime`, `Stint` and `Decide`.

use crate::{
    clock::{GivenUp, Terminacja, decide},
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
    time: Time,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Time {
    Runs,
    /// Stints are counted.
    Called(Terminacja),
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
        Timed { game, time: Time::Runs }
    }

    pub fn game(&self) -> &Veto {
        &self.game
    }

    /// The stint that runs under terminacja; none before time is called and after the faza gry.
    pub fn stint(&self) -> Option<u32> {
        match self.time {
            Time::Called(terminacja) => Some(terminacja.stint()),
            _ => None,
        }
    }

    /// What terminacja has decided; none where it has not, or the game was won before.
    pub fn decision(&self) -> Option<Decision> {
        match self.time {
            Time::Up(decision) => Some(decision),
            _ => None,
        }
    }

    /// Who has won, by the rules of the game or by those of terminacja.
    pub fn winner(&self) -> Option<Side> {
        match (self.time, self.game.pending()) {
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
        refuse_if(
            self.game.pending().is_over() || self.time != Time::Runs,
            cite!("PC 2.6.1"),
            "time is called once, in a game that has no winner yet",
        )?;
        self.time = match self.game.view(None).phase {
            Phase::Zakonczenie | Phase::Koniec => Time::LastPhase,
            // The stint that runs, or else the first of the faza gry, is number one (PCA-02).
            Phase::Przygotowanie | Phase::Odznaczenie | Phase::Rozliczenie | Phase::Gra => {
                Time::Called(Terminacja::begin())
            }
        };
        Ok(())
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
        let decided = Refusal::new(cite!("PC 2.6.6"), "terminacja has decided this game");
        match self.time {
            Time::Runs => self.game.apply(choice, events).map_err(NotTaken::Illegal),
            Time::Up(_) => Err(NotTaken::Decided(decided)),
            Time::Called(terminacja) => self.in_stint(terminacja, choice, events),
            Time::LastPhase => self.goes_on(choice, events),
        }
    }

    fn in_stint(
        &mut self,
        terminacja: Terminacja,
        choice: Choice,
        events: &mut impl Listener<Happened>,
    ) -> Result<(), NotTaken> {
        let given_up = match (self.question(), choice) {
            (Some(Question::Stint), Choice::EndStint) if self.game.has_acted() => {
                Some(GivenUp::Bene)
            }
            (Some(Question::Stint), Choice::EndStint) => Some(GivenUp::Pas),
            _ => None,
        };
        self.goes_on(choice, events)?;
        // The engine may have ended the phase itself: a pas before the first stint counts too.
        let (Some(given_up), Time::Called(_)) = (given_up, self.time) else { return Ok(()) };
        rule!("PC 3.7.2");
        if let Some(next) = terminacja.next(given_up) {
            self.time = Time::Called(next);
            return Ok(());
        }
        while self.question() == Some(Question::Stint) && self.stint().is_some() {
            self.goes_on(Choice::EndStint, events)?;
        }
        Ok(())
    }

    fn question(&self) -> Option<Question> {
        match self.game.pending() {
            Pending::Decision { question, .. } => Some(question),
            Pending::Over { .. } => None,
        }
    }

    /// Takes the choice, and notices the end of the faza gry and of the round.
    fn goes_on(
        &mut self,
        choice: Choice,
        events: &mut impl Listener<Happened>,
    ) -> Result<(), NotTaken> {
        let before = self.game.view(None);
        let mut happened = Vec::new();
        self.game.apply(choice, &mut happened).map_err(NotTaken::Illegal)?;
        let begins = |it: &Happened| matches!(it.event, Event::RoundBegins { .. });
        let next_round = happened.iter().position(begins);
        let in_the_round = matches!(before.phase, Phase::Gra | Phase::Zakonczenie);
        if let (Some(at), true) = (next_round, in_the_round) {
            // The next round is not played, so nobody hears of it.
            happened.truncate(at);
            self.time = Time::Up(decision(&before, &happened));
        } else if self.game.view(None).phase == Phase::Zakonczenie {
            self.time = Time::LastPhase;
        }
        happened.into_iter().for_each(|it| events.hear(|| it));
        Ok(())
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
