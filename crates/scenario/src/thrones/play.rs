//! How the lines of a story are played in Thrones.
//!
//! On the way to somebody's action everything that may be declined is: windows
//! are passed, no challenge is initiated, nobody defends, no "may" is used.
//! Before something must hold, only windows to interrupt and to react are
//! passed and open "may"s declined.

use ::thrones::{Choice, Event, Face, Happened, Question, Thrones, WindowKind};
use kernel::{CardId, Game, Pending, Seat};
use rulebook::RuleId;

use super::{
    Speech,
    action::{Action, Answer, First},
    fact::Fact,
    judge,
    seen::{Lying, Seen},
    show,
};
use crate::story::Tongue;

impl Tongue for Speech {
    type Game = Thrones;
    type Action = Action;
    type Fact = Fact;

    fn begin(&self) -> Result<Thrones, String> {
        self.start.begin()
    }

    fn offered(&self, game: &Thrones, action: &Action) -> Result<Option<Choice>, String> {
        let Pending::Decision { question, .. } = game.pending() else { return Ok(None) };
        let seen = Seen::of(game);
        let fitting = choices(game, |it| action.first.is(&seen, question, it));
        one_of(&seen, &fitting)
    }

    fn follow(
        &self,
        game: &mut Thrones,
        seat: Seat,
        action: &Action,
        mut events: Vec<Happened>,
    ) -> Result<(), String> {
        for answer in &action.rest {
            self.answer(game, seat, answer, &mut events)?;
        }
        let open = match game.pending() {
            Pending::Decision { seat: asked, question } => {
                asked == seat && action.first.ends(question)
            }
            Pending::Over { .. } => false,
        };
        match open {
            true => game.apply(Choice::Done, &mut events).map_err(|it| it.to_string()),
            false => Ok(()),
        }
    }

    fn decline(&self, game: &Thrones, next: Option<Seat>) -> Option<Choice> {
        let Pending::Decision { question, .. } = game.pending() else { return None };
        let acts = matches!(
            question,
            Question::Window { kind: WindowKind::Action, .. }
                | Question::Challenge
                | Question::Attackers
                | Question::Defenders
                | Question::SetUp
        );
        if next.is_none() && acts {
            return None;
        }
        let no = [Choice::Pass, Choice::Done, Choice::No, Choice::Keep];
        choices(game, |it| no.contains(&it)).first().copied()
    }

    fn dull(&self, game: &Thrones) -> Option<Choice> {
        // Time does not pass beyond the end of the game.
        let Pending::Decision { .. } = game.pending() else { return None };
        self.decline(game, Some(Seat(0))).or_else(|| choices(game, |_| true).first().copied())
    }

    fn reasons(&self, game: &Thrones, seat: Seat, action: &Action) -> Vec<(RuleId, String)> {
        reasons(game, seat, action)
    }

    fn holds(&self, game: &Thrones, fact: &Fact) -> Result<(), String> {
        judge::holds(self, game, fact)
    }

    fn table(&self, game: &Thrones) -> String {
        show::table(self, game)
    }

    fn offers(&self, game: &Thrones) -> Vec<String> {
        show::offered(self, game)
    }
}

impl Speech {
    /// Answers a question; what the engine took by itself, because there was
    /// only one, must be what is named.
    fn answer(
        &self,
        game: &mut Thrones,
        seat: Seat,
        answer: &Answer,
        events: &mut Vec<Happened>,
    ) -> Result<(), String> {
        let seen = Seen::of(game);
        if game.pending().seat() == Some(seat)
            && let Some(choice) = one_of(&seen, &choices(game, |it| answer.is(&seen, it)))?
        {
            return game.apply(choice, events).map_err(|it| it.to_string());
        }
        let taken = match answer {
            Answer::Card(named) => {
                let meant = |it: &Face| {
                    it.def == named.def && named.of.is_none_or(|owner| owner == it.owner)
                };
                events.iter().flat_map(|it| faces(&it.event)).any(|it| meant(&it))
            }
            Answer::Player(_) => game.seats() == 2,
            _ => false,
        };
        let name = show::answer(self, answer);
        if taken { Ok(()) } else { Err(format!("`{name}` cannot be chosen")) }
    }
}

/// The offered choices that are meant.
fn choices(game: &Thrones, meant: impl Fn(Choice) -> bool) -> Vec<Choice> {
    let mut all = Vec::new();
    game.choices(&mut all);
    all.retain(|it| meant(*it));
    all
}

/// The only one of them, or any if nobody can tell them apart.
fn one_of(seen: &Seen, fitting: &[Choice]) -> Result<Option<Choice>, String> {
    let Some(first) = fitting.first().copied() else { return Ok(None) };
    match fitting.iter().all(|it| alike(seen, first, *it)) {
        true => Ok(Some(first)),
        false => Err("several choices fit; say which card is meant, for example \
                      (hand), (on Robb Stark), (kneeling) or (ability 2)"
            .to_owned()),
    }
}

/// Two choices nobody at the table can tell apart: the same with copies of one card, or for
/// several things that happen together.
fn alike(seen: &Seen, one: Choice, other: Choice) -> bool {
    let card = |choice| match choice {
        Choice::Marshal(card)
        | Choice::Ambush { card, .. }
        | Choice::Play { card, .. }
        | Choice::Use { card, .. }
        | Choice::Pick(card) => seen.card(card),
        _ => None,
    };
    let number = |choice| match choice {
        Choice::Ambush { gold, .. } => Some(gold),
        Choice::Play { ability, .. } | Choice::Use { ability, .. } => Some(ability),
        _ => None,
    };
    match (card(one), card(other)) {
        (Some(a), Some(b)) => facts(a) == facts(b) && number(one) == number(other),
        _ => one == other,
    }
}

/// What tells two copies apart.
fn facts(card: &Lying) -> impl PartialEq {
    let view = &card.view;
    let hanging = (view.attached.len(), view.duplicates.len());
    let state = (view.kneeling, view.power, view.tokens, view.strength, view.side);
    (card.def, view.place, view.controller, card.host, hanging, state)
}

/// Every reason the engine gives against the action.
fn reasons(game: &Thrones, seat: Seat, action: &Action) -> Vec<(RuleId, String)> {
    let seen = Seen::of(game);
    let mut reasons: Vec<(RuleId, String)> = Vec::new();
    if game.pending().seat() == Some(seat) {
        for choice in action.first.attempts(&seen, seat, game.seats()) {
            let mut trial = game.clone();
            match trial.apply(choice, &mut Vec::new()) {
                Err(refused) => reasons.push((refused.rule(), refused.to_string())),
                // What is offered at all may still not be answered so.
                Ok(()) => {
                    let refused =
                        targets(&seen, action).filter_map(|it| trial.why_not(Choice::Pick(it)));
                    reasons.extend(refused.map(|it| (it.rule(), it.to_string())));
                }
            }
        }
    }
    let asks_for_card = matches!(
        action.first,
        First::Marshal(_) | First::Ambush(..) | First::Play(_) | First::Use(_)
    );
    for card in action.first.card().filter(|_| asks_for_card).into_iter() {
        for lying in seen.meant(card) {
            let refused = game.refusals(seat, lying.id).into_iter();
            reasons.extend(refused.map(|it| (it.rule(), it.to_string())));
        }
    }
    reasons.dedup();
    reasons
}

/// The cards an action is aimed at.
fn targets(seen: &Seen, action: &Action) -> impl Iterator<Item = CardId> {
    let cards = action.rest.iter().filter_map(|it| match it {
        Answer::Card(named) => Some(named),
        _ => None,
    });
    cards.flat_map(|it| seen.meant(it)).map(|it| it.id)
}

/// The cards an event is about.
fn faces(event: &Event) -> Vec<Face> {
    match event {
        Event::Attached { card, host } | Event::Duplicated { card, host } => vec![*card, *host],
        Event::Target { card }
        | Event::Moved { card, .. }
        | Event::Entered { card, .. }
        | Event::Power { card, .. }
        | Event::Tokens { card, .. }
        | Event::Saved { card }
        | Event::Knelt { card }
        | Event::Stood { card }
        | Event::Killed { card }
        | Event::Sacrificed { card }
        | Event::Control { card, .. }
        | Event::Attacks { card }
        | Event::Defends { card }
        | Event::OutOfChallenge { card } => vec![*card],
        _ => Vec::new(),
    }
}
