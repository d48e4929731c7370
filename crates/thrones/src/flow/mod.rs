//! The timing system: what is under way, as data.
//!
//! `frame` lists what can be under way; the stack of frames is the agenda.
//! `member` is a thing that happens, `occur` runs one occurrence through its
//! interrupts and reactions, `window` lets players act in turn, `offer` says what
//! they may do there, `judge` what may be answered at all, `check` looks after the
//! state of the game between any two changes. `advance` here is the loop. Nothing
//! recurses: a rule that needs something done first pushes it.

mod apply;
mod check;
mod frame;
mod judge;
mod member;
mod occur;
mod offer;
mod refusal;
mod window;

use cards::thrones::Icon;
use kernel::Seat;

pub(crate) use check::WINNING_POWER;
pub(crate) use frame::{Answered, Frame, Stage, Step};
pub(crate) use judge::{audit, choices, draw, judge};
pub use member::What;
pub(crate) use member::{Fate, Member};
pub(crate) use occur::forced_choices;
pub(crate) use refusal::refusals;
pub(crate) use window::{action_window, can_act};

use crate::{
    ability::{self, Ctx},
    choice::{Choice, Question},
    event::Happened,
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
            if self.t.is_unsettled() && self.settle() {
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
