//! A game of Thrones in wire data.

use kernel::{Game, Handle, Seat};
use thrones::{Choice, Happened, Question, Thrones};

use super::{decision, event, view};
use crate::{
    decision::{self as wire, RefusalView},
    event::SeenEvent,
    hosted::{Hosted, Telling},
    view::View,
};

pub type ThronesHost = Hosted<Thrones>;

impl Telling for Thrones {
    fn told_view(&self, viewer: Option<Seat>, _: &[Vec<Happened>]) -> View {
        View::Thrones(view::view(self.catalog(), &self.view(viewer)))
    }

    fn told_question(
        &self,
        viewer: Option<Seat>,
        seat: Seat,
        question: Question,
    ) -> wire::Question {
        decision::ask(self, viewer, seat, question)
    }

    fn told_choice(&self, seat: Seat, _: Question, choice: Choice) -> wire::ChoiceView {
        decision::choice(self, seat, choice)
    }

    fn told_event(&self, event: &Happened, viewer: Option<Seat>) -> Option<SeenEvent> {
        event::seen(self.catalog(), event, viewer)
    }

    fn told_refusals(&self, seat: Seat, card: Handle) -> Vec<RefusalView> {
        let Some(card) = self.pointed(Some(seat), card) else { return Vec::new() };
        let mut told: Vec<RefusalView> = Vec::new();
        for refusal in self.refusals(seat, card) {
            let refusal = decision::refusal(self, seat, card, &refusal);
            if !told.contains(&refusal) {
                told.push(refusal);
            }
        }
        told
    }

    fn give_up(&mut self, seat: Seat, events: &mut Vec<Happened>) -> bool {
        self.concede(seat, events).is_ok()
    }
}
