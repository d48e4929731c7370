//! What a round that is not over still holds, in hundredths of a kreska.
//!
//! The walk to the end of the round lets everybody pass. So a postać that could
//! still agitate is credited for it, and one that lies tapped before a stronger
//! enemy is charged for the duel it cannot refuse.

use cards::veto::{Keyword, Kind};
use kernel::{Game, Seat};
use veto::{CardView, Catalog, SeatView, Veto, View};

use super::rating::find;

/// An agitacja still to come, which something may yet prevent.
const UNTAPPED: i64 = 65;
/// Chance in a hundred that a duel that can be won is sought.
const CHALLENGED: i64 = 30;
const WOUNDED: i64 = 150;
const KILLED: i64 = 220;
const KRESKA: i64 = 100;

/// What the rest of the round promises `seat`, less what it promises the others.
pub(super) fn prospect(game: &Veto, seat: Seat) -> i64 {
    let view = game.view(Some(seat));
    let (own, others): (Vec<&SeatView>, Vec<&SeatView>) =
        view.seats.iter().partition(|it| it.seat == seat);
    let mut sum = 0;
    for mine in &own {
        for theirs in &others {
            sum += promise(game, &view, mine, theirs) - promise(game, &view, theirs, mine);
        }
    }
    sum
}

/// What `one` may still win in this round, `other` being the enemy.
fn promise(game: &Veto, view: &View, one: &SeatView, other: &SeatView) -> i64 {
    let (catalog, kill_margin) = (game.catalog(), game.rules().kill_margin);
    let ready = postacie(catalog, view, one).filter(|(it, _)| !it.zaznaczona);
    let ready: Vec<(&CardView, bool)> = ready.collect();
    let strongest = ready.iter().filter(|(_, fights)| *fights).filter_map(|(it, _)| it.szabla);
    let strongest = strongest.max().unwrap_or(0);
    let open = postacie(catalog, view, other).filter(|(it, fights)| it.zaznaczona && *fights);
    let best = open.map(|(it, _)| victim(it, strongest, kill_margin)).max().unwrap_or(0);
    ready.len() as i64 * UNTAPPED + best * CHALLENGED / 100
}

/// What a duel of this Szabla against a tapped postać wins.
fn victim(card: &CardView, szabla: i8, kill_margin: i8) -> i64 {
    let lead = szabla - card.szabla.unwrap_or(0);
    let ransom = i64::from(card.kreski.unwrap_or(0)) * 2 * KRESKA;
    if kill_margin <= lead {
        KILLED + ransom
    } else if 0 < lead {
        WOUNDED + ransom
    } else {
        0
    }
}

/// The postacie of a seat, and whether they fight duels.
fn postacie<'v>(
    catalog: &'v Catalog,
    view: &'v View,
    seat: &'v SeatView,
) -> impl Iterator<Item = (&'v CardView, bool)> {
    seat.pole.iter().filter_map(|handle| {
        let card = find(view, *handle)?;
        let facts = &catalog.def(card.def?).card;
        let fights = !facts.keywords.contains(&Keyword::Niewiasta);
        (facts.kind == Kind::Postac).then_some((card, fights))
    })
}
