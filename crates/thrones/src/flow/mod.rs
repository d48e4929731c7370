//! The timing system: what is under way, as data.
//!
//! `frame` lists what can be under way; the stack of frames is the agenda.
//! `member` is a thing that happens, `occur` runs one occurrence through its
//! interrupts and reactions, `window` lets players act in turn, `offer` says what
//! they may do there, `check` looks
//! after the state of the game between any two changes. `advance` here is the
//! loop. Nothing recurses: a rule that needs something done first pushes it.

mod apply;
mod check;
mod frame;
mod member;
mod occur;
mod offer;
mod refusal;
mod window;

use cards::thrones::Icon;
use kernel::{Dice, Seat};

pub(crate) use check::WINNING_POWER;
pub(crate) use frame::{Answered, Frame, Stage, Step};
pub use member::What;
pub(crate) use member::{Fate, Member};
pub(crate) use occur::forced_choices;
use offer::Range;
pub(crate) use refusal::refusals;
pub(crate) use window::{action_window, can_act};

use crate::{
    ability::{self, Ctx},
    choice::{Choice, Question},
    entering,
    event::Happened,
    illegal::{Illegal, Reason},
    phases,
    table::{Pile, Table},
};

/// Everything suspended.
#[derive(Debug, Clone, Hash)]
pub(crate) struct Flow {
    /// The agenda; the next thing is on top.
    pub(crate) frames: Vec<Frame>,
    /// What is happening or has just happened, innermost occurrence last.
    pub(crate) members: Vec<Member>,
    /// Which abilities have answered which member.
    pub(crate) answered: Vec<Answered>,
    /// Abilities under way, innermost last.
    pub(crate) contexts: Vec<Ctx>,
    /// Cards picked so far for the framework's question.
    pub(crate) picked: Pile<40>,
    /// Stealth: who bypasses whom.
    pub(crate) bypassing: Pile<40>,
    /// The type of challenge being declared.
    pub(crate) icon: Option<Icon>,
    /// Who is asked what.
    pub(crate) asked: Option<(Seat, Question)>,
}

impl Flow {
    pub(crate) fn starting_with(frame: Frame) -> Flow {
        Flow {
            frames: vec![frame],
            members: Vec::new(),
            answered: Vec::new(),
            contexts: Vec::new(),
            picked: Pile::new(),
            bypassing: Pile::new(),
            icon: None,
            asked: None,
        }
    }

    pub(crate) fn top(&self) -> Frame {
        *self.frames.last().expect("a game that is not over has something to do")
    }

    pub(crate) fn ctx(&self) -> &Ctx {
        self.contexts.last().expect("an ability is under way")
    }
}

/// A game in motion, and who listens.
pub(crate) struct Play<'a> {
    pub(crate) t: &'a mut Table,
    pub(crate) flow: &'a mut Flow,
    pub(crate) sink: Option<&'a mut Vec<Happened>>,
}

impl Play<'_> {
    pub(crate) fn push(&mut self, frame: Frame) {
        self.flow.frames.push(frame);
    }

    pub(crate) fn step(&mut self, step: Step) {
        self.flow.frames.push(Frame::Step(step));
    }

    pub(crate) fn pop(&mut self) {
        self.flow.frames.pop();
    }

    /// Replaces the top frame by what it has become.
    pub(crate) fn become_(&mut self, frame: Frame) {
        if let Some(top) = self.flow.frames.last_mut() {
            *top = frame;
        }
    }

    /// What happens from here on shares one window of reactions, opened when
    /// everything pushed afterwards is done.
    pub(crate) fn scope(&mut self) {
        let from = self.flow.members.len() as u16;
        self.push(Frame::React { from, forced_done: false });
    }

    pub(crate) fn ask(&mut self, seat: Seat, question: Question) {
        self.flow.asked = Some((seat, question));
    }

    pub(crate) fn ctx_mut(&mut self) -> &mut Ctx {
        self.flow.contexts.last_mut().expect("an ability is under way")
    }

    /// Goes on until somebody has to decide or the game is over.
    pub(crate) fn advance(&mut self) {
        self.flow.asked = None;
        while self.t.over.is_none() && self.flow.asked.is_none() {
            // A value that kills at zero may follow from anything.
            let deadly = self.t.lasting_mask & ability::kind::DIES_AT_ZERO != 0;
            if (self.t.dirty != 0 || deadly) && self.check_state() {
                continue;
            }
            match self.flow.top() {
                Frame::Step(step) => phases::take(self, step),
                Frame::Occur { .. } => self.go_on_occurring(),
                Frame::React { .. } => self.go_on_reacting(),
                Frame::Window { .. } => self.go_on_with_window(),
                Frame::Order { .. } => self.ask_order(),
                Frame::Ability { .. } => ability::go_on(self),
                Frame::Bring { .. } => ability::bring(self),
                Frame::Delays { .. } => ability::delays(self),
            }
        }
    }

    /// Follows an answer that is known to be legal.
    pub(crate) fn answer(&mut self, choice: Choice) {
        match self.flow.top() {
            Frame::Step(step) => phases::answer(self, step, choice),
            Frame::Window { .. } => self.answer_window(choice),
            Frame::Order { .. } => self.answer_order(choice),
            Frame::Ability { stage } => ability::answer(self, stage, choice),
            Frame::Bring { card, seat, way } => {
                ability::answer_host(self, card, seat, way, choice);
            }
            Frame::Delays { .. } => ability::answer_delay(self, choice),
            Frame::Occur { .. } | Frame::React { .. } => {}
        }
    }
}

/// Who judges the answers to what is asked.
struct Judge<'a> {
    table: &'a Table,
    flow: &'a Flow,
    /// In a window: what it is about, and who is asked.
    window: Option<(Range<'a>, Seat)>,
}

impl Judge<'_> {
    fn of<'a>(table: &'a Table, flow: &'a Flow) -> Judge<'a> {
        let window = match flow.top() {
            Frame::Window { class, from, to, turn, .. } => {
                Some((Range::new(table, flow, class, from, to), turn))
            }
            _ => None,
        };
        Judge { table, flow, window }
    }

    /// What somebody might answer; `may` judges it.
    fn thoughts(&self, into: &mut Vec<Choice>) {
        let (table, flow) = (self.table, self.flow);
        if let Some((range, seat)) = &self.window {
            return offer::thoughts(table, range, *seat, into);
        }
        match flow.top() {
            Frame::Step(step) => phases::thoughts(table, flow, step, into),
            Frame::Order { class, from, to } => forced_choices(table, flow, class, from, to, into),
            Frame::Ability { .. } | Frame::Bring { .. } | Frame::Delays { .. } => {
                ability::choices(table, flow, into);
            }
            Frame::Window { .. } | Frame::Occur { .. } | Frame::React { .. } => {}
        }
    }

    /// May somebody answer what he has thought of?
    fn may(&self, thought: Choice) -> bool {
        if let Some((range, seat)) = &self.window {
            return offer::may(self.table, range, *seat, thought);
        }
        match self.flow.top() {
            Frame::Step(step) => phases::may(self.table, self.flow, step, thought),
            _ => true,
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

/// The judges who say yes or no agree with those who give reasons.
///
/// # Errors
///
/// The law that is broken, in words.
pub(crate) fn audit(table: &Table, flow: &Flow) -> Result<(), String> {
    let judge = Judge::of(table, flow);
    let Some((_, seat)) = judge.window.filter(|_| table.over.is_none()) else { return Ok(()) };
    let mut thoughts = Vec::new();
    judge.thoughts(&mut thoughts);
    for thought in thoughts.into_iter().filter(|it| *it != Choice::Pass) {
        let reason = can_act(table, flow, seat, thought).err();
        if judge.may(thought) != reason.is_none() {
            return Err(format!("{thought:?} is judged in two ways: {reason:?}"));
        }
    }
    Ok(())
}
