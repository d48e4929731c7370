//! Could an effect change anything? (KZ Zdolności.5, Wskazywanie.7)

use cards::thrones::{Cards, Deed, Modifier, Picked, Ref, Verb, Who};
use kernel::CardId;

use super::{
    legal::{any_target, hides, known_amount, mentions_chosen, still_lasts},
    program::{Ability, Op, kind},
    scene::{Scene, Seats, each_seat},
};
use crate::{
    entering,
    table::{self, Place, Side},
};

/// Could resolving the ability change the state of the game? What its cost
/// does and what others might do is left out.
pub(crate) fn could_change(scene: &Scene<'_>, ability: &Ability, def: u16, supposed: bool) -> bool {
    let mut empty = 0_u8;
    for op in &ability.ops {
        match op {
            // What comes after "then" or later need not be possible yet.
            Op::Then(_) => return false,
            Op::Pick(pick, slot) => {
                let Picked::Cards { filter, .. } = &pick.what else { continue };
                // Who is still to be chosen may have something to pick.
                let open = mentions_chosen(filter) || supposed && hides(filter);
                if !open && !any_target(scene, ability, def, pick, *slot, &mut |_| true) {
                    empty |= 1 << slot;
                }
            }
            Op::Deed(deed) if deed_could(scene, ability, deed, empty) => return true,
            Op::Lasting(number) => {
                let text = &scene.table.catalog.0.def(def).text.lasting[usize::from(*number)];
                let about_nobody = text.constant.modifiers.iter().any(|it| {
                    it.cards()
                        .is_some_and(|it| slot_is_empty(it, empty) || passes_all_by(scene, it))
                });
                if still_lasts(scene.table, text.until) && !about_nobody {
                    return true;
                }
            }
            Op::Instead(_) => return true,
            _ => {}
        }
    }
    false
}

/// The players who may become the chosen one.
fn may_be_chosen(scene: &Scene<'_>, ability: &Ability) -> Seats {
    let steps = ability.ops.iter().filter_map(|it| match it {
        Op::Pick(pick, _) => Some(pick),
        _ => None,
    });
    let seats = ability.targets.iter().chain(steps).map(|it| match it.what {
        Picked::Player(who) => scene.seats(who),
        Picked::Cards { .. } => 0,
    });
    seats.fold(0, |all, it| all | it)
}

fn slot_is_empty(cards: &Cards, empty: u8) -> bool {
    matches!(cards, Cards::One(Ref::Target(slot)) if empty & 1 << slot != 0)
}

/// Are there such cards, and are all of them immune?
fn passes_all_by(scene: &Scene<'_>, cards: &Cards) -> bool {
    let table = scene.table;
    let chosen = matches!(cards, Cards::One(Ref::Target(_) | Ref::Found));
    if chosen || !table::any_in_force(table, kind::IMMUNE) {
        return false;
    }
    let (mut some, mut all) = (false, true);
    scene.cards(cards, |it| {
        some = true;
        all &= table::is_immune(table, it, scene.this, scene.by);
    });
    some && all
}

fn deed_could(scene: &Scene<'_>, ability: &Ability, deed: &Deed, empty: u8) -> bool {
    let table = scene.table;
    let some = |who: Who, of: &dyn Fn(kernel::Seat) -> bool| match who {
        Who::Picker => true,
        Who::Chosen => each_seat(may_be_chosen(scene, ability)).any(of),
        who => each_seat(scene.seats(who)).any(of),
    };
    match deed {
        Deed::Cards { cards, .. } if slot_is_empty(cards, empty) => false,
        Deed::Cards { verb, cards, .. } => {
            if matches!(cards, Cards::One(Ref::Target(_) | Ref::Found)) {
                return true;
            }
            let mut could = false;
            scene.cards(cards, |it| could |= verb_could(scene, *verb, it));
            could
        }
        Deed::Draw(amount) => {
            known_amount(scene, amount) != Some(0) && !table.player(scene.by).deck.is_empty()
        }
        Deed::GainGold(amount) => known_amount(scene, amount) != Some(0),
        Deed::MoveGold { from, .. } => some(*from, &|it| table.player(it).gold != 0),
        Deed::ReturnGold(who) => some(*who, &|it| table.player(it).gold != 0),
        Deed::GainPower(what, amount) => {
            known_amount(scene, amount).is_none_or(|it| 0 < it)
                && !passes_all_by(scene, &Cards::One(*what))
        }
        Deed::MovePower { from, to, .. } => {
            let mut could = matches!(from, Ref::FactionCard(Who::Chosen) | Ref::Target(_));
            // Nothing moves to where it is.
            let to = scene.first(*to);
            scene.named(*from, |it| could |= table.card(it).power != 0 && to != Some(it));
            could
        }
        Deed::LosePower(_, what) => {
            let mut could = matches!(what, Ref::Target(_));
            scene.named(*what, |it| could |= table.card(it).power != 0);
            could
        }
        Deed::PlaceTokens(_, _, what) => {
            let what = Cards::One(*what);
            !slot_is_empty(&what, empty) && !passes_all_by(scene, &what)
        }
        Deed::RemoveTokens(_, token, what) => {
            let mut could = matches!(what, Ref::Target(_));
            scene.named(*what, |it| could |= table.card(it).token(*token) != 0);
            could
        }
        Deed::DiscardAtRandom(_, who) | Deed::LookAtHand(who) => {
            some(*who, &|it| !table.player(it).hand.is_empty())
        }
        Deed::DiscardTop(_, who) | Deed::RevealTop(who) | Deed::Sort { whose: who, .. } => {
            some(*who, &|it| !table.player(it).deck.is_empty())
        }
        Deed::Search { .. } => !table.player(scene.by).deck.is_empty(),
        Deed::NameChallengeType(_) | Deed::NameKind(_) => false,
        Deed::Cancel => true,
        Deed::AttachThis(_) => true,
        Deed::DuplicateWithTop(what) => scene.first(*what).is_some_and(|it| {
            let card = table.card(it);
            card.owner == card.controller && !table.player(card.owner).deck.is_empty()
        }),
    }
}

/// Could this verb do anything to this card?
pub(crate) fn verb_could(scene: &Scene<'_>, verb: Verb, card: CardId) -> bool {
    let table = scene.table;
    let state = table.card(card);
    let in_play = state.place.in_play();
    // Faction cards and revealed plots cannot leave play.
    let leaves = in_play && !matches!(state.place, Place::Faction | Place::Revealed);
    if table::is_immune(table, card, scene.this, scene.by) {
        return false;
    }
    match verb {
        Verb::Kneel => in_play && !state.kneeling,
        Verb::Stand => in_play && state.kneeling,
        Verb::Kill | Verb::Sacrifice => leaves,
        Verb::Discard => leaves || matches!(state.place, Place::Hand | Place::Deck),
        Verb::Return => leaves || !in_play && state.place != Place::Hand,
        Verb::PutIntoPlay => entering::can_enter(table, scene.by, card).is_ok(),
        Verb::RemoveFromChallenge => table::side_of(table, card) != Side::None,
        Verb::JoinAsDefender => table::side_of(table, card) == Side::None,
        Verb::TakeControl => {
            state.controller != scene.by && entering::can_control(table, scene.by, card).is_ok()
        }
        Verb::Shuffle | Verb::RemoveFromGame => leaves || !in_play,
        Verb::Bury | Verb::DrawCard | Verb::Save => true,
    }
}

/// Could the ability do anything to a card in this slot? A slot nobody speaks of takes any.
pub(crate) fn could_affect(
    scene: &Scene<'_>,
    ability: &Ability,
    def: u16,
    slot: u8,
    card: CardId,
) -> bool {
    let table = scene.table;
    let is_slot = |it: &Cards| matches!(it, Cards::One(Ref::Target(at)) if *at == slot);
    let affected = !table::is_immune(table, card, scene.this, scene.by);
    let mut spoken_of = false;
    for op in &ability.ops {
        let could = match op {
            Op::Deed(Deed::Cards { verb, cards, .. }) if is_slot(cards) => {
                verb_could(scene, *verb, card)
            }
            // The tokens on a card are not immune with it.
            Op::Deed(Deed::LosePower(_, it)) if *it == Ref::Target(slot) => {
                table.card(card).power != 0
            }
            Op::Deed(Deed::MovePower { from, .. }) if *from == Ref::Target(slot) => {
                table.card(card).power != 0
            }
            Op::Deed(Deed::GainPower(it, _) | Deed::PlaceTokens(_, _, it))
                if *it == Ref::Target(slot) =>
            {
                affected
            }
            Op::Lasting(number) => {
                let text = &table.catalog.0.def(def).text.lasting[usize::from(*number)];
                let about = |it: &Modifier| it.cards().is_some_and(is_slot);
                if !text.constant.modifiers.iter().any(about) {
                    continue;
                }
                affected && still_lasts(table, text.until)
            }
            _ => continue,
        };
        if could {
            return true;
        }
        spoken_of = true;
    }
    !spoken_of
}

/// The STR of a card once an event of this definition is attached to it.
pub(crate) fn strength_with(scene: &Scene<'_>, def: u16, host: CardId) -> i16 {
    let mut strength = table::strength_counted(scene.table, host);
    let text = scene.table.catalog.0.def(def).attached.as_deref();
    for modifier in text.iter().flat_map(|it| &it.constants).flat_map(|it| &it.modifiers) {
        if let Modifier::Strength { cards: Cards::One(Ref::Host), change } = modifier {
            strength.apply(change, |by| scene.amount(by), || u32::MAX);
        }
    }
    strength.value()
}
