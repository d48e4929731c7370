//! Modifiers in force: what constants and lasting effects say at the moment.
//!
//! A mask of the kinds in force tells in one look whether there is anything to
//! ask at all. A question about one card is put as such (`in_force_on`): whom a
//! modifier means is told sooner than whether its conditions hold.

use cards::thrones::{Amount, Cards, Modifier};
use kernel::{CardId, Seat};
use rulebook::rule;

use super::{Lasting, Table, is_blank, passes_by};
use crate::ability::{Constant, Reach, Scene, kind, modifier_kind};

/// A card whose constants hold, the kinds of their modifiers, and whom they can mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Static {
    pub(crate) source: CardId,
    pub(crate) mask: u64,
    pub(crate) reach: Reach,
}

impl Static {
    pub(super) fn can_mean(&self, table: &Table, card: CardId) -> bool {
        match self.reach {
            Reach::This => self.source == card,
            Reach::Host => table.card(self.source).host == card,
            Reach::Any => true,
        }
    }
}

/// A modifier in force: what it says, and for whom.
#[derive(Clone, Copy)]
pub(crate) struct InForce<'a> {
    pub(crate) modifier: &'a Modifier,
    pub(crate) scene: Scene<'a>,
    pub(crate) lasting: Option<&'a Lasting>,
}

impl InForce<'_> {
    /// Is `card` one of those meant? A lasting effect knows its card from the beginning.
    pub(crate) fn means(&self, cards: &Cards, card: CardId) -> bool {
        match self.lasting {
            Some(lasting) if !lasting.about_nobody() => lasting.is_about(self.scene.table, card),
            _ => self.scene.means(cards, card),
        }
    }

    /// The number it speaks of; a lasting effect knows it from the beginning.
    pub(crate) fn amount(&self, by: &Amount) -> i16 {
        self.lasting.map_or_else(|| self.scene.amount(by), |it| it.amount)
    }

    /// The definition of the card whose text says it.
    pub(crate) fn def(&self) -> u16 {
        self.lasting.map_or_else(|| self.scene.table.card(self.scene.this).def, |it| it.def)
    }

    /// When it was applied, compared with others that set the same number.
    pub(crate) fn since(&self) -> u32 {
        match self.lasting {
            Some(lasting) => lasting.since,
            None => self.scene.table.sets.since(self.scene.table, self.scene.this, self.modifier),
        }
    }
}

/// Are there modifiers of one of these kinds?
#[inline]
pub(crate) fn any_in_force(table: &Table, kinds: u64) -> bool {
    (table.static_mask | table.lasting_mask) & kinds != 0
}

/// Every modifier of these kinds whose conditions hold.
pub(crate) fn in_force<'a>(table: &'a Table, kinds: u64, mut each: impl FnMut(InForce<'a>)) {
    each_constant(
        table,
        kinds,
        |_| true,
        |scene, constant| {
            if scene.all_hold(&constant.conditions) {
                for modifier in of_kinds(constant, kinds) {
                    mark_constant();
                    each(InForce { modifier, scene, lasting: None });
                }
            }
        },
    );
    each_lasting(table, kinds, |it, constant| {
        if it.scene.all_hold(&constant.conditions) {
            mark_lasting();
            each(it);
        }
    });
}

/// The same, of this seat only.
pub(crate) fn in_force_for<'a>(
    table: &'a Table,
    kinds: u64,
    seat: Seat,
    mut each: impl FnMut(InForce<'a>),
) {
    let own = |it: &Static| table.card(it.source).controller == seat;
    each_constant(table, kinds, own, |scene, constant| {
        if scene.all_hold(&constant.conditions) {
            for modifier in of_kinds(constant, kinds) {
                mark_constant();
                each(InForce { modifier, scene, lasting: None });
            }
        }
    });
    each_lasting(table, kinds, |it, constant| {
        if it.scene.by == seat && it.scene.all_hold(&constant.conditions) {
            mark_lasting();
            each(it);
        }
    });
}

/// Every modifier of these kinds that means this card and whose conditions hold.
pub(crate) fn in_force_on<'a>(
    table: &'a Table,
    kinds: u64,
    card: CardId,
    mut each: impl FnMut(InForce<'a>),
) {
    let means = |it: &InForce<'a>| it.modifier.cards().is_some_and(|cards| it.means(cards, card));
    // What began before the card was immune goes on, so only constants pass it by.
    let guarded = any_in_force(table, kind::IMMUNE);
    let passes_by =
        |it: &InForce<'_>| guarded && passes_by(table, card, it.scene.this, it.scene.by);
    each_constant(
        table,
        kinds,
        |it| it.can_mean(table, card),
        |scene, constant| {
            for modifier in of_kinds(constant, kinds) {
                let it = InForce { modifier, scene, lasting: None };
                if means(&it) && scene.all_hold(&constant.conditions) && !passes_by(&it) {
                    mark_constant();
                    each(it);
                }
            }
        },
    );
    each_lasting(table, kinds, |it, constant| {
        if means(&it) && it.scene.all_hold(&constant.conditions) {
            mark_lasting();
            if guarded {
                rule!("KZ Odporność.0.b");
            }
            each(it);
        }
    });
}

/// A constant is in force.
fn mark_constant() {
    rule!("KZ Zdolności stałe.0");
    rule!("KZ Zdolności stałe.1");
    rule!("KZ Zdolności stałe.2");
    rule!("KZ Zdolności.2");
    rule!("KZ Opis kart.11");
}

/// A lasting effect is in force.
fn mark_lasting() {
    rule!("KZ Efekty trwające.1");
    rule!("KZ Karty wydarzeń.3");
}

fn of_kinds(constant: &Constant, kinds: u64) -> impl Iterator<Item = &Modifier> {
    let all = constant.mask & !kinds == 0;
    constant.modifiers.iter().filter(move |it| all || modifier_kind(it) & kinds != 0)
}

/// The constants of the cards wanted that have a modifier of these kinds.
#[inline]
pub(super) fn each_constant<'a>(
    table: &'a Table,
    kinds: u64,
    wanted: impl Fn(&Static) -> bool,
    mut each: impl FnMut(Scene<'a>, &'a Constant),
) {
    if table.static_mask & kinds == 0 {
        return;
    }
    for it in table.statics.iter().filter(|it| it.mask & kinds != 0 && wanted(it)) {
        let source = it.source;
        // These two are asked about each other, in `immunity`.
        if kinds & (kind::BLANK | kind::IMMUNE) == 0 && is_blank(table, source) {
            continue;
        }
        let scene = Scene::of(table, table.card(source).controller, source);
        for constant in &table.text(source).constants {
            if constant.mask & kinds != 0 {
                each(scene, constant);
            }
        }
    }
}

/// The lasting effects of these kinds, with the text they follow.
#[inline]
pub(super) fn each_lasting<'a>(
    table: &'a Table,
    kinds: u64,
    mut each: impl FnMut(InForce<'a>, &'a Constant),
) {
    if table.lasting_mask & kinds == 0 {
        return;
    }
    for lasting in table.lasting.iter().filter(|it| it.kind & kinds != 0) {
        let mut scene = Scene::of(table, lasting.by, lasting.source);
        (scene.icon, scene.whom) = (lasting.icon, lasting.whom);
        let constant = lasting.constant(table);
        let modifier = &constant.modifiers[usize::from(lasting.modifier)];
        each(InForce { modifier, scene, lasting: Some(lasting) }, constant);
    }
}
