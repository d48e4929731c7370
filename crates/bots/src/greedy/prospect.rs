//! What a round that is not over still holds, in hundredths of a kreska.
//!
//! The walk to the end of the round lets everybody pass. So a postać that could
//! still agitate is credited for it, and one that lies tapped before a stronger
//! enemy is charged for the duel it cannot refuse. What would not be dared is
//! not credited either: otherwise the bot would keep the round open for it and
//! never do it.

use cards::veto::{Keyword, Kind};
use kernel::{Game, Handle, Seat};
use veto::{CardView, SeatView, Veto, View};

use super::rating::{find, is_lost_with};

/// An agitacja still to come, which something may yet prevent.
const AGITACJA: i64 = 65;
/// Chance in a hundred that a duel that can be won is sought.
const CHALLENGED: i64 = 30;
const WOUNDED: i64 = 150;
const KILLED: i64 = 220;
/// Whose last Elekt is killed has lost (AH 104.4).
const ELEKT_KILLED: i64 = 4_000;
/// What sztychy of the enemy's dwór may add to his Szabla, and how likely they are there.
const SZTYCHY: i8 = 4;
const SZTYCHY_LIKELY: i64 = 60;
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
    let (ready, tapped) = postacie(game, view, one);
    let (enemies, open) = postacie(game, view, other);
    let kill_margin = game.rules().kill_margin;
    let duel = |by, it: &&Postac| match it.fights {
        true => victim(it, by, kill_margin) * CHALLENGED / 100,
        false => 0,
    };
    let (own, theirs) = (strongest(&ready), strongest(&enemies));
    let best = open.iter().map(|it| duel(own, &it)).max().unwrap_or(0);
    // Of those that lie tapped one is challenged first; a second one adds little to the danger.
    let feared = tapped.iter().map(|it| duel(theirs, &it)).max().unwrap_or(0);
    let dared = |it: &Postac| KRESKA - (duel(theirs, &it) - feared).max(0);
    let agitacje = ready.iter().filter(|it| it.speaks).map(|it| dared(it).clamp(0, AGITACJA));
    agitacje.sum::<i64>() + best
}

fn strongest(ready: &[Postac]) -> i8 {
    ready.iter().filter(|it| it.fights).filter_map(|it| it.card.szabla).max().unwrap_or(0)
}

/// What a duel of this Szabla against a tapped postać wins.
fn victim(postac: &Postac, szabla: i8, kill_margin: i8) -> i64 {
    let card = postac.card;
    let lead = szabla - card.szabla.unwrap_or(0);
    let ransom = i64::from(card.kreski.unwrap_or(0)) * 2 * KRESKA;
    if kill_margin <= lead {
        ransom + if postac.elekt { ELEKT_KILLED } else { KILLED }
    } else if postac.elekt && kill_margin <= lead + SZTYCHY {
        ransom + ELEKT_KILLED * SZTYCHY_LIKELY / 100
    } else if 0 < lead {
        WOUNDED + ransom
    } else {
        0
    }
}

struct Postac<'v> {
    card: &'v CardView,
    /// Can it be drawn into a duel?
    fights: bool,
    /// Does it agitate?
    speaks: bool,
    /// Does its controller lose with it?
    elekt: bool,
}

/// The postacie of a seat that are untapped, and those that are tapped.
fn postacie<'v>(
    game: &Veto,
    view: &'v View,
    seat: &SeatView,
) -> (Vec<Postac<'v>>, Vec<Postac<'v>>) {
    let postac = |handle: &Handle| {
        let card = find(view, *handle)?;
        let facts = &game.catalog().def(card.def?).card;
        let fights = !facts.keywords.contains(&Keyword::Niewiasta);
        let speaks = game.pointed(None, *handle).is_some_and(|it| game.may_speak(it));
        let elekt = is_lost_with(game.rules(), facts);
        (facts.kind == Kind::Postac).then_some(Postac { card, fights, speaks, elekt })
    };
    seat.pole.iter().filter_map(postac).partition(|it| !it.card.zaznaczona)
}
