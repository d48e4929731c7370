//! What cards allow, demand and forbid in challenges.

use cards::thrones::{Ban, Cards, Icon, Modifier, Role, Rule, Types};
use kernel::{CardId, Seat};

use super::{Table, any_in_force, in_force};
use crate::ability::kind;

/// May the card be declared or bypassed, as far as cards forbid it?
pub(crate) fn is_banned(table: &Table, card: CardId, ban: Ban) -> bool {
    let mut banned = false;
    if any_in_force(table, kind::CANNOT) {
        in_force(table, kind::CANNOT, |it| {
            if let Modifier::Cannot(cards, what) = it.modifier {
                banned |= *what == ban && it.means(cards, card);
            }
        });
    }
    banned
}

/// Does it stay standing when it is declared?
pub(crate) fn stays_standing(table: &Table, card: CardId, role: Role, icon: Icon) -> bool {
    let mut stays = false;
    if any_in_force(table, kind::NO_KNEEL) {
        let seat = table.card(card).controller;
        let first = table.player(seat).attacks_this_round[icon as usize] <= 1;
        in_force(table, kind::NO_KNEEL, |it| {
            if let Modifier::NoKneel { cards, role: as_, types, first_each_round } = it.modifier {
                stays |= *as_ == role
                    && it.scene.types(*types) & 1 << icon as u8 != 0
                    && (first || !first_each_round)
                    && it.means(cards, card);
            }
        });
    }
    stays
}

/// May it defend though it kneels or lacks the icon?
pub(crate) fn defends_anyway(table: &Table, card: CardId, icon: Icon) -> bool {
    let mut may = false;
    if any_in_force(table, kind::MAY_DEFEND) {
        in_force(table, kind::MAY_DEFEND, |it| {
            if let Modifier::MayDefend { card: which, types } = it.modifier {
                may |= it.scene.types(*types) & 1 << icon as u8 != 0
                    && it.means(&Cards::One(*which), card);
            }
        });
    }
    may
}

/// Must it defend if it can?
pub(crate) fn must_defend(table: &Table, card: CardId) -> bool {
    let mut must = false;
    if any_in_force(table, kind::MUST_DEFEND) {
        in_force(table, kind::MUST_DEFEND, |it| {
            if let Modifier::MustDefend(cards) = it.modifier {
                must |= it.means(cards, card);
            }
        });
    }
    must
}

/// How many characters this player may declare.
pub(crate) fn declare_cap(table: &Table, seat: Seat, role: Role) -> usize {
    let mut cap = usize::MAX;
    if any_in_force(table, kind::DECLARE_AT_MOST) {
        in_force(table, kind::DECLARE_AT_MOST, |it| {
            if let Modifier::Player(who, Rule::DeclareAtMost(count, as_)) = it.modifier
                && *as_ == role
                && it.scene.is(seat, *who)
            {
                cap = cap.min(usize::from(*count));
            }
        });
    }
    cap
}

/// How many challenges of this type the player may initiate in the phase.
pub(crate) fn challenges_allowed(table: &Table, seat: Seat, icon: Icon) -> u8 {
    let mut allowed = 1;
    if any_in_force(table, kind::EXTRA_CHALLENGE) {
        in_force(table, kind::EXTRA_CHALLENGE, |it| {
            // Against another opponent belongs to the melee.
            if let Modifier::Player(who, Rule::ExtraChallenge { count, types, another_opponent }) =
                it.modifier
                && !another_opponent
                && it.scene.is(seat, *who)
                && it.scene.types(*types) & 1 << icon as u8 != 0
            {
                allowed += count;
            }
        });
    }
    allowed
}

/// Does a card forbid this challenge?
pub(crate) fn challenge_forbidden(table: &Table, seat: Seat, icon: Icon, against: Seat) -> bool {
    let mut forbidden = false;
    if any_in_force(table, kind::INITIATE_AT_MOST) {
        let made: u8 = table.player(seat).initiated.iter().sum();
        in_force(table, kind::INITIATE_AT_MOST, |it| {
            if let Modifier::Player(who, Rule::InitiateAtMost(most)) = it.modifier {
                forbidden |= it.scene.is(seat, *who) && *most <= made;
            }
        });
    }
    if any_in_force(table, kind::CANNOT_INITIATE) {
        in_force(table, kind::CANNOT_INITIATE, |it| {
            let Modifier::Player(who, Rule::CannotInitiate { types, against: whom, unless }) =
                it.modifier
            else {
                return;
            };
            let named = it.lasting.and_then(|it| it.whom).is_none_or(|it| it == seat);
            let scene = it.scene.about(seat);
            let of_type = match types {
                Types::Named | Types::Same => it.scene.icon == Some(icon),
                Types::These(_) => scene.types(*types) & 1 << icon as u8 != 0,
            };
            let who = if it.lasting.is_some() { named } else { scene.is(seat, *who) };
            forbidden |= who
                && of_type
                && whom.is_none_or(|it| scene.is(against, it))
                && !unless.as_ref().is_some_and(|it| scene.holds(it));
        });
    }
    forbidden
}
