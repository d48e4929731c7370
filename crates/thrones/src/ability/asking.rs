//! What an ability under way asks, and the legal answers.

use cards::thrones::{Cost, Count, Deed, Icon, Kind, Mode, Pick, Picked, Price, Who};
use kernel::{CardId, Seat};

use super::{
    context::{Ctx, PAYING},
    legal::{any_target, can_pay, fits_jointly, slot_of},
    program::{Ability, Op},
    scene::{Scene, each_seat},
};
use crate::{
    choice::{Choice, Question},
    entering,
    flow::{Flow, Frame, Stage},
    illegal::Reason,
    table::{self, Table},
};

/// The ability of a context.
pub(crate) fn ability_of<'a>(table: &'a Table, ctx: &Ctx) -> &'a Ability {
    let def = table.catalog.0.def(ctx.def);
    &def.text.abilities[usize::from(ctx.ability)]
}

/// The pick under way, and its slot.
pub(crate) fn pick_of(ability: &Ability, stage: Stage) -> Option<(&Pick, u8)> {
    match stage {
        Stage::Target(number) => {
            let number = usize::from(number);
            Some((ability.targets.get(number)?, slot_of(ability, number)))
        }
        Stage::Resolve { at, .. } => match ability.ops.get(usize::from(at))? {
            Op::Pick(pick, slot) => Some((pick, *slot)),
            _ => None,
        },
        _ => None,
    }
}

/// How many cards this picker has put into the slot.
pub(crate) fn picked_by(table: &Table, ctx: &Ctx, pick: &Pick, slot: u8) -> usize {
    if pick.by != Who::EachPlayer {
        return ctx.slots.count(slot);
    }
    let own = |it: &CardId| Some(table.card(*it).controller) == ctx.picker;
    ctx.slots.iter(slot).filter(own).count()
}

/// Is there a card that may be picked next and that `wanted` wants? Looks no further then.
pub(crate) fn any_pick(
    table: &Table,
    ctx: &Ctx,
    pick: &Pick,
    slot: u8,
    wanted: &mut impl FnMut(CardId) -> bool,
) -> bool {
    let Picked::Cards { joint, .. } = &pick.what else { return false };
    let scene = Scene::under_way(table, ctx);
    let ability = ability_of(table, ctx);
    let mut so_far = [CardId(0); super::context::ROOM];
    let mut count = 0;
    for card in ctx.slots.iter(slot) {
        so_far[count] = card;
        count += 1;
    }
    let so_far = &so_far[..count];
    any_target(&scene, ability, ctx.def, pick, slot, &mut |card| {
        !so_far.contains(&card) && fits_jointly(table, joint, so_far, card) && wanted(card)
    })
}

/// May the pick end here?
pub(crate) fn may_stop(pick: &Pick, made: usize) -> bool {
    let Picked::Cards { count, .. } = &pick.what else { return false };
    match count {
        Count::Exactly(wanted) => usize::from(*wanted) <= made,
        Count::UpTo(_) | Count::Any => true,
    }
}

/// Must the pick end here?
pub(crate) fn must_stop(pick: &Pick, made: usize, full: bool) -> bool {
    let Picked::Cards { count, .. } = &pick.what else { return true };
    full || match count {
        Count::Exactly(most) | Count::UpTo(most) => usize::from(*most) <= made,
        Count::Any => false,
    }
}

pub(crate) fn choices(table: &Table, flow: &Flow, into: &mut Vec<Choice>) {
    match flow.top() {
        Frame::Bring { card, seat, .. } => {
            into.extend(entering::hosts(table, seat, card).map(Choice::Pick));
        }
        Frame::Delays { at } => {
            let due = table.delayed.iter().enumerate().filter(|(_, it)| it.at == at);
            into.extend(due.map(|(place, _)| Choice::Way(place as u8)));
        }
        Frame::Ability { stage } => ability_choices(table, flow.ctx(), stage, into),
        _ => {}
    }
}

fn ability_choices(table: &Table, ctx: &Ctx, stage: Stage, into: &mut Vec<Choice>) {
    let ability = ability_of(table, ctx);
    match stage {
        Stage::X => {
            let less = table::discount(table, ctx.by, ctx.source, false);
            let most = (table.player(ctx.by).gold as i16 + less).min(20);
            let targets = |x: &u8| {
                let ctx = Ctx { x: *x, ..*ctx };
                let first = pick_of(ability, Stage::Target(0));
                first.is_none_or(|(pick, slot)| any_pick(table, &ctx, pick, slot, &mut |_| true))
            };
            into.extend((0..=most as u8).filter(targets).map(Choice::Number));
        }
        Stage::CostCards(number) => {
            if let Some(Cost::Some(verb, _, filter)) = ability.costs.get(usize::from(number)) {
                Scene::under_way(table, ctx).candidates(filter, &mut |it| {
                    let new = ctx.slots.iter(PAYING).all(|paid| paid != it);
                    if new && can_pay(table, ctx.by, *verb, it, filter) && it != ctx.source {
                        into.push(Choice::Pick(it));
                    }
                });
            }
        }
        Stage::Target(_) => pick_choices(table, ctx, stage, into),
        Stage::Resolve { at, .. } => match &ability.ops[usize::from(at)] {
            Op::Pick(..) => pick_choices(table, ctx, stage, into),
            Op::Either(ways) => into.extend((0..ways.len() as u8).map(Choice::Way)),
            Op::Deed(deed) => deed_choices(table, ctx, deed, into),
            Op::Lasting(_) => into.extend(ICONS.map(Choice::Icon)),
            _ => {}
        },
        _ => {}
    }
}

pub(crate) const ICONS: [Icon; 3] = [Icon::Military, Icon::Intrigue, Icon::Power];
pub(crate) const KINDS: [Kind; 4] =
    [Kind::Character, Kind::Location, Kind::Attachment, Kind::Event];

fn pick_choices(table: &Table, ctx: &Ctx, stage: Stage, into: &mut Vec<Choice>) {
    let Some((pick, slot)) = pick_of(ability_of(table, ctx), stage) else { return };
    if let Picked::Player(who) = pick.what {
        let seats = Scene::under_way(table, ctx).seats(who);
        return into.extend(each_seat(seats).map(Choice::Player));
    }
    any_pick(table, ctx, pick, slot, &mut |it| {
        into.push(Choice::Pick(it));
        false
    });
    if may_stop(pick, picked_by(table, ctx, pick, slot)) || into.is_empty() {
        into.push(Choice::Done);
    }
}

fn deed_choices(table: &Table, ctx: &Ctx, deed: &Deed, into: &mut Vec<Choice>) {
    match deed {
        Deed::NameChallengeType(_) => into.extend(ICONS.map(Choice::Icon)),
        Deed::NameKind(_) => into.extend(KINDS.map(Choice::Kind)),
        Deed::Search { filter, .. } => {
            // By definition, in the order of the catalog: the order of the deck stays hidden.
            let scene = Scene::under_way(table, ctx);
            let mut defs = Vec::new();
            for card in searched(table, ctx, deed) {
                let def = table.card(card).def;
                if scene.fits(filter, card, ctx.by) && !defs.contains(&def) {
                    defs.push(def);
                }
            }
            defs.sort_unstable();
            into.extend(defs.into_iter().map(Choice::Find));
            into.push(Choice::Done);
        }
        Deed::Sort { up_to, .. } => {
            let first = ctx.x == 0;
            let left = ctx.slots.iter(LOOKED);
            into.extend(left.map(Choice::Pick));
            let taken = ctx.slots.count(SORTED);
            if first && usize::from(*up_to) == taken {
                into.clear();
            }
            if first {
                into.push(Choice::Done);
            }
        }
        _ => {}
    }
}

/// The slot of cards that are looked at.
pub(crate) const LOOKED: u8 = 13;
/// The slot of cards put onto the first pile.
pub(crate) const SORTED: u8 = 12;

/// The cards a search looks at.
pub(crate) fn searched<'a>(
    table: &'a Table,
    ctx: &Ctx,
    deed: &Deed,
) -> impl Iterator<Item = CardId> + 'a {
    let Deed::Search { top, .. } = deed else { unreachable!("only searches are asked") };
    let deck = &table.player(ctx.by).deck;
    let count = top.map_or(deck.len(), |it| usize::from(it).min(deck.len()));
    deck.as_slice()[deck.len() - count..].iter().rev().copied()
}

/// Why this answer is not legal.
pub(crate) fn why_not(table: &Table, ctx: &Ctx, stage: Stage, choice: Choice) -> Reason {
    let pick = pick_of(ability_of(table, ctx), stage);
    let (Some((pick, _)), Choice::Pick(card)) = (pick, choice) else {
        return Reason::NotOffered;
    };
    let Picked::Cards { filter, .. } = &pick.what else { return Reason::NotOffered };
    let matches = Scene::under_way(table, ctx).matches(filter, card);
    if matches && let Some(by) = table::immunity(table, card, ctx.source, ctx.by) {
        return Reason::Immune { card, by };
    }
    match matches && ctx.slots.iter(0).all(|it| it != card) {
        true => Reason::TargetUnaffected(card),
        false => Reason::NoTarget,
    }
}

/// Who is asked by a pick: the players in order, as seen from the ability.
pub(crate) fn picker(scene: &Scene<'_>, pick: &Pick) -> Option<Seat> {
    match pick.by {
        Who::You => Some(scene.by),
        who => scene.seat(who),
    }
}

/// What the player is asked in this stage.
pub(crate) fn question(ctx: &Ctx, stage: Stage, pick: Option<&Pick>) -> Question {
    let source = ctx.source;
    match (stage, pick.map(|it| &it.what)) {
        (Stage::X, _) => Question::X { source },
        (Stage::CostCards(_), _) => Question::Cost { source },
        (_, Some(Picked::Player(_))) => Question::Seat { source },
        _ => Question::Card { source },
    }
}

/// Is X of the card's cost for the player to choose?
pub(crate) fn chooses_x(table: &Table, ctx: &Ctx) -> bool {
    table.catalog.0.def(ctx.def).card.cost == Some(Price::ChosenX)
}

/// Spared cards are targets too.
pub(crate) fn is_target(pick: &Pick) -> bool {
    pick.mode != Mode::Select
}
