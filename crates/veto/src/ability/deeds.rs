//! The verbs of the card language.

use cards::{
    lang::{Amount, Target, What as Whats, Who},
    veto::{Keyword, Kind, Resource, Verb},
};
use kernel::{CardId, Frame, Seat};
use rulebook::{cite, rule};
use smallvec::SmallVec;

use super::{
    Cards, Context, candidates, choosing::is_search, entering, named::Named, program::Act,
};
use crate::{
    ch7_slowa::r700_kozak,
    ruleset::KeywordRules,
    ruling::Ruling,
    table::{
        self, Card, Change, Mover, Object, ObjectKind, OverReason, Place, StosChange, Table,
        WarChange, Znacznik,
    },
};

/// Does the deed, and says whether it was done in full.
pub(super) fn deed(table: &Table, frame: &Frame, act: &Act, ruling: &mut Ruling) -> bool {
    match &act.deed.what {
        Whats::Amount(amount) if act.deed.verb == Verb::Show => {
            show(table, frame, act, amount, ruling)
        }
        Whats::Amount(amount) => draw(table, frame, act, amount, ruling),
        Whats::Resource { amount, resource, from } => {
            let amount = Context::at(frame, act.named).amount(table, amount).clamp(0, 100) as u8;
            markers(table, frame, act, amount, (*resource, *from), ruling)
        }
        Whats::Cards(_) => on_cards(table, frame, act, ruling),
        Whats::Marker(marker, _) => strip(table, frame, act, (*marker).into(), ruling),
        Whats::Nothing => ends_the_game(table, frame, act, ruling),
        Whats::Pair(..) => unreachable!("a pair of targets has an instruction of its own"),
    }
}

/// Wins or loses the game by the word of a card.
fn ends_the_game(table: &Table, frame: &Frame, act: &Act, ruling: &mut Ruling) -> bool {
    let doer = Context::of(frame).doer(table, act.deed.by);
    let (winner, reason) = match act.deed.verb {
        Verb::WinGame => {
            rule!("AH 104.2.c");
            rule!("AH 104.9.a");
            (Some(doer), OverReason::WonByCard)
        }
        _ => {
            rule!("AH 104.5");
            (table.opponents(doer).next(), OverReason::LostByCard)
        }
    };
    if table.kind(frame.source) == Kind::Strategia {
        rule!("AH 308.2");
        rule!("I2 3.4.5");
    }
    ruling.by(reason.rule(), Change::Over { winner, reason });
    true
}

fn draw(
    table: &Table,
    frame: &Frame,
    act: &Act,
    amount: &Amount<cards::veto::Veto>,
    ruling: &mut Ruling,
) -> bool {
    let context = Context::at(frame, act.named);
    let seat = context.doer(table, act.deed.by);
    let wanted = context.amount(table, amount).clamp(0, 60) as usize;
    let there = table.seats[seat].kredens.len() + table.seats[seat].lazaret.len();
    (0..wanted).for_each(|_| {
        ruling.and(Change::Draw(seat));
    });
    wanted <= there
}

/// Whoever shows them shows them to the other side of the ability.
fn show(
    table: &Table,
    frame: &Frame,
    act: &Act,
    amount: &Amount<cards::veto::Veto>,
    ruling: &mut Ruling,
) -> bool {
    let context = Context::at(frame, act.named);
    let of = context.doer(table, act.deed.by);
    let to = if of == frame.seat { table.next_seat(of) } else { frame.seat };
    let wanted = context.amount(table, amount).clamp(0, 60) as u8;
    if wanted != 0 {
        ruling.and(Change::ShowByLot(of, to, wanted));
    }
    usize::from(wanted) <= table.seats[of].dwor.len()
}

fn markers(
    table: &Table,
    frame: &Frame,
    act: &Act,
    amount: u8,
    (resource, from): (Resource, Option<Who>),
    ruling: &mut Ruling,
) -> bool {
    let context = Context::of(frame);
    let doer = context.doer(table, act.deed.by);
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
    match (resource, from, to) {
        (Resource::Dukaty, Some(_), None) => {
            rule!("AH 106.1");
            rule!("AH 106.1.a");
            rule!("I2 3.1.7");
            rule!("AH 106.2");
            rule!("AH 116.4");
        }
        (Resource::Dukaty, _, _) => rule!("AH 106.3"),
        (Resource::Kreski, None, _) => rule!("AH 107.3"),
        (Resource::Kreski, Some(_), None) => {
            rule!("AH 107.3.a");
            rule!("AH 116.4.a");
        }
        (Resource::Kreski, Some(_), Some(_)) => rule!("AH 107.3.b"),
    }
    ruling.and(match resource {
        Resource::Kreski => Change::Kreski { from, to, amount },
        Resource::Dukaty => Change::Dukaty { from, to, amount },
    });
    u16::from(amount) <= has
}

fn on_cards(table: &Table, frame: &Frame, act: &Act, ruling: &mut Ruling) -> bool {
    let cards = affected(table, frame, &act.cards, act.named);
    let done = cards.iter().filter(|it| on_card(table, frame, act.deed.verb, **it, ruling)).count();
    if searches(act) {
        rule!("MB 82");
        if cards.is_empty() {
            rule!("AH 101.5.b");
        }
        ruling.by(cite!("MB 82"), Change::Shuffle(frame.seat));
    }
    !cards.is_empty() && done == cards.len()
}

/// Is the kredens looked through for it, whatever is done with the card that is found?
fn searches(act: &Act) -> bool {
    let chosen = |it: &Whats<cards::veto::Veto>| match it {
        Whats::Cards(Target::Choose { filter, .. }) => is_search(filter),
        _ => false,
    };
    act.deed.verb == Verb::Find || chosen(&act.deed.what)
}

/// Does the verb to one card, if it can be done.
fn on_card(table: &Table, frame: &Frame, verb: Verb, card: CardId, ruling: &mut Ruling) -> bool {
    let state = table.card(card);
    let in_play = table.in_play(card) || state.place == Place::Under;
    if is_out_of_reach(table, frame.source, verb, card) {
        return false;
    }
    if verb == Verb::PutOut {
        return entering::by_ability(table, frame, card, ruling);
    }
    let movable = state.place != Place::Frakcja;
    let postac = in_play && table.counts_as(card, Kind::Postac);
    let to = |to| Change::Move { card, to };
    mark(verb, state, (in_play, postac, card == frame.source));
    let change = match verb {
        Verb::Zaznacz if in_play && !state.zaznaczona => Change::Tap(card),
        Verb::Odznacz if in_play && state.zaznaczona && table::may_be_untapped(table, card) => {
            Change::Untap(card)
        }
        Verb::Discard if !may_be_discarded(table, card, frame.seat) => return false,
        Verb::Discard if movable && state.place != Place::Lazaret => to(Mover::Lazaret),
        Verb::Remove if movable => to(Mover::Zalnik),
        Verb::Return if movable && state.place != Place::Dwor => {
            rule!("MB 80");
            to(Mover::Dwor)
        }
        Verb::Find => {
            rule!("MB 80");
            rule!("MB 81");
            rule!("AH 101.5.a");
            rule!("I2 2.1.4");
            ruling.and(Change::Reveal(card));
            to(Mover::Dwor)
        }
        Verb::See => Change::Show { to: frame.seat, card },
        Verb::Wound if postac => to(Mover::Lazaret),
        Verb::MakeAbsent if table.in_play(card) && movable => absent(table, card, ruling),
        Verb::Kill if postac => {
            ruling.and(to(Mover::Zalnik));
            if table.kind(frame.source) == Kind::Postac {
                r700_kozak::mourn(table, card, frame.source, ruling);
            }
            table::killed(table, card)
        }
        Verb::Negate if table.stos.last().is_some_and(|it| it.source == card && !it.negated) => {
            Change::NegateTop
        }
        Verb::Spare if wounds(table, card) => Change::Stos(StosChange::Spare),
        Verb::Tire | Verb::Ready | Verb::Fire | Verb::Embolden | Verb::Blunt | Verb::Sharpen => {
            match marking(table, verb, card) {
                Some(change) => Change::War(change),
                None => return false,
            }
        }
        _ => {
            rule!("AH 101.3");
            rule!("AH 101.8");
            return false;
        }
    };
    ruling.and(change);
    true
}

/// Does the rule of some zone or keyword keep the card as it is, whatever the verb?
pub(super) fn is_out_of_reach(table: &Table, source: CardId, verb: Verb, card: CardId) -> bool {
    let place = table.card(card).place;
    if place == Place::Zalnik && !table.rules().removed_may_return {
        rule!("MB 93");
        rule!("I2 3.1.5");
        return true;
    }
    let in_play = table.in_play(card) || place == Place::Under;
    if in_play && card != source && is_lasting(table, verb, card) {
        return true;
    }
    if place != Place::Frakcja {
        return false;
    }
    if matches!(verb, Verb::Discard | Verb::Remove) {
        rule!("AH 308.3");
        rule!("AH 309.4");
    }
    if card == source || !table.rules().laid_out_untouched {
        return false;
    }
    match table.kind(card) {
        Kind::Strategia => rule!("I2 1.7.2"),
        _ => rule!("I2 1.1.2"),
    }
    true
}

/// Does the wound of this card lie on top of the stos?
fn wounds(table: &Table, card: CardId) -> bool {
    let wound = |it: &Object| matches!(it.kind, ObjectKind::Rana { .. }) && it.source == card;
    table.stos.last().is_some_and(wound)
}

/// May a card of this seat make somebody discard it?
pub(super) fn may_be_discarded(table: &Table, card: CardId, by: Seat) -> bool {
    let state = table.card(card);
    state.owner == by || state.place != Place::Dwor || !table.facts(card).stays_in_dwor
}

/// The card goes to the żalnik as an absent one and what it bears is discarded; by
/// the instruction it stays where it is.
fn absent(table: &Table, card: CardId, ruling: &mut Ruling) -> Change {
    if table.rules().keywords == KeywordRules::Instrukcja {
        rule!("I2 1.2.24");
        return Change::War(WarChange::Absent(card));
    }
    rule!("AH 409.1.b");
    rule!("AH 701.1");
    rule!("AH 701.2");
    rule!("AH 701.4");
    ruling.by(cite!("AH 701.2"), Change::Move { card, to: Mover::Zalnik });
    Change::War(WarChange::Absent(card))
}

/// Does a keyword keep this card in play whatever the verb? The wounded are discarded, the killed
/// and the absent are removed.
pub(super) fn is_lasting(table: &Table, verb: Verb, card: CardId) -> bool {
    let keywords = table.rules().keywords;
    let leaves = match verb {
        Verb::Discard | Verb::Remove | Verb::Wound | Verb::Kill => true,
        Verb::MakeAbsent => keywords == KeywordRules::Artykuly,
        _ => false,
    };
    let lasting =
        leaves && keywords.have_rules() && table::has_keyword(table, card, Keyword::Trwaly);
    if lasting {
        rule!("AH 700.1.rr");
        rule!("I2 1.5.3");
        if table.kind(card) == Kind::Ziemia {
            rule!("AH 306.3");
        }
    }
    lasting
}

/// Takes such a marker off each of the cards, where one lies still.
fn strip(table: &Table, frame: &Frame, act: &Act, znacznik: Znacznik, ruling: &mut Ruling) -> bool {
    let cards = affected(table, frame, &act.cards, act.named);
    let bearing = cards.iter().filter(|it| table.bears(**it, znacznik));
    let mut done = 0;
    for card in bearing {
        rule!("AH 118.5");
        ruling.and(Change::War(WarChange::Unmark(*card, znacznik)));
        done += 1;
    }
    0 < done && done == cards.len()
}

/// What a verb that lays or takes a marker does to this card, if it can be done.
fn marking(table: &Table, verb: Verb, card: CardId) -> Option<WarChange> {
    let znacznik = match verb {
        Verb::Tire => Znacznik::Zmeczenie,
        Verb::Embolden => Znacznik::Agitacja,
        Verb::Blunt => Znacznik::Szabla,
        Verb::Sharpen => Znacznik::Ostrosc,
        _ => Znacznik::Gotowosc,
    };
    let borne = table.bears(card, znacznik);
    match verb {
        _ if !table.in_play(card) => None,
        Verb::Fire if borne => {
            rule!("AH 700.1.a");
            Some(WarChange::Unmark(card, znacznik))
        }
        Verb::Fire => None,
        Verb::Embolden if borne || table.kind(card) != Kind::Postac => {
            rule!("AH 118.6.a");
            None
        }
        Verb::Tire if borne => None,
        _ if !table::may_be_marked(table, card, znacznik) => None,
        _ => {
            rule!("AH 118.1");
            rule!("AH 118.6");
            Some(WarChange::Mark(card, znacznik))
        }
    }
}

/// What the verb means for a card in this state.
fn mark(verb: Verb, state: &Card, (in_play, postac, own_source): (bool, bool, bool)) {
    match verb {
        Verb::Discard if in_play => rule!("AH 408.1.b"),
        Verb::Discard if state.place == Place::Dwor => rule!("AH 408.1.d"),
        Verb::Remove if own_source => rule!("AH 409.1.e"),
        Verb::Remove => {
            rule!("AH 409.1.c");
            rule!("I2 3.2.7");
        }
        Verb::Kill if postac => rule!("AH 409.1.d"),
        Verb::Find | Verb::Return => rule!("AH 117.4"),
        Verb::Zaznacz if state.zaznaczona => rule!("AH 121.3"),
        Verb::Zaznacz => rule!("AH 121.1"),
        _ => {}
    }
}

/// The cards an instruction concerns.
pub(crate) fn affected(
    table: &Table,
    frame: &Frame,
    cards: &Cards,
    named: Named,
) -> SmallVec<[CardId; 16]> {
    let context = Context::at(frame, named);
    match cards {
        Cards::Nobody | Cards::Who(_) => SmallVec::new(),
        // What has gone into a hidden zone meanwhile is not the object it was.
        Cards::Ref(reference) => {
            let there =
                |it: &CardId| !matches!(table.card(*it).place, Place::Dwor | Place::Kredens);
            context.reference(table, *reference).filter(there).into_iter().collect()
        }
        Cards::Slot(slot) => frame.bound.get(*slot).collect(),
        Cards::Each(filter) => candidates(table, &context, filter),
    }
}
