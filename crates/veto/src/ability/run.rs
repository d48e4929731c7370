//! One instruction at a time.

use cards::veto::{Head, Kind, Stat};
use kernel::{Bound, CardId, Dice, Frame};
use rulebook::{cite, rule};
use smallvec::SmallVec;

use super::{
    Cards, Context, IT, Op,
    choosing::{first_open, is_hidden, is_open, is_search, may_stop, open_candidates},
    context::{draw, kinds},
    deeds::{self, affected},
    entering, koszt, kredens,
    limity::{count_in_total, may_be_used},
    named::Named,
    program::{Change as Lasts, Check, Demand, Still},
    wojsko, zamiast,
};
use crate::{
    ch1_ogolne::r119_stos,
    ch5_runda::{r513_pojedynek, r514_potyczka},
    ch7_slowa::{r700_lucznik, r700_zamek, r705_podlaczane},
    choice::Choice,
    ruling::Ruling,
    step::{Ask, Step},
    table::{self, Change, DuelChange, Lasting, Mover, Place, Subject, Table, What},
};

pub(super) fn op<'t>(table: &'t Table, frame: &Frame) -> Option<&'t Op> {
    table.catalog.0.program(frame.program).ops.get(usize::from(frame.position))
}

/// Takes instructions until one changes the table, asks, or is the last. What is written
/// before the first of them (that somebody acts or answers) makes no difference to it.
pub(crate) fn run(table: &Table, frame: &mut Frame, ruling: &mut Ruling) {
    let ops = &table.catalog.0.program(frame.program).ops;
    while let Some(op) = ops.get(usize::from(frame.position)) {
        // What came before happens before anything else is looked at.
        if frame.position != 0 && !ruling.changes.is_empty() {
            ruling.then.insert(0, Step::Run(*frame));
            return;
        }
        frame.position += 1;
        match op {
            op if op.asks() => {
                frame.position -= 1;
                if asks(table, frame, op, ruling) {
                    return;
                }
            }
            Op::Cost(act) => {
                let price = &ops[usize::from(frame.position) - 1..];
                if !koszt::pay(table, frame, act, price, ruling) {
                    return fizzle(table, frame, ruling);
                }
            }
            Op::Do(act) if entering::unnamed(table, frame, act).is_some() => {
                let at = Frame { position: frame.position - 1, ..*frame };
                ruling.then(Step::Ask { frame: at, by: frame.seat, kind: Ask::Name });
                return;
            }
            Op::Do(act) => frame.done = deeds::deed(table, frame, act, ruling),
            Op::Commit => return commit(table, frame, ruling),
            Op::Remember { slot } => {
                let host = table.card(frame.source).host;
                host.into_iter().for_each(|it| frame.bound.add(*slot, it));
            }
            Op::Recheck(checks) => {
                if !recheck(table, frame, checks) {
                    return fizzle(table, frame, ruling);
                }
            }
            Op::PayLafa if entering::is_dearer(table, frame) => {
                let at = Frame { position: frame.position - 1, ..*frame };
                ruling.then(Step::Ask { frame: at, by: frame.seat, kind: Ask::Surcharge });
                return;
            }
            Op::PayLafa => {
                if !entering::pay_lafa(table, frame, ruling) {
                    return entering::too_dear(table, frame, ruling);
                }
            }
            Op::Underlay => entering::underlay(table, frame, ruling),
            Op::EntryKreski => entering::entry_kreski(table, frame, ruling),
            Op::Challenge => r513_pojedynek::declare(table, frame, ruling),
            Op::Last { cards, change, span, named } => {
                frame.done = last(table, (frame, *named), cards, change, *span, ruling);
            }
            Op::IfDone { or } => {
                if !frame.done {
                    frame.position = *or;
                }
            }
            Op::IfFirst { or } if !is_first(table, frame) => frame.position = *or,
            Op::IfFirst { .. } => {}
            Op::Jump(to) => frame.position = *to,
            Op::Finish => finish(table, frame, ruling),
            rare => match aside(table, *frame, rare, ruling) {
                Some(result) => frame.done = result,
                None => return,
            },
        }
    }
}

/// Does whoever runs the program come first where all choose or act at once?
fn is_first(table: &Table, frame: &Frame) -> bool {
    rule!("AH 101.4");
    rule!("AH 117.2");
    table.first_to_act() == frame.seat
}

/// An instruction few cards have: was it done in full? None if the program goes on
/// some other time.
fn aside(table: &Table, rest: Frame, op: &Op, ruling: &mut Ruling) -> Option<bool> {
    match op {
        Op::PutOut { karmazyni } => entering::put_out(table, &rest, *karmazyni, ruling),
        Op::Attach => entering::attach(table, &rest, ruling),
        Op::War(op) => wojsko::run(table, &rest, *op, ruling),
        Op::Meet { one, other, potyczka } => meet(table, rest, (one, other), *potyczka, ruling),
        Op::Shield { target, shield } => {
            let at = Frame { position: rest.position - 1, ..rest };
            let by = r700_lucznik::who_shields(table, &at, *target, *shield);
            let Some(by) = by else { return Some(rest.done) };
            ruling.then(Step::Ask { frame: at, by, kind: Ask::Card });
        }
        Op::Tuck { card, host, search } => {
            let tucked = r705_podlaczane::tuck(table, &rest, card, host, ruling);
            if *search {
                ruling.by(cite!("MB 82"), Change::Shuffle(rest.seat));
            }
            return Some(tucked);
        }
        Op::Browse { count } => kredens::browse(table, &rest, *count, ruling),
        Op::Buy { slot } => return Some(kredens::buy(table, &rest, *slot, ruling)),
        Op::Shot { target, shield } => {
            return Some(r700_lucznik::hit(table, &rest, *target, *shield, ruling));
        }
        _ => unreachable!("{op:?} is taken by `run`"),
    }
    None
}

/// Asks what an instruction asks, unless there is only one answer for all to see: then the
/// program goes on with it.
fn asks(table: &Table, frame: &mut Frame, op: &Op, ruling: &mut Ruling) -> bool {
    let (by, kind) = match op {
        Op::May { .. } => (frame.seat, Ask::May),
        Op::Either { .. } => (frame.seat, Ask::OneOf),
        Op::Order(_) => (frame.seat, Ask::Order),
        Op::Instead { lafa, .. } => match zamiast::asks(table, frame, *lafa) {
            Some(kind) => (frame.seat, kind),
            None => return false,
        },
        Op::Choose { slot, by, count, up_to, filter, demand, named } => {
            let context = Context::at(frame, *named);
            // How many of those looked at can be paid for everybody sees.
            let hidden = is_hidden(filter) && !matches!(demand, Demand::OnTop(_));
            if hidden && *demand == Demand::Together {
                rule!("AH 101.5");
            }
            let enough = *count <= frame.bound.count(*slot);
            let (first, several) = match enough || hidden {
                true => (None, false),
                false => first_open(table, (frame, &context), *slot, filter, *demand),
            };
            if enough || (first.is_none() && !hidden) {
                frame.position += 1;
                return false;
            }
            let may_stop = may_stop(table, frame, (*slot, *up_to), filter);
            if let (Some(only), false, false) = (first, several, may_stop) {
                frame.bound.add(*slot, only);
                return false;
            }
            rule!("AH 101.7");
            (context.doer(table, *by), Ask::Card)
        }
        _ => unreachable!("only these ask"),
    };
    ruling.then(Step::Ask { frame: *frame, by, kind });
    true
}

/// Every answer to what the frame asks.
pub(crate) fn choices(table: &Table, frame: &Frame, into: &mut Vec<Choice>) {
    match op(table, frame) {
        Some(Op::May { .. } | Op::PayLafa | Op::Instead { .. }) => {
            into.extend([Choice::Yes, Choice::No])
        }
        Some(Op::Either { .. } | Op::Do(_)) => into.extend([Choice::Way(0), Choice::Way(1)]),
        Some(Op::Shield { target, shield }) => {
            let open = r700_lucznik::shields(table, frame, *target, *shield);
            into.extend(open.map(Choice::Pick));
            into.push(Choice::Done);
        }
        Some(Op::Order(ways)) => into.extend((0..ways.len() as u8).map(Choice::Way)),
        Some(Op::Choose { slot, up_to, filter, demand, named, .. }) => {
            let context = Context::at(frame, *named);
            let open = open_candidates(table, (frame, &context), *slot, filter, *demand);
            if is_search(filter) {
                into.extend(kinds(table, &open).into_iter().map(Choice::Find));
            } else {
                rule!("AH 110.5");
                into.extend(open.iter().map(|it| Choice::Pick(*it)));
            }
            let may_decline = is_search(filter) && table.rules().search_may_decline;
            let may_stop = may_stop(table, frame, (*slot, *up_to), filter);
            if may_stop || open.is_empty() || may_decline {
                into.push(Choice::Done);
            }
        }
        _ => unreachable!("a frame that asks stands at a question"),
    }
}

/// One of the answers to what the frame asks, each as likely as the others. Of cards for all to see
/// one is drawn until it may be chosen, which takes fewer looks than a list.
pub(crate) fn any_answer(
    table: &Table,
    frame: &Frame,
    dice: &mut Dice,
    offered: &mut Vec<Choice>,
) -> Choice {
    if let Some(Op::Choose { slot, up_to, filter, demand, named, .. }) = op(table, frame)
        && !is_hidden(filter)
    {
        let context = Context::at(frame, *named);
        let may_stop = may_stop(table, frame, (*slot, *up_to), filter);
        let open = |card| is_open(table, frame, *slot, *demand, card);
        let drawn = draw(table, &context, filter, (dice, may_stop), open);
        return drawn.map_or(Choice::Done, Choice::Pick);
    }
    choices(table, frame, offered);
    dice.draw(offered).expect("a question has an answer")
}

pub(crate) fn legal_answer(table: &Table, frame: &Frame, choice: Choice) -> bool {
    if let Some(Op::Choose { slot, filter, demand, named, .. }) = op(table, frame)
        && let Choice::Pick(card) = choice
    {
        let context = Context::at(frame, *named);
        return !is_search(filter)
            && context.matches(table, filter, card)
            && is_open(table, frame, *slot, *demand, card);
    }
    let mut legal = Vec::new();
    choices(table, frame, &mut legal);
    legal.contains(&choice)
}

/// Goes on with the answer.
pub(crate) fn answer(table: &Table, mut frame: Frame, choice: Choice, ruling: &mut Ruling) {
    match (op(table, &frame), choice) {
        (Some(Op::May { or }), Choice::No) => {
            // What hangs on it by "then" does not happen either.
            (frame.position, frame.done) = (*or, false);
        }
        (Some(Op::Instead { lafa, .. }), Choice::No) => frame.position = *lafa,
        (Some(Op::Instead { .. }), _) => {
            rule!("AH 112.11");
            frame.position += 1;
        }
        (Some(Op::PayLafa), Choice::No) => {
            frame.position += 1;
            entering::pay_basic_cost(table, &frame, ruling);
            return fizzle(table, &frame, ruling);
        }
        (Some(Op::PayLafa), _) => {
            frame.position += 1;
            entering::pay_lafa(table, &frame, ruling);
        }
        (Some(Op::Do(act)), Choice::Way(way)) => {
            entering::name(table, &frame, act, way, ruling);
            ruling.then(Step::Run(frame));
            return;
        }
        (Some(Op::Either { other, .. }), Choice::Way(1)) => frame.position = *other,
        (Some(Op::Order(ways)), Choice::Way(way)) => {
            rule!("AH 119.9");
            frame.position = ways[usize::from(way)].0;
        }
        (Some(Op::Choose { slot, .. } | Op::Shield { shield: slot, .. }), Choice::Pick(card)) => {
            frame.bound.add(*slot, card);
        }
        (Some(Op::Choose { slot, filter, demand, named, .. }), Choice::Find(def)) => {
            let context = Context::at(&frame, *named);
            let open = open_candidates(table, (&frame, &context), *slot, filter, *demand);
            if let Some(card) = open.into_iter().find(|it| table.card(*it).def == def) {
                frame.bound.add(*slot, card);
            }
        }
        _ => frame.position += 1,
    }
    run(table, &mut frame, ruling);
}

/// The declaration is complete: on the stos with it.
fn commit(table: &Table, frame: &mut Frame, ruling: &mut Ruling) {
    let is_played = table.facts(frame.source).is_played;
    let from_hand = match table.card(frame.source).place {
        Place::Dwor | Place::Under => true,
        Place::Lazaret | Place::Zalnik => is_played && !is_trigger(table, frame),
        _ => false,
    };
    if 0 < frame.bound.count(0) {
        rule!("AH 113.1");
    }
    if from_hand {
        rule!("MB 86");
        count_in_total(table, frame, ruling);
        return r119_stos::declare_card(*frame, ruling);
    }
    let Some((way, number)) = table.way_run_by(frame.source, frame.program) else {
        return r700_zamek::lend(table, frame, ruling);
    };
    if way.head == Head::Trigger && way.limit.is_some() {
        // What went off at the same time may have used the limit up.
        if may_be_used(table, frame.source, way).is_err() {
            return;
        }
        ruling.and(Change::Used { card: frame.source, ability: way.ability });
    }
    count_in_total(table, frame, ruling);
    match way.head {
        Head::Trigger if table.rules().triggers_on_stos => {
            let op = table.catalog.0.program(frame.program).ops.get(usize::from(frame.position));
            let optional = matches!(op, Some(Op::May { .. }));
            r119_stos::declare_trigger(*frame, number, optional, ruling);
        }
        Head::Trigger => run(table, frame, ruling),
        _ => r119_stos::declare_ability(*frame, number, ruling),
    }
}

/// What an efekt sets off after its play goes off from the lazaret.
fn is_trigger(table: &Table, frame: &Frame) -> bool {
    let way = table.way_run_by(frame.source, frame.program);
    way.is_some_and(|(it, _)| it.head == Head::Trigger)
}

/// AMB-06: what is no longer legal is left out. Is enough left? Without any legal target the card is
/// discarded and costs nothing, and so it is without all of its price.
fn recheck(table: &Table, frame: &mut Frame, checks: &[Check]) -> bool {
    let (mut targets, mut left) = (false, false);
    for Check { slot, filter, named, still } in checks {
        let context = Context::at(frame, *named);
        let legal = |it: &CardId| context.matches(table, filter, *it);
        let chosen = frame.bound.count(*slot);
        let count = frame.bound.get(*slot).filter(legal).count() as u8;
        if count != chosen && *still == Still::All {
            return false;
        }
        targets |= *still == Still::One;
        left |= *still == Still::One && 0 < count;
        if count != chosen {
            rule!("AH 101.3");
            let mut bound = Bound::default();
            for of in 0..=IT {
                let kept = frame.bound.get(of).filter(|it| of != *slot || legal(it));
                kept.for_each(|it| bound.add(of, it));
            }
            frame.bound = bound;
        }
    }
    left || !targets
}

pub(super) fn fizzle(table: &Table, frame: &Frame, ruling: &mut Ruling) {
    if table.card(frame.source).place == Place::Stos {
        ruling.and(Change::Move { card: frame.source, to: Mover::Lazaret });
    }
}

/// Two cards fight by the word of a card; what is left of the program waits until they have.
fn meet(
    table: &Table,
    rest: Frame,
    (one, other): (&Cards, &Cards),
    potyczka: bool,
    ruling: &mut Ruling,
) {
    let [one, other] =
        [one, other].map(|it| affected(table, &rest, it, Named::default()).first().copied());
    let done = match (one, other) {
        (Some(one), Some(other)) if potyczka => {
            r514_potyczka::without_challenge(table, one, other, ruling)
        }
        (Some(one), Some(other)) => r513_pojedynek::without_challenge(table, one, other, ruling),
        _ => false,
    };
    ruling.then(Step::Run(Frame { done, ..rest }));
}

/// A resolved efekt is discarded; a sztych lies beside the duel until its end.
fn finish(table: &Table, frame: &Frame, ruling: &mut Ruling) {
    let card = frame.source;
    let beside_duel =
        table.kind(card) == Kind::Sztych || frame.program == table.catalog.0.copying();
    if beside_duel && table.duel.is_some() {
        ruling.and(Change::Duel(DuelChange::Played(frame.seat, card)));
    } else if table.card(card).place == Place::Stos {
        rule!("AH 408.1.a");
        rule!("AH 511.1");
        rule!("I2 1.5.7");
        ruling.and(Change::Move { card, to: table::after_effect(table, card) });
    }
}

/// A change that lasts; says whether it concerned anybody.
fn last(
    table: &Table,
    (frame, named): (&Frame, Named),
    cards: &Cards,
    change: &Lasts,
    span: cards::veto::Span,
    ruling: &mut Ruling,
) -> bool {
    let found = lastings(table, (frame, named), cards, change, span);
    let done = !found.is_empty();
    for lasting in found {
        ruling.and(Change::Last(lasting));
    }
    if table.duel.is_some() && matches!(change, Lasts::Stat(Stat::Szabla | Stat::Bitnosc, _)) {
        if table.kind(frame.source) == Kind::Sztych {
            rule!("MB 14");
            rule!("MB 49");
        }
        ruling.and(Change::Duel(DuelChange::Stands));
    }
    done
}

fn lastings(
    table: &Table,
    (frame, named): (&Frame, Named),
    cards: &Cards,
    change: &Lasts,
    span: cards::veto::Span,
) -> SmallVec<[Lasting; 4]> {
    let context = Context::at(frame, named);
    let what = match change {
        Lasts::Stat(stat, amount) => What::Stat(*stat, context.signed(table, amount)),
        Lasts::Keyword(keyword) => What::Keyword(*keyword),
        Lasts::Ban(ban) => What::Ban(*ban),
        Lasts::Can(ban) => What::Can(*ban),
        Lasts::Lost(keyword) => What::Lost(*keyword),
        Lasts::Bears(..) => unreachable!("how many markers a card bears holds always"),
    };
    let source = table.card(frame.source).def;
    let lasting = |subject| Lasting { subject, what, span, source };
    if let Cards::Who(who) = cards {
        let seats = table.seats.seats().filter(|it| context.is(*who, *it));
        return seats.map(|it| lasting(Subject::Seat(it))).collect();
    }
    let cards = affected(table, frame, cards, named).into_iter();
    let there = |it: &CardId| match span {
        cards::veto::Span::Zagranie => table.card(*it).place == Place::Stos,
        _ => table.in_play(*it),
    };
    cards.filter(there).map(|it| lasting(Subject::Card(it))).collect()
}
