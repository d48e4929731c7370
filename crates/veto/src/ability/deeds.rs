//! The verbs of the card language.

use cards::{
    lang::{Amount, What as Whats, Who},
    veto::{Ban, Kind, Resource, Verb},
};
use kernel::{CardId, Frame};
use rulebook::{cite, rule};
use smallvec::SmallVec;

use super::{Cards, Context, candidates, program::Act};
use crate::{
    illegal::Reason,
    ruling::Ruling,
    table::{self, Change, Mover, Place, Table},
};

/// Does the deed, and says whether it was done in full.
pub(super) fn deed(table: &Table, frame: &Frame, act: &Act) -> (Ruling, bool) {
    match &act.deed.what {
        Whats::Amount(amount) => draw(table, frame, act, amount),
        Whats::Resource { amount, resource, from } => {
            markers(table, frame, act, amount, *resource, *from)
        }
        Whats::Cards(_) => on_cards(table, frame, act),
    }
}

fn draw(
    table: &Table,
    frame: &Frame,
    act: &Act,
    amount: &Amount<cards::veto::Veto>,
) -> (Ruling, bool) {
    let context = Context::of(frame);
    let seat = context.doer(table, act.deed.by);
    let wanted = context.amount(table, amount).clamp(0, 60) as usize;
    let there = table.seats[seat].kredens.len() + table.seats[seat].lazaret.len();
    let ruling = (0..wanted).fold(Ruling::nothing(), |it, _| it.and(Change::Draw(seat)));
    (ruling, wanted <= there)
}

fn markers(
    table: &Table,
    frame: &Frame,
    act: &Act,
    amount: &Amount<cards::veto::Veto>,
    resource: Resource,
    from: Option<Who>,
) -> (Ruling, bool) {
    let context = Context::of(frame);
    let doer = context.doer(table, act.deed.by);
    let amount = context.amount(table, amount).clamp(0, 100) as u8;
    let (from, to) = match act.deed.verb {
        Verb::Take => (from.map(|it| context.doer(table, it)), Some(doer)),
        _ => (Some(doer), None),
    };
    let has = match (from, resource) {
        (Some(seat), Resource::Kreski) => u16::from(table.seats[seat].kreski),
        (Some(seat), Resource::Dukaty) => table.seats[seat].dukaty,
        (None, Resource::Kreski) => table.pool.into(),
        (None, Resource::Dukaty) => u16::MAX,
    };
    let change = match resource {
        Resource::Kreski => Change::Kreski { from, to, amount },
        Resource::Dukaty => Change::Dukaty { from, to, amount },
    };
    (Ruling::change(change), u16::from(amount) <= has)
}

fn on_cards(table: &Table, frame: &Frame, act: &Act) -> (Ruling, bool) {
    let cards = affected(table, frame, &act.cards);
    let wanted = cards.len();
    let mut ruling = Ruling::nothing();
    let mut done = 0;
    for card in cards {
        let Some(changes) = on_card(table, frame, act.deed.verb, card) else { continue };
        done += 1;
        for change in changes {
            ruling = ruling.and(change);
        }
    }
    if act.deed.verb == Verb::Find {
        rule!("MB 82");
        ruling = ruling.by(cite!("MB 82"), Change::Shuffle(frame.seat));
    }
    (ruling, wanted != 0 && done == wanted)
}

/// What the verb does to one card, or nothing if it cannot.
fn on_card(
    table: &Table,
    frame: &Frame,
    verb: Verb,
    card: CardId,
) -> Option<SmallVec<[Change; 2]>> {
    let state = table.card(card);
    let in_play = table.in_play(card) || state.place == Place::Under;
    let movable = state.place != Place::Frakcja;
    let to = |to| Change::Move { card, to };
    let one = |change| Some(SmallVec::from_iter([change]));
    if state.place == Place::Zalnik && !table.rules().removed_may_return {
        rule!("MB 93");
        return None;
    }
    match verb {
        Verb::Zaznacz => {
            (in_play && !state.zaznaczona).then(|| SmallVec::from_iter([Change::Tap(card)]))
        }
        Verb::Odznacz => {
            let free = table::forbidden(table, card, Ban::Untap).is_none();
            (in_play && state.zaznaczona && free)
                .then(|| SmallVec::from_iter([Change::Untap(card)]))
        }
        Verb::Discard if movable && state.place != Place::Lazaret => one(to(Mover::Lazaret)),
        Verb::Remove if movable => one(to(Mover::Zalnik)),
        Verb::Return if movable && state.place != Place::Dwor => {
            rule!("MB 80");
            one(to(Mover::Dwor))
        }
        Verb::Find => {
            rule!("MB 80");
            rule!("MB 81");
            Some(SmallVec::from_iter([Change::Reveal(card), to(Mover::Dwor)]))
        }
        Verb::See => one(Change::Show { to: frame.seat, card }),
        Verb::Wound if in_play && table.kind(card) == Kind::Postac => one(to(Mover::Lazaret)),
        Verb::Kill if in_play && table.kind(card) == Kind::Postac => one(to(Mover::Zalnik)),
        Verb::Negate => {
            let top = table.stos.last()?;
            (top.source == card && !top.negated).then(|| SmallVec::from_iter([Change::NegateTop]))
        }
        _ => None,
    }
}

/// The cards an instruction concerns.
pub(super) fn affected(table: &Table, frame: &Frame, cards: &Cards) -> SmallVec<[CardId; 16]> {
    let context = Context::of(frame);
    match cards {
        Cards::Nobody | Cards::Who(_) => SmallVec::new(),
        Cards::Ref(reference) => context.reference(table, *reference).into_iter().collect(),
        Cards::Slot(slot) => frame.bound.get(*slot).collect(),
        Cards::Each(filter) => candidates(table, &context, filter),
    }
}

/// Can this cost be paid, after what is spent already?
pub(super) fn can_pay(
    table: &Table,
    context: &Context,
    act: &Act,
    dukaty: &mut i32,
) -> Result<(), Reason> {
    match (&act.deed.what, act.deed.verb) {
        (Whats::Resource { amount, resource: Resource::Dukaty, .. }, _) => {
            let price = context.amount(table, amount);
            if *dukaty < price {
                return Err(Reason::TooFewDukaty { price, has: *dukaty });
            }
            *dukaty -= price;
        }
        (Whats::Resource { amount, resource: Resource::Kreski, .. }, _) => {
            let price = context.amount(table, amount);
            let has = i32::from(table.seats[context.seat].kreski);
            if has < price {
                return Err(Reason::TooFewKreski { price, has });
            }
        }
        (_, Verb::Zaznacz) => {
            if let Cards::Ref(reference) = act.cards
                && let Some(card) = context.reference(table, reference)
                && table.card(card).zaznaczona
            {
                return Err(Reason::Zaznaczona(card));
            }
        }
        _ => {}
    }
    Ok(())
}
