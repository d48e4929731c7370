//! Goes through the lines of a story.
//!
//! Optional questions that no line answers are declined: a replika, the one
//! card to discard at the end of a round, the announcement of an elekcja, the
//! exchange of the dwór; in a duel also the turn of somebody else than the one
//! who is named next. Nothing else is ever answered for a player.

use ::veto::{Attempt, Choice, Event, Face, Happened, Question, Reason, Veto};
use kernel::{CardId, Game, Pending, Seat};
use rulebook::RuleId;

use super::{
    Story, Tell, Told,
    action::{Action, Plain},
    judge,
    reading::Named,
    seen::Seen,
    show,
};
use crate::report::Failure;

/// Plays the story; answers the rules by which something was refused.
pub(super) fn run(story: &Story) -> Result<Vec<RuleId>, Failure> {
    let game = story.start.begin().map_err(|message| Failure {
        line: None,
        message,
        table: String::new(),
        offered: Vec::new(),
    })?;
    let mut play = Play { story, game, reasons: Vec::new() };
    for line in &story.lines {
        play.line(line).map_err(|message| Failure {
            line: Some(line.number),
            message,
            table: show::table(story, &play.game),
            offered: show::offered(story, &play.game),
        })?;
    }
    Ok(play.reasons)
}

struct Play<'s> {
    story: &'s Story,
    game: Veto,
    reasons: Vec<RuleId>,
}

impl Play<'_> {
    fn line(&mut self, line: &Told) -> Result<(), String> {
        match &line.what {
            Tell::Do(seat, action) => {
                let choice = self.until_offered(*seat, action)?;
                let mut events = self.apply(choice)?;
                if let Action::With { targets, .. } = action {
                    targets.iter().try_for_each(|it| self.aim(*seat, it, &mut events))?;
                }
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
                facts.iter().try_for_each(|it| judge::holds(self.story, &self.game, it))
            }
        }
    }

    fn apply(&mut self, choice: Choice) -> Result<Vec<Happened>, String> {
        let mut events = Vec::new();
        self.game.apply(choice, &mut events).map_err(|it| it.to_string())?;
        Ok(events)
    }

    /// Declines what may be declined until the action is among the choices.
    fn until_offered(&mut self, seat: Seat, action: &Action) -> Result<Choice, String> {
        loop {
            if let Some(choice) = self.offered(seat, action)? {
                return Ok(choice);
            }
            match self.no_answer(Some(seat)) {
                Some(choice) => self.apply(choice)?,
                None => return Err(self.why_not(seat, action)),
            };
        }
    }

    /// The offered choice that is the action, if there is exactly one.
    fn offered(&self, seat: Seat, action: &Action) -> Result<Option<Choice>, String> {
        let Pending::Decision { seat: asked, question } = self.game.pending() else {
            return Ok(None);
        };
        if asked != seat {
            return Ok(None);
        }
        let seen = Seen::of(&self.game);
        let acted = self.game.has_acted();
        let mut choices = Vec::new();
        self.game.choices(&mut choices);
        choices.retain(|it| action.is(&seen, question, acted, *it));
        let Some(first) = choices.first().copied() else { return Ok(None) };
        match choices.iter().all(|it| alike(&seen, first, *it)) {
            true => Ok(Some(first)),
            false => Err("several choices fit; say which card is meant, for example \
                          (dwór), (under Jurko Bohun) or (ability 2)"
                .to_owned()),
        }
    }

    /// How an optional question is answered by one who does not answer it.
    fn no_answer(&self, next: Option<Seat>) -> Option<Choice> {
        let Pending::Decision { seat, question } = self.game.pending() else { return None };
        match question {
            Question::Reply => Some(Choice::Decline),
            Question::DuelTurn => next.filter(|it| *it != seat).map(|_| Choice::Decline),
            Question::Discard | Question::Utrzymanie => Some(Choice::Done),
            Question::Inicjatywa => Some(Choice::Decline),
            Question::Elekcja => Some(Choice::No),
            Question::Grymaszenie => Some(Choice::Keep),
            _ => None,
        }
    }

    fn settle(&mut self) -> Result<(), String> {
        while let Some(choice) = self.no_answer(None) {
            self.apply(choice)?;
        }
        Ok(())
    }

    /// Answers the question for a target; a target the engine took by itself,
    /// because there was only one, must be the one that is named.
    fn aim(
        &mut self,
        seat: Seat,
        target: &Named,
        events: &mut Vec<Happened>,
    ) -> Result<(), String> {
        let deed = super::action::Deed::Choose;
        let action = Action::With { deed, card: target.clone(), targets: Vec::new() };
        if let Some(choice) = self.offered(seat, &action)? {
            events.extend(self.apply(choice)?);
            return Ok(());
        }
        let name = &self.story.catalog.def(target.def).card.name;
        let aimed =
            |it: &Face| it.def == target.def && target.of.is_none_or(|owner| owner == it.owner);
        match events.iter().flat_map(|it| aims(&it.event)).any(aimed) {
            true => Ok(()),
            false => Err(format!("it cannot be aimed at {name}")),
        }
    }

    fn refused(&mut self, seat: Seat, action: &Action, rule: RuleId) -> Result<(), String> {
        loop {
            if let Some(choice) = self.offered(seat, action)?
                && self.reaches(choice, seat, action)
            {
                return Err("it is allowed".to_owned());
            }
            let reasons = self.reasons(seat, action);
            if reasons.iter().any(|(it, _)| *it == rule) {
                self.reasons.push(rule);
                return Ok(());
            }
            match self.no_answer(None) {
                Some(choice) => self.apply(choice)?,
                None => {
                    let given: Vec<String> = reasons.into_iter().map(|(_, it)| it).collect();
                    return Err(format!("it is refused, but not by {rule}: {}", given.join("; ")));
                }
            };
        }
    }

    /// Can the action be made with all its targets?
    fn reaches(&self, choice: Choice, seat: Seat, action: &Action) -> bool {
        let Action::With { targets, .. } = action else { return true };
        let mut trial = Play { story: self.story, game: self.game.clone(), reasons: Vec::new() };
        let Ok(mut events) = trial.apply(choice) else { return false };
        targets.iter().all(|it| trial.aim(seat, it, &mut events).is_ok())
    }

    /// Every reason the engine gives against the action.
    fn reasons(&self, seat: Seat, action: &Action) -> Vec<(RuleId, String)> {
        let seen = Seen::of(&self.game);
        let mut reasons: Vec<(RuleId, String)> = Vec::new();
        if self.game.pending().seat() == Some(seat) {
            for choice in action.attempts(&seen) {
                let mut trial = self.game.clone();
                let refused = match trial.apply(choice, &mut Vec::new()) {
                    Err(refused) => Some(refused),
                    // What is offered at all may still not be aimed at this card.
                    Ok(()) => targets(&seen, action).find_map(|it| {
                        trial.clone().apply(Choice::Pick(it), &mut Vec::new()).err()
                    }),
                };
                reasons.extend(refused.map(|it| (it.rule(), it.to_string())));
            }
        }
        if let (Action::Plain(Plain::Refuse), Some(card)) = (action, self.game.challenged()) {
            let refused = self.game.refusals(seat, card).into_iter();
            let fitting = refused.filter(|it| it.attempt == Attempt::Refuse);
            reasons.extend(fitting.map(|it| (it.rule(), it.to_string())));
        }
        for card in action.cards().flat_map(|it| seen.meant(it)) {
            let refused = self.game.refusals(seat, card.id).into_iter();
            let fitting = refused.filter(|it| match (action, it.reason) {
                (Action::Move { .. }, reason) => matches!(reason, Reason::CannotExchange { .. }),
                _ => it.attempt == action.attempt(),
            });
            reasons.extend(fitting.map(|it| (it.rule(), it.to_string())));
        }
        reasons.dedup();
        reasons
    }

    fn why_not(&self, seat: Seat, action: &Action) -> String {
        let reasons: Vec<String> =
            self.reasons(seat, action).into_iter().map(|(_, it)| it).collect();
        match reasons.is_empty() {
            true => "it is not offered".to_owned(),
            false => format!("it is not offered: {}", reasons.join("; ")),
        }
    }
}

/// The cards an action is aimed at.
fn targets(seen: &Seen, action: &Action) -> impl Iterator<Item = CardId> {
    action.cards().skip(1).flat_map(|it| seen.meant(it)).map(|it| it.id)
}

/// Two choices nobody at the table can tell apart: the same with copies of one card.
fn alike(seen: &Seen, one: Choice, other: Choice) -> bool {
    let card = |choice| match choice {
        Choice::Play { card, .. }
        | Choice::Use { card, .. }
        | Choice::Underlay(card)
        | Choice::Agitate(card)
        | Choice::ChangeField(card)
        | Choice::Challenge(card)
        | Choice::Boost(card)
        | Choice::Pick(card) => seen.card(card),
        _ => None,
    };
    let way = |choice| match choice {
        Choice::Play { way, .. } => Some(way),
        Choice::Use { ability, .. } => Some(ability),
        _ => None,
    };
    match (card(one), card(other)) {
        (Some(a), Some(b)) => {
            let facts = |it: &super::seen::Lying| (it.def, it.spot, it.host, it.zaznaczona);
            facts(a) == facts(b) && way(one) == way(other)
        }
        _ => one == other,
    }
}

/// What an event is aimed at.
fn aims(event: &Event) -> Vec<&Face> {
    match event {
        Event::Played { targets, .. } | Event::Used { targets, .. } => targets.iter().collect(),
        Event::Challenges { target, .. } => vec![target],
        Event::Moved { host, .. } => host.iter().collect(),
        _ => Vec::new(),
    }
}
