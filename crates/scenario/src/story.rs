//! Goes through the lines of a story, in every game alike.
//!
//! What the words of a game mean is its `Tongue`; here is only how a scenario
//! is played: questions that need not be answered are declined on the way to
//! the next line, and nothing else is ever answered for a player.

use std::fmt;

use cards::set::Mistake;
use kernel::{Game, Pending, Seat};
use rulebook::RuleId;

use crate::{
    names::Names,
    phrase::Phrase,
    report::Failure,
    skeleton::{Line, LineKind, Skeleton},
};

/// What the words of a game's scenarios mean.
pub(crate) trait Tongue: fmt::Debug {
    type Game: Game;
    type Action: fmt::Debug;
    type Fact: fmt::Debug;

    fn begin(&self) -> Result<Self::Game, String>;

    /// The offered choice that is the action, or its first part.
    ///
    /// # Errors
    ///
    /// Several choices fit, and people could tell them apart.
    fn offered(
        &self,
        game: &Self::Game,
        action: &Self::Action,
    ) -> Result<Option<Choice<Self>>, String>;

    /// Makes the rest of an action whose first choice has led to these events.
    ///
    /// # Errors
    ///
    /// What cannot be done, in words.
    fn follow(
        &self,
        game: &mut Self::Game,
        seat: Seat,
        action: &Self::Action,
        events: Vec<Event<Self>>,
    ) -> Result<(), String>;

    /// How the pending question is answered by one who does not answer it. `next` is who acts
    /// in the line that is waited for, if that is somebody's action.
    fn decline(&self, game: &Self::Game, next: Option<Seat>) -> Option<Choice<Self>>;

    /// How the pending question is answered when only time has to pass.
    fn dull(&self, game: &Self::Game) -> Option<Choice<Self>>;

    /// Every reason the engine gives against the action.
    fn reasons(
        &self,
        game: &Self::Game,
        seat: Seat,
        action: &Self::Action,
    ) -> Vec<(RuleId, String)>;

    /// # Errors
    ///
    /// What holds instead, in words.
    fn holds(&self, game: &Self::Game, fact: &Self::Fact) -> Result<(), String>;

    /// The table, one line a seat and one for what they share.
    fn table(&self, game: &Self::Game) -> String;

    /// Whom the engine asks, and every choice it offers, in the words of a scenario.
    fn offers(&self, game: &Self::Game) -> Vec<String>;
}

pub(crate) type Choice<T> = <<T as Tongue>::Game as Game>::Choice;
pub(crate) type Event<T> = <<T as Tongue>::Game as Game>::Event;

/// A scenario of some game, understood.
pub(crate) trait Tale: fmt::Debug {
    /// Plays it; answers the rules by which something was refused.
    fn run(&self) -> Result<Vec<RuleId>, Failure>;
}

#[derive(Debug)]
pub(crate) struct Story<T: Tongue> {
    pub(crate) tongue: T,
    pub(crate) lines: Vec<Told<T>>,
}

/// One line of the story.
#[derive(Debug)]
pub(crate) struct Told<T: Tongue> {
    pub(crate) number: usize,
    pub(crate) what: Tell<T>,
}

#[derive(Debug)]
pub(crate) enum Tell<T: Tongue> {
    Do(Seat, T::Action),
    Refused(Seat, T::Action, RuleId),
    Offered(Seat, T::Action),
    /// `settled`: only when all that was declared has taken effect.
    Holds {
        facts: Vec<T::Fact>,
        settled: bool,
    },
    /// Time passes until this holds.
    Until(Vec<T::Fact>),
}

impl<T: Tongue> Tale for Story<T> {
    fn run(&self) -> Result<Vec<RuleId>, Failure> {
        let nowhere =
            |message| Failure { line: None, message, table: String::new(), offered: Vec::new() };
        let game = self.tongue.begin().map_err(nowhere)?;
        let mut play = Play { tongue: &self.tongue, game, reasons: Vec::new() };
        for line in &self.lines {
            play.line(&line.what).map_err(|message| Failure {
                line: Some(line.number),
                message,
                table: self.tongue.table(&play.game),
                offered: self.tongue.offers(&play.game),
            })?;
        }
        Ok(play.reasons)
    }
}

/// So many questions never lie between two lines of a scenario.
const PATIENCE: usize = 600;

struct Play<'s, T: Tongue> {
    tongue: &'s T,
    game: T::Game,
    reasons: Vec<RuleId>,
}

impl<T: Tongue> Play<'_, T> {
    fn line(&mut self, what: &Tell<T>) -> Result<(), String> {
        match what {
            Tell::Do(seat, action) => {
                let choice = self.until_offered(*seat, action)?;
                let events = self.apply(choice)?;
                self.tongue.follow(&mut self.game, *seat, action, events)?;
                self.game.audit()
            }
            Tell::Offered(seat, action) => {
                let choice = self.until_offered(*seat, action)?;
                match self.reaches(choice, *seat, action) {
                    true => Ok(()),
                    false => Err(self.why_not(*seat, action)),
                }
            }
            Tell::Refused(seat, action, rule) => self.refused(*seat, action, *rule),
            Tell::Holds { facts, settled } => {
                if *settled {
                    self.settle()?;
                }
                facts.iter().try_for_each(|it| self.tongue.holds(&self.game, it))
            }
            Tell::Until(facts) => self.until(facts),
        }
    }

    fn apply(&mut self, choice: Choice<T>) -> Result<Vec<Event<T>>, String> {
        let mut events = Vec::new();
        self.game.apply(choice, &mut events).map_err(|it| it.to_string())?;
        Ok(events)
    }

    fn asked(&self) -> Option<Seat> {
        match self.game.pending() {
            Pending::Decision { seat, .. } => Some(seat),
            Pending::Over { .. } => None,
        }
    }

    /// Declines what may be declined until the action is among the choices. If it never is, the
    /// table is shown as it was when everything declared had taken effect.
    fn until_offered(&mut self, seat: Seat, action: &T::Action) -> Result<Choice<T>, String> {
        let mut settled = None;
        for _ in 0..PATIENCE {
            if let Some(choice) = self.offered(seat, action)? {
                return Ok(choice);
            }
            if settled.is_none() && self.tongue.decline(&self.game, None).is_none() {
                settled = Some(self.game.clone());
            }
            match self.tongue.decline(&self.game, Some(seat)) {
                Some(choice) => self.apply(choice)?,
                None => break,
            };
        }
        if let Some(settled) = settled {
            self.game = settled;
        }
        Err(self.why_not(seat, action))
    }

    fn offered(&self, seat: Seat, action: &T::Action) -> Result<Option<Choice<T>>, String> {
        if self.asked() != Some(seat) {
            return Ok(None);
        }
        self.tongue.offered(&self.game, action)
    }

    fn settle(&mut self) -> Result<(), String> {
        for _ in 0..PATIENCE {
            let Some(choice) = self.tongue.decline(&self.game, None) else { break };
            self.apply(choice)?;
        }
        Ok(())
    }

    fn until(&mut self, facts: &[T::Fact]) -> Result<(), String> {
        let mut missing = String::new();
        for _ in 0..PATIENCE {
            match facts.iter().try_for_each(|it| self.tongue.holds(&self.game, it)) {
                Ok(()) => return Ok(()),
                Err(other) => missing = other,
            }
            match self.tongue.dull(&self.game) {
                Some(choice) => self.apply(choice)?,
                None => break,
            };
        }
        Err(format!("it never comes to this: {missing}"))
    }

    fn refused(&mut self, seat: Seat, action: &T::Action, rule: RuleId) -> Result<(), String> {
        loop {
            if let Some(choice) = self.offered(seat, action)?
                && self.reaches(choice, seat, action)
            {
                return Err("it is allowed".to_owned());
            }
            let reasons = self.tongue.reasons(&self.game, seat, action);
            if reasons.iter().any(|(it, _)| *it == rule) {
                self.reasons.push(rule);
                return Ok(());
            }
            match self.tongue.decline(&self.game, None) {
                Some(choice) => self.apply(choice)?,
                None => {
                    let given: Vec<String> = reasons.into_iter().map(|(_, it)| it).collect();
                    return Err(format!("it is refused, but not by {rule}: {}", given.join("; ")));
                }
            };
        }
    }

    /// Can the action be made with everything that belongs to it?
    fn reaches(&self, choice: Choice<T>, seat: Seat, action: &T::Action) -> bool {
        let mut game = self.game.clone();
        let mut events = Vec::new();
        game.apply(choice, &mut events).is_ok()
            && self.tongue.follow(&mut game, seat, action, events).is_ok()
    }

    fn why_not(&self, seat: Seat, action: &T::Action) -> String {
        let reasons = self.tongue.reasons(&self.game, seat, action);
        let reasons: Vec<String> = reasons.into_iter().map(|(_, it)| it).collect();
        match reasons.is_empty() {
            true => "it is not offered".to_owned(),
            false => format!("it is not offered: {}", reasons.join("; ")),
        }
    }
}

/// Compares what is wanted with what is there, and says what is there instead.
pub(crate) fn equal<V: PartialEq + fmt::Display>(
    what: &str,
    wanted: V,
    found: V,
) -> Result<(), String> {
    match wanted == found {
        true => Ok(()),
        false => Err(format!("{what} {found}, not {wanted}")),
    }
}

/// Reads the lines of a story in the words of a game.
pub(crate) trait Reads<T: Tongue> {
    fn names(&self) -> Names<'_>;

    fn action(&self, text: &Phrase) -> Result<T::Action, Mistake>;

    fn facts(&self, subject: &Phrase, text: &Phrase) -> Result<Vec<T::Fact>, Mistake>;

    /// An action somebody makes; what can only be refused is a mistake here.
    fn deed(&self, text: &Phrase) -> Result<T::Action, Mistake> {
        self.action(text)
    }
}

/// Every line of `when` and `then`; mistakes are added to those found before.
pub(crate) fn lines<T: Tongue>(
    reading: &impl Reads<T>,
    skeleton: &Skeleton,
    mistakes: &mut Vec<Mistake>,
) -> Vec<Told<T>> {
    let mut lines = Vec::new();
    for line in skeleton.when.iter().chain(&skeleton.then) {
        match tell(reading, line) {
            Ok(what) => lines.push(Told { number: line.number, what }),
            Err(mistake) => mistakes.push(mistake),
        }
    }
    lines
}

fn tell<T: Tongue>(reading: &impl Reads<T>, line: &Line) -> Result<Tell<T>, Mistake> {
    let seat = || reading.names().seat(&line.subject);
    let action = || reading.action(&line.text);
    let facts = || reading.facts(&line.subject, &line.text);
    Ok(match (line.kind, line.rule) {
        (LineKind::Do, _) => Tell::Do(seat()?, reading.deed(&line.text)?),
        (LineKind::Refused, Some(rule)) => Tell::Refused(seat()?, action()?, rule),
        (LineKind::Offered | LineKind::Refused, _) => Tell::Offered(seat()?, action()?),
        (LineKind::Expect, _) => Tell::Holds { facts: facts()?, settled: true },
        (LineKind::Meanwhile, _) => Tell::Holds { facts: facts()?, settled: false },
        (LineKind::Until, _) => Tell::Until(facts()?),
    })
}
