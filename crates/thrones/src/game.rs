//! The kernel's contract: a game as a value.

use cards::thrones::{Icon, Phase};
use kernel::{CardId, Chance, Dice, Fingerprint, Game, Handle, Listener, Pending, Seat};

use crate::{
    catalog::Catalog,
    choice::{Choice, Question},
    event::Happened,
    flow::{self, Flow, Play},
    illegal::{Illegal, Reason},
    table::{self, OverReason, Table, pointed_at_by},
    view::{self, Occurrence, View},
};

/// A game of Thrones.
#[derive(Debug, Clone, Hash)]
pub struct Thrones {
    table: Table,
    flow: Flow,
}

impl Thrones {
    pub(crate) fn new(table: Table, flow: Flow) -> Thrones {
        let mut game = Thrones { table, flow };
        game.play(None).advance();
        game
    }

    fn play<'a>(&'a mut self, sink: Option<&'a mut Vec<Happened>>) -> Play<'a> {
        Play { t: &mut self.table, flow: &mut self.flow, sink }
    }

    fn follow(&mut self, choice: Choice, sink: Option<&mut Vec<Happened>>) -> Result<(), Illegal> {
        flow::judge(&self.table, &self.flow, choice)?;
        self.go_on(choice, sink);
        Ok(())
    }

    fn go_on(&mut self, choice: Choice, sink: Option<&mut Vec<Happened>>) {
        let mut play = self.play(sink);
        play.answer(choice);
        play.advance();
    }

    /// Gives up; in a game of two the other has won.
    ///
    /// # Errors
    ///
    /// The game is over already.
    pub fn concede(&mut self, seat: Seat, events: &mut Vec<Happened>) -> Result<(), Illegal> {
        if self.table.over.is_some() {
            return Err(Illegal::not_offered());
        }
        let winner = self.table.next(seat);
        if self.table.playing() == 2 {
            self.play(Some(events)).end(Some(winner), OverReason::Concession);
        } else {
            let mut play = self.play(Some(events));
            play.eliminate(seat);
            play.advance();
        }
        Ok(())
    }

    pub fn round(&self) -> u16 {
        self.table.round
    }

    pub fn catalog(&self) -> &Catalog {
        &self.table.catalog.0
    }

    pub fn phase(&self) -> Phase {
        self.table.phase
    }

    pub fn active(&self) -> Option<Seat> {
        self.table.active
    }

    /// The card a viewer points at with this handle, if he can.
    pub fn pointed(&self, viewer: Option<Seat>, handle: Handle) -> Option<CardId> {
        self.table.ids().find(|it| self.handle(viewer, *it) == Some(handle))
    }

    /// The handle by which a viewer can point at this card, if he can.
    pub fn handle(&self, viewer: Option<Seat>, card: CardId) -> Option<Handle> {
        let card = self.table.card(card);
        pointed_at_by(card).includes(viewer).then_some(card.handle)
    }

    /// What the window answers in which somebody is asked, as a viewer may know it.
    pub fn occasion(&self, viewer: Option<Seat>) -> Vec<Occurrence> {
        view::occasion(&self.table, &self.flow, viewer)
    }

    /// The type of the challenge that is being declared; only its attacker may know.
    pub fn declaring(&self) -> Option<Icon> {
        self.table.challenge.filter(|it| !it.initiated).map(|it| it.icon)
    }

    /// In a challenge under way: have its defenders been declared?
    pub fn defended(&self) -> Option<bool> {
        view::defended(&self.table, &self.flow)
    }

    /// Why `seat` may not use this card at the moment, by the judges who list the choices.
    pub fn refusals(&self, seat: Seat, card: CardId) -> Vec<Illegal> {
        let asked = self.flow.asked.is_some_and(|(it, _)| it == seat);
        let mut refused = Vec::new();
        if !asked {
            refused.push(Reason::NotAsked.into());
        }
        refused.extend(flow::refusals(&self.table, &self.flow, seat, card));
        refused
    }

    /// Why the asked seat may not answer so, if it may not.
    pub fn why_not(&self, choice: Choice) -> Option<Illegal> {
        flow::judge(&self.table, &self.flow, choice).err()
    }
}

impl Game for Thrones {
    type Choice = Choice;
    type Question = Question;
    type Event = Happened;
    type View = View;
    type Illegal = Illegal;

    fn seats(&self) -> u8 {
        self.table.seat_count()
    }

    fn pending(&self) -> Pending<Question> {
        if let Some((winner, _)) = self.table.over {
            return Pending::Over { winner };
        }
        let (seat, question) = self.flow.asked.expect("the loop stops at a question");
        Pending::Decision { seat, question }
    }

    fn choices(&self, into: &mut Vec<Choice>) {
        if self.table.over.is_none() {
            flow::choices(&self.table, &self.flow, into);
        }
    }

    fn apply(
        &mut self,
        choice: Choice,
        events: &mut impl Listener<Happened>,
    ) -> Result<(), Illegal> {
        if events.is_deaf() {
            return self.follow(choice, None);
        }
        let mut heard = Vec::new();
        self.follow(choice, Some(&mut heard))?;
        heard.into_iter().for_each(|it| events.hear(|| it));
        Ok(())
    }

    /// Draws until a judge nods, which takes fewer judgements than a list.
    fn play_at_random(
        &mut self,
        dice: &mut Dice,
        offered: &mut Vec<Choice>,
        events: &mut impl Listener<Happened>,
    ) -> Choice {
        assert!(self.table.over.is_none(), "nobody plays on after the end");
        offered.clear();
        let choice = flow::draw(&self.table, &self.flow, dice, offered);
        let mut heard = Vec::new();
        self.go_on(choice, (!events.is_deaf()).then_some(&mut heard));
        heard.into_iter().for_each(|it| events.hear(|| it));
        choice
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(&self.table, &self.flow, viewer)
    }

    fn fingerprint(&self) -> u64 {
        Fingerprint::of(self)
    }

    fn revealed(&self) -> u32 {
        self.table.revealed
    }

    fn redeal(&self, seat: Seat, chance: &mut Chance) -> Thrones {
        let mut other = self.clone();
        crate::view::redeal(&mut other.table, seat, chance);
        other
    }

    fn audit(&self) -> Result<(), String> {
        table::audit(&self.table)?;
        flow::audit(&self.table, &self.flow)
    }
}
