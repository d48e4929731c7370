//! AH 512.1.i, 513.5.b.1 — what a copy of a postać in play is good for, which cannot be put out itself.
//!
//! A copy is a card of the same name, whatever its przydomek and whoever controls the other (AMB-24).

use cards::veto::{Keyword, Kind};
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use crate::{
    ability::{Def, LOWER, Plan},
    ch1_ogolne::r114_akcje::may_act,
    ch5_runda::r504_zagrywanie::KOPIA,
    illegal::Reason,
    ruling::Ruling,
    step::Step,
    table::{Change, Mover, ObjectKind, Place, Table},
};

/// May this card be discarded from the dwór as a czyn?
pub(crate) fn may_discard(table: &Table, seat: Seat, card: CardId) -> Result<(), Reason> {
    let state = table.card(card);
    if table.kind(card) != Kind::Postac || state.place != Place::Dwor {
        return Err(Reason::NothingToDo);
    }
    if state.owner != seat {
        return Err(Reason::NotYours);
    }
    may_act(table, seat, true)?;
    let mut postacie = table.seats.seats().flat_map(|it| table.postacie(it));
    match table.rules().copies_of_use && postacie.any(|it| is_copy(table, card, it)) {
        true => Ok(()),
        false => Err(Reason::NoCopy),
    }
}

pub(crate) fn discard(seat: Seat, card: CardId, ruling: &mut Ruling) {
    rule!("AH 512.1.i");
    ruling
        .and(Change::Acted { czyn: true })
        .by(cite!("AH 512.1.i"), Change::Move { card, to: Mover::Lazaret })
        .then(Step::Stint(seat));
}

/// May this card strengthen the seat's duellist? It is a copy of one of the two who fight.
pub(crate) fn may_strengthen(
    table: &Table,
    seat: Seat,
    card: CardId,
    def: &Def,
) -> Result<Plan, Reason> {
    let top = table.stos.last().ok_or(Reason::NothingToAnswer)?;
    if !table.rules().copies_of_use || top.kind != ObjectKind::Duel {
        return Err(Reason::OnlyInDuel);
    }
    let unique = !table.facts(card).has(Keyword::Pospolity);
    if !unique || !is_named_like_duellist(table, def) {
        return Err(Reason::NoCopy);
    }
    let program = def.copying.unwrap_or_else(|| table.catalog.0.copying());
    Ok(Plan { program, source: card, seat, it: None })
}

/// The ways of playing this card as a copy of somebody who fights: a joined one under the name he has.
pub(crate) fn ways(table: &Table, card: CardId) -> impl Iterator<Item = u8> + '_ {
    let may = move |way: &u8| {
        let (def, way) = table.played_as(card, *way);
        way == KOPIA && is_named_like_duellist(table, def)
    };
    [KOPIA, LOWER + KOPIA].into_iter().filter(move |it| is_of_duellist(table, card) && may(it))
}

/// Those of the two who are still there.
fn duellists(table: &Table) -> impl Iterator<Item = CardId> + '_ {
    table.duel.iter().flat_map(|it| it.sides()).filter(|it| table.in_play(*it))
}

fn is_named_like_duellist(table: &Table, def: &Def) -> bool {
    let mut sides = duellists(table);
    let same = |it| table.facts(it).name == def.facts.name && table.kind(it) == Kind::Postac;
    def.facts.kind == Kind::Postac && sides.any(same)
}

/// Is it a copy of somebody who fights? A card of another type may bear the same name.
fn is_of_duellist(table: &Table, card: CardId) -> bool {
    let mut sides = duellists(table);
    table.kind(card) == Kind::Postac && sides.any(|it| is_copy(table, card, it))
}

fn is_copy(table: &Table, card: CardId, other: CardId) -> bool {
    table.kind(other) == Kind::Postac && table.same_name(card, other)
}
