//! What a standing is worth to a seat, in hundredths of a kreska.
//!
//! The figures were set by hand and checked by matches; `docs/bots.md` tells
//! how. Only differences matter: every figure counts for the seat and against
//! its opponents.

use cards::veto::{Card, Keyword, Kind};
use kernel::{Game, Handle, Seat};
use veto::{CardView, Catalog, Election, Ruleset, SeatView, Veto, View};

/// More than all that can lie on a table.
const WIN: i64 = 1_000_000;

const KRESKA: i64 = 100;
/// Kreski one short of an election and beyond win games, so they count more.
const NEAR_ELECTION: i64 = 60;
const ELECTION: i64 = 500;
/// A postać agitates about once a round for as long as it lives.
const POSTAC: i64 = 150;
const SZABLA: i64 = 14;
/// What the opponent wins with it in a duel.
const RANSOM: i64 = 10;
const MODERUNEK_SZABLA: i64 = 15;
const INCOME: i64 = 28;
const DUKAT: i64 = 9;
/// Beyond this many, dukaty only lie about.
const DUKATY_NEEDED: i64 = 14;
const SZTYCH: i64 = 14;
const EFEKT: i64 = 14;
const POSESJA_IN_DWOR: i64 = 18;
const MODERUNEK_IN_DWOR: i64 = 10;
/// A postać waiting to be put out, and the kreski it will bring.
const POSTAC_IN_DWOR: i64 = 35;
const PROMISED_KRESKA: i64 = 15;

/// A postać on the pole karmazynów does not agitate; it counts for the initiative.
const KARMAZYN: i64 = 80;
const ELEKT: i64 = 60;
/// An Elekt on the pole karmazynów, where not even Raptus can challenge it (AH 700.1.oo).
const SAFE_ELEKT: i64 = 200;
/// Kreski enough and an Elekt: only the initiative is missing.
const CANDIDATE: i64 = 300;
const ODDZIAL: i64 = 40;
const BITNOSC: i64 = 14;
const KARNOSC: i64 = 6;
/// A point of Znaczenie of a ziemia that is held: a kreska a round, until somebody takes it.
const ZNACZENIE: i64 = 90;

/// What the table is worth to `seat`.
pub(super) fn rate(game: &Veto, seat: Seat) -> i64 {
    let view = game.view(Some(seat));
    let worth = |it: &SeatView| standing(game.rules(), game.catalog(), &view, it);
    let (own, others): (Vec<&SeatView>, Vec<&SeatView>) =
        view.seats.iter().partition(|it| it.seat == seat);
    let lead = own.into_iter().map(worth).sum::<i64>() - others.into_iter().map(worth).sum::<i64>();
    // Even a lost game is lost less surely when the opponent's lead is smaller.
    match view.over {
        Some((winner, ..)) if winner == Some(seat) => WIN + lead,
        Some(_) => lead - WIN,
        None => lead,
    }
}

fn standing(rules: &Ruleset, catalog: &Catalog, view: &View, seat: &SeatView) -> i64 {
    let kreski = i64::from(seat.kreski);
    let needed = i64::from(rules.election_kreski);
    let near = (kreski - needed + 3).clamp(0, 5);
    let candidate =
        needed <= kreski && rules.election == Election::Elekt && has_elekt(catalog, view, seat);
    let elected = view.election == Some(seat.seat) && needed <= kreski;
    let dukaty = i64::from(seat.dukaty).min(DUKATY_NEEDED);
    let on_pole: i64 = seat.pole.iter().map(|it| in_play(catalog, view, *it)).sum();
    let karmazyni: i64 = seat.karmazyni.iter().map(|it| karmazyn(rules, catalog, view, *it)).sum();
    let held = view.ziemie.iter().filter(|it| it.controlled_by == Some(seat.seat));
    let znaczenie = held.filter_map(|it| find(view, it.ziemia)?.znaczenie).map(i64::from);
    let dwor: i64 = seat.dwor.iter().map(|it| in_dwor(catalog, view, *it)).sum();
    kreski * KRESKA
        + near * NEAR_ELECTION
        + if elected { ELECTION } else { 0 }
        + if candidate { CANDIDATE } else { 0 }
        + i64::from(seat.income) * INCOME
        + dukaty * DUKAT
        + on_pole
        + karmazyni
        + znaczenie.sum::<i64>() * ZNACZENIE
        + dwor
}

fn has_elekt(catalog: &Catalog, view: &View, seat: &SeatView) -> bool {
    let cards = seat.pole.iter().chain(&seat.karmazyni).filter_map(|it| find(view, *it)?.def);
    cards.map(|it| &catalog.def(it).card).any(|it| it.keywords.contains(&Keyword::Elekt))
}

/// Does its controller lose when it is killed (AH 104.4, 700.1.v)?
pub(super) fn is_lost_with(rules: &Ruleset, card: &Card) -> bool {
    let is_mortal = [Keyword::Elekt, Keyword::Krol].iter().any(|it| card.keywords.contains(it));
    rules.election == Election::Elekt && is_mortal
}

/// A postać on the pole karmazynów; an Elekt is safe there.
fn karmazyn(rules: &Ruleset, catalog: &Catalog, view: &View, handle: Handle) -> i64 {
    let def = find(view, handle).and_then(|it| it.def);
    let is_elekt = def.is_some_and(|it| is_lost_with(rules, &catalog.def(it).card));
    KARMAZYN + if is_elekt { SAFE_ELEKT } else { 0 }
}

fn in_play(catalog: &Catalog, view: &View, handle: Handle) -> i64 {
    let Some(card) = find(view, handle) else { return 0 };
    let facts = card.def.map(|it| &catalog.def(it).card);
    let fastened: i64 = card.attached.iter().map(|it| fastened(catalog, view, *it)).sum();
    let itself = match facts.map(|it| it.kind) {
        Some(Kind::Postac) => {
            let elekt = facts.is_some_and(|it| it.keywords.contains(&Keyword::Elekt));
            postac(card) + if elekt { ELEKT } else { 0 }
        }
        Some(Kind::Oddzial) => {
            let (bitnosc, karnosc) = (card.bitnosc.unwrap_or(0), card.karnosc.unwrap_or(0));
            ODDZIAL + i64::from(bitnosc) * BITNOSC + i64::from(karnosc) * KARNOSC
        }
        _ => 0,
    };
    itself + fastened
}

fn postac(card: &CardView) -> i64 {
    let szabla = i64::from(card.szabla.unwrap_or(0));
    POSTAC + szabla * SZABLA - i64::from(card.kreski.unwrap_or(0)) * RANSOM
}

/// A moderunek, a sztych face down, or an efekt that stays.
fn fastened(catalog: &Catalog, view: &View, handle: Handle) -> i64 {
    let facts = find(view, handle).and_then(|it| it.def).map(|it| &catalog.def(it).card);
    match facts {
        Some(card) if card.kind == Kind::Moderunek => {
            EFEKT + i64::from(card.szabla.unwrap_or(0)) * MODERUNEK_SZABLA
        }
        Some(card) if card.kind == Kind::Efekt => 2 * EFEKT,
        _ => SZTYCH + 2,
    }
}

fn in_dwor(catalog: &Catalog, view: &View, handle: Handle) -> i64 {
    let facts = find(view, handle).and_then(|it| it.def).map(|it| &catalog.def(it).card);
    let Some(card) = facts else { return 0 };
    match card.kind {
        Kind::Sztych => SZTYCH,
        Kind::Efekt => EFEKT,
        Kind::Posesja => POSESJA_IN_DWOR,
        Kind::Postac => POSTAC_IN_DWOR + i64::from(card.kreski.unwrap_or(0)) * PROMISED_KRESKA,
        _ => MODERUNEK_IN_DWOR,
    }
}

/// The cards of a view are sorted by handle.
pub(super) fn find(view: &View, handle: Handle) -> Option<&CardView> {
    let place = view.cards.binary_search_by_key(&handle, |(it, _)| *it).ok()?;
    Some(&view.cards[place].1)
}
