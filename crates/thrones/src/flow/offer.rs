//! What a window offers a seat, and whether the seat has to be asked at all: if,
//! for all that everybody knows, it could act. Being asked tells nothing about
//! what it holds.
//!
//! Whoever wants the list gets every thought that may be done; whoever plays at
//! random draws thoughts until he may.

use cards::thrones::{Kind, Phase, Ref};
use kernel::{CardId, Seat, SeatSet};

use super::{Answered, Fate, Flow, Member};
use crate::{
    ability::{self, Ability, Acts, Attempt, BETWEEN_CHALLENGES, Class, Scene, phase_bit},
    choice::{Choice, DUPLICATE},
    entering,
    table::{self, NOBODY, Table, ambush_costs, each_place},
};

/// What a window is about.
#[derive(Clone, Copy)]
pub(super) struct Range<'a> {
    class: Class,
    /// What is answered, and the place of the first of it.
    members: &'a [Member],
    from: u16,
    /// What has been answered already.
    answered: &'a [Answered],
    /// What an ability must wait for to be used here: the moment, or the kinds of happening answered.
    what: u64,
    /// What a card must have in `Card::acts` to be used here.
    acts: Acts,
}

impl<'a> Range<'a> {
    pub(super) fn new(
        table: &Table,
        flow: &'a Flow,
        class: Class,
        from: u16,
        to: u16,
    ) -> Range<'a> {
        let answered = &flow.answered[..];
        if class == Class::Action {
            let what = moment(table);
            let acts = Acts(what as u16);
            return Range { class, members: &[], from, answered, what, acts };
        }
        let members = &flow.members[usize::from(from)..usize::from(to)];
        let (what, acts) = (ability::kinds_of(members), class.acts());
        Range { class, members, from, answered, what, acts }
    }

    fn members(&self) -> impl Iterator<Item = (u16, &'a Member)> + use<'a> {
        (self.from..).zip(self.members)
    }
}

/// What is asked of actions now.
fn moment(table: &Table) -> u64 {
    match table.phase {
        Phase::Challenges if table.challenge.is_none() => BETWEEN_CHALLENGES,
        phase => phase_bit(phase),
    }
}

/// Must the seat be asked? Only if it could act, for all that everybody knows.
pub(super) fn is_asked(table: &Table, range: &Range<'_>, seat: Seat) -> bool {
    if marshals(table, range, seat) {
        return true;
    }
    let player = table.player(seat);
    let saves = range.class == Class::Would && !player.duplicates.is_empty();
    let ambushes = ambushes(table, range)
        && (player.anywhere.ambush || table::any_in_force(table, ability::kind::AMBUSH));
    if !is_hooked(&player.anywhere, range) && !saves && !ambushes {
        return false;
    }
    is_hooked(&player.hooks, range)
        && any_in_play(table, range, seat, &mut |it| it.is_legal(table, seat))
        || saves && has_saving_duplicate(table, range, seat)
        || player.secret_hand != 0 && could_hold(table, range, seat, ambushes)
        || usize::from(player.secret_hand) < player.hand.len()
            && (ambushes || is_hooked(&player.shown_hooks, range))
            && could_use_shown(table, range, seat)
}

/// Everything the seat might think of doing; the judges have not been asked.
pub(super) fn thoughts(table: &Table, range: &Range<'_>, seat: Seat, into: &mut Vec<Choice>) {
    into.push(Choice::Pass);
    if is_hooked(&table.player(seat).hooks, range) {
        any_in_play(table, range, seat, &mut |it| {
            into.push(it.choice(range, false));
            false
        });
    }
    thoughts_of_hand(table, range, seat, table.player(seat).hand.iter(), into);
    if range.class == Class::Would {
        each_save(table, range, seat, into);
    }
}

/// May the seat do what it has thought of?
pub(super) fn may(table: &Table, range: &Range<'_>, seat: Seat, thought: Choice) -> bool {
    match thought {
        Choice::Marshal(card) => entering::can_marshal(table, seat, card).is_ok(),
        Choice::Ambush { card, gold } => entering::can_ambush(table, seat, card, gold).is_ok(),
        // A duplicate that is thought of saves.
        Choice::Pass | Choice::Use { ability: DUPLICATE, .. } => true,
        Choice::Use { card, ability: number, on } | Choice::Play { card, ability: number, on } => {
            let ability = &table.text(card).abilities[usize::from(number)];
            let place = range.from + u16::from(on);
            let member = range.members.get(usize::from(on)).map(|it| (place, it));
            Use { card, number, ability, member }.is_legal(table, seat)
        }
        _ => false,
    }
}

/// An ability of this class, and the place of the member it answers.
#[derive(Clone, Copy)]
struct Use<'a> {
    card: CardId,
    number: u8,
    ability: &'a Ability,
    member: Option<(u16, &'a Member)>,
}

impl Use<'_> {
    fn choice(&self, range: &Range<'_>, from_hand: bool) -> Choice {
        let (card, ability) = (self.card, self.number);
        let on = self.member.map_or(0, |(place, _)| (place - range.from) as u8);
        if from_hand {
            Choice::Play { card, ability, on }
        } else {
            Choice::Use { card, ability, on }
        }
    }

    fn is_legal(&self, table: &Table, seat: Seat) -> bool {
        let Use { card, number, ability, member } = *self;
        let scene = Scene::of(table, seat, card);
        if member.is_some_and(|(_, it)| !ability::answers(&scene, ability, it)) {
            return false;
        }
        let (scene, def) = (scene.answering(member.map(|it| it.1)), table.card(card).def);
        Attempt { scene, def, ability, number, supposed: false }.is_legal()
    }
}

/// Is it the seat's turn to marshal, so that any card may be meant for that?
fn marshals(table: &Table, range: &Range<'_>, seat: Seat) -> bool {
    range.class == Class::Action
        && table.phase == Phase::Marshaling
        && table.active == Some(seat)
        && !table.player(seat).hand.is_empty()
}

/// Could a card with these hooks be used here?
fn is_hooked(hooks: &ability::Hooks, range: &Range<'_>) -> bool {
    hooks.of(range.class) & range.what != 0
}

/// Is there a use of cards on the table that `wanted` wants? Looks no further then.
fn any_in_play(
    table: &Table,
    range: &Range<'_>,
    seat: Seat,
    wanted: &mut impl FnMut(Use<'_>) -> bool,
) -> bool {
    let player = table.player(seat);
    let acts = |it: CardId| {
        let card = table.card(it);
        // Most cards that have to kneel do so already.
        card.acts.has(range.acts) && !(card.kneeling && card.acts.has(Acts::TIRES))
    };
    for card in player.acting.iter() {
        if acts(card) && any_use(table, range, seat, card, wanted) {
            return true;
        }
    }
    let mut others = [player.plot, player.agenda].into_iter();
    others.any(|it| it != NOBODY && acts(it) && any_use(table, range, seat, it, wanted))
}

/// Is there a use of this card's abilities in this window that `wanted` wants?
fn any_use(
    table: &Table,
    range: &Range<'_>,
    seat: Seat,
    card: CardId,
    wanted: &mut impl FnMut(Use<'_>) -> bool,
) -> bool {
    for (number, ability) in (0_u8..).zip(&table.text(card).abilities) {
        let timely = ability.class == range.class && ability.what & range.what != 0;
        if !timely || is_tired(table, seat, card, ability) {
            continue;
        }
        if range.class == Class::Action {
            if wanted(Use { card, number, ability, member: None }) {
                return true;
            }
            continue;
        }
        for (place, member) in range.members() {
            let done = Answered { card, ability: number, member: place };
            if ability.what & member.what.bit() != 0
                && member.fate != Fate::Dropped
                && !range.answered.contains(&done)
                && wanted(Use { card, number, ability, member: Some((place, member)) })
            {
                return true;
            }
        }
    }
    false
}

/// Does what would have to kneel for it kneel already?
fn is_tired(table: &Table, seat: Seat, card: CardId, ability: &Ability) -> bool {
    let kneels = match ability.kneels {
        None => return false,
        Some(Ref::This) => Some(card),
        Some(other) => Scene::of(table, seat, card).first(other),
    };
    kneels.is_none_or(|it| table.card(it).kneeling)
}

/// Could a card that everybody knows in this seat's hand be used?
fn could_use_shown(table: &Table, range: &Range<'_>, seat: Seat) -> bool {
    let player = table.player(seat);
    let known = player.hand.iter().filter(|it| table.card(*it).known_to == SeatSet::ALL);
    let mut thoughts = Vec::new();
    thoughts_of_hand(table, range, seat, known, &mut thoughts);
    thoughts.iter().any(|it| may(table, range, seat, *it))
}

/// Could a card be used that this seat holds for all that everybody knows?
fn could_hold(table: &Table, range: &Range<'_>, seat: Seat, ambushes: bool) -> bool {
    let player = table.player(seat);
    let repertoire = &table.repertoires.0[usize::from(seat.0)];
    let held = player.unseen_set;
    if is_hooked(&player.unseen_hooks, range) {
        let used = |place| {
            is_hooked(repertoire.hooks(place), range)
                && supposed_use(table, range, seat, repertoire.def(place))
        };
        let timely = held & repertoire.acting(range.acts);
        let cheap = timely & repertoire.affordable(player.gold);
        if each_place(cheap).any(used) {
            return true;
        }
        // The others need a discount.
        if timely != cheap && table::any_in_force(table, ability::kind::DISCOUNT) {
            let gold = player.gold.saturating_add(ability::any_discount(table, seat));
            if each_place(timely & !cheap & repertoire.affordable(gold)).any(used) {
                return true;
            }
        }
    }
    let ambushed = |place| supposed_ambush(table, seat, repertoire.def(place));
    ambushes && (each_place(held & repertoire.ambush).any(ambushed) || grants_ambush(table, seat))
}

/// Is this the time for ambushes?
fn ambushes(table: &Table, range: &Range<'_>) -> bool {
    range.class == Class::Action && table.phase == Phase::Challenges
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
            return ability.what & range.what != 0 && is_legal(None);
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
    if !table::any_in_force(table, ability::kind::AMBUSH) {
        return false;
    }
    table::in_force(table, ability::kind::AMBUSH, |it| grants |= it.scene.by == seat);
    grants
}

/// Every conceivable use of these cards in hand.
fn thoughts_of_hand(
    table: &Table,
    range: &Range<'_>,
    seat: Seat,
    cards: impl Iterator<Item = CardId>,
    into: &mut Vec<Choice>,
) {
    let player = table.player(seat);
    let marshals = marshals(table, range, seat);
    let gains = ambushes(table, range) && grants_ambush(table, seat);
    let ambushes = ambushes(table, range) && (gains || player.anywhere.ambush);
    let plays = is_hooked(&player.unseen_hooks, range) || is_hooked(&player.shown_hooks, range);
    if !marshals && !ambushes && !plays {
        return;
    }
    for card in cards {
        let state = table.card(card);
        if state.kind == Kind::Event {
            if state.acts.has(range.acts) {
                any_use(table, range, seat, card, &mut |it| {
                    into.push(it.choice(range, true));
                    false
                });
            }
        } else if marshals {
            into.push(Choice::Marshal(card));
        } else if ambushes && (gains || table.def(card).text.ambush.is_some()) {
            let costs = ambush_costs(table, seat, card).into_iter().flatten();
            into.extend(costs.map(|gold| Choice::Ambush { card, gold }));
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
