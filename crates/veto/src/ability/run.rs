//! One instruction at a time.

use cards::{
    lang::{Test, Who, Whose},
    veto::{Filter, Kind, Stat, Zone},
};
use kernel::{CardId, Frame};
use rulebook::{cite, rule};
use smallvec::SmallVec;

use super::{
    CHALLENGE, Cards, Context, Op, Plan,
    context::visit,
    deeds::{self, affected},
    program::Change as Lasts,
    timing,
};
use crate::{
    ch1_ogolne::r119_stos,
    ch5_runda::r513_pojedynek,
    choice::Choice,
    illegal::{Attempt, Illegal, Reason},
    ruling::Ruling,
    step::{Ask, Step},
    table::{self, Change, DuelChange, Lasting, Mover, Place, Subject, Table, What},
};

fn op<'t>(table: &'t Table, frame: &Frame) -> Option<&'t Op> {
    table.catalog.0.program(frame.program).get(usize::from(frame.position))
}

/// Takes the next instruction.
pub(crate) fn run(table: &Table, mut frame: Box<Frame>) -> Ruling {
    let Some(op) = op(table, &frame) else { return Ruling::nothing() };
    frame.position += 1;
    match op {
        Op::Choose { .. } | Op::May { .. } | Op::Either { .. } => {
            frame.position -= 1;
            ask(table, frame, op)
        }
        Op::Cost(act) => {
            let (ruling, _) = deeds::deed(table, &frame, act);
            ruling.then(Step::Run(frame))
        }
        Op::Do(act) => {
            let (ruling, done) = deeds::deed(table, &frame, act);
            frame.done = done;
            ruling.then(Step::Run(frame))
        }
        Op::Commit => commit(table, frame),
        Op::Recheck { slot, filter } => recheck(table, frame, *slot, filter),
        Op::PayLafa => pay_lafa(table, frame),
        Op::PutOut => put_out(table, frame),
        Op::Attach => attach(table, frame),
        Op::Underlay => underlay(table, &frame),
        Op::EntryKreski => entry_kreski(table, frame),
        Op::Challenge => r513_pojedynek::declare(&frame),
        Op::Last { cards, change, span } => {
            let mut ruling = Ruling::nothing();
            for lasting in lastings(table, &frame, cards, change, *span) {
                ruling = ruling.and(Change::Last(lasting));
            }
            frame.done = !ruling.changes.is_empty();
            let in_duel = table.duel.is_some() && matches!(change, Lasts::Stat(Stat::Szabla, _));
            if in_duel {
                if table.kind(frame.source) == Kind::Sztych {
                    rule!("MB 14");
                    rule!("MB 49");
                }
                ruling = ruling.and(Change::Duel(DuelChange::Stands));
            }
            ruling.then(Step::Run(frame))
        }
        Op::IfDone { or } => {
            if !frame.done {
                frame.position = *or;
            }
            Ruling::step(Step::Run(frame))
        }
        Op::Jump(to) => {
            frame.position = *to;
            Ruling::step(Step::Run(frame))
        }
        Op::Finish => finish(table, &frame),
    }
}

/// The question an instruction asks, unless there is only one answer for all to see.
fn ask(table: &Table, mut frame: Box<Frame>, op: &Op) -> Ruling {
    let context = Context::of(&frame);
    let (by, kind) = match op {
        Op::May { .. } => (frame.seat, Ask::May),
        Op::Either { .. } => (frame.seat, Ask::OneOf),
        Op::Choose { slot, by, count, up_to, filter } => {
            let hidden = is_hidden(filter);
            let enough = *count <= frame.bound.count(*slot);
            let (first, several) = match enough || hidden {
                true => (None, false),
                false => first_open(table, &frame, *slot, filter),
            };
            if enough || (first.is_none() && !hidden) {
                frame.position += 1;
                return Ruling::step(Step::Run(frame));
            }
            if let (Some(only), false, false) = (first, several, up_to) {
                frame.bound.add(*slot, only);
                return Ruling::step(Step::Run(frame));
            }
            (context.doer(table, *by), Ask::Card)
        }
        _ => unreachable!("only these ask"),
    };
    Ruling::step(Step::Ask { frame, by, kind })
}

fn is_hidden(filter: &Filter) -> bool {
    filter.tests.iter().any(|it| matches!(it, Test::In(_, Zone::Kredens | Zone::Dwor)))
}

fn is_search(filter: &Filter) -> bool {
    filter.tests.iter().any(|it| matches!(it, Test::In(Whose::Own, Zone::Kredens)))
}

/// The cards that can still be chosen for this slot.
fn open_candidates(
    table: &Table,
    frame: &Frame,
    slot: u8,
    filter: &Filter,
) -> SmallVec<[CardId; 16]> {
    let mut open = SmallVec::new();
    visit(table, &Context::of(frame), filter, |card| {
        if is_open(table, frame, slot, card) {
            open.push(card);
        }
        false
    });
    open
}

/// The first card that can be chosen, and whether there are more.
fn first_open(table: &Table, frame: &Frame, slot: u8, filter: &Filter) -> (Option<CardId>, bool) {
    let mut first = None;
    let several = visit(table, &Context::of(frame), filter, |card| {
        let open = is_open(table, frame, slot, card);
        let second = open && first.is_some();
        if open && first.is_none() {
            first = Some(card);
        }
        second
    });
    (first, several)
}

/// May this card, which the filter allows, be chosen by the program under way?
fn is_open(table: &Table, frame: &Frame, slot: u8, card: CardId) -> bool {
    is_allowed(table, frame.program, frame.source, card)
        && !frame.bound.get(slot).any(|bound| bound == card)
}

/// What the rules, not the card, demand of a target.
fn is_allowed(table: &Table, program: u16, source: CardId, card: CardId) -> bool {
    if program == CHALLENGE {
        return r513_pojedynek::can_be_challenged(table, card).is_ok();
    }
    table.def(source).underlay != Some(program) || timing::may_carry(table, card).is_ok()
}

/// Every answer to what the frame asks.
pub(crate) fn choices(table: &Table, frame: &Frame, into: &mut Vec<Choice>) {
    match op(table, frame) {
        Some(Op::May { .. }) => into.extend([Choice::Yes, Choice::No]),
        Some(Op::Either { .. }) => into.extend([Choice::Way(0), Choice::Way(1)]),
        Some(Op::Choose { slot, up_to, filter, .. }) => {
            let open = open_candidates(table, frame, *slot, filter);
            if is_search(filter) {
                let mut defs: SmallVec<[u16; 16]> =
                    open.iter().map(|it| table.card(*it).def).collect();
                defs.sort_unstable();
                defs.dedup();
                into.extend(defs.into_iter().map(Choice::Find));
            } else {
                into.extend(open.iter().map(|it| Choice::Pick(*it)));
            }
            if *up_to || open.is_empty() {
                into.push(Choice::Done);
            }
        }
        _ => unreachable!("a frame that asks stands at a question"),
    }
}

pub(crate) fn legal_answer(table: &Table, frame: &Frame, choice: Choice) -> bool {
    if let (Some(Op::Choose { slot, filter, .. }), Choice::Pick(card)) = (op(table, frame), choice)
    {
        let context = Context::of(frame);
        return !is_search(filter)
            && context.matches(table, filter, card)
            && is_open(table, frame, *slot, card);
    }
    let mut legal = Vec::new();
    choices(table, frame, &mut legal);
    legal.contains(&choice)
}

/// Why this card cannot be what the frame asks for.
pub(crate) fn why_not(table: &Table, frame: &Frame, card: CardId) -> Illegal {
    let not_offered = Illegal::new(Attempt::Answer, Reason::NotOffered);
    if frame.program == CHALLENGE {
        let refused = r513_pojedynek::can_be_challenged(table, card);
        return refused.map_or_else(|it| Illegal::new(Attempt::Challenge, it), |()| not_offered);
    }
    if table.def(frame.source).underlay == Some(frame.program) {
        let refused = timing::may_carry(table, card);
        return refused.map_or_else(|it| Illegal::new(Attempt::Underlay, it), |()| not_offered);
    }
    not_offered
}

/// Goes on with the answer.
pub(crate) fn answer(table: &Table, mut frame: Box<Frame>, choice: Choice) -> Ruling {
    match (op(table, &frame), choice) {
        (Some(Op::May { or }), Choice::No) => frame.position = *or,
        (Some(Op::Either { other }), Choice::Way(1)) => frame.position = *other,
        (Some(Op::Choose { slot, .. }), Choice::Pick(card)) => {
            frame.bound.add(*slot, card);
            return Ruling::step(Step::Run(frame));
        }
        (Some(Op::Choose { slot, filter, .. }), Choice::Find(def)) => {
            let open = open_candidates(table, &frame, *slot, filter);
            if let Some(card) = open.into_iter().find(|it| table.card(*it).def == def) {
                frame.bound.add(*slot, card);
            }
            return Ruling::step(Step::Run(frame));
        }
        _ => frame.position += 1,
    }
    Ruling::step(Step::Run(frame))
}

/// The declaration is complete: on the stos with it.
fn commit(table: &Table, frame: Box<Frame>) -> Ruling {
    let from_hand = matches!(table.card(frame.source).place, Place::Dwor | Place::Under);
    if from_hand {
        rule!("MB 86");
        return r119_stos::declare_card(frame);
    }
    let way = table.def(frame.source).ways.iter().find(|it| it.program == frame.program);
    let way = way.expect("a program that is not a play belongs to an ability");
    if way.head == cards::veto::Head::Trigger {
        return Ruling::step(Step::Run(frame));
    }
    r119_stos::declare_ability(frame, way.ability)
}

/// AMB-06: without a legal target the card is discarded and costs nothing.
fn recheck(table: &Table, frame: Box<Frame>, slot: u8, filter: &Filter) -> Ruling {
    let context = Context::of(&frame);
    let legal = frame.bound.get(slot).any(|it| context.matches(table, filter, it));
    match legal {
        true => Ruling::step(Step::Run(frame)),
        false => fizzle(table, &frame),
    }
}

fn fizzle(table: &Table, frame: &Frame) -> Ruling {
    match table.card(frame.source).place {
        Place::Stos => Ruling::change(Change::Move { card: frame.source, to: Mover::Lazaret }),
        _ => Ruling::nothing(),
    }
}

/// A card is paid for when it takes effect, and only then.
fn pay_lafa(table: &Table, frame: Box<Frame>) -> Ruling {
    let lafa = table::stat(table, frame.source, Stat::Lafa) as u8;
    if table.seats[frame.seat].dukaty < lafa.into() {
        return fizzle(table, &frame);
    }
    match table.kind(frame.source) {
        Kind::Postac => {
            rule!("MB 8");
            rule!("MB 36");
        }
        Kind::Moderunek | Kind::Posesja => rule!("MB 31"),
        _ => {}
    }
    let pay = Change::Dukaty { from: Some(frame.seat), to: None, amount: lafa };
    Ruling::change(pay).then(Step::Run(frame))
}

fn put_out(table: &Table, frame: Box<Frame>) -> Ruling {
    rule!("MB 87");
    match table.kind(frame.source) {
        Kind::Posesja => rule!("MB 58"),
        _ => rule!("MB 30"),
    }
    let to = Mover::Pole(frame.seat);
    let mut ruling = Ruling::change(Change::Move { card: frame.source, to });
    let source = frame.source;
    ruling = ruling.then(Step::Run(frame));
    for frame in timing::triggered(table, cards::veto::Event::EntersPlay, source) {
        ruling = ruling.then(Step::Run(frame));
    }
    ruling
}

fn attach(table: &Table, frame: Box<Frame>) -> Ruling {
    rule!("MB 87");
    let host = frame.bound.first(0).expect("a host was chosen and checked again");
    if table.kind(frame.source) == Kind::Moderunek {
        rule!("MB 59");
        rule!("MB 9");
    }
    let to = Mover::Attach { host, by: frame.seat };
    Ruling::change(Change::Move { card: frame.source, to }).then(Step::Run(frame))
}

fn underlay(table: &Table, frame: &Frame) -> Ruling {
    rule!("MB 61");
    let host = frame.bound.first(0).expect("a postać was chosen");
    if usize::from(table.rules().sztych_limit) <= table.under(host).count() {
        rule!("MB 73"); // A card's text allows more than the general rule.
    }
    let to = Mover::Under { host, by: frame.seat };
    Ruling::change(Change::Move { card: frame.source, to })
}

fn entry_kreski(table: &Table, frame: Box<Frame>) -> Ruling {
    rule!("MB 37");
    let amount = table::stat(table, frame.source, Stat::Kreski) as u8;
    let take = Change::Kreski { from: None, to: Some(frame.seat), amount };
    Ruling::nothing().by(cite!("MB 37"), take).then(Step::Run(frame))
}

/// A resolved efekt is discarded; a sztych lies beside the duel until its end.
fn finish(table: &Table, frame: &Frame) -> Ruling {
    let card = frame.source;
    if table.kind(card) == Kind::Sztych && table.duel.is_some() {
        return Ruling::change(Change::Duel(DuelChange::Played(frame.seat, card)));
    }
    Ruling::change(Change::Move { card, to: Mover::Lazaret })
}

fn lastings(
    table: &Table,
    frame: &Frame,
    cards: &Cards,
    change: &Lasts,
    span: cards::veto::Span,
) -> SmallVec<[Lasting; 4]> {
    let context = Context::of(frame);
    let what = match change {
        Lasts::Stat(stat, amount) => What::Stat(*stat, context.signed(table, amount)),
        Lasts::Keyword(keyword) => What::Keyword(*keyword),
        Lasts::Ban(ban) => What::Ban(*ban),
    };
    let source = table.card(frame.source).def;
    let lasting = |subject| Lasting { subject, what, span, source };
    if let Cards::Who(who) = cards {
        let seats = table.seats.seats().filter(|it| context.is(table, *who, *it));
        return seats.map(|it| lasting(Subject::Seat(it))).collect();
    }
    let cards = affected(table, frame, cards).into_iter();
    cards.filter(|it| table.in_play(*it)).map(|it| lasting(Subject::Card(it))).collect()
}

/// Can everything the declaration asks for be chosen and paid?
pub(crate) fn can_declare(table: &Table, plan: Plan) -> Result<(), Reason> {
    let context = plan.context();
    let mut dukaty = i32::from(table.seats[plan.seat].dukaty);
    for op in table.catalog.0.program(plan.program) {
        match op {
            Op::Commit | Op::Underlay => break,
            Op::Choose { up_to: false, filter, by: Who::You, .. } => {
                let allowed = |card| is_allowed(table, plan.program, plan.source, card);
                if !visit(table, &context, filter, allowed) {
                    return Err(timing::why_no_target(table, plan));
                }
            }
            Op::Cost(act) => deeds::can_pay(table, &context, act, &mut dukaty)?,
            _ => {}
        }
    }
    Ok(())
}
