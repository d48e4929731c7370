//! An ability from its declaration to its end, in the seven steps of the book.

use std::sync::Arc;

use cards::thrones::{Cost, Kind, Picked, Price, Who};
use kernel::{CardId, Seat};
use rulebook::rule;

use super::{
    asking::*,
    begun,
    context::{Ctx, FOUND, PAYING},
    deeds::{self, Done},
    legal::hides,
    paying,
    program::{Ability, Op},
    scene::Scene,
};
use crate::{
    choice::{Choice, Question},
    event::Event,
    flow::{Fate, Frame, Member, Play, Stage, What},
    table::{self, Delayed, MaxUse, NOBODY, Place, Table},
};

/// Starts an ability that is known to be legal.
pub(crate) fn initiate(
    play: &mut Play<'_>,
    seat: Seat,
    card: CardId,
    number: u8,
    member: Option<u16>,
) {
    rule!("KZ Inicjowanie zdolności/Mobilizacja kart.0");
    rule!("KZ Inicjowanie zdolności/Mobilizacja kart.1");
    rule!("KZ Zdolności.0");
    rule!("KZ Zdolności aktywowane.0");
    if let Some(member) = member {
        play.note_answer(card, number, member);
    }
    count_use(play, seat, card, number);
    play.scope();
    let event = play.t.def(card).kind == Kind::Event && play.t.card(card).place == Place::Hand;
    if event {
        rule!("KZ Karty wydarzeń.1");
        play.move_card(card, Place::UnderWay);
        let face = play.t.face(card);
        play.tell(Event::Played { seat, card: face });
    } else {
        let face = play.t.face(card);
        play.tell(Event::Used { seat, card: face, ability: number });
    }
    let stage = first_stage(play.t, card, number);
    begin(play, seat, card, number, member, stage);
}

/// Where the initiation starts: at X, at the cards that pay, or at the payment.
fn first_stage(table: &Table, card: CardId, number: u8) -> Stage {
    let costs = &table.text(card).abilities[usize::from(number)].costs;
    if table.def(card).card.cost == Some(Price::ChosenX) {
        Stage::X
    } else if costs.iter().any(|it| matches!(it, Cost::Some(..))) {
        Stage::CostCards(0)
    } else {
        Stage::Pay
    }
}

/// Does what a sentence of the state check says, without initiating anything.
pub(crate) fn carry_out(play: &mut Play<'_>, seat: Seat, card: CardId, number: u8) {
    play.scope();
    let end = play.t.text(card).abilities[usize::from(number)].ops.len() as u8;
    begin(play, seat, card, number, None, Stage::Resolve { at: 0, end });
}

fn begin(
    play: &mut Play<'_>,
    seat: Seat,
    card: CardId,
    number: u8,
    member: Option<u16>,
    stage: Stage,
) {
    let of = member.map(|it| play.flow.members[usize::from(it)]);
    let nothing = Member::new(What::Played, seat);
    let def = play.t.card(card).def;
    let mut ctx = Ctx::new(card, def, number, seat, of.unwrap_or(nothing));
    ctx.stay = play.t.card(card).stay;
    ctx.host = play.t.card(card).host;
    ctx.on = member.unwrap_or(0);
    if ctx.member.what == What::Pillaged {
        ctx.slots.add(FOUND, ctx.member.card);
    }
    play.flow.contexts.push(ctx);
    play.push(Frame::Ability { stage });
}

fn count_use(play: &mut Play<'_>, seat: Seat, card: CardId, number: u8) {
    rule!("KZ Limity i maksymalne ilości.1");
    let def = play.t.def(card);
    let Some(limit) = play.t.text(card).abilities[usize::from(number)].limit else { return };
    if !limit.by_title {
        play.t.cards[card.index()].used += 1 << (4 * number);
        play.t.limits_used = true;
        return;
    }
    let (title, span) = (def.title, limit.span);
    let same = |it: &&mut MaxUse| it.seat == seat && it.title == title && it.span == span;
    match play.t.max_uses.iter_mut().find(same) {
        Some(used) => used.count += 1,
        None => play.t.max_uses.push(MaxUse { seat, title, span, count: 1 }),
    }
}

/// An ability that was never initiated, because its cost was not paid, has not been used.
fn take_back_use(play: &mut Play<'_>) {
    let Ctx { source, ability, by, .. } = *play.flow.ctx();
    let def = play.t.def(source);
    let Some(limit) = play.t.text(source).abilities[usize::from(ability)].limit else { return };
    let (title, span) = (def.title, limit.span);
    if !limit.by_title {
        let used = &mut play.t.cards[source.index()].used;
        *used = used.saturating_sub(1 << (4 * ability));
    } else if let Some(used) =
        play.t.max_uses.iter_mut().find(|it| it.seat == by && it.title == title && it.span == span)
    {
        used.count = used.count.saturating_sub(1);
    }
}

/// Goes on with the innermost ability, stage by stage, until something else has to be done first.
pub(crate) fn go_on(play: &mut Play<'_>) {
    let catalog = Arc::clone(&play.t.catalog.0);
    let def = catalog.def(play.flow.ctx().def);
    let ability = &def.text.abilities[usize::from(play.flow.ctx().ability)];
    let depth = play.flow.frames.len();
    while let Frame::Ability { stage } = play.flow.top() {
        take_stage(play, ability, stage);
        let is_next = depth == play.flow.frames.len() && play.flow.asked.is_none();
        if !is_next || play.t.is_unsettled() {
            return;
        }
    }
}

fn take_stage(play: &mut Play<'_>, ability: &Ability, stage: Stage) {
    let next = |stage| Frame::Ability { stage };
    match stage {
        Stage::X => {
            let ctx = play.flow.ctx();
            let (by, question) = (ctx.by, question(ctx, stage, None));
            play.ask(by, question);
        }
        Stage::CostCards(number) => paying::choose(play, ability, number),
        Stage::Pay => paying::pay(play, ability),
        Stage::Paid => {
            rule!("KZ Inicjowanie zdolności/Mobilizacja kart.5");
            let stopped = !paying::is_paid(play, ability);
            if stopped {
                rule!("KZ Koszt.4");
                take_back_use(play);
                return break_off(play);
            }
            play.ctx_mut().short = false;
            play.become_(next(Stage::Target(0)));
        }
        Stage::Target(number) => match ability.targets.get(usize::from(number)) {
            Some(pick) => {
                let slot = super::legal::slot_of(ability, usize::from(number));
                if go_on_picking(play, pick, slot, stage) {
                    play.become_(next(Stage::Target(number + 1)));
                }
            }
            None => {
                let needs = |it: &cards::thrones::Pick| matches!(it.what, Picked::Cards { .. });
                let none = ability.targets.iter().any(needs)
                    && (0..4).all(|it| play.flow.ctx().slots.count(it) == 0);
                let spare = |it: &cards::thrones::Pick| it.mode == cards::thrones::Mode::Spare;
                if none && !ability.targets.iter().any(spare) {
                    rule!("KZ Wskazywanie.5");
                    play.ctx_mut().stopped = true;
                }
                play.become_(next(Stage::Initiate));
            }
        },
        Stage::Initiate => {
            rule!("KZ Inicjowanie zdolności/Mobilizacja kart.6");
            let end = ability.ops.len() as u8;
            play.become_(next(Stage::Resolve { at: 0, end }));
            let ctx = *play.flow.ctx();
            if !ctx.stopped {
                play.occurs(Member::new(What::WouldInitiate, ctx.by).card(ctx.source));
            }
        }
        Stage::Resolve { at, end } => {
            if play.flow.ctx().stopped || end <= at {
                return finish(play);
            }
            resolve(play, ability, at, end);
        }
    }
}

fn break_off(play: &mut Play<'_>) {
    let source = play.flow.ctx().source;
    if play.t.card(source).place == Place::UnderWay {
        play.move_card(source, Place::Hand);
    }
    play.flow.contexts.pop();
    play.pop();
}

/// Asks for the next card of a pick. True when the pick is complete.
fn go_on_picking(play: &mut Play<'_>, pick: &cards::thrones::Pick, slot: u8, stage: Stage) -> bool {
    let ctx = *play.flow.ctx();
    let scene = Scene::under_way(play.t, &ctx);
    if let Picked::Player(who) = pick.what {
        if ctx.chosen.is_some() && matches!(stage, Stage::Target(_)) {
            return true;
        }
        let seats = scene.seats(who);
        if seats.count_ones() == 1 {
            let seat = scene.seat(who);
            play.ctx_mut().chosen = seat;
            return true;
        }
        play.ask(ctx.by, Question::Seat { source: ctx.source });
        return false;
    }
    let Some(seat) = picking_seat(play, &ctx, pick) else { return true };
    let ctx = Ctx { picker: Some(seat), ..ctx };
    play.ctx_mut().picker = Some(seat);
    let Picked::Cards { filter, .. } = &pick.what else { return true };
    let mut options = [NOBODY; 2];
    let mut count = 0;
    any_pick(play.t, &ctx, pick, slot, &mut |it| {
        options[count] = it;
        count += 1;
        count == options.len()
    });
    let made = picked_by(play.t, &ctx, pick, slot);
    let hidden = hides(filter);
    if must_stop(pick, made, ctx.slots.is_full()) || (count == 0 && !hidden) {
        return next_picker(play, &ctx, pick);
    }
    let forced = count == 1 && !hidden && !may_stop(pick, made);
    if forced {
        take(play, options[0], slot, pick);
        return false;
    }
    play.ask(seat, question(&ctx, stage, Some(pick)));
    false
}

fn picking_seat(play: &Play<'_>, ctx: &Ctx, pick: &cards::thrones::Pick) -> Option<Seat> {
    if pick.by == Who::EachPlayer {
        return ctx.picker.or(play.t.in_order().next());
    }
    picker(&Scene::under_way(play.t, ctx), pick)
}

/// The next player chooses, if everybody does. True when nobody is left.
fn next_picker(play: &mut Play<'_>, ctx: &Ctx, pick: &cards::thrones::Pick) -> bool {
    if pick.by != Who::EachPlayer {
        play.ctx_mut().picker = None;
        return true;
    }
    rule!("KZ Kolejność rozpatrywania jednoczesnych efektów.0");
    rule!("KZ Pierwszy gracz, Żeton pierwszego gracza.3");
    let mut after = play.t.in_order().skip_while(|it| Some(*it) != ctx.picker).skip(1);
    let next = after.next();
    drop(after);
    play.ctx_mut().picker = next;
    next.is_none()
}

fn take(play: &mut Play<'_>, card: CardId, slot: u8, pick: &cards::thrones::Pick) {
    play.ctx_mut().slots.add(slot, card);
    if is_target(pick) {
        rule!("KZ Wskazywanie.0");
        rule!("KZ Wskazywanie.1");
        rule!("KZ Wskazywanie.3");
        rule!("KZ Wskazywanie.4");
        rule!("KZ Wybierz.0");
        let card = play.t.face(card);
        play.tell(Event::Target { card });
    }
}

/// One operation.
fn resolve(play: &mut Play<'_>, ability: &Ability, at: u8, end: u8) {
    let stage = Stage::Resolve { at, end };
    let to = |at: u8| Frame::Ability { stage: Stage::Resolve { at, end } };
    let ctx = *play.flow.ctx();
    match &ability.ops[usize::from(at)] {
        Op::Deed(deed) => {
            play.become_(to(at + 1));
            match deeds::perform(play, &ctx, deed) {
                Done::Yes => {}
                Done::Asks(seat, question) => {
                    play.become_(Frame::Ability { stage });
                    play.ask(seat, question);
                }
            }
        }
        Op::Pick(pick, slot) => {
            if go_on_picking(play, pick, *slot, stage) {
                // A player who was picked fills no slot.
                let ctx = play.flow.ctx();
                let none = match pick.what {
                    Picked::Player(_) => ctx.chosen.is_none(),
                    Picked::Cards { .. } => ctx.slots.count(*slot) == 0,
                };
                if none {
                    rule!("KZ Wskazywanie.6");
                    play.ctx_mut().short = true;
                }
                play.become_(to(at + 1));
            }
        }
        Op::Lasting(number) => {
            if begun::needs_icon(play.t, &ctx, *number) {
                return play.ask(ctx.by, Question::Icon { source: ctx.source });
            }
            play.become_(to(at + 1));
            begun::begin_lasting(play, &ctx, *number);
        }
        Op::Delayed { at: moment, body, .. } => {
            rule!("KZ Efekty opóźnione.0");
            play.t.delayed.push(Delayed { at: *moment, ctx, op: at });
            play.become_(to(at + 1 + body));
        }
        Op::If(conditions, skip) => {
            let holds = Scene::under_way(play.t, &ctx).all_hold(conditions);
            play.become_(to(at + 1 + if holds { 0 } else { *skip }));
        }
        Op::Then(skip) => {
            if ctx.short {
                rule!("KZ Słowo „Następnie”.0");
                rule!("KZ Słowo „Następnie”.2");
                play.become_(to(at + 1 + skip));
            } else {
                rule!("KZ Słowo „Następnie”.1");
                play.become_(to(at + 1));
            }
        }
        Op::Skip(skip) => play.become_(to(at + 1 + skip)),
        Op::Either(_) => play.ask(ctx.by, Question::Way { source: ctx.source }),
        Op::Instead(deed) => {
            play.become_(to(at + 1));
            let passes = table::passes_by(play.t, ctx.member.card, ctx.source, ctx.by);
            if let Some(instead) = deeds::replacement(deed).filter(|_| !passes) {
                rule!("KZ Efekty zastępujące.0.b");
                if let Some(member) = play.flow.members.get_mut(usize::from(ctx.on)) {
                    member.fate = Fate::Replaced(instead);
                }
            }
        }
    }
}

/// An event goes to the discard pile before anybody reacts.
fn finish(play: &mut Play<'_>) {
    rule!("KZ Inicjowanie zdolności/Mobilizacja kart.7");
    let ctx = *play.flow.ctx();
    play.flow.contexts.pop();
    play.pop();
    let event = play.t.def(ctx.source).kind == Kind::Event;
    if event && !ctx.delayed {
        rule!("KZ Karty wydarzeń.2");
        if play.t.card(ctx.source).place == Place::UnderWay {
            play.move_card(ctx.source, Place::Discard);
        }
        play.occurs(Member::new(What::Played, ctx.by).card(ctx.source));
    }
}

/// The ability under way goes on with what a player says.
pub(crate) fn answer(play: &mut Play<'_>, stage: Stage, choice: Choice) {
    let next = |stage| Frame::Ability { stage };
    match (stage, choice) {
        (Stage::X, Choice::Number(x)) => {
            play.ctx_mut().x = x;
            play.become_(next(Stage::CostCards(0)));
        }
        (Stage::CostCards(_), Choice::Pick(card)) => play.ctx_mut().slots.add(PAYING, card),
        (_, Choice::Player(seat)) => {
            play.ctx_mut().chosen = Some(seat);
            if let Stage::Resolve { at, end } = stage {
                play.become_(next(Stage::Resolve { at: at + 1, end }));
            }
        }
        (Stage::Target(_) | Stage::Resolve { .. }, _) => {
            let ctx = *play.flow.ctx();
            let catalog = Arc::clone(&play.t.catalog.0);
            let ability = &catalog.def(ctx.def).text.abilities[usize::from(ctx.ability)];
            match (pick_of(ability, stage), stage) {
                (Some((pick, slot)), _) => match choice {
                    Choice::Pick(card) => take(play, card, slot, pick),
                    _ => {
                        if next_picker(play, &ctx, pick) {
                            pick_is_over(play, stage, slot);
                        }
                    }
                },
                (None, Stage::Resolve { at, end }) => {
                    answer_op(play, &ability.ops[usize::from(at)], at, end, choice);
                }
                _ => {}
            }
        }
        _ => {}
    }
}

fn pick_is_over(play: &mut Play<'_>, stage: Stage, slot: u8) {
    let next = match stage {
        Stage::Target(number) => Stage::Target(number + 1),
        Stage::Resolve { at, end } => {
            if play.flow.ctx().slots.count(slot) == 0 {
                play.ctx_mut().short = true;
            }
            Stage::Resolve { at: at + 1, end }
        }
        other => other,
    };
    play.become_(Frame::Ability { stage: next });
}

fn answer_op(play: &mut Play<'_>, op: &Op, at: u8, end: u8, choice: Choice) {
    let to = |at: u8| Frame::Ability { stage: Stage::Resolve { at, end } };
    match (op, choice) {
        (Op::Either(ways), Choice::Way(way)) => {
            let before: u8 = ways[..usize::from(way)].iter().sum();
            play.become_(to(at + 1 + before));
        }
        (Op::Lasting(_), Choice::Icon(icon)) => play.ctx_mut().icon = Some(icon),
        (Op::Deed(deed), _) if deeds::told(play, deed, choice) => play.become_(to(at + 1)),
        _ => {}
    }
}

impl Play<'_> {
    /// The card of this member stays.
    pub(crate) fn save(&mut self, member: u16, card: CardId) {
        rule!("KZ Ocalanie.0");
        rule!("KZ Ocalanie.1");
        rule!("KZ Roszczenia militarne.2");
        if let Some(member) = self.flow.members.get_mut(usize::from(member)) {
            member.fate = Fate::Dropped;
        }
        let face = self.t.face(card);
        self.tell(Event::Saved { card: face });
        let seat = self.t.card(card).controller;
        self.occurs(Member::new(What::Saved, seat).card(card));
    }
}
