//! Windows: players act or pass in turn, the first player first, until all
//! have passed in succession (KZ Okna akcji, Przerwanie, Reakcja).
//!
//! A seat is asked if, for all that everybody knows, it could act; so being
//! asked tells nothing about what it holds.

use cards::thrones::{Kind, Phase};
use kernel::{CardId, Seat, SeatSet};
use rulebook::rule;

use super::{Answered, Flow, Frame, Member, Play, acting::can_act};
use crate::{
    ability::{self, Attempt, Class, Scene, phase_bit},
    choice::{Choice, DUPLICATE, Question, WindowKind},
    entering,
    event::Event,
    illegal::Illegal,
    table::{self, ANSWERS, NOBODY, Table, Way, ambush_costs},
};

/// What a window is about.
#[derive(Clone, Copy)]
struct Range<'a> {
    class: Class,
    from: u16,
    to: u16,
    flow: &'a Flow,
    /// The kinds of happening answered, as bits.
    what: u64,
}

impl<'a> Range<'a> {
    fn new(flow: &'a Flow, class: Class, from: u16, to: u16) -> Range<'a> {
        let members = &flow.members[usize::from(from)..usize::from(to)];
        Range { class, from, to, flow, what: ability::kinds_of(members) }
    }

    fn members(&self) -> impl Iterator<Item = (u16, &'a Member)> + use<'a> {
        let flow = self.flow;
        (self.from..self.to).map(move |it| (it, &flow.members[usize::from(it)]))
    }
}

impl Play<'_> {
    pub(crate) fn go_on_with_window(&mut self) {
        let Frame::Window { class, from, to, mut turn, mut passes } = self.flow.top() else {
            return;
        };
        let all = self.t.playing();
        if self.t.player(turn).eliminated {
            turn = self.t.next(turn);
        }
        while passes < all {
            if could_act(self.t, self.flow, class, from, to, turn) {
                self.become_(Frame::Window { class, from, to, turn, passes });
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
                let kind = match class {
                    Class::Would => WindowKind::Would,
                    Class::Interrupt => WindowKind::Interrupt,
                    Class::Reaction => WindowKind::Reaction,
                    _ => WindowKind::Action,
                };
                let phase = self.t.phase;
                return self.ask(turn, Question::Window { kind, phase });
            }
            passes += 1;
            turn = self.t.next(turn);
        }
        rule!("KZ Pasowanie.1");
        match class {
            Class::Reaction => {
                rule!("KZ Reakcja.0.e");
            }
            Class::Interrupt => {
                rule!("KZ Przerwanie.0.e");
            }
            _ => {}
        }
        self.pop();
    }

    pub(crate) fn answer_window(&mut self, choice: Choice) -> Result<(), Illegal> {
        let Frame::Window { class, from, to, turn, passes } = self.flow.top() else {
            return Err(Illegal::not_offered());
        };
        if choice == Choice::Pass {
            rule!("KZ Pasowanie.0");
            let next = self.t.next(turn);
            self.become_(Frame::Window { class, from, to, turn: next, passes: passes + 1 });
            self.tell(Event::Passed { seat: turn });
            return Ok(());
        }
        can_act(self.t, self.flow, turn, choice)?;
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
            _ => unreachable!("can_act lets nothing else through"),
        }
        Ok(())
    }

    fn marshal(&mut self, seat: Seat, card: CardId) {
        let Ok((entry, price)) = entering::can_marshal(self.t, seat, card) else { return };
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
        ability::use_up_discounts(self, seat, card, true);
        if entering::is_limited(self.t, card) {
            self.t.player_mut(seat).limited += 1;
        }
        rule!("KZ 3.okno.c");
        rule!("KZ Koszt.0");
        rule!("KZ Opis kart.5");
        self.lose_gold(seat, price);
        self.push(Frame::Bring { card, seat, way: Way::Marshaled });
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

/// Could this seat act in the window, for all that everybody knows?
fn could_act(table: &Table, flow: &Flow, class: Class, from: u16, to: u16, seat: Seat) -> bool {
    let range = Range::new(flow, class, from, to);
    let player = table.player(seat);
    if class == Class::Action {
        if table.phase == Phase::Marshaling && table.active == Some(seat) && !player.hand.is_empty()
        {
            return true;
        }
    } else if class == Class::Would && has_saving_duplicate(table, &range, seat) {
        return true;
    }
    answers_in_play(table, &range, seat) || answers_in_hand(table, &range, seat)
}

fn is_hooked(hooks: &ability::Hooks, table: &Table, range: &Range<'_>) -> bool {
    if range.class == Class::Action {
        hooks.actions & phase_bit(table.phase) != 0
    } else {
        hooks.of(range.class) & range.what != 0
    }
}

fn answers_in_play(table: &Table, range: &Range<'_>, seat: Seat) -> bool {
    let player = table.player(seat);
    if !is_hooked(&player.hooks, table, range) {
        return false;
    }
    let mut found = false;
    hooked_in_play(table, range, seat).any(|card| {
        each_use(table, range, seat, card, false, &mut |_| found = true);
        found
    })
}

/// Cards on the table that have an ability for this window.
fn hooked_in_play<'a>(
    table: &'a Table,
    range: &'a Range<'_>,
    seat: Seat,
) -> impl Iterator<Item = CardId> + 'a {
    let player = table.player(seat);
    let others = [player.plot, player.agenda].into_iter().filter(|it| *it != NOBODY);
    let action = range.class == Class::Action;
    let acts = if action { phase_bit(table.phase) } else { ANSWERS };
    player.play.iter().chain(others).filter(move |it| {
        table.card(*it).acts & acts != 0
            && (action || is_hooked(&table.text(*it).hooks, table, range))
    })
}

/// Every legal use of cards on the table.
fn each_in_play(table: &Table, range: &Range<'_>, seat: Seat, found: &mut impl FnMut(Choice)) {
    for card in hooked_in_play(table, range, seat) {
        each_use(table, range, seat, card, false, found);
    }
}

/// Every legal use of this card's abilities in this window.
fn each_use(
    table: &Table,
    range: &Range<'_>,
    seat: Seat,
    card: CardId,
    from_hand: bool,
    found: &mut impl FnMut(Choice),
) {
    let def = table.card(card).def;
    let text = table.text(card);
    for (number, ability) in (0_u8..).zip(&text.abilities) {
        if ability.class != range.class {
            continue;
        }
        let choice = |on: u8| {
            if from_hand {
                Choice::Play { card, ability: number, on }
            } else {
                Choice::Use { card, ability: number, on }
            }
        };
        if range.class == Class::Action {
            let now = ability.phases & phase_bit(table.phase) != 0;
            if now && ability::can_initiate(table, seat, card, def, number, None).is_ok() {
                found(choice(0));
            }
            continue;
        }
        for (place, member) in range.members() {
            let done = Answered { card, ability: number, member: place };
            if !range.flow.answered.contains(&done)
                && ability::answers(&Scene::of(table, seat, card), ability, member)
                && ability::can_initiate(table, seat, card, def, number, Some(member)).is_ok()
            {
                found(choice((place - range.from) as u8));
            }
        }
    }
}

/// Could a card that this seat may hold be used?
fn answers_in_hand(table: &Table, range: &Range<'_>, seat: Seat) -> bool {
    let player = table.player(seat);
    let catalog = &table.catalog.0;
    if player.hand.is_empty() {
        return false;
    }
    let ambush = range.class == Class::Action && table.phase == Phase::Challenges;
    let unseen = &player.unseen_hooks;
    let hooked = is_hooked(unseen, table, range) || (ambush && unseen.ambush);
    if player.secret_hand != 0 && hooked {
        let repertoire = &table.repertoires.0[usize::from(seat.0)];
        for (def, unseen) in repertoire.iter().zip(&player.unseen) {
            let text = &catalog.def(*def).text;
            if *unseen == 0 {
                continue;
            }
            if is_hooked(&text.hooks, table, range) && supposed_use(table, range, seat, *def) {
                return true;
            }
            if ambush && text.ambush.is_some() && supposed_ambush(table, seat, *def) {
                return true;
            }
        }
    }
    if player.secret_hand != 0
        && ambush
        && table::any_in_force(table, ability::kind::KEYWORDS)
        && grants_ambush(table, seat)
    {
        return true;
    }
    if usize::from(player.secret_hand) == player.hand.len() {
        return false;
    }
    let known = player.hand.iter().filter(|it| table.card(*it).known_to == SeatSet::ALL);
    let mut found = false;
    for card in known {
        each_from_hand(table, range, seat, card, &mut |_| found = true);
    }
    found
}

fn supposed_use(table: &Table, range: &Range<'_>, seat: Seat, def: u16) -> bool {
    let text = &table.catalog.0.def(def).text;
    if table.catalog.0.def(def).kind != Kind::Event {
        return false;
    }
    let card = table.player(seat).faction;
    (0_u8..).zip(&text.abilities).any(|(number, ability)| {
        let judge = |member| {
            let supposed = true;
            let it = Attempt { table, seat, card, def, ability, number, member, supposed };
            it.judge().is_ok()
        };
        if ability.class != range.class {
            return false;
        }
        if range.class == Class::Action {
            return ability.phases & phase_bit(table.phase) != 0 && judge(None);
        }
        range.members().any(|(_, member)| {
            ability::answers(&Scene::of(table, seat, card), ability, member) && judge(Some(member))
        })
    })
}

fn supposed_ambush(table: &Table, seat: Seat, def: u16) -> bool {
    use cards::thrones::AmbushCost;
    let def = table.catalog.0.def(def);
    let gold = match def.text.ambush {
        Some(AmbushCost::Gold(gold)) => gold,
        Some(AmbushCost::Printed) => def.price,
        None => return false,
    };
    u16::from(gold) <= table.player(seat).gold
}

/// Has the seat a card that lets cards in its hand be ambushed?
fn grants_ambush(table: &Table, seat: Seat) -> bool {
    use cards::thrones::{Keyword, Modifier};
    let mut grants = false;
    table::in_force(table, ability::kind::KEYWORDS, |it| {
        grants |= it.scene.by == seat
            && matches!(it.modifier, Modifier::GainsKeyword(_, Keyword::Ambush(_)));
    });
    grants
}

/// Every legal use of a card in hand.
fn each_from_hand(
    table: &Table,
    range: &Range<'_>,
    seat: Seat,
    card: CardId,
    found: &mut impl FnMut(Choice),
) {
    let def = table.def(card);
    if def.kind == Kind::Event {
        if is_hooked(&def.text.hooks, table, range) {
            each_use(table, range, seat, card, true, found);
        }
        return;
    }
    if range.class != Class::Action {
        return;
    }
    if table.active == Some(seat) && entering::can_marshal(table, seat, card).is_ok() {
        found(Choice::Marshal(card));
    }
    let gains = table::any_in_force(table, ability::kind::KEYWORDS);
    if table.phase == Phase::Challenges && (def.text.ambush.is_some() || gains) {
        for gold in ambush_costs(table, seat, card).into_iter().flatten() {
            if entering::can_ambush(table, seat, card, gold).is_ok() {
                found(Choice::Ambush { card, gold });
            }
        }
    }
}

fn has_saving_duplicate(table: &Table, range: &Range<'_>, seat: Seat) -> bool {
    !table.player(seat).duplicates.is_empty()
        && range.members().any(|(_, it)| {
            ability::duplicate_saves(it).is_ok()
                && table.card(it.card).controller == seat
                && table.duplicates(it.card).next().is_some()
        })
}

/// Everything the asked seat may do in the window on top.
pub(crate) fn window_choices(table: &Table, flow: &Flow, into: &mut Vec<Choice>) {
    let Frame::Window { class, from, to, turn: seat, .. } = flow.top() else { return };
    let range = Range::new(flow, class, from, to);
    into.push(Choice::Pass);
    if is_hooked(&table.player(seat).hooks, table, &range) {
        each_in_play(table, &range, seat, &mut |it| into.push(it));
    }
    for card in table.player(seat).hand.iter() {
        each_from_hand(table, &range, seat, card, &mut |it| into.push(it));
    }
    if class == Class::Would && has_saving_duplicate(table, &range, seat) {
        for (place, member) in range.members() {
            if ability::duplicate_saves(member).is_ok()
                && table.card(member.card).controller == seat
            {
                let on = (place - from) as u8;
                // One duplicate is as good as another.
                if let Some(card) = table.duplicates(member.card).next() {
                    into.push(Choice::Use { card, ability: DUPLICATE, on });
                }
            }
        }
    }
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
}
