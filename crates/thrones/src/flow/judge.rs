//! What may be answered to what is asked: thoughts, and the judge of each.
//!
//! Whoever wants the list gets every thought the judge allows, whoever answers has
//! one thought judged, whoever plays at random draws thoughts until the judge nods.
//! A refusal is explained by the judges that give reasons.

use kernel::{CardId, Dice, Seat};

use super::{
    Flow, Frame, Step, can_act, forced_choices,
    offer::{self, Range},
};
use crate::{
    ability,
    choice::Choice,
    entering,
    illegal::{Illegal, Reason},
    phases,
    table::{self, NOBODY, Table},
};

/// Who judges the answers to what is asked.
struct Judge<'a> {
    table: &'a Table,
    flow: &'a Flow,
    asked: Asked<'a>,
}

enum Asked<'a> {
    /// What a window is about, and who is asked.
    Window(Range<'a>, Seat),
    Step(Step),
    /// An ability, or an order of abilities.
    Other,
}

impl Judge<'_> {
    #[inline]
    fn of<'a>(table: &'a Table, flow: &'a Flow) -> Judge<'a> {
        let asked = match flow.top() {
            Frame::Window { class, from, to, turn, .. } => {
                Asked::Window(Range::new(table, flow, class, from, to), turn)
            }
            Frame::Step(step) => Asked::Step(step),
            _ => Asked::Other,
        };
        Judge { table, flow, asked }
    }

    /// What somebody might answer; `may` judges it.
    #[inline]
    fn thoughts(&self, into: &mut Vec<Choice>) {
        let (table, flow) = (self.table, self.flow);
        match &self.asked {
            Asked::Window(range, seat) => offer::thoughts(table, range, *seat, into),
            Asked::Step(step) => phases::thoughts(table, flow, *step, into),
            Asked::Other => match flow.top() {
                Frame::Order { class, from, to } => {
                    forced_choices(table, flow, class, from, to, into);
                }
                _ => ability::choices(table, flow, into),
            },
        }
    }

    /// May somebody answer what he has thought of?
    #[inline]
    fn may(&self, thought: Choice) -> bool {
        match &self.asked {
            Asked::Window(range, seat) => offer::may(self.table, range, *seat, thought),
            Asked::Step(step) => phases::may(self.table, self.flow, *step, thought),
            Asked::Other => true,
        }
    }
}

/// Every legal answer to what is asked.
pub(crate) fn choices(table: &Table, flow: &Flow, into: &mut Vec<Choice>) {
    let judge = Judge::of(table, flow);
    let (before, mut place) = (into.len(), 0);
    judge.thoughts(into);
    into.retain(|it| {
        place += 1;
        place <= before || judge.may(*it)
    });
}

/// Draws a legal answer to what is asked: thoughts, until the judge nods.
pub(crate) fn draw(
    table: &Table,
    flow: &Flow,
    dice: &mut Dice,
    thoughts: &mut Vec<Choice>,
) -> Choice {
    let judge = Judge::of(table, flow);
    judge.thoughts(thoughts);
    loop {
        let thought = dice.draw(thoughts).expect("a question has a legal answer");
        if judge.may(thought) {
            return thought;
        }
    }
}

/// Is this one of the legal answers to what is asked?
///
/// # Errors
///
/// Why it is not.
pub(crate) fn judge(table: &Table, flow: &Flow, choice: Choice) -> Result<(), Illegal> {
    if table.over.is_some() {
        return Err(Illegal::not_offered());
    }
    let judge = Judge::of(table, flow);
    let mut thoughts = Vec::new();
    judge.thoughts(&mut thoughts);
    if thoughts.contains(&choice) && judge.may(choice) {
        return Ok(());
    }
    Err(why_not(table, flow, choice).into())
}

/// The reason why this answer is not offered, by the judges who list the others.
fn why_not(table: &Table, flow: &Flow, choice: Choice) -> Reason {
    let refused = match flow.top() {
        Frame::Step(step) => return phases::why_not(table, flow, step, choice),
        Frame::Ability { stage } => return ability::why_not(table, flow.ctx(), stage, choice),
        Frame::Window { turn, .. } => can_act(table, flow, turn, choice),
        Frame::Bring { card, seat, .. } => match choice {
            Choice::Pick(host) => entering::can_attach(table, seat, card, host),
            _ => Ok(()),
        },
        _ => Ok(()),
    };
    refused.err().unwrap_or(Reason::NotOffered)
}

/// The judges who say yes or no agree with those who give reasons, and nothing that may be done
/// is left out of the thoughts.
///
/// # Errors
///
/// The law that is broken, in words.
pub(crate) fn audit(table: &Table, flow: &Flow) -> Result<(), String> {
    let judge = Judge::of(table, flow);
    let Asked::Window(_, seat) = judge.asked else { return Ok(()) };
    if table.over.is_some() {
        return Ok(());
    }
    let mut thoughts = Vec::new();
    judge.thoughts(&mut thoughts);
    for thought in thoughts.iter().filter(|it| **it != Choice::Pass) {
        let reason = can_act(table, flow, seat, *thought).err();
        if judge.may(*thought) != reason.is_none() {
            return Err(format!("{thought:?} is judged in two ways: {reason:?}"));
        }
    }
    let left_out = |it: &Choice| can_act(table, flow, seat, *it).is_ok() && !thoughts.contains(it);
    match conceivable(table, flow, seat).iter().find(|it| left_out(it)) {
        Some(choice) => Err(format!("nobody thinks of {choice:?}")),
        None => Ok(()),
    }
}

/// Every use of every card this seat has, whatever the window is about.
fn conceivable(table: &Table, flow: &Flow, seat: Seat) -> Vec<Choice> {
    let answered = match flow.top() {
        Frame::Window { from, to, .. } => (to - from) as u8,
        _ => 0,
    };
    let player = table.player(seat);
    let mut choices = Vec::new();
    let mut uses = |card: CardId, choice: fn(CardId, u8, u8) -> Choice| {
        for ability in 0..table.text(card).abilities.len() as u8 {
            choices.extend((0..answered.max(1)).map(|on| choice(card, ability, on)));
        }
    };
    for card in player.hand.iter() {
        uses(card, |card, ability, on| Choice::Play { card, ability, on });
    }
    for card in player.play.iter().chain([player.plot, player.agenda]).filter(|it| *it != NOBODY) {
        uses(card, |card, ability, on| Choice::Use { card, ability, on });
    }
    for card in player.hand.iter() {
        choices.push(Choice::Marshal(card));
        let costs = table::ambush_costs(table, seat, card).into_iter().flatten();
        choices.extend(costs.map(|gold| Choice::Ambush { card, gold }));
    }
    choices
}
