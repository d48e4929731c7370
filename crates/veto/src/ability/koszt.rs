//! AH 116 — Koszt: what a declaration costs, and whether all of it can be paid.

use cards::{
    lang::{Reference, What as Whats},
    veto::{Kind, Resource, Verb},
};
use kernel::{CardId, Frame, Seat};
use rulebook::{cite, rule};

use super::{
    Cards, Context, Op, Plan,
    choosing::meets,
    context::visit,
    deeds::{deed, is_lasting},
    program::{Act, Demand},
};
use crate::{
    illegal::Reason,
    ruling::Ruling,
    table::{Place, Table, Znacznik},
};

/// What a player has left while the parts of a price are added up.
pub(super) struct Purse {
    dukaty: i32,
    kreski: i32,
}

impl Purse {
    pub(super) fn of(table: &Table, seat: Seat) -> Purse {
        let kompania = &table.seats[seat];
        Purse { dukaty: kompania.dukaty.into(), kreski: kompania.kreski.into() }
    }

    pub(super) fn pay(&mut self, resource: Resource, price: i32) -> Result<(), Reason> {
        let (has, too_few) = match resource {
            Resource::Dukaty => {
                let has = self.dukaty;
                (&mut self.dukaty, Reason::TooFewDukaty { price, has })
            }
            Resource::Kreski => {
                let has = self.kreski;
                (&mut self.kreski, Reason::TooFewKreski { price, has })
            }
        };
        if *has < price {
            return Err(too_few);
        }
        *has -= price;
        Ok(())
    }
}

/// Pays the cost, if it can still be paid with all that `price` begins with: a card is paid for when it
/// resolves, and by then it may be too dear.
pub(super) fn pay(
    table: &Table,
    frame: &Frame,
    act: &Act,
    price: &[Op],
    ruling: &mut Ruling,
) -> bool {
    rule!("AH 116.1");
    rule!("AH 116.3");
    rule!("AH 116.3.a");
    let payable = !is_unpaid(table, frame, price, 0) && is_payable(table, frame, act);
    if payable {
        deed(table, frame, act, ruling);
    }
    payable
}

/// Can this cost be paid now, with what was chosen for it?
fn is_payable(table: &Table, frame: &Frame, act: &Act) -> bool {
    let chosen = match act.cards {
        Cards::Slot(slot) => {
            let pays = |it| can_be_done(table, frame.source, act.deed.verb, it);
            0 < frame.bound.count(slot) && frame.bound.get(slot).all(pays)
        }
        _ => true,
    };
    let mut purse = Purse::of(table, frame.seat);
    chosen && can_pay(table, &Context::at(frame, act.named), act, &mut purse).is_ok()
}

/// Can this cost be paid, after what is spent already? What is chosen for it `can_choose` has looked at.
pub(super) fn can_pay(
    table: &Table,
    context: &Context,
    act: &Act,
    purse: &mut Purse,
) -> Result<(), Reason> {
    if let Whats::Resource { amount, resource, .. } = &act.deed.what {
        return purse.pay(*resource, context.amount(table, amount));
    }
    let Cards::Ref(reference) = act.cards else { return Ok(()) };
    let unpayable = Reason::Unpayable(cite!("AH 116.3"));
    let card = context.reference(table, reference).ok_or(unpayable)?;
    let own = reference == Reference::This || table.card(card).controller == context.seat;
    match act.deed.verb {
        _ if !own => Err(Reason::Unpayable(cite!("AH 116.2.b"))),
        Verb::Fire if !table.bears(card, Znacznik::Gotowosc) => Err(Reason::NotReady(card)),
        Verb::Zaznacz if table.card(card).zaznaczona => Err(Reason::Zaznaczona(card)),
        verb if is_kept(table, context.source, verb, card) => {
            Err(Reason::Keyword(cite!("AH 700.1.rr")))
        }
        verb if !can_be_done(table, context.source, verb, card) => Err(unpayable),
        _ => Ok(()),
    }
}

/// May this card be chosen to pay with: does the player dispose of it, and can be done with it what the price says?
pub(super) fn may_pay(
    table: &Table,
    (seat, source): (Seat, CardId),
    verb: Verb,
    card: CardId,
) -> bool {
    let own = table.card(card).controller == seat;
    if own {
        rule!("AH 116.2.b");
    }
    own && can_be_done(table, source, verb, card)
}

/// Are there so many cards to choose from as the declaration wants? A price takes all it names, a target one.
pub(super) fn can_choose(
    table: &Table,
    plan: Plan,
    (demand, count): (Demand, u8),
    filter: &cards::veto::Filter,
) -> Result<(), Reason> {
    let context = plan.context();
    let is_price = matches!(demand, Demand::MayPay(_));
    let (mut missing, mut foreign) = (if is_price { count } else { 1 }, false);
    let enough = visit(table, &context, filter, |card| {
        foreign |= table.card(card).controller != plan.seat;
        missing -= u8::from(meets(table, (plan.seat, plan.source), demand, card));
        missing == 0
    });
    match (enough, is_price, foreign) {
        (true, ..) => Ok(()),
        (_, false, _) => Err(Reason::NoTarget),
        (.., true) => Err(Reason::Unpayable(cite!("AH 116.2.b"))),
        _ => Err(Reason::Unpayable(cite!("AH 116.3"))),
    }
}

/// Would doing it change anything? What is done in vain pays for nothing.
fn can_be_done(table: &Table, source: CardId, verb: Verb, card: CardId) -> bool {
    let place = table.card(card).place;
    let in_play = table.in_play(card);
    let gone = matches!(place, Place::Frakcja | Place::Zalnik);
    match verb {
        Verb::Zaznacz => in_play && !table.card(card).zaznaczona,
        Verb::Discard => !gone && place != Place::Lazaret && !is_kept(table, source, verb, card),
        Verb::Remove => !gone && !is_kept(table, source, verb, card),
        Verb::Return => !gone && place != Place::Dwor,
        Verb::Tire => in_play && !table.bears(card, Znacznik::Zmeczenie),
        Verb::Embolden => {
            table.kind(card) == Kind::Postac && in_play && !table.bears(card, Znacznik::Agitacja)
        }
        _ => true,
    }
}

/// Does it stay in play whatever another card does to it?
fn is_kept(table: &Table, source: CardId, verb: Verb, card: CardId) -> bool {
    card != source && table.in_play(card) && is_lasting(table, verb, card)
}

/// What is paid together, from the first of these instructions on.
fn together(ops: &[Op]) -> impl Iterator<Item = &Act> {
    ops.iter().map_while(|it| match it {
        Op::Cost(act) => Some(act),
        _ => None,
    })
}

/// What can no longer be paid for when it takes effect does nothing and costs nothing: what
/// `ops` begin with, after so many dukaty of lafa.
pub(super) fn is_unpaid(table: &Table, frame: &Frame, ops: &[Op], lafa: u8) -> bool {
    let rules = table.rules();
    let late = rules.keywords.have_rules() && table.card(frame.source).place == Place::Stos;
    if !late && !rules.abilities_paid_late {
        return false;
    }
    let mut purse = Purse::of(table, frame.seat);
    let unpaid = purse.pay(Resource::Dukaty, lafa.into()).is_err()
        || together(ops)
            .any(|it| can_pay(table, &Context::at(frame, it.named), it, &mut purse).is_err());
    if !unpaid {
        rule!("I2 3.3.3.5");
    }
    unpaid
}

/// Who refuses a surcharge bears everything else.
pub(super) fn pay_the_rest(table: &Table, frame: &Frame, ops: &[Op], ruling: &mut Ruling) {
    for act in together(ops) {
        deed(table, frame, act, ruling);
    }
}

/// The dukaty a declaration costs besides the lafa of a card.
pub(crate) fn dukaty(table: &Table, plan: Plan) -> i32 {
    let program = table.catalog.0.program(plan.program);
    let price = |op: &Op| match op {
        Op::Cost(Act { deed, .. }) => match &deed.what {
            Whats::Resource { amount, resource: Resource::Dukaty, .. } => {
                plan.context().amount(table, amount)
            }
            _ => 0,
        },
        _ => 0,
    };
    // What may be paid instead of the lafa is not paid besides.
    let ops = &program.ops[..program.demanding];
    let besides = ops.iter().position(|it| *it == Op::PayLafa).unwrap_or(0);
    ops[besides..].iter().map(price).sum()
}
