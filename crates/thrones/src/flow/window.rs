//! Windows: players act or pass in turn, the first player first, until all
//! have passed in succession (KZ Okna akcji, Przerwanie, Reakcja).

use cards::thrones::{Kind, Phase};
use kernel::{CardId, Seat};
use rulebook::rule;

use super::{
    Answered, Flow, Frame, Play,
    offer::{Range, is_asked},
};
use crate::{
    ability::{self, Class, Scene, phase_bit},
    choice::{Choice, DUPLICATE, Question, WindowKind},
    entering,
    event::Event,
    illegal::Reason,
    table::{self, NOBODY, Table, Way},
};

impl Play<'_> {
    pub(crate) fn go_on_with_window(&mut self) {
        let Frame::Window { class, from, to, mut turn, mut passes } = self.flow.top() else {
            return;
        };
        let all = self.t.playing();
        if self.t.out.contains(turn) {
            turn = self.t.next(turn);
        }
        let range = Range::new(self.t, self.flow, class, from, to);
        while passes < all && !is_asked(self.t, &range, turn) {
            passes += 1;
            turn = self.t.next(turn);
        }
        if passes == all {
            rule!("KZ Pasowanie.1");
            mark_closed(class);
            return self.pop();
        }
        mark_open(class);
        self.become_(Frame::Window { class, from, to, turn, passes });
        let kind = match class {
            Class::Would => WindowKind::Would,
            Class::Interrupt => WindowKind::Interrupt,
            Class::Reaction => WindowKind::Reaction,
            _ => WindowKind::Action,
        };
        let phase = self.t.phase;
        self.ask(turn, Question::Window { kind, phase });
    }

    pub(crate) fn answer_window(&mut self, choice: Choice) {
        let Frame::Window { class, from, to, turn, passes } = self.flow.top() else { return };
        if choice == Choice::Pass {
            rule!("KZ Pasowanie.0");
            let next = self.t.next(turn);
            self.become_(Frame::Window { class, from, to, turn: next, passes: passes + 1 });
            return self.tell(Event::Passed { seat: turn });
        }
        mark_used(class);
        // Whoever acts keeps the rotation going.
        let next = self.t.next(turn);
        self.become_(Frame::Window { class, from, to, turn: next, passes: 0 });
        match choice {
            Choice::Marshal(card) => self.marshal(turn, card),
            Choice::Ambush { card, gold } => self.ambush(turn, card, gold),
            Choice::Use { card, ability: DUPLICATE, on } => {
                self.save_by_duplicate(card, from + u16::from(on));
            }
            Choice::Use { card, ability, on } | Choice::Play { card, ability, on } => {
                let member = ability::is_answer(class).then(|| from + u16::from(on));
                ability::initiate(self, turn, card, ability, member);
            }
            _ => unreachable!("a window offers nothing else"),
        }
    }

    fn marshal(&mut self, seat: Seat, card: CardId) {
        let Ok(entry) = entering::can_enter(self.t, seat, card) else { return };
        rule!("KZ Mobilizacja.0");
        rule!("KZ 3.okno.a");
        rule!("KZ 3.okno.b");
        rule!("KZ 3.okno.h");
        self.scope();
        if let entering::Entry::Duplicate(host) = entry {
            rule!("KZ 3.okno.g");
            rule!("KZ Duplikaty.6");
            return self.duplicate(card, host, false);
        }
        let price = table::price(self.t, seat, card, true);
        ability::use_up_discounts(self, seat, card, true);
        if entering::is_limited(self.t, card) {
            self.t.player_mut(seat).limited += 1;
        }
        rule!("KZ 3.okno.c");
        rule!("KZ Koszt.0");
        rule!("KZ Opis kart.5");
        self.lose_gold(seat, price);
        self.push(Frame::Bring { card, seat, way: Way::Marshaled });
        if !self.t.is_unsettled() {
            ability::bring(self);
        }
    }

    fn ambush(&mut self, seat: Seat, card: CardId, gold: u8) {
        rule!("KZ Zasadzka (X).0");
        rule!("KZ Zasadzka (X).1");
        rule!("KZ Obostrzenia i zezwolenia zagrywania.0.b");
        self.scope();
        self.lose_gold(seat, gold.into());
        self.push(Frame::Bring { card, seat, way: Way::Ambushed });
    }

    /// A duplicate is discarded, and the card over it stays.
    fn save_by_duplicate(&mut self, card: CardId, member: u16) {
        rule!("KZ Duplikaty.0.b");
        self.scope();
        let host = self.flow.members[usize::from(member)].card;
        self.t.cards[card.index()].host = NOBODY;
        self.move_card(card, table::Place::Discard);
        self.save(member, host);
    }
}

/// Somebody is asked in a window of this class.
fn mark_open(class: Class) {
    match class {
        Class::Would => {
            rule!("KZ Miałby.0");
            rule!("KZ Miałby.0.b");
        }
        Class::Interrupt => {
            rule!("KZ Przerwanie.0");
            rule!("KZ Przerwanie.0.c");
        }
        Class::Reaction => {
            rule!("KZ Reakcja.0");
            rule!("KZ Reakcja.0.c");
        }
        _ => {}
    }
}

/// Everybody has passed.
fn mark_closed(class: Class) {
    match class {
        Class::Reaction => {
            rule!("KZ Reakcja.0.e");
        }
        Class::Interrupt => {
            rule!("KZ Przerwanie.0.e");
        }
        _ => {}
    }
}

/// Somebody acts.
fn mark_used(class: Class) {
    match class {
        Class::Action => {
            rule!("KZ Akcje.0.c");
            rule!("KZ Okna akcji.0.b");
        }
        Class::Reaction => {
            rule!("KZ Reakcja.0.d");
            rule!("KZ Reakcja.1");
            rule!("KZ Reakcja.2");
            rule!("KZ Reakcje i przerwania.0.b");
        }
        _ => {
            rule!("KZ Przerwanie.0.b");
            rule!("KZ Przerwanie.0.d");
            rule!("KZ Przerwanie.1");
            rule!("KZ Przerwanie.2");
            rule!("KZ Reakcje i przerwania.0.b");
        }
    }
}

/// May the seat do this in the window on top, and if not, why? Asks the same judges as the offer.
pub(crate) fn can_act(
    table: &Table,
    flow: &Flow,
    seat: Seat,
    choice: Choice,
) -> Result<(), Reason> {
    let Frame::Window { class, from, to, .. } = flow.top() else {
        return Err(Reason::NoActionWindow);
    };
    match choice {
        Choice::Marshal(card) => {
            if class != Class::Action {
                return Err(Reason::NoActionWindow);
            }
            entering::can_marshal(table, seat, card).map(|_| ())
        }
        Choice::Ambush { card, gold } => {
            if class != Class::Action {
                return Err(Reason::NoActionWindow);
            }
            entering::can_ambush(table, seat, card, gold)
        }
        Choice::Use { card, ability: DUPLICATE, on } => {
            let member = flow.members.get(usize::from(from + u16::from(on)));
            let member = member.ok_or(Reason::NothingToAnswer)?;
            if table.card(card).host != member.card || table.card(card).controller != seat {
                return Err(Reason::NothingToDo);
            }
            ability::duplicate_saves(member)?;
            if class != Class::Would {
                return Err(Reason::NothingToAnswer);
            }
            Ok(())
        }
        Choice::Use { card, ability, on } | Choice::Play { card, ability, on } => {
            can_use(table, flow, seat, (class, from, to), (card, ability, on))
        }
        _ => Err(Reason::NotOffered),
    }
}

fn can_use(
    table: &Table,
    flow: &Flow,
    seat: Seat,
    (class, from, to): (Class, u16, u16),
    (card, number, on): (CardId, u8, u8),
) -> Result<(), Reason> {
    let state = table.card(card);
    let event = table.def(card).kind == Kind::Event;
    let there = match state.place {
        table::Place::Hand => event && state.owner == seat,
        table::Place::Play | table::Place::Attached | table::Place::Revealed => {
            state.controller == seat
        }
        table::Place::Agenda => state.owner == seat,
        _ => false,
    };
    if !there {
        let own = state.owner == seat && !state.place.in_play();
        return Err(if own { Reason::NothingToDo } else { Reason::NotYours });
    }
    let ability = table.text(card).abilities.get(usize::from(number)).ok_or(Reason::NothingToDo)?;
    if ability.class != class {
        return Err(match ability.class {
            Class::Action => Reason::NoActionWindow,
            _ => Reason::NothingToAnswer,
        });
    }
    let mut member = None;
    if class == Class::Action {
        if ability.phases & phase_bit(table.phase) == 0 {
            return Err(Reason::WrongPhase);
        }
    } else {
        let place = from + u16::from(on);
        if to <= place {
            return Err(Reason::NothingToAnswer);
        }
        let answered = Answered { card, ability: number, member: place };
        if flow.answered.contains(&answered) {
            return Err(Reason::AlreadyAnswered);
        }
        let it = &flow.members[usize::from(place)];
        if !ability::answers(&Scene::of(table, seat, card), ability, it) {
            return Err(Reason::NothingToAnswer);
        }
        member = Some(it);
    }
    ability::can_initiate(table, seat, card, number, member)
}

/// An action window of the framework.
pub(crate) fn action_window(play: &mut Play<'_>) {
    let from = play.flow.members.len() as u16;
    let turn = play.t.first;
    rule!("KZ Pierwszy gracz, Żeton pierwszego gracza.2");
    rule!("KZ Okna akcji.0");
    if play.t.phase == Phase::Marshaling {
        rule!("KZ 3.okno");
    }
    play.push(Frame::Window { class: Class::Action, from, to: from, turn, passes: 0 });
    play.go_on_with_window();
}
