//! How the lines of a story are played in VETO!.
//!
//! Optional questions that no line answers are declined: a replika, the one
//! card to discard at the end of a round, the announcement of an elekcja, the
//! exchange of the dwór; in a duel also the turn of somebody else than the one
//! who is named next. Nothing else is ever answered for a player.

use ::veto::{Attempt, Choice, Event, Face, Happened, Question, Reason, Veto};
use kernel::{CardId, Game, Pending, Seat};
use rulebook::RuleId;

use super::{
    Speech,
    action::{Action, Plain},
    fact::Fact,
    judge,
    reading::Named,
    seen::Seen,
    show,
};
use crate::story::Tongue;

impl Tongue for Speech {
    type Game = Veto;
    type Action = Action;
    type Fact = Fact;

    fn begin(&self) -> Result<Veto, String> {
        self.start.begin()
    }

    fn offered(&self, game: &Veto, action: &Action) -> Result<Option<Choice>, String> {
        let Pending::Decision { question, .. } = game.pending() else { return Ok(None) };
        let seen = Seen::of(game);
        let bene = game.says_bene();
        let mut choices = Vec::new();
        game.choices(&mut choices);
        choices.retain(|it| action.is(&seen, question, bene, *it));
        let Some(first) = choices.first().copied() else { return Ok(None) };
        match choices.iter().all(|it| alike(&seen, first, *it)) {
            true => Ok(Some(first)),
            false => Err("several choices fit; say which card is meant, for example \
                          (dwór), (under Jurko Bohun) or (ability 2)"
                .to_owned()),
        }
    }

    fn follow(
        &self,
        game: &mut Veto,
        seat: Seat,
        action: &Action,
        mut events: Vec<Happened>,
    ) -> Result<(), String> {
        let Action::With { targets, .. } = action else { return Ok(()) };
        targets.iter().try_for_each(|it| self.aim(game, seat, it, &mut events))
    }

    fn decline(&self, game: &Veto, next: Option<Seat>) -> Option<Choice> {
        let Pending::Decision { seat, question } = game.pending() else { return None };
        match question {
            Question::Reply | Question::Okno => Some(Choice::Decline),
            Question::DuelTurn => next.filter(|it| *it != seat).map(|_| Choice::Decline),
            Question::Discard | Question::Utrzymanie | Question::Atak | Question::Ruch => {
                Some(Choice::Done)
            }
            Question::Inicjatywa | Question::Bitwa => Some(Choice::Decline),
            // As printed.
            Question::Kolejnosc { .. } => Some(Choice::Way(0)),
            Question::Elekcja => Some(Choice::No),
            Question::Grymaszenie => Some(Choice::Keep),
            _ => None,
        }
    }

    fn dull(&self, game: &Veto) -> Option<Choice> {
        self.decline(game, None)
    }

    fn reasons(&self, game: &Veto, seat: Seat, action: &Action) -> Vec<(RuleId, String)> {
        reasons(game, seat, action)
    }

    fn holds(&self, game: &Veto, fact: &Fact) -> Result<(), String> {
        judge::holds(self, game, fact)
    }

    fn table(&self, game: &Veto) -> String {
        show::table(self, game)
    }

    fn offers(&self, game: &Veto) -> Vec<String> {
        show::offered(self, game)
    }
}

impl Speech {
    /// Answers the question for a target; a target the engine took by itself,
    /// because there was only one, must be the one that is named.
    fn aim(
        &self,
        game: &mut Veto,
        seat: Seat,
        target: &Named,
        events: &mut Vec<Happened>,
    ) -> Result<(), String> {
        let deed = super::action::Deed::Choose;
        let action = Action::With { deed, card: target.clone(), targets: Vec::new() };
        if game.pending().seat() == Some(seat)
            && let Some(choice) = self.offered(game, &action)?
        {
            return game.apply(choice, events).map_err(|it| it.to_string());
        }
        let name = &self.catalog.def(target.def).card.name;
        let aimed =
            |it: &Face| it.def == target.def && target.of.is_none_or(|owner| owner == it.owner);
        match events.iter().flat_map(|it| aims(&it.event)).any(aimed) {
            true => Ok(()),
            false => Err(format!("it cannot be aimed at {name}")),
        }
    }
}

/// Every reason the engine gives against the action.
fn reasons(game: &Veto, seat: Seat, action: &Action) -> Vec<(RuleId, String)> {
    let seen = Seen::of(game);
    let mut reasons: Vec<(RuleId, String)> = Vec::new();
    if game.pending().seat() == Some(seat) {
        for choice in action.attempts(&seen) {
            let mut trial = game.clone();
            let refused = match trial.apply(choice, &mut Vec::new()) {
                Err(refused) => Some(refused),
                // What is offered at all may still not be aimed at this card.
                Ok(()) => targets(&seen, action)
                    .find_map(|it| trial.clone().apply(Choice::Pick(it), &mut Vec::new()).err()),
            };
            reasons.extend(refused.map(|it| (it.rule(), it.to_string())));
        }
    }
    if let (Action::Plain(Plain::Refuse), Some(card)) = (action, game.challenged()) {
        let refused = game.refusals(seat, card).into_iter();
        let fitting = refused.filter(|it| it.attempt == Attempt::Refuse);
        reasons.extend(fitting.map(|it| (it.rule(), it.to_string())));
    }
    for card in action.cards().flat_map(|it| seen.meant(it)) {
        let refused = game.refusals(seat, card.id).into_iter();
        let fitting = refused.filter(|it| match (action, it.reason) {
            (Action::Move { .. }, reason) => matches!(reason, Reason::CannotExchange { .. }),
            _ => it.attempt == action.attempt(),
        });
        reasons.extend(fitting.map(|it| (it.rule(), it.to_string())));
    }
    reasons.dedup();
    reasons
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
        | Choice::Borrow { card, .. }
        | Choice::Underlay(card)
        | Choice::Agitate(card)
        | Choice::ChangeField(card)
        | Choice::Challenge(card)
        | Choice::Boost(card)
        | Choice::DiscardCopy(card)
        | Choice::Pick(card) => seen.card(card),
        _ => None,
    };
    let way = |choice| match choice {
        Choice::Play { way, .. } => Some(way),
        Choice::Use { ability, .. } | Choice::Borrow { ability, .. } => Some(ability),
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
        Event::Marches { to, .. } => to.iter().collect(),
        Event::Moved { host, .. } => host.iter().collect(),
        _ => Vec::new(),
    }
}
