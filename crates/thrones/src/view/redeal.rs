//! A table one seat could not tell from the real one.

use kernel::{CardId, Chance, Seat};

use cards::thrones::Kind;

use crate::table::{Place, Table};

/// Deals everything `seat` cannot see anew. Cards stay where they are; which
/// card each of them is, is drawn again from all that are hidden from `seat`.
pub(crate) fn redeal(table: &mut Table, seat: Seat, chance: &mut Chance) {
    table.chance = chance.split();
    for owner in (0..table.seat_count()).map(Seat) {
        let hidden = |it: &CardId| {
            let card = table.card(*it);
            card.owner == owner && !card.known_to.contains(seat)
        };
        let is_plot = |it: &CardId| table.def(*it).kind == Kind::Plot;
        let (plots, cards): (Vec<CardId>, Vec<CardId>) =
            table.ids().filter(hidden).partition(is_plot);
        deal(table, &plots, chance);
        deal(table, &cards, chance);
    }
}

/// What lies face down in a play area can be there, so that is dealt first.
fn deal(table: &mut Table, hidden: &[CardId], chance: &mut Chance) {
    let mut defs: Vec<u16> = hidden.iter().map(|it| table.card(*it).def).collect();
    defs.sort_unstable();
    chance.shuffle(&mut defs);
    let set_up = |table: &Table, it: &CardId| table.card(*it).place == Place::SetUp;
    let (face_down, others): (Vec<CardId>, Vec<CardId>) =
        hidden.iter().partition(|it| set_up(table, it));
    for card in face_down {
        let fits = |def: &u16| table.catalog.0.def(*def).kind != Kind::Event;
        let place = defs.iter().position(fits);
        let def = defs.remove(place.expect("as many cards that are no events as lie face down"));
        table.redefine(card, def);
    }
    for (card, def) in others.into_iter().zip(defs) {
        table.redefine(card, def);
    }
}
