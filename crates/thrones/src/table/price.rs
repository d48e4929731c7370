//! What cards cost.

use cards::thrones::{Bought, Modifier};
use kernel::{CardId, Seat};

use super::{InForce, Table, any_in_force, in_force_for};
use crate::ability::kind;

/// What the player has to pay less, and whether anything is used up by that.
pub(crate) fn discount(table: &Table, seat: Seat, card: CardId, marshal: bool) -> i16 {
    let mut less = 0;
    each_discount(table, seat, card, marshal, |by, _| less += i16::from(by));
    less
}

/// Every discount on this card: how much, and the lasting effect or the constant it comes from.
pub(crate) fn each_discount<'a>(
    table: &'a Table,
    seat: Seat,
    card: CardId,
    marshal: bool,
    mut each: impl FnMut(u8, InForce<'a>),
) {
    if !any_in_force(table, kind::DISCOUNT) {
        return;
    }
    in_force_for(table, kind::DISCOUNT, seat, |it| {
        let Modifier::Discount(discount) = it.modifier else { return };
        let verb = match discount.how {
            Bought::Marshaled => marshal,
            Bought::Played => !marshal,
            Bought::Either => true,
        };
        let used = it.lasting.is_none()
            && discount.scope == cards::thrones::Scope::FirstEachRound
            && table.first_uses.iter().any(|used| used.source == it.scene.this);
        if verb && !used && it.scene.fits(&discount.filter, card, seat) {
            each(discount.by, it);
        }
    });
}

/// The printed cost less every discount, never below zero.
pub(crate) fn price(table: &Table, seat: Seat, card: CardId, marshal: bool) -> u16 {
    let printed = i16::from(table.def(card).price);
    (printed - discount(table, seat, card, marshal)).max(0) as u16
}
