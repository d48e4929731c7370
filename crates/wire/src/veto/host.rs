//! A game of VETO! under way.

use bots::Bot;
use kernel::{CannotUndo, Game, History, Pending, Seat};
use veto::{Happened, Question, Veto};

use super::{decision, event, view};
use crate::{
    decision::{DecisionView, RefusalView},
    event::SeenEvent,
    host::{Host, RecordFile, Setup},
    message::Problem,
    view::{Handle, OverView, SeatNo, View},
};

/// The version of the record format.
pub(super) const FORMAT: u32 = 1;

pub struct VetoHost {
    setup: Setup,
    card_source: Vec<String>,
    history: History<Veto>,
    /// What happened, choice by choice.
    events: Vec<Vec<Happened>>,
    /// The end by giving up, with what happened then.
    conceded: Option<(SeatNo, Veto, Vec<Happened>)>,
}

impl std::fmt::Debug for VetoHost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("VetoHost").field("made", &self.made()).finish_non_exhaustive()
    }
}

impl VetoHost {
    pub fn new(setup: Setup, card_source: Vec<String>, start: Veto) -> VetoHost {
        let history = History::new(start);
        VetoHost { setup, card_source, history, events: Vec::new(), conceded: None }
    }

    /// The game as it is, for tools that need more than wire data.
    pub fn game(&self) -> &Veto {
        match &self.conceded {
            Some((_, game, _)) => game,
            None => self.history.game(),
        }
    }

    /// Who has said bene in the duel since anybody last acted.
    fn bene(&self) -> Vec<Seat> {
        use veto::Event;
        let mut said = Vec::new();
        for happened in self.events.iter().flatten().rev() {
            match &happened.event {
                Event::Bene { seat } => said.push(*seat),
                Event::DuelStands { .. } => {}
                _ => break,
            }
        }
        said
    }
}

fn problem(reason: &str, detail: impl Into<String>) -> Problem {
    Problem { reason: reason.to_owned(), detail: detail.into(), rule: None }
}

fn viewer(seat: Option<SeatNo>) -> Option<Seat> {
    seat.map(Seat)
}

impl Host for VetoHost {
    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn made(&self) -> u32 {
        self.history.len() as u32
    }

    fn to_act(&self) -> Option<SeatNo> {
        self.game().pending().seat().map(|it| it.0)
    }

    fn over(&self) -> Option<OverView> {
        self.view(None).over
    }

    fn view(&self, seat: Option<SeatNo>) -> View {
        let game = self.game();
        let turn = match game.pending() {
            Pending::Decision { seat, question: Question::DuelTurn } => Some(seat),
            _ => None,
        };
        view::view(game.catalog(), &game.view(viewer(seat)), turn, &self.bene())
    }

    fn decision(&self, seat: Option<SeatNo>) -> Option<DecisionView> {
        decision::decision(self.game(), viewer(seat))
    }

    fn forced(&self) -> bool {
        let mut choices = Vec::new();
        self.game().choices(&mut choices);
        choices.len() == 1
    }

    fn events_since(&self, made: u32, seat: Option<SeatNo>) -> Vec<SeenEvent> {
        let game = self.game();
        let told = self.events.iter().skip(made as usize).flatten();
        let last = self.conceded.iter().flat_map(|(_, _, events)| events);
        told.chain(last).filter_map(|it| event::seen(game.catalog(), it, viewer(seat))).collect()
    }

    fn choose(&mut self, seat: SeatNo, choice: u16) -> Result<(), Problem> {
        match self.to_act() {
            None => return Err(problem("over", "the game is over")),
            Some(asked) if asked != seat => {
                let detail = format!("seat {asked} is asked, not seat {seat}");
                return Err(problem("not-your-turn", detail));
            }
            Some(_) => {}
        }
        let mut events = Vec::new();
        self.history.choose(choice, &mut events).map_err(|legal| {
            let detail =
                format!("there is no choice {choice}; the legal ones are 0 to {}", legal - 1);
            problem("no-such-choice", detail)
        })?;
        self.events.push(events);
        Ok(())
    }

    fn why_not(&self, seat: SeatNo, card: Handle) -> Vec<RefusalView> {
        let game = self.game();
        let Some(card) = game.pointed(Some(Seat(seat)), kernel::Handle(card)) else {
            return Vec::new();
        };
        let refusals = game.refusals(Seat(seat), card);
        refusals.iter().map(|it| decision::refusal(game, Seat(seat), it)).collect()
    }

    fn can_undo(&self, seat: SeatNo) -> bool {
        self.conceded.is_none()
            && self.to_act().is_some()
            && self.history.can_undo(Seat(seat)).is_ok()
    }

    fn undo(&mut self, seat: SeatNo) -> Result<(), Problem> {
        if self.to_act().is_none() {
            return Err(problem("over", "the game is over"));
        }
        self.history.can_undo(Seat(seat)).map_err(|why| {
            let detail = match why {
                CannotUndo::NothingDone => "nothing has been done yet",
                CannotUndo::OtherActed => "somebody else has acted since",
                CannotUndo::Revealed => "something hidden has been seen since",
            };
            problem("cannot-undo", detail)
        })?;
        self.history.go_back_to(self.history.len() - 1);
        self.events.truncate(self.history.len());
        Ok(())
    }

    fn concede(&mut self, seat: SeatNo) -> Result<(), Problem> {
        if self.seats() <= seat {
            return Err(problem("no-such-seat", format!("there is no seat {seat}")));
        }
        let mut game = self.game().clone();
        let mut events = Vec::new();
        game.concede(Seat(seat), &mut events).map_err(|_| problem("over", "the game is over"))?;
        self.conceded = Some((seat, game, events));
        Ok(())
    }

    fn bot_choice(&self, bot: &str) -> Result<u16, Problem> {
        let found = Bot::by_name(bot);
        let found = found.ok_or_else(|| problem("no-such-bot", format!("no bot `{bot}`")))?;
        let choice = found.choose(self.game(), u64::from(self.made()));
        choice.map(|it| it as u16).ok_or_else(|| problem("over", "nobody is asked"))
    }

    fn fingerprint(&self) -> u64 {
        self.game().fingerprint()
    }

    fn record(&self) -> RecordFile {
        let record = self.history.record();
        RecordFile {
            format: FORMAT,
            setup: self.setup.clone(),
            choices: record.choices.clone(),
            marks: record.marks.iter().map(|it| format!("{it:016x}")).collect(),
            conceded: self.conceded.as_ref().map(|(seat, ..)| *seat),
            contributions: Vec::new(),
            card_source: self.card_source.clone(),
        }
    }
}
