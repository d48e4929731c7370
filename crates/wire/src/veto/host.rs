//! A game of VETO! in wire data.

use kernel::{Game, Handle, Pending, Seat};
use veto::{Choice, Event, Happened, Question, Veto};

use super::{decision, event, view};
use crate::{
    decision::{self as wire, RefusalView},
    event::SeenEvent,
    hosted::{Hosted, Telling},
    view::View,
};

pub type VetoHost = Hosted<Veto>;

impl Telling for Veto {
    fn told_view(&self, viewer: Option<Seat>, past: &[Vec<Happened>]) -> View {
        let turn = match self.pending() {
            Pending::Decision { seat, question: Question::DuelTurn } => Some(seat),
            _ => None,
        };
        View::Veto(view::view(self.catalog(), &self.view(viewer), turn, &bene(past)))
    }

    fn told_question(&self, viewer: Option<Seat>, _: Seat, question: Question) -> wire::Question {
        decision::ask(self, viewer, question)
    }

    fn told_choice(&self, seat: Seat, question: Question, choice: Choice) -> wire::ChoiceView {
        decision::choice(self, seat, question, choice)
    }

    fn told_event(&self, event: &Happened, viewer: Option<Seat>) -> Option<SeenEvent> {
        event::seen(self.catalog(), event, viewer)
    }

    fn told_refusals(&self, seat: Seat, card: Handle) -> Vec<RefusalView> {
        let Some(card) = self.pointed(Some(seat), card) else { return Vec::new() };
        self.refusals(seat, card).iter().map(|it| decision::refusal(self, seat, it)).collect()
    }

    fn give_up(&mut self, seat: Seat, events: &mut Vec<Happened>) -> bool {
        self.concede(seat, events).is_ok()
    }
}

/// Who has said bene in the duel since anybody last acted.
fn bene(past: &[Vec<Happened>]) -> Vec<Seat> {
    let mut said = Vec::new();
    for happened in past.iter().flatten().rev() {
        match &happened.event {
            Event::Bene { seat } => said.push(*seat),
            Event::DuelStands { .. } => {}
            _ => break,
        }
    }
    said
}
