//! Which effects pass a card by (KZ Odporność).
//!
//! Whether a card is immune is asked before anything is known to hold for it,
//! so nothing here may ask what is itself changed by modifiers; the catalog
//! refuses immunity that hangs on such a value.

use cards::thrones::{Kind, Modifier};
use kernel::{CardId, Seat};
use rulebook::rule;

use super::{
    NOBODY, Table, any_in_force,
    in_force::{each_constant, each_lasting},
};
use crate::ability::kind;

/// The definition of what makes `card` immune to the effects that `source` has for `by`.
#[inline]
pub(crate) fn immunity(table: &Table, card: CardId, source: CardId, by: Seat) -> Option<u16> {
    if any_in_force(table, kind::IMMUNE) && card != NOBODY {
        granted(table, card, source, by)
    } else {
        None
    }
}

#[inline]
pub(crate) fn is_immune(table: &Table, card: CardId, source: CardId, by: Seat) -> bool {
    immunity(table, card, source, by).is_some()
}

fn granted(table: &Table, card: CardId, source: CardId, by: Seat) -> Option<u16> {
    let mut found = None;
    each_protection(table, card, source, by, |it| {
        let (def, holds) = match it {
            Grant::Constant(from) => (table.card(from).def, !is_silenced(table, from)),
            Grant::Lasting(def) => (def, true),
        };
        found = found.or(holds.then_some(def));
    });
    found
}

/// What protects a card.
enum Grant {
    /// A constant ability of this card.
    Constant(CardId),
    /// A lasting effect of a card of this definition.
    Lasting(u16),
}

/// Everything that would protect the card, blank or not.
fn each_protection(
    table: &Table,
    card: CardId,
    source: CardId,
    by: Seat,
    mut each: impl FnMut(Grant),
) {
    // Faction cards have no effects: one stands in for an event that somebody may hold.
    if table.kind(source) == Kind::FactionCard {
        return;
    }
    each_constant(
        table,
        kind::IMMUNE,
        |it| it.can_mean(table, card),
        |scene, constant| {
            let scene = scene.as_declared();
            for modifier in &constant.modifiers {
                if let Modifier::Immune(cards, from) = modifier
                    && scene.means(cards, card)
                    && scene.fits(from, source, by)
                    && scene.all_hold(&constant.conditions)
                {
                    each(Grant::Constant(scene.this));
                }
            }
        },
    );
    each_lasting(table, kind::IMMUNE, |it, constant| {
        let scene = it.scene.as_declared();
        if let (Modifier::Immune(_, from), Some(lasting)) = (it.modifier, it.lasting)
            && lasting.is_about(table, card)
            && scene.fits(from, source, by)
            && scene.all_hold(&constant.conditions)
        {
            each(Grant::Lasting(lasting.def));
        }
    });
}

/// Is the text that grants immunity blank? Our reading of the circle between
/// the two: what a card is immune to does not blank it, whatever became of the
/// text that says so, because it was there first.
fn is_silenced(table: &Table, card: CardId) -> bool {
    if !any_in_force(table, kind::BLANK) {
        return false;
    }
    let mut silenced = false;
    each_constant(
        table,
        kind::BLANK,
        |it| it.can_mean(table, card),
        |scene, constant| {
            let blanks =
                |it: &Modifier| matches!(it, Modifier::Blank(cards) if scene.means(cards, card));
            if constant.modifiers.iter().any(blanks) && scene.all_hold(&constant.conditions) {
                let mut protected = false;
                each_protection(table, card, scene.this, scene.by, |_| protected = true);
                silenced |= !protected;
            }
        },
    );
    each_lasting(table, kind::BLANK, |it, _| {
        silenced |= it.lasting.is_some_and(|it| it.is_about(table, card));
    });
    silenced
}

/// An effect of `source` comes to `card`: does it pass by?
pub(crate) fn passes_by(table: &Table, card: CardId, source: CardId, by: Seat) -> bool {
    let immune = is_immune(table, card, source, by);
    if immune {
        rule!("KZ Odporność.0");
    }
    immune
}
