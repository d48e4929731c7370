//! A game of VETO! that may be put under terminacja (PC 2.6).
//!
//! The game itself is hosted as ever; the watch of the tournament rules looks
//! on. Once time is called, stints are counted, nothing is taken back any more,
//! and the watch may end the game. The pas it says for the players are choices
//! like all others, so the record is that of an ordinary game, and a host built
//! from the same choices with time called at the same place is the same.

use kernel::Seat;
use tournament::{
    clock::STINTS,
    standings::Side,
    terminacja::{Decision, Watch},
};
use veto::{Choice, Veto};

use super::host::VetoHost;
use crate::{
    decision::{DecisionView, RefusalView},
    event::SeenEvent,
    host::{Host, RecordFile},
    hosted::{Telling as _, problem},
    message::Problem,
    view::{Handle, OverReason, OverView, Phase, SeatNo, TerminacjaView, View},
};

#[derive(Debug)]
pub struct TimedHost {
    host: VetoHost,
    watch: Watch,
    /// The table as it was before the choice that ended the round: the next one is not played.
    last: Option<Veto>,
}

impl TimedHost {
    pub fn new(host: VetoHost) -> TimedHost {
        TimedHost { host, watch: Watch::new(), last: None }
    }

    /// The ordinary game in it.
    pub fn game(&self) -> &Veto {
        self.host.game()
    }

    /// One choice and what the watch makes of it.
    fn step(&mut self, seat: SeatNo, number: u16) -> Result<(), Problem> {
        let before = self.host.game().clone();
        let mut choices = Vec::new();
        kernel::Game::choices(&before, &mut choices);
        self.host.choose(seat, number)?;
        let choice = choices[usize::from(number)];
        let happened = self.host.events.last().expect("a choice was just made");
        let heard = self.watch.sees(&before, choice, happened, self.host.game());
        self.host.events.last_mut().expect("a choice was just made").truncate(heard);
        if self.watch.decision().is_some() {
            self.last = Some(before);
        }
        Ok(())
    }

    /// Who is przy głosie says pas; the place of that answer.
    fn pas(&self) -> Option<(SeatNo, u16)> {
        if !self.watch.only_pas_is_left(self.host.game()) {
            return None;
        }
        let mut choices = Vec::new();
        kernel::Game::choices(self.host.game(), &mut choices);
        let place = choices.iter().position(|it| *it == Choice::EndStint)?;
        Some((self.host.to_act()?, place as u16))
    }

    fn decided(&self) -> Option<(Decision, OverView)> {
        let decision = self.watch.decision()?;
        let winner = if decision.winner == Side::First { 0 } else { 1 };
        let rule = rulebook::cite!("PC 2.6.6").mark().to_owned();
        let over = OverView { winner: Some(winner), reason: OverReason::Terminacja, rule };
        Some((decision, over))
    }

    fn check_open(&self) -> Result<(), Problem> {
        match self.watch.decision() {
            None => Ok(()),
            Some(_) => Err(problem("over", "the game is over")),
        }
    }
}

impl Host for TimedHost {
    fn seats(&self) -> u8 {
        self.host.seats()
    }

    fn made(&self) -> u32 {
        self.host.made()
    }

    fn to_act(&self) -> Option<SeatNo> {
        self.host.to_act().filter(|_| self.watch.decision().is_none())
    }

    fn over(&self) -> Option<OverView> {
        self.decided().map(|(_, over)| over).or_else(|| self.host.over())
    }

    fn view(&self, viewer: Option<SeatNo>) -> View {
        let view = match &self.last {
            Some(last) => last.told_view(viewer.map(Seat), &[]),
            None => self.host.view(viewer),
        };
        let View::Veto(mut view) = view else { return view };
        view.terminacja = self
            .watch
            .stint()
            .filter(|_| view.over.is_none())
            .map(|stint| TerminacjaView { stint, of: STINTS });
        if let Some((decision, over)) = self.decided() {
            view.phase = Phase::Koniec;
            view.voice = None;
            view.over = Some(over);
            for (seat, kreski) in view.seats.iter_mut().zip(decision.kreski) {
                seat.kreski = u8::try_from(kreski).unwrap_or(u8::MAX);
            }
        }
        View::Veto(view)
    }

    fn decision(&self, viewer: Option<SeatNo>) -> Option<DecisionView> {
        self.host.decision(viewer).filter(|_| self.watch.decision().is_none())
    }

    fn forced(&self) -> bool {
        self.host.forced()
    }

    fn events_since(&self, made: u32, viewer: Option<SeatNo>) -> Vec<SeenEvent> {
        self.host.events_since(made, viewer)
    }

    fn choose(&mut self, seat: SeatNo, choice: u16) -> Result<(), Problem> {
        self.check_open()?;
        self.step(seat, choice)?;
        while let Some((seat, pas)) = self.pas() {
            self.step(seat, pas)?;
        }
        Ok(())
    }

    fn why_not(&self, seat: SeatNo, card: Handle) -> Vec<RefusalView> {
        self.host.why_not(seat, card)
    }

    fn can_undo(&self, seat: SeatNo) -> bool {
        !self.watch.is_called() && self.host.can_undo(seat)
    }

    fn undo(&mut self, seat: SeatNo) -> Result<(), Problem> {
        if self.watch.is_called() {
            return Err(problem("cannot-undo", "stints are counted, so nothing is taken back"));
        }
        self.host.undo(seat)
    }

    fn concede(&mut self, seat: SeatNo) -> Result<(), Problem> {
        self.check_open()?;
        self.host.concede(seat)
    }

    fn call_time(&mut self) -> Result<(), Problem> {
        self.watch.call_time(self.host.game()).map_err(|refusal| Problem {
            rule: Some(refusal.rule.mark().to_owned()),
            ..problem("no-time-to-call", refusal.reason)
        })
    }

    fn bot_choice(&self, bot: &str) -> Result<u16, Problem> {
        self.check_open()?;
        self.host.bot_choice(bot)
    }

    fn fingerprint(&self) -> u64 {
        self.host.fingerprint()
    }

    fn record(&self) -> RecordFile {
        self.host.record()
    }
}
