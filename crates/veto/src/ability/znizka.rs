//! Repliki that make a card cheaper (AH 116.2).

use cards::{
    lang::{Reference, Subject},
    veto::{Event, Stat, Veto},
};
use kernel::{CardId, Seat, SeatSet};

use super::{
    Call, Context, Def, Plan,
    catalog::Way,
    koszt,
    timing::{describes, may_declare},
};
use crate::table::{self, Object, ObjectKind, Place, Table};

/// The card the ability stands on.
const THIS: Subject<Veto> = Subject::Card(Reference::This);

/// By how much this replika helps a seat to pay for the card it answers: what that gets cheaper, less what the
/// replika costs itself.
fn saves(table: &Table, seat: Seat, (card, way): (CardId, &Way), it: CardId) -> i32 {
    let plan = Plan { program: way.program, source: card, seat, it: Some(it) };
    let own = table.in_play(card) || card == it;
    let lafa = if own { 0 } else { table::stat(table, card, Stat::Lafa).into() };
    i32::from(way.lowers) - lafa - koszt::dukaty(table, plan)
}

/// The same of a replika to the card on top of the stos, by its number.
pub(crate) fn saves_by(table: &Table, seat: Seat, (card, way): (CardId, u8), it: CardId) -> i32 {
    table.def(card).way(way).map_or(0, |way| saves(table, seat, (card, way), it))
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
        says && by <= saves(table, seat, (card, way), card)
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
        table.def(it).ways.iter().any(|way| {
            let answers =
                way.answered().is_some_and(|it| describes(table, &context, it, it.event, &object));
            let enough = 0 < way.lowers && by <= saves(table, seat, (it, way), card);
            enough && answers && may_declare(table, seat, it, way, Some(card)).is_ok()
        })
    })
}
