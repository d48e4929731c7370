//! What is begun or goes off though nothing is answered: at a moment of the round,
//! and when a card that does not stay in play is resolved.

use cards::veto::{Event, Head, Moment};
use kernel::Seat;
use rulebook::rule;

use super::{
    Context, Plan,
    catalog::Way,
    nadane::gifts,
    timing::{answers, is_ready},
};
use crate::{
    illegal::Reason,
    ruling::Ruling,
    step::Step,
    table::{Change, Object, ObjectKind, StosChange, Table},
};

/// Is the window open in which `seat` may begin this replika?
pub(super) fn is_open(table: &Table, seat: Seat, way: &Way, moment: Moment) -> Result<(), Reason> {
    if way.head != Head::Replika || table.okno.moment != Some(moment) || !table.stos.is_empty() {
        return Err(Reason::NotTheMoment);
    }
    if table.okno.begun.contains(seat) {
        return Err(Reason::AlreadyBegun);
    }
    Ok(())
}

/// Could this seat, for all that everybody knows, begin something at this moment?
pub(crate) fn may_begin(table: &Table, seat: Seat, moment: Moment) -> bool {
    let kompania = &table.seats[seat];
    if table.okno.begun.contains(seat) {
        return false;
    }
    if table.gives_rules()
        && gifts(table, seat).iter().any(|(it, way)| answers(table, seat, *it, way).is_ok())
    {
        return true;
    }
    if !kompania.at_moments.any(moment) {
        return false;
    }
    let hides_nothing = kompania.hides_nothing(table);
    let mut repliki =
        kompania.repliki.iter().filter(|it| table.facts(*it).moments.contains(moment));
    repliki.any(|it| match table.in_play(it) {
        true => {
            let mut ways = table.def(it).ways.iter();
            table.user(it) == Some(seat) && ways.any(|way| answers(table, seat, it, way).is_ok())
        }
        false => !hides_nothing,
    })
}

/// The abilities that go off at this moment follow, those of the holder of the initiative first.
pub(crate) fn go_off_at(table: &Table, moment: Moment, ruling: &mut Ruling) {
    let before = ruling.then.len();
    for seat in table.in_order() {
        for source in table.usable(seat, Head::Trigger) {
            for way in table.def(source).ways.iter().filter(|it| it.moment == Some(moment)) {
                let context = Context::new(source, seat, None);
                if way.head == Head::Trigger && is_ready(table, &context, way) {
                    let plan = Plan { program: way.program, source, seat, it: None };
                    ruling.then(Step::Run(plan.frame()));
                }
            }
        }
    }
    if before < ruling.then.len() {
        ruling.then(Step::OfferTriggered);
    }
}

/// The triggered abilities of a card that does not stay in play, when it is about
/// to be resolved or has left the stos. Says whether there are any.
pub(crate) fn played(table: &Table, top: &Object, event: Event, ruling: &mut Ruling) -> bool {
    let card = top.source;
    if top.kind != ObjectKind::Card || !table.facts(card).begins(Head::Trigger) {
        return false;
    }
    let context = Context::new(card, top.controller, None);
    let hears = |it: &&Way| {
        it.head == Head::Trigger && it.event.as_ref().is_some_and(|it| it.event == event)
    };
    let before = ruling.then.len();
    for way in table.def(card).ways.iter().filter(hears) {
        if is_ready(table, &context, way) {
            rule!("AH 603.2.a");
            let plan =
                Plan { program: way.program, source: card, seat: top.controller, it: Some(card) };
            ruling.then(Step::Run(plan.frame()));
        }
    }
    let heard = before < ruling.then.len();
    if heard && table.rules().triggers_on_stos {
        ruling.then(Step::OfferTriggered);
    }
    heard
}

/// A played card is about to be resolved: what it sets off comes first, once.
pub(crate) fn goes_off_before(table: &Table, top: &Object, ruling: &mut Ruling) -> bool {
    if table.na_stosie.gone_off.contains(&top.source) || !played(table, top, Event::Plays, ruling) {
        return false;
    }
    rule!("AH 603.2.b");
    ruling.and(Change::Stos(StosChange::GoneOff(top.source)));
    if !table.rules().triggers_on_stos {
        ruling.then(Step::ResolveTop);
    }
    true
}
