//! What a window offers a seat, and whether the seat has to be asked at all: if,
//! for all that everybody knows, it could act. Being asked tells nothing about
//! what it holds.

use cards::thrones::{Kind, Phase};
use kernel::{CardId, Seat, SeatSet};

use super::{Answered, Flow, Member};
use crate::{
    ability::{self, Attempt, Class, Scene, phase_bit},
    choice::{Choice, DUPLICATE},
    entering,
    table::{self, ANSWERS, Table, ambush_costs, each_place},
};

/// What a window is about.
#[derive(Clone, Copy)]
pub(super) struct Range<'a> {
    class: Class,
    from: u16,
    to: u16,
    flow: &'a Flow,
    /// The kinds of happening answered, as bits.
    what: u64,
}

impl<'a> Range<'a> {
    pub(super) fn new(flow: &'a Flow, class: Class, from: u16, to: u16) -> Range<'a> {
        let members = &flow.members[usize::from(from)..usize::from(to)];
        Range { class, from, to, flow, what: ability::kinds_of(members) }
    }

    fn members(&self) -> impl Iterator<Item = (u16, &'a Member)> + use<'a> {
        let flow = self.flow;
        (self.from..self.to).map(move |it| (it, &flow.members[usize::from(it)]))
    }
}

/// Lists everything the seat may do. False if nobody need ask it.
pub(super) fn offer(table: &Table, range: &Range<'_>, seat: Seat, into: &mut Vec<Choice>) -> bool {
    into.push(Choice::Pass);
    if is_hooked(&table.player(seat).hooks, table, range) {
        each_in_play(table, range, seat, &mut |it| into.push(it));
    }
    let saves = range.class == Class::Would && has_saving_duplicate(table, range, seat);
    let acts = 1 < into.len() || saves || marshals(table, range, seat);
    if !acts && !could_use_hand(table, range, seat) {
        return false;
    }
    for card in table.player(seat).hand.iter() {
        each_from_hand(table, range, seat, card, &mut |it| into.push(it));
    }
    if saves {
        each_save(table, range, seat, into);
    }
    true
}

/// Is it the seat's turn to marshal, so that any card may be meant for that?
fn marshals(table: &Table, range: &Range<'_>, seat: Seat) -> bool {
    range.class == Class::Action
        && table.phase == Phase::Marshaling
        && table.active == Some(seat)
        && !table.player(seat).hand.is_empty()
}

fn is_hooked(hooks: &ability::Hooks, table: &Table, range: &Range<'_>) -> bool {
    if range.class == Class::Action {
        hooks.actions & phase_bit(table.phase) != 0
    } else {
        hooks.of(range.class) & range.what != 0
    }
}

/// Cards on the table that have an ability for this window.
fn hooked_in_play<'a>(
    table: &'a Table,
    range: &'a Range<'_>,
    seat: Seat,
) -> impl Iterator<Item = CardId> + 'a {
    let action = range.class == Class::Action;
    let acts = if action { phase_bit(table.phase) } else { ANSWERS };
    table.player(seat).actors().filter(move |it| {
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
    let scene = Scene::of(table, seat, card);
    let def = table.card(card).def;
    let kneels = |it: CardId| table.card(it).kneeling;
    for (number, ability) in (0_u8..).zip(&table.text(card).abilities) {
        if ability.class != range.class {
            continue;
        }
        if ability.kneels.is_some_and(|it| scene.first(it).is_none_or(kneels)) {
            continue;
        }
        let is_legal = |member| {
            let scene = scene.answering(member);
            Attempt { scene, def, ability, number, supposed: false }.is_legal()
        };
        let choice = |on: u8| {
            if from_hand {
                Choice::Play { card, ability: number, on }
            } else {
                Choice::Use { card, ability: number, on }
            }
        };
        if range.class == Class::Action {
            let now = ability.phases & phase_bit(table.phase) != 0;
            if now && is_legal(None) {
                found(choice(0));
            }
            continue;
        }
        for (place, member) in range.members() {
            let done = Answered { card, ability: number, member: place };
            if !range.flow.answered.contains(&done)
                && ability::answers(&scene, ability, member)
                && is_legal(Some(member))
            {
                found(choice((place - range.from) as u8));
            }
        }
    }
}

/// Could a card that this seat may hold, or is known to hold, be used?
fn could_use_hand(table: &Table, range: &Range<'_>, seat: Seat) -> bool {
    let player = table.player(seat);
    if player.secret_hand != 0 && could_hold(table, range, seat) {
        return true;
    }
    let ambushes = range.class == Class::Action
        && table.phase == Phase::Challenges
        && (player.shown_hooks.ambush || table::any_in_force(table, ability::kind::AMBUSH));
    if !ambushes && !is_hooked(&player.shown_hooks, table, range) {
        return false;
    }
    let known = player.hand.iter().filter(|it| table.card(*it).known_to == SeatSet::ALL);
    let mut found = false;
    for card in known {
        each_from_hand(table, range, seat, card, &mut |_| found = true);
    }
    found
}

/// Could a card be used that this seat holds for all that everybody knows?
fn could_hold(table: &Table, range: &Range<'_>, seat: Seat) -> bool {
    let player = table.player(seat);
    let repertoire = &table.repertoires.0[usize::from(seat.0)];
    let held = player.unseen_set;
    let action = range.class == Class::Action;
    if is_hooked(&player.unseen_hooks, table, range) {
        let timely = if action { held & repertoire.actions(table.phase) } else { held };
        let used = |place| {
            is_hooked(repertoire.hooks(place), table, range)
                && supposed_use(table, range, seat, repertoire.def(place))
        };
        if each_place(timely).any(used) {
            return true;
        }
    }
    let ambushed = |place| supposed_ambush(table, seat, repertoire.def(place));
    action
        && table.phase == Phase::Challenges
        && (each_place(held & repertoire.ambush).any(ambushed) || grants_ambush(table, seat))
}

fn supposed_use(table: &Table, range: &Range<'_>, seat: Seat, def: u16) -> bool {
    let facts = table.catalog.0.def(def);
    if facts.kind != Kind::Event {
        return false;
    }
    let scene = Scene::of(table, seat, table.player(seat).faction);
    (0_u8..).zip(&facts.text.abilities).any(|(number, ability)| {
        let is_legal = |member| {
            let scene = scene.answering(member);
            Attempt { scene, def, ability, number, supposed: true }.is_legal()
        };
        if ability.class != range.class {
            return false;
        }
        if range.class == Class::Action {
            return ability.phases & phase_bit(table.phase) != 0 && is_legal(None);
        }
        range
            .members()
            .any(|(_, member)| ability::answers(&scene, ability, member) && is_legal(Some(member)))
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
    let mut grants = false;
    table::in_force(table, ability::kind::AMBUSH, |it| grants |= it.scene.by == seat);
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
    if table.card(card).kind == Kind::Event {
        if is_hooked(&table.def(card).text.hooks, table, range) {
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
    let gains = table::any_in_force(table, ability::kind::AMBUSH);
    if table.phase == Phase::Challenges && (gains || table.def(card).text.ambush.is_some()) {
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

/// One duplicate is as good as another.
fn each_save(table: &Table, range: &Range<'_>, seat: Seat, into: &mut Vec<Choice>) {
    for (place, member) in range.members() {
        if ability::duplicate_saves(member).is_ok() && table.card(member.card).controller == seat {
            let on = (place - range.from) as u8;
            let duplicate = table.duplicates(member.card).next();
            into.extend(duplicate.map(|card| Choice::Use { card, ability: DUPLICATE, on }));
        }
    }
}
