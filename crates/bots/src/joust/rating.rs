//! What a table is worth to a seat, in hundredths of a power: the power it has
//! first, then what it can win more with. Only differences matter: every figure
//! counts for the seat and against its opponents.

use cards::thrones::Kind;
use kernel::{Game, Handle, Seat};
use thrones::{CardView, Catalog, SeatView, Thrones, View};

/// More than all that can lie on a table.
const WIN: i64 = 1_000_000;

const POWER: i64 = 100;
/// Power wins the game, so the last steps count more.
const NEAR: i64 = 12;
const FAR_FROM_WINNING: i64 = 8;
const CHARACTER: i64 = 60;
const STRENGTH: i64 = 22;
const ICON: i64 = 22;
const LOCATION: i64 = 70;
const ATTACHMENT: i64 = 45;
const DUPLICATE: i64 = 40;
const HAND: i64 = 34;
const GOLD: i64 = 3;

/// Gold before marshaling, which is spent on cards.
const GOLD_TO_SPEND: i64 = 20;
/// A character that stands can still attack or defend in this round.
const READY: i64 = 14;
const READY_STRENGTH: i64 = 8;

/// What the table is worth to `seat`.
pub(super) fn rate(game: &Thrones, seat: Seat) -> i64 {
    let view = game.view(Some(seat));
    let lead = lead(&view, seat, |it| standing(game.catalog(), &view, it));
    match view.over {
        Some((winner, ..)) if winner == Some(seat) => WIN + lead,
        Some(_) => lead - WIN,
        None => lead,
    }
}

/// What the rest of the round promises `seat`, less what it promises the others.
pub(super) fn prospect(game: &Thrones, seat: Seat) -> i64 {
    let view = game.view(Some(seat));
    lead(&view, seat, |it| promise(&view, it))
}

fn lead(view: &View, seat: Seat, worth: impl Fn(&SeatView) -> i64) -> i64 {
    let signed = |it: &SeatView| if it.seat == seat { worth(it) } else { -worth(it) };
    view.seats.iter().map(signed).sum()
}

fn standing(catalog: &Catalog, view: &View, seat: &SeatView) -> i64 {
    let power = i64::from(seat.power);
    let near = (power - FAR_FROM_WINNING).max(0);
    let in_play: i64 = cards(view, &seat.play).map(|it| in_play(catalog, it)).sum();
    power * POWER
        + near * near * NEAR
        + in_play
        + i64::from(seat.hand_size) * HAND
        + i64::from(seat.gold) * GOLD
}

fn in_play(catalog: &Catalog, card: &CardView) -> i64 {
    let duplicates = card.duplicates.len() as i64 * DUPLICATE;
    let Some(facts) = card.def.map(|it| &catalog.def(it).card) else { return CHARACTER };
    let worth = match facts.kind {
        Kind::Character => {
            let icons = i64::from(card.icons.count_ones());
            let strength = i64::from(card.strength.unwrap_or(0));
            let abilities = facts.abilities.len() as i64 + facts.keywords.len() as i64;
            CHARACTER + strength * STRENGTH + icons * ICON + abilities * ICON
        }
        Kind::Location => LOCATION,
        _ => ATTACHMENT,
    };
    worth + duplicates
}

fn promise(view: &View, seat: &SeatView) -> i64 {
    let ready = cards(view, &seat.play).filter(|it| it.strength.is_some() && !it.kneeling);
    let ready = ready.map(|it| READY + i64::from(it.strength.unwrap_or(0)) * READY_STRENGTH);
    ready.sum::<i64>() + i64::from(seat.gold) * GOLD_TO_SPEND
}

/// The cards of a view are sorted by handle.
fn cards<'v>(view: &'v View, handles: &'v [Handle]) -> impl Iterator<Item = &'v CardView> {
    let find = |it: &Handle| view.cards.binary_search_by_key(it, |(at, _)| *at).ok();
    handles.iter().filter_map(find).map(|it| &view.cards[it].1)
}
