//! A table one seat could not tell from the real one.

use kernel::{CardId, Chance, Seat};

use cards::veto::Kind;

use crate::table::{Place, Table};

/// Deals everything `seat` cannot see anew. Cards stay where they are; which
/// card each of them is, is drawn again from all that are hidden from `seat`.
pub(crate) fn redeal(table: &mut Table, seat: Seat, chance: &mut Chance) {
    table.chance = chance.split();
    for owner in table.seats.seats() {
        let mine = |it: &CardId| table.card(*it).owner == owner;
        let hidden: Vec<CardId> = table
            .ids()
            .filter(mine)
            .filter(|it| {
                let card = table.card(*it);
                let secret = matches!(card.place, Place::Kredens | Place::Dwor | Place::Under);
                secret && !card.known_to.contains(seat)
            })
            .collect();
        deal(table, &hidden, chance);
    }
    choose_anew(table, seat, chance);
}

/// What the others have chosen in secret for a potyczka may be any oddział they could choose.
fn choose_anew(table: &mut Table, seat: Seat, chance: &mut Chance) {
    let Some(mut bitwa) = table.wojna.bitwa.clone() else { return };
    for (side, other) in bitwa.sides.into_iter().enumerate() {
        if other != seat && bitwa.committed[side].is_some() {
            let mut fresh: Vec<CardId> = table.fresh(&bitwa, other).collect();
            chance.shuffle(&mut fresh);
            bitwa.committed[side] = fresh.first().copied();
        }
    }
    table.wojna.bitwa = Some(bitwa);
}

/// What kind of card lies face down under a postać everybody may know, so those are dealt first.
fn deal(table: &mut Table, hidden: &[CardId], chance: &mut Chance) {
    let mut defs: Vec<u16> = hidden.iter().map(|it| table.card(*it).def).collect();
    defs.sort_unstable();
    chance.shuffle(&mut defs);
    let is = |table: &Table, def: u16, kind: Kind| table.catalog.0.facts(def).kind == kind;
    let under = |table: &Table, it: &CardId| table.card(*it).place == Place::Under;
    let (face_down, others): (Vec<CardId>, Vec<CardId>) =
        hidden.iter().partition(|it| under(table, it));
    for card in face_down {
        let place = defs.iter().position(|it| is(table, *it, table.kind(card)));
        let def = defs.remove(place.expect("as many of the kind as lie face down"));
        table.redefine(card, def);
    }
    for (card, def) in others.into_iter().zip(defs) {
        table.redefine(card, def);
    }
}
