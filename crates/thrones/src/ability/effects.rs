//! Could an effect change anything? (KZ Zdolności.5, Wskazywanie.7)

use cards::thrones::{Cards, Deed, Modifier, Picked, Ref, Verb, Who};
use kernel::CardId;

use super::{
    legal::{any_target, hides, known_amount, mentions_chosen, still_lasts},
    program::{Ability, Op},
    scene::{Scene, Seats, each_seat},
};
use crate::{
    entering,
    table::{self, Place, Side, Table},
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
                let about_nobody = text
                    .constant
                    .modifiers
                    .iter()
                    .any(|it| it.cards().is_some_and(|it| slot_is_empty(it, empty)));
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
        Deed::GainPower(_, amount) => known_amount(scene, amount).is_none_or(|it| 0 < it),
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
        Deed::PlaceTokens(_, _, what) => !slot_is_empty(&Cards::One(*what), empty),
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
    let mut spoken_of = false;
    for op in &ability.ops {
        let could = match op {
            Op::Deed(Deed::Cards { verb, cards, .. }) if is_slot(cards) => {
                verb_could(scene, *verb, card)
            }
            Op::Deed(Deed::LosePower(_, it)) if *it == Ref::Target(slot) => {
                table.card(card).power != 0
            }
            Op::Deed(Deed::MovePower { from, .. }) if *from == Ref::Target(slot) => {
                table.card(card).power != 0
            }
            Op::Deed(Deed::GainPower(it, _) | Deed::PlaceTokens(_, _, it))
                if *it == Ref::Target(slot) =>
            {
                true
            }
            Op::Lasting(number) => {
                let text = &table.catalog.0.def(def).text.lasting[usize::from(*number)];
                let about = |it: &Modifier| it.cards().is_some_and(is_slot);
                if !text.constant.modifiers.iter().any(about) {
                    continue;
                }
                still_lasts(table, text.until)
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

/// The STR an event gives its host once it is an attachment.
pub(crate) fn attached_strength(table: &Table, def: u16) -> i16 {
    let Some(text) = &table.catalog.0.def(def).attached else { return 0 };
    let mut sum = 0;
    for modifier in text.constants.iter().flat_map(|it| &it.modifiers) {
        if let Modifier::Strength { cards: Cards::One(Ref::Host), minus, by } = modifier
            && let cards::thrones::Amount::Number(number) = by
        {
            sum += if *minus { -i16::from(*number) } else { i16::from(*number) };
        }
    }
    sum
}
