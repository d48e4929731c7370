//! Repliki that make a card cheaper (AH 116.2).

use cards::{
    lang::{Reference, Subject},
    veto::{Event, Stat, Veto},
};
use kernel::{CardId, Seat, SeatSet};

use super::{
    Call, Context, Def,
    catalog::Way,
    timing::{describes, may_declare},
};
use crate::table::{self, Object, ObjectKind, Place, Table};

/// The card the ability stands on.
const THIS: Subject<Veto> = Subject::Card(Reference::This);

/// The replika of this choice and by how much it makes the card it answers cheaper.
pub(crate) fn lowers(table: &Table, card: CardId, way: u8) -> u8 {
    table.def(card).way(way).map_or(0, |it| it.lowers)
}

/// No replika of this seat makes a card cheaper by more than this.
#[inline]
pub(crate) fn most_lowered(table: &Table, seat: Seat) -> i32 {
    let answers = table.seats[seat].can_answer(Call::new(Event::Plays, true));
    if answers { table.catalog.0.most_lowered().into() } else { 0 }
}

/// Could this seat make the card it wants to play cheaper by at least this much with one replika?
pub(crate) fn might_lower(table: &Table, seat: Seat, (card, def): (CardId, &Def), by: i32) -> bool {
    // The card may make itself cheaper.
    let itself = |way: &Way| {
        let says = way.answered().is_some_and(|it| it.object == Some(THIS));
        says && by <= i32::from(way.lowers)
            && may_declare(table, seat, card, way, Some(card)).is_ok()
    };
    if def.facts.answers_itself && def.ways.iter().any(itself) {
        return true;
    }
    let kompania = &table.seats[seat];
    let call = Call::new(Event::Plays, true);
    if !kompania.can_answer(call) {
        return false;
    }
    let (kind, replied, negated) = (ObjectKind::Card, SeatSet::NONE, false);
    let object = Object { kind, controller: seat, source: card, frame: None, replied, negated };
    let mut repliki = kompania.repliki.iter().filter(|it| {
        let at_hand = table.in_play(*it) || table.card(*it).place == Place::Dwor;
        *it != card && at_hand && table.card(*it).brief.answers.has(call)
    });
    repliki.any(|it| {
        let context = Context::new(it, seat, None);
        let price = if table.in_play(it) { 0 } else { table::stat(table, it, Stat::Lafa) };
        table.def(it).ways.iter().any(|way| {
            let answers =
                way.answered().is_some_and(|it| describes(table, &context, it, it.event, &object));
            let enough = by + i32::from(price) <= i32::from(way.lowers);
            enough && answers && may_declare(table, seat, it, way, Some(card)).is_ok()
        })
    })
}
